"""Making a component known, with its hooks, and taking it out again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import structs

from miskatonic.games.arkham_horror.components import FURTHER, GAME, components_declared
from miskatonic.games.arkham_horror.state import HOOKS
from miskatonic.kernel.declaring import Checker
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.hooks import Hook
from miskatonic.kernel.registry import OPEN_BOXES, Component, Registry

CHECKER = Checker({"ArkhamEffect": Effect})
"""What holds components against the types of their fields."""

Declared = TypeVar("Declared", bound=Component)
Words = tuple[str, str]
"""English and French."""


def declare(registry: Registry[Declared], component: Declared, hooks: Sequence[Hook] = ()) -> Declared:
    """Makes a component known, with its hooks."""
    CHECKER.check_all(component)
    registry.add(component)
    for copy in component.ids if hooks else ():
        HOOKS[copy] = tuple(hooks)
    components_declared()
    return component


def further(registry: Registry[Declared], slug: str, of: str, copies: int = 1) -> Declared:
    """Further copies of a component, which a box adds: the same in all but the slug."""
    FURTHER[slug] = of
    return declare(registry, structs.replace(registry[of], slug=slug, copies=copies), HOOKS.get(of, ()))


def withdraw(slug: str) -> None:
    """Takes a component out again (what a test declared)."""
    for registry in OPEN_BOXES[GAME].registries:
        if slug in registry:
            for copy in registry[slug].ids:
                HOOKS.pop(copy, None)
            registry.remove(slug)
            FURTHER.pop(slug, None)
            components_declared()
            return
    raise LookupError(f"there is no component {slug!r}")
