"""Adventures that are in no box, for rules that no printed card shows."""

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

from miskatonic.games.elder_sign.components import ADVENTURES, PrintedTask, tasks_of
from miskatonic.games.elder_sign.declare import adventure

Homemade = Callable[..., str]

numbers = count(1)


@pytest.fixture
def homemade() -> Iterator[Homemade]:
    """Declares an adventure with those tasks for this test alone and tells its slug. Declare it before the game is set up."""
    declared: list[str] = []

    def declare(*tasks: PrintedTask, trophies: int = 1, **printed: Any) -> str:
        slug = f"homemade_{next(numbers)}"
        adventure(slug, "Home-made", "Fait maison", trophies=trophies, tasks=tasks, **printed)
        declared.append(slug)
        return slug

    yield declare
    for slug in declared:
        ADVENTURES.remove(slug)
    tasks_of.cache_clear()
