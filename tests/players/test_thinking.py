"""Bots think without touching the table: not even for a moment is anything in its state another."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec import Struct

from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table, new_table
from miskatonic.players import make_bot

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("elder_sign", {"players": 2}),
    ("card_game", {"scenario": "the_gathering", "seats": ["roland_banks"]}),
    ("arkham_horror", {"players": 2}),
    ("mansions", {"players": 3}),
]


def structs_in(value: Any) -> Iterator[Struct]:
    """Every struct that a state consists of."""
    if isinstance(value, Struct):
        yield value
        value = [getattr(value, field) for field in value.__struct_fields__]
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for each in value:
            yield from structs_in(each)


@contextmanager
def untouchable(table: Table[Any]) -> Iterator[None]:
    """Meanwhile nothing that the state consists of can be given another value."""
    parts = {id(part): part for part in structs_in(table.state)}

    def refuse(self: Any, name: str, value: Any) -> None:
        assert id(self) not in parts, f"a bot sets {type(self).__name__}.{name} of the live table"
        Struct.__setattr__(self, name, value)

    frozen = {type(part) for part in parts.values() if not type(part).__struct_config__.frozen}
    for each in frozen:
        each.__setattr__ = refuse  # type: ignore[method-assign]
    try:
        yield
    finally:
        for each in frozen:
            del each.__setattr__


@pytest.mark.parametrize(("game", "options"), TABLES, ids=[game for game, _ in TABLES])
def test_no_bot_changes_a_live_table_to_think(game: str, options: dict[str, Any]) -> None:
    for seed in range(2):
        table, bot = new_table(game, seed=seed, history=False, **options), make_bot("heuristic", game)
        while table.decision is not None and len(table.moves) < 400:
            with untouchable(table):
                chosen = bot.pick(Sight(table))
            table.choose(*chosen)
