# What the kernel itself says.
join-and = and
join-after = then
join-or = or
join-comma = ,
join-then = ; then
join-semicolon = ;
join-else = ; or

error-no-decision = The game is over: there is nothing left to decide.
error-not-offered = “{ $option }” is not one of the options. You can choose: { $offered }.
error-too-few = Choose at least { $least } of the options.
error-too-many = Choose at most { $most } of the options.
error-too-many-of = Choose “{ $option }” at most { $most ->
    [1] once
   *[other] { $most } times
}.
error-twice = “{ $option }” is given twice.
error-wrong-seat = Seat { $seat } has to decide, not seat { $given }.
error-no-such-moment = There is no moment after { $number } choices: { $moves } have been made.
error-no-such-seat = There is no seat { $seat }: the seats are 0 to { $last }.
error-may-not-read = Seat { $seat } may not read the question that is asked now, so no world in which it is asked can be imagined.
error-imagined = This table is imagined in the middle of a step: it can be saved or undone once that step is over. It can be cloned at any time.
error-sight-stays = What a seat sees of a table cannot be saved or copied. Imagine a table from it instead.
error-other-vocabulary = These arrays were made for a game with other words (vocabulary { $given }) than this one ({ $own }). Make them for the game and the boxes of the table.
error-nothing-to-undo = There is nothing to undo.
error-undo-chance = Something random or hidden has been revealed since that choice; the host of the table can allow it to be undone.
error-slip = { $given }: did you mean { $close }?
error-unknown-game = There is no game called “{ $game }”. Games: { $games }.
error-cards-added = Cards have been added to this game since it was begun: it can continue, but cannot be replayed from its start.
error-unknown-box =
    { $number ->
        [0] There is no box called “{ $box }” for this game; none is installed.
       *[other] There is no box called “{ $box }” for this game. Installed: { $boxes }.
    }
error-broken-box = The box “{ $box }” is installed but cannot be opened: { $reason }
error-save-box = This game was saved with the box “{ $box }”, which cannot be used here. { $reason }
setup-boxes = Boxes
setup-boxes-help = What you add to the base game.
error-unknown-option = “{ $game }” has no setup option called “{ $option }”. It has: { $options }.
error-nothing-asked = “{ $option }” answers nothing: no box of this table asks a question at setup.
error-bad-option = The setup option “{ $option }” cannot be “{ $value }”: { $reason }.
error-seated-twice = { $who } cannot sit at two places.
error-too-many-listed = The setup option “{ $option }” lists more than { $most } things.
expected-int = a whole number is needed
expected-str = a word is needed
expected-bool = it is true or false
expected-array = a list is needed
expected-one-of = it can be { $values }
expected-other = that is not possible here
error-save-not-json = This file is not a saved game: it is not readable JSON.
error-save-foreign = This file is not a saved game of Miskatonic.
error-save-version = This game was saved in format { $found }; this version of Miskatonic reads format { $format }.
error-save-damaged = This saved game is damaged: { $reason }.
error-save-game = This saved game is one of “{ $game }”, which this version of Miskatonic does not know.
error-save-setup = This saved game has an impossible setup: { $reason }
error-save-move = Choice { $number } of this saved game is impossible: { $reason }
save-field = “{ $where }” is missing or invalid
save-nonsense = its position makes no sense
save-stuck = the rules cannot go on from its position
save-changed = it has been changed since it was saved
save-leads-elsewhere = its choices do not lead to its saved position
save-too-large = its “{ $part }” takes more than { $most } kB
impossible-number = “{ $what }” is { $number }, but goes from { $low } to { $high }
impossible-repeated = in “{ $what }” the same thing appears more than { $most } times
impossible-step = there is no step “{ $step }” now
save-checkpoint-outside = its checkpoint lies outside its list of choices
error-rules-changed = The rules of { $game } have changed since this game was recorded: it can continue from where it was left, but cannot be replayed from its start.
error-rules-unreadable = The rules of { $game } have changed since this game was recorded, and it cannot go on with those of today.
error-rules-newer = This game was recorded with newer rules of { $game } than this version of Miskatonic knows.
error-save-diverges = This recording no longer replays as it was recorded: choice { $number } ({ $reason }).

line-because = { $line } ({ $cause })
prompt-without-circles = { $prompt } Choices that have led back here twice are no longer offered.
option-effect = { NAME($effect, form: "Bare") }
option-pass = Pass
option-go-on = Go on
prompt-stopped = The game stops here.
prompt-reaction =
    { $told ->
        [0] Use an ability?
       *[1] { $event } Use an ability?
    }
prompt-order =
    { $told ->
        [0] Which of these comes first?
       *[1] { $event } Which of these comes first?
    }
prompt-choose-effect =
    { $named ->
        [0] Choose what happens.
       *[1] { $cause }: choose what happens.
    }
error-players = This game is for { $low } to { $high } players, not { $players }.

replay-over = the game is over already
replay-seat = seat { $seat } has to decide, not seat { $recorded }
replay-not-offered = “{ $option }” was not offered
replay-broken = the rules cannot go on: { $error }
replay-checkpoint = the checkpoint after it is another one
replay-digest = the position after it is another one

# what a finished game is told with
course-missed = { $name }: { $now } of { $limit }, { $missing } short.
course-averted = { $name }: { $now } of { $limit }.

# How the lines of cards are put together: when, at what cost, what.
line-cost = { $cost }: { $what }
line-when = { $when }: { $what }
line-when-cost = { $when }, { $cost }: { $what }
