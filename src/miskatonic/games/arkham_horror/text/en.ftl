# Arkham Horror in English.

## Skills, symbols and things

ah-title = Arkham Horror
ah-skill-speed = Speed
ah-skill-sneak = Sneak
ah-skill-fight = Fight
ah-skill-will = Will
ah-skill-lore = Lore
ah-skill-luck = Luck
ah-skill-max_sanity = Maximum sanity
ah-skill-max_stamina = Maximum stamina
ah-symbol-circle = circle
ah-symbol-crescent = crescent
ah-symbol-diamond = diamond
ah-symbol-hexagon = hexagon
ah-symbol-plus = plus
ah-symbol-slash = slash
ah-symbol-square = square
ah-symbol-star = star
ah-symbol-triangle = triangle
ah-color-blue = blue
ah-color-green = green
ah-color-red = red
ah-color-yellow = yellow
ah-movement-normal = moves normally
ah-movement-stationary = does not move
ah-movement-fast = moves twice
ah-movement-flying = flies
ah-movement-unique = moves in its own way
ah-deck-common = the common items
ah-deck-unique = the unique items
ah-deck-spell = the spells
ah-deck-skill = the skills
ah-thing-sanity = sanity
ah-thing-stamina = stamina
ah-thing-clue = clues
ah-thing-money = dollars
ah-as-many-sanity = as much sanity
ah-as-many-stamina = as much stamina
ah-as-many-clue = as many clues
ah-as-many-money = as many dollars
ah-ability-ambush = ambush
ah-ability-elusive = elusive
ah-ability-endless = endless
ah-ability-undead = undead
ah-ability-mask = Mask
ah-ability-physical = physical defense
ah-ability-magical = magical resistance
ah-ability-nightmarish = nightmarish
ah-ability-overwhelming = overwhelming
ah-ability-strikes = what it does instead of damage
ah-icon-ally = allies
ah-icon-blessing = blessings
ah-icon-clue = clues
ah-icon-common_item = common items
ah-icon-unique_item = unique items
ah-icon-money = money
ah-icon-sanity = sanity
ah-icon-stamina = stamina
ah-icon-skill = skills
ah-icon-spell = spells
ah-money = ${ $n }
ah-no-dice = no dice
ah-nothing = nothing
ah-why-rules = By the rules
ah-why-insane = You are insane
ah-why-unconscious = You are unconscious
ah-price = at the list price
ah-price-more =
    { $more ->
        [-1] at $1 less than the list price
       *[other] at ${ $more } more than the list price
    }
ah-price-half = at half the list price

## Setup and errors

ah-setup-ancient-one = Ancient One
ah-setup-ancient-one-help = Whom the investigators try to keep asleep.
ah-setup-seats = Investigators
ah-setup-seats-help = Seats without one choose among as many as are revealed at random.
ah-impossible-missing = { $piece } is missing
ah-impossible-twice = { $piece } is there twice
ah-impossible-unknown = there is no “{ $piece }” in this game
ah-impossible-misplaced = “{ $piece }” lies where it cannot be
ah-impossible-chosen = the choice of investigators does not fit the seats
ah-impossible-seat = seat { $seat } cannot be out
ah-impossible-winners = the winners cannot be right
ah-impossible-place = { $who } cannot be at “{ $place }”
ah-impossible-sliders = { $who } has the wrong number of sliders
ah-impossible-marked = { $who } has marks on cards that belong to another investigator
ah-impossible-hands = { $who } holds more than two hands can
ah-impossible-fate = { $who } is blessed or cursed without the card for it
ah-impossible-decks = a deck is missing or unknown
ah-impossible-monster = no monster can be at “{ $place }”
ah-impossible-seals = the seals cannot be right
ah-impossible-explored = { $who } has explored no gate here
ah-impossible-battle = there is no battle while the Ancient One sleeps

## Where the game stands

ah-moment = Turn { $turn }: { $doing }
ah-moment-prepare = setting up
ah-moment-first-mythos = the first Mythos card
ah-moment-upkeep = upkeep of { $who }
ah-moment-movement = movement of { $who }
ah-moment-walk = movement of { $who }
ah-moment-arrive = { $who } arrives
ah-moment-encounter = encounters of { $who }
ah-moment-other-world = { $who } in an Other World
ah-moment-mythos = Mythos
ah-moment-mythos-clue = Mythos: a clue
ah-moment-mythos-monsters = Mythos: monsters move
ah-moment-mythos-ability = Mythos: the card
ah-moment-turn-end = the end of the turn
ah-moment-battle-start = the Ancient One awakens
ah-moment-battle-upkeep = final battle, { $who } prepares
ah-moment-battle-attack = final battle, { $who } attacks
ah-moment-over = the end
ah-moment-battle-defense = final battle, the Ancient One attacks
ah-won-closed = All gates are closed: the investigators win.
ah-won-sealed = Six gates are sealed: the investigators win.
ah-won-banished = The Ancient One is banished: the investigators win.
ah-lost-devoured = All investigators are devoured: the Ancient One wins.
ah-lost-azathoth = Azathoth awakens, and the world ends.
ah-awake-doom = the doom track is full
ah-awake-gates = too many gates are open
ah-awake-no-gate = no gate marker is left
ah-awake-cup = no monster is left in the cup
ah-awake-overrun = too many monsters overrun the town

## Effects

ah-check =
    { $skill } ({ $modifier }){ $difficulty ->
        [1] {""}
       *[other] {" "}[{ $difficulty }]
    }
ah-check-of = { $check } ({ $of })
ah-check-skill = { $skill } check
ah-check-close = { $skill } check to close the gate
ah-check-evade = Evade check
ah-check-horror = Horror check
ah-check-combat = Combat check
ah-check-spell = Spell check
ah-effect-nothing = nothing happens
ah-effect-check-both = make a { $check } check; if you pass, { $passed }; if you fail, { $failed }
ah-effect-check-passed = make a { $check } check; if you pass, { $passed }
ah-effect-check-failed = make a { $check } check; if you fail, { $failed }
ah-effect-combat-check = make a combat check ({ $modifier }); if you pass, { $passed }; if you fail, { $failed }
ah-effect-graded = make a { $check } check; { $grades }
ah-effect-grade-one = with { $n ->
        [0] 0 successes
        [one] { $n } success
       *[other] { $n } successes
    }, { $effect }
ah-effect-grade-some = with { $n } to { $most } successes, { $effect }
ah-effect-grade-last = with { $n } or more, { $effect }
ah-effect-per-success = make a { $check } check; for each success, { $effect }
ah-effect-per-success-or = make a { $check } check; for each success, { $effect }; without any, { $failed }
ah-effect-helped-check = make a { $check } check, which you pass without dice if you discard { NAME($card, form: "the") }; if you pass, { $passed }
ah-effect-if = { $condition }, { $effect }
ah-effect-if-else = { $condition }, { $effect }; otherwise, { $otherwise }
ah-if-ancient-one = with { NAME($who, form: "the") } as the Ancient One
ah-if-blessed = if you are blessed
ah-if-calm = if terror is at 5 or less
ah-if-cursed = if you are cursed
ah-if-holding = if you have { NAME($card, form: "the") }
ah-if-last_sanity = if you have just 1 sanity
ah-if-last_stamina = if you have just 1 stamina
ah-if-many_seals = if there are 4 elder signs or more on the board
ah-if-monster_in_sky = if there is a monster in the Sky
ah-if-slow = if your Speed is 2 or less
ah-if-unique = if you have a unique item
ah-if-weak = if your stamina is 3 or less
ah-effect-by-count = { $effect } for each { $count }
ah-count-spell = spell you have
ah-count-tome = tome you have
ah-count-seal = elder sign on the board
ah-count-missing_seal = elder sign short of 6 on the board
ah-count-luck = point of your Luck
ah-count-traveller = investigator in an Other World
ah-count-exhausted = exhausted card you have
ah-effect-reduce-sanity = your sanity falls to { $n }
ah-effect-reduce-stamina = your stamina falls to { $n }
ah-effect-reduce-sanity-stamina = your sanity and your stamina fall to { $n }
ah-effect-reduce-to-successes-sanity = make a { $skill } ({ $modifier }) check: your sanity falls to the number of successes
ah-effect-reduce-to-successes-stamina = make a { $skill } ({ $modifier }) check: your stamina falls to the number of successes
ah-effect-lose-clues-to = lose all clues but { $n }
ah-effect-costly-spell = draw 1 spell and lose as much sanity as it costs to cast
ah-effect-costly-spell-sane = draw 1 spell and lose as much sanity as it costs to cast; if that drives you insane, you do not keep it
ah-effect-die = roll a die; with a success, { $success }; otherwise, { $failure }
ah-effect-die-only = roll a die; with a success, { $success }
ah-effect-may = you may { $effect }
ah-effect-accept-curse = accept a curse
ah-effect-accept-delay = accept a delay
ah-effect-paying = { $price } to { $effect }
ah-effect-if-standing = { $effect } (if you are still standing)
ah-effect-choice = ({ $n }) { $effect }
ah-effect-choose = choose: { $effects }, or { $last }
ah-effect-twice = do this twice: { $effect }
ah-effect-each = each investigator{ TOLD($effect) }
ah-effect-first-player = the first player{ TOLD($effect) }
ah-effect-growing = make a { $skill } check, at +1 in the first round and 1 harder in each later round; if you fail, { $failed }
ah-effect-gain-clue = gain { $n ->
        [one] { $n } clue
       *[other] { $n } clues
    }
ah-effect-gain-money = gain ${ $n }
ah-effect-gain-sanity = gain { $n } sanity
ah-effect-gain-stamina = gain { $n } stamina
ah-effect-lose-clue = lose { $n ->
        [one] { $n } clue
       *[other] { $n } clues
    }
ah-effect-lose-money = lose ${ $n }
ah-effect-lose-sanity = lose { $n } sanity
ah-effect-lose-stamina = lose { $n } stamina
ah-effect-pay-clue = spend { $n ->
        [one] { $n } clue
       *[other] { $n } clues
    }
