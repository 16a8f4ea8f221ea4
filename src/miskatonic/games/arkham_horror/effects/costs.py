"""What the lines of cards cost, and paying it."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.arkham_horror.rules import holding
from miskatonic.games.arkham_horror.rules.upkeep import focus_left
from miskatonic.games.arkham_horror.state import Arkham, Investigator
from miskatonic.kernel.line import Cost

Once = Literal["exhaust", "discard", "token"]


def costing(*once: Once, movement: int = 0, focus: int = 0) -> Cost:
    """A cost: `costing("exhaust", movement=2)`."""
    amounts: dict[str, int] = {"movement": movement, "focus": focus, **dict.fromkeys(once, 1)}
    return Cost("ah-cost", {what: n for what, n in amounts.items() if n})


FREE = costing()


def payable(game: Arkham, you: Investigator, card: str, cost: Cost) -> bool:
    """Whether an investigator can pay the cost of a card."""
    if card in you.exhausted or you.points < cost["movement"]:
        return False
    return not cost["focus"] or focus_left(game, you) >= cost["focus"]


def pay(game: Arkham, you: Investigator, card: str, cost: Cost) -> None:
    """The cost of a card is paid."""
    you.points -= cost["movement"]
    you.focus_spent += cost["focus"]
    if cost["discard"]:
        holding.discard(game, you, card)
    elif cost["exhaust"]:
        holding.exhaust(game, you, card)
    if cost["token"]:
        holding.use_up(game, you, card)
