# The card game (Arkham Horror: The Card Game) in English.
cg-title = Arkham Horror: The Card Game

## Words on the cards

cg-skill-willpower = willpower
cg-skill-intellect = intellect
cg-skill-combat = combat
cg-skill-agility = agility
cg-skill-wild = wild
cg-faction-guardian = Guardian
cg-faction-seeker = Seeker
cg-faction-rogue = Rogue
cg-faction-mystic = Mystic
cg-faction-survivor = Survivor
cg-faction-neutral = Neutral
cg-slot-hand = hand
cg-slot-accessory = accessory
cg-slot-ally = ally
cg-slot-arcane = arcane
cg-slot-body = body
cg-keyword-aloof = Aloof
cg-keyword-hunter = Hunter
cg-keyword-massive = Massive
cg-keyword-retaliate = Retaliate
cg-keyword-peril = Peril
cg-keyword-surge = Surge
cg-keyword-exceptional = Exceptional
cg-keyword-permanent = Permanent
cg-keyword-fast = Fast
cg-kind-asset = Asset
cg-kind-event = Event
cg-kind-skill = Skill
cg-kind-enemy = Enemy
cg-kind-treachery = Treachery
cg-kind-location = Location
cg-kind-act = Act
cg-kind-agenda = Agenda
cg-kind-investigator = Investigator
cg-kind-reference = Scenario reference
cg-phase-setup = Setup
cg-phase-mythos = Mythos phase
cg-phase-investigation = Investigation phase
cg-phase-enemy = Enemy phase
cg-phase-upkeep = Upkeep phase
cg-token =
    { $token ->
        [skull] skull
        [cultist] cultist
        [tablet] tablet
        [elder_thing] elder thing
        [auto_fail] automatic failure
        [elder_sign] elder sign
       *[other] { $token }
    }
cg-uses =
    { $kind ->
        [ammo] { $n } ammo
        [supply] { $n } { $n ->
            [one] supply
           *[other] supplies
        }
        [charge] { $n } { $n ->
            [one] charge
           *[other] charges
        }
       *[secret] { $n } { $n ->
            [one] secret
           *[other] secrets
        }
    }

## Traits

cg-trait-agency = Agency
cg-trait-ally = Ally
cg-trait-ancient-one = Ancient One
cg-trait-arkham = Arkham
cg-trait-armor = Armor
cg-trait-byakhee = Byakhee
cg-trait-cave = Cave
cg-trait-central = Central
cg-trait-charm = Charm
cg-trait-creature = Creature
cg-trait-criminal = Criminal
cg-trait-cultist = Cultist
cg-trait-curse = Curse
cg-trait-dark-young = Dark Young
cg-trait-deep-one = Deep One
cg-trait-detective = Detective
cg-trait-drifter = Drifter
cg-trait-elite = Elite
cg-trait-firearm = Firearm
cg-trait-fortune = Fortune
cg-trait-ghoul = Ghoul
cg-trait-hazard = Hazard
cg-trait-hex = Hex
cg-trait-humanoid = Humanoid
cg-trait-illicit = Illicit
cg-trait-innate = Innate
cg-trait-insight = Insight
cg-trait-item = Item
cg-trait-madness = Madness
cg-trait-melee = Melee
cg-trait-miskatonic = Miskatonic
cg-trait-monster = Monster
cg-trait-nightgaunt = Nightgaunt
cg-trait-obstacle = Obstacle
cg-trait-omen = Omen
cg-trait-pact = Pact
cg-trait-police = Police
cg-trait-practiced = Practiced
cg-trait-relic = Relic
cg-trait-science = Science
cg-trait-silver-twilight = Silver Twilight
cg-trait-sorcerer = Sorcerer
cg-trait-spell = Spell
cg-trait-spirit = Spirit
cg-trait-supply = Supply
cg-trait-tactic = Tactic
cg-trait-talent = Talent
cg-trait-task = Task
cg-trait-terror = Terror
cg-trait-tome = Tome
cg-trait-tool = Tool
cg-trait-weapon = Weapon
cg-trait-woods = Woods
cg-trait-yithian = Yithian

## Lines of cards

# The cost brings its own dash, so that nothing is left of it where there is none.
cg-cost = { " " }– { $what }
cg-cost-none = { "" }
cg-cost-resources =
    spend { $n } { $n ->
        [one] resource
       *[other] resources
    }
cg-cost-clues =
    spend { $n } { $n ->
        [one] clue
       *[other] clues
    }
cg-cost-group-clues = spend { $n } clues per investigator as a group
cg-cost-ammo = spend { $n } ammo
cg-cost-supply =
    spend { $n } { $n ->
        [one] supply
       *[other] supplies
    }
cg-cost-charge =
    spend { $n } { $n ->
        [one] charge
       *[other] charges
    }
cg-cost-secret =
    spend { $n } { $n ->
        [one] secret
       *[other] secrets
    }
cg-cost-cards =
    discard { $n } { $n ->
        [one] card
       *[other] cards
    } from your hand
cg-cost-exhaust = exhaust this card
cg-cost-discard = discard this card
cg-cost-horror = take { $n } horror
cg-cost-damage-here = put { $n } damage on this card
cg-cost-horror-here = put { $n } horror on this card
cg-line-skill-bonus = You get +{ $n } { $skill }.
cg-line-bonus-investigating = You get +{ $n } { $skill } while investigating.
cg-line-bonus-here = While you control this card, each investigator at your location gets +{ $n } { $skill }.
cg-line-skills-lower = You get −{ $n } to each skill.
cg-line-skill-and-sanity-lower = You get −{ $n } { $skill } and −{ $n } sanity.
cg-line-elder-sign-fails = Each elder sign you reveal counts as an automatic failure.
cg-line-doubles-minus = While you attempt to evade it, the negative modifier of each revealed chaos token is doubled.
cg-line-blanks-here = The text of investigators at its location counts as blank, except for Traits.
cg-line-tome-actions =
    You have { $n } additional { $n ->
        [one] action
       *[other] actions
    } on your turn, for action abilities of Tomes only.
cg-line-extra-actions =
    You may take { $n } additional { $n ->
        [one] action
       *[other] actions
    } during your turn.
cg-line-slows = Your first move, fight or evade action each round costs 1 additional action.
cg-line-extra-slots =
    You have { $n } additional { $slot ->
        [accessory] accessory
        [ally] ally
        [arcane] arcane
        [body] body
       *[hand] hand
    } { $n ->
        [one] slot
       *[other] slots
    }{ $any ->
        [1] { "" }
       *[0] , for { $trait } assets only
    }.
cg-line-cheaper-here = While you are here, each { $trait } asset that you play costs { $n } less.
cg-line-opens-discard = You may play the topmost event of your discard pile as if it were in your hand.
cg-line-forbids-playing = You cannot play assets or events.
cg-line-stays-with-horror = This card cannot leave play while there is horror on it.
cg-line-enemies-tougher = Each enemy gets +{ $n } fight and +{ $n } evade.
cg-line-emboldened = While it is engaged with an investigator with { $sanity } or less remaining sanity, it gets +{ $n } fight and +{ $n } evade.
cg-line-holds-clues = While you are engaged with it, you cannot discover or spend clues.
cg-line-forbids-entry = You cannot move into this location.
cg-line-investigated-with =
    Investigating here tests { $using ->
        [willpower] willpower
        [intellect] intellect
        [combat] combat
       *[agility] agility
    } instead.
cg-line-attached-shroud = The attached location gets +{ $n } shroud.
cg-line-closes-attached = The attached location cannot be investigated.
cg-line-bars-enemies = Enemies that are not Elite cannot move into the attached location.
cg-line-action =
    { $actions ->
        [1] Action
       *[other] { $actions } actions
    }{ $kind ->
        [fight] { " " }(Fight)
        [evade] { " " }(Evade)
        [investigate] { " " }(Investigate)
        [parley] { " " }(Parley)
        [resign] { " " }(Resign)
       *[none] { "" }
    }{ $cost }: { $effect }.
cg-line-fast = Free{ $cost }: { $effect }.
cg-line-shown = reveal this card and { $effect }
cg-line-forced = Forced, { $timing }: { $effect }.
cg-line-objective = Objective, { $timing }: { $effect }.
cg-line-reaction = Reaction, { $timing }{ $cost }: { $effect }.
cg-line-play-at = Play { $timing }: { $effect }.
cg-line-limited =
    { $line } { $group ->
        [1] Group limit
       *[0] Limit
    } { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    } per { $period ->
        [test] skill test
        [turn] turn
        [phase] phase
        [game] game
       *[round] round
    }.

## When an ability answers: each event as its conditions leave it

# Parts of the sentences below. What an event is about is a piece: an enemy or another card.
cg-timing-word =
    { $time ->
        [when] when
        [if] if
       *[after] after
    }
cg-timing-who =
    { $who ->
        [you] you
        [here] an investigator at your location
       *[anybody] an investigator
    }
cg-timing-who-does = { cg-timing-word } { cg-timing-who }
cg-timing-a-trait =
    { $initial ->
        [a] an
        [e] an
        [i] an
        [o] an
        [u] an
       *[other] a
    } { $trait }
cg-timing-is-not =
    { $n ->
        [1] { " " }that is not { $what }
       *[other] { " " }that is neither { $what } nor { $nor }
    }
cg-timing-elite = Elite
cg-timing-weakness = a weakness
cg-timing-enemy =
    { $piece ->
        [this] this enemy
        [named] { NAME($name, form: "the") }
        [trait] { cg-timing-a-trait } enemy
       *[any] an enemy
    }{ $here ->
        [1] { " " }at your location
       *[0] { "" }
    }{ $that }
cg-timing-enemy-does = { cg-timing-word } { cg-timing-enemy }
cg-timing-card =
    { $piece ->
        [this] this card
        [trait] { cg-timing-a-trait } card
       *[any] a card
    }{ $that }