ah-effect-pay-money = pay ${ $n }
ah-effect-pay-sanity = spend { $n } sanity
ah-effect-pay-stamina = spend { $n } stamina
ah-effect-restore-both = restore sanity and stamina to their maximum
ah-effect-restore-sanity = restore sanity to its maximum
ah-effect-restore-stamina = restore stamina to its maximum
ah-effect-share = gain { $n ->
        [one] { $n } point
       *[other] { $n } points
    } of sanity and stamina, shared between them as you like
ah-effect-gain-by-die = roll a die and gain { $what } as it shows{ $minus ->
        [0] {""}
       *[other] , minus { $minus }
    }
ah-effect-lose-by-die = roll a die and lose { $what } as it shows{ $minus ->
        [0] {""}
       *[other] , minus { $minus }
    }
ah-effect-lose-all-clue = lose all clues
ah-effect-lose-all-money = lose all money
ah-effect-lose-all-sanity = lose all sanity
ah-effect-lose-all-stamina = lose all stamina
ah-effect-lose-half-money = lose half of your money (rounded up)
ah-effect-two-dice-of-money = roll 2 dice and gain that many dollars
ah-effect-ordeal-sanity = roll a die for each sanity; each failure costs 1 sanity; if any is left, gain a clue for each success
ah-effect-ordeal-stamina = roll a die for each stamina; each failure costs 1 stamina; if any is left, gain a clue for each success
ah-effect-lower-sanity = lower your maximum sanity by 1
ah-effect-lower-stamina = lower your maximum stamina by 1
ah-effect-cards-common =
    { $n ->
        [one] { $n } common item
       *[other] { $n } common items
    }
ah-effect-draw-common = draw { $n ->
        [one] { $n } common item
       *[other] { $n } common items
    }
ah-effect-draw-keep-common = draw { $n ->
        [one] { $n } common item
       *[other] { $n } common items
    } and keep { $keep }
ah-effect-cards-unique =
    { $n ->
        [one] { $n } unique item
       *[other] { $n } unique items
    }
ah-effect-draw-unique = draw { $n ->
        [one] { $n } unique item
       *[other] { $n } unique items
    }
ah-effect-draw-keep-unique = draw { $n ->
        [one] { $n } unique item
       *[other] { $n } unique items
    } and keep { $keep }
ah-effect-cards-spell =
    { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    }
ah-effect-draw-spell = draw { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    }
ah-effect-draw-keep-spell = draw { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    } and keep { $keep }
ah-effect-cards-skill =
    { $n ->
        [one] { $n } skill
       *[other] { $n } skills
    }
ah-effect-draw-skill = draw { $n ->
        [one] { $n } skill
       *[other] { $n } skills
    }
ah-effect-draw-keep-skill = draw { $n ->
        [one] { $n } skill
       *[other] { $n } skills
    } and keep { $keep }
ah-effect-cards-ally =
    { $n ->
        [one] { $n } ally
       *[other] { $n } allies
    }
ah-effect-draw-ally = draw { $n ->
        [one] { $n } ally
       *[other] { $n } allies
    }
ah-effect-draw-keep-ally = draw { $n ->
        [one] { $n } ally
       *[other] { $n } allies
    } and keep { $keep }
ah-effect-keep-free-common = draw { $n } common items; you may keep 1 of them
ah-effect-offer = { $must ->
        [0] draw { $cards }; you may buy { $most ->
            [1] { $shown ->
                [1] it
               *[other] one of them
            }
           *[other] up to { $most } of them
        } { $price }
       *[1] draw { $cards } and buy { $most ->
            [1] { $shown ->
                [1] it
               *[other] one of them
            }
           *[other] up to { $most } of them
        } { $price }
    }
ah-effect-shop-common = draw 3 common items and buy one of them
ah-effect-shop-unique = draw 3 unique items and buy one of them
ah-effect-find = take { NAME($card, form: "a") } from the deck
ah-effect-first-tome = take the first tome among { $deck }
ah-effect-first-weapon = take the first weapon among { $deck }
ah-effect-search = take a card of your choice from { $deck }
ah-effect-take = take { NAME($card, form: "the") }
ah-effect-lose-card = lose { NAME($card, form: "the") }
ah-effect-trophies-return = every { $monster } that is kept as a trophy is placed { NAME($place, form: "in") }
ah-effect-outlawed = an investigator in Arkham who has { NAME($card, form: "the") } makes a Sneak (−1) check: on a failure, the card is discarded and its owner arrested
ah-effect-take-ally = take { NAME($card, form: "the") } as an ally or, if unavailable, { $otherwise }
ah-effect-lose-items = lose { $n ->
        [one] { $n } item
       *[other] { $n } items
    }
ah-effect-lose-spells = lose { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    }
ah-effect-lose-skills = lose { $n ->
        [one] { $n } skill
       *[other] { $n } skills
    }
ah-effect-lose-weapons = lose { $n ->
        [one] { $n } weapon
       *[other] { $n } weapons
    }
ah-effect-lose-commons = lose { $n ->
        [one] { $n } common item
       *[other] { $n } common items
    }
ah-effect-lose-uniques = lose { $n ->
        [one] { $n } unique item
       *[other] { $n } unique items
    }
ah-effect-lose-allys = lose { $n ->
        [one] { $n } ally
       *[other] { $n } allies
    }
ah-effect-lose-tomes = lose { $n ->
        [one] { $n } tome
       *[other] { $n } tomes
    }
ah-effect-lose-every-weapon = discard all your weapons
ah-effect-lose-every-item = discard all your items
ah-effect-lose-dearest-item = discard your item with the highest price
ah-effect-lose-dearest-unique = discard your unique item with the highest price
ah-effect-lose-cheapest-weapon = discard your weapon with the lowest price
ah-effect-lose-half-items = lose half of your items (rounded down)
ah-effect-lose-half-items-up = lose half of your items (rounded up)
ah-effect-lose-weapon-or-spell = anyone who fails against it also loses a weapon or a spell
ah-effect-pawn = make a Will ({ $modifier }) check and sell 1 common or unique item: for its price if you pass, for half of it, rounded up, if you fail
ah-effect-sell-common = sell 1 common item for { $times ->
        [1] its price{ $more }
       *[other] twice its price
    }
ah-effect-sell-unique = sell 1 unique item for { $times ->
        [1] its price{ $more }
       *[other] twice its price
    }
ah-effect-buy-any = search { $deck } and buy 1 card { $price }
ah-effect-auction = draw { $cards }: everyone may buy any of them at the list price
ah-effect-buy-clues =
    { $most ->
        [0] buy any number of clues at ${ $price } each
       *[other] buy up to { $most } clues at ${ $price } each
    }
ah-effect-blessed = you are blessed
ah-effect-cursed = you are cursed
ah-effect-delayed = you are delayed
ah-effect-lose-turn = lose your next turn
ah-effect-arrested = you are arrested
ah-effect-lost = you are lost in time and space
ah-effect-devoured = you are devoured
ah-effect-to-street = move to the street
ah-effect-move-to = move { NAME($place, form: "to") }
ah-effect-monster-appears =
    { $n ->
        [1] a monster appears
       *[other] { $n } monsters appear
    }
ah-effect-monster-beaten =
    { $n ->
        [1] a monster appears; if you defeat it, { $effect }
       *[other] { $n } monsters appear; if you defeat them all, { $effect }
    }
ah-effect-drawn-in = you are drawn through the nearest open gate
ah-effect-gate-and-monster = a gate and a monster appear
ah-effect-gate-appears = a gate appears here
ah-effect-close-a-gate = close a gate of your choice
ah-effect-trophy-from-cup =
    { $n ->
        [1] take a monster from the cup as a trophy
       *[other] take { $n } monsters from the cup as trophies
    }
ah-effect-trophy-from-board = take a monster from the board as a trophy
ah-effect-go-meet = move { NAME($place, form: "to") } and have an encounter there
ah-effect-go-meet-choose = move { NAME($place, form: "to") } and have one of { $draws } encounters there
ah-effect-go-anywhere = move to any place in Arkham; if it is a location, have an encounter there
ah-effect-visit-world = have an encounter { NAME($world, form: "in") } and come back
ah-effect-visit-world-choose = have one of { $draws } encounters { NAME($world, form: "in") } and come back
ah-effect-go-to-any-world =
    { $area ->
        [1] move to the first area of an Other World of your choice
       *[2] move to the second area of an Other World of your choice
    }
ah-effect-go-where-mythos-says = draw a Mythos card, move to the gate location on it and have an encounter there
ah-effect-go-where-mythos-says-choose = draw a Mythos card, move to the gate location on it and have one of { $draws } encounters there
ah-effect-return = return to Arkham
ah-effect-return-unexplored = return to Arkham without an explored marker
ah-effect-move-on = go on to the second area; from there, return to Arkham
ah-effect-move-world = move { NAME($world, form: "to") }
ah-effect-discard-this = discard this card
ah-effect-mark-this = put a token on this card
ah-effect-bless-somebody = bless an investigator of your choice
ah-effect-recruit = have an ally of your choice join you
ah-effect-take-deputy = become the Deputy of Arkham
ah-effect-doom-returns = { $n ->
    [1] one doom token comes back
   *[other] { $n } doom tokens come back
}
ah-effect-roll-for-items = roll a die for each item: without a success it is lost
ah-effect-devoured-without-clue = anyone who has no clue is devoured
ah-effect-devoured-without-monster_trophy = anyone who has no monster trophy is devoured
ah-effect-devoured-without-gate_trophy = anyone who has no gate trophy is devoured
ah-effect-lose-monster-trophy = lose 1 monster trophy
ah-effect-lose-gate-trophy = lose 1 gate trophy
ah-effect-give-spells = discard 3 spells (4 with 5 or more players)
ah-effect-fight-captive = fight one of the monsters on the card
ah-effect-clues-off-rumor = spend clues to take as many off the card
ah-effect-blood-price-stamina = roll a die for each stamina; each failure costs 1; if you have none left, you are devoured; otherwise gain 3 clues
ah-effect-blood-price-sanity = roll a die for each sanity; each failure costs 1; if you have none left, you are devoured; otherwise gain 1 clue and draw 1 spell
ah-effect-trophy-off-rumor = spend a monster trophy to take as many clues off this card as it is tough
ah-effect-item-off-rumor = discard a common item to take 1 clue off this card, or a unique one to take 2
ah-effect-give-blessing = give up your blessing
ah-effect-silence-rumor = take all clues off this card
ah-effect-rumor-grows = put { $each ->
    [one] { $each } clue
   *[other] { $each } clues
 } for each player on the card; with { $most } for each player, the rumor comes true: { $outcome }
