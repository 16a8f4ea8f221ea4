"""Whole games thrown on a screen, question by question, on screens of six sizes, in both languages, by day and night, with and
without chances. `make soak` runs this; `make test` looks at a few questions of each title that are answered by hand.

Every question to one seat of every game is drawn and looked at a glance: the page does not scroll, the region in front is there,
every option has a button with words, and a piece that lies open in a visible region or is counted on the tab that leads to it;
from 1024x720 up, board, own things, case and question are there with a usable size. At one question of ten, a lit piece is
pressed.

Letters, contrast, names that are covered or cut, and what lies on top of what is lit take longer. They are audited when the shape
of the question (its kind, where it is asked, how full things are) comes up for the first time on that size in that language, or
by that light: each of the two tests of a title audits each shape that it meets once on each of these.

`MISKATONIC_SOAK` is half of the number of games of each title. Each kind of fault and each game is printed when it is found.
"""

from __future__ import annotations

import os
import re
import time
from dataclasses import dataclass, field
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


def kind_of(fault: str) -> str:
    """What is wrong in which region or with which kind of option, whichever piece it is."""
    word, _, rest = fault.partition(" ")
    region = re.search(r" in (\w+)$", fault)
    return f"{word} {region[1] if region else re.split('[:#0-9]', rest)[0]}"


@dataclass
class Reader:
    """Looks at games of a title. It knows the shapes of questions that it has audited, by size and language, and by light."""

    people: People
    title: str
    known: set[tuple[str, ...]] = field(default_factory=set)
    games: int = 0
    questions: int = 0
    audited: int = 0
    faults: dict[str, str] = field(default_factory=dict)
    """Each kind of fault once, with where it was seen first."""

    def read(self, seed: int) -> None:
        """Looks at every question of a seat in a game. An exception is a fault of that game, and the next game follows."""
        begun, before = time.monotonic(), (self.questions, self.audited, len(self.faults))
        (width, height), lang, theme = look = look_of(self.title, seed)
        odds = seed % 4 < 2
        where = (
            f"{self.title}, seed {seed} at {width}x{height}, {lang}, {theme}, {'with' if odds else 'without'} chances"
        )
        person = self.people.come(phone=width < 600, lang=lang, theme=theme, odds=odds)
        person.page.set_viewport_size({"width": width, "height": height})
        try:
            table = some_table(self.title, seed)
            self._follow(Projector(person, table, some_seat(table, seed), lang, odds=odds), seed, look, where)
        except Exception as error:
            self._blame(f"CRASHED {type(error).__name__}: {error}".splitlines()[0], where)
        person.context.close()
        for fault in self.people.faults:
            self._blame(fault, where)
        self.people.faults.clear()
        self.games += 1
        questions, audited, faults = (
            now - then for now, then in zip((self.questions, self.audited, len(self.faults)), before, strict=True)
        )
        took = time.monotonic() - begun
        print(f"{where}: {questions} questions, {audited} audited, {faults} new faults, {took:.0f} s", flush=True)

    def _follow(self, projector: Projector, seed: int, look: Look, where: str) -> None:
        table, rng = projector.table, Random(f"{self.title} {seed}")
        sense = rng.choice(SENSE)
        bots = [make_bot(name, table.rules.slug, seed=seed) for name in ("random", "heuristic")]
        projector.open()
        while (decision := table.decision) is not None:
            asked = len(table.moves)
            if projector.is_asked:
                found, shape = projector.project()
                if self._is_new(shape, look):
                    found += projector.audit()
                if rng.randrange(PRESSED) == 0:
                    found += projector.press(rng)
                for fault in found:
                    self._blame(fault, f"{where}, move {asked}, seat {decision.seat}, {decision.kind.name}")
                self.questions += 1
            if len(table.moves) == asked:
                table.choose(*bots[rng.random() < sense].pick(Sight(table)))

    def _is_new(self, shape: str, look: Look) -> bool:
        (width, height), lang, theme = look
        views = {(shape, f"{width}x{height}", lang), (shape, theme)}
        if views <= self.known:
            return False
        self.known |= views
        self.audited += 1
        return True

    def _blame(self, fault: str, where: str) -> None:
        if (kind := kind_of(fault)) not in self.faults:
            self.faults[kind] = f"{where}: {fault}"
            print(f"FAULT {self.faults[kind]}", flush=True)


@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("title", TITLES)
def test_every_question_is_on_the_screen(
    people: People, title: str, half: int, capfd: pytest.CaptureFixture[str]
) -> None:
    reader = Reader(people, title)
    begun = time.monotonic()
    with capfd.disabled():
        for seed in range(half * SOAK, (half + 1) * SOAK):
            reader.read(seed)
        print(
            f"{title}: {reader.games} games, {reader.questions} questions, {reader.audited} audited,"
            f" {len(reader.faults)} faults, {time.monotonic() - begun:.0f} s",
            flush=True,
        )
    assert list(reader.faults.values()) == []
    assert reader.questions >= SOAK
