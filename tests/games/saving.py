"""What the tests share that save games and load them."""

from typing import Any

from tests.games.gambler import asked

from miskatonic import Table


def position(table: Table[Any]) -> tuple[object, ...]:
    """What a player can tell a table by."""
    views = [table.view(seat) for seat in (None, *range(table.state.players))]
    return asked(table.decision), views, list(table.moves), table.outcome, table.checkpoint, table.checkpoint_after
