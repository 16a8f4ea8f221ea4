# Elder Sign in English.
es-title = Elder Sign

## Dice and kinds of things

es-face-unrolled = a die not rolled
es-face-investigation1 = 1 investigation
es-face-investigation2 = 2 investigations
es-face-investigation3 = 3 investigations
es-face-investigation4 = 4 investigations
es-face-lore = lore
es-face-peril = peril
es-face-terror = terror
es-face-wild = wild
es-color-green = green
es-color-yellow = yellow
es-color-red = red
es-die =
    { $color ->
        [green] { $face }
        [yellow] { $face } (yellow die)
       *[red] { $face } (red die)
    }
es-die-held =
    { $color ->
        [green] { $face } (held die)
        [yellow] { $face } (held yellow die)
       *[red] { $face } (held red die)
    }
es-the-green-die = a green die
es-the-yellow-die = the yellow die
es-the-red-die = the red die
es-kind-clue = 1 clue
es-kind-common = 1 common item
es-kind-unique = 1 unique item
es-kind-spell = 1 spell
es-kind-ally = 1 ally
es-kind-elder-sign = 1 elder sign

## Effects

es-effect-gain-clue =
    gain { $n } { $n ->
        [one] clue
       *[other] clues
    }
es-effect-gain-common =
    gain { $n } common { $n ->
        [one] item
       *[other] items
    }
es-effect-gain-unique =
    gain { $n } unique { $n ->
        [one] item
       *[other] items
    }
es-effect-gain-spell =
    gain { $n } { $n ->
        [one] spell
       *[other] spells
    }
es-effect-gain-ally =
    gain { $n } { $n ->
        [one] ally
       *[other] allies
    }
es-effect-lose-clues =
    discard { $n } { $n ->
        [one] clue
       *[other] clues
    }
es-effect-lose-trophies =
    lose { $n } { $n ->
        [one] trophy
       *[other] trophies
    }
es-effect-lose-monster-trophy = lose 1 monster trophy
es-effect-lose-common = lose 1 common item
es-effect-lose-unique = lose 1 unique item
es-effect-lose-spell = lose 1 spell
es-effect-lose-sanity = lose { $n } sanity
es-effect-lose-stamina = lose { $n } stamina
es-effect-lose-both = lose { $sanity } sanity and { $stamina } stamina
es-effect-heal-sanity = heal { $n } sanity
es-effect-heal-stamina = heal { $n } stamina
es-effect-heal-both = heal { $sanity } sanity and { $stamina } stamina
es-effect-heal-all = heal all your sanity and stamina
es-effect-heal-somebody = have an investigator of your choice heal { $what }
es-health-sanity = { $n } sanity
es-health-stamina = { $n } stamina
es-health-either = { $sanity } sanity or { $stamina } stamina
es-effect-lower-sanity = lose 1 maximum sanity
es-effect-lower-stamina = lose 1 maximum stamina
es-effect-or-devoured = { GATHER($effect) }, or be devoured
es-effect-have-clue = have a clue
es-effect-have-monster-trophy = have a monster trophy
es-effect-discard-by-dice = roll a green die for each item and spell, and discard each one whose die shows investigation
es-effect-then = { $first }; then { $last }
es-effect-each = each investigator must { $effect }
es-effect-end-of-the-world = the investigators lose the game
es-effect-doom = add { $n } doom
es-effect-doom-per-other-world = add 1 doom for each Other World in play
es-effect-remove-doom = remove { $n } doom
es-effect-elder-sign =
    gain { $n } elder { $n ->
        [one] sign
       *[other] signs
    }
es-effect-monster =
    { $n ->
        [1] a monster appears
       *[other] { $n } monsters appear
    }
es-effect-gate =
    open { $n ->
        [1] a gate
       *[other] { $n } gates
    }