cg-timing-asset =
    { $piece ->
        [this] this card
        [trait] { cg-timing-a-trait } asset
       *[any] an asset
    }{ $that }
cg-timing-location =
    { $at ->
        [this] this location
        [yours] your location
        [attached] the attached location
        [named] { NAME($name, form: "the") }
       *[anywhere] a location
    }
cg-timing-in =
    { $at ->
        [named] { NAME($name, form: "in") }
       *[this] at { cg-timing-location }
    }
cg-timing-at =
    { $at ->
        [anywhere] { "" }
       *[this] { " " }{ cg-timing-in }
    }
cg-timing-phase =
    { $phase ->
        [mythos] the mythos phase
        [investigation] the investigation phase
        [enemy] the enemy phase
        [upkeep] the upkeep phase
       *[any] a phase
    }
cg-timing-test =
    { $test ->
        [fight] an attack
        [evade] an evasion
        [investigate] an investigation
       *[any] a skill test
    }
cg-timing-margin =
    { " " }by { $n } { $more ->
        [1] or more
       *[0] or less
    }
cg-timing-harm =
    { $harm ->
        [damage] damage
        [horror] horror
       *[any] damage or horror
    }

# What is added to them.
cg-timing-with = { $timing }{ $clause }
cg-timing-in-hand = { " " }with this card in your hand
cg-timing-with-tokens =
    { " " }with { $below ->
        [0] { "" }
       *[other] fewer than { $below }{ " " }
    }{ $kind ->
        [clues] clues
       *[resources] resources
    } on this card
cg-timing-controlled = , while you control this card

# The events, in the order of events.py.
cg-timing-round-began = at the start of the round
cg-timing-round-ended = at the end of the round
cg-timing-phase-began = { cg-timing-word } { cg-timing-phase } begins
cg-timing-phase-ended = at the end of { cg-timing-phase }
cg-timing-turn-began =
    { cg-timing-word } { $who ->
        [you] your turn
        [here] the turn of an investigator at your location
       *[anybody] an investigator’s turn
    } begins
cg-timing-turn-ended =
    at the end of { $who ->
        [you] your turn
        [here] the turn of each investigator at your location
       *[anybody] each investigator’s turn
    }
cg-timing-game-ended-for =
    when the game ends{ $who ->
        [you] { "" }
       *[anybody] { " " }for { cg-timing-who }
    }
cg-timing-agenda-advanced =
    when { $piece ->
        [this] this agenda
       *[any] an agenda
    } advances
cg-timing-act-advanced =
    when { $piece ->
        [this] this act
       *[any] an act
    } advances
cg-timing-leaving =
    { cg-timing-who-does } { $who ->
        [you] leave
       *[anybody] leaves
    } { cg-timing-location }
cg-timing-entered =
    { cg-timing-who-does } { $who ->
        [you] enter
       *[anybody] enters
    } { cg-timing-location }
cg-timing-investigated =
    { $who ->
        [anybody] { cg-timing-word } { cg-timing-location } is successfully investigated
       *[you] { cg-timing-who-does } { $who ->
            [you] investigate
           *[here] investigates
        }{ $at ->
            [anywhere] { "" }
           *[this] { " " }{ cg-timing-location }
        } successfully
    }{ $margin }
cg-timing-discovering-clues =
    { cg-timing-who-does } would discover clues{ $at ->
        [yours] { $who ->
            [here] { " " }there
           *[you] { " " }at your location
        }
       *[anywhere] { cg-timing-at }
    }
cg-timing-clues-discovered =
    { cg-timing-who-does } { $who ->
        [you] discover
       *[anybody] discovers
    } clues{ $at ->
        [yours] { $who ->
            [here] { " " }there
           *[you] { " " }at your location
        }
       *[anywhere] { cg-timing-at }
    }
cg-timing-revealing-token = { cg-timing-who-does } would reveal a chaos token
cg-timing-token-revealed =
    { cg-timing-who-does } { $who ->
        [you] reveal
       *[anybody] reveals
    } a chaos token{ $token ->
        [minus] { " " }with a negative modifier
       *[any] { "" }
    }
cg-timing-about-to-fail = { cg-timing-who-does } would fail { cg-timing-test }{ $margin }
cg-timing-test-passed =
    { cg-timing-who-does } { $who ->
        [you] succeed
       *[anybody] succeeds
    } at { cg-timing-test }{ $margin }
cg-timing-test-failed =
    { cg-timing-who-does } { $who ->
        [you] fail
       *[anybody] fails
    } { cg-timing-test }{ $margin }
cg-timing-cards-drawn =
    { cg-timing-who-does } { $who ->
        [you] draw
       *[anybody] draws
    } cards
cg-timing-card-played =
    { cg-timing-who-does } { $who ->
        [you] play
       *[anybody] plays
    } { cg-timing-card }
cg-timing-event-resolved =
    after { cg-timing-who } { $who ->
        [you] play
       *[anybody] plays
    } { $piece ->
        [this] this event
        [trait] { cg-timing-a-trait } event
       *[any] an event
    }{ $that }
cg-timing-entered-play =
    { cg-timing-word } { cg-timing-asset } enters play{ $who ->
        [you] { " " }under your control
        [here] { " " }under the control of an investigator at your location
       *[anybody] { "" }
    }
cg-timing-treachery-revealed =
    { cg-timing-who-does } { $who ->
        [you] draw
       *[anybody] draws
    } { $piece ->
        [this] this treachery
        [trait] { cg-timing-a-trait } treachery
       *[any] a treachery
    }{ $that }
cg-timing-enemy-spawning = { cg-timing-enemy-does } spawns{ cg-timing-at }
cg-timing-enemy-spawned = { cg-timing-enemy-does } enters play{ cg-timing-at }
cg-timing-enemy-engaged = { cg-timing-enemy-does } engages { cg-timing-who }
cg-timing-enemy-attacks =
    { cg-timing-enemy-does } attacks{ $who ->
        [anybody] { "" }
       *[you] { " " }{ cg-timing-who }
    }
cg-timing-enemy-attacked =
    { cg-timing-enemy-does } attacks{ $who ->
        [anybody] { "" }
       *[you] { " " }{ cg-timing-who }
    }
cg-timing-hitting-enemy =
    { cg-timing-who-does } successfully { $who ->
        [you] attack
       *[anybody] attacks
    } { cg-timing-enemy }
cg-timing-enemy-evaded =
    { $who ->
        [you] { cg-timing-who-does } evade { cg-timing-enemy }
        [here] { cg-timing-who-does } evades { cg-timing-enemy }
       *[anybody] { cg-timing-enemy-does } is evaded
    }
cg-timing-enemy-defeated =
    { $who ->
        [you] { cg-timing-who-does } defeat { cg-timing-enemy }
        [here] { cg-timing-who-does } defeats { cg-timing-enemy }
       *[anybody] { cg-timing-enemy-does } is defeated
    }{ cg-timing-at }
cg-timing-asset-harmed =
    { $cause ->
        [attack] { cg-timing-word } an enemy attack deals { cg-timing-harm } to { cg-timing-asset }
       *[any] { cg-timing-word } { cg-timing-asset } takes { cg-timing-harm }
    }
cg-timing-harmed =
    { $harm ->
        [on-this-card] { cg-timing-word } horror is put on this card
       *[any] { cg-timing-who-does } { $who ->
            [you] take
           *[anybody] takes
        } { cg-timing-harm }
    }

## Effects

cg-nothing = nothing
cg-effect-take =
    take { $damage ->
        [0] { "" }
       *[other] { $damage } { $direct ->
            [1] direct damage
           *[0] damage
        }
    }{ $horror ->
        [0] { "" }
       *[other] { $damage ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $horror } { $direct ->
            [1] direct horror
           *[0] horror
        }
    }
cg-effect-heal =
    heal { $damage ->
        [0] { "" }
       *[other] { $damage } damage
    }{ $horror ->
        [0] { "" }
       *[other] { $damage ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $horror } horror
    }
cg-effect-draw =
    { $who ->
        [you] draw
       *[another] they draw
    } { $n } { $n ->
        [one] card
       *[other] cards
    }
cg-effect-gain-resources =
    gain { $n } { $n ->
        [one] resource
       *[other] resources
    }
cg-effect-discover =
    discover { $n } { $n ->
        [one] clue
       *[other] clues
    } at your location
cg-effect-doom =
    place { $n } doom on the current agenda{ $advance ->
        [1] { " " }(it may advance now)
       *[0] { "" }
    }
cg-effect-test =
    test { $using ->
        [willpower] willpower
        [intellect] intellect
        [combat] combat
       *[agility] agility
    } ({ $difficulty }){ $both ->
        [1] ; if you pass, { $passed }
        [2] ; if you fail, { $failed }
        [3] ; if you pass, { $passed }; if you fail, { $failed }
       *[0] { "" }
    }
cg-effect-test-either =
    test { $first ->
        [willpower] willpower
        [intellect] intellect
        [combat] combat
       *[agility] agility
    } or { $second ->
        [willpower] willpower
        [intellect] intellect
        [combat] combat
       *[agility] agility
    } ({ $difficulty }); if you pass, { $passed }
cg-effect-fight =
    fight{ $using ->
        [combat] { "" }
       *[other] { " " }with { $skill } instead of combat
    }{ $bonus ->
        [0] { "" }
       *[other] { $using ->
            [combat] { " " }with +{ $bonus } combat
           *[other] , +{ $bonus } { $skill }
        }
    }{ $damage ->
        [0] { "" }
       *[other] { $bonus ->
            [0] { $using ->
                [combat] { " " }with
               *[other] ,
            }
           *[other] { " " }and
        } +{ $damage } damage
    }
