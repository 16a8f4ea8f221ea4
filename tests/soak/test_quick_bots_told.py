"""Four bots at once, told at the usual pace, in every game. `make soak` runs this; `make test` does so in one game."""

from __future__ import annotations

import pytest
from tests.browser.conftest import browser, client, people, server
from tests.browser.people import People
from tests.browser.test_quick_bots import play_to_the_end

__all__ = ["browser", "client", "people", "server"]


@pytest.mark.parametrize(
    ("game", "boxes"),
    [("card_game", []), ("arkham_horror", []), ("arkham_horror", ["kingsport"]), ("mansions", [])],
)
def test_four_bots_play_at_once_to_an_end_that_is_told(people: People, game: str, boxes: list[str]) -> None:
    play_to_the_end(people, game, boxes, "normal", patience=90_000)
