"""Whole games in a browser, the stage looked at before each choice, on screens of six sizes, in both languages and by day and
night. `make soak` runs this; `make test` looks at a few questions of each title.

`MISKATONIC_SOAK` says half of how many games are played of each title.
"""

from __future__ import annotations

import os
from itertools import cycle, islice
from random import Random

import pytest
from tests.browser.conftest import browser, client, people, server
from tests.browser.people import People
from tests.browser.staged import TITLES, play, sit_down
from tests.browser.test_sizes import SIZES

GAMES = 2 * int(os.environ.get("MISKATONIC_SOAK", "100"))
LONG = 400
"""Questions after which a game is left alone."""

__all__ = ["browser", "client", "people", "server"]


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("title", TITLES)
def test_every_question_is_on_the_screen(people: People, title: str, seed: int) -> None:
    player = people.come(lang="fr" if seed & 1 else "en", theme="dark" if seed & 2 else "light")
    sit_down(player, title, seed)
    assert play(player, Random(f"{title} {seed}"), islice(cycle((size,) for size in SIZES), LONG)) == []