cg-effect-investigate = investigate with −{ $lower } shroud
cg-effect-damage-enemy = deal { $n } damage to an enemy at your location
cg-effect-boost = get +{ $n } { $skill } for this skill test
cg-effect-take-margin-damage = take 1 damage for each point you failed by
cg-effect-take-margin-horror = take 1 horror for each point you failed by
cg-effect-threat-area =
    put this card into your threat area{ $clues ->
        [0] { "" }
        [one] { " " }with { $clues } clue on it
       *[other] { " " }with { $clues } clues on it
    }{ $horror ->
        [0] { "" }
       *[other] { " " }with { $horror } horror on it
    }
cg-effect-gain-actions =
    gain { $n } additional { $n ->
        [one] action
       *[other] actions
    } this turn
cg-effect-resign = resign from the scenario
cg-effect-someone-here = choose an investigator at your location; { $effect }
cg-effect-if-enemy-here = if there is a { $trait } enemy at your location, { $effect }
cg-effect-discard-this = discard this card
cg-effect-advance-act = advance the act
cg-effect-gain-surge = this card gains surge
cg-effect-heal-enemy = heal { $n } damage from this enemy
cg-effect-doom-on-nearest =
    place { $n } doom on the nearest { $any ->
        [1] enemy
       *[0] { $trait } enemy
    }
cg-effect-resolution = resolution { $n }

## What symbols on chaos tokens do

cg-token-number = { $n }
cg-token-counts =
    { $sign ->
        [1] +X
       *[-1] −X
    }, where X is { $count }
cg-token-another = Reveal another token
cg-token-another-if = If { $given }, reveal another token
cg-token-succeeds = If { $given }, you succeed automatically
cg-token-result =
    { $when ->
        [failed] If you fail, { $effect }
        [afterwards] If you fail, after the test { $effect }
       *[passed] If you pass, { $effect }
    }
cg-count-enemies = the number of { $trait } enemies in play
cg-count-enemies-here = the number of { $trait } enemies at your location
cg-count-most-doom = the most doom on any one { $trait } enemy
cg-count-doom = the doom in play
cg-count-clues-here = the number of clues at your location
cg-count-cards = the number of { $trait } cards you control
cg-count-horror = the horror on this card
cg-given-enemy =
    { $any ->
        [1] any { $trait } enemy is in play
       *[0] no { $trait } enemy is in play
    }
cg-given-card = { $card } is in play
cg-effect-find-enemy = search the encounter deck and its discard pile for a { $trait } enemy, draw it, and shuffle the encounter deck
cg-effect-doom-on-all = place 1 doom on every { $trait } enemy
cg-effect-drop-clues =
    place { $n ->
        [0] all your clues
        [1] 1 of your clues
       *[other] { $n } of your clues
    } on your location
cg-effect-draw-for-each = draw X cards, where X is { $count }

## Questions

cg-prompt-mulligan = Which cards of your opening hand do you redraw?
cg-prompt-next = Who takes the next turn?
cg-prompt-turn = It is your turn. What do you do?
cg-prompt-window = { $event } Use a free ability or play a fast card?
cg-prompt-advance = Spend the clues to advance the act?
cg-prompt-pay-clue = Who spends the next clue?
cg-prompt-discard =
    { $kept ->
        [0] What do you discard?
        [one] You may keep { $kept } card. What do you discard?
       *[other] You may keep { $kept } cards. What do you discard?
    }
cg-prompt-remember = Which card do you remember?
cg-prompt-make-room =
    { $new ->
        [0] There are not enough slots left. Which asset do you discard?
       *[1] Which asset do you discard to make room?
    }
cg-prompt-spawn = Where does the enemy spawn?
cg-prompt-prey = Several investigators could be the enemy’s prey. Whom does it go for?
cg-prompt-hunt = The hunter moves, and several ways are equally short. Where does it go?
cg-prompt-enemy =
    { $aim ->
        [fight] Which enemy do you fight?
        [evade] Which enemy do you evade?
        [damage] Which enemy takes the damage?
        [doom] Several enemies are equally near. Which one gets the doom?
       *[other] Which enemy is meant?
    }
cg-prompt-hunter = Several hunters move. Which one first?
cg-prompt-readied = Several enemies are ready again. Which one engages an investigator first?
cg-prompt-attacker =
    { $aim ->
        [opportunity] Several enemies seize the opportunity to attack you. Which one is first?
       *[other] Several enemies attack you. Which one is first?
    }
cg-prompt-victim = The enemy attacks several investigators. Whom first?
cg-prompt-assign-damage = { $amount ->
    [one] Who takes { $amount } point of damage?
   *[other] Who takes the next point of damage ({ $amount } left)?
}
cg-prompt-assign-horror = { $amount ->
    [one] Who takes { $amount } point of horror?
   *[other] Who takes the next point of horror ({ $amount } left)?
}
cg-prompt-trauma = Damage and horror defeat you at once. Which trauma do you suffer?
cg-prompt-lead = Who is the new lead investigator?
cg-prompt-commit = { $event } Which cards do you commit?
cg-prompt-commit-other = { $event } Do you commit a card?
cg-prompt-result = { $event } Which result is applied first?
cg-prompt-go = Where do you go?
cg-prompt-token = Two tokens are revealed. Which one do you resolve?
cg-prompt-deck = Which deck do you look at?
cg-prompt-order = Which card goes on top next?
cg-prompt-charge = Which card gets the charge?
cg-prompt-take-back = Which card do you take back?
cg-prompt-disengage = You have evaded the enemy. Disengage from the other enemies?
cg-prompt-skill = Which skill do you use?
cg-prompt-someone = Which investigator is it for?
cg-prompt-heal = What is healed?
cg-prompt-blast = Where does it explode?
cg-prompt-reload = Which Firearm gets the ammo?
cg-prompt-search = Which card do you take?
cg-prompt-place =
    { $attached ->
        [0] Which location do you come to?
       *[1] Several locations have the most clues. Which one do you attach this card to?
    }
cg-prompt-search-encounters = Which card do you draw?
cg-prompt-lose-asset = Which asset do you lose?
cg-prompt-earn-lita = Who adds this card to the deck?

## Options

cg-option-investigate = Investigate
cg-option-heal-damage = 1 damage
cg-option-heal-horror = 1 horror
cg-option-move = Move to { NAME($at, form: "the") }
cg-option-fight = Fight { NAME($enemy, form: "the") }
cg-option-engage = Engage { NAME($enemy, form: "the") }
cg-option-evade = Evade { NAME($enemy, form: "the") }
cg-option-play = Play { $card }
cg-option-use = Use { $card }
cg-option-draw = Draw a card
cg-option-resource = Gain a resource
cg-option-end-turn = End the turn
cg-option-advance = Spend clues to advance the act “{ $card }”
cg-option-not-now = Not now
cg-option-physical-trauma = Physical trauma
cg-option-mental-trauma = Mental trauma
cg-option-result = The result of the test itself
cg-option-stay = Stay here
cg-option-disengage = Disengage
cg-option-stay-engaged = Stay engaged
cg-option-encounter-deck = The encounter deck
cg-option-deck-of = { NAME($who, form: "possessive") } deck
cg-option-nobody = Nobody
cg-option-marked = { $option } ({ $marks })
cg-mark-number = no. { $n }
cg-mark-ability = ability { $n }
cg-mark-level = level { $n }
cg-mark-engaged = { AGREE($enemy, "engaged") } with { $who }
cg-mark-exhausted = exhausted
cg-mark-discard = from the discard pile
cg-mark-damage = { $n } damage
cg-mark-horror = { $n } horror
cg-mark-doom = { $n } doom
cg-mark-clues =
    { $n } { $n ->
        [one] clue
       *[other] clues
    }
cg-mark-resources =
    { $n } { $n ->
        [one] resource
       *[other] resources
    }
cg-hint-test = { $skill } { $value } against { $difficulty }
cg-hint-icons = Adds { $n } to the skill.
cg-hint-cost =
    costs { $n } { $n ->
        [one] resource
       *[other] resources
    }
cg-hint-enemy = fight { $fight }, health left { $health }, evade { $evade }
cg-hint-assign =
    { $taken ->
        [1] { "" }
        [2] takes both;{ " " }
       *[other] takes all { $taken };{ " " }
    }{ $horror ->
        [0] health left: { $left }
       *[1] sanity left: { $left }
    }
cg-hint-opportunity =
    { $n ->
        [1] { NAME($enemy, form: "the") } attacks
       *[other] { $n } enemies attack
    } you first{ $damage ->
        [0] { $horror ->
            [0] { "" }
           *[other] : { $horror } horror
        }
       *[other] { $horror ->
            [0] : { $damage } damage
           *[other] : { $damage } damage and { $horror } horror
        }
    }
cg-hint-actions = takes { $n } actions
cg-hint-no-clues = there is no clue here
cg-hint-unrevealed = not revealed yet
cg-hint-place =
    shroud { $shroud }, { $clues ->
        [0] no clues
        [one] { $clues } clue
       *[other] { $clues } clues
    }
cg-hint-entering = on entering: { $effect }
cg-hint-no-room = another asset has to make room
cg-hint-retaliates = if you fail, it attacks you
cg-hint-friend-hit = if you fail, { $who } takes the damage
cg-hint-and-risk =
    { $hint }{ $sentence ->
        [1] { " " }
       *[0] ;{ " " }
    }{ $risk }

## The log

cg-event-round-began = Round { $number }.
cg-event-phase-began =
    { $phase ->
        [mythos] Mythos phase.
        [investigation] Investigation phase.
        [enemy] Enemy phase.
       *[upkeep] Upkeep phase.
    }
cg-event-turn-began = It is { NAME($who, form: "possessive") } turn.
cg-event-doom-placed =
    { $amount } doom is placed on { $titled ->
        [1] the agenda “{ $on }”
       *[0] { NAME($on, form: "the") }
    }.