es-effect-additional-adventure = 1 additional adventure enters play and stays until it is resolved
es-effect-add-dice = add { $dice } to your pool
es-effect-add-locked-dice = add the locked green dice to your pool
es-effect-change-die = change 1 die to { $to }
es-effect-change-die-from = change 1 die from { $faces } to { $to }
es-effect-raise-investigation = turn 1 die that shows investigations to the face with 1 more, if it has one
es-effect-reroll =
    reroll { $n ->
        [one] { $n } die
       *[other] up to { $n } dice
    }
es-effect-turn-terror = turn 1 die from terror to any other face
es-effect-discard-terror = set aside every die that shows terror
es-effect-fail = this adventure is failed at once
es-effect-banish-here = defeat 1 monster on this adventure
es-effect-banish-anywhere = defeat 1 monster on any adventure
es-effect-complete-task = complete 1 task of this adventure without dice

## Lines: when, cost, what

es-a-clue = a clue
es-a-common = a common item
es-a-unique = a unique item
es-a-spell = a spell
es-a-ally = an ally
es-a-elder-sign = an elder sign
es-cost-spend = spend this card
es-cost-cast = cast and discard this spell
es-cost-discard = discard this card
es-cost-one-of = discard { $things } without using its effect
es-moment-before-roll = before your roll
es-moment-after-roll = after your roll
es-moment-after-any-roll = after any investigator’s roll
es-moment-turn-start = at the start of your turn
es-moment-any-turn-start = at the start of any investigator’s turn
es-line-may = you may { $effect }
es-line-when-gained = when you gain this card
es-line-once-a-day = once per day, { $moment }
es-line-once-a-roll = once after each of your rolls
es-line-once-an-attempt = once per attempt, before your roll
es-line-in-other-worlds = once per attempt at an Other World, before your roll
es-line-before-first-roll = before your first roll of an attempt
es-line-monster-beaten = after you complete a monster’s task
es-line-holds =
    this spell holds { $n ->
        [one] { $n } die
       *[other] up to { $n } dice
    } of a roll, with { $n ->
        [one] its result
       *[other] their results
    }, until { $n ->
        [one] it is
       *[other] they are
    } used for a task
es-line-losing-sanity = when you lose sanity on your turn
es-line-losing-stamina = when you lose stamina on your turn
es-line-prevents = lose 1 less
es-line-adventure-failed = when you fail an adventure
es-line-instead-of-penalties = ignore its penalties
es-line-no-monsters = no monster appears during your turn
es-line-no-terror = terror effects do not affect you
es-line-ignores-mythos = the continuous effects of Mythos cards do not affect you
es-line-ignores-locks = on your turn, locked dice may join your pool; they go back to their icons when it ends
es-line-any-number-of-tasks = on your turn, one roll may complete any number of tasks; each die is used once
es-line-gaining = whenever you gain at least { $cards } after setup
es-line-gains-one-more = gain 1 more
es-line-gaining-any = when you would gain a common item, a unique item or a spell after setup
es-line-choose-what-is-gained = you may gain a clue, a common item, a unique item or a spell instead
es-line-second-reroll = each clue that you spend gives you a second reroll
es-line-lower-maximums = the maximum sanity and the maximum stamina of every investigator are 1 lower
es-line-dearer =
    { $item } bought at the entrance costs { $n } more { $n ->
        [one] trophy
       *[other] trophies
    }
es-line-harms-users = any investigator who uses { $cards } must { $effect }
es-line-second-task = each monster has a second task of its own: 1 terror
es-line-cultist-or-devoured = when a Cultist’s task is completed or an investigator is devoured
es-line-signs-are-lost = the investigators lose 1 elder sign
es-line-world-failed = after an Other World is failed
es-line-worlds-vanish = remove it from the game; when none is left, the Ancient One awakens
es-line-masks = all Mask monsters are in the monster cup
es-line-forbids-clue = no clue may be spent
es-line-forbids-common = no common item may be used
es-line-forbids-unique = no unique item may be used
es-line-forbids-spell = no spell may be cast
es-line-forbids-focus = no one may focus or assist
es-line-forbids-first-aid = no one receives first aid at the entrance
es-line-forbids-souvenir = nothing may be bought at the entrance
es-line-harder-investigations = wherever an adventure requires investigations, it requires 1 more
es-line-whoever-fails = any investigator who fails an adventure must also { $effect }

