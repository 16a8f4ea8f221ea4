"""Making components known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from miskatonic.games.mansions.components import GAME, REGISTRIES, Lined, components_declared
from miskatonic.games.mansions.state import (
    HOOKS,
    Barrier,
    Condition,
)
from miskatonic.kernel.declaring import Checker
from miskatonic.kernel.effect import AllOf, Effect, OneOf, Word
from miskatonic.kernel.hooks import Hook
from miskatonic.kernel.line import Line, hooks_in
from miskatonic.kernel.registry import NAMES, Component, Registry
from miskatonic.kernel.text import Text, sentences

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


def declared(registry: Registry[Declared], component: Declared, further: Sequence[Hook] = ()) -> Declared:
    """Makes a component known, with the hooks of its lines and further ones."""
    hooks = (*hooks_in(component.lines if isinstance(component, Lined) else ()), *further)
    CHECKER.check_all(component)
    registry.add(component)
    for copy in component.ids if hooks else ():
        HOOKS[copy] = hooks
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


def said(lines: Iterable[Line], *further: Text) -> Text | None:
    """What is said of a component: further words, then its lines, one sentence each."""
    words = [*further, *(line.text for line in lines)]
    return sentences(words) if words else None


def lines_within(*parts: object) -> Iterator[Line]:
    """The lines that effects put in force."""
    for part in parts:
        if isinstance(part, Line):
            yield part
        elif isinstance(part, Word):
            yield from lines_within(*part.args)
        elif isinstance(part, AllOf | OneOf):
            yield from lines_within(*part.effects)


def call(slug: str, en: str, fr: str) -> None:
    """Names something that is no component: a space, a door."""
    NAMES[f"{GAME}/{slug}"] = {"en": en, "fr": fr}
