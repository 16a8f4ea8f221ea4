# Kingsport Horror: its words. Those of Arkham Horror are in its own folder.

# --- setup

kh-setup-board = The town of Kingsport
kh-setup-board-help = With the town come its rifts and the new Mythos, gate and location cards. Without it, the people, their cards, the monsters and the sheets of the box join Arkham.
kh-setup-board-with = With the town
kh-setup-board-without = Without the town
kh-setup-epic = Epic Battle
kh-setup-epic-help = Cards say how each round of the final battle goes, and it is harder.

# --- kinds of components

ah-component-herald = heralds
ah-component-guardian = guardians
ah-component-kingsport-location-card = location cards of Kingsport
ah-component-rift = rifts
ah-component-rift-progress = rift progress markers
ah-component-aquatic-marker = aquatic markers
ah-component-epic-battle = cards of the Epic Battle
ah-component-plot = plots
ah-describe-kind-herald = Herald
ah-describe-kind-guardian = Guardian
ah-describe-kind-kingsport-location-card = Kingsport location card
ah-describe-kind-rift = Rift
ah-describe-kind-rift-progress = Rift progress
ah-describe-kind-aquatic-marker = Aquatic marker
ah-describe-kind-epic-battle = Epic Battle
ah-describe-kind-plot = Plot

# --- rifts

ah-component-rift-track = rift tracks
ah-describe-kind-rift-track = Rift track
kh-option-progress = { $marker } ({ $track })
kh-event-rift-progressed = A progress marker ({ $marker }) is placed on { NAME($track, form: "the") }
kh-event-rift-opened = { NAME($rift, form: "The") } opens { NAME($place, form: "in") }
kh-event-rift-moved = { NAME($rift, form: "The") } moves { NAME($place, form: "to") }
kh-event-rift-closed = { NAME($rift, form: "The") } closes and goes back to { NAME($track, form: "the") }
kh-event-rift-investigated = { $who } investigates a progress marker ({ $marker })
kh-event-progress-undone = A progress marker on { NAME($track, form: "the") } ({ $marker }) goes back to the others
kh-event-progress-turned = A progress marker on { NAME($track, form: "the") } ({ $marker }) is turned face down
kh-prompt-investigate = Which progress marker do you investigate?
kh-prompt-which-progress = Which progress marker?
kh-impossible-track = The rifts do not lie on their tracks.
kh-impossible-spaces = There are too many markers on { NAME($track, form: "the") }.
kh-impossible-rift = This rift is open without all of its markers, or closed with all of them: { $rift }.

# --- preparation

kh-event-allies-dealt = The allies of this game are dealt: { $names }

# --- monsters

ah-movement-aquatic = swims
kh-prompt-nearest-clues = Where does { NAME($monster, form: "the") } look for clues?

# --- Mythos cards

kh-effect-ally-betrays = if an investigator has { NAME($ally, form: "the") }, that ally is out of the game and a doom token is added
kh-effect-all-come = every { $monster } on the board, in the Sky or in the Outskirts comes here, and you face it
kh-effect-led-astray = move { NAME($place, form: "to") } at once
kh-prompt-which-track = Which rift track?

# --- signs on places

ah-describe-sign-aquatic = Aquatic
# --- encounters

kh-effect-keep = keep this card. { NAME($words, form: "Bare") }
kh-option-give-clues =
    { $n ->
        [0] None
        [one] { $n } clue
       *[other] { $n } clues
    }
kh-option-lose-clue = 1 clue
kh-option-save-for-clue = Keep { NAME($card, form: "the") } for 1 clue
kh-option-save-for-money = Keep { NAME($card, form: "the") } for ${ $price }
kh-option-spaces = { $track }: { $symbols }
kh-option-study = Lose 2 sanity to gain 1 clue
kh-option-tokens =
    { $n ->
        [0] None
        [one] { $n } clue on the card
       *[other] { $n } clues on the card
    }
