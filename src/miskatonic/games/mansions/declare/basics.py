"""Making components known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from miskatonic.games.mansions.components import GAME
from miskatonic.games.mansions.state import (
    Barrier,
    Condition,
)
from miskatonic.kernel.declaring import Checker, refuse_unknown
from miskatonic.kernel.effect import AllOf, Effect, OneOf, Word
from miskatonic.kernel.line import Line
from miskatonic.kernel.registry import NAMES, Registry, open_box
from miskatonic.kernel.text import Lang, Text, sentences
from miskatonic.kernel.text.nouns import Noun

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
declare = CHECKER.declare


def said(lines: Iterable[Line], *further: Text) -> Text | None:
    """The printed text of a component: further words, then its lines, one sentence each."""
    words = [*further, *(line.text for line in lines)]
    return sentences(words) if words else None


def title(fr: str) -> str:
    """The French name of a card whose name is a title: sentences quote it."""
    return f"{fr} (t)"


def refuse_missing(slug: str, kind: str, given: Iterable[str], *registries: Registry[Any]) -> None:
    """Refuses what a component of a box names and no component declared so far is called; "" is no name, and the game itself
    declares in any order."""
    if open_box(GAME).box:
        known = [card for card in open_box(GAME).declared if any(card in registry for registry in registries)]
        refuse_unknown(slug, kind, given, known)


def lines_within(*parts: object) -> Iterator[Line]:
    """The lines that effects put in force."""
    for part in parts:
        if isinstance(part, Line):
            yield part
        elif isinstance(part, Word):
            yield from lines_within(*part.args)
        elif isinstance(part, AllOf | OneOf):
            yield from lines_within(*part.effects)


def call(slug: str, nouns: Mapping[Lang, Noun]) -> None:
    """Names something that is no component: a space, a door."""
    NAMES[f"{GAME}/{slug}"] = nouns
