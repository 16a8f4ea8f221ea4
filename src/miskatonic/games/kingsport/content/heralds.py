"""The heralds."""

from miskatonic.games.arkham_horror.declare import sheet
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.components import HERALDS
from miskatonic.games.kingsport.effects.heralds import are_elusive, at_the_first_gate, dirge, eats_seals, lured_to_seals

with BOX:
    sheet(HERALDS, "ghroth", "Ghroth", "Ghroth", dirge(), doom=2)
    sheet(
        HERALDS,
        "tulzscha",
        "Tulzscha",
        "Tulzscha",
        at_the_first_gate("cultist"),
        are_elusive("cultist"),
        lured_to_seals("cultist"),
        eats_seals("cultist"),
    )
