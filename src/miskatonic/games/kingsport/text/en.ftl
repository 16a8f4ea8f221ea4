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
ah-component-kingsport_location_card = location cards of Kingsport
ah-component-rift = rifts
ah-component-rift_progress = rift progress markers
ah-component-aquatic_marker = aquatic markers
ah-component-epic_battle = cards of the Epic Battle
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

ah-component-rift_track = rift tracks
ah-describe-kind-rift-track = Rift track
kh-option-progress = { $marker } ({ $track })
kh-event-rift-progressed = { $track }: { $marker } is placed
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
kh-effect-led-astray = move to { $place } at once
kh-prompt-which-track = Which rift?

# --- encounters

kh-effect-keep = keep this card: { $words }
kh-option-give-clues =
    { $n ->
        [0] None
        [one] 1 clue
       *[other] { $n } clues
    }
kh-option-lose-clue = 1 clue
kh-option-save-for-clue = Keep { $card } for 1 clue
kh-option-save-for-money = Keep { $card } for ${ $price }
kh-option-spaces = { $track }: { $symbols }
kh-option-split-loss = Sanity −{ $sanity }, stamina −{ $stamina }
kh-option-study = Lose 2 sanity to gain 1 clue
kh-option-tokens =
    { $n ->
        [0] None
        [one] 1 clue on the card
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
kh-prompt-split-loss = How do you share the loss of { $amount }?
kh-prompt-where-to-seal = Where does the elder sign go?
kh-prompt-which-mythos = Which Mythos card?
kh-prompt-which-seal = Which elder sign?
kh-prompt-which-skill = Which skill do you give away?
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