## Cards

es-mythos-terror = Terror: { $effect }.
es-mythos-midnight = At the next midnight: { $effect }.
es-mythos-stays = At once: { $effect }.
es-mythos-locked =
    { $color ->
        [green] A green die is locked on this card.
        [yellow] The yellow die is locked on this card.
       *[red] The red die is locked on this card.
    }

## Questions

es-prompt-move = Where do you go?
es-prompt-turn-start = Use an ability before the turn begins?
es-prompt-wait = What do you do at the entrance?
es-prompt-at-leisure = Cast a spell now?
es-prompt-midnight-order = Midnight: several cards take effect, and the order matters. Which one first?
es-prompt-choice = Choose what happens.
es-prompt-attack = The Ancient One attacks. What do you suffer?
es-prompt-at-midnight = Midnight strikes. What do you suffer?
es-prompt-before-roll = Use a card or an ability before you roll?
es-prompt-after-roll = Complete a task, change the roll, or accept the failure?
es-prompt-intervene = Change this roll?
es-prompt-dice = Which dice go on the task “{ $needs }”?
es-prompt-retry = This roll completes no task. Set a die aside and try again, or give up?
es-prompt-focus = Keep one more die of this roll, by focusing or with help?
es-prompt-assistant = Your help was in vain. What do you lose?
es-prompt-lock = Which die is locked?
es-prompt-pay = 
    { $amount ->
        [1] You must pay 1 trophy.
       *[other] You must pay trophies worth { $amount }.
    } Which one do you spend?
es-prompt-place-monster = A monster appears. Where does it go?
es-prompt-investigator = Who will you be?
es-prompt-starting-item = What do you start with?
es-prompt-reroll = Which dice do you reroll?
es-prompt-hold = Which dice do you put on this spell?
es-prompt-lose-monster = Which monster trophy do you lose?
es-prompt-lose-card = Which card do you lose?
es-prompt-who-heals = Who is healed?
es-prompt-turn-die = Which die do you change?
es-prompt-face = To which result?
es-prompt-banish = Which monster is defeated without dice?
es-prompt-free-task = Which task do you complete without dice?
es-prompt-gain-instead = What do you gain?
es-prompt-discard-for-dice = What do you discard?
es-prompt-prevent = You are about to { $lost }. Use this card to lose 1 less?
es-prompt-spare-penalties = You have failed the adventure. Avoid the penalties?

## Options

es-place-entrance = The entrance
es-option-move = { $place }
es-option-roll = Roll the dice
es-option-roll-again = Reroll the other dice
es-option-give-up = Give up
es-option-no-task = Complete no task
es-option-hold-dice = Put dice on the spell
es-option-no-focus = Keep no die
es-option-task = Complete the task “{ $needs }”
es-option-task-in-row = Complete the task “{ $needs }” (row { $row })
es-option-clue = Spend a clue and reroll
es-option-focus = Focus and keep: { $die }
es-option-assist = { $who } keeps for you: { $die }
es-option-aside = Set aside: { $die }
es-option-lock = Lock: { $die }
es-option-hold = Put on the spell: { $die }
es-option-take = Take back: { $die }
es-option-reroll = Reroll: { $die }
es-option-turn = Change: { $die }
es-option-use-common = Spend { NAME($card, form: "the") }
es-option-use-unique = Spend { NAME($card, form: "the") }
es-option-use-spell = Cast { NAME($card, form: "the") }
es-option-use-ability = Use “{ $ability }”
es-option-use-ally = Call on { NAME($card, form: "the") }
es-option-pay =
    { $card } ({ $value } { $value ->
        [one] trophy
       *[other] trophies
    })
