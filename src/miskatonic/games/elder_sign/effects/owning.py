"""Whose card it is, and which of its lines does something."""

from __future__ import annotations

from typing import Any

from miskatonic.games.elder_sign.state import LINES, ElderSign, ElderSignEffect, Investigator
from miskatonic.kernel.hooks import Bound, Source
from miskatonic.kernel.line import Line


def owner(game: ElderSign, source: Source) -> Investigator:
    """The investigator whose card or ability it is."""
    assert source.seat is not None
    investigator = game.investigators[source.seat]
    assert investigator is not None
    return investigator


def own_turn(game: ElderSign, source: Source) -> bool:
    """It is the turn of its owner."""
    return game.active == source.seat


def for_owner(amount: int) -> Any:
    """A number that counts for the owner of the card alone."""

    def answer(game: ElderSign, source: Source, investigator: Investigator | None) -> int:
        return amount if investigator is not None and investigator.seat == source.seat else 0

    return answer


def line_of(bound: Bound) -> Line | None:
    """The line by which a hook of a card works."""
    hook, source = bound
    return next((one for one in LINES.get(source.card, ()) if hook in one.hooks), None)


def effect_of(bound: Bound) -> ElderSignEffect | None:
    """The effect that an ability or a trigger carries out, where it is declared."""
    found = line_of(bound)
    return None if found is None else found.effect
