"""The heralds."""

from miskatonic.games.arkham_horror.declare import sheet
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.components import HERALDS
from miskatonic.games.kingsport.effects.heralds import are_elusive, at_the_first_gate, dirge, eats_seals, lured_to_seals

with BOX:
    sheet(
        HERALDS,
        "ghroth",
        "Ghroth",
        "Ghroth",
        (
            "The game begins with 2 more doom tokens. Before a mystic environment is resolved, every investigator spends 1 clue; if not all "
            "can, the first player rolls a die. 1: each investigator in town loses 1 sanity. 2: each investigator in town loses 1 stamina. "
            "5: terror rises by 1. 6: a doom token is added.",
            "La partie commence avec 2 pions Destin de plus. Avant la résolution d'un environnement Mystique, chaque investigateur dépense 1 "
            "indice\u202f; si tous ne le peuvent pas, le premier joueur lance un dé. 1\u202f: chaque investigateur en ville perd 1 de santé "
            "mentale. 2\u202f: chaque investigateur en ville perd 1 de résistance. 5\u202f: la terreur monte de 1. 6\u202f: un pion Destin est "
            "ajouté.",
        ),
        dirge(),
        doom=2,
    )
    sheet(
        HERALDS,
        "tulzscha",
        "Tulzscha",
        "Tulzscha",
        (
            "A Cultist comes with the first gate that opens. Cultists are elusive. One that moves beside a sealed location, or in the Sky, goes "
            "to a sealed location. At the start of the Mythos phase a Cultist at a sealed location removes the elder sign and returns to the "
            "cup.",
            "Un Cultiste accompagne le premier portail qui s'ouvre. Les Cultistes sont insaisissables. Celui qui se déplace à côté d'un lieu "
            "scellé, ou dans le Ciel, va sur un lieu scellé. Au début de la phase de Mythe, un Cultiste sur un lieu scellé retire le signe des "
            "anciens et retourne dans la réserve.",
        ),
        at_the_first_gate("cultist"),
        are_elusive("cultist"),
        lured_to_seals("cultist"),
        eats_seals("cultist"),
    )