es-option-place-monster = Put { NAME($monster, form: "the") } on the task “{ $needs }” of “{ $place }”
es-option-place-on-its-own = Put { NAME($monster, form: "the") } on the free row of “{ $place }”
es-option-place-below = Put { NAME($monster, form: "the") } below “{ $place }”
es-option-investigator = { $who }
es-option-lost-and-found = Search the lost and found
es-option-first-aid-sanity = First aid: heal 1 sanity
es-option-first-aid-stamina = First aid: heal 1 stamina
es-option-first-aid-all-sanity = First aid: heal all sanity ({ $price } trophies)
es-option-first-aid-all-stamina = First aid: heal all stamina ({ $price } trophies)
es-option-first-aid-all = First aid: heal everything ({ $price } trophies)
es-option-buy =
    Buy { $item } ({ $price } { $price ->
        [one] trophy
       *[other] trophies
    })
es-option-banish = Defeat { NAME($monster, form: "the") } (“{ $place }”)
es-option-heal-sanity = { $who } heals sanity
es-option-heal-stamina = { $who } heals stamina
es-hint-adventure = Rewards: { GATHER($rewards) }. Penalties: { GATHER($penalties) }.
es-cost-sanity = { $n } sanity
es-cost-stamina = { $n } stamina
es-cost-clock = 3 hours
es-hint-penalties = Penalties: { GATHER($penalties) }.
es-hint-penalty = Cost: { $penalties }.
es-hint-assist = If you fail, the helper loses 1 sanity or 1 stamina.

## The log

es-event-turn-began = { NAME($who, form: "possessive") } turn.
es-event-moved = { $who } goes to “{ $place }”.
es-event-went-to-entrance = { $who } goes to the entrance.
es-event-returned = { $who } goes back to the entrance.
es-event-attempt-began = 
    { $who } attempts “{ $place }” with { $dice } green { $dice ->
        [one] die
       *[other] dice
    }.
es-event-attack-began =
    { $who } attacks the Ancient One with { $dice } green { $dice ->
        [one] die
       *[other] dice
    }.
es-event-attack-ended = { NAME($who, form: "possessive") } attack is over.
es-event-attempt-cut-short = The attempt at “{ $place }” is cut short.
es-event-ability-used = { $who } uses “{ $ability }”.
es-event-ally-asked = { $who } calls on { NAME($card, form: "the") }.
es-event-rolled = { $who } rolls: { $dice }.
es-event-die-added = 
    { $color ->
        [green] { $who } adds a green die to the pool.
        [yellow] { $who } adds the yellow die to the pool.
       *[red] { $who } adds the red die to the pool.
    }
es-event-die-taken-back = 
    { $color ->
        [green] { $who } takes a green die back from “{ $card }”.
        [yellow] { $who } takes the yellow die back from “{ $card }”.
       *[red] { $who } takes the red die back from “{ $card }”.
    }
es-event-dice-used =
    { $who } puts { $number ->
        [1] a die
       *[other] { $number } dice
    } on a task: { $dice }.
es-event-die-changed = { $who } turns a die, which now shows: { $die }.
es-event-die-held = { NAME($card, form: "The") } { AGREE($card, "holds", p: "hold") } a die: { $die }.
es-event-die-set-aside = { $who } sets a die aside: { $die }.
es-event-focused = { $who } focuses and keeps a die: { $die }.
es-event-assisted = { $who } assists { $by } and keeps a die: { $die }.
es-event-task-completed = { $who } completes the task “{ $needs }”.
es-event-some-task-completed = { $who } completes a task.
es-event-monster-task-completed = { $who } completes { NAME($monster, form: "possessive") } task.
es-event-ancient-one-hit = { $who } hits the Ancient One.
es-event-terror-strikes = Terror strikes at “{ $place }”.
es-event-terror-ignored = Terror does not affect { $who }.
es-event-penalties-ignored = { $who } avoids the penalties of “{ $card }”.
es-event-adventure-resolved = { $who } succeeds at “{ $card }”!
es-event-out-of-reach = With the dice that are left, { $who } cannot complete any task.
es-event-attempt-failed = { $who } fails “{ $card }”.
es-event-card-gained = { $who } gains { NAME($card, form: "the") }.
es-event-clues-gained =
    { $who } gains { $amount } { $amount ->
        [one] clue
       *[other] clues
    }.