ah-effect-clear-town = all monsters { NAME($where, form: "in") } go back to the cup
ah-effect-clear-neighborhood = all monsters { NAME($where, form: "in") } and the locations next to them go back to the cup
ah-effect-clear-streets = all monsters in the streets go back to the cup
ah-effect-clear-locations = all monsters at locations go back to the cup
ah-effect-clear-beyond = all monsters in the Sky and in the Outskirts go back to the cup
ah-effect-clear-kinds = { NAME($monsters, form: "the plural") } { $among ->
    [arkham] in Arkham go
   *[all] go
 } back to the cup
ah-effect-clear-kinds-terror = { NAME($monsters, form: "the plural") } { $among ->
    [arkham] in Arkham go
   *[all] go
 } back to the cup; if there were any, terror rises by 1
ah-effect-lose-up-to = lose up to { $n } sanity and gain as many clues
ah-effect-buy-health = pay up to ${ $n } and gain as many points of sanity and stamina, shared between them as you like
ah-effect-spend-trophies = spend monster trophies worth { $price } toughness (a gate trophy counts as { $worth })
ah-effect-spend-gates = spend { $n ->
        [one] { $n } gate trophy
       *[other] { $n } gate trophies
    }
ah-effect-spend-monsters = spend monster trophies worth { $price } toughness
ah-effect-doom = add { $n ->
        [one] { $n } doom token
       *[other] { $n } doom tokens
    }
ah-effect-remove-doom = remove { $n ->
        [one] { $n } doom token
       *[other] { $n } doom tokens
    }
ah-effect-terror = terror rises by { $n }
ah-effect-place-monsters = { $n ->
        [one] { $n } monster appears
       *[other] { $n } monsters appear
    } { NAME($place, form: "in") }
ah-effect-quake = it does not move; roll a die instead; with 4 to 6, each investigator in Arkham loses 1 stamina
ah-effect-hunt = it goes straight to the nearest investigator at a location other than the asylum and the hospital
ah-effect-swept-away = anyone who fails against it is lost in time and space
ah-effect-carried-off = anyone who fails against it is drawn through the nearest open gate; in an Other World, back to Arkham
ah-effect-black-bargain = before the horror check make a Luck (−1) check; if you pass, gain 2 clues, and if you fail, you are devoured; then it is gone
ah-effect-bloated-sight = before the horror check make a Will (−2) check: if you fail, you fail the horror check and the combat checks, too
ah-effect-release = anyone who is in the cell is released
ah-effect-missing-return = anyone who is lost in time and space comes back to any place in Arkham
ah-effect-power-flux = anyone who is in an Other World may return to Arkham at once
ah-effect-undoing = roll { $dice } dice: for each 1 or 2 put a clue on this card; with { $most } clues on it, the rumor comes true: all seals are broken
ah-effect-lower-a-maximum = lower your maximum sanity or stamina by 1
ah-effect-ally-leaves = an ally of the deck goes back to the box; if there is none, the rumor comes true: each investigator{ TOLD($outcome) }
ah-effect-ritual = put a clue on this card; with { $most } clues on it, the rumor comes true: two Mythos cards are drawn each turn for the rest of the game
ah-effect-experiment = put a monster on this card; with { $most } of them, the rumor comes true: terror rises to 10 and they are let loose { NAME($place, form: "in") }
ah-effect-cursed-or-devoured = anyone who is cursed is devoured, everyone else is cursed
ah-effect-close-by-dice = roll a die for each open gate: a success closes it, and nobody takes it as a trophy
ah-effect-leave-and-close = make a Speed (−2) check; if you pass, return to Arkham; if you fail, you are lost in time and space. Either way the gate that you came through closes by itself, and is nobody’s trophy
ah-effect-few-spells = if you have 2 spells or fewer, draw 1 unique item and move to the street
ah-effect-lift-or-bless = discard your curse; if you are not cursed, you are blessed
ah-effect-pay-3-or-out = pay $3; if you cannot, lose 1 stamina and move to the street
ah-effect-lose-item-or-again = discard 1 item; if you have none, have another encounter here
ah-effect-low-die-heals = roll a die; with 1 to 3, gain that much stamina
ah-effect-sanity-for-clues = roll a die, lose that much sanity and gain as many clues
ah-effect-share-a-die = roll a die and gain that many points of sanity and stamina, shared between them as you like
ah-effect-price-of-a-look = make a Will (−1) check: lose 1 sanity if you pass, 2 if you fail. With sanity left, draw 1 unique item
ah-effect-buy-anything = search the common or the unique items and buy 1 card at its list price
ah-effect-buy-one-of-either = draw 1 common or 1 unique item; you may buy it at its list price
ah-effect-turn-up-a-card = turn the top card of a location deck face up: the next investigator who has an encounter there draws it
ah-effect-fall-through = make a Luck (+1) check. With 0 or 1 success move to the Black Cave; with 2 to the Dreamlands; with 3 or more make a Luck (−1) check, and if you pass draw 1 unique item
ah-effect-new-investigator = you may give up your investigator with all it has and choose an unused one instead
ah-effect-low-die = roll a die; on 1 or 2, { $effect }
ah-effect-dice = roll { $n } dice; for each success, { $success }; for each failure, { $failure }

## Cards

ah-card-weapon =
    { $force ->
        [physical] Physical weapon
       *[magical] Magical weapon
    }, +{ $bonus } to combat checks, { $hands ->
        [one] { $hands } hand
       *[other] 2 hands
    }.{ $once ->
        [0] {""}
       *[1] {" "}Discard it after use.
        [2] {" "}Exhaust it to use it for one check.
    }{ $price ->
        [0] {""}
       *[other] {" "}Refreshing it costs ${ $price }.
    }{ $focus ->
        [0] {""}
       *[1] {" "}It is refreshed only if you spend all your focus on it.
    }{ $sanity ->
        [0] {""}
       *[other] {" "}It costs { $sanity } sanity.
    }{ $safe ->
        [0] {""}
       *[1] {" "}It cannot be lost or stolen unless you allow it.
    }
ah-card-spell = Casting modifier { $casting }, sanity cost { $sanity }{ $hands ->
        [0] {""}
        [one] , { $hands } hand
       *[other] , 2 hands
    }. Cast and exhaust it: { $effect }
ah-casting-varies = varies
ah-describe-kind-investigator = Investigator
ah-describe-kind-ancient-one = Ancient One
ah-describe-kind-common-item = Common item
ah-describe-kind-unique-item = Unique item
ah-describe-kind-spell = Spell
ah-describe-kind-skill = Skill
ah-describe-kind-ally = Ally
ah-describe-kind-special = Special card
ah-describe-kind-location-card = Location card
ah-describe-kind-location-encounter = Encounter
ah-describe-kind-gate-card = Gate card
ah-describe-kind-mythos = Mythos card
ah-describe-kind-monster = Monster
ah-describe-kind-gate-marker = Gate
ah-describe-kind-location = Location
ah-describe-kind-street = Streets
ah-describe-kind-other-world = Other World
ah-describe-ability = { $name } — { $words }
ah-describe-health = Sanity { $sanity }, stamina { $stamina }, focus { $focus }, home: { $home }
ah-describe-skills = { $one } { $first }, { $other } { $second }
ah-describe-start = Starts with { NAME($things, form: "a") }
ah-describe-worshippers = Worshippers — { NAME($words, form: "Bare") }
ah-describe-track = Doom track of { $n } spaces
ah-describe-rating = Combat rating { $rating }
ah-describe-start-of-battle = Start of battle — { NAME($effect, form: "Bare") }
ah-describe-attack = Attack — { NAME($effect, form: "Bare") }
ah-describe-after-attack = After the attack — { NAME($effect, form: "Bare") }
ah-describe-price = Price ${ $price }
ah-describe-encounter = { $effect }
ah-describe-entry = { $place } — { NAME($effect, form: "Bare") }
ah-describe-other = Elsewhere — { NAME($effect, form: "Bare") }
ah-describe-shuffle = Shuffle this deck, this card included, and draw again
ah-describe-mythos-headline = Headline
ah-describe-mythos-mystic = Environment (mystic)
ah-describe-mythos-urban = Environment (urban)
ah-describe-mythos-weather = Environment (weather)
ah-describe-mythos-rumor = Rumor
ah-describe-gate-at = Gate: { $place }
ah-describe-burst-at = Gate burst: { $place }
ah-describe-surge = Monster surge.
ah-describe-doom = { $n } doom { $n ->
    [one] token
   *[other] tokens
 }.
ah-describe-clue-at = Clue: { $place }
ah-describe-white = White arrows: { $symbols }
ah-describe-black = Black arrows: { $symbols }
ah-describe-lasts = Until the end of the next turn — { NAME($words, form: "Bare") }
ah-describe-ongoing = At the end of each Mythos phase — { NAME($effect, form: "Bare") }
ah-describe-passes = Put to rest — { NAME($words, form: "Bare") }
ah-describe-fails = Comes true — { NAME($words, form: "Bare") }
ah-describe-moves = { $movement }, dimension { $symbol }, awareness { $awareness }
ah-describe-horror = Horror check ({ $rating }), { $damage } horror damage
ah-describe-combat = Combat check ({ $rating }), { $damage } combat damage, toughness { $toughness }
ah-describe-nightmarish = nightmarish { $n }
ah-describe-overwhelming = overwhelming { $n }
ah-describe-physical-resistance = Physical resistance
ah-describe-physical-immunity = Physical immunity
ah-describe-magical-resistance = Magical resistance
ah-describe-magical-immunity = Magical immunity
ah-describe-frightens = Anyone who fails the horror check{ TOLD($effect) }
ah-describe-beaten = If you pass a combat check against it, instead of a trophy — { NAME($effect, form: "Bare") }
ah-describe-gate = Leads { NAME($world, form: "to") }; closing modifier { $modifier }; dimension { $symbol }
ah-describe-stable = No gate opens here
ah-describe-unstable = Gates can open here
ah-describe-service = { $name }, instead of an encounter — { NAME($effect, form: "Bare") }
ah-describe-icons = Encounters here often bring: { $icons }
ah-describe-closes = Closes when terror reaches { $n }
ah-describe-depot = Trains to other towns stop here
ah-describe-halts = Whoever enters goes no further in that movement
ah-describe-remote = Is reached on foot only
ah-describe-street = Next to { NAME($ways, form: "the") }
ah-describe-colors = Encounter colors: { $colors }