kh-awake-kadath = the gods of Kadath have heard a last cry
kh-prompt-another = Which investigator?
kh-prompt-clue-or-item = A clue, or an item?
kh-prompt-for-which-place = For which location is a card turned up?
kh-prompt-how-many-tokens = How many clues do you put on the card?
kh-prompt-items-for-clues = Which items do you give up?
kh-prompt-may-again = Once more?
kh-prompt-next-mythos = Which Mythos card comes next ({ $amount })?
kh-prompt-save-item = Which item do you keep?
kh-prompt-space-to-fill = Where do you place a progress marker?
kh-prompt-where-to-seal = Where does the elder sign go?
kh-prompt-which-mythos = Which Mythos card?
kh-prompt-which-seal = Which elder sign?
kh-prompt-skill-given = Which skill do you give away?
kh-prompt-which-tome = Which tome?
# --- people and what they carry

kh-awake-requiem = The requiem has been read to its end.
kh-event-sailed = { $who } sails { NAME($world, form: "to") }
kh-event-seal-kept = { $who } seals { NAME($place, form: "the") } so that nothing undoes it
kh-option-arrow-black = Along the black arrow, { NAME($place, form: "to") }
kh-option-arrow-white = Along the white arrow, { NAME($place, form: "to") }
kh-prompt-blood-money = Which trophy do you turn into money?
kh-prompt-sail-to = Which Other World do you sail to?
kh-prompt-top-bottom-or-not = Where do you draw a skill from?
kh-prompt-which-arrow = Along which arrow does it go?
kh-prompt-whom-to-send = Which monster goes away?
kh-prompt-which-skill = Which skill do you discard for it?

# --- sheets, tokens and the Epic Battle

kh-error-no-battle = There is no battle with { NAME($who, form: "the") }, and so no Epic Battle.
kh-impossible-epic = A card of the Epic Battle is missing or doubled.

kh-setup-herald = Herald
kh-setup-herald-help = A herald makes the game harder. The usual game has none.
kh-setup-guardian = Guardian
kh-setup-guardian-help = A guardian makes the game easier. The usual game has none.
kh-setup-sheet-none = None
kh-setup-sheet-random = At random

kh-lost-no-card = No card of the Epic Battle is left: the Ancient One has won.
kh-lost-end-of-everything = The end of everything: the investigators lose the game.

kh-section-battle-attack = the investigators attack
kh-section-battle-defense = the Ancient One attacks

kh-effect-brood = gain a brood token and roll a die; if the result is below the number of your brood tokens, you are devoured
kh-effect-lose-by-round = { $more ->
    [0] lose as many points of sanity and stamina as the battle has had rounds
   *[other] lose as many points of sanity and stamina as the battle has had rounds, and { $more } more
}
kh-effect-gaze = roll as many dice as you have focus; without a success, { $blinded }; with 2 or more, you are blessed
kh-effect-rating = its combat rating gets worse by { $amount }

kh-option-split = { $sanity } sanity, { $stamina } stamina
kh-option-lower = maximum sanity by { $sanity }, maximum stamina by { $stamina }
kh-option-stake = { $sanity } sanity, { $stamina } stamina
kh-option-join = Join { NAME($who, form: "the") }
kh-option-stay = Stay with the others
kh-option-loses = { $who }: { $what }

kh-prompt-sacrifice = Which ally or investigator is given up?
kh-prompt-split-loss = How do you split the loss of { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }?
kh-prompt-who-is-devoured = Who is devoured ({ $amount })?
kh-prompt-who-loses = Who loses a point?
kh-prompt-lower-what = How do you lower your maximums by { $amount }?
kh-prompt-join = Do you join the Ancient One?
kh-prompt-stake = What do you stake before attacking?

kh-event-token-gained = { $who } has { $number ->
        [1] { NAME($token, form: "a") }
        [one] { $number } { $token }
       *[other] { $number } { NAME($token, form: "plural") }
    }
