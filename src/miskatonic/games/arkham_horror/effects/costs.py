"""What the lines of cards cost, and paying it."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.arkham_horror.rules import harm, holding
from miskatonic.games.arkham_horror.rules.upkeep import focus_left
from miskatonic.games.arkham_horror.state import Arkham, Investigator
from miskatonic.kernel.line import Cost

Once = Literal["exhaust", "discard", "token"]


def costing(*once: Once, movement: int = 0, focus: int = 0, sanity: int = 0, stamina: int = 0) -> Cost:
    """A cost: `costing("exhaust", movement=2)`."""
    amounts: dict[str, int] = {"movement": movement, "focus": focus, "sanity": sanity, "stamina": stamina}
    return Cost("ah-cost", {what: n for what, n in (amounts | dict.fromkeys(once, True)).items() if n})


FREE = costing()


def payable(game: Arkham, you: Investigator, card: str, cost: Cost) -> bool:
    """Whether an investigator can pay the cost of a card."""
    if card in you.exhausted or you.points < cost["movement"]:
        return False
    if you.sanity < cost["sanity"] or you.stamina < cost["stamina"]:
        return False
    return not cost["focus"] or focus_left(game, you) >= cost["focus"]


def pay(game: Arkham, you: Investigator, card: str, cost: Cost) -> None:
    """The cost of a card is paid."""
    you.points -= cost["movement"]
    you.focus_spent += cost["focus"]
    if cost["sanity"] or cost["stamina"]:
        harm.pay(game, you, cost["sanity"], cost["stamina"])
    if cost["discard"]:
        holding.discard(game, you, card)
    elif cost["exhaust"]:
        holding.exhaust(game, you, card)
    if cost["token"]:
        holding.use_up(game, you, card)
