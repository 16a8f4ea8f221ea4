# Mansions of Madness in English.

## Names of things

mm-title = Mansions of Madness
mm-attribute-intellect = Intellect
mm-attribute-willpower = Willpower
mm-attribute-lore = Lore
mm-attribute-luck = Luck
mm-attribute-strength = Strength
mm-attribute-marksmanship = Marksmanship
mm-attribute-dexterity = Dexterity
mm-class-humanoid = humanoid
mm-class-beast = beast
mm-class-eldritch = eldritch
mm-type-key = key
mm-type-equipment = equipment
mm-type-artifact = artifact
mm-type-ranged_weapon = ranged weapon
mm-type-sharp_melee_weapon = sharp melee weapon
mm-type-blunt_melee_weapon = blunt melee weapon
mm-type-tome = tome
mm-type-ally = ally
mm-type-clue = clue
mm-type-nothing = nothing of interest
mm-one-key = a key
mm-one-equipment = a piece of equipment
mm-one-artifact = an artifact
mm-one-ranged_weapon = a ranged weapon
mm-one-sharp_melee_weapon = a sharp melee weapon
mm-one-blunt_melee_weapon = a blunt melee weapon
mm-one-tome = a tome
mm-one-ally = an ally
mm-one-clue = a clue
mm-one-melee_weapon = a melee weapon
mm-one-weapon = a weapon
mm-heading-unarmed = Unarmed
mm-heading-melee = Melee weapon
mm-heading-sharp_melee = Sharp melee weapon
mm-heading-blunt_melee = Blunt melee weapon
mm-heading-ranged = Ranged weapon
mm-heading-monster_attack = Monster attacks
mm-heading-vs_hidden = Monster attacks a hidden investigator
mm-heading-vs_barricade = Monster attacks a barricade
mm-side-keeper = The keeper wins
mm-side-investigators = The investigators win
mm-side-nobody = Nobody wins
mm-color-blue = blue
mm-color-red = red
mm-color-yellow = yellow
mm-color-green = green
mm-token-damage = damage
mm-token-health = health
mm-end-keeper = The keeper has won.
mm-end-investigators = The investigators have won.
mm-end-nobody = Time is up, and everyone has lost.
mm-moment-setup = Setting up
mm-moment-keeper = Round { $round }, the keeper’s turn
mm-moment-round = Round { $round }
mm-moment-turn = Round { $round }, { NAME($who, form: "possessive") } turn
mm-chronicle-end = The end

## Setting up

mm-setup-story = Story
mm-setup-story-help = Which of the stories is played.
mm-setup-seats = Investigators
mm-setup-seats-help = Which player is the keeper, and the investigator of each of the others. A player without one chooses at the table; if nobody is the keeper, the first seat is.
mm-setup-keeper = Keeper
mm-error-keepers = There can be only one keeper.
mm-impossible-missing = { $piece } is missing
mm-impossible-twice = { $piece } is there twice
mm-impossible-unknown = there is no “{ $piece }” in this game
mm-impossible-keeper = the keeper has no investigator
mm-impossible-seat = the investigator of seat { $seat } thinks that it sits elsewhere
mm-impossible-clues = the clues that were found cannot be right
mm-impossible-elsewhere = “{ $piece }” lies where it cannot be
mm-impossible-gone = the investigator of seat { $seat } is here and gone
mm-impossible-traits = { $piece } does not have a mental and a physical trait
mm-impossible-exposed = { $piece } has no card that could have been turned up
mm-impossible-barricade = more doors are closed by barricades of { $space } than it has
mm-impossible-tokens = two monsters have the same token

## What players may choose

mm-option-use = Use { NAME($card, form: "the") }
mm-option-move = Move { NAME($space, form: "to") }
mm-option-run = Run { NAME($space, form: "to") }
mm-option-end-turn = End your turn
mm-option-explore = Explore the room
mm-option-explore-dark = Explore the dark room (also costs a movement step)
mm-option-drop = Drop cards
mm-option-hide = Hide (a movement step)
mm-option-hide-as-action = Hide (the action)
mm-option-come-out = Come out of hiding (a movement step)
mm-option-come-out-as-action = Come out of hiding (the action)
mm-option-escape = Escape from the house
mm-option-attack = Attack { NAME($monster, form: "the") } with { NAME($weapon, form: "the") }
mm-option-attack-unarmed = Attack { NAME($monster, form: "the") } with bare hands
mm-option-cast = Cast { NAME($card, form: "the") }
mm-option-swap = Swap pieces { $one } and { $other }
mm-option-turn-left = Turn piece { $cell } to the left
mm-option-turn-right = Turn piece { $cell } to the right
mm-option-turn-tile = Turn the starting tile
mm-hint-dotted = { $one } · { $other }
mm-hint-traits = { $values } · { $text }
mm-hint-explore = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $obstacles ->
        [0] {""}
        [one] , { $obstacles } obstacle
       *[other] , { $obstacles } obstacles
    }
mm-hint-takes-action = costs the action
mm-hint-weapon = damage { $damage }, range { $range }
mm-hint-attack = on average { $dealt } damage dealt; in return { $damage } damage and { $horror } horror
mm-hint-kills = kills { $percent }% of the time
mm-hint-strike = { $same ->
        [0] { $least } to { $most } damage
       *[other] { $most } damage
    }
mm-hint-monster-attack = on average { $damage } damage and { $horror } horror
mm-hint-to = for { NAME($who, form: "the") }: “{ $effect }”
mm-hint-frightens = { $percent }% chance that { $who } takes 1 horror
mm-hint-luck = adds your Luck: { $n }
mm-risk = { $test } ({ $percent }%), otherwise { $cost }
mm-risk-stays = the way stays shut
mm-risk-evade = evade { NAME($monster, form: "the") }
mm-risk-fire = brave the fire
mm-risk-horror = bear the sight { NAME($monster, form: "of") }
mm-risk-barrier = get past { NAME($card, form: "the") }
mm-hint-puzzle-action = one puzzle action
mm-hint-draw-piece = two puzzle actions, unless a card makes it free; the piece then has to replace one in the puzzle
mm-hint-puzzle-luck = as many extra puzzle actions as your Luck, once per attempt
mm-option-draw-piece = Draw another piece
mm-option-replace = Put it in place of piece { $cell }
mm-option-close = Barricade { NAME($door, form: "the") }
mm-option-open = Clear { NAME($door, form: "the") }
mm-option-newcomer = The new investigator of seat { $seat }
mm-option-roll = Roll the die
mm-option-skill-point = Spend a skill point
mm-option-strike = Deal its damage
mm-option-spare = Do nothing
mm-option-stop = Stop here
mm-option-marked = { $option }, { $marks }
mm-mark-at = { NAME($space, form: "in") }
mm-mark-named = monster of the story
mm-mark-hurt = { $n } damage
mm-mark-stunned = stunned
mm-option-leave = Leave the house
mm-option-done = Done
mm-option-give = Give { NAME($card, form: "the") } to { $who }
mm-option-keeper-action = { $card }{ $n ->
        [0] {""}
       *[other] {" "}({ $n } threat)
    }
mm-option-insanity = Play { $card } on { $who }
mm-option-monster-attack = { NAME($monster, form: "The") } attacks { $who }
mm-option-sample = { NAME($monster, form: "The") } takes a sample of { $who }

## What players are asked

mm-prompt-story-choice = { $question }
mm-prompt-character = Which investigator do you take?
mm-prompt-mental-trait = Which mental trait do you keep?
mm-prompt-physical-trait = Which physical trait do you keep?
mm-prompt-next = Who takes the next turn?
mm-prompt-act = What does { $who } do? { $amount ->
        [0] No movement steps left
        [one] { $amount } movement step left
       *[other] { $amount } movement steps left
    }; { $action ->
        [0] action taken.
       *[1] action still to take.
    }
mm-prompt-before-roll = { $attribute } test: { $amount } or less on the die. What do you do?
mm-prompt-evade-first = Which monster do you try to evade first?
mm-prompt-strike = { $who } did not evade { NAME($monster, form: "the") }. Deal its damage?
mm-prompt-face = Which monster do you face first?
mm-prompt-who-first = Who makes the horror test first?
mm-prompt-where = { $named ->
        [0] Where do you place { NAME($monster, form: "the") }?
       *[1] { $why }: where do you place { NAME($monster, form: "the") }?
    }
mm-prompt-take-figure = All figures of this monster are on the board. Which one do you move here?
mm-prompt-which-monster = Which monster do you move?
mm-prompt-walk-monster = Where does { NAME($monster, form: "the") } move? { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    } left.
mm-prompt-steer = Where do you move { NAME($monster, form: "the") }? { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    } left.
mm-prompt-step = Where do you move? { $amount ->
        [one] { $amount } space left.
       *[other] { $amount } spaces left.
    }
mm-prompt-pushed = Where do you move { $who }? { $amount ->
        [one] { $amount } space left.
       *[other] { $amount } spaces left.
    }
