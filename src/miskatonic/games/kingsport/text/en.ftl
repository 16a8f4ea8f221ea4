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
ah-describe-kind-kingsport-location-card = Location card of Kingsport
ah-describe-kind-rift = Rift
ah-describe-kind-rift-progress = Rift progress
ah-describe-kind-aquatic-marker = Aquatic marker
ah-describe-kind-epic-battle = Epic Battle
ah-describe-kind-plot = Plot

# --- rifts

ah-component-rift-track = rift tracks
ah-describe-kind-rift-track = Rift track
kh-option-progress = { $marker } ({ $track })
kh-event-rift-progressed = { $marker } ({ $track })
kh-event-rift-opened = { $rift } opens: { $place }
kh-event-rift-moved = { $rift } moves: { $place }
kh-event-rift-closed = { $rift } closes and goes back to { $track }
kh-event-rift-investigated = { $who } investigates { $marker }
kh-event-progress-undone = { $track }: { $marker } goes back to the others
kh-event-progress-turned = { $track }: { $marker } is turned face down
kh-prompt-investigate = Which progress marker do you investigate?
kh-prompt-which-progress = Which progress marker?
kh-impossible-track = The rifts do not lie on their tracks.
kh-impossible-spaces = There are too many markers: { $track }.
kh-impossible-rift = This rift is open without all of its markers, or closed with all of them: { $rift }.

# --- preparation

kh-event-allies-dealt = The allies of this game are dealt: { $names }

# --- monsters

ah-movement-aquatic = swims
kh-prompt-nearest-clues = Where does it look for clues?

# --- Mythos cards

kh-effect-ally-betrays = if somebody has { $ally }, that ally is out of the game and a doom token is added
kh-effect-all-come = every { $monster } on the board, in the Sky or in the Outskirts comes here, and you face it
kh-effect-led-astray = move to { $place } at once
kh-prompt-which-track = Which rift?

# --- signs on places

ah-describe-sign-aquatic = Aquatic
# --- encounters

kh-effect-keep = keep this card: { $words }
kh-option-give-clues =
    { $n ->
        [0] None
        [one] { $n } clue
       *[other] { $n } clues
    }
kh-option-lose-clue = 1 clue
kh-option-save-for-clue = Keep { $card } for 1 clue
kh-option-save-for-money = Keep { $card } for ${ $price }
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
kh-event-sailed = { $who } sails to { $world }
kh-event-seal-kept = { $who } seals { $place } so that nothing undoes it
kh-option-arrow-black = Along the black arrow: { $place }
kh-option-arrow-white = Along the white arrow: { $place }
kh-prompt-blood-money = Which trophy do you turn into money?
kh-prompt-sail-to = To which Other World do you sail?
kh-prompt-top-bottom-or-not = From where do you draw a skill?
kh-prompt-which-arrow = Along which arrow does it go?
kh-prompt-whom-to-send = Which monster goes away?
kh-prompt-which-skill = Which skill do you discard for it?

# --- sheets, tokens and the Epic Battle

kh-error-no-battle = There is no battle with { $who }, and so no Epic Battle.
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
kh-battle-card = { $first }. { $then }
kh-before-battle-attack = Before the investigators attack: { $effect }
kh-before-battle-defense = Before the Ancient One attacks: { $effect }
kh-after-battle-attack = After the attack of the investigators: { $effect }
kh-after-battle-defense = After the attack of the Ancient One: { $effect }
kh-instead-each = Instead of its attack, each investigator: { $effect }
kh-instead-once = Instead of its attack: { $effect }
kh-afterwards = After its attack on everybody: { $effect }
kh-attack-is = Its attack is: { $effect }
kh-combat-dice = { $amount } to the combat checks against it
kh-no-escape = Nobody can flee from: { $monster }

kh-effect-brood = gain a brood token and roll a die: below the number of your brood tokens, you are devoured
kh-effect-lose-by-round = { $more ->
    [0] lose as many points of sanity and stamina as the battle has had rounds
   *[other] lose as many points of sanity and stamina as the battle has had rounds, and { $more } more
}
kh-effect-gaze = roll as many dice as you have focus; without a success: { $blinded }; with 2 or more you are blessed
kh-effect-rating = its combat rating is worse for you by { $amount }

kh-option-split = { $sanity } sanity, { $stamina } stamina
kh-option-lower = maximum sanity by { $sanity }, maximum stamina by { $stamina }
kh-option-stake = { $sanity } sanity, { $stamina } stamina
kh-option-join = Join { $who }
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

kh-event-token-gained = { $who } has { $number } × { $token }
kh-event-token-lost = { $who } gives up: { $token }
kh-event-epic-card-drawn = The battle: { $card }
kh-event-plot-revealed = A plot: { $card }
kh-event-rating-changed = The combat rating of { $ancient_one } is { $rating } now
kh-event-traitor-joined = { $who } joins { $ancient_one }
kh-event-clue-spent-for-all = { $who } gives up a clue

kh-option-keep-token = Spend all focus of this turn
kh-option-give-up-token = Give the token up
kh-prompt-keep-token = Do you keep your Bast token?
kh-prompt-dropped-into = Which gate are you dropped into, or do you fight?
kh-prompt-which-symbol = The monsters of which dimension return to the cup?

kh-cover-rifts = { $n } rifts: Mythos cards put markers on their tracks; with { $markers } a rift opens and wanders, bringing monsters and doom. Encounters at the places on its markers close it again.
