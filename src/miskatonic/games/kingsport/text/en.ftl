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

# --- signs on places

ah-describe-sign-aquatic = Aquatic
