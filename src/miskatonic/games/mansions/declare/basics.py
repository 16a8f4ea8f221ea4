"""Making components known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from miskatonic.games.mansions.components import GAME
from miskatonic.games.mansions.state import (
    Barrier,
    Condition,
)
from miskatonic.kernel.declaring import Checker
from miskatonic.kernel.effect import AllOf, Effect, OneOf, Word
from miskatonic.kernel.line import Line
from miskatonic.kernel.registry import NAMES
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


def call(slug: str, nouns: Mapping[Lang, Noun]) -> None:
    """Names something that is no component: a space, a door."""
    NAMES[f"{GAME}/{slug}"] = nouns
