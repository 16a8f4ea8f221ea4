"""The moments between the steps of a phase, in which an investigator may use cards or trade."""

from __future__ import annotations

from types import NoneType
from typing import Any

from miskatonic.games.arkham_horror.components import ASK
from miskatonic.games.arkham_horror.rules.harm import in_play, settle_fall
from miskatonic.games.arkham_horror.rules.trading import partners, trade, trade_option
from miskatonic.games.arkham_horror.rules.windows import ANY_TIME, usable
from miskatonic.games.arkham_horror.state import Arkham, Investigator
from miskatonic.kernel.decision import Decision, Option, Rules
from miskatonic.kernel.hooks import Window, use
from miskatonic.kernel.text import text

SPARE_MOMENT = ASK.mixed("spare_moment", "AH-FAQ-106", tuple, NoneType, passing="go_on")

GO_ON: Option[None] = Option("go_on", None, text("ah-option-go-on"))
ASIDE = ("use", "trade")
"""The verbs of options beside the main question of a phase."""


def aside_options(game: Arkham, you: Investigator, *windows: Window) -> list[Option[Any]]:
    """What an investigator may do now beside what the phase is about."""
    found = usable(game, you, *windows, ANY_TIME)
    return found + [trade_option(partner) for partner in partners(game, you)]


def do_aside(game: Arkham, you: Investigator, chosen: Option[Any]) -> Rules[bool]:
    """Uses a card or proposes a trade; whether the investigator is still there to go on."""
    if chosen.verb == "trade":
        yield from trade(game, you, chosen.value)
        return True
    here = you.at
    yield from use(game, chosen.value)
    return not (yield from settle_fall(game, you)) and in_play(game, you) and you.at == here


def spare_moment(game: Arkham, you: Investigator) -> Rules[bool]:
    """Time for the cards that may be used at any time; whether the investigator is still there to go on."""
    while options := usable(game, you, ANY_TIME):
        chosen = (yield Decision(you.seat, SPARE_MOMENT, [GO_ON, *options], source=you.slug))[0]
        if chosen is GO_ON:
            return True
        if not (yield from do_aside(game, you, chosen)):
            return False
    return True
