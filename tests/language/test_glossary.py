"""One word for one thing: no sentence of a game uses a word that its glossary replaces."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.test_architecture import SRC

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


def said(path: Path, lang: Lang) -> Iterator[str]:
    """Everything that a game says: its messages and story, its rules, the words of its client, and what is declared with its
    components."""
    for file in (path.parent / f"{lang}.ftl", path.parent / "story" / f"{lang}.ftl"):
        if file.exists():
            reader = Said()
            reader.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
            yield from reader.texts
    game = path.parent.parent.name
    yield from rules(path.parent.parent / "ledger.toml", lang)
    for file in (CLIENT / game).rglob("*"):
        if file.suffix in (".ts", ".svelte"):
            yield from (found[2] for found in OWN_WORDS.finditer(file.read_text(encoding="utf-8")) if found[1] == lang)
    for registry in GAMES[game].reading.registries.values():
        yield from (getattr(component, lang) for component in registry.shelf(("",)) if hasattr(component, lang))


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
    assert [(text, found) for text in said(path, lang) if (found := replaced(text, listed))] == []


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
