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
mm-tested-intellect = Intellect
mm-tested-willpower = Willpower
mm-tested-lore = Lore
mm-tested-luck = Luck
mm-tested-strength = Strength
mm-tested-marksmanship = Marksmanship
mm-tested-dexterity = Dexterity
mm-class-humanoid = humanoid
mm-class-beast = beast
mm-class-eldritch = eldritch
mm-status-fire = fire
mm-status-darkness = darkness
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
mm-heading-unarmed = Unarmed
mm-heading-melee = Melee weapon
mm-heading-sharp_melee = Sharp melee weapon
mm-heading-blunt_melee = Blunt melee weapon
mm-heading-ranged = Ranged weapon
mm-heading-monster_attack = Monster attacks
mm-heading-vs_hidden = Monster against somebody hidden
mm-heading-vs_barricade = Monster against a barricade
mm-side-keeper = The keeper wins
mm-side-investigators = The investigators win
mm-side-nobody = Nobody wins
mm-color-blue = blue
mm-color-red = red
mm-color-yellow = yellow
mm-color-green = green
mm-token-damage = damage
mm-token-health = health
mm-trait-hint = { $values } · { $text }
mm-end-keeper = The keeper has won.
mm-end-investigators = The investigators have won.
mm-end-nobody = Time is up, and everybody has lost.
mm-moment-setup = Setting up
mm-moment-keeper = Round { $round }, the keeper's turn
mm-moment-round = Round { $round }
mm-moment-turn = Round { $round }, turn of { $who }
mm-chronicle-end = The end

## Setting up

mm-setup-story = Story
mm-setup-story-help = Which of the stories is played.
mm-setup-seats = Investigators
mm-setup-seats-help = Which player is the keeper, and the investigator of each of the others. Whoever names none chooses one at the table; if nobody is the keeper, the first seat is.
mm-setup-keeper = Keeper
mm-error-keepers = There is one keeper, no more.
mm-error-option = The setup option “{ $option }” cannot be “{ $value }”. It can be: { $possible }.
mm-error-twice = { $who } cannot sit at two places.
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

mm-option-use = Use { $card }
mm-option-move = Move to { $space }
mm-option-run = Run to { $space }
mm-option-end-turn = End the turn
mm-option-explore = Explore the room
mm-option-explore-dark = Explore the dark room, which takes a movement step as well
mm-option-drop = Drop cards
mm-option-hide = Hide, with a movement step
mm-option-hide-as-action = Hide, with the action
mm-option-come-out = Come out of hiding, with a movement step
mm-option-come-out-as-action = Come out of hiding, with the action
mm-option-escape = Escape from the house
mm-option-attack = Attack { $monster } with { $weapon }
mm-option-attack-unarmed = Attack { $monster } with bare hands
mm-option-cast = Cast { $card }
mm-option-swap = Swap { $one } and { $other }
mm-option-turn-left = Turn { $cell } to the left
mm-option-turn-right = Turn { $cell } to the right
mm-option-turn-tile = Turn the starting tile
mm-hint-dotted = { $one } · { $other }
mm-hint-explore = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $obstacles ->
        [0] {""}
        [one] , { $obstacles } obstacle
       *[other] , { $obstacles } obstacles
    }
mm-hint-takes-action = takes the action
mm-hint-weapon = damage { $damage }, range { $range }
mm-hint-attack = on average { $dealt } damage to it, { $damage } damage and { $horror } horror to you
mm-hint-kills = kills { $percent } %
mm-hint-strike = { $same ->
        [0] { $least } to { $most } damage
       *[other] { $most } damage
    }
mm-hint-monster-attack = on average { $damage } damage and { $horror } horror
mm-hint-frightens = { $who } takes a horror: { $percent } %
mm-hint-luck = adds your Luck: { $n }
mm-risk = { $test } { $percent } %, otherwise { $cost }
mm-risk-stays = the way stays shut
mm-risk-evade = evade { $monster }
mm-risk-fire = brave the fire
mm-risk-horror = bear the sight of { $monster }
mm-risk-barrier = get past { $card }
mm-hint-puzzle-action = one puzzle action
mm-hint-draw-piece = two puzzle actions, unless a card makes it free; the piece then has to replace one of the puzzle
mm-hint-puzzle-luck = as many more puzzle actions as your Luck, once in an attempt
mm-option-draw-piece = Draw another piece
mm-option-replace = Put it in place of { $cell }
mm-option-close = Put a barricade on the { $door }
mm-option-open = Take the barricade off the { $door }
mm-option-newcomer = The new investigator of seat { $seat }
mm-option-roll = Roll the die
mm-option-skill-point = Spend a skill point
mm-option-strike = Deal its damage
mm-option-spare = Do nothing
mm-option-stop = Stop here
mm-option-marked = { $option } ({ $marks })
mm-mark-named = of the story
mm-mark-hurt = { $n } damage
mm-mark-stunned = stunned
mm-option-leave = Leave the house
mm-option-done = Done
mm-option-give = Give { $card } to { $who }
mm-option-keeper-action = { $card } ({ $n } threat)
mm-option-insanity = { $card } on { $who }
mm-option-monster-attack = { $monster } attacks { $who }
mm-option-sample = { $monster } takes a sample of { $who }

## What players are asked

mm-prompt-story-choice = { $question }
mm-prompt-character = Which investigator do you take?
mm-prompt-mental-trait = Which mental trait do you keep?
mm-prompt-physical-trait = Which physical trait do you keep?
mm-prompt-next = Who takes the next turn?
mm-prompt-act = What does { $who } do? { $amount ->
        [one] { $amount } movement step left
       *[other] { $amount } movement steps left
    }, { $action ->
        [0] no action left.
       *[1] the action still to take.
    }
