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
ah-component-kingsport-location-card = cartes Lieu de Kingsport
ah-component-rift = failles
ah-component-rift-progress = marqueurs Progression de Faille
ah-component-aquatic-marker = marqueurs Aquatique
ah-component-epic-battle = cartes Bataille Épique
ah-component-plot = complots
ah-describe-kind-herald = Héraut
ah-describe-kind-guardian = Gardien
ah-describe-kind-kingsport-location-card = Carte Lieu de Kingsport
ah-describe-kind-rift = Faille
ah-describe-kind-rift-progress = Progression de faille
ah-describe-kind-aquatic-marker = Marqueur Aquatique
ah-describe-kind-epic-battle = Bataille Épique
ah-describe-kind-plot = Complot

# --- rifts

ah-component-rift-track = pistes de faille
ah-describe-kind-rift-track = Piste de faille
kh-option-progress = { $marker } ({ $track })
kh-event-rift-progressed = { $track } : { $marker } est posé
kh-event-rift-opened = { $rift } s'ouvre : { $place }
kh-event-rift-moved = { $rift } se déplace : { $place }
kh-event-rift-closed = { $rift } se ferme et retourne à sa place : { $track }
kh-event-rift-investigated = { $who } enquête : { $marker }
kh-event-progress-undone = { $track } : { $marker } retourne avec les autres
kh-event-progress-turned = { $track } : { $marker } est retourné face cachée
kh-prompt-investigate = Sur quel marqueur de progression enquêtez-vous ?
kh-prompt-which-progress = Quel marqueur de progression ?
kh-impossible-track = Les failles ne sont pas sur leurs pistes.
kh-impossible-spaces = Il y a trop de marqueurs : { $track }.
kh-impossible-rift = Cette faille est ouverte sans tous ses marqueurs, ou close avec tous ses marqueurs : { $rift }.

# --- preparation

kh-event-allies-dealt = Les alliés de cette partie sont distribués : { $names }

# --- monsters

ah-movement-aquatic = nage
kh-prompt-nearest-clues = Où cherche-t-elle des indices ?

# --- Mythos cards

kh-effect-ally-betrays = si quelqu'un a { $ally }, cet allié est retiré de la partie et un pion Destin est ajouté
kh-effect-led-astray = aller aussitôt ici : { $place }
kh-prompt-which-track = Quelle faille ?

# --- signs on places

ah-describe-sign-aquatic = Aquatique
