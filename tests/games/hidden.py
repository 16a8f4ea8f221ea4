"""What the tests share that look for things which nobody should know."""

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
from tests.games.gambler import Gambler

from miskatonic import Table
from miskatonic.kernel.rng import seeded

S = TypeVar("S")


def strings(inside: object) -> Iterator[str]:
    """Every text in a piece of JSON."""
    if isinstance(inside, str):
        yield inside
    elif isinstance(inside, dict):
        for value in inside.values():
            yield from strings(value)
    elif isinstance(inside, (list, tuple)):
        for value in inside:
            yield from strings(value)


def copy(state: S) -> S:
    """The same state once more."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=type(state))


def step_again(table: Table[Any], world: int | None = None) -> Table[Any]:
    """A table at the start of the same step, if wanted in another world that looks the same to the first player."""
    state = msgspec.msgpack.decode(table.checkpoint, type=type(table.state))
    if world is not None:
        table.game.determinize(state, 0, seeded(world))
        table.game.check(state)
    return Table(table.game, state, table.options, 0)


def before_anything_shows(
    table: Table[Any], gambler: Gambler, worlds: int
) -> Iterator[tuple[Table[Any], Table[Any], int]]:
    """Plays a game to its end, and each of its steps in other worlds too, as long as nothing is revealed.

    Gives a table, the same table in another world, and how much had been revealed when the step began.
    """
    while table.decision is not None:
        start = table.checkpoint_after
        here = step_again(table)
        others = [step_again(table, world) for world in range(worlds)]
        reveals = msgspec.msgpack.decode(table.checkpoint, type=type(table.state)).rng.reveals
        while here.decision is not None and here.state.rng.reveals == reveals:
            for other in others:
                yield here, other, reveals
            number = start + len(here.moves)
            if number >= len(table.moves):
                table.choose(*gambler.pick(table))
            move = table.moves[number]
            for each in (here, *others):
                each.choose(*move.options, seat=move.seat)
        while table.checkpoint_after == start and table.decision is not None:
            table.choose(*gambler.pick(table))
