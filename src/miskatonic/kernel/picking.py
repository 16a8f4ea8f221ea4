"""Parses the options that a player names: by id or by position; an invalid one is refused with a clear sentence."""

from __future__ import annotations

from collections.abc import Iterable
from operator import index

from miskatonic.kernel.decision import Choice, Decision
from miskatonic.kernel.errors import IllegalChoice
from miskatonic.kernel.record import Move
from miskatonic.kernel.text import text


def require_seat(decision: Decision | None, seat: int) -> None:
    """Refuses a choice that is for another seat to make."""
    if decision is not None and index(seat) != decision.seat:
        raise IllegalChoice(text("error-wrong-seat", seat=decision.seat, given=str(seat)))


def pick_options(decision: Decision | None, chosen: Iterable[str | int]) -> Choice:
    """The options of a decision with those ids or positions; refused with a clear sentence if they do not fit."""
    if decision is None:
        raise IllegalChoice(text("error-no-decision"))
    options = decision.options
    taken: list[int] = []
    choice: Choice = []
    for given in chosen:
        position = decision.index(given) if isinstance(given, str) else place_of(given)
        if not 0 <= position < len(options):
            offered = ", ".join(option.id for option in options)
            raise IllegalChoice(text("error-not-offered", option=str(given), offered=offered))
        if position in taken:
            raise IllegalChoice(text("error-twice", option=str(given)))
        taken.append(position)
        option = options[position]
        choice.append(option.called(given) if option.twins and isinstance(given, str) else option)
    if len(taken) < decision.least:
        raise IllegalChoice(text("error-too-few", least=decision.least))
    if len(taken) > decision.most:
        raise IllegalChoice(text("error-too-many", most=decision.most))
    for cap in decision.caps:
        if len(together := [place for place in taken if place in cap.of]) > cap.most:
            raise IllegalChoice(text("error-too-many-of", most=cap.most, option=options[together[0]].label))
    return choice


def place_of(given: object) -> int:
    """A position as a plain number; one that there is not, if it is none."""
    if type(given) is int:
        return given
    try:
        return index(given)  # type: ignore[arg-type]
    except TypeError:
        return -1


def recorded_options(decision: Decision | None, move: Move) -> Choice:
    """The options that a recorded choice took, also those that are not offered any more because they lead round in a circle:
    what was accepted once is accepted again, whatever is known of the positions before."""
    require_seat(decision, move.seat)
    if decision is None:
        return pick_options(None, move.options)
    whole = decision.everything
    try:
        return pick_options(whole, move.options)
    except IllegalChoice:  # recorded before an option had the id that it has today
        return pick_options(whole, [whole.renamed(option) for option in move.options])
