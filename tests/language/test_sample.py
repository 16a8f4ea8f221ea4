"""The sample that is read aloud is spread over a whole game, and the same each time."""

import pytest
from tests.language.sample import BOXES, CARDS, LINES, QUESTIONS, by_kind, cards, games_of, main, spread

from miskatonic.kernel.text import LANGUAGES, Lang


def test_a_sample_is_spread_from_the_first_to_the_last() -> None:
    assert spread(range(10), 5) == [0, 2, 4, 6, 8]
    assert spread(range(3), 5) == [0, 1, 2]


def test_another_seed_draws_another_sample_and_the_same_each_time() -> None:
    drawn = spread(range(100), 10, seed=1)
    assert drawn == sorted(set(drawn)) == spread(range(100), 10, seed=1)
    assert len(drawn) == 10
    assert drawn != spread(range(100), 10, seed=2)


def test_no_kind_of_question_fills_a_sample() -> None:
    kinds = {"turn": [f"turn {n}" for n in range(100)], "seldom": ["once"], "more": ["a", "b", "c"]}
    assert by_kind(kinds, 10) == [
        "turn 0",
        "turn 16",
        "turn 33",
        "turn 50",
        "turn 66",
        "turn 83",
        "once",
        "a",
        "b",
        "c",
    ]


def test_a_box_is_read_by_its_own_cards() -> None:
    names = [card.partition("\n")[0] for card in cards(BOXES["kingsport"], "en")]
    assert "Charlie Kane" in names
    assert "Hall School" in names
    assert "Amanda Sharpe" not in names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sample_has_cards_questions_and_lines(lang: Lang, capsys: pytest.CaptureFixture[str]) -> None:
    main(["elder_sign", "--lang", lang])
    printed = capsys.readouterr().out
    main(["elder_sign", "--lang", lang])
    assert capsys.readouterr().out == printed
    for what, number in (("cards", CARDS), ("questions", QUESTIONS), ("log", LINES)):
        part = printed.partition(f"# elder_sign, {lang}: {what}")[2].partition("\n# ")[0]
        assert f"\n{number}. " in part
        assert f"\n{number + 1}. " not in part


def test_a_box_is_read_in_the_games_that_are_played_with_it() -> None:
    assert len([table for table, _ in games_of(BOXES["kingsport"])]) == 2
