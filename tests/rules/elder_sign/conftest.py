"""Adventures that are in no published box, for rules that no printed card shows."""

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

from miskatonic.games.elder_sign.components import PrintedTask
from miskatonic.games.elder_sign.declare import adventure
from miskatonic.testing import home_made

Homemade = Callable[..., str]

numbers = count(1)


@pytest.fixture
def homemade() -> Iterator[Homemade]:
    """Declares an adventure with those tasks, in a box that every scenario of this test is played with, and tells its slug.
    Declare it before the game is set up."""
    with home_made("elder_sign"):

        def declare(*tasks: PrintedTask, trophies: int = 1, **printed: Any) -> str:
            slug = f"homemade_{next(numbers)}"
            adventure(slug, "Home-made", "Fait maison", trophies=trophies, tasks=tasks, **printed)
            return slug

        yield declare
