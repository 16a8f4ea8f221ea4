"""The rules of the stage, at every question of a person: the page never scrolls, what is lit can be seen, words can be read. The
titles take turns in language and light."""

from __future__ import annotations

from itertools import repeat
from random import Random
from typing import Literal

import pytest
from tests.browser.people import People
from tests.browser.staged import TITLES, play, sit_down

Lang = Literal["en", "fr"]
Theme = Literal["light", "dark"]

LOOKS: dict[str, tuple[Lang, Theme]] = {
    "elder_sign": ("fr", "dark"),
    "card_game": ("fr", "light"),
    "arkham_horror": ("en", "dark"),
    "kingsport": ("en", "light"),
    "mansions": ("fr", "dark"),
}
SIZES = ((1440, 900), (1024, 768), (390, 844))
QUESTIONS = 6


@pytest.mark.parametrize("title", TITLES)
def test_what_a_question_is_about_is_on_the_screen(people: People, title: str) -> None:
    lang, theme = LOOKS[title]
    player = people.come(lang=lang, theme=theme)
    sit_down(player, title, seed=5)
    looked = play(player, Random(title), repeat(SIZES, QUESTIONS))
    assert list(looked.faults.values()) == []
    assert looked.questions == QUESTIONS
