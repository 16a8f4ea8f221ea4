"""Chances that are shown beside what comes true, in thousands of situations. `make soak` runs this, not `make test`."""

import pytest
from tests.games.arkham_horror.by_the_odds import reckon as reckon_checks
from tests.games.card_game.by_the_odds import reckon as reckon_tests
from tests.games.elder_sign.by_the_odds import reckon as reckon_dice
from tests.games.mansions.by_the_odds import reckon as reckon_the_house

SITUATIONS = 2000


def test_what_elder_sign_shows_comes_true(capsys: pytest.CaptureFixture[str]) -> None:
    reckoning = reckon_dice(SITUATIONS, first=10_000)
    with capsys.disabled():
        print("\n" + reckoning.report())
    assert reckoning.wrong() == []


def test_what_the_card_game_shows_comes_true(capsys: pytest.CaptureFixture[str]) -> None:
    reckoning = reckon_tests(SITUATIONS, first=10_000)
    with capsys.disabled():
        print("\n" + reckoning.report())
    assert reckoning.wrong() == []


def test_what_arkham_horror_shows_comes_true(capsys: pytest.CaptureFixture[str]) -> None:
    reckoning = reckon_checks(SITUATIONS, first=10_000, replays=4)
    with capsys.disabled():
        print("\n" + reckoning.report())
    assert reckoning.wrong() == []


def test_what_mansions_of_madness_shows_comes_true(capsys: pytest.CaptureFixture[str]) -> None:
    reckoning = reckon_the_house(SITUATIONS, first=10_000, replays=4)
    with capsys.disabled():
        print("\n" + reckoning.report())
    assert reckoning.wrong() == []
