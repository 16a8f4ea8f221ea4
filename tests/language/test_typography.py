"""Every sentence is set in the typography of its language: apostrophes, quotation marks, spaces, signs and percentages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator

import pytest
from fluent.syntax import FluentParser
from tests.games.test_words import EVERYTHING
from tests.language.test_glossary import Said
from tests.test_architecture import SRC

from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.text import LANGUAGES, Lang

FAULTS: dict[str, re.Pattern[str]] = {
    "a straight apostrophe": re.compile(r"(?<=\w)'|'(?=\w)"),
    "straight quotation marks": re.compile(r'"'),
    "three dots": re.compile(r"\.\.\."),
    "a hyphen for a minus": re.compile(r"(?<![\w./:=-])-(?=\d)|\w \(-\d"),
    "a hyphen for a dash": re.compile(r"\w - \w"),
    "an x for a times sign": re.compile(r"\d x \w"),
}
NO_NAME = (
    "Quand|Tant|Chaque|Si|S’il|Vous|Aucune?|Personne|Pendant|Après|Avant|Dans|Une fois|Il|Elle|On|Cette?|Ces?|Tous|Toutes|Tout"
    "|Lors|Jusqu’|À|Votre|Vos|Qui|Quiconque|Plus|Pour|[A-ZÉ][a-zà-ÿ]+ez"
)
"""Words that begin a sentence, and no name or title after a colon."""
FAULTS_OF: dict[Lang, dict[str, re.Pattern[str]]] = {
    "en": {
        "a space before a percent sign": re.compile(r"\s%"),
        "a space before a stop": re.compile(r"\w\s[;:!?](?=\s|$)"),
        "French quotation marks": re.compile("[«»]"),
    },
    "fr": {
        "no narrow space before a percent sign": re.compile(r"(?<!\u202f)(?<!\w)%|\d%"),
        "no narrow space before a double stop": re.compile(r"[^\u202f?!](?:[;!?]|:(?!//|\d))(?=\s|$)"),
        "no narrow space within quotation marks": re.compile("«[^\u202f]|[^\u202f]»"),
        "English quotation marks": re.compile("[“”]"),
        "a capital letter after a colon": re.compile(rf"\u202f: (?:{NO_NAME})\b"),
    },
}
CODE = re.compile(r"`[^`]*`|https?://\S+|'miskatonic\[\w+\]'|\(Authorization: Bearer …\)|\x08[^\n]*(?:\n[^\n]+)*")
"""What is typed into a terminal, and not read as a sentence."""


def faults(words: str, lang: Lang) -> list[str]:
    """What is wrong with how a sentence is set."""
    words = CODE.sub("x", words)
    return [fault for fault, found in (FAULTS | FAULTS_OF[lang]).items() if found.search(words)]


Source = Callable[[Lang], Iterator[tuple[str, str]]]


def messages(lang: Lang) -> Iterator[tuple[str, str]]:
    """The text of every message of every package, with its file."""
    for path in sorted(SRC.rglob(f"text/**/{lang}.ftl")):
        reader = Said()
        reader.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
        yield from ((str(path.relative_to(SRC)), words) for words in reader.texts)


def components(lang: Lang) -> Iterator[tuple[str, str]]:
    """The name of every component of every game and box, and every line that is printed on it."""
    for game in GAMES.names():
        edition = edition_of(game, EVERYTHING.get(game, ()))
        for registry in edition.kinds_beside(GAMES[game].reading.registries).values():
            for slug in edition[registry].slugs:
                card = GAMES[game].reading.card_text(slug, lang)
                yield from ((slug, words) for words in (card.name, card.title, *card.lines) if words)


def ledgers(lang: Lang) -> Iterator[tuple[str, str]]:
    """The words of every numbered rule."""
    for path in sorted(SRC.rglob("ledger.toml")):
        yield from spoken(str(path.relative_to(SRC)), tomllib.loads(path.read_text(encoding="utf-8")), lang)


def spoken(where: str, entry: object, lang: Lang) -> Iterator[tuple[str, str]]:
    """The strings of a language anywhere in a file."""
    match entry:
        case dict():
            for key, below in entry.items():
                if isinstance(below, str) and re.search(rf"(?:^|_){lang}$", key):
                    yield where, below
                else:
                    yield from spoken(f"{where}: {key}", below, lang)
        case list():
            for below in entry:
                yield from spoken(where, below, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("source", [messages, components, ledgers], ids=["messages", "components", "ledgers"])
def test_every_sentence_is_set_in_the_typography_of_its_language(source: Source, lang: Lang) -> None:
    found = list(source(lang))
    assert len(found) > 500
    assert [(where, fault, words) for where, words in found for fault in faults(words, lang)] == []


def test_the_help_of_the_commands_is_set_in_the_typography_of_french() -> None:
    found = tomllib.loads((SRC / "miskatonic/cli/text/help.fr.toml").read_text(encoding="utf-8"))["sentences"]
    assert len(found) > 80
    assert [(fault, words) for words in found.values() for fault in faults(words, "fr")] == []


@pytest.mark.parametrize(
    ("words", "lang"),
    [
        ("l'entrée", "fr"),
        ("dit 'oui'", "fr"),
        ("perdre -1", "fr"),
        ("Santé Mentale (-2)", "fr"),
        ("attendez...", "fr"),
        ("Renforcé!", "fr"),
        ("Qui ?", "fr"),
        ("«Oui»", "fr"),
        ("« Oui »", "fr"),
        ("60 %", "fr"),
        ("60%", "fr"),
        ("“Oui”", "fr"),
        ("2 x pion", "fr"),
        ("Ensuite\u202f: Vous gagnez", "fr"),
        ("60 %", "en"),
        ("the Ghoul's", "en"),
        ("Who ?", "en"),
        ("-1 sanity", "en"),
        ("« Yes »", "en"),
        ('say "yes"', "en"),
    ],
)
def test_what_is_not_set_well_is_found(words: str, lang: Lang) -> None:
    assert faults(words, lang)


@pytest.mark.parametrize(
    ("words", "lang"),
    [
        ("L’entrée\u202f: perdez −1, «\u202foui\u202f», 60\u202f%…", "fr"),
        ("Quoi\u202f?! Voir https://example.org ou `--lang fr`.", "fr"),
        ("Mythe\u202f: Vague de chaleur. Indice\u202f: Le Phare", "fr"),
        ("The Ghoul’s “yes”: −1, 60%, 1–8…", "en"),
    ],
)
def test_what_is_set_well_has_no_fault(words: str, lang: Lang) -> None:
    assert faults(words, lang) == []
