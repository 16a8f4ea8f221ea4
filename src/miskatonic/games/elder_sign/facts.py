"""What a board draws of a component of Elder Sign beside its words: numbers, tasks as symbols, rewards as icons."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.games.elder_sign.card_text import find
from miskatonic.games.elder_sign.components import AdventureCard, MonsterCard


class ElderSignFacts(Struct, frozen=True, kw_only=True):
    """The facts of one component; what a kind of component does not have keeps its default."""

    trophies: int = 0


def facts(slug: str) -> ElderSignFacts:
    """The facts of a component, by its slug."""
    _, component = find(slug)
    if isinstance(component, AdventureCard | MonsterCard):
        return ElderSignFacts(trophies=component.trophies)
    return ElderSignFacts()