kh-event-token-lost = { $who } gives up { NAME($token, form: "the") }
kh-event-epic-card-drawn = The battle: { $card }
kh-event-plot-revealed = A plot: { $card }
kh-event-rating-changed = { NAME($ancient_one, form: "Possessive") } combat rating is now { $rating }
kh-event-traitor-joined = { $who } joins { NAME($ancient_one, form: "the") }
kh-event-clue-spent-for-all = { $who } gives up a clue

kh-option-keep-token = Spend all focus for this turn
kh-option-give-up-token = Give the token up
kh-prompt-keep-token = Do you keep your Bast token?
kh-prompt-dropped-into = Which gate are you dropped into, or do you fight?
kh-prompt-which-symbol = The monsters of which dimension return to the cup?

kh-goal-rifts-name = Open rifts
kh-goal-rifts = { $limit } rifts: Mythos cards put markers on their tracks; with { $markers } a rift opens and wanders, bringing monsters and doom. Encounters at the places on its markers close it again.
ah-deed-rifts = rifts investigated
ah-epilogue-kingsport-board-won-1 = By ten the fog is off the harbor. Every boat is where it was tied, and nobody counts them aloud.
ah-epilogue-kingsport-board-won-2 = The keeper of the lighthouse sleeps until noon. In his log the night is a clean page.
ah-epilogue-kingsport-board-won-3 = Over the causeway, where the air was torn, two gulls are quarrelling about a fish.
ah-epilogue-kingsport-board-lost-1 = The tide goes out at Kingsport, and does not stop going.
ah-epilogue-kingsport-board-lost-2 = The lighthouse still turns. What it shows the ships is no longer a harbor.
ah-epilogue-kingsport-board-lost-3 = All night bells ring under the water. At dawn those of the town answer.

# --- effects: arkham

kh-effect-forgive = an investigator of your choice discards a Bank Loan
kh-effect-cheap-comes-in-twos = draw 1 common item; if its price is $2 or less, draw 1 more
kh-effect-cheap-finds = draw 3 unique items and keep any of them with a price of $4 or less
kh-effect-swap-item = discard 1 common or 1 unique item and draw 1 of the same kind
kh-effect-another-ally = if an ally is available, discard 1 ally, if you have any, and draw 1 ally
kh-effect-by-the-gates = make a Lore (+0) check with 1 more die for each open gate; for each success, gain 1 clue
kh-effect-astray = reveal and discard the top gate marker, move to the first area of the Other World on it, and you are delayed
kh-effect-turn-up-for-a-place = choose a location and turn the top card of its deck face up; it is kept for the next encounter there

# --- effects: beyond

kh-effect-found-together = if any investigator is lost in time and space, return to Arkham, and all who are lost come to the street nearest to you
kh-effect-read-the-way = roll a die for each tome you have; with a success, return to Arkham and close the gate at once; you may seal it as usual
kh-effect-return-in-force = return to Arkham; all monsters at the location where you arrive are defeated and become your trophies
kh-effect-back-to-the-start = move back to the first area of this Other World
kh-effect-once-more = have another encounter here at once
kh-effect-doom-of-all = lose 1 sanity and 1 stamina; if you are devoured as a result, the Ancient One awakens
kh-effect-bought-off = lose 3 sanity and 3 stamina, each 1 less for every clue that you discard, up to 3
kh-effect-price-of-memory = keep as many clues as you like and lose 1 sanity and 1 stamina for each; discard the others
kh-effect-dice-for-life = discard any number of clues and roll as many dice; your sanity and your stamina fall to the number of successes; without any success, or any clue, you are devoured
kh-effect-dark-study = you may lose 2 sanity to gain 1 clue, as often as you like
kh-effect-sliders-left = all your skill sliders go to their leftmost stop
kh-effect-dear-unique = discard 1 unique item with a price of $5 or more
kh-effect-lose-clue-or-item = discard 1 clue or 1 item, if you have either
kh-effect-toll-of-gates = roll a die for each open gate; for each failure, discard 1 clue or 1 item
kh-effect-items-into-clues = discard any number of items and gain 1 clue for each