## Options

ah-option-use-ability = Use { $ability }
ah-option-call-on = Call on { NAME($card, form: "the") }
ah-option-see-to = See to “{ $card }”
ah-option-use = Use { NAME($card, form: "the") }
ah-option-cast = Cast { NAME($card, form: "the") }
ah-option-discard = Discard { NAME($card, form: "the") }
ah-option-try-check = Make the check
ah-option-accept = Accept the result
ah-option-accept-card = Keep this card
ah-option-clue-die = Spend a clue for a die
ah-option-top = Draw the top card
ah-option-bottom = Draw the bottom card ({ $card })
ah-option-go-on = Go on
ah-option-claim = Take { NAME($monster, form: "the") } as a trophy
ah-option-return = Return to Arkham
ah-option-return-to-cup = Return { NAME($monster, form: "the") } to the cup
ah-option-evade = Evade { NAME($monster, form: "the") }
ah-option-fight = Fight { NAME($monster, form: "the") }
ah-option-flee = Flee from { NAME($monster, form: "the") }
ah-option-hold = Take { NAME($card, form: "the") } in hand
ah-option-let-go = End { NAME($card, form: "the") }
ah-option-put-away = Put { NAME($card, form: "the") } away
ah-option-close-by = Close it with a { $skill } check
ah-option-close = Try to close the gate
ah-option-leave-gate = Leave the gate alone
ah-option-elder-sign = Use an Elder Sign: lose 1 sanity and 1 stamina
ah-option-leave-closed = Do not seal it
ah-option-encounter = Have an encounter
ah-option-nothing = Do nothing
ah-option-service = { $service }: { $effect }
ah-option-stop = End the movement
ah-option-cross = Go on through the Other World
ah-option-train = Take the train { NAME($place, form: "to") } (1 movement point, ${ $price })
ah-option-hunt = Go after { NAME($monster, form: "the") }: evade, then fight
ah-option-walk = Go { NAME($place, form: "to") } ({ $steps })
ah-hint-walk-passed = In the way: { NAME($passed, form: "the") }
ah-hint-walk-waiting = Waiting there: { NAME($waiting, form: "the") }
ah-hint-walk-both = In the way: { NAME($passed, form: "the") }; waiting there: { NAME($waiting, form: "the") }
ah-hint-evade = On a failure { $harm }, then the fight
ah-hint-flee = On a failure { $harm }, and the fight goes on
ah-hint-fight = On a failure { $harm }
ah-hint-failed = Then { $harm }
ah-hint-held = Then { $dice ->
        [0] no die
        [one] { $dice } die
       *[other] { $dice } dice
    } for { $needed ->
        [one] { $needed } success
       *[other] { $needed } successes
    }
ah-hint-close = Fight: { $fight ->
        [0] no die
        [one] { $fight } die
       *[other] { $fight } dice
    }; Lore: { $lore ->
        [0] no die
        [one] { $lore } die
       *[other] { $lore } dice
    }; { $needed ->
        [one] { $needed } success
       *[other] { $needed } successes
    } needed
ah-hint-round = Each round, { $dice ->
        [0] no die
        [one] { $dice } die
       *[other] { $dice } dice
    } for { $needed ->
        [one] { $needed } success
       *[other] { $needed } successes
    }; on a failure { $harm }
ah-hint-horror-first = Horror first: { $dice ->
        [0] no die
        [one] { $dice } die
       *[other] { $dice } dice
    }; on a failure { $harm }
ah-hint-sanity = { $n ->
        [0] nothing lost
       *[other] −{ $n } sanity
    }
ah-hint-stamina = { $n ->
        [0] nothing lost
       *[other] −{ $n } stamina
    }
ah-option-trade = Trade with { $who }
ah-option-agree = Agree to give { NAME($give, form: "the") } for { NAME($want, form: "the") }
ah-option-refuse = Refuse
ah-option-money = ${ $n }
ah-option-done = Done
ah-option-refresh = Refresh { NAME($card, form: "the") } { $price ->
        [0] with all of your focus
       *[other] for ${ $price }
    }
ah-option-slide = { $one } { $first }, { $other } { $second }
ah-option-investigator = Play { $who }
ah-option-spend = { $trophy } (worth { $worth })
ah-option-takes-clue = { $who } takes it
ah-option-leave-clue = Leave it there
ah-option-attack = Make the combat check
ah-option-decline = Decline
ah-option-share = Sanity +{ $sanity }, stamina +{ $stamina }
ah-option-buy = Buy { NAME($card, form: "the") } for ${ $price }
ah-option-no-purchase = Buy nothing
ah-option-buy-clues = { $n ->
        [one] { $n } clue
       *[other] { $n } clues
    } for ${ $price }
ah-option-sanity-for-clues = Lose { $n } sanity
ah-option-money-for-health = Pay ${ $n }
ah-option-die = A die that shows { $face }
ah-option-spend-clues =
    { $n ->
        [one] { $n } clue
       *[other] { $n } clues
    }
ah-option-take-clues =
    { $n ->
        [0] Take none
        [one] Take { $n } clue
       *[other] Take { $n } clues
    }
ah-option-seal = Seal it for { $cost ->
        [one] { $cost } clue
       *[other] { $cost } clues
    }

## Questions

ah-prompt-adjust = Adjust your skills: { $amount } focus left.
ah-prompt-at-gate = What do you do at the gate?
ah-prompt-at-location = An encounter, or something else?
ah-prompt-back-where = Where do you come back?
ah-prompt-claim = Do you take the endless monster as a trophy?
ah-prompt-before-hunt = Anything before the evade check?
ah-prompt-before-horror = { $frightful ->
        [0] Anything before you fight { NAME($monster, form: "the") }?
       *[1] Anything before the horror check against { NAME($monster, form: "the") }?
    }
ah-prompt-buy = What do you buy?
ah-prompt-check-again = { $check }: { $amount ->
        [0] passed, but further successes count
        [one] { $amount } success short
       *[other] { $amount } successes short
    }. What do you do?
ah-prompt-close-by = With which skill do you close the gate?
ah-prompt-come-back = Return to Arkham?
ah-prompt-cross = Use something before you go on?
ah-prompt-drive-to = Where do you drive?
ah-prompt-enchant = Which weapon is enchanted?
ah-prompt-face = Evade the monster, or fight it?
ah-prompt-fight-or-flee = Fight or flee?
ah-prompt-find-yourself = Where do you find yourself again?
ah-prompt-heal-what = What do you regain?
ah-prompt-heal-whom = Who is healed?
ah-prompt-help-check = { $check }: not passed yet. Do you help { $who }?
ah-prompt-help-with-card = Discard a card to pass the check?
ah-prompt-home = Through which gate do you come back?
ah-prompt-how-many-clues = How many clues do you spend?
ah-prompt-how-much =
    { $named ->
        [0] How many?
       *[1] { $cause }: how many?
    }
ah-prompt-ignore-ability = Which ability of the monster does not count?
ah-prompt-in-the-street = What do you do { NAME($place, form: "in") }?
ah-prompt-investigator = Which investigator do you play?
ah-prompt-keep = What do you keep?
ah-prompt-lose-cards = { $why }: { $safe ->
        [0] { $amount ->
            [one] you lose { $amount } card. Which one?
           *[other] you lose { $amount } cards. Which ones?
        }
       *[1] which of your protected cards are you willing to lose (at most { $amount })?
    }
ah-prompt-lose-trophy = Which trophy is lost?
ah-prompt-may = You may { $effect }.
ah-prompt-nearest-gate = Through which gate are you drawn?
ah-prompt-new-life = Begin anew as another investigator?
ah-prompt-order-of-monsters = Which monster first?
ah-prompt-prey = Whom { AGREE($monster, "does", p: "do") } { NAME($monster, form: "the") } go for? All of these have the lowest Sneak.
ah-prompt-lured-to = Where is it drawn to?
ah-prompt-ready = Get ready for the combat check.
ah-prompt-redraw = Keep this encounter?
ah-prompt-refuge = Where are you brought?
ah-prompt-refuse = Which card do you put back under its deck?
ah-prompt-seal = Seal the gate for { $amount ->
        [one] { $amount } clue
       *[other] { $amount } clues
    }?
ah-prompt-search = What do you take?
ah-prompt-share = How do you share { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }?
ah-prompt-spend-trophies = Which trophies do you give up? Toughness still to pay: { $amount }.
ah-prompt-start-sliders = Where do your sliders begin?
ah-prompt-strike-back = Attack the Ancient One.
ah-prompt-surge = Monster surge ({ $why }): there is room for { $amount ->
        [one] { $amount } monster. Which gate does it come out of?
       *[other] { $amount } monsters. Which gates do they come out of?
    }
ah-prompt-take-clues = { $amount ->
        [1] Do you take the clue?
       *[other] How many of the { $amount } clues do you take?
    }
ah-prompt-top-or-bottom = Draw the top card or the bottom card?
ah-prompt-trade-agree = Do you agree to the trade?
ah-prompt-trade-give = What do you give?
ah-prompt-trade-take = What do you want?
ah-prompt-spare-moment = Use something before you go on?
ah-prompt-recall = This ally was returned to the box. Take it anyway?
ah-prompt-refresh = Refresh something for its price?
ah-prompt-upkeep = Use something, or trade, in upkeep?
ah-prompt-upkeep-order = What do you do first?
ah-prompt-use-against-loss = { $event } Use { NAME($card, form: "the") }?
ah-prompt-use-card = { $option }?
ah-prompt-walk = Where do you go?
ah-prompt-where-to = Where do you go?
ah-prompt-which-world = To which Other World?
ah-prompt-which-ally = Which ally joins you?
ah-prompt-which-item = Which item do you discard?
ah-prompt-which-pawn = Which item do you sell?
ah-prompt-which-captive = Which monster do you fight?
ah-prompt-which-card = Which encounter do you have?
ah-prompt-which-deck = Which deck?
ah-prompt-which-die = Which die is rerolled?
ah-prompt-which-gate = Which gate is closed?
ah-prompt-which-gate-card = Which encounter do you have?
ah-prompt-which-maximum = Which maximum is lowered?
ah-prompt-which-monster = Which monster do you take?
ah-prompt-which-part = Where do you have the encounter?
ah-prompt-who-is-treated = Who is treated?
ah-prompt-who-takes-clue = Who takes the clue?
ah-prompt-whom-to-bless = Who is blessed?

