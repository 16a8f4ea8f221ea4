# Les mots de la ville faite maison.

ah-movement-tidal = suit la marée

hm-board-movement =
    .tidal = suit la marée
hm-board-signs =
    .tidal = sous l’eau à marée haute
hm-board-towns =
    .saltmarsh = Saltmarsh
hm-board-tracks =
    .tide_table = La marée
hm-board-tracks-short =
    .tide_table = Marée
hm-board-decks =
    .driftwood = Épaves restantes

ah-describe-kind-tide-table = Table des marées
ah-describe-kind-wreck = Épave
ah-describe-sign-tidal = À marée
