"""What the tests share that save games and load them."""

from typing import Any

import msgspec
from tests.games.gambler import Gambler, asked

from miskatonic import Table, load_table


def position(table: Table[Any]) -> tuple[object, ...]:
    """What a player can tell a table by."""
    views = [table.view(seat) for seat in (None, *range(len(table.state.investigators)))]
    return asked(table.decision), views, list(table.moves), table.outcome, table.checkpoint, table.checkpoint_after


def clone_all_the_way(table: Table[Any], gambler: Gambler) -> None:
    """A game to its end: at every choice a clone goes the same way and does not disturb it."""
    while table.decision is not None:
        before = msgspec.msgpack.encode(table.state)
        twin = table.clone()
        twin.choose(*gambler.pick(twin))
        assert msgspec.msgpack.encode(table.state) == before
        table.choose(*gambler.pick(table))
        assert msgspec.msgpack.encode(twin.state) == msgspec.msgpack.encode(table.state)


def load_and_take_back(table: Table[Any]) -> None:
    """A loaded game comes to where it was ten choices ago, and can be saved there."""
    loaded = load_table(table.save())
    for _ in range(10):
        loaded.undo(past_chance=True)
    assert position(loaded) == position(table.at(len(table.moves) - 10))
    assert position(load_table(loaded.save())) == position(loaded)


def load_from_a_situation(table: Table[Any], gambler: Gambler) -> None:
    """A game that began with a situation is loaded where it was, and can go back to the situation."""
    start = position(table)
    gambler.play(table, choices=20)
    loaded = load_table(table.save())
    assert position(loaded) == position(table)
    assert position(loaded.at(0))[:4] == start[:4]
