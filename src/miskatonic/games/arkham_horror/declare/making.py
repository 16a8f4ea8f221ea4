"""Making a component known."""

from __future__ import annotations

from typing import TypeVar

from msgspec import structs

from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.kernel.declaring import Checker
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.registry import Component, Registry

CHECKER = Checker({"ArkhamEffect": Effect})
"""What holds components against the types of their fields."""
declare = CHECKER.declare

Declared = TypeVar("Declared", bound=Component)


def further(registry: Registry[Declared], slug: str, of: str, copies: int = 1) -> Declared:
    """Further copies of a component, which a box adds: the same in all but the slug."""
    return registry.add(structs.replace(registry[of], slug=slug, copies=copies, copy_of=of), Arkham.hooks_of(of))