# --- effects: monsters

kh-effect-devours = anyone who fails a combat check against it is devoured
kh-effect-seek-clues = it goes to the nearest place with clues and all clues there are discarded

# --- effects: omens

kh-effect-set-freely = set your skill sliders as you like
kh-effect-tear-open = choose a closed rift; its track is filled with progress markers, and it opens
kh-effect-ends-environment = discard this card
kh-effect-clues-vanish = everyone loses all clues, and all clues on the board are removed
kh-effect-mistrust = for the rest of the game nobody can trade items, and everyone’s focus is 0

# --- effects: others

kh-effect-shared-insight = you and another investigator of your choice gain 1 clue each
kh-effect-give-all-clues = give all your clues to another investigator of your choice
kh-effect-take-all-clues = take all the clues of another investigator of your choice
kh-effect-clue-trade = the other investigators may give you clues, and you may give clues to them, wherever they are
kh-effect-swap-skills = give 1 skill to another investigator, who gives you a different one if they have any
kh-effect-swap-places = exchange places with another investigator of your choice
kh-effect-swap-and-meet = exchange places with another investigator of your choice, then have an encounter where you are now
kh-effect-others-suffer = each other investigator loses 1 sanity and 1 stamina

# --- effects: possessions

kh-effect-call-down = all monsters in the Sky come to your street
kh-effect-send-away = a monster where you are moves along the white or the black arrow, as you choose

# --- effects: powers

kh-effect-sacrifice-somebody = the players choose an ally, who goes back to the box, or an investigator, who is devoured

# --- effects: prey

kh-effect-run-into-monster = move to the nearest monster outside Kingsport Head and face it; if there is none in the streets and locations, a monster appears
kh-effect-monster-comes = the nearest monster comes here, and you face it
kh-effect-sky-falls = move to the street; all monsters of the Sky move there, too
kh-effect-sweep-beyond = all monsters of the Sky and the Outskirts go back to the cup, but for 1 that you may take as a trophy
kh-effect-monster-off-a-gate = a monster of your choice at an open gate goes back to the cup
kh-effect-moon-trophy = spend 1 monster trophy with the sign of the moon

# --- effects: rifts

kh-effect-undo-two = remove 2 rift progress markers of your choice
kh-effect-advance-two = place 2 rift progress markers on spaces of your choice
kh-effect-close-a-rift = remove all progress markers of a rift of your choice, which closes at once

# --- effects: seals

kh-effect-four-dice = roll 4 dice; with 4 successes, remove 1 doom token, which becomes an elder sign at an unstable location of your choice; with any failure, you are devoured
kh-effect-move-a-seal = you may move an elder sign on the board to another unstable location, where it seals an open gate; if there is none on the board, gain 1 clue
kh-effect-lose-a-seal = remove 1 elder sign of your choice from the board
kh-effect-seal-here = discard an Elder Sign to seal this location
kh-effect-walk-through = move to an open gate of your choice and go through it at once
kh-effect-seal-by-mythos = reveal 3 Mythos cards and choose 1; if a gate is open at the location on it, that gate is sealed
kh-effect-look-ahead = look at the top 5 Mythos cards and put them back in any order
kh-effect-mythos-at-once = draw a Mythos card and resolve it at once

# --- effects: shore

kh-effect-dreadful-sight = lose 1 sanity, unless you are immune to Nightmarish
kh-effect-torn = roll 2 dice and lose that many points of sanity and stamina, shared between them as you like
kh-effect-keeper-leaves = { NAME($ally, form: "the") } joins you, if available; then this location is closed for good, and you move to the street
kh-effect-tome-to-the-box = return 1 tome to the box

# --- effects: strikes