## The terminal

cli-ah-seat = Seat { $n }
cli-ah-turn = Turn { $n }
cli-ah-round = round { $n }
cli-ah-bot = (bot)
cli-ah-eliminated = Seat { $n } is out of the game
cli-ah-battle-attack = investigators
cli-ah-battle-defense = Ancient One
cli-ah-combat-dice = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $needed } needed
cli-ah-legend-monster = After a monster: awareness, horror rating and damage, combat rating and damage, toughness.
cli-ah-sign-sanity = sanity
cli-ah-sign-stamina = stamina
cli-ah-sign-money = dollars
cli-ah-sign-clue = clues
cli-ah-sign-doom = doom
cli-ah-sign-terror = terror
cli-ah-sign-gate = gate
cli-ah-sign-seal = seal
cli-ah-sign-closed = closed
cli-ah-sign-mark = activity marker
cli-ah-sign-monster = monster
cli-ah-sign-person = investigator
cli-ah-sign-active = whose turn it is
cli-ah-sign-first = first player
cli-ah-sign-explored = explored gate
cli-ah-sign-delayed = delayed
cli-ah-sign-blessed = blessed
cli-ah-sign-cursed = cursed
cli-ah-sign-steps = movement points

## Events
ah-event-turn-began = Turn { $turn } begins
ah-event-retired = { $who } gives up the investigation
ah-event-joined = { $who } joins the investigation
ah-event-eliminated = { $who } is out of the game
ah-event-sanity-lost = { $who } loses { $amount } sanity
ah-event-stamina-lost = { $who } loses { $amount } stamina
ah-event-sanity-gained = { $who } regains { $amount } sanity
ah-event-stamina-gained = { $who } regains { $amount } stamina
ah-event-gain-blocked = { $who } can regain no { $what ->
        [sanity] sanity
       *[stamina] stamina
    } now
ah-event-maximum-lowered = { $what ->
        [sanity] { NAME($who, form: "Possessive") } maximum sanity is 1 lower
       *[stamina] { NAME($who, form: "Possessive") } maximum stamina is 1 lower
    }
ah-event-went-insane = { $who } goes insane
ah-event-fell-unconscious = { $who } falls unconscious
ah-event-went-to-refuge = { $who } wakes up { NAME($place, form: "in") }
ah-event-arrived-lost = { $who } is lost in time and space
ah-event-found-again = { $who } finds the way back and turns up { NAME($place, form: "in") }
ah-event-devoured = { $who } is devoured
ah-event-delayed = { $who } is delayed
ah-event-stood-up = { $who } is no longer delayed
ah-event-turn-lost = { $who } loses their next turn
ah-event-arrested = { $who } is arrested
ah-event-arrest-ignored = { $who } is not arrested
ah-event-blessed = { $who } is blessed
ah-event-cursed = { $who } is cursed
ah-event-fate-lifted = { $fate ->
        [blessed] { NAME($who, form: "Possessive") } blessing ends
       *[cursed] { NAME($who, form: "Possessive") } curse ends
    }
ah-event-rolled = { $dice ->
        [0] { $who } has no dice to roll
        [1] { $who } rolls a die: { $faces }
       *[other] { $who } rolls { $dice } dice: { $faces }
    }
ah-event-check-won = { $who } passes the { $skill } check without dice
ah-event-dice-added = { $who } adds dice: { $faces }, for { $won ->
        [0] no successes
        [one] { $won } success
       *[other] { $won } successes
    }
ah-event-clue-die-rolled = { $who } spends a clue: { $faces }, for { $won ->
        [0] no successes
        [one] { $won } success
       *[other] { $won } successes
    }
ah-event-success-added = { $who } has one more success, { $won } in all
ah-event-dice-rerolled = { $who } rerolls: { $faces }, for { $won ->
        [0] no successes
        [one] { $won } success
       *[other] { $won } successes
    }
ah-event-skills-adjusted = { $who } adjusts their skills
ah-event-money-gained = { $who } gains ${ $amount }
ah-event-money-lost = { $who } loses ${ $amount }
ah-event-money-paid = { $who } pays ${ $amount }
ah-event-clues-gained = { $who } gains { $amount ->
        [one] { $amount } clue
       *[other] { $amount } clues
    }
ah-event-clues-lost = { $who } spends { $amount ->
        [one] { $amount } clue
       *[other] { $amount } clues
    }
