"""Whole games in a browser, the stage looked at before each choice, on screens of six sizes, in both languages and by day and
night. `make soak` runs this; `make test` looks at a few questions of each title.

`MISKATONIC_SOAK` says half of how many games are played of each title. A game is left alone after some minutes, and a title whose
games have taken their time together has been looked at enough: how many questions that were is said, and there is a least.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import cycle
from random import Random
from time import monotonic

import pytest
from tests.browser.conftest import browser, client, people, server
from tests.browser.people import People
from tests.browser.staged import TITLES, Size, play, sit_down
from tests.browser.test_sizes import SIZES

SOAK = int(os.environ.get("MISKATONIC_SOAK", "100"))
GAME = 180.0
"""Seconds after which a game is left alone."""
TITLE = 60.0 * SOAK
"""Seconds after which half of the games of a title are enough: none is begun any more."""
LEAST = 20
"""Questions that are looked at in each game, unless it is over before."""

__all__ = ["browser", "client", "people", "server"]


def until(end: float, first: int) -> Iterator[tuple[Size, ...]]:
    """One size for each question, each game beginning with another one, as long as there is time."""
    sizes = cycle([*SIZES[first:], *SIZES[:first]])
    while monotonic() < end:
        yield (next(sizes),)


@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("title", TITLES)
def test_every_question_is_on_the_screen(people: People, title: str, half: int) -> None:
    end = monotonic() + TITLE
    questions, faults = 0, []
    for seed in range(half * SOAK, (half + 1) * SOAK):
        if questions > 0 and monotonic() > end:
            break
        player = people.come(lang="fr" if seed & 1 else "en", theme="dark" if seed & 2 else "light")
        sit_down(player, title, seed)
        sizes = until(monotonic() + GAME, seed % len(SIZES))
        looked = play(player, Random(f"{title} {seed}"), sizes)
        player.context.close()
        faults += [f"seed {seed}, {fault}" for fault in looked.faults.values()]
        if looked.questions < LEAST and not looked.over:
            faults.append(f"seed {seed}: {looked.questions} questions only")
        questions += looked.questions
    print(f"{title}: {questions} questions")
    assert faults == [], f"{title}:\n" + "\n".join(faults)
    assert questions >= LEAST