mm-prompt-before-roll = { $attribute } test: { $amount } or less on the die. Anything before the roll?
mm-prompt-evade-first = Which monster do you try to evade first?
mm-prompt-strike = { $who } has not evaded. Does the monster strike?
mm-prompt-face = Which monster do you face first?
mm-prompt-who-first = Who makes the horror test first?
mm-prompt-where = { $named ->
        [0] Where do you place { $monster }?
       *[1] { $why }: where do you place { $monster }?
    }
mm-prompt-take-figure = All figures are on the board. Which one do you take?
mm-prompt-which-monster = Which monster?
mm-prompt-walk-monster = Where does it move? { $amount } left.
mm-prompt-steer = Where do you move the monster? { $amount } left.
mm-prompt-step = Where do you move? { $amount } left.
mm-prompt-pushed = Where do you move { $who }? { $amount } left.
mm-prompt-drop = Which cards do you drop?
mm-prompt-discard = Too many cards in hand. Which do you discard?
mm-prompt-lose-card = Which card does { $who } lose?
mm-prompt-aim = Which investigator?
mm-prompt-aim-monster = Which monster?
mm-prompt-may = Do you do it?
mm-prompt-push-barricade = Is the barricade pushed back?
mm-prompt-play-mythos = A Mythos card on { $who }?
mm-prompt-play-trauma = A trauma on { $who }?
mm-prompt-solve = What do you do with the puzzle? { $amount ->
        [one] { $amount } puzzle action
       *[other] { $amount } puzzle actions
    } left.
mm-prompt-trade = Do you give something away?
mm-prompt-keeper-acts = What do you do? { $amount } threat left.
mm-prompt-monsters-attack = Which monster attacks?
mm-prompt-sample = Which monster takes a sample of whom?

## What cards do

mm-effect-nothing = nothing happens
mm-effect-when = if { $condition }: { $effect }
mm-effect-otherwise = otherwise: { $effect }
mm-effect-damage = take { $n } damage
mm-effect-horror = take { $n } horror
mm-effect-heal = heal { $damage ->
        [0] { $horror } horror
       *[other] { $horror ->
            [0] { $damage } damage
           *[other] { $damage } damage and { $horror } horror
        }
    }
mm-effect-stunned = you are stunned
mm-effect-skill-points = gain { $n ->
        [one] { $n } skill point
       *[other] { $n } skill points
    }
mm-effect-lose-skill-points = lose { $n ->
        [one] { $n } skill point
       *[other] { $n } skill points
    }
mm-effect-die = the investigator is killed
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
mm-effect-drop-by-keeper = the keeper chooses a card of yours that you drop: { $what }
mm-effect-discard-by-keeper = the keeper chooses a card of yours that you discard: { $what }
mm-effect-drop-one = drop a card: { $what }
mm-effect-gain-spell = gain the spell { $spell }
mm-effect-discard-this = discard this card
mm-effect-aim-here = choose an investigator in your room: { $effect }
mm-effect-at-target = that investigator: { $effect }
mm-effect-others-here = each other investigator in your room: { $effect }
mm-effect-each-here = each investigator in your room: { $effect }
mm-effect-place-here = there is { $status } in your room
mm-effect-may = you may: { $effect }
mm-effect-deal = the monster takes { $n } damage
mm-effect-deal-weapon = the monster takes the damage of your weapon{ $sign ->
        [plus] {" "}plus { $n }
        [minus] {" "}minus { $n }
       *[even] {""}
    }
mm-effect-deal-half-strength = the monster takes half of your Strength as damage, rounded up
mm-effect-stun-monster = the monster is stunned
mm-effect-move-monster = you may move the monster up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
mm-effect-mend-monster = the monster heals up to { $n } damage
mm-effect-monster-hurts = the monster hurts you
mm-effect-hurts-if-here = take { $n } damage if the monster is in your space
mm-effect-drop-weapon = drop the weapon
mm-effect-discard-weapon = discard the weapon
mm-effect-leave-hiding = you are no longer hidden
mm-effect-attack-again = the monster attacks you again
mm-effect-special-attack = the monster makes its special attack
mm-effect-destroy-barricade = the barricade is destroyed
mm-effect-push-barricade = the barricade may be pushed back into its space
mm-effect-monster-roll-both = the keeper rolls against the { $number } of the monster ({ $modifier }); passed: { $passed }; failed: { $failed }
mm-effect-monster-roll-passed = the keeper rolls against the { $number } of the monster ({ $modifier }); passed: { $passed }
mm-effect-monster-roll-failed = the keeper rolls against the { $number } of the monster ({ $modifier }); failed: { $failed }
mm-effect-if-strong = if the monster deals { $n } damage or more: { $effect }
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
        [one] { $trauma } trauma card
       *[other] { $trauma } trauma cards
    }
mm-effect-threat = gain { $n } threat
mm-effect-time = { $n ->
        [one] { $n } time token
       *[other] { $n } time tokens
    } on the next event
mm-effect-move-a-monster = move a monster up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
mm-effect-move-one-of = move one of these up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }: { $monster }
mm-effect-place-monster = place in { $room }: { $monster }{ $burning ->
        [0] {""}
       *[other] , with a fire token
    }{ $health ->
        [0] {""}
       *[other] , with { $health } more health for each investigator player
    }
mm-effect-place-near = place within { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } of an investigator: { $monster }{ $health ->
        [0] {""}
       *[other] , with { $health } more health for each investigator player
    }