mm-prompt-drop = Which cards do you drop?
mm-prompt-discard = You have too many cards in hand. Which do you discard?
mm-prompt-lose-card = Which card does { $who } lose?
mm-prompt-aim = Which investigator do you choose?
mm-prompt-aim-monster = Which monster do you target?
mm-option-may = { NAME($deed, form: "Bare") }
mm-prompt-may = { NAME($deed, form: "Bare") }?
mm-prompt-push-barricade = Push the barricade back?
mm-prompt-play-mythos = Play a Mythos card on { $who }?
mm-prompt-play-trauma = Play a Trauma card on { $who }?
mm-prompt-solve = What do you do with the puzzle? { $amount ->
        [one] { $amount } puzzle action
       *[other] { $amount } puzzle actions
    } left.
mm-prompt-trade = Do you give a card away?
mm-prompt-keeper-acts = Which keeper action do you use? You have { $amount } threat left.
mm-prompt-monsters-attack = Which monster attacks?
mm-prompt-sample = Which monster takes a sample, and of whom?

## What cards do

mm-effect-nothing = nothing happens
mm-effect-when = if { $condition }, { $effect }
mm-effect-otherwise = otherwise, { $effect }
mm-effect-damage = take { $n } damage
mm-effect-horror = take { $n } horror
mm-effect-damage-and-horror = take { $damage } damage and { $horror } horror
mm-effect-heal = heal { $damage ->
        [0] { $horror } horror
       *[other] { $horror ->
            [0] { $damage } damage
           *[other] { $damage } damage and { $horror } horror
        }
    }
mm-effect-stunned = take a stunned token
mm-effect-skill-points = gain { $n ->
        [one] { $n } skill point
       *[other] { $n } skill points
    }
mm-effect-lose-skill-points = lose { $n ->
        [one] { $n } skill point
       *[other] { $n } skill points
    }
mm-effect-die = you are killed
mm-effect-lose-trauma-injury = discard your injury
mm-effect-lose-trauma-insanity = discard your insanity
mm-effect-test-both = test { $attribute } ({ $modifier }); passed: { $passed }; failed: { $failed }
mm-effect-test-passed = test { $attribute } ({ $modifier }); passed: { $passed }
mm-effect-test-failed = test { $attribute } ({ $modifier }); failed: { $failed }
mm-effect-evade-test = try to evade the monster; passed: { $passed }; failed: { $failed }
mm-effect-step = you may move up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
mm-effect-pushed = the keeper may move you up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
mm-effect-drop-by-keeper = drop { $what } of the keeper’s choice
mm-effect-discard-by-keeper = discard { $what } of the keeper’s choice
mm-effect-drop-one = drop { $what }
mm-effect-gain-spell = gain the spell { $spell }
mm-effect-discard-this = discard this card
mm-effect-aim-here = an investigator of your choice in your room{ TOLD($effect) }
mm-effect-at-target = that investigator{ TOLD($effect) }
mm-effect-others-here = each other investigator in your room{ TOLD($effect) }
mm-effect-each-here = each investigator in your room{ TOLD($effect) }
mm-effect-place-here = place a { $status } token in your room
mm-effect-may = you may { $effect }
mm-effect-deal = deal { $n } damage to the monster
mm-effect-deal-weapon = deal your weapon’s damage{ $sign ->
        [plus] {" "}+{ $n }
        [minus] {" "}−{ $n }
       *[even] {""}
    } to the monster
