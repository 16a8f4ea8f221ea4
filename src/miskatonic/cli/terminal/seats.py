"""Who sits where: people, and bots by their names."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.text import text
from miskatonic.players import Bot, has_heuristic, make_bot

ME = "me"
_PEOPLE = (ME, "moi")


def usual_bot(game: str) -> str:
    """The bot at seats that no person takes."""
    return "heuristic" if has_heuristic(game) else "random"


def read_seats(game: str, players: int, asked: Sequence[str]) -> list[str]:
    """Who plays each seat. Where nothing is asked for, a person takes the first seat and bots the others."""
    if len(asked) > players:
        raise MiskatonicError(text("cli-error-too-many-seats", seats=len(asked), players=players))
    seats = [ME if seat.lower() in _PEOPLE else seat.lower() for seat in asked]
    seats += [usual_bot(game) if seats or n else ME for n in range(players - len(seats))]
    for name in seats:
        if name != ME:
            make_bot(name, game)
    return seats


def make_bots(game: str, seats: Sequence[str], seed: int, budget: float | None) -> dict[int, Bot]:
    """The bots by their seats."""
    return {
        seat: make_bot(name, game, seed=seed + seat, budget=budget) for seat, name in enumerate(seats) if name != ME
    }
