check-name-components = Components can be read and drawn
check-name-setups = Whatever can be picked can be played
check-name-invariants = Games end, and no piece is lost or doubled
check-name-words = Questions and log can be read in both languages
check-name-log = What happens is told
check-name-offers = What is offered changes something
check-name-odds = Chances belong to something
check-name-chances = Chances come true
check-name-bots = Every bot answers every question
check-name-saving = Games are cloned, saved, loaded and taken back
check-name-determinism = The same seed gives the same game
check-name-secrets = Nobody is shown what it may not know
check-name-questions = Questions tell no secret

check-raised = { $error }: { $message }
check-unreadable = Cannot be read in { $lang }: { $message }.
check-empty = Says nothing in { $lang }: { $what }.
check-broken = Holds something in { $lang } that belongs in no sentence: { $words }
check-asks-nothing = The table asks nothing, and its game is not over.
check-invariant = Impossible: { $message }.
check-endless = Not over after { $choices } choices.
check-no-outcome = The game asks nothing any more and has no outcome.
check-untold = Nothing in the log tells { $seat ->
    [none] a spectator
   *[other] seat { $seat }
} of a change: { $what }.
check-idle = Changes nothing and is offered: { $option } (question “{ $kind }” of { $source }).
check-odds = A chance of { $chance } is shown for { $option }.
check-chances = The chances that are shown do not come true: { $figures }.
check-bot = The bot { $bot } has no possible answer to the question “{ $kind }”: { $message }
check-loaded = Loaded from its file, the game is not what it was.
check-clone-disturbs = Playing on with a clone changes the game that it was cloned from.
check-clone-differs = A clone and the loaded game go different ways with the same choice.
check-undone = A choice that is taken back leaves something behind.
check-differs = Played twice with the same choices, the game differs.
check-impossible-world = A world that seat { $seat } can think of is impossible: { $message }.
check-secret = Seat { $seat } sees a difference between worlds that differ only in what it cannot know.
check-chance-shown = The view of seat { $seat } holds the source of chance.
check-asked-otherwise = The question “{ $kind }” differs between worlds that its seat cannot tell apart.
check-told-otherwise = Seat { $seat } is told different things in worlds that it cannot tell apart.
