# The command line in English.

## Tables

cli-column-name = Name
cli-column-game = Game
cli-column-players = Players
cli-column-component = Component
cli-column-published = Published
cli-column-implemented = Implemented
cli-column-distinct = Different
cli-column-chapter = Chapter
cli-column-rules = Rules
cli-column-numbers = Numbers
cli-column-rule = Rule
cli-column-reason = Why no test proves it
cli-column-games = Games
cli-column-wins = Wins
cli-column-rate = Win rate
cli-column-share = Share
cli-column-interval = 95% interval
cli-column-decisions-best = Decisions/s (best of 10)
cli-column-decisions-median = Median
cli-column-clone = Clone (µs)
cli-column-bytes = State (bytes)
cli-column-bytes-max = Largest
cli-box-broken = The box “{ $box }” is installed but cannot be opened: { $reason }
cli-box-of = box: { $box }
cli-asked-by = { $source }:
cli-players-range = { $low } to { $high }
cli-number = { $n }
cli-percent = { NUMBER($n, minimumFractionDigits: 1) }%
cli-interval = { $low }–{ $high }%

## Inventory

cli-inventory-complete = Every published component is there.
cli-inventory-missing = Missing: { $number } × { $kind }.
cli-inventory-left-out = Left out: { $number } × { $kind }. { $reason }
cli-inventory-complete-but = Every other published component is there.

## Rules

cli-rules-total = { $rules } rules. “miskatonic rules GAME ID” shows one of them.
cli-rule-example = Example: { $example }
cli-rule-doubt = Where the rulebook is unclear: { $doubt }
cli-rule-proven = Proven by:
cli-rule-unproven = No test proves it: { $reason }
cli-coverage = { $game }: tests prove { $proven } of { $rules } rules.
cli-coverage-to-be-written = the test is still to be written

## Replay

cli-verified-choices =
    { $game }, seed { $seed }: { $choices ->
        [0] no choice to check.
        [one] { $choices } choice replayed, by the right seat and among the options.
       *[other] { $choices } choices replayed, each by the right seat and among the options.
    }
cli-verified-checkpoint = The checkpoint after choice { $after } is the recorded one.
cli-verified-digest = The last position is the recorded one ({ $digest }).
cli-replay-under-way = The game is still under way.

## Simulation

cli-simulate-playing = Playing
cli-simulate-so-far = { NUMBER($percent, minimumFractionDigits: 1) }% won
cli-simulate-head =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, bot: { $bot }.
cli-simulate-wins = Won: { $wins } ({ NUMBER($percent, minimumFractionDigits: 1) }%). Lost: { $losses }.
cli-simulate-unfinished = Cut short for taking too long: { $number }.
cli-simulate-errors = Ended by an error: { $number }.
cli-simulate-speed = { $decisions } decisions in { NUMBER($seconds, maximumFractionDigits: 1) } s: { $rate } per second.
cli-simulate-mean = { $what }: { NUMBER($mean, maximumFractionDigits: 2) } per game
cli-simulate-failure = Seed { $seed } ended in an error: { $error }
cli-simulate-more-failures = … and { $number } more games ended in an error.
cli-plot-subtitle =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $players } players, { $bot } bot, first seed { $seed }: { NUMBER($percent, minimumFractionDigits: 1) }% won
cli-plot-axis = games won, with 95% intervals

## Learning

cli-learn-teacher = Games of the { $teacher } bot: { $percent }%
cli-learn-imitation = Imitating the { $teacher } bot
cli-learn-own = Iteration { $n }: { $percent }%
cli-learn-so-far = { $games } games, { NUMBER($percent, minimumFractionDigits: 1) }% won lately
cli-learn-axis-games = games played
cli-learn-axis-won = percentage of games won while learning
cli-learn-end =
    { $net }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $iterations ->
        [one] { $iterations } iteration
       *[other] { $iterations } iterations
    }, { $seconds } s of processor time, { NUMBER($percent, minimumFractionDigits: 1) }% won lately. Kept in { $folder }.
cli-learn-measured = Held-out games, { $player }: { $won } of { $games } won, { NUMBER($percent, minimumFractionDigits: 1) }% ({ $low } to { $high }), { $ms } ms a decision.

## Errors

