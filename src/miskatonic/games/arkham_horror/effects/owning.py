"""Whose card it is, and asking whether it is used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from miskatonic.games.arkham_horror.components import (
    ASK,
)
from miskatonic.games.arkham_horror.rules import holding
from miskatonic.games.arkham_horror.state import (
    Arkham,
    Investigator,
    offer,
)
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.event import Event
from miskatonic.kernel.text import text

USE_CARD = ASK("use_card", "AH-COMP-39", bool, passing="pass")
ANSWER_WITH_CARD = ASK("answer_with_card", "AH-COMP-39", bool, passing="pass")
USE_AGAINST_LOSS = ASK("use_against_loss", "AH-FAQ-108", bool, passing="pass")


Ready = Callable[[Arkham, Investigator], bool]
"""Whether a card is of use now."""


def wants(you: Investigator, card: str, amount: int = 0, event: Event | None = None) -> Rules[bool]:
    """Whether the owner of a card or an ability uses it, perhaps because of what is about to happen."""
    offered = offer(card)
    options = [
        Option(f"use:{card}", True, offered.label, (card,), offered.hint),
        Option("pass", False, text("option-pass")),
    ]
    kind = USE_CARD if event is None else ANSWER_WITH_CARD
    return (yield from ask(you.seat, kind, options, card, amount=amount, event=event, option=offered.label))


SpentBy = Literal["exhaust", "discard"]
SPENT_BY: dict[SpentBy, Callable[[Arkham, Investigator, str], None]] = {
    "exhaust": holding.exhaust,
    "discard": holding.discard,
}
"""How a card is used in place of something."""
