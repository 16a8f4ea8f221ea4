# The words of the home-made town.

ah-movement-tidal = moves with the tide

hm-board-movement =
    .tidal = moves with the tide
hm-board-signs =
    .tidal = under water at high tide
hm-board-towns =
    .saltmarsh = Saltmarsh
hm-board-tracks =
    .tide_table = The tide
hm-board-tracks-short =
    .tide_table = Tide
hm-board-decks =
    .driftwood = Driftwood left

ah-describe-kind-tide-table = Tide table
ah-describe-kind-wreck = Wreck
ah-describe-sign-tidal = Tidal
