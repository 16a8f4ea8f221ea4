"""Whole games in a browser, the stage looked at before each choice, on screens of six sizes, in both languages and by day and
night. `make soak` runs this; `make test` looks at a few questions of each title.

`MISKATONIC_SOAK` says half of how many games are played of each title. A game is left alone after some minutes, and so is a
title whose games have taken their time together: what has not been played then is skipped and said.
"""

from __future__ import annotations

import os
from collections import Counter
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
GAMES = 2 * SOAK
GAME = 180.0
"""Seconds after which a game is left alone."""
TITLE = 60.0 * SOAK
"""Seconds that the games of a title take together in one process."""

__all__ = ["browser", "client", "people", "server"]

spent: Counter[str] = Counter()


def until(end: float, first: int) -> Iterator[tuple[Size, ...]]:
    """One size for each question, each game beginning with another one, as long as there is time."""
    sizes = cycle([*SIZES[first:], *SIZES[:first]])
    while monotonic() < end:
        yield (next(sizes),)


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("title", TITLES)
def test_every_question_is_on_the_screen(people: People, title: str, seed: int) -> None:
    if spent[title] > TITLE:
        pytest.skip(f"the games of {title} have taken {TITLE / 60:.0f} minutes")
    began = monotonic()
    player = people.come(lang="fr" if seed & 1 else "en", theme="dark" if seed & 2 else "light")
    sit_down(player, title, seed)
    faults = play(player, title, Random(f"{title} {seed}"), until(began + GAME, seed % len(SIZES)))
    spent[title] += int(monotonic() - began)
    assert faults == [], f"{title}, seed {seed}:\n" + "\n".join(faults)
