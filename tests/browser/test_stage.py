"""The rules of the stage, at every question of a person: the page never scrolls, what is lit can be seen, words can be read."""

from __future__ import annotations

from itertools import repeat
from random import Random

import pytest
from tests.browser.people import People
from tests.browser.staged import TITLES, play, sit_down

SIZES = ((1440, 900), (1024, 768), (390, 844))
QUESTIONS = 6


@pytest.mark.parametrize("title", TITLES)
def test_what_a_question_is_about_is_on_the_screen(people: People, title: str) -> None:
    player = people.come()
    sit_down(player, title, seed=5)
    looked = play(player, Random(title), repeat(SIZES, QUESTIONS))
    assert list(looked.faults.values()) == []
    assert looked.questions == QUESTIONS
