"""What the tests share that save games and load them."""

from typing import Any

from tests.games.gambler import Gambler, asked

from miskatonic import Table, load_table


def position(table: Table[Any]) -> tuple[object, ...]:
    """What a player can tell a table by."""
    views = [table.view(seat) for seat in (None, *range(len(table.state.investigators)))]
    return asked(table.decision), views, list(table.moves), table.outcome, table.checkpoint, table.checkpoint_after


def load_from_a_situation(table: Table[Any], gambler: Gambler) -> None:
    """A game that began with a situation is loaded where it was, and can go back to the situation."""
    start = position(table)
    gambler.play(table, choices=20)
    loaded = load_table(table.save())
    assert position(loaded) == position(table)
    assert position(loaded.at(0))[:4] == start[:4]
