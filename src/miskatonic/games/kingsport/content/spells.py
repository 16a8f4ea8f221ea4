"""The spells."""

from miskatonic.games.arkham_horror.declare import spell
from miskatonic.games.arkham_horror.effects.checks import both
from miskatonic.games.arkham_horror.effects.people import draw
from miskatonic.games.arkham_horror.effects.reading import gives_this_up
from miskatonic.games.arkham_horror.rules.abilities import casts
from miskatonic.games.arkham_horror.rules.equipment import combat_spell
from miskatonic.games.arkham_horror.rules.windows import IN_MOVEMENT, IN_UPKEEP
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.rules.possessions import SEND_AWAY

with BOX:
    spell(
        "fist_of_yog_sothoth",
        "Fist of Yog-Sothoth",
        "Poing de Yog-Sothoth",
        (
            "+1 to combat checks until the end of this combat for each success of the casting",
            "+1 aux tests de combat jusqu'à la fin de ce combat pour chaque succès de l'incantation",
        ),
        combat_spell(),
        casting=2,
        sanity=1,
        hands=1,
        per_success=1,
        copies=4,
    )
    spell(
        "forced_learning",
        "Forced Learning",
        "Apprentissage Forcé",
        (
            "in upkeep, draw 1 skill and discard this spell",
            "en phase d'entretien, piocher 1 compétence et défausser ce sort",
        ),
        casts(IN_UPKEEP, both(draw("skill"), gives_this_up())),
        casting=-1,
        sanity=2,
        copies=2,
    )
    spell(
        "implant_suggestion",
        "Implant Suggestion",
        "Suggestion",
        (
            "in the movement phase, a monster where you are moves along the white or the black arrow, as you choose",
            "en phase de mouvement, un monstre au même endroit que vous se déplace le long de la flèche blanche ou noire, à votre "
            "choix",
        ),
        casts(IN_MOVEMENT, SEND_AWAY),
        casting=-2,
        sanity=0,
        copies=2,
    )
    spell(
        "spectral_razor",
        "Spectral Razor",
        "Rasoir Spectral",
        (
            "+2 to combat checks until the end of this combat for each success of the casting",
            "+2 aux tests de combat jusqu'à la fin de ce combat pour chaque succès de l'incantation",
        ),
        combat_spell(),
        casting=2,
        sanity=2,
        hands=2,
        per_success=2,
        copies=3,
    )