kh-effect-start-again = what the Ancient One did at the start of the battle happens again
kh-effect-corruption = roll a die; on 1 or 2, you are cursed, or lose a blessing
kh-effect-crashing-wave = roll a die; lower each investigator’s maximum sanity and stamina by that much in all, split as the player likes
kh-effect-flabby-maw = roll a die and subtract 1; that many investigators, whom the players choose, are devoured
kh-effect-join-me = each investigator in turn may join the Ancient One; the first who does leaves the battle, makes its combat rating worse by 2, wins if the others lose and loses if they win
kh-effect-masks = draw a monster from the cup for each doom token; for each Mask among them, an investigator is devoured, as the players choose
kh-effect-thousand-young = fight { NAME($monster, form: "a") }; if it is defeated, a doom token is removed
kh-effect-carpet-of-snakes = roll 4 dice for each investigator; for each success an investigator loses 1 sanity or 1 stamina, as the players choose
kh-effect-doom-by-gates = a doom token comes back for each gate that was open when it awoke
kh-effect-nourished = a doom token is added for each investigator with brood tokens, beyond the end of the track if need be
kh-effect-words-made-flesh = discard every Tome; a doom token comes back for each
kh-effect-flat-price = draw 1 common item; you may buy it for ${ $price }, whatever its price
kh-effect-ransom-items = discard all your items, except those for each of which you discard 1 clue or pay ${ $price }
kh-effect-undo-progress = choose a rift progress marker; it goes back to the supply, or is turned face down if its rift is open
kh-effect-devoured-if-sanity = you are devoured if you have { $n } sanity or less
kh-effect-devoured-if-stamina = you are devoured if you have { $n } stamina or less
kh-effect-devoured-if-either = you are devoured if you have { $n } sanity or less, or { $n } stamina or less
kh-effect-devoured-if-both = you are devoured if you have { $n } points of sanity and stamina or less in all
kh-effect-devoured-if-brood = you are devoured if you have { $n } brood tokens or more

# --- lines: investigators
kh-cost-clues = spend { $n ->
        [one] { $n } clue
       *[other] { $n } clues
    }
kh-line-recalls-allies = an ally may join you even if it is back in the box
kh-line-terror-would-rise = when terror would rise by 1
kh-line-no-terror = it does not rise
kh-line-reads-safely = you lose no sanity by reading tomes
kh-line-cheaper-spells = each spell costs you { $n } less sanity
kh-line-balances = a fourth slider sets your maximum sanity and stamina; focus moves it like the others; for each point by which a maximum rises, gain 1 point of it
kh-line-improvises = once, you may discard a skill to draw one from the top or from the bottom of the deck; you may look at its bottom card at any time
kh-line-wiser-beyond = gain 1 clue each time you enter an area of an Other World or are lost in time and space
kh-line-more-clues = each time you gain clues, gain { $n } more
kh-line-cursed-for-good = you never roll to be rid of a curse; only a blessing ends it
kh-line-dearer-trophies = each monster trophy that you spend counts as if it had +{ $n } toughness
kh-line-sells-trophies = once, in the streets, you may spend a monster trophy for as many dollars as it counts for
kh-line-evades-in-streets = you pass all evade checks in the streets
kh-line-under-elder-sign = while you have an Elder Sign, you cannot be arrested or cursed

# --- lines: what people carry
kh-line-when-casting = when you cast a spell
kh-line-no-spell-cost = its sanity cost is not paid
kh-effect-requiem = the Ancient One awakens
kh-line-raises-bonus = each bonus to combat checks that { $spells ->
        [0] a weapon
       *[other] a spell
    } gives you is higher by 1