es-event-clues-spent = 
    { $who } spends { $amount } { $amount ->
        [one] clue
       *[other] clues
    }.
es-event-card-played = { $who } uses { NAME($card, form: "the") }.
es-event-card-lost = { NAME($card, form: "The") } { AGREE($card, "goes", p: "go") } back to { AGREE($card, "its", p: "their") } deck.
es-event-trophy-gained = { $who } takes “{ $card }” as a trophy.
es-event-trophy-spent = { $who } spends a trophy: { $card }.
es-event-sanity-lost = { $who } loses { $amount } sanity.
es-event-stamina-lost = { $who } loses { $amount } stamina.
es-event-sanity-healed = { $who } heals { $amount } sanity.
es-event-stamina-healed = { $who } heals { $amount } stamina.
es-event-maximum-lowered = { NAME($who, form: "possessive") } maximum { $what } drops by 1.
es-event-devoured = { $who } is devoured and loses all possessions.
es-event-joined = { $who } joins the investigation.
es-event-eliminated = No one takes over: player { $seat } is eliminated.
es-event-monster-placed = { NAME($monster, form: "The") } appears at “{ $place }”.
es-event-monster-prevented = No monster appears.
es-event-monster-returned = { NAME($monster, form: "The") } goes back to the monster cup.
es-event-monster-banished = { $who } defeats { NAME($monster, form: "the") }.
es-event-monster-defeated = { $who } takes { NAME($monster, form: "the") } as a trophy.
es-event-die-locked = 
    { $color ->
        [green] { NAME($by, form: "The") } locks a green die.
        [yellow] { NAME($by, form: "The") } locks the yellow die.
       *[red] { NAME($by, form: "The") } locks the red die.
    }
es-event-lock-waits = 
    { $color ->
        [green] { NAME($by, form: "The") } waits for a green die.
        [yellow] { NAME($by, form: "The") } waits for the yellow die.
       *[red] { NAME($by, form: "The") } waits for the red die.
    }
es-event-die-lost =
    { $color ->
        [green] A locked green die is out of the game.
        [yellow] The locked yellow die is out of the game.
       *[red] The locked red die is out of the game.
    }
es-event-die-freed =
    { $color ->
        [green] A green die is free again.
        [yellow] The yellow die is free again.
       *[red] The red die is free again.
    }
es-event-adventure-drawn = The adventure “{ $card }” enters play.
es-event-adventure-removed = “{ $card }” vanishes for good.
es-event-clock-advanced =
    { $hour ->
        [12] The clock strikes midnight.
       *[other] The clock strikes { $hour }.
    }
es-event-midnight = Day { $day } is over.
es-event-midnight-effect = Midnight: “{ $card }” takes effect.
es-event-mythos-shuffled = The Mythos cards are shuffled into a new deck.
es-event-mythos-drawn = Mythos: “{ $card }”.
es-event-doom-added = Doom grows: { $doom } of { $track }.
es-event-doom-removed = Doom recedes: { $doom } of { $track }.
es-event-elder-sign-gained = An elder sign is found: { $signs } of { $limit }.
es-event-elder-sign-lost = An elder sign is lost: { $signs } of { $limit }.
es-event-awakened = { $ancient_one } awakens!
es-event-ancient-one-attacks = { $ancient_one } attacks!
es-event-game-won = The investigators have won.
es-event-game-lost = The investigators have lost.

## The end

es-won-sealed = The Ancient One is sealed away: the investigators have won.
es-won-battle = The Ancient One is driven back: the investigators have won.
es-lost-devoured = Every investigator has been devoured: the game is lost.
es-lost-azathoth = Azathoth has awoken and the world is no more: the game is lost.