mm-effect-by-answer = if the keeper has answered { $answers }: { $effect }
mm-effect-you = you: { $effect }
mm-called = { $monster } ({ $name })
mm-called-artimus = Artimus
mm-called-chthonian_1b = the chthonian of the story
mm-called-helena = Helena
mm-called-high_priest = the High Priest
mm-called-hound_1b = the hound of the story
mm-called-latecomer = the latecomer
mm-called-shoggoth_1b = the shoggoth of the story
mm-called-walter = Walter Lynch
mm-effect-each = each investigator: { $effect }
mm-effect-each-where = each investigator { $where }: { $effect }
mm-effect-discard-locks = all locks are discarded
mm-effect-discard-action = the keeper action { $card } leaves the game
mm-effect-close-exit = a puzzle closes the way out until somebody solves it: { $puzzle }
mm-effect-reveal = the objective is revealed
mm-effect-keeper-does = the keeper: { $effect }
mm-barrier-key = Needs { $card }, which is discarded.
mm-barrier-tool = Needs { $card }, which is kept.
mm-barrier-test = Test { $attribute } ({ $modifier }) to get past.
mm-barrier-test-failed = Test { $attribute } ({ $modifier }) to get past; failed: { $failed }.
mm-barrier-puzzle = Solve this puzzle to get past: { $puzzle }.
mm-barrier-places = Puts { $status } on the room, and is discarded.
mm-barrier-sealed = Nobody gets past it.
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
mm-condition-has = with a card of the type { $what }
mm-condition-beside-door = in a space with a door
mm-condition-room-with-fire = in a burning room
mm-condition-room-with-darkness = in a dark room
mm-condition-room-without-fire = in a room that does not burn
mm-condition-room-without-darkness = in a room that is not dark
mm-condition-beside-fire = beside a burning room

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
mm-describe-begins-with = Begins with { $card }.
mm-describe-weapon = Damage { $damage }, range { $range }
mm-describe-opens = Opens { $card }.
mm-describe-leads-to = Leads to { $room }.
mm-describe-cost = Threat { $n }
mm-describe-condition = On an investigator { $condition }
mm-describe-face-down = Is given face down.
mm-describe-injury = Injury{ $n ->
        [-1] {""}
       *[other] , at { $n } health or less
    }
mm-describe-insanity = Insanity{ $n ->
        [-1] {""}
       *[other] , at { $n } sanity or less
    }
mm-describe-several = Needs more than one investigator.
mm-describe-action = Action ({ $n } threat): { $effect }
mm-describe-half = { $heading }: { $words }
mm-describe-monster = { $kind }, awareness { $awareness }, horror { $horror }
mm-describe-event = Event { $n }, after { $time ->
        [one] { $time } time token
       *[other] { $time } time tokens
    }
mm-describe-answer = If the keeper has answered { $answers }: { $effect }
mm-describe-traits-mental = Mental trait: { $traits }
mm-describe-traits-physical = Physical trait: { $traits }
mm-describe-back = Back { $n } of { $of }: { $words }
mm-describe-back-words = passed: { $passed }; failed: { $failed }
mm-describe-lost = { $effect }, and the spell is lost
mm-describe-kept = { $effect }, and the card is kept
mm-describe-exchanged = A card that was cast goes under its deck, and the top one takes its place, unless its back says otherwise.
mm-describe-token = One token: damage { $damage }, health { $health }, special attack: { $special }
mm-describe-beginning = The keeper begins with { $threat } threat, { $mythos ->
        [one] { $mythos } Mythos card
       *[other] { $mythos } Mythos cards
    }{ $trauma ->
        [0] {""}
        [one] {" "}and { $trauma } trauma card
       *[other] {" "}and { $trauma } trauma cards
    }.
mm-describe-keeper-actions = Keeper actions: { $cards }
mm-describe-tile-large = Large tile: { $sides }
mm-describe-tile-medium = Medium tile: { $sides }
mm-describe-tile-small = Small tile: { $sides }
mm-describe-side = Rooms: { $rooms }
mm-describe-room = { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }, on the side of a tile with { $side }
mm-describe-outdoor = Outdoors
mm-describe-wire = A wire from { $start } to { $end }
mm-describe-edge = { $edge } { $color }
mm-edge-north = north
mm-edge-east = east
mm-edge-south = south
mm-edge-west = west
mm-describe-rune = Belongs in cell { $n }
mm-describe-puzzle-wiring = Wiring with { $n } pieces: solved when a wire can be followed from the start to the end, and each colour meets the same.
mm-describe-puzzle-lock = Lock with { $n } pieces: solved when every colour meets the same, those of the starting tile too.
mm-describe-puzzle-rune = Runes with { $n } pieces, which can only be swapped: solved when each is in its place.
mm-describe-start = Start: piece { $n }, { $where }
mm-describe-end = End: piece { $n }, { $where }
mm-describe-slots = On the starting tile: { $colors }
mm-describe-revealed = Revealed when { $when }.
mm-describe-on-reveal = Then: { $effects }.
mm-describe-investigators-win = The investigators win when { $when }.
mm-describe-keeper-wins = The keeper wins when { $when }.
mm-describe-last-event-keeper = If the last event is resolved, the keeper wins.
mm-describe-last-event-investigators = If the last event is resolved, the investigators win.
mm-describe-last-event-nobody = If the last event is resolved and nobody has won, everybody loses.

## What has happened

