"""Making a component known."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeVar

from msgspec import structs

from miskatonic.games.arkham_horror.components import AREAS, CARDS, GAME, Location, OtherWorld
from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.kernel.declaring import Checker, refuse_unknown
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.registry import Component, Registry, open_box

CHECKER = Checker({"ArkhamEffect": Effect})
"""What holds components against the types of their fields."""
declare = CHECKER.declare


def refuse_misplaced(slug: str, kind: Literal["place", "neighborhood", "other world", "card"], *given: str) -> None:
    """Refuses what a component of a box names and nothing declared so far is called; the game itself declares in any order."""
    opened = open_box(GAME)
    if not opened.box:
        return
    worlds = [card.slug for card in opened.declared.values() if isinstance(card, OtherWorld)]
    inner = [area.inner for area in AREAS.values() if isinstance(area, Location) and area.inner]
    known: dict[str, Iterable[str]] = {
        "place": [*AREAS, *inner, *(f"{world}_{half}" for world in worlds for half in (1, 2))],
        "neighborhood": {area.neighborhood for area in AREAS.values()},
        "other world": worlds,
        "card": [card for card in opened.declared if card in CARDS],
    }
    refuse_unknown(slug, kind, given, known[kind])


Declared = TypeVar("Declared", bound=Component)


def further(registry: Registry[Declared], slug: str, of: str, copies: int = 1) -> Declared:
    """Further copies of a component, which a box adds: the same in all but the slug."""
    return registry.add(structs.replace(registry[of], slug=slug, copies=copies, copy_of=of), Arkham.hooks_of(of))
