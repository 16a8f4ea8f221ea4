"""A whole game is told as a page to be read: its story, its turning points in bold, no name twice in a row."""

import pytest
from tests.language.chronicle import PAGES, TITLES, chronicle, played, sentence, spoken_of

from miskatonic.kernel.text import LANGUAGES, Lang


def test_a_sentence_ends_with_a_stop() -> None:
    heard = "Il tente «\u202fVous avez entendu\u202f?\u202f»"
    lines = ("Joe Diamond hides", "It begins!", "Il joue «\u202fRaté\u202f»", heard)
    assert [sentence(line) for line in lines] == [f"{lines[0]}.", lines[1], f"{lines[2]}.", lines[3]]


def test_a_name_that_began_the_sentence_before_is_a_pronoun() -> None:
    names = {"Agnes Baker": "Elle"}
    assert spoken_of("Agnes Baker joue.", "Agnes Baker gagne 1 indice.", names) == "Elle joue."
    assert spoken_of("Agnes Baker joue.", "La Goule attaque Agnes Baker.", names) == "Agnes Baker joue."


def test_a_game_is_told_from_its_opening_to_its_end_in_both_languages() -> None:
    told = TITLES["elder-sign"]
    table, cast = played(told)
    for lang in LANGUAGES:
        page = [*filter(None, chronicle(told, table, cast, lang))]
        assert page[0] == f"# {told.titles[lang]}"
        assert page[2].startswith("*"), "the opening of the story"
        assert page[-1].startswith("*"), "its end"
        assert page[-2].startswith("**"), "how the game ended"
        assert len([part for part in page if part.startswith("## ")]) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_its_page(title: str, lang: Lang) -> None:
    page = (PAGES / f"{title}.{lang}.md").read_text(encoding="utf-8")
    assert page.startswith(f"# {TITLES[title].titles[lang]}\n")
