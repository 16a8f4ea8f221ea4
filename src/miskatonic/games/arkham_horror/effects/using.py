"""Lines of cards that are used: when, what that costs, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from miskatonic.games.arkham_horror.effects.costs import pay, payable
from miskatonic.games.arkham_horror.rules.abilities import CardAbility, owner
from miskatonic.games.arkham_horror.rules.bounds import max_sanity, max_stamina
from miskatonic.games.arkham_horror.rules.windows import IN_MOVEMENT, IN_UPKEEP
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import Source, Window
from miskatonic.kernel.line import Cost, line, timed
from miskatonic.kernel.text import Text, text

SAID: dict[Window, str] = {IN_UPKEEP: "upkeep", IN_MOVEMENT: "movement"}
"""The windows that a card names; what may be used at any time says nothing of it."""

Ready = Callable[[Arkham, Investigator], bool]


def _when(window: Window) -> Text | None:
    return text(f"ah-line-in-{SAID[window]}") if window in SAID else None


@line(
    "uses",
    lambda window, effect, cost, *, when: timed(_when(window), cost, effect.text),
    gives=lambda window, effect, cost, *, when: effect.gives,
    cost=lambda window, effect, cost, *, when: cost,
)
def uses(window: Window, effect: ArkhamEffect, cost: Cost, *, when: Ready | None = None) -> CardAbility:
    """A card that is used for its effect at a cost: `uses(IN_UPKEEP, gain(sanity=1), costing("exhaust", focus=1))`."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        if not payable(game, you, source.card, cost) or not effect.on_offer(game, you):
            return False
        return when is None or when(game, you)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        pay(game, you, source.card, cost)
        yield from effect.run(game, you)

    return CardAbility(window, run, available, effect, tuple(cost.parts))


def lacks(what: Literal["sanity", "stamina"], least: int) -> Ready:
    """At least so many points are missing: one of them goes with a card that raises the maximum."""

    def missing(game: Arkham, you: Investigator) -> bool:
        whole = max_sanity(game, you) if what == "sanity" else max_stamina(game, you)
        return whole - (you.sanity if what == "sanity" else you.stamina) >= least

    return missing


@line(
    "when_joins",
    lambda effect: timed(text("ah-line-when-joins"), None, effect.text),
    gives=lambda effect: effect.gives,
)
def when_joins(effect: ArkhamEffect) -> tuple[()]:
    """What happens when the card is gained: the rules carry it out."""
    return ()