cli-error-missing = { $what } is missing: see --help.
cli-error-no-option = There is no option { $what }: see --help.
cli-error-bad-value = { $what } cannot have that value: { $reason }.
cli-error-number = { $ends ->
    [between] { $what }: a number from { $low } to { $high }, not { $value }.
    [from] { $what }: a number from { $low } upwards, not { $value }.
   *[any] { $what }: a number, not { $value }.
}
cli-error-choice = { $what }: one of { $possible }, not { $value }.
cli-error-usage = { $reason }: see --help.
cli-error-no-command = There is no command “{ $name }”. Commands: { $commands }.
cli-error-file = { $file } cannot be used: { $reason }.
cli-error-folder-missing = The folder of { $file } does not exist.
cli-error-file-missing = There is no file { $file }.
cli-error-file-forbidden = { $file } cannot be opened: you are not allowed to.
cli-error-file-folder = { $file } is a folder, not a file.
cli-error-file-full = { $file } cannot be written: the disk is full.
cli-error-players = --players: a number from { $low } to { $high } or a range such as { $low }-{ $high }, not { $players }.
cli-error-investigators = { $number } investigators are too many for { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
cli-error-setting = “{ $setting }” is not a setting: write OPTION=VALUE.
cli-error-answer = “{ $answer }” is not an answer: write QUESTION=VALUE.
cli-error-no-matplotlib = Drawing needs matplotlib, which is not installed: pip install 'miskatonic[plot]'.
cli-error-no-tests = The tests are not here: only a checkout of the project contains them.
cli-error-no-rule = There is no rule { $rule }.
cli-error-no-rule-close = There is no rule { $rule }. Close to it: { $close }.
cli-error-coverage-of-one = Ask for either one rule or the coverage of all.

## Playing in the terminal

cli-seat = Seat { $number }
cli-odds = { $percent }%
cli-death = death { $percent }%
cli-hand-over = Hand over to { $who }, who presses Enter:
cli-thinking = { $who } is thinking…
cli-take-exactly =
    { $most ->
        [one] Take { $most }.
       *[other] Take { $most }: type their numbers, such as 1 3.
    }
cli-take-up-to = Take up to { $most }: type their numbers, such as 1 3, or 0 for none.
cli-take-between = Take { $least } to { $most }: type their numbers, such as 1 3.
cli-commands = { $why } why · c card · l log · u undo · s save · h help, signs · q quit
cli-news-more =
    … { $number } { $number ->
        [one] earlier line
       *[other] earlier lines
    } (l)
cli-help =
    Type the number of an option; several numbers where several may be taken; nothing to see the table again.
    { $why }            why: the rule that this question comes from
    c NAME or N  a card: by its name, or the one that option N concerns
    l [N]        the log: its last lines
    u            undo: undo your last choice
    s [FILE]     save: the game is saved after every choice anyway
    b            board: the whole table
    h            help
    q            quit: the game is saved
    Numbers on the board are those of the options that concern a piece.
    A percentage is the chance of success, if you play well from there.
cli-plain-legend = All signs are spelled out.
cli-why-card = This question comes from a card, not from a rule.
cli-undo-chance = Something random or hidden has been revealed since then. Undo anyway (y/n)?
cli-saved = Saved in { $file }.
cli-save-failed = The game cannot be saved: { $reason }.
cli-reason-no-folder = there is no such folder
cli-reason-folder = that is a folder
cli-reason-forbidden = you are not allowed to write there
cli-reason-full = the disk is full
cli-goodbye =
    The game is saved in { $file }.
    To resume it: miskatonic play --terminal --resume
cli-record =
    The record of this game is { $file }.
    To read it again: miskatonic replay { $file }
cli-log-empty = Nothing has happened yet.
cli-card-which = Which card? Type c and its name, or c and the number of an option.
cli-card-none = No card fits “{ $name }”.
cli-card-several = Several cards fit “{ $name }”: { $cards }.
cli-answer-unknown = “{ $answer }” is not an answer: type a number from 1 to { $most }, or h for help.
cli-answer-no-number = There is no option { $number }: type a number from 1 to { $most }.
cli-answer-twice = { $number } is given twice.
cli-error-nothing-to-resume = There is no game to resume.
cli-error-file-without-resume = { $file } is a file: to resume a saved game, add --resume.
cli-error-other-game = { $file } is a game of { $game }.
cli-error-finished = The game in { $file } is over: miskatonic replay retells it.
cli-error-too-many-seats =
    { $seats } seats are taken, but there { $players ->
        [one] is only { $players } player.
       *[other] are only { $players } players.
    }

## The board of Elder Sign

cli-es-day = Day { $day }
cli-es-mythos = Mythos:
cli-es-awake = is awake!
cli-es-battle = Final battle:
cli-es-entry = On entry:
cli-es-terror = Terror:
cli-es-midnight = Midnight:
cli-es-icon-entry = e
cli-es-icon-terror = t
cli-es-icon-midnight = m
cli-es-rolls = { $who } rolls
cli-es-pool = Dice
cli-es-aside = Set aside
cli-es-on-task = Task { $number }
cli-es-bot = (bot)
cli-es-eliminated = out of the game
cli-es-no-investigator = no investigator yet
cli-es-die-yellow = y
cli-es-die-red = r
cli-es-sign-investigation = investigation
cli-es-sign-lore = lore
cli-es-sign-peril = peril
cli-es-sign-terror = terror
cli-es-sign-wild = wild
cli-es-sign-sanity = sanity
cli-es-sign-stamina = stamina
cli-es-sign-clock = the clock advances
cli-es-sign-clue = clue
cli-es-sign-common = common item
cli-es-sign-unique = unique item
cli-es-sign-spell = spell
cli-es-sign-ally = ally
cli-es-sign-elder-sign = elder sign
cli-es-sign-gate = Other World
cli-es-sign-monster = monster
cli-es-sign-doom = doom
cli-es-sign-remove-doom = doom removed
cli-es-sign-trophy = trophies
cli-es-sign-locked = locked die
cli-es-legend-icons = e, t, m: something happens on entry, on terror, at midnight
cli-es-legend-room = ({ $sign }): room for a monster
cli-es-short-clue =
    { $n } { $n ->
        [one] clue
       *[other] clues
    }
cli-es-short-common =
    { $n } common { $n ->
        [one] item
       *[other] items
    }
cli-es-short-unique =
    { $n } unique { $n ->
        [one] item
       *[other] items
    }
cli-es-short-spell =
    { $n } { $n ->
        [one] spell
       *[other] spells
    }
cli-es-short-ally =
    { $n } { $n ->
        [one] ally
       *[other] allies
    }
cli-es-short-elder-sign =
    { $n } elder { $n ->
        [one] sign
       *[other] signs
    }
cli-es-short-gate =
    { $n ->
        [1] a gate
       *[other] { $n } gates
    }
cli-es-short-monster =
    { $n ->
        [1] a monster
       *[other] { $n } monsters
    }
cli-es-short-doom = +{ $n } doom
cli-es-short-remove-doom = −{ $n } doom
cli-es-short-sanity = −{ $n } sanity
cli-es-short-stamina = −{ $n } stamina

## The board of the card game

cli-cg-round = Round { $round }
cli-cg-encounter = { $n ->
    [one] { $n } encounter card
   *[other] { $n } encounter cards
}
cli-cg-bag = Chaos bag:
cli-cg-drawn = Encounter:
cli-cg-engaged = with { $who }
cli-cg-test = { $who } tests { $skill }:
cli-cg-committed = with { $cards }
cli-cg-tokens = token: { $tokens }
cli-cg-bot = (bot)
cli-cg-play = In play:
cli-cg-threat = Threats:
cli-cg-hand = Hand:
cli-cg-deck = Your deck, { $n } cards:
cli-cg-next = Between two scenarios: { $scenario } follows.
cli-cg-lost = lost
cli-cg-fate-resigned = has resigned
cli-cg-fate-damage = defeated by damage
cli-cg-fate-horror = defeated by horror
cli-cg-fate-defeated = defeated
cli-cg-fate-away = sits this one out
cli-cg-legend-enemy = An enemy: what it takes to fight it, its health, what it takes to evade it, and (in brackets) its attack.
cli-cg-sign-health = health left
cli-cg-sign-sanity = sanity left
cli-cg-sign-resources = resources
cli-cg-sign-clues = clues
cli-cg-sign-action = an action
cli-cg-sign-doom = doom
cli-cg-sign-shroud = shroud
cli-cg-sign-hidden = not revealed
cli-cg-sign-way = leads to
cli-cg-sign-lead = lead investigator
cli-cg-sign-enemy = enemy
cli-cg-sign-fight = fight
cli-cg-sign-evade = evade
cli-cg-sign-exhausted = exhausted
cli-cg-sign-uses = uses left
cli-cg-sign-hand = cards in hand
cli-cg-sign-deck = cards in the deck

cli-serving = The server is ready at { $address } (Ctrl+C to stop).
cli-error-for-terminal = These options are for a game in the terminal: add --terminal. In the browser, everything is set up at the table.
cli-error-port-taken = Port { $port } is taken on { $host }: choose another with --port.
cli-error-cannot-listen = The server cannot listen on { $host }, port { $port }.
cli-error-log-level = There is no log level “{ $level }”. Levels: critical, error, warning, info, debug.
cli-error-database = The database cannot be used: { $reason }.
cli-error-redis = The address of Redis must begin with redis://, rediss:// or unix://.
cli-error-no-cluster = This requires { $module }, which is not installed: pip install 'miskatonic[cluster]'.

cli-bench-server =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
cli-bench-moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $rate } per second; games finished: { $finished }; errors: { $errors }.
cli-column-p50 = half within
cli-column-p95 = 95% within
cli-column-p99 = 99% within
cli-column-max = slowest
cli-row-answered = from a move to its answer
cli-row-shown = from a move to the WebSocket
cli-row-odds = the odds
cli-milliseconds = { $n } ms
cli-bench-shares =
    Of one processor: the server { $server }% ({ $each } ms per move), the players { $players }%, everything else on the
    machine { $others }%. The server holds { $memory } MB in memory.
cli-error-several-processes = Several processes need a shared database and a shared Redis: --database and --redis.

# miskatonic mcp, miskatonic arena
cli-error-no-mcp = This needs the package mcp, which is not installed: pip install 'miskatonic[mcp]'.
cli-arena-waiting = Waiting for { $agent } at { $address }: its client asks for the games one after the other with the tool next_game.
cli-arena-milliseconds = { NUMBER($number, maximumFractionDigits: 1) } ms
cli-column-agent = Agent
cli-column-score = Score
cli-column-time = A decision
cli-column-forfeited = Forfeited