ah-event-card-gained = { $who } gains { NAME($card, form: "the") }
ah-event-card-refused = { NAME($card, form: "The") } { AGREE($card, "goes", p: "go") } back under its deck
ah-event-card-discarded = { $who } discards { NAME($card, form: "the") }
ah-event-refreshed = { $who } refreshes { NAME($card, form: "the") }
ah-event-exhausted = { $who } uses { NAME($card, form: "the") }
ah-event-token-placed = { NAME($who, form: "Possessive") } { $card } { AGREE($card, "bears", p: "bear") } { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
ah-event-card-traded = { $giver } gives { NAME($card, form: "the") } to { $taker }
ah-event-money-traded = { $giver } gives ${ $amount } to { $taker }
ah-event-trade-refused = { $who } declines the trade with { $other }
ah-event-spell-cast = { $who } casts { NAME($card, form: "the") }
ah-event-spell-failed = { $who } fails to cast { NAME($card, form: "the") }
ah-event-trophy-spent = { $who } spends { NAME($trophy, form: "the") }, one of their trophies
ah-event-moved = { $who } is now { NAME($place, form: "in") }
ah-event-took-train = { $who } takes the train { NAME($place, form: "to") }
ah-event-elusive-gone = { $who } does not catch { NAME($monster, form: "the") }
ah-event-walked = { $who } goes { NAME($place, form: "to") }
ah-event-explored-lost = { $who } loses their explored marker
ah-event-second-area = { $who } moves on to the second area { NAME($world, form: "of") }
ah-event-came-home = { $who } comes back through the gate { NAME($place, form: "in") }
ah-event-stuck-here = { $who } cannot leave { NAME($place, form: "the") }
ah-event-encounter-drawn = { $who } has an encounter { NAME($place, form: "in") }
ah-event-encounter-redrawn = { $who } draws another card instead
ah-event-nothing-happens = Nothing happens to { $who }
ah-event-service-used = { $who } chooses “{ $service }” { NAME($place, form: "in") }
ah-event-other-world-encounter = { $who } has an encounter { NAME($world, form: "in") }
ah-event-deck-shuffled = { $deck ->
    [common] The common items are shuffled
    [unique] The unique items are shuffled
    [spell] The spells are shuffled
    [skill] The skills are shuffled
   *[ally] The allies are shuffled
  }
ah-event-gate-deck-shuffled = The gate deck is shuffled
ah-event-card-turned-up = The top location card { NAME($neighborhood, form: "of") } is turned face up
ah-event-monster-prevented = { NAME($monster, form: "The") } { AGREE($monster, "goes", p: "go") } back to the cup and another monster is drawn
ah-event-monster-appeared = { NAME($monster, form: "The") } { AGREE($monster, "appears", p: "appear") } { NAME($place, form: "in") }
ah-event-monster-drawn = { NAME($monster, form: "The") } { AGREE($monster, "appears", p: "appear") }
ah-event-sent-to-outskirts = { NAME($monster, form: "The") } { AGREE($monster, "goes", p: "go") } to the Outskirts
ah-event-monster-back-in-cup = { NAME($monster, form: "The") } { AGREE($monster, "goes", p: "go") } back to the cup
ah-event-monster-moved = { NAME($monster, form: "The") } { AGREE($monster, "moves", p: "move") } { NAME($place, form: "to") }
ah-event-evaded = { $who } evades { NAME($monster, form: "the") }
ah-event-evasion-failed = { $who } does not escape { NAME($monster, form: "the") }
ah-event-combat-began = { $who } fights { NAME($monster, form: "the") }
ah-event-horror-passed = { $who } withstands the sight { NAME($monster, form: "of") }
ah-event-weapon-held = { $who } takes { NAME($card, form: "the") } in hand
ah-event-combat-won = { $who } defeats { NAME($monster, form: "the") }
ah-event-trophy-taken = { $who } takes { NAME($trophy, form: "the") } as a trophy
ah-event-gate-prevented = No gate opens { NAME($place, form: "in") }
ah-event-gate-opened = A gate { NAME($marker, form: "to") } opens { NAME($place, form: "in") }
ah-event-clues-swallowed = The clues { NAME($place, form: "in") } are lost
ah-event-drawn-in = The gate { NAME($place, form: "in") } draws { $who } { NAME($world, form: "to") }
ah-event-places-exchanged = { $who } and { $other } exchange places
ah-event-clues-handed-over = { $giver } gives { $amount ->
        [one] { $amount } clue
       *[other] { $amount } clues
    } to { $taker }
ah-event-went-beyond = { $who } is { NAME($world, form: "in") }
ah-event-surge = Monsters pour out of the gates
ah-event-gate-closed = The gate { NAME($marker, form: "to") } closes { NAME($place, form: "in") }
ah-event-gate-closed-by = { $who } closes the gate { NAME($marker, form: "to") } { NAME($place, form: "in") }
ah-event-place-sealed-by = { $who } seals { NAME($place, form: "the") } for good
ah-event-place-sealed = { NAME($place, form: "The") } { AGREE($place, "is", p: "are") } sealed for good
ah-event-seal-broken = The seal { NAME($place, form: "in") } is broken
ah-event-elder-sign-used = { $who } uses an Elder Sign { NAME($place, form: "in") }
ah-event-doom-added = { $doom ->
        [1] The first doom token is placed
       *[other] A doom token is placed: { $doom } in all
    }
ah-event-doom-removed = { $doom ->
        [0] The last doom token is removed
       *[other] A doom token is removed, { $doom } left
    }
ah-event-terror-rose = Terror rises to { $terror }
ah-event-terror-ignored = Terror does not rise
ah-event-ally-left-town = { NAME($card, form: "The") } leaves town
ah-event-town-overrun = The town is overrun: there is no monster limit anymore
ah-event-place-closed = { NAME($place, form: "The") } { AGREE($place, "closes", p: "close") } for good
ah-event-place-shut = { NAME($place, form: "The") } { AGREE($place, "closes", p: "close") } for a time
ah-event-place-reopened = { NAME($place, form: "The") } { AGREE($place, "reopens", p: "reopen") }
ah-event-mythos-drawn = Mythos: { $card }
ah-event-mythos-shuffled = The Mythos deck is shuffled
ah-event-card-ignored = “{ $card }” has no further effect
ah-event-clue-appeared = A clue appears { NAME($place, form: "in") }
ah-event-environment-changed = A new environment: { $card }
ah-event-rumor-spread = A rumor spreads: { $card }
ah-event-rumor-tokens = The rumor “{ $card }” now bears { $tokens ->
        [one] { $tokens } clue
       *[other] { $tokens } clues
    }
ah-event-rumor-monster = { NAME($monster, form: "The") } { AGREE($monster, "is", p: "are") } placed on “{ $card }”
ah-event-clues-gone = All clues on the board are gone
ah-event-environment-over = The environment “{ $card }” is over
ah-event-headline-over = The headline “{ $card }” is over
ah-event-battle-began = The final battle against { NAME($ancient_one, form: "the") } begins
ah-event-battle-round = Round { $round } of the battle
ah-event-ancient-one-hurt =
    { $won ->
        [one] { $won } success against the Ancient One
       *[other] { $won } successes against the Ancient One
    }, { $left ->
        [one] { $left } doom token
       *[other] { $left } doom tokens
    } left
ah-event-ancient-one-attacks = { NAME($ancient_one, form: "The") } attacks
ah-event-attack-warded = { NAME($ancient_one, form: "Possessive") } attack is warded off
ah-event-first-citizen = { $who } is First Citizen of Arkham
ah-chronicle-end = The end
ah-chronicle-score = The victory is worth { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
ah-chronicle-first-citizen = First Citizen of Arkham: { $names }.
ah-event-awoke = { NAME($ancient_one, form: "The") } awakens: { $reason }
ah-event-rumor-passed = The rumor “{ $card }” is put to rest
ah-event-rumor-failed = The rumor “{ $card }” comes true
ah-event-phase-upkeep = Upkeep
ah-event-phase-movement = Movement
ah-event-phase-encounter = Arkham encounters
ah-event-phase-other-world = Other World encounters
ah-event-phase-mythos = Mythos
ah-event-phase-battle-upkeep = The investigators prepare
ah-event-phase-battle-attack = The investigators attack
ah-event-phase-battle-defense = The Ancient One strikes back
ah-event-check-skill = { $who } makes a { $skill } check{ $against } ({ $modifier }){ $difficulty ->
        [1] { "" }
       *[other] , difficulty { $difficulty }
    }: { $rolled }
ah-event-check-evade = { $who } makes an evade check{ $against } ({ $modifier }): { $rolled }
ah-event-check-horror = { $who } makes a horror check{ $against } ({ $modifier }): { $rolled }
ah-event-check-combat = { $who } makes a combat check{ $against } ({ $modifier }){ $difficulty ->
        [1] { "" }
       *[other] , difficulty { $difficulty }
    }: { $rolled }
ah-event-check-spell = { $who } makes a spell check{ $against } ({ $modifier }){ $difficulty ->
        [1] { "" }
       *[other] , difficulty { $difficulty }
    }: { $rolled }
ah-event-check-close = { $who } makes a { $skill } check to close the gate{ $against } ({ $modifier }){ $difficulty ->
        [1] { "" }
       *[other] , difficulty { $difficulty }
    }: { $rolled }
ah-rolled = { $faces }, { $won ->
        [0] no successes
        [one] { $won } success
       *[other] { $won } successes
    }
ah-rolled-nothing = no dice to roll
ah-against-combat = { " " }against { NAME($foe, form: "the") }
ah-against-evade = { " " }against { NAME($foe, form: "the") }
ah-against-horror = { " " }against { NAME($foe, form: "the") }
ah-against-spell = { " " }to cast { NAME($spell, form: "the") }
ah-player = Player { $seat }

# --- the inventory

ah-component-investigator = Investigators
ah-component-ancient-one = Ancient Ones
ah-component-common-item = Common items
ah-component-unique-item = Unique items
ah-component-spell = Spells
ah-component-skill = Skills
ah-component-ally = Allies
ah-component-special = Special cards
ah-component-location-card = Location cards
ah-component-location-encounter = Encounters at locations
ah-component-gate-card = Gate cards
ah-component-mythos = Mythos cards
ah-component-monster = Monsters
ah-component-gate-marker = Gate markers
ah-component-location = Locations
ah-component-street = Streets
ah-component-other-world = Other Worlds

# --- what is about to happen, where a card may answer it

ah-prompt-answer-with-card = { $event } { $option }?
ah-about-clue-cost = { $who } has to spend { $amount ->
        [one] { $amount } clue
       *[other] { $amount } clues
    }.
ah-about-money-cost = { $who } has to pay ${ $amount }.
ah-about-sanity-loss = { $who } is about to lose { $amount } sanity
ah-about-stamina-loss = { $who } is about to lose { $amount } stamina
ah-about-sealed-by = { $who } has sealed { NAME($place, form: "the") }.
ah-about-spell-cost = { $spell } costs { $who } { $amount } sanity.
ah-about-terror-rise = Terror is about to rise.
ah-about-will-be-arrested = { $who } is about to be arrested.
ah-about-will-be-delayed = { $who } is about to be delayed.
ah-about-will-be-devoured = { $who } is about to be devoured.

## Before and after a game

ah-goal-seals-name = Seals
ah-goal-seals = Seal { $limit } places, with clues or an Elder Sign, at gates you have been through.
ah-goal-trophies-name = Gate trophies
ah-goal-trophies =
    { $open ->
        [0] Close every gate while you hold { $limit ->
                [one] { $limit } gate trophy
               *[other] { $limit } gate trophies
            } between you.
        [one] Close every gate ({ $open } is open) while you hold { $limit ->
                [one] { $limit } gate trophy
               *[other] { $limit } gate trophies
            } between you.
       *[other] Close every gate ({ $open } are open) while you hold { $limit ->
                [one] { $limit } gate trophy
               *[other] { $limit } gate trophies
            } between you.
    }
ah-goal-battle-name = Final battle
ah-goal-battle = If it wakes: beat { NAME($who, form: "the") } in the final battle, { $limit } doom tokens strong.
ah-goal-battle-now = Beat { NAME($who, form: "the") }: take all { $limit } doom tokens off its track.
ah-goal-doom-name = Doom
ah-goal-doom = { NAME($who, form: "The") } wakes when { $limit } doom tokens lie on its track: each new gate brings one.
ah-goal-gates-name = Open gates
ah-goal-gates = It wakes when { $limit } gates stand open at once.
ah-goal-terror-name = Terror
ah-goal-terror = It wakes when the terror level is { $limit } and { $monsters ->
        [one] { $monsters } monster roams
       *[other] { $monsters } monsters roam
    } the town.
ah-goal-devoured-name = Devoured
ah-goal-devoured = Lost when every investigator is devoured.

ah-track-doom = Doom
ah-track-gates = Open gates
ah-track-seals = Seals
ah-track-terror = Terror

ah-cover-each-turn = Each turn a Mythos card opens a gate, brings out a monster or lets monsters move.
ah-step-clues = The nearest clues are { NAME($place, form: "in") }, { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } away.
ah-step-gate = Go through a gate with 5 clues in your pocket, and seal it when you are back.
ah-step-shops = You have ${ $n }: weapons and tools are sold in the shops.
ah-good-at-speed = moves fast
ah-good-at-sneak = knows how not to be seen
ah-good-at-fight = fights well
ah-good-at-will = has strong nerves
ah-good-at-lore = is well read in the occult
ah-good-at-luck = is lucky

ah-deed-seals = seals
ah-deed-gates = gates closed
ah-deed-monsters = monsters
ah-deed-clues = clues
ah-deed-worlds = Other Worlds crossed
ah-deed-cards = cards gained
ah-deed-sanity = Sanity lost
ah-deed-stamina = Stamina lost
ah-deed-insane = times insane
ah-deed-unconscious = times unconscious
ah-luck = Successes above or below what the dice promised.

# --- the lines of cards

ah-one-check-skill = a skill check
ah-one-check-evade = an evade check
ah-one-check-horror = a horror check
ah-one-check-combat = a combat check
ah-one-check-spell = a spell check
ah-one-check-close = a check to close a gate
ah-one-check-any = a check
ah-one-check-of-skill = a { $skill } check
ah-checks-skill = skill checks
ah-checks-evade = evade checks
ah-checks-horror = horror checks
ah-checks-combat = combat checks
ah-checks-spell = spell checks
ah-checks-close = checks to close gates
ah-cost-exhaust = exhaust this card
ah-cost-discard = discard this card
ah-cost-token = put a token on this card
ah-cost-movement = spend { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
ah-cost-focus = spend { $n } focus
ah-line-in-upkeep = upkeep
ah-line-in-movement = during your movement
ah-line-when-joins = when this ally joins you
ah-line-adds = { $amount } to { $skill }
ah-line-adds-to-checks = { $amount } to { $checks }
ah-line-adds-to-checks-of = { $amount } to { $skill } checks other than { $but }
ah-line-better-clues = each clue that you spend on { $check } gives 1 more die
ah-line-raises-sanity = { $amount } to maximum sanity
ah-line-raises-stamina = { $amount } to maximum stamina
ah-line-after-check-any = after { $check }{ $anybody ->
        [0] { "" }
       *[other] { " " }by any investigator
    }
ah-line-after-check-turn = once per turn, after { $check }{ $anybody ->
        [0] { "" }
       *[other] { " " }by any investigator
    }
ah-line-after-check-check = once during { $check }
ah-line-rerolls-all = reroll all its dice
ah-line-rerolls-failures = reroll all failed dice
ah-line-rerolls-one = reroll 1 die
ah-line-rerolls-ones = reroll all dice that show 1
ah-line-adds-success = add 1 success
ah-line-pierces-physical = your attacks ignore physical resistance
ah-line-pierces-magical = your attacks ignore magical resistance
ah-line-claims-endless = you may take endless monsters as trophies
ah-line-not-haunted = you lose no sanity to nightmarish monsters
ah-line-not-overwhelmed = you lose no stamina to overwhelming monsters
ah-cost-sanity = lose { $n } sanity
ah-cost-stamina = lose { $n } stamina
ah-line-better-alone = +1 more while your other hand is empty
ah-line-against-undead = +{ $bonus } against the undead
ah-line-double-sixes = each 6 counts as 2 successes
ah-line-spent-for-dice = after { $check } that you have not passed, give up this trophy: roll { $n } dice more
ah-line-before-check = before { $check }{ $against }
ah-line-against = { " " }against { NAME($foes, form: "a") }
ah-line-slays-all = defeat all monsters where you are
ah-line-movement-points = gain { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
ah-line-faster = { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    } more in each turn
ah-line-drives = movement: instead of walking, go to any place in Arkham; after each combat and each return from an Other World, roll a die; on a 1, return this card to the box
ah-line-home-by-any-gate = when you return to Arkham, you may come back at any open gate
ah-line-lessens-sanity = each loss of sanity is reduced by 1
ah-line-lessens-stamina = each loss of stamina is reduced by 1
ah-line-guards-one-sanity = lose 1 less sanity
ah-line-guards-one-stamina = lose 1 less stamina
ah-line-guards-each-sanity = lose 1 less sanity, as often as you like
ah-line-guards-each-stamina = lose 1 less stamina, as often as you like
ah-line-guards-all-sanity = ignore one whole loss of sanity
ah-line-guards-all-stamina = ignore one whole loss of stamina
ah-line-cancels-all = cancel one whole loss of stamina or of sanity
ah-line-avoids-arrested = you are not arrested{ $choice ->
        [0] { "" }
       *[other] { " " }unless you choose to be
    }
ah-line-avoids-delayed = you are not delayed{ $choice ->
        [0] { "" }
       *[other] { " " }unless you choose to be
    }
ah-line-avoids-devoured = you are not devoured{ $choice ->
        [0] { "" }
       *[other] { " " }unless you choose to be
    }
ah-line-when-struck = when a monster strikes you after a combat check
ah-line-wards-off = it deals no damage
ah-line-in-final-battle = in the final battle
ah-line-wards-off-attack = cancel the Ancient One’s whole attack of a round
ah-line-gone-when-awake = discard this card when the Ancient One awakens
ah-line-wins-check = pass it without dice{ $sanity ->
        [0] { "" }
       *[other] { " " }and gain { $sanity } sanity
    }{ $kind ->
        [combat] ; not against an Ancient One
       *[other] { "" }
    }
ah-line-combat-spell = +{ $bonus } to combat checks until the end of this combat
ah-line-combat-spell-each = +{ $bonus } to combat checks until the end of this combat for each success of the casting
ah-line-binds = pass a combat check and discard this spell; the casting needs as many successes as the monster’s toughness; not against Ancient Ones
ah-line-enchants = a physical weapon counts as magical until the end of this combat
ah-line-weakens = until the end of this combat the monster has 1 less toughness (minimum 1) and one of its abilities other than magical immunity does not count
ah-line-finds-gate = in the movement phase, return from an Other World to Arkham at once
ah-line-heals = in upkeep, you or another investigator in your area gains 1 stamina for each success
ah-line-evades-by-mist = pass an evade check; the casting modifier is the awareness of the monster
ah-line-inspires = in upkeep, +1 to all your checks until the end of the turn
ah-line-all-checks = { $amount } to { $skill } checks{ $town ->
        [0] { "" }
       *[other] { " " }in Arkham
    } for everyone
ah-line-stands-in-money = it pays up to ${ $n } of one cost
ah-line-stands-in-clue = it counts as { $n ->
        [one] { $n } clue
       *[other] up to { $n } clues
    } for one cost
ah-line-as-clues = it counts as { $n ->
        [one] { $n } clue
       *[other] up to { $n } clues
    }, for one cost or after a check
ah-line-rests = you may gain 1 stamina or 1 sanity
ah-line-income = gain ${ $money }, then roll a die (not in the first upkeep); on a 1, discard this card
ah-line-fades = the blessed succeed on 4, 5 and 6, the cursed on 6 only; upkeep: roll a die (not in the first upkeep); on a 1, discard this card
ah-line-loan = upkeep: roll a die (not in the first upkeep); on 1 to 3, pay $1, or else discard all your items and this card and never take a loan again; at any time, you may pay $10 to discard this card
ah-line-encounter-drawn = when you have drawn a card for an encounter
ah-line-new-encounter = draw another one in its place
ah-line-seals = at a gate that you have explored, lose 1 stamina and 1 sanity and return this card to the box: close and seal the gate without a check and remove a doom token
ah-line-opens-inner = instead of your encounters { NAME($of, form: "in") }, you may have them { NAME($place, form: "in") }
ah-line-comes-with = you also take { NAME($cards, form: "the") }
ah-line-when-gained = when you gain this card
ah-line-used-up = with { $n } tokens on it, discard this card
ah-line-refresh-focus = it is refreshed only if you spend all your focus on it
ah-line-spare-card-common = when you draw common items, draw one more, then discard one of them
ah-line-spare-card-unique = when you draw unique items, draw one more, then discard one of them
ah-line-spare-card-spell = when you draw spells, draw one more, then discard one of them
ah-line-spare-card-skill = when you draw skills, draw one more, then discard one of them
ah-line-draws-below = when you draw common items, unique items or spells, you may draw from the bottom of the deck; you may look at its bottom card at any time
ah-line-knows-the-town = when you have an encounter at a location, draw one more card and choose which of them to have
ah-line-senses-worlds = when you have an encounter in an Other World, draw one more card and choose which of them to have
ah-line-treats-sanity = once, you or another investigator in your area gains 1 sanity
ah-line-treats-stamina = once, you or another investigator in your area gains 1 stamina
ah-line-keeps-away = no gate opens and no monster appears where you are
ah-line-never-lost = when you would be lost in time and space, go to the Asylum if you have no sanity, to the Hospital if you have no stamina, or else to the South Church
ah-line-at-rest = { $line }, even if this card is not in hand
ah-line-cast-in-upkeep = in upkeep, { $what }
ah-line-cast-in-movement = in the movement phase, { $what }
ah-line-begins-beyond = you begin { NAME($world, form: "in") }, delayed
ah-line-begins-blessed = you begin blessed
ah-line-begins-cursed = you begin cursed
ah-line-keeps = your { $cards } cannot be lost or stolen unless you want it
ah-line-never = you cannot take { NAME($cards, form: "the") }
ah-line-lost-with-blessing = it is lost with your blessing
ah-line-doom-at-start = the game begins with { $n ->
        [one] { $n } more doom token
       *[other] { $n } more doom tokens
    }
ah-value-toughness = toughness { $n }
ah-value-combat = combat rating { $n }
ah-value-combat_damage = combat damage { $n }
ah-value-horror = horror rating { $n }
ah-value-horror_damage = horror damage { $n }
ah-value-magical-resistance = magical resistance
ah-value-magical-immunity = magical immunity
ah-line-undead-tougher = undead: toughness { $amount }
ah-line-in-terror = with terror at { $level } or more
ah-line-in-environment = while “{ $card }” is in play
ah-line-fought-with = combat checks against it use { $skill } instead of Fight
ah-line-while-asleep = while it sleeps, { $what }
ah-line-ends-the-world = if it awakens, the investigators lose the game
ah-line-lowers-maximums = everyone’s maximum sanity and stamina are { $amount } lower
ah-line-seals-cost = sealing a gate costs { $clues } clues
ah-line-rating-is-terror = its combat rating is minus the terror level at the start of the battle
ah-line-icy-streets = each investigator in the streets loses { $stamina } stamina at the end of the Mythos phase
ah-line-ignores-mystic = mystic environments are discarded without effect
ah-line-ignores-urban = urban environments are discarded without effect
ah-line-ignores-weather = weather environments are discarded without effect
ah-line-masks-about = all Masks are in the monster cup
ah-line-tougher-monsters = every monster has +{ $amount } toughness
ah-line-doom-at-defeat = add 1 doom token each time { NAME($kind, form: "a") } is defeated
ah-line-doom-at-loss = add 1 doom token each time an investigator is lost in time and space
ah-line-harder-closing = closing a gate takes { $n ->
        [one] { $n } more success
       *[other] { $n } more successes
    }
ah-line-lost-are-devoured = anyone who is lost in time and space is devoured
ah-line-everybody-slower = everyone has { $n ->
        [one] { $n } less movement point
       *[other] { $n } fewer movement points
    }
ah-line-fliers-stay = flying monsters do not move
ah-line-fast-ones-slow = fast monsters move like normal ones
ah-line-never-enters = { NAME($kinds, form: "the plural") } do not enter play
ah-line-no-terror = terror does not rise
ah-line-no-arrests = nobody is arrested
ah-line-free-spells = spells cost no sanity
ah-line-no-spells = spells cannot be cast
ah-line-no-seals = gates can be closed, but not sealed
ah-line-cheaper-seals = sealing a gate costs { $n ->
        [one] { $n } clue less
       *[other] { $n } fewer clues
    }
ah-line-harder-gates = closing a gate { NAME($world, form: "to") } takes { $n ->
        [one] { $n } more success
       *[other] { $n } more successes
    }
ah-line-no-gains-sanity = nobody gains sanity, except by paid care at the asylum and from { NAME($healer, form: "the") }
ah-line-no-gains-stamina = nobody gains stamina, except by paid care at the hospital and from { NAME($healer, form: "the") }
ah-line-extra-item = anyone who defeats it draws 1 more unique item
ah-line-ends-in-streets = when you end your movement { NAME($place, form: "in") }
ah-line-ends-at = when you end your movement { NAME($place, form: "in") }
ah-line-curfew = when you end your movement in any streets, unless you have { NAME($card, form: "the") }
ah-line-barred = no investigator may enter or leave { NAME($place, form: "the") }
ah-line-shuts = { NAME($places, form: "the") } { AGREE($places, "is", p: "are") } closed
ah-line-rumor-task = { NAME($place, form: "in") }, { $price }; then each investigator{ TOLD($reward) }
ah-line-rumor-task-clue = { NAME($place, form: "in") }, { $price }; with no clue left on this card, each investigator{ TOLD($reward) }
ah-line-rumor-task-monster = { NAME($place, form: "in") }, { $price }; with no monster left on this card, each investigator{ TOLD($reward) }
ah-line-fails-at-terror = when terror reaches { $level }, each investigator{ TOLD($outcome) }
ah-line-fails-when-awake = when the Ancient One awakens

## The end of the story

ah-epilogue-won-1 = In the morning the paper writes of a mild night and an early frost.
ah-epilogue-won-2 = The shops open at eight. Somebody sweeps the glass from the street and asks no questions.
ah-epilogue-won-3 = The dean calls it a gas leak, and the town decides to believe him.
ah-epilogue-lost-1 = The last train leaves Arkham empty, and does not stop anywhere.
ah-epilogue-lost-2 = The lamps go out street by street, and what comes after them needs no light.
ah-epilogue-lost-3 = In Boston they wait for the morning paper from Arkham. They are still waiting.
ah-line-arrives = each time it enters an area, every investigator there{ TOLD($effect) }
ah-line-wild = before each combat check against it a die is rolled: its combat rating is −X for that check, X being what the die shows
ah-line-fatal = anyone it drives insane or knocks unconscious is devoured instead

## In the browser: the board

ah-board-area =
    { $n ->
        [1] First
       *[other] Second
    } area
ah-board-awake = awake
ah-board-awareness = Awareness
ah-board-back-to = Map: { $towns }
ah-board-battle = The final battle
ah-board-blessed = Blessed
ah-board-bonus = weapons and spells
ah-board-cards = Cards
ah-board-chance-of =
    .evade = evade
    .fight = beat
ah-board-checks =
    .skill = Check
    .evade = Evade check
    .horror = Horror check
    .combat = Combat check
    .spell = Casting
    .close = Closing the gate
ah-board-closed = closed
ah-board-clues = Clues
ah-board-clues-there =
    { $n ->
        [1] A clue lies there.
       *[other] { $n } clues lie there.
    }
ah-board-combat = Combat
ah-board-counts-from =
    { $least ->
        [6] only a 6 counts
       *[other] { $least } and more count
    }
ah-board-cursed = Cursed
ah-board-decks =
    .common = Common items left
    .unique = Unique items left
    .spell = Spells left
    .skill = Skills left
    .ally = Allies left
    .gates = Gates left
    .cup = Monsters in the cup
    .mythos = Mythos cards left
ah-board-delayed = delayed
ah-board-devoured = Devoured
ah-board-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
ah-board-doom = Doom
ah-board-doom-of = doom { $now } of { $most }
ah-board-eliminated = out of the game
ah-board-enlarge = Enlarge
ah-board-environment = Environment
ah-board-evading = evade { $chance }
ah-board-everybody = everyone
ah-board-exhausted = exhausted
ah-board-explored = explored
ah-board-failed = failed
ah-board-felled = { $chance } chance of being knocked unconscious
ah-board-fight = The fight
ah-board-focus = Focus
ah-board-fold = Close
ah-board-front = In front of you
ah-board-gate = Gate
ah-board-gate-there = Gate: { $world }.
ah-board-gates = Open gates
ah-board-gates-at = Gates: { $places }
ah-board-halts = anyone who enters stays
ah-board-hands = { $busy } of { $most } hands in use
ah-board-happened = What has happened
ah-board-headline = Headline
ah-board-here = { $who } is here
ah-board-horror = Horror
ah-board-in-hand = in hand
ah-board-in-question = On the table
ah-board-jail = Jail cell
ah-board-joining = waiting for an investigator
ah-board-list = What is where
ah-board-listed = { $name }: { $said }
ah-board-lit-places =
    { $n ->
        [one] { $n } place lit
       *[other] { $n } places lit
    }
ah-board-loses-turn = loses the turn
ah-board-lost = Lost in Time and Space
ah-board-map =
    .nearer = Nearer
    .farther = Farther
    .all = The whole town
ah-board-marked = activity
ah-board-marked-on = { $now } of { $most } spaces filled
ah-board-meaning =
    .WentInsane = Half of the items and half of the clues are lost, and the turn ends. The next one begins in a place of care, with 1 sanity. An investigator in an Other World is lost in time and space instead.
    .FellUnconscious = Half of the items and half of the clues are lost, and the turn ends. The next one begins in a place of care, with 1 stamina. An investigator in an Other World is lost in time and space instead.
    .ArrivedLost = The next turn is lost. Then the way back leads to any street or location.
    .Devoured = All possessions are gone. Another investigator takes the place.
    .PlaceSealed = No gate and no monster will ever appear here again.
    .Surge = A gate was to open where one stands already: monsters come out of all open gates instead.
ah-board-modifier = Modifier
ah-board-money = Money
ah-board-monsters = Monsters in town
ah-board-monsters-on =
    { $n ->
        [one] { $n } monster
       *[other] { $n } monsters
    }
ah-board-movement =
    .normal = moves
    .stationary = stays
    .fast = fast
    .flying = flies
    .unique = moves in its own way
ah-board-mythos = Mythos
ah-board-mythos-now = Mythos, now
ah-board-needed =
    { $n ->
        [one] { $n } success needed
       *[other] { $n } successes needed
    }
ah-board-no-dice = no dice
ah-board-only-monster = when a monster is where I am
ah-board-open = open: { $place }
ah-board-opened = open
ah-board-outskirts = Outskirts
ah-board-passed = passed
ah-board-passing-monster = You pass unless a monster is where you are.
ah-board-past = Past: { $monsters }
ah-board-phases =
    .upkeep = Upkeep
    .movement = Movement
    .encounters = Arkham
    .towns = Towns
    .worlds = Other Worlds
    .mythos = Mythos
    .battle = Final battle
ah-board-points = Movement points
ah-board-price = Price
ah-board-rating = its rating
ah-board-remote = reached on foot only
ah-board-round = Round { $n }
ah-board-rumor = Rumor
ah-board-sanity = Sanity
ah-board-sealed = sealed
ah-board-seals = Seals
ah-board-sections =
    .battle_attack = Investigators
    .battle_defense = Ancient One
ah-board-sections-said = Who attacks, in order
ah-board-sentence = { $said }.
ah-board-shades =
    .white = white
    .black = black
ah-board-sheets = Sheets beside the Ancient One
ah-board-short-counts =
    .terror = Terror
    .gates = Gates
    .monsters = In town
    .outskirts = Outskirts
    .seals = Seals
ah-board-signs =
    .depot = trains stop here
ah-board-skills =
    .speed = Speed
    .sneak = Sneak
    .fight = Fight
    .will = Will
    .lore = Lore
    .luck = Luck
    .max_sanity = Most sanity
    .max_stamina = Most stamina
ah-board-sky = Sky
ah-board-slider = { $one } and { $other }
ah-board-slip-by = You slip by in { $cases } of 100 cases.
ah-board-stamina = Stamina
ah-board-stop = Stop { $n }: { $one }, { $other }
ah-board-success = { $face }, a success
ah-board-successes =
    { $n ->
        [one] { $n } success
       *[other] { $n } successes
    }
ah-board-supply = Supply
ah-board-symbols =
    .circle = circle
    .crescent = crescent
    .diamond = diamond
    .hexagon = hexagon
    .plus = plus
    .slash = slash
    .square = square
    .star = star
    .triangle = triangle
ah-board-terror = Terror
ah-board-tokens =
    { $n ->
        [one] { $n } token on it
       *[other] { $n } tokens on it
    }
ah-board-tokens-of =
    .other = Tokens
ah-board-toughness = Toughness
ah-board-town = Map of the town
ah-board-towns =
    .arkham = Arkham
ah-board-track = Track
ah-board-tracks =
    .other = Tracks
ah-board-tracks-close =
    .other = It closes when its last marker is turned over.
ah-board-tracks-open =
    .other = It opens when its last space is filled.
ah-board-tracks-short =
    .other = Tracks
ah-board-tracks-undo =
    .other = Its markers can be taken off.
ah-board-trophies = Trophies
ah-board-turn = plays
ah-board-turn-number = Turn { $n }
ah-board-turned = face down
ah-board-undoes = an encounter here takes a marker off ({ $tracks })
ah-board-unknown = nobody knows which one
ah-board-unstable = gates can open here
ah-board-until-closed = { $n } to investigate
ah-board-until-open = { $n } more to open it
ah-board-walk-to =
    { $place }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
ah-board-within =
    { $n ->
        [one] { $n } place
       *[other] { $n } places
    } within { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
ah-board-worth = worth { $n }
ah-board-wounds = { $now } of { $needed } successes for a doom token

## In the browser: the game in short

ah-primer-lines =
    .n1 = You win together: seal six gates, or close every gate, or defeat the Ancient One when it has awakened.
    .n2 = Every turn begins with upkeep: cards are refreshed, and you may move your skill sliders by your focus.
    .n3 = Then you walk through the streets. Leaving a place with a monster, or stopping there, you evade it or fight it.
    .n4 = At a location you have an encounter or use what it offers. A gate draws you into an Other World: come back from it, and you may close the gate.
    .n5 = A check is a roll of as many dice as you have of a skill, with a modifier: each 5 and 6 is a success. A clue gives one more die.
    .n6 = At the end of the turn a Mythos card opens a gate, brings a clue and moves the monsters. Each gate adds doom.
    .n7 = Without sanity or stamina you wake up in the asylum or the hospital, and lose half of what you have.