## Errors


## Positions that cannot be

es-impossible-unknown = “{ $piece }” is not a piece of this game
es-impossible-twice = { $piece } is in two places
es-impossible-missing = { $piece } is missing
es-impossible-misplaced = “{ $piece }” lies where it cannot be
es-impossible-pile = a deck cannot be read
es-impossible-chosen = the list of investigators to come does not fit the seats
es-impossible-out = seat { $seat } is eliminated and not
es-impossible-winners = nobody can win that way
es-impossible-clues = there are { $number } clues instead of { $all }
es-impossible-covers = there is a monster where { $place } has no room for one
es-impossible-seat = { $who } sits in the wrong place
es-impossible-place = { $who } cannot be at “{ $place }”
es-impossible-attempt = the attempt that is under way cannot be
es-impossible-pool = the attempt does not know its own dice
es-impossible-dice = the dice are not those of this game
es-impossible-die = the die “{ $die }” cannot be as it is
es-impossible-locks = an icon locks two dice
es-impossible-waiting = an icon waits for a die that it could have
es-impossible-markers = a marker holds two dice
es-impossible-cast = { $card } does not hold the right number of dice

## What is printed on the components

es-describe-kind-investigator = Investigator
es-describe-kind-ancient-one = Ancient One
es-describe-kind-adventure = Adventure
es-describe-kind-other-world = Other World
es-describe-kind-common-item = Common item
es-describe-kind-unique-item = Unique item
es-describe-kind-spell = Spell
es-describe-kind-ally = Ally
es-describe-kind-mythos = Mythos
es-describe-kind-monster = Monster
es-describe-kind-mask-monster = Mask monster
es-describe-number = { $n }
es-describe-none = nothing
es-describe-ability = { $name } – { $words }
es-describe-health = Sanity { $sanity }, stamina { $stamina }
es-describe-start = Starts with: { $things }
es-describe-start-clue =
    { $n } { $n ->
        [one] clue
       *[other] clues
    }
es-describe-start-common =
    { $n } common { $n ->
        [one] item
       *[other] items
    }
es-describe-start-unique =
    { $n } unique { $n ->
        [one] item
       *[other] items
    }
es-describe-start-spell =
    { $n } { $n ->
        [one] spell
       *[other] spells
    }
es-describe-start-choice =
    { $n } { $n ->
        [one] card
       *[other] cards
    } of your choice among common items, unique items and spells
es-describe-limit = Sealed by { $n } elder signs
es-describe-track = Doom track: { $n } spaces, a monster appears on spaces { $spaces }
es-describe-awakens = When it awakens: { $effect }
es-describe-attack = At each midnight of the final battle: { $effect }
es-describe-combat = Task of the final battle: { $needs }
es-describe-trophies =
    Worth { $n } { $n ->
        [one] trophy
       *[other] trophies
    }
es-describe-ordered = Complete the tasks in order, from top to bottom
es-describe-task-none = Task { $number }: { $needs }
es-describe-task-full = Task { $number }: { $needs } (a monster may cover it)
es-describe-task-partial = Task { $number }: { $needs } (a monster may cover this part: { $framed })
es-describe-task-empty = Task { $number }: only if there is a monster on it
es-describe-monster = Task: { $needs }
es-describe-need-lore = lore
es-describe-need-peril = peril
es-describe-need-terror = terror
es-describe-need-investigation =
    { $n ->
        [0] X investigations (X: the monsters in play when the last doom token is placed, at least 1)
        [one] { $n } investigation
       *[other] { $n } investigations
    }
es-describe-need-sanity = pay { $n } sanity
es-describe-need-stamina = pay { $n } stamina
es-describe-need-clock = advance the clock
es-describe-locked =
    { $color ->
        [green] A green die is locked here
        [yellow] The yellow die is locked here
       *[red] The red die is locked here
    }
