"""Every message is filled in with every kind of argument, and every game is read: no sentence is ungrammatical."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.games.test_words import EVERYTHING, reading
from tests.language.grammar import faults
from tests.test_architecture import ROOT, SRC
from tests.test_messages import Messages, messages, used_in, variant_of

from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.ledger import load_ledger
from miskatonic.kernel.text import GRAMMARS, LANGUAGES, PHRASES, Lang
from miskatonic.kernel.text.french import FRENCH
from miskatonic.kernel.text.nouns import Noun

SPOKEN: dict[str, tuple[str, ...]] = {
    "arkham_horror": ("games/arkham_horror", "games/kingsport"),
    "mansions": ("games/mansions",),
    "elder_sign": ("games/elder_sign",),
    "card_game": ("games/card_game",),
}
"""The games whose names know their articles, with the folders of their messages."""
NAMES: dict[Lang, tuple[str, ...]] = {
    "en": ("Agnes Baker", "the Elder Thing", "in the Woods (pl)", "Harvey Walters"),
    "fr": (
        "Agnes Baker (f)",
        "Harvey Walters",
        "la Goule",
        "le Vampire",
        "l’Acolyte (m)",
        "l’Ombre (f)",
        "aux Bois",
        "les Cendres (f)",
    ),
}
"""Names of every kind."""
BARE: dict[Lang, str] = {"en": "Will", "fr": "Intelligence"}
"""A skill, which has no article in any message."""
GENDERLESS = re.compile(r"(?:(?:à|dans|sur|sous|chez|devant) )?(?:l[’']|les )|aux ")
"""The beginning of a name whose article does not show its gender."""
GENDER = re.compile(r" \([mf](?: pl)?\)$")
"""The mark that does."""
WEB = ROOT / "web" / "src"
IN_QUOTES = re.compile(r""""((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`""")
"""A string or a template of TypeScript."""
LAID_OUT = {"cli-help"}
"""Messages in columns."""
NUMBERS = (0, 1, 1.5, 2, 5)
COUNTED = re.compile(
    r"(?<![\d.,])\b(?:[01]|1[.,]5) (?:actions|cartes|dégâts|dés|indices|investigateurs|jetons|joueurs|mains|monstres|objets|pions"
    r"|points|portails|sorts|tours|trophées)\b"
)
"""What is one, less or little more, and stands in the plural."""


class Asked(Visitor):
    """Collects the words that arguments of a message are compared with, and the arguments that it asks forms of."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}
        self.named: set[str] = set()

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        if node.id.name in ("NAME", "AGREE"):
            self.named |= used_in(node)
        if node.id.name == "NUMBER":
            self.keys |= {arg: {"other"} for arg in used_in(node)}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            keys |= {variant_of(variant) for variant in node.variants}
        self.generic_visit(node)


class Quoted(Visitor):
    """Collects the messages that a message quotes."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.keys.add(node.id.name)


def whole(key: str, read: Messages) -> ftl.Pattern:
    """A message with those that it quotes, as one pattern: it is filled in with the arguments of all of them."""
    quoted = Quoted()
    quoted.visit(read[key])
    within = [element for other in sorted(quoted.keys) for element in whole(other, read).elements]
    return ftl.Pattern([*read[key].elements, *within])


def fillings(message: ftl.Pattern, named: set[str], lang: Lang) -> Iterator[dict[str, object]]:
    """The arguments of a message in every kind: names by article, gender and number; numbers; words that it chooses by."""
    asked = Asked()
    asked.visit(message)
    names = [GRAMMARS[lang].read(words) for words in NAMES[lang]]
    kinds: dict[str, list[object]] = {}
    for arg in used_in(message):
        keys = asked.keys.get(arg)
        if keys is None:
            kinds[arg] = [BARE[lang]] if arg == "skill" else [*names] if arg in named else ["Zadok"]
        elif any(key in ("one", "other") or key.isdigit() for key in keys):
            kinds[arg] = [*NUMBERS]
        else:
            kinds[arg] = [*sorted(keys)]
    for turn in range(max(map(len, kinds.values()), default=1)):
        yield {arg: values[turn % len(values)] for arg, values in kinds.items()}
        yield {arg: values[(turn + place) % len(values)] for place, (arg, values) in enumerate(kinds.items())}


def message_faults(path: Path, lang: Lang) -> list[str]:
    """What is wrong with the messages of a file; what one of them asks a form of is a name in all of them."""
    read, asked = messages(path), Asked()
    for message in read.values():
        asked.visit(message)
    found: dict[str, None] = {}
    for key in read:
        if "." in key or key in LAID_OUT:
            continue
        for args in fillings(whole(key, read), asked.named, lang):
            said = PHRASES.message(key, args, lang)
            nouns = [value for value in args.values() if isinstance(value, Noun)]
            wrong = [*faults(said, lang, nouns), *(COUNTED.findall(said) if lang == "fr" else ())]
            found.update((f"{key}: {each} in: {said}", None) for each in wrong)
    return list(found)