kh-effect-drives-off = discard { NAME($ally, form: "the") }; when { NAME($ally, form: "the") } joins you, discard this ally
kh-line-fights-bare-handed = +{ $n } to combat checks for each of your hands that is empty
kh-line-never-delayed-beyond = you are never delayed in Other Worlds
kh-line-when-lost = when you are lost in time and space
kh-line-lost-together = discard this card and { NAME($card, form: "the") }
kh-line-sails = go to the first area of any Other World, instead of moving from a town or within an Other World
kh-line-when-sealing = when you seal a gate
kh-line-seals-for-good = nothing removes that elder sign
kh-cost-token = put 1 clue from the supply on this card
kh-line-losing-stamina = when you would lose stamina
kh-line-bears-stamina-loss = lose 1 less, as often as you like; when there are { $n } clues on it, return this card to the box
kh-line-bears-spell-cost = it costs 1 less sanity, as often as you like; when there are { $n } clues on it, discard this card
kh-line-anybody-loses = when any investigator is about to lose sanity or stamina
kh-line-saves = the loss is reduced by up to { $n } points
kh-line-hinders-closing = closing gates is 1 harder for you; when you close a gate, discard this card
kh-line-when-gaining-unique = when you gain a unique item from the deck
kh-line-when-gaining-skill = when you gain a skill from the deck
kh-line-when-gaining-common = when you gain a common item from the deck
kh-line-when-gaining-spell = when you gain a spell from the deck
kh-line-finds-card = search the deck for any one instead
kh-line-sweeps = choose a dimension other than the { $but }; all its monsters in town return to the cup
kh-line-losing-blessing = when you would lose your blessing
kh-line-keeps-blessing = keep your blessing
kh-line-anybody-fails = after a check that any investigator has failed
kh-line-grants-success = it is passed instead, with as many successes as it needs
kh-line-adds-focus = +{ $n } focus
kh-cost-lay = lay this card there

# --- lines: heralds and guardians
kh-cost-money = pay ${ $n }
kh-line-in-streets = during the encounter phase, in the streets
kh-line-offering = gain { NAME($token, form: "a") } (one at most)
kh-line-devotion = at the start of each turn, an investigator with { NAME($token, form: "a") } spends all focus or gives it up
kh-line-keeps-monsters-out = in the Mythos phase, no monster enters the area of an investigator with { NAME($token, form: "a") }
kh-line-beloved = when “{ $card }” is drawn, if the first player has { NAME($token, form: "a") } or { NAME($ally, form: "the") }, they give the token up and gain { NAME($gifts, form: "the") }, unless another investigator has them
kh-line-visions = at the start of each upkeep, the first player draws a Vision of Hypnos, which is discarded at the end of the Mythos phase
kh-line-clearer-at = until the end of the Mythos phase, an investigator who has an encounter { NAME($place, form: "in") } draws 1 more location card and chooses one of them
kh-effect-clue-at = a clue appears { NAME($place, form: "in") }
kh-line-dreamers = in encounters { NAME($worlds, form: "in") }, all skills get +1
kh-line-more-blessings = anyone who gains a blessing draws a Blessing of Nodens, too
kh-line-dropped = instead of a combat check against { NAME($monster, form: "a") }, you may be dropped into an open gate of your choice
kh-line-wider-outskirts = there is room for { $n } more { $n ->
        [one] monster
       *[other] monsters
    } in the Outskirts
kh-line-dirge = before a mystic environment is resolved, every investigator spends 1 clue; if not all can, the first player rolls a die; on a 1, each investigator in town loses 1 sanity; on a 2, each investigator in town loses 1 stamina; on a 5, terror rises by 1; on a 6, a doom token is added
kh-line-at-the-first-gate = { NAME($monster, form: "a") } comes with the first gate that opens
kh-line-are-elusive = every { $monster } is elusive
kh-line-lured-to-seals = { NAME($monster, form: "a") } that moves beside a sealed location, or in the Sky, goes to a sealed location
kh-line-eats-seals = at the start of the Mythos phase, { NAME($monster, form: "a") } at a sealed location removes the elder sign and returns to the cup