mm-effect-deal-half-strength = deal half your Strength, rounded up, as damage to the monster
mm-effect-stun-monster = stun the monster
mm-effect-move-monster = you may move the monster up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
mm-effect-mend-monster = the monster heals up to { $n } damage
mm-effect-monster-hurts = take the monster’s damage
mm-effect-hurts-if-here = if the monster is in your space, take { $n } damage
mm-effect-drop-weapon = drop the weapon
mm-effect-discard-weapon = discard the weapon
mm-effect-leave-hiding = come out of hiding
mm-effect-attack-again = the monster attacks you again
mm-effect-special-attack = the monster makes its special attack
mm-effect-destroy-barricade = the barricade is destroyed
mm-effect-push-barricade = the barricade may be pushed back into its space
mm-effect-monster-roll-both = the keeper rolls against the monster’s { $number } ({ $modifier }); passed: { $passed }; failed: { $failed }
mm-effect-monster-roll-passed = the keeper rolls against the monster’s { $number } ({ $modifier }); passed: { $passed }
mm-effect-monster-roll-failed = the keeper rolls against the monster’s { $number } ({ $modifier }); failed: { $failed }
mm-effect-if-strong = if the monster deals { $n } damage or more, { $effect }
mm-effect-draw = draw { $mythos ->
        [0] {""}
        [one] { $mythos } Mythos card
       *[other] { $mythos } Mythos cards
    }{ $mythos ->
        [0] {""}
       *[other] { $trauma ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ $trauma ->
        [0] {""}
        [one] { $trauma } Trauma card
       *[other] { $trauma } Trauma cards
    }
mm-effect-threat = gain { $n } threat
mm-effect-time = place { $n ->
        [one] { $n } time token
       *[other] { $n } time tokens
    } on the next event
mm-effect-move-a-monster = move a monster up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
mm-effect-move-one-of = move { NAME($monster, form: "a") } up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
mm-effect-place-monster = place { $n ->
        [1] { NAME($monster, form: "a") }
       *[other] { $n } { NAME($monster, form: "plural") }
    } { NAME($room, form: "in") }{ $burning ->
        [0] {""}
       *[other] , with a fire token
    }{ $health ->
        [0] {""}
       *[other] , with { $health } extra health per investigator
    }
mm-effect-place-near = place { NAME($monster, form: "a") } within { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } of an investigator{ $health ->
        [0] {""}
       *[other] , with { $health } extra health per investigator
    }
mm-effect-by-answer = with answer { $answers }, { $effect }
mm-effect-you = you { $effect }
mm-called = { $called ->
        [chthonian_1b] { NAME($monster, form: "the") } (the monster of the story)
        [hound_1b] { NAME($monster, form: "the") } (the monster of the story)
        [shoggoth_1b] { NAME($monster, form: "the") } (the monster of the story)
        [latecomer] { NAME($monster, form: "the") } (the latecomer)
        [high_priest] { NAME($monster, form: "the") } (the High Priest)
       *[other] { $name } ({ $monster })
    }
mm-called-artimus = Artimus
mm-called-chthonian_1b = the Chthonian of the story
mm-called-helena = Helena
mm-called-high_priest = the High Priest
mm-called-hound_1b = the Hound of the story
mm-called-latecomer = the latecomer
mm-called-shoggoth_1b = the Shoggoth of the story
mm-called-walter = Walter Lynch
mm-effect-each = each investigator{ TOLD($effect) }
mm-effect-each-where = each investigator { $where }{ TOLD($effect) }
mm-effect-discard-locks = discard all locks
mm-effect-discard-action = the keeper action { $card } leaves the game
mm-effect-close-exit = { NAME($puzzle, form: "the") } closes the way out until an investigator solves it
mm-effect-reveal = reveal the objective
mm-effect-keeper-does = the keeper{ TOLD($effect) }
mm-barrier-key = Discard { NAME($card, form: "the") } to get past.
mm-barrier-tool = You need { NAME($card, form: "the") } to get past; it is not discarded.
mm-barrier-test = Test { $attribute } ({ $modifier }) to get past.
mm-barrier-test-failed = Test { $attribute } ({ $modifier }) to get past; failed: { $failed }.
mm-barrier-puzzle = Solve { NAME($puzzle, form: "the") } to get past.
mm-barrier-places = Place a { $status } token in the room, then discard this card.
mm-barrier-sealed = No one gets past it.
mm-condition-clue-found = clue { $n } has been found
mm-condition-event-resolved = event { $n } has been resolved
mm-condition-samples = { $n ->
        [one] { $n } sample lies
       *[other] { $n } samples lie
    } on the altar
mm-condition-monster-killed = { $monster } has been killed
mm-condition-monster-left = { $monster } has left the house
mm-condition-all-escaped = every investigator has escaped
mm-condition-killed = { $n ->
        [one] { $n } investigator has
       *[other] { $n } investigators have
    } been killed since the objective was revealed
mm-condition-insane = { $n ->
        [one] { $n } investigator has
       *[other] { $n } investigators have
    } no sanity left
mm-condition-eliminated = all investigators are eliminated
mm-condition-alone = alone in the room
mm-condition-has = carrying { $what }
mm-condition-beside-door = in a space with a door
mm-condition-room-with-fire = in a burning room
mm-condition-room-with-darkness = in a dark room
mm-condition-room-without-fire = whose room does not burn
mm-condition-room-without-darkness = whose room is not dark
mm-condition-beside-fire = next to a burning room

## What is printed on components

mm-describe-kind-story = Story
mm-describe-kind-objective = Objective
mm-describe-kind-event = Event
mm-describe-kind-tile = Tile
mm-describe-kind-tile-side = Side of a tile
mm-describe-kind-room = Room
mm-describe-kind-investigator = Investigator
mm-describe-kind-trait = Trait
mm-describe-kind-starting-item = Starting item
mm-describe-kind-exploration = Exploration
mm-describe-kind-spell = Spell
mm-describe-kind-lock = Lock
mm-describe-kind-obstacle = Obstacle
mm-describe-kind-mythos = Mythos
mm-describe-kind-trauma = Trauma
mm-describe-kind-combat = Combat
mm-describe-kind-keeper-action = Keeper action
mm-describe-kind-monster = Monster
mm-describe-kind-puzzle-piece = Puzzle piece
mm-describe-kind-puzzle-layout = Puzzle
mm-describe-investigator = health { $health }, sanity { $sanity }, skill points { $skill }
mm-describe-attribute = { $attribute } { $n }
mm-describe-begins-with = Begins with { NAME($card, form: "the") }.
mm-describe-weapon = Damage { $damage }, range { $range }
mm-describe-opens = Opens { NAME($card, form: "the") }.
mm-describe-leads-to = Leads { NAME($room, form: "to") }.
mm-describe-cost = Cost: { $n } threat
mm-describe-condition = On an investigator { $condition }
mm-describe-face-down = Give this card to an investigator face down.
mm-describe-injury = Injury{ $n ->
        [-1] {""}
       *[other] , at { $n } health or less
    }
mm-describe-insanity = Insanity{ $n ->
        [-1] {""}
       *[other] , at { $n } sanity or less
    }
mm-describe-several = Only with several investigators.
mm-describe-action = { $n ->
        [0] Action
       *[other] Action ({ $n } threat)
    }: { $effect }
mm-describe-half = { $heading }: { $words }
mm-describe-monster = { $kind }, awareness { $awareness }, horror { $horror }
mm-describe-event = Event { $n }, after { $time ->
        [one] { $time } time token
       *[other] { $time } time tokens
    }
mm-describe-answer = With answer { $answers }, { $effect }
mm-describe-traits-mental = Mental trait: { $traits }
mm-describe-traits-physical = Physical trait: { $traits }
mm-describe-back = Back { $n } of { $of }. { $words }
mm-describe-back-words = Passed: { $passed }; failed: { $failed }
mm-describe-nothing-but-lost = the spell is lost
mm-describe-lost = { $effect }; the spell is lost
mm-describe-kept = { $effect }; the card is kept
mm-describe-exchanged = After it is cast, a spell goes under its deck and the top card replaces it, unless its back says otherwise.
mm-describe-token = Token: damage { $damage }, health { $health }; special attack: { $special }
mm-describe-beginning = The keeper begins with { $threat } threat{ $trauma ->
        [0] {" "}and{" "}
       *[other] ,{" "}
    }{ $mythos ->
        [one] { $mythos } Mythos card
       *[other] { $mythos } Mythos cards
    }{ $trauma ->
        [0] {""}
        [one] {" "}and { $trauma } Trauma card
       *[other] {" "}and { $trauma } Trauma cards
    }.
mm-describe-keeper-actions = Keeper actions: { $cards }
mm-describe-tile-large = Large tile: { $sides }
mm-describe-tile-medium = Medium tile: { $sides }
mm-describe-tile-small = Small tile: { $sides }
mm-describe-side = { $n ->
        [1] Room
       *[other] Rooms
    }: { $rooms }
mm-describe-room = { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
mm-describe-room-beside = On the same side of a tile as { NAME($rooms, form: "the") }
mm-describe-outdoor = Outdoors
mm-describe-wire = A wire from { $start } to { $end }
mm-describe-edge = { $edge } ({ $color })
mm-edge-north = north
mm-edge-east = east
mm-edge-south = south
mm-edge-west = west
mm-describe-rune = Belongs in place { $n } of the picture
mm-describe-puzzle-wiring = Wiring with { $n } pieces: solved when a wire leads from start to end and all touching colours match.
mm-describe-puzzle-lock = Lock with { $n } pieces: solved when all touching colours match, including those of the starting tile.
mm-describe-puzzle-rune = Runes with { $n } pieces, which can only be swapped: solved when each is in its place.
mm-describe-start = Start: piece { $n }, { $where }
mm-describe-end = End: piece { $n }, { $where }
mm-describe-slots = On the starting tile: { $colors }
mm-describe-revealed = The objective is revealed when { $when }.
mm-describe-revealed-any = The objective is revealed in any of these cases: { $when }.
mm-describe-on-reveal = At that moment, { $effects }.
mm-describe-lettered = { $letter }) { $what }
mm-describe-investigators-win = The investigators win when { $when }.
mm-describe-investigators-win-any = The investigators win in any of these cases: { $when }.
mm-describe-keeper-wins = The keeper wins when { $when }.
mm-describe-keeper-wins-any = The keeper wins in any of these cases: { $when }.
mm-describe-last-event-keeper = When the last event is resolved, the keeper wins.
mm-describe-last-event-investigators = When the last event is resolved, the investigators win.
mm-describe-last-event-nobody = If nobody has won when the last event is resolved, everyone loses.

## What has happened

mm-event-round-began = Round { $round }
mm-event-turn-began = { NAME($who, form: "possessive") } turn
mm-event-keeper-turn-began = The keeper’s turn
mm-event-arrived = { $who } arrives { NAME($space, form: "in") }
mm-event-moved = { $who } goes { NAME($space, form: "to") }
mm-event-monster-moved = { NAME($monster, form: "The") } goes { NAME($space, form: "to") }
mm-event-lock-met = { $who } comes up against { NAME($card, form: "the") } { NAME($room, form: "of") }
mm-event-barrier-passed = { $who } gets past { NAME($card, form: "the") }
mm-event-hid = { $who } { $hidden ->
        [0] comes out of hiding
       *[other] hides
    }
mm-event-barricade-moved = { $closed ->
        [0] The barricade comes off { NAME($door, form: "the") }
       *[other] A barricade goes up on { NAME($door, form: "the") }
    }
mm-event-barricade-destroyed = The barricade on { NAME($door, form: "the") } is destroyed
mm-event-escaped = { $who } escapes from the house
mm-event-test-made = { $who } tests { $attribute }{ $kind ->
        [horror] {" "}to bear the sight { NAME($monster, form: "of") }
        [evade] { $against ->
            [0] {" "}to get away
           *[1] {" "}to evade { NAME($monster, form: "the") }
        }
        [combat] { $against ->
            [0] {" "}in combat
           *[1] {" "}in combat with { NAME($monster, form: "the") }
        }
        [fire] {" "}to brave the fire
        [lock] {" "}to get past
        [spell] {" "}to cast a spell
       *[plain] {""}
    }: { $die } against { $value }, { $passed ->
        [0] failed
       *[other] passed
    }
mm-event-skill-point-spent = { $who } spends a skill point
mm-event-skill-points-changed = { $who } { $gained ->
        [1] gains
       *[0] loses
    } { $amount ->
        [one] { $amount } skill point
       *[other] { $amount } skill points
    }
mm-event-damage-taken = { $who } takes { $amount } damage
mm-event-horror-taken = { $who } takes { $amount } horror
mm-event-healed = { $who } heals { $damage ->
        [0] { $horror } horror
       *[other] { $horror ->
            [0] { $damage } damage
           *[other] { $damage } damage and { $horror } horror
        }
    }
mm-event-stunned = { NAME($who, form: "The") } is stunned{ $tokens ->
        [0] {""}
        [1] {""}
       *[other] {" "}({ $tokens } tokens)
    }
mm-event-stun-shed = { $left ->
        [0] { NAME($who, form: "The") } is no longer stunned
       *[other] { NAME($who, form: "The") } sheds a stunned token and keeps { $left }
    }
mm-event-monster-mended = { NAME($monster, form: "The") } heals { $amount } damage
mm-event-burnt = { NAME($who, form: "The") } burns { NAME($room, form: "in") }
mm-event-barricade-held = The barricade on { NAME($door, form: "the") } holds against { NAME($monster, form: "the") }
mm-event-keeper-rolled = The keeper rolls against { NAME($monster, form: "possessive") } { $number }: { $die }, { $passed ->
        [0] failed
       *[other] passed
    }
mm-event-die-rolled = { $who } rolls { $die }
mm-event-investigator-killed = { $who } dies { NAME($space, form: "in") }
mm-event-trauma-received = { $who } suffers { NAME($card, form: "the") }
mm-event-puzzle-laid = { $who } faces { NAME($card, form: "the") }
mm-event-puzzle-left = { $who } leaves { NAME($card, form: "the") } unsolved
mm-event-puzzle-solved = { $who } solves { NAME($card, form: "the") }
mm-event-explored = { $who } explores { NAME($room, form: "the") }
mm-event-card-found = { $who } finds { NAME($card, form: "the") }
mm-event-nothing-found = { $who } finds nothing of interest
mm-event-clue-found = { $who } finds { $card }
mm-event-obstacle-met = { $who } comes up against { NAME($card, form: "the") }
mm-event-put-back = { $who } forgets { NAME($card, form: "the") }, which goes back under the cards { NAME($room, form: "of") }
mm-event-dropped = { $who } drops { NAME($card, form: "the") } { NAME($room, form: "in") }
mm-event-card-used = { $who } uses { NAME($card, form: "the") }
mm-event-discarded = { $who } discards { NAME($card, form: "the") }
mm-event-given = { $who } gives { NAME($card, form: "the") } to { $other }
mm-event-spell-gained = { $who } gains the spell { $card }
mm-event-spell-turned = { $who } turns { NAME($card, form: "the") } over, { $passed ->
        [0] failed
       *[other] passed
    }: “{ $words }”
mm-event-spell-cast = { $who } casts { NAME($card, form: "the") }
mm-event-threat-changed = The keeper { $gained ->
        [0] spends { $amount } threat and has { $total ->
            [0] none
           *[other] { $total }
        } left
       *[1] gains { $amount } threat and has { $total }
    }
mm-event-cards-drawn = The keeper draws { $mythos ->
        [0] {""}
        [one] { $mythos } Mythos card
       *[other] { $mythos } Mythos cards
    }{ $mythos ->
        [0] {""}
       *[other] { $trauma ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ $trauma ->
        [0] {""}
        [one] { $trauma } Trauma card
       *[other] { $trauma } Trauma cards
    }
mm-event-card-drawn = You draw { $card }
mm-event-keeper-acted = The keeper uses { $card }
mm-event-keeper-discarded = The keeper discards { $card }
mm-event-worn-off = { $card } no longer affects { $who }
mm-event-mythos-played = The keeper plays { $card } on { NAME($who, form: "the") }
mm-event-secret-given = { $who } is given a card face down by the keeper
mm-event-choice-made = Your answer to question { $question }: { $letter }
mm-event-event-resolved = Event { $level }: { $card }
mm-event-time-passed = { $tokens ->
        [one] { $tokens } time token lies
       *[other] { $tokens } time tokens lie
    } on the event
mm-event-objective-revealed = The objective is revealed: { $card }
mm-event-lock-gone = { NAME($card, form: "The") } { NAME($room, form: "of") } is discarded
mm-event-status-placed = { $status ->
        [fire] Fire breaks out { NAME($room, form: "in") }
       *[darkness] Darkness falls { NAME($room, form: "in") }
    }
mm-event-status-removed = { $status ->
        [fire] The fire goes out { NAME($room, form: "in") }
       *[darkness] The light returns { NAME($room, form: "in") }
    }
mm-event-monster-placed = { NAME($monster, form: "A") } appears { NAME($space, form: "in") }
mm-event-monster-hurt = { NAME($monster, form: "The") } takes { $amount } damage
mm-event-monster-killed = { NAME($monster, form: "The") } dies { NAME($space, form: "in") }
mm-event-sample-taken = { NAME($monster, form: "The") } takes a sample of { $who }
mm-event-samples-laid = { NAME($monster, form: "The") } puts its samples on the altar, which holds { $total }
mm-event-monster-left = { NAME($monster, form: "The") } leaves the house
mm-event-investigator-attacked = { $who } attacks { NAME($monster, form: "the") }
mm-event-monster-attacked = { NAME($monster, form: "The") } attacks { $who }
mm-event-combat-card-drawn = { $deck ->
        [humanoid] A humanoid combat card is drawn
        [beast] A beast combat card is drawn
       *[eldritch] An eldritch combat card is drawn
    }
mm-event-special-attack = { NAME($monster, form: "The") } makes its special attack
mm-event-game-ended = { $winner }

## The inventory

mm-component-story = Stories
mm-component-objective = Objectives
mm-component-event = Events
mm-component-tile = Tiles
mm-component-tile-side = Sides of tiles
mm-component-room = Rooms
mm-component-investigator = Investigators
mm-component-trait = Traits
mm-component-starting-item = Starting items
mm-component-exploration = Exploration cards
mm-component-spell = Spells
mm-component-lock = Locks
mm-component-obstacle = Obstacles
mm-component-mythos = Mythos cards
mm-component-trauma = Trauma cards
mm-component-combat = Combat cards
mm-component-keeper-action = Keeper actions
mm-component-monster = Monsters
mm-component-puzzle-piece = Puzzle pieces
mm-component-puzzle-layout = Starting tiles of puzzles

## Words of investigators' traits and starting items

mm-effect-at-monster-space = choose a monster in your space; { ON_IT($effect, "a monster") }
mm-effect-at-monster-room = choose a monster in your room; { ON_IT($effect, "a monster") }
mm-effect-kill-it = kill the monster
mm-effect-add-to-test = { $n } to this test
mm-effect-pass-test = you pass the test
mm-effect-until-turn-ends-evade = { $n } to all your evade tests until the end of this turn
mm-effect-one-near-space = an investigator in your space{ TOLD($effect) }
mm-effect-one-near-room = an investigator in your room{ TOLD($effect) }
mm-event-room-seen = { $who } looks at the cards { NAME($room, form: "of") }
mm-event-objective-read = { $who } reads the objective
mm-event-card-seen = You have seen the card { $card }
mm-about-damage-coming = { $who } is about to take { $amount } damage
mm-about-mythos-coming = The keeper plays { $card } on { $who }
mm-prompt-charge = Which monster do you attack, and with what?
mm-prompt-trade-in = Which cards do you discard?
mm-prompt-look-into = Which room’s cards do you look at?
mm-prompt-fetch = Which card do you hand over, and to whom?


## Words of exploration cards

mm-effect-slip = move up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } without evade tests
mm-prompt-break-open = Which lock do you break open?
mm-prompt-drive-away = Where does { NAME($monster, form: "the") } flee?
mm-prompt-put-out = Which fire do you put out?
mm-prompt-break-down = Which barricade do you destroy?
mm-prompt-cure = Which Trauma card do you discard?


## Words of spells

mm-effect-aim-in-range = choose a monster in sight within { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
mm-effect-deal-its-damage = deal the monster’s own damage +{ $n } to it
mm-effect-kill-if-of = kill the monster if its class is { $kind }
mm-effect-stun-room = stun each monster in its room
mm-effect-keeper-moves-it = the keeper may move the monster up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
mm-effect-keeper-may = the keeper may { $effect }
mm-prompt-keeper-may = { NAME($deed, form: "Bare") }?

## Words of monsters and combat cards

mm-effect-if-carrying = if you carry { $what }, { $effect }
mm-effect-push-monster = move the monster { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
mm-effect-carried-off = the keeper may move you and the monster together by one space
mm-effect-until-next-turn-ends = { $attribute } { $n } until the end of your next turn
mm-effect-hurt-at-barricade = every investigator and every monster in the space of the barricade takes { $n } damage


## Words of Mythos cards

mm-one-any = a card
mm-one-but = { $what } (not { $but })
mm-condition-somewhere-fire = while any room burns
mm-condition-beside-lockable = next to the door of an empty room with cards to explore and no lock
mm-effect-lock-a-room = the keeper puts an unused lock face down on that room
mm-effect-kindle = spread fire to a room next to a burning one
mm-effect-further-in-darkness = { $n } more if it starts in a dark room or enters one with its first step
mm-prompt-which-room = { $deed ->
        [kindle] Which room does the fire spread to?
        [lock] Which room do you put a lock on?
       *[darken] Which room do you darken?
    }
mm-prompt-new-lock = Which lock do you use?
mm-prompt-forget = { $who } has just found { NAME($card, form: "the") }. Put the card back under those of the room?
mm-option-let-it-be = Leave the card
mm-option-forget = Put the card back
mm-option-assault = Attack { $who } with { NAME($weapon, form: "the") }
mm-unarmed = bare hands
mm-event-secret-shown = { NAME($who, form: "possessive") } hidden card, { $card }, is revealed
mm-event-lock-placed = The keeper puts a lock on { NAME($room, form: "the") }
mm-event-investigator-assaulted = { $who } attacks { $other }
mm-event-investigator-murdered = { $who } has killed { $other }

## Words of traumas

mm-effect-turn-ends = end your turn if it is under way
mm-effect-slow-down = if it is your turn, lose one movement step
mm-effect-lose-spells = discard all your spells
mm-effect-lash-out = attack another investigator within reach; the keeper chooses whom, and with which of your weapons
mm-effect-covet = take a card from another investigator in your room, but not a clue; the keeper chooses which
mm-effect-drop-excess = keep one piece of equipment and one weapon; drop the others
mm-prompt-among-friends = Whom does { $who } attack, and with what?
mm-prompt-covet = Which card does { $who } take?

## Words of keeper actions

mm-effect-paying = for { $n } threat, { $effect }
mm-effect-kindle-campfires = spread fire to a room next to a burning one, or to a room with a campfire
mm-effect-darken = place a darkness token in a room; each investigator in the dark there{ TOLD($effect) }
mm-effect-draw-for-each = for each { $monster } on the board, draw a Mythos or a Trauma card, as you choose
mm-effect-burst-in = place { NAME($monster, form: "a") } next to a free door of a room with an investigator, or of a room next to one
mm-effect-place-at-altar = place { NAME($monster, form: "a") } in a space with an altar
mm-effect-sacrifice = remove from the board { $n ->
        [1] { NAME($victim, form: "a") }
       *[other] { $n } { NAME($victim, form: "plural") }
    } in a room with an altar, and place { NAME($monster, form: "a") } in the space of that altar
mm-effect-bewitch = choose an investigator, who tests Willpower (+0); failed: place { NAME($monster, form: "a") } in that space
mm-effect-banish = remove { NAME($monster, form: "the plural") } from the board, except those of the story
mm-effect-possess = choose an investigator (each once per turn): move that investigator into an adjacent space, or use an action of one of their spells, equipment, artifacts or tomes; you make the choices
mm-effect-lay-corpse = place a corpse in { $within }
mm-effect-raise-corpse = discard a corpse and place { NAME($monster, form: "a") } in its space
mm-prompt-draw-which = Which card do you draw?
mm-prompt-offering = { $amount ->
        [1] Which monster do you sacrifice?
       *[other] Which monsters do you sacrifice?
    }
mm-prompt-which-space = { $deed ->
        [lay] Where do you place the corpse?
        [raise] Which corpse rises?
       *[altar] At which altar is the sacrifice made?
    }
mm-prompt-whom = Which investigator do you choose?
mm-prompt-urge = What do you make { NAME($who, form: "the") } do?
mm-option-draw-mythos = A Mythos card
mm-option-draw-trauma = A Trauma card
mm-event-monster-gone = { NAME($monster, form: "The") } leaves the board

## Words of corpses

mm-option-drag = Drag the corpse along
mm-option-leave-it = Leave the corpse here
mm-option-burn = Burn corpses in the campfire
mm-option-corpses = { $n ->
        [one] { $n } corpse
       *[other] { $n } corpses
    }
mm-prompt-drag = Do you drag the corpse along?
mm-prompt-how-many-corpses = How many corpses do you burn?
mm-event-corpse-placed = A corpse lies { NAME($space, form: "in") }
mm-event-corpse-dragged = { $who } drags a corpse { NAME($space, form: "to") }
mm-event-corpses-burnt = { $number ->
        [1] A corpse burns
       *[other] { $number } corpses burn
    } { NAME($space, form: "in") }

## Words of variants

mm-setup-timed-puzzles = Timed puzzles
mm-setup-timed-puzzles-help = An attempt at a puzzle lasts a minute, whatever the Intellect: here, 30 puzzle actions.
mm-setup-puzzle-hints = Hints at puzzles
mm-setup-puzzle-hints-help = At a puzzle, a player is told how many puzzle actions it still takes, which the rulebook does not allow.
mm-setup-monster-skill = Skill points for monsters
mm-setup-monster-skill-help = The keeper begins with a skill point for each investigator, for second rolls and special attacks.
mm-setup-uncertain-end = Uncertain end
mm-setup-uncertain-end-help = When the last event is due, it is late on a roll of 1 or 2, unless it makes a side win.
mm-prompt-roll-again = Make { $who } roll again?
mm-option-stand = Accept the roll
mm-option-again = Make them roll again (a skill point)
mm-prompt-special-attack = How does the monster attack { $who }?
mm-option-draw-combat = Draw a combat card
mm-option-special = Make a special attack (a skill point)
mm-event-keeper-skill-spent = The keeper spends a skill point and has { $left ->
        [0] none
       *[other] { $left }
    } left
mm-event-event-delayed = The keeper rolls { $die }: the last event { $late ->
        [0] comes now
       *[1] is delayed
    }

## Words of the stories

mm-feature-altar = the altar
mm-feature-barricade = the barricade
mm-feature-campfire = the campfire
mm-feature-corpse = the corpse
mm-feature-hiding_space = the hiding space
mm-feature-ladder = the ladder
mm-feature-vent = the vent
mm-side-some = Some of the players win
mm-end-some = Everyone played for themselves: some have won.
mm-prompt-who-is-kin = Which of you is the blood relative?
mm-prompt-keeper-wants = { NAME($deed, form: "Bare") }?
mm-prompt-summon = { NAME($deed, form: "Bare") }? This is possible only once per game.
mm-prompt-kin-may = Say the words that you remember, whatever comes of it?
mm-effect-place-by = place { NAME($monster, form: "a") } in a room with { NAME($feature, form: "a") }
mm-effect-place-by-each = place { NAME($monster, form: "a") } in each room with { NAME($feature, form: "a") }
mm-effect-place-beside-people = place { NAME($monster, form: "a") } in an investigator’s room
mm-effect-comes-to-you = the keeper places { NAME($monster, form: "a") } in your space
mm-effect-move-each = you may move each { $monster } up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
mm-effect-threat-for-each = gain 1 threat for each of these on the board: { NAME($monsters, form: "plural") }
mm-effect-put-status = place a { $status } token { NAME($room, form: "in") }
mm-effect-lights-out = choose { $n ->
        [1] a room and place a darkness token there
       *[other] { $n } rooms and place a darkness token in each
    }; each investigator there{ TOLD($effect) }
mm-effect-put-marker = place { NAME($feature, form: "a") } { NAME($space, form: "in") }
mm-effect-lay-lock-aside = put { NAME($card, form: "the") } face down on a room without a lock where no investigator is or starts
mm-effect-on-one = an investigator of your choice{ TOLD($effect) }
mm-effect-on-relative = the blood relative{ TOLD($effect) }
mm-effect-relative-may = the blood relative may say the words they remember; if so, { $effect }
mm-effect-sample-of-kin = put a sample of the blood relative on the altar
mm-effect-clear-marker = discard { NAME($feature, form: "a") } from your space
mm-effect-burn-card = burn { NAME($card, form: "the") } in the campfire of your space, or in a burning room
mm-effect-rite = { NAME($room, form: "in") }, test { $attribute } ({ $modifier }; { $help } with { NAME($cards, form: "the") }); passed: a success; failed: take 1 horror
mm-effect-gain-from-aside = gain { NAME($card, form: "the") }
mm-condition-killed-by-players = { $numbers } or { $last } investigators (in a game with 1, 2, 3 or 4) have been killed since the objective was revealed
mm-condition-insane-by-players = { $numbers } or { $last } investigators (in a game with 1, 2, 3 or 4) have no sanity left
mm-condition-at-turn-start = the objective is already revealed at the start of the keeper’s turn, and { $condition }
mm-condition-revealed = the objective is revealed
mm-condition-monsters = at least { $n } { NAME($monster, form: "plural") } are on the board
mm-condition-exactly = { $n ->
        [0] no { $monster } is
        [one] exactly { $n } { $monster } is
       *[other] exactly { $n } { NAME($monster, form: "plural") } are
    } on the board
mm-condition-monsters-in-room = at least { $n } { NAME($monster, form: "plural") } are { NAME($room, form: "in") }
mm-condition-none-left = no { NAME($feature, form: "plural") } are left on the board
mm-condition-spell-of-relative = the blood relative has the spell { $spells }
mm-condition-sample-of-relative = one of the samples there is the blood relative’s
mm-condition-relative-killed = the blood relative has been killed since the objective was revealed
mm-condition-relative-escaped = the blood relative has escaped with { NAME($card, form: "the") }
mm-condition-nobody-left = every investigator has escaped or is eliminated; those who have escaped win, each for themselves
mm-condition-murderer-escaped = an investigator who has killed another since the objective was revealed escapes and wins alone
mm-condition-turncoat-escaped = an investigator on the keeper’s side escapes
mm-event-story-began = The story begins: { $story }. The trail leads { NAME($room, form: "to") }
mm-event-relative-chosen = { $who } is the blood relative
mm-event-objective-advanced = { $number ->
        [one] { $number } success for the objective
       *[other] { $number } successes for the objective
    }
mm-event-marker-placed = { $there ->
        [0] { NAME($feature, form: "The") } { NAME($space, form: "in") } is gone
       *[other] { NAME($feature, form: "A") } appears { NAME($space, form: "in") }
    }

## What the terminal shows

cli-mm-keeper = Keeper
cli-mm-seat = Seat { $n }
cli-mm-round = Round { $n }
cli-mm-event = Event { $n }
cli-mm-trail = the trail leads { NAME($room, form: "to") }
cli-mm-revealed = revealed
cli-mm-unrevealed = not revealed
cli-mm-needed = { $n } or less on the die
cli-mm-test = { $who }: { $attribute } ({ $modifier })
cli-mm-puzzle-actions = { $n ->
        [0] no puzzle actions left
        [one] { $n } puzzle action left
       *[other] { $n } puzzle actions left
    }
cli-mm-puzzle-needed = { $n ->
        [one] { $n } is enough
       *[other] { $n } are enough
    }
cli-mm-puzzle-short = these pieces do not fit
cli-mm-free-pieces = { $n ->
        [0] no piece may be replaced for free
        [one] { $n } piece may be replaced for free
       *[other] { $n } pieces may be replaced for free
    }
cli-mm-drawn-piece = drawn, to replace one of these
cli-mm-barricade = the barricade
cli-mm-bot = (bot)
cli-mm-eliminated = Seat { $n } is out of the game
cli-mm-escaped = Seat { $n } has escaped
cli-mm-secret = a card face down
cli-mm-hands = { $mythos } Mythos, { $trauma } Trauma
cli-mm-markers = answers { $markers }
cli-mm-legend-monster = After a monster: awareness and horror, then, once known, its damage, and the damage it has taken out of its health.
cli-mm-sign-health = health left
cli-mm-sign-sanity = sanity left
cli-mm-sign-skill = skill points
cli-mm-sign-steps = movement steps left
cli-mm-sign-action = action left
cli-mm-sign-stunned = stunned
cli-mm-sign-hidden = hidden
cli-mm-sign-relative = blood relative
cli-mm-sign-person = investigator
cli-mm-sign-monster = monster
cli-mm-sign-story = monster of the story
cli-mm-sign-hurt = damage taken by a monster
cli-mm-sign-active = whose turn it is
cli-mm-sign-pile = cards to explore
cli-mm-sign-lock = lock
cli-mm-sign-obstacle = obstacle
cli-mm-sign-fire = fire
cli-mm-sign-darkness = darkness
cli-mm-sign-door = door
cli-mm-sign-barricaded = door with a barricade
cli-mm-sign-way_out = way out
cli-mm-sign-altar = altar
cli-mm-sign-barricade = barricade
cli-mm-sign-campfire = campfire
cli-mm-sign-corpse = corpse
cli-mm-sign-hiding_space = hiding space
cli-mm-sign-ladder = ladder
cli-mm-sign-vent = vent
cli-mm-sign-clue = clue found
cli-mm-sign-time = time until the next event
cli-mm-sign-threat = threat
cli-mm-sign-sample = samples

# Simulations
mm-fact-story = Story
mm-fact-players = Players
mm-fact-objective = Objective
mm-fact-rounds = Rounds
mm-fact-ending = Won by
mm-fact-ending-keeper = the keeper
mm-fact-ending-investigators = the investigators
mm-fact-ending-some = some of them, each for themselves
mm-fact-ending-nobody = nobody

## Before and after a game

mm-goal-clues-name = Clues
mm-goal-clues = Follow the trail of { $limit } clues: the last one tells you the objective.
mm-goal-clues-theirs = The investigators follow a trail of { $limit } clues to learn the objective.
mm-goal-event-name = Events
mm-goal-event = Time is short: the story ends with event { $limit }.
mm-goal-eliminated-name = Eliminated
mm-goal-eliminated = The keeper wins when every investigator player is eliminated.

mm-track-threat = Threat
mm-track-event = Events
mm-track-clues = Clues
mm-track-monsters = Monsters

mm-cover-threat = Each round brings the keeper { $n } threat to pay for keeper actions.
mm-cover-own-threat = Each round brings you { $n } threat to pay for your keeper actions.
mm-cover-own-cards = You play Mythos cards on the investigators’ turns, and Trauma cards when they are hurt.
mm-cover-against = Against you: { $who }
mm-cover-nobody = The investigators have not been chosen yet.
mm-cover-cards = The keeper plays Mythos cards on your turns, and Trauma cards when you are hurt.
mm-cover-time = At the end of each round a time token is placed; the events come one after another, and the last one ends the story.
mm-cover-keeper = The keeper
mm-cover-investigators = The investigators
mm-step-trail = The trail leads first { NAME($room, form: "to") }. Explore that room.
mm-step-turn = On your turn you have two movement steps and one action, in any order.
mm-step-explore = Explore the rooms you pass: they hold tools, weapons and clues.
mm-step-guard = The trail of clues begins { NAME($room, form: "in") }. Get in their way.
mm-step-threat = Threat that you do not spend stays with you for later rounds.
mm-step-mythos = Play Mythos cards on their turns, when they are alone or hurt.
mm-good-at-intellect = solves puzzles ({ $attribute } { $n })
mm-good-at-willpower = has strong nerves ({ $attribute } { $n })
mm-good-at-lore = is well read in the occult ({ $attribute } { $n })
mm-good-at-luck = is lucky ({ $attribute } { $n })
mm-good-at-strength = is strong ({ $attribute } { $n })
mm-good-at-marksmanship = is a good shot ({ $attribute } { $n })
mm-good-at-dexterity = is nimble ({ $attribute } { $n })

mm-deed-rooms = rooms explored
mm-deed-clues = clues
mm-deed-cards = cards found
mm-deed-puzzles = puzzles solved
mm-deed-monsters = monsters
mm-deed-actions = keeper actions
mm-deed-mythos = Mythos cards played
mm-deed-passed = tests passed
mm-deed-failed = tests failed
mm-deed-damage = damage
mm-deed-horror = horror
mm-unit = round
mm-unit-many = rounds
mm-luck = Tests passed, above or below what the die promised.

## The end of the story

mm-epilogue-won-1 = The sun rises over the drive, and nobody looks back at the windows.
mm-epilogue-won-2 = At the gate you count one another twice.
mm-epilogue-won-3 = The house will be sold before the month is out, and none of you will ask to whom.
mm-epilogue-lost-1 = In the morning the gate is locked from the inside.
mm-epilogue-lost-2 = The next letter that asks for help is written in a hand you know: it is yours.
mm-epilogue-lost-3 = The house has rooms enough for everybody.
mm-epilogue-keeper-won-1 = The house is quiet. It has all that it wanted, for now.
mm-epilogue-keeper-won-2 = You draw the curtains and write the next invitation.
mm-epilogue-keeper-won-3 = Nobody has left. Nobody will.
mm-epilogue-keeper-lost-1 = They will talk. Nobody will believe them.
mm-epilogue-keeper-lost-2 = The fire burns down. What you served does not forgive.
mm-epilogue-keeper-lost-3 = A house can wait. This one has waited longer before.

## Lines: when, at what cost, what

mm-cost-discard = discard this card
mm-cost-threat = pay { $n } threat
mm-line-action = action
mm-line-free_action = action
mm-line-attack = action (attack)
mm-line-puzzle = when you attempt a puzzle
mm-line-turn = on your turn
mm-line-once-game = once per game
mm-line-once-round = once per round
mm-line-once-turn = once per turn
mm-line-before-test-any = before a roll
mm-line-before-test-plain = before a test that a card asks for
mm-line-before-test-horror = before a horror test
mm-line-before-test-evade = before an evade test
mm-line-before-test-combat = before a test in combat
mm-line-before-test-fire = before a test for a fire
mm-line-before-test-lock = before a test for a lock or an obstacle
mm-line-before-test-spell = when you cast a spell
mm-line-explored = after you have explored
mm-line-clue-found = when you find a clue
mm-line-horror-test-failed = when you fail a horror test
mm-line-turn-began = at the start of your turn
mm-line-turn-began-next = at the start of { $n ->
        [1] your next turn
       *[other] each of your next { $n } turns
    }
mm-line-turn-ending = at the end of your turn
mm-line-turn-ending-next = at the end of { $n ->
        [1] your next turn
       *[other] each of your next { $n } turns
    }
mm-line-keeper-turn-began = at the start of your turn
mm-line-mythos-coming = when the keeper plays a Mythos card on you face up
mm-line-damage-coming = when you take damage
mm-line-when-true = when { $condition }
mm-line-when-found = when you find this card
mm-line-averts-mythos = it has no effect
mm-line-averts-damage = ignore up to { $n } damage
mm-tests-all = all your tests
mm-tests-plain = your tests that cards ask for
mm-tests-horror = your horror tests
mm-tests-evade = your evade tests
mm-tests-combat = all your tests in combat
mm-tests-fire = your tests for a fire
mm-tests-lock = your tests for locks and obstacles
mm-tests-spell = your tests for spells
mm-line-bonus-to-tests = { $n } to { $tests }
mm-line-damage-bonus = { $n } damage against a monster in your space
mm-line-combat-bonus = { $n } to your { $attributes } tests in combat
mm-line-aim-bonus = { $n } to the { $attribute } test for an attack with this weapon on a monster within { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
mm-line-evade-bonus = { $n } to your evade tests against { NAME($monsters, form: "plural") }
mm-line-unafraid-of = { NAME($monsters, form: "plural") } cause you no horror tests
mm-line-puzzle-bonus = { $n ->
        [one] { $n } extra puzzle action
       *[other] { $n } extra puzzle actions
    } whenever you attempt a puzzle
mm-line-attribute-more = { $attribute } { $n }
mm-line-attribute-less = { $attribute } { $n }, but not below 1
mm-line-moves-more = you have { $n ->
        [one] { $n } extra movement step
       *[other] { $n } extra movement steps
    } on each of your turns
mm-line-moves-less = you have { $n ->
        [one] { $n } fewer movement step
       *[other] { $n } fewer movement steps
    } on each of your turns
mm-line-sees-in-the-dark = you ignore darkness
mm-line-weapon = attack a monster { $n ->
        [0] in your space
        [one] within { $n } space
       *[other] within { $n } spaces
    }{ $doors ->
        [0] {""}
       *[other] , even through a door
    }
mm-line-cast = { $effect }; then test { $attribute } ({ $modifier }) and turn this card over
mm-line-forbids-exploring = you cannot explore
mm-line-forbids-trading = you can neither give cards to other investigators nor take any from them
mm-line-forbids-skill_points = you cannot spend skill points
mm-line-no-leaving = you cannot leave your room
mm-line-no-doors = you cannot go through doors
mm-line-no-ranged-attacks = you cannot attack with ranged weapons
mm-line-blinded = when you explore, every room counts as dark
mm-line-burdened = you carry at most one piece of equipment and one weapon
mm-line-after-the-first-step = when you move after your first movement step
mm-line-in-company = when you enter another investigator’s room, or one enters yours, once per turn for each
mm-line-when-in-darkness = when you enter a dark room or yours becomes dark
mm-line-lingers = to leave a room without monsters that still hides cards, test { $attribute }; failed: the step is lost, and you may leave freely for the rest of the turn
mm-line-keeper-pays = once per keeper turn, in the keeper action step, the keeper may pay { $n } threat
mm-line-comes-true = { $when }: { $effect }; then discard this card
mm-line-gives-way = discard this card when you are given another one face down
mm-line-serves-the-keeper = you win and lose with the keeper and may attack investigators, which turns this card face up; your death does not count as that of an investigator
mm-line-forgets-a-find = the next time you explore, the keeper may put one of the cards you find, other than a clue or a key, back under those of the room; then discard this card
mm-line-leave-corpses = where a humanoid monster or an investigator is killed, place a corpse
mm-line-has-blood-relative = when the story begins, the investigators choose one of them as the blood relative; if that investigator is replaced, the new one becomes the blood relative
mm-line-may-attack-each-other = investigators may attack one another
mm-line-each-for-itself = every investigator who has escaped wins; the keeper wins if one of them has not
mm-line-lets-escape = investigators escape by { NAME($exit, form: "the") }
mm-line-lets-escape-who = an investigator { $who } can escape by { NAME($exit, form: "the") }
mm-line-monster-may-leave = { $monster } can leave the house by { NAME($exit, form: "the") }, for one space of its move
mm-line-summons-once = once per game, during the keeper’s turn, if { $condition }, the keeper may reveal this card; if so, { $effect }
mm-line-are-not = { NAME($monster, form: "plural") } are not { NAME($other, form: "plural") }
mm-line-reward-for = whoever kills { $monster }{ TOLD($effect) }
mm-option-say-the-words = Say the words that you remember
mm-effect-in-force = { $line } until the end of your { $turns ->
        [1] turn
       *[other] next turn
    }
mm-effect-break-down = destroy a barricade on a door of your space
mm-effect-break-open = solve a lock puzzle in your room
mm-effect-charge = move up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }, then attack a monster with { $bonus } to all tests of that combat
mm-effect-cure = discard a Trauma card of an investigator in your space
mm-effect-drive-away = the keeper moves each monster in your room { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } away from you
mm-effect-fetch = give this card and one of your exploration cards to an investigator within 2 spaces, by a way without locks
mm-effect-lay-samples = monsters next to an altar put their samples on it; gain { $n } threat for each
mm-effect-look-into-room = look at all exploration cards that lie face down in a room of your choice
mm-effect-pray = roll the die and heal half as much horror, rounded up
mm-effect-put-out = put out the fire in your room or in a connected one
mm-effect-read-objective = read the objective, which stays face down
mm-effect-sort-pieces = you may replace up to { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    } without puzzle actions
mm-effect-study = gain as many puzzle actions as your { $attribute }
mm-effect-take-sample = a monster takes a sample of an investigator in its space; then you may move it up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }, unless it is stunned
mm-effect-trade-in = discard any of your equipment, tomes, artifacts and weapons and gain a skill point for each
mm-condition-free-marker = in a space with { NAME($feature, form: "a") } and without monsters
mm-condition-burnt = { NAME($card, form: "the") } { AGREE($card, "has", p: "have") } been burnt
mm-condition-clue-missed = clue { $n } has not been found
mm-condition-counted = there { $n ->
        [one] has been { $n } success
       *[other] have been { $n } successes
    }
mm-condition-counted-by-players = there have been { $numbers } or { $last } successes (in a game with 1, 2, 3 or 4 investigators)
mm-condition-in-a-row = { $condition } at the start of the keeper’s turn, { $n } times in a row since the objective was revealed
mm-condition-survives = { $monster } is still alive at the end of the keeper’s turn, { $n } turns after the one of its arrival
mm-condition-in-narrow-room = in a room of a single space
mm-condition-in-room-named = in { $within }
mm-condition-murderer-or-turncoat = who has killed another since the objective was revealed or is on the keeper’s side
mm-condition-relative-with = who is the blood relative and carries { NAME($card, form: "the") }
mm-rooms-attic = the Attic
mm-rooms-basement = the Basement
mm-rooms-bathroom = a Bathroom
mm-rooms-bedroom = a Bedroom
mm-rooms-cave = a Cave
mm-rooms-cellar = the Cellar
mm-rooms-chasm = the Chasm
mm-rooms-coat-room = the Coat Room
mm-rooms-crypt = the Crypt
mm-rooms-dining-room = the Dining Room
mm-rooms-foyer = the Foyer
mm-rooms-freezer = the Freezer
mm-rooms-furnace = the Furnace
mm-rooms-gallery = the Gallery
mm-rooms-graveyard = the Graveyard
mm-rooms-hallway = a Hallway
mm-rooms-kitchen = the Kitchen
mm-rooms-laboratory = the Laboratory
mm-rooms-library = the Library
mm-rooms-nursery = the Nursery
mm-rooms-operating-room = the Operating Room
mm-rooms-secret-passage = the Secret Passage
mm-rooms-storage = a Storage room
mm-rooms-study = the Study
mm-rooms-tower = the Tower

## In the browser: the board

mm-board-awareness = Awareness
mm-board-backs =
    .exploration = Exploration cards
    .lock = Lock
    .obstacle = Obstacle
mm-board-barricade = barricaded
mm-board-burning = carries fire
mm-board-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
mm-board-classes =
    .humanoid = humanoid
    .beast = beast
    .eldritch = eldritch
mm-board-door = Door between { $one } and { $other }
mm-board-evading = evade { $chance }
mm-board-features =
    .altar = Altar
    .barricade = Barricade
    .campfire = Campfire
    .corpse = Corpse
    .hiding_space = Hiding space
    .ladder = Ladder
    .vent = Vent
mm-board-go = Go
mm-board-health = health { $n }
mm-board-here = { $who } is here
mm-board-hidden = hidden
mm-board-horror = Horror
mm-board-house = Plan of the house
mm-board-hurt = { $n } damage
mm-board-in-question = On the table
mm-board-locked = locked
mm-board-map =
    .nearer = Nearer
    .farther = Farther
    .all = The whole house
mm-board-named =
    .walter = Walter Lynch
    .artimus = Artimus
    .helena = Helena
mm-board-number = no. { $n }
mm-board-of-the-story = the monster of the story
mm-board-phases =
    .investigators = Investigators
    .keeper = Keeper
    .event = Event
mm-board-reach =
    { $n ->
        [one] You can reach { $n } space.
       *[other] You can reach { $n } spaces.
    }
mm-board-samples =
    { $n ->
        [one] { $n } sample
       *[other] { $n } samples
    }
mm-board-sealed = sealed
mm-board-statuses =
    .fire = Fire
    .darkness = Darkness
mm-board-stay = Stay
mm-board-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
mm-board-stunned =
    { $n ->
        [1] stunned
       *[other] stunned, { $n } tokens
    }
mm-board-takes-action = takes your action
mm-board-through-fire = through fire: { $rooms }
mm-board-to = To: { $space }
mm-board-to-evade = to evade: { $monsters }
mm-board-to-face = to face: { $monsters }
mm-board-to-open = to open: { $rooms }
mm-board-trail = The trail leads here
mm-board-unexplored = nobody has been here yet
mm-board-unknown = its back is unknown
mm-board-way-out = Way out, { $space }

## In the browser: what lies before the two sides

mm-desk-acted = has acted
mm-desk-actions = Keeper actions
mm-desk-actions-left =
    { $n ->
        [one] { $n } puzzle action left
       *[other] { $n } puzzle actions left
    }
mm-desk-against = because of { $who }
mm-desk-all-events = All events have happened
mm-desk-answer = The keeper’s answer to question { $question }: { $letter }
mm-desk-answer-hidden = The keeper’s answer to question { $question }, face down
mm-desk-attacks = attacks
mm-desk-attacks-with = attacks with: { $weapon }
mm-desk-attributes =
    .intellect = Intellect
    .willpower = Willpower
    .lore = Lore
    .luck = Luck
    .strength = Strength
    .marksmanship = Marksmanship
    .dexterity = Dexterity
mm-desk-barricade = a barricade
mm-desk-can-act = action left
mm-desk-cards = Carried
mm-desk-cell = Piece { $n }
mm-desk-clue-leads = Next room of the trail: { $room }.
mm-desk-clues = Clues found
mm-desk-clues-found =
    { $n ->
        [0] no clue yet
       *[other]
            { $n ->
                [one] { $n } clue found
               *[other] { $n } clues found
            }
    }
mm-desk-colors =
    .red = red
    .blue = blue
mm-desk-cost =
    { $n ->
        [0] costs nothing
       *[other] costs { $n } threat
    }
mm-desk-counts = counts now
mm-desk-deck-names =
    .mythos = Mythos
    .trauma = Trauma
    .humanoid = Humanoids
    .beast = Beasts
    .eldritch = Eldritch
mm-desk-decks = Decks
mm-desk-draw = Draw a new piece (2 actions)
mm-desk-draw-free = Draw a new piece (free)
mm-desk-drawn = The piece that was drawn
mm-desk-edges =
    .n1 = above
    .n2 = right
    .n3 = below
    .n4 = left
mm-desk-eliminated = eliminated
mm-desk-empty-hand = none
mm-desk-escaped = { $who } has escaped
mm-desk-event-in =
    { $n ->
        [one] event { $numeral } in { $n } round
       *[other] event { $numeral } in { $n } rounds
    }
mm-desk-event-of = Event { $n } of 5
mm-desk-failed = failed
mm-desk-fight = Fight
mm-desk-goals =
    .wiring = Lead the current from the battery to the lamp: where two wires touch, they must have the same colour.
    .lock = Wherever pieces touch each other or the steel tile, both halves of the symbol must be the same.
    .rune = Put every piece where it belongs in the picture.
mm-desk-hand = Your hand
mm-desk-hand-of = Mythos { $mythos } · Trauma { $trauma }
mm-desk-happened = What has just happened
mm-desk-health = Health
mm-desk-hidden = Known only to you
mm-desk-hidden-state = hidden
mm-desk-in-hand =
    { $n ->
        [one] { $n } card in the keeper’s hand
       *[other] { $n } cards in the keeper’s hand
    }
mm-desk-in-question = In question
mm-desk-in-your-turn = on your turn
mm-desk-investigators = Investigators
mm-desk-joining = chooses an investigator
mm-desk-keeper = The keeper
mm-desk-kinds =
    .wiring = a wiring puzzle
    .lock = a lock puzzle
    .rune = a rune puzzle
mm-desk-lines =
    .EventResolved = An event comes
    .ObjectiveRevealed = The objective is revealed
    .ClueFound = A clue is found
    .KeeperActed = The keeper acts
    .MythosPlayed = The keeper plays a card
    .TraumaReceived = A trauma
    .SpellCast = A spell is cast
    .LockMet = A locked door
    .ObstacleMet = In the way
    .CardFound = Found
    .CombatCardDrawn = Combat
    .StoryBegan = The story begins
    .PuzzleSolved = Solved
mm-desk-monster-skill = Skill points of the monsters
mm-desk-moves =
    { $n ->
        [one] { $n } move left
       *[other] { $n } moves left
    }
mm-desk-mythos = Mythos
mm-desk-needed =
    { $n ->
        [one] { $n } action would solve it.
       *[other] { $n } actions would solve it.
    }
mm-desk-no-combat-card = The combat card is about to be drawn.
mm-desk-not-enough = not enough threat
mm-desk-objective = Objective
mm-desk-only-threat = when I have { $n } threat
mm-desk-own = In front of you
mm-desk-part = part { $n } of the picture
mm-desk-passed = passed
mm-desk-passing-threat = You pass until you have { $n } threat.
mm-desk-picked = picked up
mm-desk-picture = The picture
mm-desk-puzzle = Puzzle
mm-desk-relative = blood relative
mm-desk-replaces = replace it with the new piece
mm-desk-revealed = revealed
mm-desk-rolled = rolled { $die }
mm-desk-rolls =
    { $n ->
        [one] only a { $n } passes
       *[other] { $n } or less passes
    }
mm-desk-samples =
    { $n ->
        [one] { $n } sample on the altar
       *[other] { $n } samples on the altar
    }
mm-desk-sanity = Sanity
mm-desk-secret = A card that only its owner may read
mm-desk-sides =
    .keeper = The keeper wins
    .investigators = The investigators win
    .some = Some have won
    .nobody = Nobody wins
mm-desk-skill-points = Skill points
mm-desk-solved = { $who } has solved it
mm-desk-solving = { $who } tries { $kind }
mm-desk-spells = Spells
mm-desk-stage = What is going on
mm-desk-stunned =
    { $n ->
        [1] stunned
       *[other] stunned ×{ $n }
    }
mm-desk-supply = Monsters beside the board
mm-desk-supply-one = { $name }: { $n }
mm-desk-supply-short = Monsters
mm-desk-swaps = swap with the one picked up
mm-desk-symbols =
    .yellow = sun
    .red = diamond
    .blue = moon
    .green = leaf
mm-desk-test =
    .intellect = Intellect test
    .willpower = Willpower test
    .lore = Lore test
    .luck = Luck test
    .strength = Strength test
    .marksmanship = Marksmanship test
    .dexterity = Dexterity test
mm-desk-the-end = The end
mm-desk-threat = Threat
mm-desk-threat-count =
    { $n ->
        [one] { $n } threat token
       *[other] { $n } threat tokens
    }
mm-desk-time = Time
mm-desk-time-tokens = { $n } of { $of } time tokens
mm-desk-touch-beside = Touch a piece beside it to swap them, or turn it.
mm-desk-touch-beside-only = Touch a piece beside it to swap them.
mm-desk-touch-piece = Touch a piece.
mm-desk-touch-replaced = Touch the piece that the new one replaces.
mm-desk-trail = The trail
mm-desk-trail-ends = The last clue has been found.
mm-desk-trail-to = Next room: { $room }
mm-desk-traits = Traits
mm-desk-trauma = Trauma
mm-desk-turn = turn
mm-desk-turn-left = Turn left
mm-desk-turn-right = Turn right
mm-desk-turn-tile = Turn the steel tile
mm-desk-unarmed = bare hands
mm-desk-unknown-objective = The keeper’s objective is not known yet.
mm-desk-unsolved = Puzzles that were left
mm-desk-unsolved-one = Puzzle left unsolved: { $card }
mm-desk-used = used
mm-desk-waits = still to come
mm-desk-was-hidden = What the screen has hidden
mm-desk-way-out = The way out
mm-desk-weapon =
    { $range ->
        [0] damage { $damage }
       *[other] damage { $damage }, range { $range }
    }
mm-desk-wire = wire from { $from } ({ $one }) to { $to } ({ $other })

## In the browser: the game in short

mm-primer-lines =
    .n1 = One of you is the keeper, who has the house, its monsters and a secret objective. The others are investigators, who follow a trail of clues to learn that objective and prevent it.
    .n2 = On each of their turns, an investigator has two movement steps and one action: run, explore, attack, cast a spell, use a card, or whatever the space allows.
    .n3 = To explore is to take the cards of a room, from the top down. A lock or an obstacle is passed with the right card, by a test or by solving a puzzle. The trail tells where the next clue lies.
    .n4 = A test is a roll of a ten-sided die: you need your attribute or less, with the modifier. A skill point spent before the roll adds your Luck.
    .n5 = Entering a monster’s room takes a horror test, leaving its space an evade test. In combat, a card tells which attribute to test.
    .n6 = On the keeper’s turn, the keeper gains as many threat tokens as there are investigators, spends them on keeper actions, and then the monsters attack. On the turns of the others, the keeper plays Mythos and Trauma cards.
    .n7 = At the end of each round, a time token moves the story on; the last event ends it. Without health, an investigator dies; without sanity, an investigator is at the keeper’s mercy.
mm-primer-attributes = Attributes
mm-primer-things = On the table
mm-primer-names =
    .damage = damage and health
    .horror = horror and sanity
    .exploration = exploration cards
    .obstacle = obstacle
    .fire = fire
    .darkness = darkness