FOLDERS = [folder for folders in SPOKEN.values() for folder in folders]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", ["kernel", "server", "cli", "players", "conformance", *FOLDERS])
def test_a_message_is_grammatical_whatever_it_is_handed(folder: str, lang: Lang) -> None:
    path = SRC / "miskatonic" / folder / "text" / f"{lang}.ftl"
    PHRASES.add_folder(path.parent)
    assert message_faults(path, lang) == []


@cache
def nouns_of(game: str, lang: Lang) -> list[Noun]:
    """The names of everything that a game has."""
    edition = edition_of(game, EVERYTHING.get(game, ()))
    kinds = edition.kinds_beside(GAMES[game].reading.registries)
    return list({component.nouns[lang]: None for registry in kinds.values() for component in edition[registry]})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SPOKEN)
def test_what_a_game_says_is_grammatical(game: str, lang: Lang) -> None:
    sentences, nouns = reading(game).sentences[lang], nouns_of(game, lang)
    assert len(sentences) > 500
    assert [(key, wrong, line) for line, key in sentences.items() for wrong in faults(line, lang, nouns)] == []


@pytest.mark.parametrize("game", SPOKEN)
def test_a_name_that_is_elided_says_its_gender(game: str) -> None:
    """An article without its vowel does not show it, nor does that of the plural."""
    names = set(nouns_of(game, "fr"))
    contents = [path for folder in SPOKEN[game] for path in (SRC / "miskatonic" / folder / "content").rglob("*.py")]
    constants = [
        node.value
        for path in contents
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    declared = [words for words in constants if FRENCH.read(words) in names]
    assert len(declared) > 50
    assert [words for words in declared if GENDERLESS.match(words) and not GENDER.search(words)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_story_is_grammatical(lang: Lang) -> None:
    told: dict[str, str] = {}
    for path in SRC.rglob(f"text/story/{lang}.ftl"):
        PHRASES.add_folder(path.parent)
        told |= {key: PHRASES.message(key, {}, lang) for key in messages(path)}
    assert len(told) > 1000
    assert [(key, wrong, words) for key, words in told.items() for wrong in faults(words, lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_grammatical(lang: Lang) -> None:
    rules = [rule for path in SRC.rglob("ledger.toml") for rule in load_ledger(path)]
    said = [(rule.id, rule.fr if lang == "fr" else rule.en) for rule in rules]
    assert len(said) > 1000
    assert [(rule, wrong, words) for rule, words in said for wrong in faults(words, lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_client_are_grammatical(lang: Lang) -> None:
    source = re.sub(r"/\*.*?\*/", "", (WEB / "words" / f"{lang}.ts").read_text(encoding="utf-8"), flags=re.DOTALL)
    said = [plain or filled for plain, filled in IN_QUOTES.findall(source)]
    said = [re.sub(r"\$\{[^}]*\}", "Zadok", words).replace("\\u202f", "\u202f") for words in said]
    assert len(said) > 300
    assert [(words, wrong) for words in said for wrong in faults(words, lang)] == []


@pytest.mark.parametrize(
    ("sentence", "lang"),
    [
        ("C’est le deck de Agnes Baker.", "fr"),
        ("Agnes Baker est dévoré.", "fr"),
        ("Agnes Baker n’est pas arrêté.", "fr"),
        ("On va à Le Cimetière.", "fr"),
        ("On va à le Cimetière.", "fr"),
        ("Elle va en Goule.", "fr"),
        ("la vue de Goule", "fr"),
        ("la la Goule", "fr"),
        ("le Acolyte", "fr"),
        ("la vue de l’ Acolyte", "fr"),
        ("perd  1 point", "fr"),
        ("perd 1 point .", "fr"),
        ("the the Ghoul", "en"),
        ("a Elder Thing", "en"),
        ("an Unicorn", "en"),
        ("loses 1 clue..", "en"),
    ],
)
def test_a_fault_is_found(sentence: str, lang: Lang) -> None:
    nouns = [GRAMMARS[lang].read(words) for words in ("Agnes Baker (f)", "la Goule")]
    assert list(faults(sentence, lang, nouns))


@pytest.mark.parametrize(
    "sentence",
    [
        "Agnes Baker est dévorée par la Goule.",
        "Prenez-le ou défaussez-la aussi.",
        "Le deck d’Agnes Baker, de Harvey Walters et de la Goule.",
        "Vous acceptez de le perdre, de les vendre.",
        "Agnes Baker est ici.",
        "Elle va aux Bois, dans l’Autre Monde, à onze heures, le onze.",
    ],
)
def test_a_grammatical_sentence_has_no_fault(sentence: str) -> None:
    nouns = [GRAMMARS["fr"].read(words) for words in ("Agnes Baker (f)", "la Goule")]
    assert list(faults(sentence, "fr", nouns)) == []