# --- lines: the Epic Battle
kh-line-before-battle-attack = before the investigators attack
kh-line-before-battle-defense = before the Ancient One attacks
kh-line-after-battle-attack = after the investigators’ attack
kh-line-after-battle-defense = after the Ancient One’s attack
kh-line-instead-each = instead of its attack, each investigator{ TOLD($effect) }
kh-line-instead = instead of its attack
kh-line-afterwards = after its attack on everyone
kh-line-attack-is = its attack becomes: { $effect }
kh-line-combat-dice = { $amount } to the combat checks against it
kh-line-no-escape = nobody can flee from { NAME($monster, form: "a") }
kh-line-blessed-attack = the first player’s investigator attacks as if blessed
kh-line-devoured-after-attack = after the investigators’ attack, the first player’s investigator is devoured
kh-line-stakes = before attacking, each investigator may lose up to { $most } points of sanity and stamina, never the last one of either: +{ $dice } to the combat check for each
kh-line-immune-to-weapons = it is immune to physical weapons
kh-line-smothers = anyone who has no success in the combat check loses { $stamina } stamina
kh-line-brings-plot = a plot of the Ancient One that was set aside says how this round goes; if none is left, the investigators attack, then the Ancient One

# --- lines: Ancient Ones
kh-line-every-gate-bursts = the gate of every Mythos card bursts open; an elder sign there is removed, and all fliers move
kh-line-brood-at-defeat = an investigator who defeats { NAME($monster, form: "a") } gains a brood token and rolls a die in the same way
kh-line-brood-becomes-doom = the brood tokens of the devoured become doom tokens, beyond the end of the track if need be
kh-line-terror-at-defeat = terror rises by 1 each time { NAME($monster, form: "a") } is defeated
kh-line-corrupting-text = a doom token is added each time an investigator draws a Tome from a deck, kept or not; Tomes that an investigator begins with do not count
kh-line-harder-evading = evade checks are { $n } harder
kh-line-most-clues = nobody has more than { $n } clues
kh-line-rating-is-clues = its combat rating is minus the number of clues on the board when it awakens
kh-line-double-wounds = twice as many successes as usual remove a doom token

# --- markers
kh-describe-rift = moves with the monsters of its dimension; a monster comes out of it, and a doom token is added if the arrow is of its color
kh-describe-rift-track = a Mythos card with one of the two patterns puts a progress marker beside it; with four of them the rift opens
kh-describe-rift-progress = investigated during an encounter { NAME($place, form: "in") }
kh-describe-waters = the location where it lies is aquatic: monsters that swim come here straight from other aquatic places

# --- lines: Mythos cards
kh-line-no-progress = no rift progress marker is placed on any rift track
kh-line-dreams-of = gain 1 clue and have an encounter as if { NAME($world, form: "in") } in the Other World Encounters phase of this turn
kh-line-fails-when-torn = each time monsters of this dimension move ({ $symbol }), put a clue on this card; with { $most } clues on it, all rifts open
kh-line-brood-for-seals = anyone who seals a gate gains a brood token and rolls a die; if it shows less than the number of their brood tokens, they are devoured

# --- what the board says

kh-board-decks =
    .epic_green = Green battle cards left
    .epic_red = Red battle cards left
    .plots = Plots left
    .rift_progress = Progress markers left
kh-board-movement =
    .aquatic = moves by the water
kh-board-signs =
    .aquatic = by the water
kh-board-tokens-of =
    .bast_token = Bast token
    .brood_token = Brood tokens
kh-board-towns =
    .kingsport = Kingsport
kh-board-tracks =
    .rift_track = Tracks of the rifts
kh-board-tracks-close =
    .rift_track = It closes once its four markers are investigated: by an encounter at the place that each of them names.
kh-board-tracks-open =
    .rift_track = It opens where that card opens a gate. Then it moves with the monsters of its dimension: a monster comes out of it, and a doom token is added if the arrow is of its color.
kh-board-tracks-short =
    .rift_track = Rifts
kh-board-tracks-undo =
    .rift_track = Until then, an encounter at the place that a marker names takes that marker off the track.
