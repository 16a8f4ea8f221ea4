"""Bots that move at once: the board keeps up with them and shows how it ended."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.people import People
from tests.browser.situations import near_the_end


@pytest.mark.parametrize(
    ("game", "boxes"),
    [
        ("elder_sign", []),
        ("card_game", []),
        ("arkham_horror", []),
        ("arkham_horror", ["kingsport"]),
        ("mansions", []),
    ],
)
def test_four_bots_play_at_once_to_an_end_that_is_shown(people: People, game: str, boxes: list[str]) -> None:
    watching = people.come(motion=True)
    watching.bring(near_the_end(game, **({"boxes": boxes} if boxes else {})), "random", "random", "random")
    watching.hand_over_to_a_bot()
    expect(watching.sees("ending")).to_be_visible()
