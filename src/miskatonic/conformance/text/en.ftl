check-name-components = Components can be read and drawn
check-name-setups = Every setup that can be chosen can be played
check-name-invariants = Games end, and no piece is lost or doubled
check-name-words = Questions and log can be read in both languages
check-name-log = Everything that happens is logged
check-name-offers = Every option changes something
check-name-odds = Odds belong to an action
check-name-chances = Odds are accurate
check-name-bots = Every bot answers every question
check-name-saving = Games can be cloned, saved, loaded and undone
check-name-determinism = The same seed gives the same game
check-name-secrets = No seat is shown what it may not know
check-name-questions = Questions tell no secret

check-raised = { $error }: { $message }
check-unreadable = Cannot be read in { $lang }: { $message }.
check-empty = Says nothing in { $lang }: { $what }.
check-broken = Contains in { $lang } what belongs in no sentence: { $words }
check-unnamed = Names what nothing is called: { $pieces }.
check-asks-nothing = The table asks nothing, and its game is not over.
check-invariant = Impossible: { $message }.
check-endless = Not over after { $choices } choices.
check-no-outcome = The game asks nothing more and has no outcome.
check-untold = Nothing in the log tells { $seat ->
    [none] a spectator
   *[other] seat { $seat }
} of a change: { $what }.
check-idle = Offered, but changes nothing: { $option } (question “{ $kind }” of { $source }).
check-odds = Odds of { $chance } are shown for { $option }.
check-chances = The odds that are shown are not accurate: { $figures }.
check-bot = The bot { $bot } has no possible answer to the question “{ $kind }”: { $message }
check-loaded = Loaded from its file, the game is not what it was.
check-clone-disturbs = Playing on with a clone changes the game that it was cloned from.
check-clone-differs = A clone and the loaded game diverge after the same choice.
check-undone = An undone choice leaves traces.
check-differs = Played twice with the same choices, the game differs.
check-impossible-world = A world that seat { $seat } can imagine is impossible: { $message }.
check-secret = Seat { $seat } sees a difference between worlds that differ only in what it cannot know.
check-chance-shown = The view of seat { $seat } holds the source of chance.
check-asked-otherwise = The question “{ $kind }” differs between worlds that its seat cannot tell apart.
check-told-otherwise = Seat { $seat } is told different things in worlds that it cannot tell apart.