mm-event-round-began = Round { $round }
mm-event-turn-began = Turn of { $who }
mm-event-keeper-turn-began = Turn of the keeper
mm-event-arrived = { $who } arrives in { $space }
mm-event-moved = { $who } goes to { $space }
mm-event-monster-moved = { $monster } goes to { $space }
mm-event-lock-met = { $who } meets a lock at { $room }: { $card }
mm-event-barrier-passed = { $who } gets past { $card }
mm-event-hid = { $who } { $hidden ->
        [0] comes out of hiding
       *[other] hides
    }
mm-event-barricade-moved = { $closed ->
        [0] The barricade comes off the { $door }
       *[other] A barricade is put on the { $door }
    }
mm-event-barricade-destroyed = The barricade on the { $door } is destroyed
mm-event-escaped = { $who } escapes from the house
mm-event-test-made = { $who } tests { $attribute }{ $kind ->
        [horror] {" "}to bear the sight of { $monster }
        [evade] { $against ->
            [0] {" "}to get away
           *[1] {" "}to evade { $monster }
        }
        [combat] { $against ->
            [0] {" "}in combat
           *[1] {" "}in combat with { $monster }
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
mm-event-stunned = { $who } is stunned and has { $tokens ->
        [one] { $tokens } stunned token
       *[other] { $tokens } stunned tokens
    }
mm-event-stun-shed = { $who } sheds a stunned token: { $left } left
mm-event-monster-mended = { $monster } heals { $amount } damage
mm-event-burnt = { $who } is in the fire: { $room }
mm-event-barricade-held = The barricade on the { $door } holds against { $monster }
mm-event-keeper-rolled = The keeper rolls { $die } against the { $number } of { $monster }, { $passed ->
        [0] failed
       *[other] passed
    }
mm-event-die-rolled = { $who } rolls { $die }
mm-event-investigator-killed = { $who } is killed in { $space }
mm-event-trauma-received = { $who } suffers { $card }
mm-event-puzzle-laid = { $who } meets a puzzle: { $card }
mm-event-puzzle-left = { $who } leaves the puzzle unsolved: { $card }
mm-event-puzzle-solved = { $who } solves the puzzle: { $card }
mm-event-explored = { $who } has explored { $room }
mm-event-card-found = { $who } finds { $card }
mm-event-nothing-found = { $who } finds nothing of interest
mm-event-clue-found = { $who } finds { $card }
mm-event-obstacle-met = { $who } meets an obstacle: { $card }
mm-event-put-back = { $who } forgets { $card }: it lies under the cards of { $room } again
mm-event-dropped = { $who } leaves { $card } in { $room }
mm-event-card-used = { $who } uses { $card }
mm-event-discarded = { $who } discards { $card }
mm-event-given = { $who } gives { $card } to { $other }
mm-event-spell-gained = { $who } gains { $card }
mm-event-spell-turned = { $who } turns { $card } over, { $passed ->
        [0] failed
       *[other] passed
    }: { $words }
mm-event-spell-cast = { $who } casts { $card }
mm-event-threat-changed = Threat { $amount }: { $total }
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
        [one] { $trauma } trauma card
       *[other] { $trauma } trauma cards
    }
mm-event-card-drawn = You draw { $card }
mm-event-keeper-acted = The keeper uses { $card }
mm-event-keeper-discarded = The keeper discards { $card }
mm-event-worn-off = { $card } no longer affects { $who }
mm-event-mythos-played = The keeper plays { $card } on { $who }
mm-event-secret-given = The keeper gives { $who } a card face down
mm-event-choice-made = You have answered question { $question } with { $letter }
mm-event-event-resolved = Event { $level }: { $card }
mm-event-time-passed = { $tokens ->
        [one] { $tokens } time token
       *[other] { $tokens } time tokens
    } on the event
mm-event-objective-revealed = The objective is revealed: { $card }
mm-event-lock-gone = { $card } is taken off { $room }
mm-event-status-placed = { $room }: { $status }
mm-event-status-removed = { $room }: no more { $status }
mm-event-monster-placed = { $monster } appears in { $space }
mm-event-monster-hurt = { $monster } takes { $amount } damage
mm-event-monster-killed = { $monster } is killed in { $space }
mm-event-sample-taken = { $monster } takes a sample of { $who }
mm-event-samples-laid = { $monster } puts samples on the altar: { $total }
mm-event-monster-left = { $monster } leaves the house
mm-event-investigator-attacked = { $who } attacks { $monster }
mm-event-monster-attacked = { $monster } attacks { $who }
mm-event-combat-card-drawn = Combat card: { $card }
mm-event-special-attack = { $monster } makes its special attack
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
mm-component-trauma = Traumas
mm-component-combat = Combat cards
mm-component-keeper-action = Keeper actions
mm-component-monster = Monsters
mm-component-puzzle-piece = Puzzle pieces
mm-component-puzzle-layout = Starting tiles of puzzles

## Words of investigators' traits and starting items

mm-effect-at-monster-space = choose a monster in your space; { $effect }
mm-effect-at-monster-room = choose a monster in your room; { $effect }
mm-effect-kill-it = the monster is killed
mm-effect-add-to-test = { $n } to this test
mm-effect-pass-test = you pass the test
mm-effect-until-turn-ends-evade = { $n } to all your evade tests until the end of this turn
mm-effect-one-near-space = an investigator in your space: { $effect }
mm-effect-one-near-room = an investigator in your room: { $effect }
mm-event-room-seen = { $who } looks at the cards in { $room }
mm-event-objective-read = { $who } reads the objective
mm-event-card-seen = You have seen { $card }
mm-about-damage-coming = { $who } is about to take { $amount } damage
mm-about-mythos-coming = The keeper plays { $card } on { $who }
mm-prompt-charge = Which attack?
mm-prompt-trade-in = Which cards do you discard?
mm-prompt-look-into = Which room do you look into?
mm-prompt-fetch = What is carried to whom?


## Words of exploration cards

mm-effect-slip = move up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } without evade tests
mm-prompt-break-open = Which lock do you break open?
mm-prompt-drive-away = Where does it flee to?
mm-prompt-put-out = Which fire do you put out?
mm-prompt-break-down = Which barricade do you destroy?
mm-prompt-cure = Which trauma is discarded?


