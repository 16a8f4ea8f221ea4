"""The twenty blessings of Nodens. All but two are lost with the blessing of their owner."""

from miskatonic.games.arkham_horror.components import Card
from miskatonic.games.arkham_horror.declare import card
from miskatonic.games.arkham_horror.effects.reading import gives_this_up
from miskatonic.games.arkham_horror.effects.skills import adds, as_clues, raises, stands_in
from miskatonic.games.arkham_horror.effects.town import remove_doom
from miskatonic.games.arkham_horror.effects.using import when_gained
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.effects.blessings import (
    adds_focus,
    calms,
    finds_card,
    grants_success,
    keeps_blessing,
    sweeps,
)
from miskatonic.games.kingsport.effects.guardians import BLESSINGS
from miskatonic.kernel.effect import both
from miskatonic.kernel.line import Line


def blessing(number: int, line: Line, *, lasts: bool = False) -> Card:
    """A blessing of Nodens; one that `lasts` is not lost with the blessing of its owner."""
    return card(
        "special",
        f"nodens_blessing_{number:02}",
        "Blessing of Nodens",
        "Bénédiction de Nodens",
        line,
        pile=BLESSINGS,
        lost_with_blessing=not lasts,
    )


with BOX:
    blessing(1, adds(speed=1))
    blessing(2, adds(sneak=1))
    blessing(3, adds(fight=1))
    blessing(4, adds(will=1))
    blessing(5, finds_card("unique"))
    blessing(6, finds_card("skill"))
    blessing(7, stands_in("money", 10, "discard"))
    blessing(8, as_clues("discard", 3))
    blessing(9, calms())
    blessing(10, sweeps(but="crescent"))
    blessing(11, finds_card("common"))
    blessing(12, finds_card("spell"))
    blessing(13, adds_focus(1))
    blessing(14, keeps_blessing(), lasts=True)
    blessing(15, grants_success())
    blessing(16, when_gained(both(remove_doom(1), gives_this_up())), lasts=True)
    blessing(17, adds(lore=1))
    blessing(18, adds(luck=1))
    blessing(19, raises("sanity"))
    blessing(20, raises("stamina"))