cg-event-agenda-advanced = The agenda “{ $card }” advances.
cg-event-act-advanced = The act “{ $card }” advances.
cg-event-clues-spent =
    { $who } spends { $amount } { $amount ->
        [one] clue
       *[other] clues
    }.
cg-event-clue-on-act = A clue is placed on { NAME($card, form: "the") }.
cg-event-resolution-reached =
    { $resolution ->
        [0] The scenario ends without a resolution.
       *[other] The scenario ends with resolution { $resolution }.
    }
cg-event-location-entered = { NAME($card, form: "The") } { AGREE($card, "enters", p: "enter") } play.
cg-event-location-revealed =
    { NAME($card, form: "The") } { AGREE($card, "is", p: "are") } revealed, with { $clues ->
        [0] no clues
        [one] { $clues } clue
       *[other] { $clues } clues
    }.
cg-event-entered = { $who } enters { NAME($at, form: "the") }.
cg-event-clues-discovered =
    { $who } discovers { $amount } { $amount ->
        [one] clue
       *[other] clues
    } { NAME($at, form: "in") }.
cg-event-clues-gained =
    { $who } gains { $amount } { $amount ->
        [one] clue
       *[other] clues
    }.
cg-event-clues-dropped =
    { $who } places { $amount } { $amount ->
        [one] clue
       *[other] clues
    } on { NAME($at, form: "the") }.
cg-event-test-began =
    { $who } tests { $skill ->
        [willpower] willpower
        [intellect] intellect
        [combat] combat
       *[agility] agility
    }{ $kind ->
        [fight] { " " }to fight { NAME($target, form: "the") }
        [evade] { " " }to evade { NAME($target, form: "the") }
        [investigate] { " " }to investigate { NAME($target, form: "the") }
       *[other] { "" }
    }, difficulty { $difficulty }.
cg-event-card-committed = { $who } commits { NAME($card, form: "the") }.
cg-event-token-revealed = { $who } reveals a chaos token: { $token }.
cg-event-card-seen = You see { NAME($card, form: "the") }.
cg-event-token-ignored = { $who } ignores a chaos token: { $token }.
cg-event-test-passed =
    { $who } { $by ->
        [0] just passes the test
       *[other] passes the test by { $by }
    }.
cg-event-test-failed = { $who } fails the test by { $by }.
cg-event-card-drawn = { $who } draws { NAME($card, form: "the") }.
cg-event-cards-drawn =
    { $who } draws { $amount } { $amount ->
        [one] card
       *[other] cards
    }.
cg-event-card-played = { $who } plays { NAME($card, form: "the") }.
cg-event-ability-used = { $who } uses { NAME($card, form: "the") }.
cg-event-own-ability-used = { $who } uses their investigator ability.
cg-event-ability-forced = The effect { NAME($card, form: "of") } applies.
cg-event-card-discarded = { NAME($card, form: "The") } { AGREE($card, "is", p: "are") } discarded.
cg-event-card-removed = { NAME($card, form: "The") } { AGREE($card, "is", p: "are") } removed from the game.
cg-event-card-attached = { NAME($card, form: "The") } { AGREE($card, "is", p: "are") } attached to { NAME($at, form: "the") }.
cg-event-resources-gained =
    { $who } gains { $amount } { $amount ->
        [one] resource
       *[other] resources
    }.
cg-event-resources-spent =
    { $who } spends { $amount } { $amount ->
        [one] resource
       *[other] resources
    }.
cg-event-deck-shuffled = { $who } shuffles the discard pile into the deck.
cg-event-encounter-drawn =
    { $who } draws { $weakness ->
        [0] an encounter card
       *[1] a weakness
    }: { NAME($card, form: "the") }.
cg-event-enemy-spawned = { NAME($enemy, form: "The") } { AGREE($enemy, "spawns", p: "spawn") } { NAME($at, form: "in") }.
cg-event-enemy-moved = { NAME($enemy, form: "The") } { AGREE($enemy, "moves", p: "move") } to { NAME($to, form: "the") }.
cg-event-enemy-engaged = { NAME($enemy, form: "The") } { AGREE($enemy, "engages", p: "engage") } { $who }.
cg-event-enemy-attacks = { NAME($enemy, form: "The") } { AGREE($enemy, "attacks", p: "attack") } { $who }.
cg-event-enemy-evaded = { $who } evades { NAME($enemy, form: "the") }.
cg-event-enemy-damaged = { NAME($enemy, form: "The") } { AGREE($enemy, "takes", p: "take") } { $amount } damage.
cg-event-enemy-defeated = { NAME($enemy, form: "The") } { AGREE($enemy, "is", p: "are") } defeated.
cg-event-into-victory-display = { NAME($card, form: "The") } { AGREE($card, "is", p: "are") } added to the victory display.
cg-event-asset-harmed =
    { NAME($card, form: "The") } { AGREE($card, "takes", p: "take") } { $damage ->
        [0] { $horror } horror
       *[other] { $damage } damage{ $horror ->
            [0] { "" }
           *[other] { " " }and { $horror } horror
        }
    }.
cg-event-harmed =
    { $own_damage ->
        [0] { $own_horror ->
            [0] { $who } is spared: assets take it all.
           *[other] { $who } takes { $own_horror } horror.
        }
       *[other] { $own_horror ->
            [0] { $who } takes { $own_damage } damage.
           *[other] { $who } takes { $own_damage } damage and { $own_horror } horror.
        }
    }
cg-event-healed =
    { $who } heals { $damage ->
        [0] { $horror } horror
       *[other] { $damage } damage{ $horror ->
            [0] { "" }
           *[other] { " " }and { $horror } horror
        }
    }.
cg-event-traumatized =
    { $who } suffers { $physical ->
        [0] { $mental } mental trauma
       *[other] { $physical } physical trauma{ $mental ->
            [0] { "" }
           *[other] { " " }and { $mental } mental trauma
        }
    }.
cg-event-eliminated =
    { $twice ->
        [0] { $fate ->
            [resigned] { $who } resigns.
            [damage] { $who } is defeated by damage.
            [horror] { $who } is defeated by horror.
           *[defeated] { $who } is defeated.
        }
       *[1] { $who } is defeated by damage and horror at once.
    }
cg-event-lead-chosen = { $who } is the new lead investigator.
cg-event-actions-spent = { $who } spends { $amount } actions.
cg-event-actions-gained =
    { $who } gains { $amount } { $amount ->
        [one] action
       *[other] actions
    }.
cg-event-action-lost = { $who } loses an action.
cg-event-uses-spent = { NAME($card, form: "The") }: { $uses } spent.
cg-event-uses-added = { NAME($card, form: "The") }: { $uses } added.
cg-event-card-exhausted = { NAME($card, form: "The") } { AGREE($card, "is", p: "are") } exhausted.
cg-event-card-readied = { NAME($card, form: "The") } { AGREE($card, "is", p: "are") } ready again.
cg-event-everything-readied = All exhausted cards are ready again.
cg-event-clues-placed =
    { $amount } { $amount ->
        [one] clue is
       *[other] clues are
    } placed on { NAME($on, form: "the") }.
cg-event-clues-removed =
    { $amount } { $amount ->
        [one] clue is
       *[other] clues are
    } removed from { NAME($on, form: "the") }.
cg-event-resources-placed =
    { $amount } { $amount ->
        [one] resource is
       *[other] resources are
    } placed on { NAME($on, form: "the") }.
cg-event-horror-moved = { $amount } horror moves from { NAME($card, form: "the") } to { $who }.
cg-event-enemy-healed = { NAME($enemy, form: "The") } { AGREE($enemy, "heals", p: "heal") } { $amount } damage.
cg-event-doom-removed = All doom in play is removed: { $amount }.
cg-event-token-added = A chaos token is added to the bag: { $token }.
cg-event-skill-boosted =
    { $who } gets +{ $amount } { $skill ->
        [willpower] willpower
        [intellect] intellect
        [combat] combat
       *[agility] agility
    }.
cg-event-effect-lasts =
    { NAME($card, form: "The") } { AGREE($card, "lasts", p: "last") } until the end of the { $until ->
        [test] test
        [turn] turn
        [phase] phase
        [round] round
       *[game] game
    }.
cg-event-cards-exchanged =
    { $who } redraws { $amount } { $amount ->
        [one] card
       *[other] cards
    } of the opening hand.
cg-event-own-deck-shuffled = { $who } shuffles the deck.
cg-event-encounters-shuffled =
    { $discard ->
        [0] The encounter deck is shuffled.
       *[other] The encounter discard pile is shuffled into the encounter deck.
    }
cg-event-card-shuffled-in = { NAME($card, form: "The") } { AGREE($card, "is", p: "are") } shuffled into the encounter deck.
cg-event-deck-looked-at =
    { $who } looks at the top { $amount } { $amount ->
        [one] card
       *[other] cards
    } of { $encounters ->
        [0] { NAME($owner, form: "possessive") } deck
       *[1] the encounter deck
    }.
cg-event-cards-put-back =
    { $who } puts { $amount } { $amount ->
        [one] card
       *[other] cards
    } back on top of { $encounters ->
        [0] { NAME($owner, form: "possessive") } deck
       *[1] the encounter deck
    }.