## Words of spells

mm-effect-aim-in-range = choose a monster in sight within { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
mm-effect-deal-its-damage = the monster takes its own damage plus { $n }
mm-effect-kill-if-of = the monster is killed if it is of the class { $kind }
mm-effect-stun-room = each monster in its room is stunned
mm-effect-keeper-moves-it = the keeper may move the monster up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
mm-effect-keeper-may = the keeper may: { $effect }
mm-prompt-keeper-may = Do you do it?

## Words of monsters and combat cards

mm-effect-if-carrying = if you carry a card of the type { $what }: { $effect }
mm-effect-push-monster = move the monster { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
mm-effect-carried-off = the keeper may move you and the monster together by one space
mm-effect-until-next-turn-ends = { $attribute } { $n } until the end of your next turn
mm-effect-hurt-at-barricade = everybody and every monster in the space of the barricade takes { $n } damage


## Words of Mythos cards

mm-type-any = any
mm-type-but = { $what }, but no { $but }
mm-condition-somewhere-fire = while any room burns
mm-condition-beside-lockable = beside the door of a room with cards to explore, without a lock and with nobody in it
mm-effect-lock-a-room = the keeper puts a lock that is not in use face down on such a room
mm-effect-kindle = fire spreads to a room beside a burning one
mm-effect-further-in-darkness = { $n } more if it begins in a dark room, or enters one with its first step
mm-prompt-which-room = Which room?
mm-prompt-new-lock = Which lock do you put on it?
mm-prompt-forget = { $card } was found. Does it go back under the cards of the room?
mm-option-let-it-be = Let it be
mm-option-forget = Put it back
mm-option-assault = Attack { $who } with { $weapon }
mm-unarmed = bare hands
mm-event-secret-shown = The card of { $who } is turned up: { $card }
mm-event-lock-placed = The keeper puts a lock on { $room }
mm-event-investigator-assaulted = { $who } attacks { $other }
mm-event-investigator-murdered = { $who } has killed { $other }

## Words of traumas

mm-effect-turn-ends = if it is your turn, it ends
mm-effect-slow-down = if it is your turn, you have one movement step less in it
mm-effect-lose-spells = discard all your spells
mm-effect-lash-out = you attack another investigator that you can hit; the keeper chooses whom, and with which of your weapons
mm-effect-covet = you take a card of another investigator in your room, but no clue; the keeper chooses which
mm-effect-drop-excess = drop all but one equipment card and one weapon
mm-prompt-among-friends = Who attacks whom, and with what?
mm-prompt-covet = Which card changes hands?

## Words of keeper actions

mm-effect-paying = pay { $n } threat: { $effect }
mm-effect-kindle-campfires = fire spreads to a room beside a burning one, or to one with a campfire
mm-effect-darken = a room becomes dark; each investigator in the dark there: { $effect }
mm-effect-draw-for-each = draw a card for each monster of this kind on the board, Mythos or trauma as you choose: { $monster }
mm-effect-burst-in = place beside a free door of a room with an investigator, or joined to one: { $monster }
mm-effect-place-at-altar = place in the space of an altar: { $monster }
mm-effect-sacrifice = take off the board in the room of an altar: { $n } × { $victim }; place in its space: { $monster }
mm-effect-bewitch = an investigator tests Willpower (+0); failed: place in its space: { $monster }
mm-effect-banish = all of this kind leave the board, but for those of the story: { $monster }
mm-effect-possess = choose an investigator, each once a turn: move it into an adjacent space, or make it use an action of a spell, equipment, artifact or tome; you make its choices
mm-effect-lay-corpse = place a corpse in a room called { $rooms }
mm-effect-raise-corpse = discard a corpse and place in its space: { $monster }
mm-prompt-draw-which = Which card do you draw?
mm-prompt-offering = Which monster is sacrificed?
mm-prompt-which-space = Which space?
mm-prompt-whom = Which investigator?
mm-prompt-urge = What does { $who } do?
mm-option-draw-mythos = A Mythos card
mm-option-draw-trauma = A trauma
mm-event-monster-gone = { $monster } leaves the board

## Words of corpses

mm-option-drag = Drag the corpse along
mm-option-leave-it = Leave it here
mm-option-burn = Burn corpses in the campfire
mm-option-corpses = { $n ->
        [one] { $n } corpse
       *[other] { $n } corpses
    }
mm-prompt-drag = Do you drag the corpse along?
mm-prompt-how-many-corpses = How many corpses do you burn?
mm-event-corpse-placed = A corpse lies in { $space }
mm-event-corpse-dragged = { $who } drags a corpse to { $space }
mm-event-corpses-burnt = { $number ->
        [1] A corpse burns
       *[other] { $number } corpses burn
    } in { $space }

## Words of variants

mm-setup-timed-puzzles = Timed puzzles
mm-setup-timed-puzzles-help = An attempt at a puzzle lasts a minute, whatever the Intellect: here, 30 puzzle actions.
mm-setup-puzzle-hints = Hints at puzzles
mm-setup-puzzle-hints-help = Whoever tries a puzzle is told how many puzzle actions it still takes, which the rulebook does not allow.
mm-setup-monster-skill = Skill points for monsters
mm-setup-monster-skill-help = The keeper begins with a skill point for each investigator, for second rolls and special attacks.
mm-setup-uncertain-end = Uncertain end
mm-setup-uncertain-end-help = When the last event is due, it is late on a roll of 1 or 2, unless it makes a side win.
mm-prompt-roll-again = Has { $who } to roll again?
mm-option-stand = The roll stands
mm-option-again = Spend a skill point: roll again
mm-prompt-special-attack = How does the monster attack { $who }?
mm-option-draw-combat = Draw a combat card
mm-option-special = Spend a skill point: special attack
mm-event-keeper-skill-spent = The keeper spends a skill point: { $left } left
mm-event-event-delayed = The keeper rolls { $die }: the last event { $late ->
        [0] comes now
       *[1] does not come yet
    }

## Words of the stories

mm-feature-altar = altar
mm-feature-barricade = barricade
mm-feature-campfire = campfire
mm-feature-corpse = corpse
mm-feature-hiding_space = hiding space
mm-feature-ladder = ladder
mm-feature-vent = vent
mm-side-some = Some of the players win
mm-end-some = Everybody played for themselves: some have won.
mm-prompt-who-is-kin = Who of you is the blood relative?
mm-prompt-keeper-wants = Do you do it?
mm-prompt-summon = Do you summon it now?
mm-prompt-kin-may = Do you do it, whatever comes of it?
mm-effect-place-by = place in a room with this marker ({ $feature }): { $monster }
mm-effect-place-by-each = place in each room with this marker ({ $feature }): { $monster }
mm-effect-place-beside-people = place in the room of an investigator: { $monster }
mm-effect-comes-to-you = this monster is placed in your space: { $monster }
mm-effect-move-each = you may move each of these up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }: { $monster }
mm-effect-threat-for-each = gain 1 threat for each of these on the board: { $monsters }
mm-effect-put-status = there is { $status } in { $room }
mm-effect-lights-out = choose { $n ->
        [one] { $n } room
       *[other] { $n } rooms
    }: darkness falls there; each investigator there: { $effect }
mm-effect-put-marker = a marker is put in { $space }: { $feature }
mm-effect-lay-lock-aside = put { $card } face down on a room without a lock where nobody is and nobody starts
mm-effect-on-one = an investigator of your choice: { $effect }
mm-effect-on-relative = the blood relative: { $effect }
mm-effect-relative-may = the blood relative may say the words that it remembers — if so, { $effect }
mm-effect-sample-of-kin = a sample of the blood relative is put on the altar
mm-effect-clear-marker = this marker of your space is discarded: { $feature }
mm-effect-burn-card = burn { $card } at a campfire of your space, or in a burning room
mm-effect-rite = in { $room }: test { $attribute } ({ $modifier }; { $help } with { $cards }); passed: a success; failed: take 1 horror
mm-effect-gain-from-aside = gain { $card }
mm-condition-killed-by-players = so many investigators have been killed since the objective was revealed ({ $numbers } with 1, 2, 3, 4 investigator players)
mm-condition-insane-by-players = so many investigators have no sanity left ({ $numbers } with 1, 2, 3, 4 investigator players)
mm-condition-at-turn-start = the keeper's turn begins, the objective was revealed before, and { $condition }
mm-condition-revealed = the objective is revealed
mm-condition-monsters = at least { $n } of these are on the board ({ $monster })
mm-condition-exactly = { $n ->
        [0] none of these is on the board
        [one] exactly { $n } of these is on the board
       *[other] exactly { $n } of these are on the board
    } ({ $monster })
mm-condition-monsters-in-room = at least { $n } of these are in { $room } ({ $monster })
mm-condition-none-left = no such marker is left on the board ({ $feature })
mm-condition-spell-of-relative = the blood relative can cast { $spells }
mm-condition-sample-of-relative = one of the samples there is the blood relative's
mm-condition-relative-killed = the blood relative has been killed since the objective was revealed
mm-condition-relative-escaped = the blood relative has escaped with { $card }
mm-condition-nobody-left = everybody has escaped or is eliminated: whoever has escaped wins, each for themselves
mm-condition-murderer-escaped = an investigator escapes that has killed another since the objective was revealed, and that one alone wins
mm-condition-turncoat-escaped = an investigator escapes that is on the keeper's side
mm-event-story-began = The story begins: { $story }. The trail leads to { $room }
mm-event-relative-chosen = { $who } is the blood relative
mm-event-objective-advanced = The objective comes nearer: { $number }
mm-event-marker-placed = { $there ->
        [0] { $space }: no more { $feature }
       *[other] { $space }: { $feature }
    }

## What the terminal shows

cli-mm-keeper = Keeper
cli-mm-seat = Seat { $n }
cli-mm-round = Round { $n }
cli-mm-event = Event { $n }
cli-mm-trail = the trail leads to { $room }
cli-mm-revealed = revealed
cli-mm-unrevealed = not revealed
cli-mm-needed = { $n } or less on the die
cli-mm-test = { $who }: { $attribute } ({ $modifier })
cli-mm-puzzle-actions = { $n ->
        [one] { $n } puzzle action left
       *[other] { $n } puzzle actions left
    }
cli-mm-puzzle-needed = { $n ->
        [one] { $n } is enough
       *[other] { $n } are enough
    }
cli-mm-puzzle-short = these pieces do not fit
cli-mm-free-pieces = { $n ->
        [one] { $n } piece may be replaced for nothing
       *[other] { $n } pieces may be replaced for nothing
    }
cli-mm-drawn-piece = drawn, to replace one of these
cli-mm-barricade = the barricade
cli-mm-bot = (bot)
cli-mm-eliminated = Seat { $n } is out of the game
cli-mm-escaped = Seat { $n } has escaped
cli-mm-secret = a card face down
cli-mm-hands = { $mythos } Mythos, { $trauma } trauma
cli-mm-markers = answers { $markers }
cli-mm-legend-monster = After a monster: awareness and horror, then, once they are known, its damage, and what it has taken of its health.
cli-mm-sign-health = health that is left
cli-mm-sign-sanity = sanity that is left
cli-mm-sign-skill = skill points
cli-mm-sign-steps = movement steps that are left
cli-mm-sign-action = action that is left
cli-mm-sign-stunned = stunned
cli-mm-sign-hidden = hidden
cli-mm-sign-relative = blood relative
cli-mm-sign-person = investigator
cli-mm-sign-monster = monster
cli-mm-sign-story = monster of the story
cli-mm-sign-hurt = damage that a monster has taken
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
cli-mm-sign-clue = clue that was found
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
mm-fact-ending-some = some of them, each for itself
mm-fact-ending-nobody = nobody

## Before and after a game

mm-goal-clues-name = Clues
mm-goal-clues = Follow the trail of { $limit } clues: the last one tells you the objective.
mm-goal-clues-theirs = The investigators follow a trail of { $limit } clues to learn the objective.
mm-goal-event-name = Events
mm-goal-event = Time is short: the story is over with event { $limit }.
mm-goal-eliminated-name = Eliminated
mm-goal-eliminated = The keeper wins when every investigator player is eliminated.

mm-track-threat = Threat
mm-track-event = Events
mm-track-clues = Clues
mm-track-monsters = Monsters

mm-cover-threat = Each round brings the keeper { $n } threat, which keeper actions are paid with.
mm-cover-own-threat = Each round brings you { $n } threat, which your keeper actions are paid with.
mm-cover-own-cards = You play Mythos cards in the turns of the investigators, and traumas when they are hurt.
mm-cover-against = Against you: { $who }
mm-cover-nobody = The investigators have still to choose who they are.
mm-cover-cards = The keeper plays Mythos cards in your turns, and traumas when you are hurt.
mm-cover-time = After each round a time token is placed; the events come one after the other, and the last one ends the story.
mm-cover-keeper = The keeper
mm-cover-investigators = The investigators
mm-step-trail = The first hint leads here: { $room }. Explore that room.
mm-step-turn = In your turn you take two steps and one action, in any order.
mm-step-explore = Explore the rooms you pass: tools, weapons and clues lie in them.
mm-step-guard = The trail of clues begins here: { $room }. Get in their way.
mm-step-threat = Threat that you do not spend stays with you for later rounds.
mm-step-mythos = Play Mythos cards in their turns, when they are alone or hurt.
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
mm-line-attack = attack with your action
mm-line-puzzle = when you attempt a puzzle
mm-line-turn = in your turn
mm-line-once-game = once in the game
mm-line-once-round = once a round
mm-line-once-turn = once in a turn
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
mm-line-averts-damage = ignore up to { $n } of it
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
mm-line-aim-bonus = { $n } { $attribute } for an attack with this weapon on a monster within { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
mm-line-evade-bonus = { $n } to your evade tests against these monsters: { $monsters }
mm-line-unafraid-of = these monsters cause you no horror tests: { $monsters }
mm-line-puzzle-bonus = { $n ->
        [one] { $n } puzzle action
       *[other] { $n } puzzle actions
    } more whenever you attempt a puzzle
mm-line-attribute-more = { $attribute } { $n }
mm-line-attribute-less = { $attribute } { $n }, but not below 1
mm-line-moves-more = { $n ->
        [one] { $n } movement step
       *[other] { $n } movement steps
    } more in each of your turns
mm-line-moves-less = { $n ->
        [one] { $n } movement step
       *[other] { $n } movement steps
    } less in each of your turns
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
mm-line-forbids-trading = you neither give cards to other investigators nor take any from them
mm-line-forbids-skill_points = you cannot spend skill points
mm-line-no-leaving = you cannot leave your room
mm-line-no-doors = you cannot go through doors
mm-line-no-ranged-attacks = you cannot attack with ranged weapons
mm-line-blinded = when you explore, every room counts as dark
mm-line-burdened = you carry one equipment card and one weapon at most
mm-line-after-the-first-step = when you move on after your first move
mm-line-in-company = when you enter the room of another investigator, or one enters yours, once in a turn for each
mm-line-when-in-darkness = when you enter a dark room or yours becomes dark
mm-line-lingers = to leave a room without monsters that still hides cards, test { $attribute }; failed: the step is lost, and you may leave freely for the rest of the turn
mm-line-keeper-pays = once in each turn of the keeper, in the keeper action step, the keeper may pay { $n } threat
mm-line-comes-true = { $when }: { $effect }; then discard this card
mm-line-gives-way = discard this card when you are given another one face down
mm-line-serves-the-keeper = you win and lose with the keeper and may attack investigators, which turns this card face up; killing you does not count as killing an investigator
mm-line-forgets-a-find = the next time you explore, the keeper may put one of the cards that you find back under those of the room, but neither a clue nor a key; then discard this card
mm-line-leave-corpses = where a humanoid monster or an investigator is killed, place a corpse
mm-line-has-blood-relative = the investigators choose one of them as the blood relative when the story begins; whoever takes that investigator's place becomes the blood relative
mm-line-may-attack-each-other = investigators may attack one another
mm-line-each-for-itself = whoever has escaped wins; the keeper wins if anybody has not
mm-line-lets-escape = investigators escape by the { $exit }
mm-line-lets-escape-who = by the { $exit }, an investigator can escape { $who }
mm-line-monster-may-leave = by the { $exit }, { $monster } can leave the house with one space of a move
mm-line-summons-once = once in the game, in the keeper's turn, if { $condition }: the keeper may reveal this card and do this: { $effect }
mm-line-reward-for = whoever kills { $monster }: { $effect }
mm-option-say-the-words = Say the words that you remember
mm-effect-in-force = { $line } until the end of your { $turns ->
        [1] turn
       *[other] next turn
    }
mm-effect-break-down = destroy a barricade on a door of your space
mm-effect-break-open = a lock puzzle in your room is solved
mm-effect-charge = move up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }, then attack a monster with { $bonus } to all tests of that combat
mm-effect-cure = discard a trauma of an investigator in your space
mm-effect-drive-away = the keeper moves each monster in your room { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } away from you
mm-effect-fetch = give this card and one of your exploration cards to an investigator within 2 spaces, by a way without locks
mm-effect-lay-samples = monsters beside an altar put their samples on it; gain { $n } threat for each
mm-effect-look-into-room = look at all exploration cards that lie face down in a room of your choice
mm-effect-pray = roll the die and heal half as much horror, rounded up
mm-effect-put-out = put out the fire in your room or in one that is joined to it
mm-effect-read-objective = read the objective, which stays face down
mm-effect-sort-pieces = you may replace up to { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    } without puzzle actions
mm-effect-study = gain as many puzzle actions as you have { $attribute }
mm-effect-take-sample = a monster takes a sample of an investigator in its space; then you may move it up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }, unless it is stunned
mm-effect-trade-in = discard any of your equipment, tomes, artifacts and weapons and gain a skill point for each
mm-condition-free-marker = in a space with this marker and without monsters ({ $feature })
mm-condition-burnt = { $card } has been burnt
mm-condition-clue-missed = clue { $n } has not been found
mm-condition-counted = there { $n ->
        [one] has been { $n } success
       *[other] have been { $n } successes
    }
