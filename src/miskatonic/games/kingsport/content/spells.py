"""The spells."""

from miskatonic.games.arkham_horror.declare import spell
from miskatonic.games.arkham_horror.effects.people import draw
from miskatonic.games.arkham_horror.effects.reading import gives_this_up
from miskatonic.games.arkham_horror.effects.spells import casts, combat_spell
from miskatonic.games.arkham_horror.rules.windows import IN_MOVEMENT, IN_UPKEEP
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.effects.possessions import send_away
from miskatonic.kernel.effect import both

with BOX:
    spell(
        "fist_of_yog_sothoth",
        "Fist of Yog-Sothoth",
        "Poing de Yog-Sothoth (t)",
        combat_spell(per_success=1),
        casting=2,
        sanity=1,
        hands=1,
        copies=4,
    )
    spell(
        "forced_learning",
        "Forced Learning",
        "Apprentissage Forcé (t)",
        casts(IN_UPKEEP, both(draw("skill"), gives_this_up())),
        casting=-1,
        sanity=2,
        copies=2,
    )
    spell(
        "implant_suggestion",
        "Implant Suggestion",
        "Suggestion (t)",
        casts(IN_MOVEMENT, send_away()),
        casting=-2,
        sanity=0,
        copies=2,
    )
    spell(
        "spectral_razor",
        "Spectral Razor",
        "Rasoir Spectral (t)",
        combat_spell(per_success=2),
        casting=2,
        sanity=2,
        hands=2,
        copies=3,
    )
