"""Questions about many things at once, and those that are asked where much else is on the screen: all of it can be seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from tests.browser.people import People
from tests.browser.projector import Projector
from tests.browser.staged import Size, some_table

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table
from miskatonic.players import make_bot

GAMES = 20
"""So many games are searched for the question that is about most, and more of them for one that is never asked there."""

CROWDED: list[tuple[str, str, Size]] = [
    ("arkham_horror", "lose_cards", (1024, 768)),
    ("arkham_horror", "surge", (390, 844)),
    ("arkham_horror", "whom_to_bless", (390, 844)),
    ("kingsport", "find_yourself", (820, 1180)),
    ("card_game", "search", (390, 844)),
    ("card_game", "window", (360, 740)),
    ("mansions", "discard", (360, 740)),
    ("mansions", "lose_card", (820, 1180)),
]


def fullest(title: str, kind: str) -> tuple[int, int]:
    """Where a question of a kind is about most: in which game, after how many choices."""
    found: list[tuple[int, int, int]] = []
    for seed in count():
        if seed >= GAMES and found:
            break
        found += [
            (pieces_of(table.decision), seed, len(table.moves))
            for table in course(title, seed)
            if table.decision is not None and table.decision.kind.name == kind
        ]
    return max(found)[1:]


def course(title: str, seed: int) -> Iterator[Table[Any]]:
    """A game that is played by chance, before each choice."""
    table = some_table(title, seed)
    bot = make_bot("random", table.rules.slug, seed=seed)
    while table.decision is not None:
        yield table
        table.choose(*bot.pick(Sight(table)))


def pieces_of(decision: Decision) -> int:
    """How many pieces a question is about."""
    return len({piece for option in decision.options for piece in option.pieces})


@pytest.mark.parametrize(("title", "kind", "size"), CROWDED)
def test_all_that_is_asked_about_is_in_sight(people: People, title: str, kind: str, size: Size) -> None:
    seed, moves = fullest(title, kind)
    table = next(table for table in course(title, seed) if len(table.moves) == moves)
    assert table.decision is not None
    reader = people.come(phone=size[0] < 600, lang="fr", odds=False)
    reader.page.set_viewport_size({"width": size[0], "height": size[1]})
    projector = Projector(reader, table, table.decision.seat, "fr")
    projector.open()
    assert projector.look() == []