es-describe-drawn =
    When it enters play, { $n ->
        [1] a monster appears
       *[other] { $n } monsters appear
    } on it
es-describe-entry = On entry: { $effect }
es-describe-terror = Terror: { $effect }
es-describe-midnight = At midnight: { $effect }
es-describe-rewards = Rewards: { GATHER($effects) }
es-describe-penalties = Penalties: { GATHER($effects) }
es-describe-now = At once: { $effect }

## Components and what a setup is told by

es-component-investigator = Investigators
es-component-ancient-one = Ancient Ones
es-component-adventure = Adventures
es-component-other-world = Other Worlds
es-component-common-item = Common items
es-component-unique-item = Unique items
es-component-spell = Spells
es-component-ally = Allies
es-component-mythos = Mythos cards
es-component-monster = Monsters
es-component-mask-monster = Mask monsters
es-fact-ancient-one = Ancient One
es-fact-players = Players

## Where the game stands, and how it is set up

es-moment = Day { $day }, { $hour } o’clock: { $doing }
es-moment-prepare = preparation
es-moment-first-mythos = the first Mythos card
es-moment-turn = { NAME($who, form: "possessive") } turn
es-moment-wait = { $who } waits
es-moment-roll = { $who } rolls
es-moment-retry = { $who } has failed a roll
es-moment-clock = the clock
es-moment-midnight = midnight
es-moment-battle = the final battle, { NAME($who, form: "possessive") } attack
es-moment-over = the end
es-setup-ancient-one = Ancient One
es-setup-ancient-one-help = Who stirs behind the museum. Each one bends the rules in its own way.
es-setup-seats = Investigators
es-setup-seats-help = Who takes each seat.
es-setup-draft = Choose investigators at the table
es-setup-draft-help = Every player chooses an investigator at the start and when one is devoured; otherwise they are dealt.
es-setup-errata = Official errata
es-setup-errata-help = Play with the corrections published later instead of the rulebook as printed.

## Before and after a game

es-goal-signs-name = Elder Signs
es-goal-signs = Gather { $limit } Elder Signs to seal { $who } away.
es-goal-doom-name = Doom
es-goal-doom = { $who } wakes when { $limit } doom tokens lie on its track.
es-goal-battle-name = Final battle
es-goal-battle = { $who } is awake: take all { $limit } doom tokens off its track.
es-goal-devoured-name = Devoured
es-goal-devoured = Lost when no player has an investigator left.

es-track-signs = Elder Signs
es-track-doom = Doom
es-track-monsters = Monsters

es-step-roll = Roll for one task after the other; a roll that completes none costs you a die.
es-step-signs = Look for adventures that have an elder sign among their rewards.
es-cover-midnight = Every midnight a Mythos card is drawn, and monsters and adventures may strike; most of it ends in doom.

es-deed-adventures = adventures resolved
es-deed-failed = adventures failed
es-deed-monsters = monsters
es-deed-clues = clues
es-deed-cards = cards gained
es-deed-sanity = Sanity lost
es-deed-stamina = Stamina lost
es-deed-devoured = devoured
es-luck = Rolls that did for their easiest task, above or below what the dice promised.

## The end of the story

es-epilogue-won-1 = At dawn the porter finds the doors open, the lamps still burning, and not one case broken.
es-epilogue-won-2 = The clock strikes six, and for the first time that week it is only a clock.
es-epilogue-won-3 = By noon the museum is full of schoolchildren. No one tells them which rooms to stay out of.
es-epilogue-lost-1 = In the morning the museum is closed for repairs. It does not open again.
es-epilogue-lost-2 = The clock in the hall strikes thirteen, and goes on striking.
es-epilogue-lost-3 = The catalogue lists one exhibit more than the day before. Nobody has seen who wrote it down.

## In the browser: the board

