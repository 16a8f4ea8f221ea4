"""Making components known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from miskatonic.games.mansions.components import GAME, REGISTRIES, components_declared
from miskatonic.games.mansions.state import (
    HOOKS,
    Barrier,
    Condition,
)
from miskatonic.kernel.declaring import Checker
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.hooks import Hook
from miskatonic.kernel.registry import NAMES, Component, Registry
from miskatonic.kernel.text import Text, own_words

CHECKER = Checker(
    {
        "InvestigatorEffect": Effect,
        "KeeperEffect": Effect,
        "InvestigatorCondition": Condition,
        "KeeperCondition": Condition,
        "Barrier": Barrier,
    }
)
"""What holds components against the types of their fields."""

Declared = TypeVar("Declared", bound=Component)
Words = tuple[str, str]
"""English and French."""


def declared(registry: Registry[Declared], component: Declared, hooks: Sequence[Hook] = ()) -> Declared:
    """Makes a component known, with its hooks."""
    CHECKER.check_all(component)
    registry.add(component)
    for copy in component.ids if hooks else ():
        HOOKS[copy] = tuple(hooks)
    components_declared()
    return component


def withdraw(slug: str) -> None:
    """Takes a component out again (what a test declared)."""
    for registry in REGISTRIES.values():
        if slug in registry:
            for copy in registry[slug].ids:
                HOOKS.pop(copy, None)
            registry.remove(slug)
            components_declared()
            return
    raise LookupError(f"there is no component {slug!r}")


def words_of(words: Words | None) -> Text | None:
    return None if words is None else own_words(*words)


def call(slug: str, en: str, fr: str) -> None:
    """Names something that is no component: a space, a door."""
    NAMES[f"{GAME}/{slug}"] = {"en": en, "fr": fr}
