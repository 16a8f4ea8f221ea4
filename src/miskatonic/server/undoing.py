"""Undoing choices without revealing hidden information by trial and error."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace

from miskatonic.kernel.errors import IllegalChoice
from miskatonic.kernel.record import Move
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.table import Table
from miskatonic.server.place import Earlier, Place, settle
from miskatonic.server.problems import Refused
from miskatonic.server.rows import TableRow

WORLDS = 48
"""Number of sampled worlds in which a choice is repeated to see whether its result depends on hidden information."""

Asked = tuple[int, str] | None
"""A question as one reader sees it: its seat and kind; "" for a secret one, None where there is none."""


def taken_back(place: Place, earlier: Earlier, since: Sequence[Move], mine: Collection[int], now: float) -> TableRow:
    """A table whose choices since then were taken back by the holder of some seats: past a random result, a hidden card or a
    question that tells of one only if the host allows it."""
    row, table = place.row, earlier.table(place)
    if not row.settings.free_undo:
        others = [seat.seat for seat in place.seats if seat.seat not in mine]
        if table.state.rng.reveals != place.table().state.rng.reveals or gave_away(table, since, mine, others):
            raise Refused("undo_chance")
    after = replace(
        row,
        version=row.version + 1,
        timeline=row.timeline + 1,
        moves=earlier.number,
        log_length=earlier.log_length,
        kept_at=earlier.checkpoint_at,
        touched=now,
        archived=None,
    )
    settle(after, table, place.seats)
    return after


def gave_away(before: Table[Any], moves: Sequence[Move], mine: Collection[int], others: Collection[int]) -> bool:
    """Whether choices, the first of them of one of my seats, gave away what another team hides: one of its seats was asked in
    secret, or the question that came next is not the one that would have come in any world that looks the same to me."""
    team_of = before.state.team
    own = {team_of(seat) for seat in mine}
    if {team_of(seat) for seat in others} <= own:
        return False
    table = before.clone()
    for move in moves:
        table.choose_again(move)
        question = table.decision
        if question is not None and question.kind.secret and team_of(question.seat) not in own:
            return True
    first = moves[0]
    table = before.clone()
    table.choose_again(first)
    asked = seen_by(first.seat, table)
    return any(asked_in_a_world(before, first, world) != asked for world in range(WORLDS))


def asked_in_a_world(before: Table[Any], move: Move, world: int) -> Asked:
    """What would be asked after a choice if what its seat does not know were otherwise."""
    other = before.imagine(move.seat, seeded(world))
    try:
        other.choose_again(move)
    except IllegalChoice:
        return -1, ""
    return seen_by(move.seat, other)


def seen_by(seat: int, table: Table[Any]) -> Asked:
    """The pending question as a seat sees it."""
    decision = table.decision
    if decision is None:
        return None
    told = decision.audience(table.state.team(decision.seat)) in table.ears(seat)
    return decision.seat, decision.kind.name if told else ""
