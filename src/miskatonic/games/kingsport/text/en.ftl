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