mm-condition-counted-by-players = there have been so many successes ({ $numbers } with 1, 2, 3, 4 investigator players)
mm-condition-in-a-row = { $condition } as the keeper's turn begins, { $n } times in a row since the objective was revealed
mm-condition-survives = { $monster } lives at the end of keeper turn number { $n } after that of its arrival
mm-condition-in-narrow-room = in a room of a single space
mm-condition-in-room-named = in a room called { $rooms }
mm-condition-murderer-or-turncoat = who has killed another since the objective was revealed, or is on the keeper's side
mm-condition-relative-with = who is the blood relative and carries { $card }
mm-rooms-attic = Attic
mm-rooms-basement = Basement
mm-rooms-bathroom = Bathroom
mm-rooms-bedroom = Bedroom
mm-rooms-cave = Cave
mm-rooms-cellar = Cellar
mm-rooms-chasm = Chasm
mm-rooms-coat-room = Coat Room
mm-rooms-crypt = Crypt
mm-rooms-dining-room = Dining Room
mm-rooms-foyer = Foyer
mm-rooms-freezer = Freezer
mm-rooms-furnace = Furnace
mm-rooms-gallery = Gallery
mm-rooms-graveyard = Graveyard
mm-rooms-hallway = Hallway
mm-rooms-kitchen = Kitchen
mm-rooms-laboratory = Laboratory
mm-rooms-library = Library
mm-rooms-nursery = Nursery
mm-rooms-operating-room = Operating Room
mm-rooms-secret-passage = Secret Passage
mm-rooms-storage = Storage
mm-rooms-study = Study
mm-rooms-tower = Tower

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
    .hiding_space = Somewhere to hide
    .ladder = Ladder
    .vent = Vent
