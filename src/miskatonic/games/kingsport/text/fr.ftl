# Kingsport Horror: its words. Those of Arkham Horror are in its own folder.

# --- setup

kh-setup-board = La ville de Kingsport
kh-setup-board-help = Avec la ville viennent ses failles et les nouvelles cartes Mythe, Portail et Lieu. Sans elle, les personnes, leurs cartes, les monstres et les feuilles de la boîte rejoignent Arkham.
kh-setup-board-with = Avec la ville
kh-setup-board-without = Sans la ville
kh-setup-epic = Bataille Épique
kh-setup-epic-help = Des cartes disent comment se déroule chaque round de la bataille finale, qui est plus difficile.

# --- kinds of components

ah-component-herald = hérauts
ah-component-guardian = gardiens
ah-component-kingsport_location_card = cartes Lieu de Kingsport
ah-component-rift = failles
ah-component-rift_progress = marqueurs Progression de Faille
ah-component-aquatic_marker = marqueurs Aquatique
ah-component-epic_battle = cartes Bataille Épique
ah-component-plot = complots
ah-describe-kind-herald = Héraut
ah-describe-kind-guardian = Gardien
ah-describe-kind-kingsport-location-card = Carte Lieu de Kingsport
ah-describe-kind-rift = Faille
ah-describe-kind-rift-progress = Progression de faille
ah-describe-kind-aquatic-marker = Marqueur Aquatique
ah-describe-kind-epic-battle = Bataille Épique
ah-describe-kind-plot = Complot