cg-event-card-returned = { NAME($card, form: "The") } returns to { NAME($who, form: "possessive") } hand.
cg-event-card-shown = { $who } reveals { NAME($card, form: "the") }.
cg-event-card-put-under = { NAME($card, form: "The") } { AGREE($card, "is", p: "are") } put under { NAME($who, form: "possessive") } deck.
cg-event-into-threat-area = { NAME($card, form: "The") } { AGREE($card, "is", p: "are") } put into { NAME($who, form: "possessive") } threat area.
cg-event-card-appeared = { NAME($card, form: "The") } { AGREE($card, "is", p: "are") } { NAME($at, form: "in") }, controlled by nobody.
cg-event-control-taken = { $who } takes control of { NAME($card, form: "the") }.
cg-event-card-earned = { NAME($card, form: "The") } { AGREE($card, "is", p: "are") } added to { NAME($who, form: "possessive") } deck.
cg-event-enemy-disengaged = { $who } disengages from { NAME($enemy, form: "the") }.
cg-event-attack-cancelled = The attack of { NAME($enemy, form: "the") } on { $who } is cancelled.
cg-event-revelation-cancelled = The revelation of { NAME($card, form: "the") } is cancelled.
cg-event-scenario-laid-out = { $scenario } is set up.
cg-event-agenda-began = The agenda “{ $card }” begins.
cg-event-act-began = The act “{ $card }” begins.
cg-event-recorded =
    { $listed ->
        [0] Recorded in the campaign log: { $entry }
       *[1] Recorded in the campaign log – { $entry }.
    }
cg-event-crossed-out =
    { $listed ->
        [0] Crossed out in the campaign log: { $entry }
       *[1] Crossed out in the campaign log – { $entry }.
    }
cg-event-experience-lost = { $who } earns { $amount } less experience.
cg-event-takes-part =
    { $comes ->
        [0] { $who } sits the next scenario out.
       *[other] { $who } takes part in the next scenario.
    }

## What has happened or is about to, where it is asked who answers it: what the log has no line for

cg-about-about-to-fail = { $who } is about to fail the test by { $by }.
cg-about-discovering-clues =
    { $who } is about to discover { $amount } { $amount ->
        [one] clue
       *[other] clues
    } { NAME($at, form: "in") }.
cg-about-enemy-attacked = { NAME($enemy, form: "The") } has attacked { $who }.
cg-about-enemy-spawning = { NAME($enemy, form: "The") } { AGREE($enemy, "is", p: "are") } about to appear { NAME($at, form: "in") }.
cg-about-entered-play = { NAME($card, form: "The") } has entered play.
cg-about-event-resolved = { NAME($card, form: "The") } has taken effect.
cg-about-game-ended-for = The game ends for { $who }.
cg-about-hitting-enemy = { $who } hits { NAME($enemy, form: "the") }.
cg-about-investigated = { $who } has investigated { NAME($at, form: "the") } successfully.
cg-about-leaving = { $who } leaves { NAME($at, form: "the") } for { NAME($to, form: "the") }.
cg-about-phase-ended =
    { $phase ->
        [mythos] The Mythos phase ends.
        [investigation] The investigation phase ends.
        [enemy] The enemy phase ends.
       *[upkeep] The upkeep phase ends.
    }
cg-about-revealing-token = { $who } is about to reveal a chaos token.
cg-about-round-ended = Round { $number } ends.
cg-about-test-ended = { NAME($who, form: "possessive") } test is over.
cg-about-treachery-revealed = The revelation of { NAME($card, form: "the") } is about to take effect on { NAME($who, form: "the") }.
cg-about-turn-ended = { NAME($who, form: "possessive") } turn ends.

## The words on a card

cg-describe-scenario = Scenario
cg-describe-weakness-basic = Basic weakness
cg-describe-weakness-signature = Weakness
cg-describe-skill = { $skill } { $n }
cg-describe-health = Health { $health }, sanity { $sanity }
cg-describe-elder-sign = Elder sign: { $effect }
cg-describe-deck = Deck: { $n } cards ({ $choices })
cg-describe-deck-and = { $deck }, plus { $required }
cg-describe-deck-option = { $faction } { $least }–{ $most }
cg-describe-cost =
    Cost { $n }{ $level ->
        [-1] { "" }
       *[other] , level { $level }
    }
cg-describe-level = Level { $n }
cg-describe-icons = Icons: { $icons }
cg-describe-icon =
    { $icon }{ $n ->
        [1] { "" }
       *[other] { " " }×{ $n }
    }
cg-describe-slots = Slots: { $slots }
cg-describe-slot =
    { $slot }{ $n ->
        [1] { "" }
       *[other] { " " }×{ $n }
    }
cg-describe-soak =
    { $health ->
        [-1] { "" }
       *[other] Health { $health }
    }{ $sanity ->
        [-1] { "" }
       *[other] { $health ->
            [-1] Sanity
           *[other] , sanity
        } { $sanity }
    }
cg-describe-uses =
    Enters play with { $uses }{ $gone ->
        [1] ; discarded when they are used up
       *[0] { "" }
    }
cg-describe-revelation = Revelation: { $effect }
cg-describe-own-turn = Play only during your turn
cg-describe-event =
    { $kind ->
        [fight] Fight:{ " " }
        [evade] Evade:{ " " }
        [investigate] Investigate:{ " " }
       *[none] { "" }
    }{ $effect }
cg-describe-passed = When the test is passed, { $effect }
cg-describe-most =
    At most { $n } committed to each skill test
cg-describe-own-tests = Committed to your own tests only
cg-describe-only = { NAME($who, form: "possessive") } deck only
cg-describe-enemy =
    Fight { $fight }, health { $each ->
        [0] { $health }
       *[other] { $health ->
            [0] { $each } per investigator
           *[other] { $health } plus { $each } per investigator
        }
    }, evade { $evade }
cg-describe-attack =
    { $damage ->
        [0] { $horror ->
            [0] Attacks without harm
           *[other] Attacks for { $horror } horror
        }
       *[other] { $horror ->
            [0] Attacks for { $damage } damage
           *[other] Attacks for { $damage } damage and { $horror } horror
        }
    }
cg-describe-spawn = Spawn: { $where }
cg-describe-spawn-empty = at an empty location
cg-describe-spawn-prey = engaged with its prey
cg-describe-prey =
    Prey: { $prey ->
        [highest_combat] highest combat
        [lowest_combat] lowest combat
        [lowest_agility] lowest agility
        [highest_agility] highest agility
        [lowest_health] lowest remaining health
        [lowest_sanity] lowest remaining sanity
        [most_clues] most clues
        [fewest_cards] fewest cards in hand
        [bearer] its bearer only
       *[other] { $prey }
    }
cg-describe-location =
    Shroud { $shroud }, { $clues ->
        [0] no clues
        [one] { $clues } clue per investigator
       *[other] { $clues } clues per investigator
    }
cg-describe-anonymous = Which of the { $name } this is shows when an investigator enters
cg-describe-joins = Connected to each other { $trait } location
cg-describe-unrevealed = Unrevealed side. { $words }
cg-describe-clues =
    Advances for { $n } { $n ->
        [one] clue
       *[other] clues
    } per investigator
cg-describe-clues-round-end =
    Advances at the end of a round for { $n } { $n ->
        [one] clue
       *[other] clues
    } per investigator, spent as a group by those { NAME($at, form: "in") }
cg-describe-doom = Advances with { $n } doom in play
cg-describe-token =
    { $side ->
        [easy] Easy and standard
       *[hard] Hard and expert
    }, { $token }: { $effect }
cg-describe-victory =
    Victory { $n }

## Where the game stands

cg-moment =
    { $round ->
        [0] { $doing }
       *[other] Round { $round }, { $phase ->
            [mythos] mythos
            [investigation] investigation
            [enemy] enemies
            [upkeep] upkeep
           *[other] setup
        }: { $doing }
    }