es-board-adventures = The museum
es-board-aside = Set aside
es-board-awake = awake
es-board-battle = The final battle
es-board-beside = At hand
es-board-cards = Cards
es-board-chance = { $percent } with the next roll
es-board-choose = Investigators to choose from
es-board-clock = Clock
es-board-clues = Clues
es-board-completed = completed
es-board-day = Day { $day }
es-board-decks =
    .adventure = Adventures
    .other_world = Other Worlds
    .common = Common items
    .unique = Unique items
    .spell = Spells
    .ally = Allies
    .mythos = Mythos cards
    .cup = Monsters
    .clues = Clues
es-board-devoured = Devoured
es-board-dice = Dice
es-board-die =
    .green = Green die
    .yellow = Yellow die
    .red = Red die
es-board-doom = Doom
es-board-elder-signs = Elder Signs
es-board-eliminated = out of the game
es-board-empty-slot = No adventure
es-board-entrance = Entrance
es-board-faces =
    .unrolled = not rolled
    .investigation1 = 1 investigation
    .investigation2 = 2 investigations
    .investigation3 = 3 investigations
    .investigation4 = 4 investigations
    .lore = lore
    .peril = peril
    .terror = terror
    .wild = wild
es-board-first-aid = First aid
es-board-here = { $who } is here
es-board-hour = the hand points to { $hour }
es-board-investigators = Investigators
es-board-joining = waiting for an investigator
es-board-last-roll = Your last roll
es-board-locked = { $die }, locked
es-board-locked-dice = Locked
es-board-lost-and-found = Lost and found
es-board-midnight-in = midnight in { $hours } hours
es-board-monster-space = a monster appears
es-board-mythos = Mythos
es-board-needs =
    .lore = lore
    .peril = peril
    .terror = terror
    .investigation =
        { $n ->
            [one] { $n } investigation
           *[other] { $n } investigations
        }
    .sanity = pay { $n } sanity
    .stamina = pay { $n } stamina
    .clock = the clock advances
es-board-offered = Cards to look at
es-board-or = or
es-board-ordered = in order, from the top
es-board-other-worlds = Other Worlds
es-board-out = Out of the game
es-board-phases =
    .movement = Movement
    .adventure = Adventure
    .midnight = Midnight
es-board-pool = Pool
es-board-room = room for a monster
es-board-sanity = Sanity
es-board-souvenirs = Souvenirs
es-board-stamina = Stamina
es-board-still-to-do = Still to do: { $tasks }.
es-board-supply = What is left
es-board-task = Task { $n }: { $needs }
es-board-task-without = Task { $n }
es-board-tasks-two = { $one }; { $other }
es-board-trophies = Trophies
es-board-trophy-value =
    { $n ->
        [one] worth { $n } trophy
       *[other] worth { $n } trophies
    }
es-board-turn = plays
es-board-used = used today
es-board-waits = waits for a die: { $die }

## In the browser: the game in short

es-primer-dice = On dice and tasks
es-primer-lines =
    .n1 = You win together by finding the elder signs that seal the Ancient One. When its doom track is full it awakens, and you have to fight it.
    .n2 = On your turn you go to an adventure and roll. A roll can complete one task: the dice that show what it asks for are laid on it. You go on with the others.
    .n3 = A roll that completes no task costs a die: it is set aside, and you try again with the rest or give up.
    .n4 = When every task is completed you gain what is shown beside the tick, and the card as a trophy. If not, you suffer what is shown beside the cross.
    .n5 = Items and spells help before a roll, clues after it. At the entrance you heal, search and spend trophies.
    .n6 = Every turn takes three hours. At midnight, waiting effects take place and a new Mythos card is revealed.
    .n7 = An investigator with no sanity or no stamina left is devoured.
es-primer-needs =
    .investigation = investigation, as many as it says
    .lore = lore
    .peril = peril
    .terror = terror
es-primer-signs =
    .elder_sign = elder sign
    .clue = clue
    .common = common item
    .unique = unique item
    .spell = spell
    .ally = ally
    .sanity = sanity
    .stamina = stamina
    .doom = doom
    .monster = monster
    .gate = gate to an Other World
es-primer-tokens = On cards
