"""Whose card it is, and which of its lines does something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from miskatonic.games.elder_sign.components import GAME
from miskatonic.games.elder_sign.state import ElderSign, ElderSignEffect, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.event import Event
from miskatonic.kernel.hooks import Bound, Source, Trigger
from miskatonic.kernel.line import Line, lines_on


def own_turn(game: ElderSign, source: Source) -> bool:
    """It is the turn of its owner."""
    return game.active == source.seat


def befalls(
    event: type[Event], effect: ElderSignEffect, when: Callable[[ElderSign, Investigator, Any], bool]
) -> Trigger:
    """The effect on the investigator that such an event is about, where a condition holds."""

    def found(game: ElderSign, event: Any) -> Investigator | None:
        return next((investigator for investigator in game.present() if investigator.slug == event.who), None)

    def strikes(game: ElderSign, source: Source, event: Event) -> bool:
        investigator = found(game, event)
        return investigator is not None and when(game, investigator, event)

    def run(game: ElderSign, source: Source, event: Event) -> Rules[None]:
        investigator = found(game, event)
        assert investigator is not None
        return effect.run(game, investigator)

    return Trigger(event, run, strikes)


def line_of(bound: Bound) -> Line | None:
    """The line by which a hook of a card works."""
    hook, source = bound
    return next((one for one in lines_on(GAME, source.card) if hook in one.hooks), None)


def effect_of(bound: Bound) -> ElderSignEffect | None:
    """The effect that an ability or a trigger carries out, where it is declared."""
    found = line_of(bound)
    return None if found is None else found.effect