cg-moment-over = the end
cg-moment-test = { $who } tests { $skill }
cg-moment-turn =
    { NAME($who, form: "possessive") } turn, { $actions ->
        [0] no actions left
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
cg-moment-mulligan = opening hands
cg-moment-opening = the scenario begins
cg-moment-mythos = doom gathers
cg-moment-encounter = encounter cards
cg-moment-mythos-end = the mythos phase ends
cg-moment-investigation = who goes next?
cg-moment-turn-end = a turn ends
cg-moment-investigation-end = the investigation phase ends
cg-moment-hunters = hunters move
cg-moment-attacks = enemies attack
cg-moment-enemy-end = the enemy phase ends
cg-moment-upkeep = cards and resources
cg-moment-round-end = the round ends
cg-moment-scenario-end = the scenario ends
cg-moment-interlude = between two scenarios

## Decks and campaigns

cg-card-name = { $level ->
    [0] { $card }
   *[other] { $card } ({ $level })
}
cg-error-deck = { $problems ->
    [1] This deck cannot be played: { $first }
   *[other] This deck cannot be played: { $first } (and { $problems } problems in all)
}
cg-deck-unreadable = This is not a deck list: it has to be JSON with “investigator_code” and “slots”.
cg-deck-unknown-investigator = There is no investigator with the number { $code } in this box.
cg-deck-unknown-card = There is no card with the number { $code } in this box.
cg-deck-other-box = { $card } is in the box “{ $box }”, which this table is not played with.
cg-deck-copies = There cannot be { $copies } copies { NAME($card, form: "of") } in a deck.
cg-deck-size = The deck has { $size } cards, not { $wanted }; signature cards, weaknesses and story cards do not count.
cg-deck-signature = { $card } is missing: it belongs to this investigator.
cg-deck-restricted = { $card } belongs to another investigator.
cg-deck-story = { $card } can only be earned in play.
cg-deck-class = { $who } may not use { NAME($card, form: "the") }.
cg-deck-weakness = There is no basic weakness; every deck needs one.
cg-deck-weaknesses = There cannot be { $copies } random weaknesses in a deck.
cg-deck-experience = The cards cost { $spent } experience, but there are only { $most }.
cg-error-other-investigator = Seat { $seat } has a deck of { $who }.
cg-error-unknown-investigator = There is no investigator called “{ $who }”. There are: { $known }.
cg-error-other-box = { $what } is in the box “{ $box }”, which this table is not played with.
cg-error-unknown-scenario = There is no scenario called “{ $scenario }”. There are: { $known }.
cg-error-twice = { $who } can only be played once.
cg-error-campaign-start = A campaign begins with { $first }: choose that scenario, or play another one on its own.
cg-error-away = Only in a campaign can a player join later.
cg-deck-too-many = { $copies } copies { NAME($card, form: "of") }: at most { $most } are allowed.
cg-error-deck-of-seat = Seat { $seat }: { $problem }
cg-error-deck-in-reserve = { $deck } (in reserve): { $problem }
cg-setup-decks = Decks
cg-setup-decks-help = Everybody plays the deck of a beginner unless another one is chosen.
cg-setup-starter-deck = Starter deck
cg-setup-random-deck = A random deck
cg-setup-reserve = Decks in reserve
cg-setup-reserve-help = For investigators that may be needed later: whoever loses one takes another, with the deck that is in reserve for it or the deck of a beginner.
cg-setup-campaign = Campaign
cg-setup-campaign-help = All three scenarios of Night of the Zealot, one after the other; your investigators keep what they earn and suffer.
cg-setup-scenario = Scenario
cg-setup-scenario-help = One scenario on its own, as if those before it had ended well. A campaign begins with the first one.
cg-setup-difficulty = Difficulty
cg-setup-difficulty-help = Which chaos tokens are in the bag, and what their symbols do.
cg-setup-seats = Investigators
cg-setup-seats-help = Everybody plays another one, with the deck of a beginner unless you bring your own.
cg-difficulty-easy = Easy
cg-difficulty-standard = Standard
cg-difficulty-hard = Hard
cg-difficulty-expert = Expert
cg-prompt-experience = You have { $amount } experience. What do you spend it on?
cg-prompt-replace = The new card costs { $amount } experience. Which card leaves your deck for it?
cg-prompt-new-investigator = Your investigator is lost. Who goes on?
cg-prompt-away = Do you take part in the next scenario?
cg-option-deck-done = The deck is ready
cg-option-sit-out = Sit the next scenario out
cg-option-keep-deck = Buy nothing
cg-option-come = Take part
cg-option-stay-away = Stay away
cg-option-buy =
    Buy { NAME($card, form: "the") }{ $level ->
        [0] { "" }
       *[other] { " " }({ $level })
    }
cg-option-upgrade =
    Upgrade to { NAME($card, form: "the") }{ $level ->
        [0] { "" }
       *[other] { " " }({ $level })
    }
cg-hint-experience = { $n } experience
cg-event-experience-earned =
    { $amount ->
        [0] { $who } earns no experience.
       *[other] { $who } earns { $amount } experience.
    }
cg-event-investigator-lost = { $insane ->
    [0] { $who } has died and will not return.
   *[other] { $who } has lost all reason and will not return.
}
cg-event-investigator-taken = { $who } takes up the investigation.
cg-event-card-bought =
    { $who } buys { NAME($card, form: "the") }{ $level ->
        [0] { "" }
       *[other] { " " }({ $level })
    } for { $cost } experience in place { NAME($source, form: "of") }{ $source_level ->
        [0] { "" }
       *[other] { " " }({ $source_level })
    }.
cg-event-scenario-follows = The next scenario begins: { $scenario }.
cg-event-campaign-ended = { $won ->
    [0] The campaign is lost.
   *[other] The campaign is won.
}
cg-outcome-the-gathering-0 = Nobody is left in the house, and the Ghoul Priest still lives.
cg-outcome-the-gathering-1 = The Ghoul Priest is dead and the house burns to the ground.
cg-outcome-the-gathering-2 = The Ghoul Priest is dead and the house still stands.
cg-outcome-the-gathering-3 = The ghouls have got out, and whoever was in the house is dead.
cg-outcome-the-midnight-masks-0 = Everybody is gone, and midnight is near: whoever was not unmasked got away.
cg-outcome-the-midnight-masks-1 = The conspiracy is uncovered: all six cultists have been found.
cg-outcome-the-midnight-masks-2 = The clock strikes midnight: the cult has gathered for its ritual.
cg-outcome-the-devourer-below-0 = Nobody is left to hold Umôrdhoth back: Arkham falls.
cg-outcome-the-devourer-below-1 = The ritual is broken: Umôrdhoth stays where it is.
cg-outcome-the-devourer-below-2 = Umôrdhoth is driven back to where it came from.
cg-outcome-the-devourer-below-3 = Lita Chantler is given to Umôrdhoth, and the others live with it.
cg-outcome-nobody-left = Nobody is left to go on: the campaign is lost.
cg-outcome-over = The scenario is over.

## What is written down

cg-chronicle-log = Campaign log
cg-chronicle-lost = Lost
cg-chronicle-unspent = { $n ->
    [0] No experience to spend
   *[other] { $n } experience to spend
}
cg-chronicle-experience = { $n ->
    [0] No experience
   *[other] { $n } experience
}
cg-chronicle-physical = { $n } physical trauma
cg-chronicle-mental = { $n } mental trauma
cg-chronicle-killed = Dead
cg-chronicle-insane = Insane
cg-chronicle-away = Sits the scenario out
cg-log-house-standing = The house still stands.
cg-log-house-burned = The house has burned down.
cg-log-ghoul-priest-alive = The Ghoul Priest is alive.
cg-log-lita-found-others = Lita had to look for help elsewhere.
cg-log-lita-earned = Lita Chantler has joined you.
cg-log-interrogated = Cultists you have questioned: { $names }
cg-log-got-away = Cultists who got away: { $names }
cg-log-past-midnight = It is past midnight.
cg-log-arkham-succumbed = Arkham has fallen to Umôrdhoth.
cg-log-ritual-broken = The ritual was broken.
cg-log-umordhoth-repelled = Umôrdhoth was driven back.
cg-log-lita-sacrificed = Lita Chantler was given to Umôrdhoth.

## What simulations tell

cg-component-investigator = Investigators
cg-component-player-card = Player cards
cg-component-weakness = Weaknesses
cg-component-enemy = Enemies
cg-component-treachery = Treacheries
cg-component-location = Locations
cg-component-act = Acts
cg-component-agenda = Agendas
cg-component-story-asset = Story assets
cg-component-scenario-reference = Scenario reference cards
cg-component-scenario = Scenarios
cg-fact-scenario = Scenario
cg-fact-difficulty = Difficulty
cg-fact-investigators = Investigators
cg-fact-players = Players
cg-fact-resolution = Resolution
cg-fact-resolution-the-gathering = The Gathering
cg-fact-resolution-the-midnight-masks = The Midnight Masks
cg-fact-resolution-the-devourer-below = The Devourer Below
cg-fact-experience = Experience of all investigators
cg-fact-physical-trauma = Physical trauma
cg-fact-mental-trauma = Mental trauma
cg-fact-lost = Investigators killed or insane

## Before and after a game

cg-goal-clues-name = Clues
cg-goal-clues = Act { $stage }, { $act }: it advances for { $limit } clues that you spend as a group.
cg-goal-act-name = Act
cg-goal-act = Act { $stage }, { $act }: { $words }
cg-goal-acts-name = Acts
cg-goal-acts = There are { $limit } acts: the end of the last one decides the scenario.
cg-goal-campaign-name = Scenarios
cg-goal-campaign = Come through the { $limit } scenarios of the campaign: you keep what you earn, and what you suffer.
cg-goal-doom-name = Doom
cg-goal-doom =
    { $left ->
        [0] Agenda { $stage }, { $agenda }: with { $limit } doom in play it advances, and it is the last one.
       *[other] Agenda { $stage }, { $agenda }: it advances with { $limit } doom in play.
    }
cg-goal-agenda-name = Agenda
cg-goal-agenda = Agenda { $stage }, { $agenda }: no doom advances it any more.
cg-goal-defeated-name = Eliminated
cg-goal-defeated = The scenario ends when every investigator has resigned or is defeated.

cg-track-doom = Doom
cg-track-clues = Clues
cg-track-enemies = Enemies
cg-track-harm = Damage and horror

cg-cover-each-round = Every round brings 1 doom, and each of you draws an encounter card.
cg-step-investigate =
    { $n ->
        [one] { $place } holds { $n } clue: investigate with your intellect of { $intellect }.
       *[other] { $place } holds { $n } clues: investigate with your intellect of { $intellect }.
    }
cg-step-actions = A turn has three actions: move, investigate, fight, evade, draw, gain a resource, play a card.
cg-step-assets = You have { $n } resources: play your assets first, they help all game long.
cg-good-at-willpower = has a strong will ({ $skill } { $n })
cg-good-at-intellect = finds clues ({ $skill } { $n })
cg-good-at-combat = fights well ({ $skill } { $n })
cg-good-at-agility = slips away easily ({ $skill } { $n })

cg-deed-clues = clues discovered
cg-deed-enemies = enemies defeated
cg-deed-evaded = enemies evaded
cg-deed-passed = tests passed
cg-deed-failed = tests failed
cg-deed-cards = cards played
cg-deed-damage = damage
cg-deed-horror = horror
cg-luck = Tests passed, above or below what the chaos bag promised.

## The end of the story

cg-epilogue-won-1 = You lock the door behind you and put the key where nobody will look for it.
cg-epilogue-won-2 = The report that you write is short. What it leaves out fills the night.
cg-epilogue-won-3 = The neighbours have heard nothing, and you are glad to leave it at that.
cg-epilogue-campaign-won-1 = You sleep until noon, all of you. Nothing has been worth saying since, and nothing needs to be.
cg-epilogue-campaign-won-2 = By spring the woods smell of leaves again, and of nothing else.
cg-epilogue-campaign-won-3 = You still meet, once a year, and speak of everything but that winter.
cg-epilogue-campaign-lost-1 = The last page of the campaign log is in a hand that none of you would know.
cg-epilogue-campaign-lost-2 = What you began with a noise under the floor ends with one above the clouds.
cg-epilogue-campaign-lost-3 = Those who asked you for help have stopped asking. There is no one left to ask for it.
cg-campaign-name = Night of the Zealot
cg-epilogue-lost-1 = The file ends in the middle of a sentence.
cg-epilogue-lost-2 = It is quiet now. It is the quiet of something that has eaten.
cg-epilogue-lost-3 = In a week or two somebody will ask for you, and be told that you have gone away.

## In the browser: the board

cg-board-about = What this is about
cg-board-act = Act { $stage }
cg-board-actions =
    { $n ->
        [one] { $n } action left
       *[other] { $n } actions left
    }
cg-board-against = against
cg-board-agenda = Agenda { $stage }
cg-board-attached = Attached
cg-board-attack = attacks for { $damage } damage and { $horror } horror
cg-board-automatic =
    .success = succeeds by itself
    .failure = fails by itself
cg-board-bag = Chaos bag
cg-board-bonus = bonus
cg-board-cards = cards
cg-board-cards-in-hand = Cards in hand
cg-board-cards-in-play = Cards in play
cg-board-chance = { $percent } chance
cg-board-chance-most = { $percent } with everything you could commit
cg-board-chance-of-death = { $percent } to be defeated by it
cg-board-choose = To choose from
cg-board-clues = Clues
cg-board-clues-on-act =
    { $n ->
        [one] { $n } clue on it
       *[other] { $n } clues on it
    }
cg-board-clues-together = { $held } of { $needed } clues together
cg-board-committed = Committed
cg-board-cost = cost { $n }
cg-board-damage = Damage
cg-board-deck = Deck
cg-board-deck-of =
    { $n ->
        [one] Deck: { $n } card
       *[other] Deck: { $n } cards
    }
cg-board-difficulties =
    .easy = easy
    .standard = standard
    .hard = hard
    .expert = expert
cg-board-difficulty = Difficulty
cg-board-discard = Discard pile
cg-board-doom = Doom
cg-board-doom-elsewhere = { $n } of it on other cards
cg-board-doom-of = { $now } of { $most } doom in play
cg-board-drawn = Encounter card
cg-board-encounter-deck = Encounter deck
cg-board-encounter-discard = Encounter discard pile
cg-board-engaged-with = engaged with { $who }
cg-board-evade = evade
cg-board-exhausted = exhausted
cg-board-exhausted-enemy = exhausted
cg-board-failed = Failed by { $by }
cg-board-fates =
    .resigned = resigned
    .damage = defeated by damage
    .horror = defeated by horror
    .defeated = defeated
    .away = sits this one out
cg-board-fight = fight
cg-board-hand = Your hand
cg-board-health = Health
cg-board-here = { $who } is here
cg-board-hidden = not revealed
cg-board-horror = Horror
cg-board-icons = icons: { $icons }
cg-board-insane = insane
cg-board-killed = killed
cg-board-last-test = The last test
cg-board-lasting = In force
cg-board-lead = lead
cg-board-leads = Leads to
cg-board-level = level { $n }
cg-board-lit = Within reach: { $names }
cg-board-log = Campaign log
cg-board-map = Locations
cg-board-nobody = None
cg-board-only-enemy = when an enemy is where I am
cg-board-opening-hand = Your opening hand
cg-board-passed = Passed by { $by }
cg-board-passing-enemy = You pass unless an enemy is where you are.
cg-board-period =
    .test = until the test is over
    .turn = until the end of the turn
    .phase = until the end of the phase
    .round = until the end of the round
    .game = until the end of the game
cg-board-phases =
    .mythos = Mythos
    .investigation = Investigation
    .enemy = Enemies
    .upkeep = Upkeep
cg-board-play-area = Play area
cg-board-played = has had a turn
cg-board-resources = Resources
cg-board-sanity = Sanity
cg-board-shroud = Shroud
cg-board-side-decks =
    .the_midnight_masks = Cultists still unknown
    .the_devourer_below = Woods still unknown
cg-board-skills =
    .willpower = willpower
    .intellect = intellect
    .combat = combat
    .agility = agility
    .wild = wild
cg-board-slots =
    .hand = hand
    .accessory = accessory
    .ally = ally
    .arcane = arcane
    .body = body
cg-board-slots-taken = { $slot }: { $taken } of { $room } taken
cg-board-step = Step { $n } of 8: { $name }
cg-board-steps =
    .n1 = Begins
    .n2 = Commit cards
    .n3 = Reveal a token
    .n4 = Symbol
    .n5 = Total
    .n6 = Outcome
    .n7 = Results
    .n8 = Ends
cg-board-supply = Decks and piles
cg-board-test = { $who } tests { $skill }
cg-board-threat = Threat area
cg-board-to-come =
    { $n ->
        [one] { $n } more to come
       *[other] { $n } more to come
    }
cg-board-token = Token
cg-board-token-names =
    .skull = skull
    .cultist = cultist
    .tablet = tablet
    .elder_thing = elder thing
    .auto_fail = automatic failure
    .elder_sign = elder sign
cg-board-tome-actions = { $n } more for Tomes
cg-board-total = Total
cg-board-trauma = trauma: { $kinds }
cg-board-traumas =
    .physical = { $n } physical
    .mental = { $n } mental
cg-board-turn = plays
cg-board-used-up =
    .test = used in this test
    .turn = used this turn
    .phase = used this phase
    .round = used this round
    .game = used up
cg-board-uses-name =
    .ammo = ammo
    .supply = supplies
    .charge = charges
    .secret = secrets
cg-board-victory = Victory display
cg-board-victory-points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
cg-board-with-you = with you

## In the browser: the deck builder, and what is between two scenarios

cg-decks-add = One more { $card }
cg-decks-all-decks = All decks
cg-decks-away = sits out
cg-decks-belongs = Belongs to the deck
cg-decks-between = Between two scenarios
cg-decks-builder = Deck builder
cg-decks-builder-help = Choose an investigator and thirty cards. Your decks are kept in this browser; what is wrong with one is told while you build it.
cg-decks-buy = Buy
cg-decks-cancel = Keep it
cg-decks-cards = Cards
cg-decks-checking = Looking at the deck…
cg-decks-chooses = { $who } decides
cg-decks-clear = Clear the filters
cg-decks-copied = The list is copied.
cg-decks-copies =
    { $card }: { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }
cg-decks-copy-list = Copy the list
cg-decks-cost = Cost
cg-decks-costs =
    { $n ->
        [one] cost { $n }
       *[other] cost { $n }
    }
cg-decks-deck = Deck
cg-decks-deck-is = Your deck: { $n } cards
cg-decks-deck-of = Deck { $n }/{ $of }
cg-decks-delete = Delete
cg-decks-delete-sure = Delete “{ $name }” for good?
cg-decks-empty-deck = Empty deck
cg-decks-empty-of = { $who }: empty deck
cg-decks-experience = Experience
cg-decks-export = Export
cg-decks-faction = Class
cg-decks-factions =
    .guardian = Guardian
    .seeker = Seeker
    .rogue = Rogue
    .mystic = Mystic
    .survivor = Survivor
    .neutral = Neutral
cg-decks-fewer = One { $card } fewer
cg-decks-filters = Filters
cg-decks-follows = { $scenario } follows.
cg-decks-for-campaign = For the beginning of a campaign
cg-decks-for-campaign-help = Then no card may cost experience. In a single scenario up to 49 may be spent, at the price of further weaknesses.
cg-decks-found =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
cg-decks-health = health
cg-decks-icon = Icon
cg-decks-icons = icons
cg-decks-import = Import
cg-decks-import-bad = This list cannot be read.
cg-decks-import-field = Deck list
cg-decks-import-file = Choose a file
cg-decks-import-help = Paste a deck list in the community’s JSON form (investigator_code and slots), or choose its file.
cg-decks-import-nothing = There is nothing to import yet.
cg-decks-import-title = Import a deck
cg-decks-kept = Kept in this browser.
cg-decks-kind = Type
cg-decks-kinds =
    .asset = Asset
    .event = Event
    .skill = Skill
cg-decks-kinds-many =
    .asset = Assets
    .event = Events
    .skill = Skills
cg-decks-leaves = What can leave the deck
cg-decks-level = Level
cg-decks-levels = level { $n }
cg-decks-log = Campaign log
cg-decks-lost = lost
cg-decks-name-of-deck = Name of the deck
cg-decks-new-deck = New deck
cg-decks-new-deck-help = Who will it be?
cg-decks-newcomers = Who joins now
cg-decks-no-answer = The server does not answer: the deck cannot be looked at just now.
cg-decks-no-cards = No card fits.
cg-decks-no-decks = No deck yet. Begin with an investigator below, or import one.
cg-decks-of-size = { $n } of { $of } cards
cg-decks-open = Open
cg-decks-play = Play with it
cg-decks-play-at = Play with it at seat { $seat }
cg-decks-playable = This deck can be played.
cg-decks-problems =
    { $n ->
        [one] { $n } thing is wrong:
       *[other] { $n } things are wrong:
    }
cg-decks-purchases = What you can buy
cg-decks-random-weakness = A random basic weakness
cg-decks-read-more = With their words
cg-decks-records = Investigators
cg-decks-remove = Take out
cg-decks-sanity = sanity
cg-decks-search = Search names and words
cg-decks-signature = signature card
cg-decks-spend =
    { $n ->
        [0] No experience to spend
       *[other] { $n } experience to spend
    }
cg-decks-starter-deck = Starter deck
cg-decks-starter-of = { $who }: starter deck
cg-decks-take-out = Take out
cg-decks-trait = Trait
cg-decks-trauma =
    .physical = { $n } physical trauma
    .mental = { $n } mental trauma
cg-decks-unhurt = unhurt
cg-decks-unknown = No. { $code }: not in this box
cg-decks-upgrade = Upgrade
cg-decks-weakness = Weakness
cg-decks-weakness-add = Name a basic weakness…
cg-decks-yours = Your decks

## In the browser: the game in short

cg-primer-lines =
    .n1 = You play one scenario of a story. Acts tell how far you have come: clues advance them. Agendas tell how far the enemy has come: doom advances them. Be the first to get through.
    .n2 = Every round begins with the Mythos phase: one more doom, and an encounter card for everybody. In the first round it is left out.
    .n3 = Then everybody has a turn with three actions: investigate, move, play a card, fight, evade, engage, draw a card, gain a resource, or use an ability. While an enemy is engaged with you, nearly everything but fighting and evading lets it attack.
    .n4 = Most things are settled by a test: your skill, the icons of the cards that you commit, and a chaos token drawn from the bag, against a difficulty. As much or more is a success.
    .n5 = To investigate, test intellect against the shroud of your location: a success finds a clue. To fight, test combat against the enemy’s fight value; to evade, agility against its evade value.
    .n6 = In the enemy phase hunters move and engaged enemies attack. In upkeep everything readies, and everybody draws a card and gains a resource.
    .n7 = As much damage as your health, or as much horror as your sanity, and you are out of the scenario, with a trauma that stays.
cg-primer-names =
    .clue = clue
    .doom = doom
    .damage = damage and health
    .horror = horror and sanity
    .resource = resource
    .shroud = shroud
cg-primer-skills = Skills
cg-primer-things = On the table
cg-primer-tokens = Chaos tokens

# --- words of the vocabulary: fights and evasions
cg-effect-fight-where =
    fight{ $bonus ->
        [0] { "" }
       *[other] { " " }with +{ $bonus } combat
    }; { $blow }
cg-blow-duel = +{ $n } damage to an enemy that is the only one engaged with you
cg-blow-passed-by = if you pass by { $least } or more, +{ $n } damage
cg-blow-margin = the attack deals 1 damage for each point you pass by (1 to { $most }), to the enemy or to the investigator it hits instead
cg-effect-fight-over-clues = fight with +{ $bonus } combat, or +{ $with_clues } if there is a clue at your location; +{ $damage } damage
cg-effect-fight-by-magic = fight with willpower instead of combat and +{ $damage } damage; if a skull, cultist, tablet, elder thing or automatic failure is revealed, take { $horror } horror
cg-effect-evade-by-magic =
    evade with willpower instead of agility; if you pass, deal { $damage } damage to the evaded enemy; if a skull, cultist, tablet, elder thing or automatic failure is revealed, lose 1 action this turn{ $horror ->
        [0] { "" }
       *[other] { " " }and take { $horror } horror
    }
cg-effect-investigate-for-resources =
    investigate; if you pass, gain { $n } { $n ->
        [one] resource
       *[other] resources
    } instead of discovering clues
cg-effect-evade-automatically = automatically evade an enemy at your location that is not Elite
cg-effect-evade-everybody = automatically evade every enemy at your location
cg-effect-damage-exhausted = deal { $n } damage to an exhausted enemy at your location
cg-effect-hit-harder = deal { $n } more damage if it is an attack
cg-effect-find-more =
    discover { $n } more { $n ->
        [one] clue
       *[other] clues
    } if it is an investigation
cg-effect-hurry =
    the investigator at your location whose turn it is may take { $n } more { $n ->
        [one] action
       *[other] actions
    } this turn

# --- what answers something
cg-effect-cancel-attack = cancel that attack
cg-effect-discard-spawning = discard that enemy
cg-effect-reveal-another = cancel that token, return it to the bag and reveal another one
cg-effect-cancel-revelation = cancel its revelation, then take { $horror } horror
cg-effect-discard-or-worse = discard 1 card at random from your hand; if you cannot, the attack deals +{ $damage } damage and +{ $horror } horror
cg-effect-hit-back = deal { $n } damage to the attacking enemy
cg-effect-strike-harder = that attack deals +{ $n } damage
cg-effect-horror-for-all-there = each investigator at its location takes { $n } horror
cg-effect-spawn-here = it spawns here instead
cg-effect-doom-on-this = place { $n } doom on this card
cg-effect-ready-this = ready this enemy
cg-effect-shuffle-into-encounters = shuffle it into the encounter deck
cg-effect-refill-clues = add clues until there are { $n } per investigator here
cg-effect-remove-clues-instead = remove as many clues from this card instead
cg-effect-stays-unless =
    test { $using ->
        [willpower] willpower
        [intellect] intellect
        [combat] combat
       *[agility] agility
    } ({ $difficulty }); if you fail, you stay here
cg-effect-put-under-deck = put it under your deck instead of discarding it
cg-effect-lucky =
    get +{ $n } to your skill value for that test{ $draw ->
        [0] { "" }
        [one] { " " }and draw { $draw } card
       *[other] { " " }and draw { $draw } cards
    }

# --- what lasts, and the test under way
cg-effect-use-intellect = until the end of the round, you may use your intellect instead of your combat and your agility
cg-effect-lie-low = until the end of the round, enemies cannot attack you unless they are Elite
cg-effect-no-tokens = until the end of your turn, reveal no chaos tokens for your skill tests
cg-effect-blank-enemy = choose an enemy at your location that is not Elite; until the end of the phase its text box counts as blank, except for its Traits
cg-effect-raise-skill = choose an investigator at your location and a skill; that investigator gets +{ $n } to it until the end of the phase
cg-effect-returns = this card returns to your hand after the test instead of being discarded if you passed by { $least } or more
cg-effect-turn-sign = its minus becomes a plus

# --- ways
cg-effect-move-to = move to { NAME($place, form: "the") }
cg-effect-slip-to-safety = disengage from every enemy engaged with you and move to a revealed location without enemies
cg-effect-slip-next-door = disengage from every enemy engaged with you and move to a connecting location; this provokes no attacks of opportunity
cg-effect-carried-off = then disengage from every enemy without the { $but } Trait and move to a location with the { $to } Trait
cg-effect-gather = each unengaged { $trait } moves once towards { NAME($place, form: "the") }

# --- cards
cg-effect-search =
    { $who ->
        [you] search
       *[another] they search
    } { $top ->
        [0] { $who ->
            [you] your deck
           *[another] their deck
        }
       *[other] the top { $top } cards of { $who ->
            [you] your deck
           *[another] their deck
        }
    } for { $what ->
        [asset] 1 { $trait } asset
        [card] 1 { $trait } card
       *[any] 1 card
    }, draw it, and shuffle the deck
cg-effect-find-weakness = search your deck for 1 { $trait } weakness, draw it, and shuffle the deck
cg-effect-earn-weakness = add a random basic { $trait } weakness to your hand
cg-effect-all-discard = each investigator discards 1 card at random from their hand
cg-effect-discard-card = choose and discard 1 card from your hand
cg-effect-forget = discard all but 1 card of your hand
cg-effect-remove-discard = remove your discard pile from the game
cg-effect-take-from-discard = return 1 { $trait } from your discard pile to your hand
cg-effect-take-back = if there are no clues at your location, return this card to your hand
cg-effect-lose-resources = discard all your resources
cg-effect-resource-here = put 1 resource on this card
cg-effect-uses-into-resources =
    1 { $kind ->
        [ammo] ammo
        [supply] supply
        [charge] charge
       *[secret] secret
    } of this card becomes 1 of your resources
cg-effect-reload = place { $n } ammo on 1 { $trait } of an investigator at your location
cg-effect-recharge =
    place { $n } { $n ->
        [one] charge
       *[other] charges
    } on 1 { $trait } asset you control that holds charges
cg-effect-scry = look at the top { $n } cards of an investigator’s deck or of the encounter deck and put them back on top in any order
cg-effect-attach-here =
    attach { $once ->
        [1] this card to your location; limit 1 per location
       *[0] this card to your location
    }
cg-effect-attach-to-most-clues = attach this card to the location with the most clues that has no { $card }
cg-effect-take-control = take control of { NAME($card, form: "the") } (only while no investigator controls that card)

# --- harm
cg-effect-treat = heal 1 damage or 1 horror from an investigator at your location
cg-effect-blast = choose your location or a connecting one: deal { $n } damage to each enemy and each investigator there
cg-effect-lead-horror = the lead investigator takes { $n } horror
cg-effect-mental-trauma = suffer { $n } mental trauma
cg-effect-lose-experience = earn { $n } less experience in this scenario

# --- the scenario
cg-effect-gain-clues =
    gain { $n } { $n ->
        [one] clue
       *[other] clues
    } from the token pool
cg-effect-spend-clue = spend 1 clue
cg-effect-drop-clues-by-margin = place as many of your clues on your location as you failed by
cg-effect-clue-on-act = place 1 clue on this act
cg-effect-encounter-for-clues =
    draw the top card of the encounter deck, then discover { $n } { $n ->
        [one] clue
       *[other] clues
    } at your location
cg-effect-doom-or-find = place { $n } doom on the nearest { $trait } enemy; if there is none in play, search the encounter deck and its discard pile for 1 { $trait } enemy, draw it, and shuffle the encounter deck
cg-effect-doom-for-enemies = place 1 doom on this agenda for each { $trait } enemy { $places }
cg-place-in = { NAME($place, form: "in") }
cg-effect-dig-for-enemy = shuffle the encounter discard pile into the encounter deck and discard from its top until 1 { $trait } enemy shows up; the lead investigator draws it
cg-effect-dig-up-enemy = shuffle the encounter discard pile into the encounter deck, then discard cards from its top until 1 { $trait } enemy is discarded; it spawns { NAME($place, form: "in") } with { $doom } doom on it
cg-effect-turn-into-enemy = this side is { $enemy }, which spawns engaged with its prey
cg-effect-into-victory = add this enemy to the victory display
cg-effect-side-deck = draw the top card of the Cultist deck
cg-effect-each-in-turn = each investigator, in player order: { $effect }
cg-timing-fewer-clues-here = , if there are fewer than { $n } clues per investigator here
cg-timing-clues-on-act = if { $n } clues per investigator are on this act
cg-timing-unique-in-victory = if { $n } unique { $trait } enemies are in the victory display
