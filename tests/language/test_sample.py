"""The sample that is read aloud is spread over a whole game, and the same each time."""

import pytest
from tests.language.sample import CARDS, LINES, QUESTIONS, main, spread

from miskatonic.kernel.text import LANGUAGES, Lang


def test_a_sample_is_spread_from_the_first_to_the_last() -> None:
    assert spread(range(10), 5) == [0, 2, 4, 6, 8]
    assert spread(range(3), 5) == [0, 1, 2]


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