mm-board-go = Go
mm-board-health = health { $n }
mm-board-here = { $who } is here
mm-board-hidden = in hiding
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
mm-board-unexplored = nobody has been here
mm-board-unknown = nobody knows its back
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
mm-desk-all-events = All events have come
mm-desk-answer = The keeper's answer to question { $question }: { $letter }
mm-desk-answer-hidden = The keeper's answer to question { $question }, face down
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
mm-desk-clue-leads = The trail leads on to: { $room }.
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
mm-desk-hidden = What nobody else knows
mm-desk-hidden-state = hidden
mm-desk-in-hand =
    { $n ->
        [one] { $n } card in the keeper's hand
       *[other] { $n } cards in the keeper's hand
    }
mm-desk-in-question = What is asked about
mm-desk-in-your-turn = in your turn
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
mm-desk-own = Before you
mm-desk-part = part { $n } of the picture
mm-desk-passed = passed
mm-desk-picked = picked up
mm-desk-picture = The picture
mm-desk-puzzle = Puzzle
mm-desk-relative = blood relative
mm-desk-replaces = replace it by the new piece
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
mm-desk-trail-to = leads to: { $room }
mm-desk-traits = Traits
mm-desk-trauma = Trauma
mm-desk-turn = turn
mm-desk-turn-left = Turn left
mm-desk-turn-right = Turn right
mm-desk-turn-tile = Turn the steel tile
mm-desk-unarmed = bare hands
mm-desk-unknown-objective = What the keeper wants is not known yet.
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
mm-desk-you = You
