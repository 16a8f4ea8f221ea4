"""Whole games thrown on a screen, question by question, on screens of six sizes, in both languages and by day and night.
`make soak` runs this; `make test` looks at a few questions of each title that are answered by hand.

`MISKATONIC_SOAK` says half of how many games are looked at of each title.
"""

from __future__ import annotations

import os
from itertools import product
from random import Random
from typing import Any, Literal

import pytest
from tests.browser.conftest import browser, client, people, server
from tests.browser.people import People
from tests.browser.projector import Projector
from tests.browser.sizes import SIZES
from tests.browser.staged import TITLES, Size, some_table

from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table
from miskatonic.players import make_bot

SOAK = int(os.environ.get("MISKATONIC_SOAK", "100"))
PRESSED = 10
"""At one of so many questions, a piece that is lit is pressed."""
SENSE = (0.0, 0.5, 0.9)
"""How often what is chosen makes sense: games get as far as they do by chance, and further."""

Look = tuple[Size, Literal["en", "fr"], Literal["light", "dark"]]
LOOKS: list[Look] = list(product(SIZES, ("en", "fr"), ("light", "dark")))

__all__ = ["browser", "client", "people", "server"]


def some_seat(table: Table[Any], seed: int) -> int:
    """Each seat in its turn; a keeper every other time."""
    keeper = getattr(table.state, "keeper", None)
    seat: int = keeper.seat if keeper is not None and seed % 2 else seed // 2 % table.state.players
    return seat


def look_of(title: str, seed: int) -> Look:
    """Every lot of games is looked at on all sizes, in both languages, by day and night, in an order of its own."""
    lot, number = divmod(seed, len(LOOKS))
    return Random(f"{title} {lot}").sample(LOOKS, len(LOOKS))[number]


def look_through(people: People, title: str, seed: int) -> tuple[int, list[str]]:
    """Looks at every question of a seat in a game: how many there were, and what was wrong."""
    (width, height), lang, theme = look_of(title, seed)
    table = some_table(title, seed)
    seat, rng = some_seat(table, seed), Random(f"{title} {seed}")
    person = people.come(phone=width < 600, lang=lang, theme=theme, odds=False)
    person.page.set_viewport_size({"width": width, "height": height})
    projector = Projector(person, table, seat, lang)
    projector.open()
    game, sense = table.rules.slug, rng.choice(SENSE)
    bots = [make_bot(name, game, seed=seed) for name in ("random", "heuristic")]
    questions, faults = 0, dict[str, str]()
    while (decision := table.decision) is not None:
        asked = len(table.moves)
        if decision.seat == seat:
            questions += 1
            where = f"{title}, seed {seed}, move {asked}, seat {seat} at {width}x{height}, {lang}, {theme}, {decision.kind.name}"
            found = projector.look()
            if rng.randrange(PRESSED) == 0:
                found += projector.press(rng)
            for fault in found:
                faults.setdefault(fault, f"{where}: {fault}")
        if len(table.moves) == asked:
            table.choose(*bots[rng.random() < sense].pick(Sight(table)))
    person.context.close()
    return questions, list(faults.values())


@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("title", TITLES)
def test_every_question_is_on_the_screen(people: People, title: str, half: int) -> None:
    questions, faults = 0, list[str]()
    for seed in range(half * SOAK, (half + 1) * SOAK):
        looked, found = look_through(people, title, seed)
        questions += looked
        faults += found
    print(f"{title}: {questions} questions")
    assert faults == [], f"{title}:\n" + "\n".join(faults)
    assert questions >= SOAK
