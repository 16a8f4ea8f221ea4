"""Cards of a box that is made in the tests, for rules that no printed card shows."""

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from miskatonic.games.card_game.components import Card
from miskatonic.games.card_game.declare import asset, enemy, event, skill, treachery
from miskatonic.kernel.box import Box, edition_of
from miskatonic.kernel.line import Line
from miskatonic.testing import home_made

numbers = count(1)


class Homemade:
    """Declares cards for one test alone and tells their slugs."""

    def __init__(self, box: Box) -> None:
        self.edition = edition_of("card_game", (box.slug,))
        """The game with the box that the cards are in."""
        self.declared: list[str] = []

    def asset(self, *lines: Line, **fields: Any) -> str:
        """An asset with those lines."""
        return self._add(asset, lines=lines, **{"cost": 0, **fields})

    def event(self, effect: Any = None, *lines: Line, **fields: Any) -> str:
        """An event with that effect."""
        return self._add(event, effect=effect, lines=lines, **{"cost": 0, **fields})

    def skill(self, **fields: Any) -> str:
        """A skill."""
        return self._add(skill, **fields)

    def enemy(self, *lines: Line, **fields: Any) -> str:
        """An enemy that is no match for anybody, unless it says otherwise."""
        printed = {"fight": 1, "health": 1, "evade": 1, "encounter_set": "homemade", **fields}
        return self._add(enemy, lines=lines, **printed)

    def treachery(self, revelation: Any, *lines: Line, **fields: Any) -> str:
        """A treachery with that revelation."""
        return self._add(treachery, revelation=revelation, lines=lines, **{"encounter_set": "homemade", **fields})

    def _add(self, declare: Any, **fields: Any) -> str:
        number = next(numbers)
        slug = f"homemade_{number}"
        card: Card = declare(slug, f"Home-made {number}", f"Fait maison {number}", f"h{number}", **fields)
        self.declared.append(slug)
        return card.slug

    def called(self, slug: str, en: str, fr: str, **fields: Any) -> str:
        """An asset with a name of its own."""
        asset(slug, en, fr, f"h-{slug}", cost=0, **fields)
        return slug


@pytest.fixture
def homemade() -> Iterator[Homemade]:
    """Declare cards with it before the game is set up; every situation is played with their box."""
    with home_made("card_game") as box:
        yield Homemade(box)
