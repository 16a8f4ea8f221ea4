"""One word for one thing: no sentence of a game uses a word that its glossary replaces."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from tests.games.test_words import EVERYTHING, printed
from tests.test_architecture import SRC
from tests.test_messages import messages

from miskatonic.kernel.event import event_types
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.text import LANGUAGES, Lang

GLOSSARIES = sorted((SRC / "miskatonic/games").glob("*/text/glossary.toml"))
ENTRY = {"en", "fr", "not_en", "not_fr"}


def words(path: Path, lang: Lang) -> list[tuple[str, str]]:
    """The words that a glossary replaces, with those that stand for them."""
    entries = tomllib.loads(path.read_text(encoding="utf-8")).values()
    return [(word, entry[lang]) for entry in entries for word in entry.get(f"not_{lang}", ())]


class Said(Visitor):
    """What the messages of a file say, without keys and comments."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  (named after the node)
        self.texts.append(node.value)


CLIENT = SRC.parent / "web/src/games"
OWN_WORDS = re.compile(r'\b(en|fr): "((?:[^"\\]|\\.)*)"')
"""What the client of a game says by itself: `{ en: "…", fr: "…" }`."""


SHELL = SRC / "miskatonic/cli/text"
CLIENT_WORDS = SRC.parent / "web/src/words"
STRING = re.compile(r"\"((?:[^\"\\\n]|\\.)*)\"|`((?:[^`\\]|\\.)*)`")
"""A string of a program, whatever stands in its gaps."""

KEYS = {"Espace"}
"""Keys of a keyboard, which are in no game."""


def game_of(path: Path) -> str:
    """The game whose words a glossary holds: that of its folder, or that which the box is made for."""
    folder = path.parent.parent.name
    return next((game for game, boxes in EVERYTHING.items() if folder in boxes), folder)


@cache
def said(game: str, lang: Lang) -> dict[str, None]:
    """Everything that a game says with its boxes: its messages and story, its rules, the words of its client, its components and
    what is printed on them, and the words of terminal and client that are its own or everybody’s."""
    return dict.fromkeys(read(game, lang))


def read(game: str, lang: Lang) -> Iterator[str]:
    """Sentence by sentence."""
    for package in (SRC / "miskatonic/games" / name for name in (game, *EVERYTHING.get(game, ()))):
        for file in (package / f"text/{lang}.ftl", package / f"text/story/{lang}.ftl"):
            if file.exists():
                yield from texts_of(parse(file.read_text(encoding="utf-8")))
        yield from rules(package / "ledger.toml", lang)
        for file in (CLIENT / package.name).rglob("*"):
            if file.suffix in (".ts", ".svelte"):
                yield from (
                    found[2] for found in OWN_WORDS.finditer(file.read_text(encoding="utf-8")) if found[1] == lang
                )
    yield from (words for _, words in printed(game, lang) if words)
    yield from (words for prefix, words in terminal(lang) if prefix in ("", prefix_of(game)))
    yield from (
        found[1] or found[2]
        for found in STRING.finditer((CLIENT_WORDS / f"{lang}.ts").read_text(encoding="utf-8"))
        if found[1] not in KEYS
    )


def texts_of(node: ast.BaseNode) -> list[str]:
    """The words in a part of a file of messages."""
    reader = Said()
    reader.visit(node)
    return reader.texts


def prefix_of(game: str) -> str:
    """What the keys of a game begin with."""
    return next(event.prefix for event in event_types(game).values() if event.prefix)


def terminal(lang: Lang) -> Iterator[tuple[str, str]]:
    """The words of the terminal, with the prefix of the game that they belong to; "" for those of all games."""
    prefixes = {prefix_of(GAMES[game].slug) for game in GAMES.names()}
    for key, message in messages(SHELL / f"{lang}.ftl").items():
        prefix = key.removeprefix("cli-").partition("-")[0]
        yield from ((prefix if prefix in prefixes else "", words) for words in texts_of(message))


def rules(path: Path, lang: Lang) -> Iterator[str]:
    """What the ledger of a game says, chapters and examples included."""
    if not path.exists():
        return
    ledger = tomllib.loads(path.read_text(encoding="utf-8"))
    yield from (ledger["chapters"] if lang == "en" else ledger["chapters"].values())
    for rule in (rule for rules in ledger.values() if isinstance(rules, list) for rule in rules):
        told = [rule, *(value for value in rule.values() if isinstance(value, dict))]
        yield from (each[lang] for each in told if isinstance(each.get(lang), str))


def replaced(text: str, words: list[tuple[str, str]]) -> list[str]:
    """The words in a text that others stand for."""
    return [
        f"{word} → {instead}"
        for word, instead in words
        if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE)
    ]


@pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: str(path.parent.parent.name))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_uses_a_word_that_another_replaces(path: Path, lang: Lang) -> None:
    listed = words(path, lang)
    told = said(game_of(path), lang)
    assert len(told) > 2000
    assert [(text, found) for text in told if (found := replaced(text, listed))] == []


@pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: str(path.parent.parent.name))
def test_an_entry_has_a_word_in_both_languages_and_replaces_others(path: Path) -> None:
    for concept, entry in tomllib.loads(path.read_text(encoding="utf-8")).items():
        assert {"en", "fr"} < set(entry) <= ENTRY, concept
        assert not any(
            replaced(entry[lang], [(word, "")]) for lang in LANGUAGES for word in entry.get(f"not_{lang}", ())
        )


def test_a_replaced_word_is_found_whole_and_in_any_case() -> None:
    listed = [("sac du Chaos", "réserve du Chaos"), ("trauma", "traumatisme")]
    assert replaced("Le Sac du Chaos", listed) == ["sac du Chaos → réserve du Chaos"]
    assert replaced("un traumatisme", listed) == []
