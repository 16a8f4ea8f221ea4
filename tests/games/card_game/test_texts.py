"""The words of the card game: all there, in English and in French, and they read well."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from miskatonic.games.card_game import GAME
from miskatonic.games.card_game.components import ALL, AssetCard, EventCard, LocationCard, PlayerCard
from miskatonic.kernel.event import Event, event_key, event_types
from miskatonic.kernel.text import LANGUAGES, PHRASES, Lang, Text, render

SOURCE = Path(__file__).parents[3] / "src" / "miskatonic" / "games" / "card_game"
MODULES = sorted(SOURCE.rglob("*.py"))

SILENT = {
    "AboutToFail",
    "CardGameEvent",
    "DiscoveringClues",
    "EnemyAttacked",
    "EnemySpawning",
    "EnteredPlay",
    "EventResolved",
    "GameEndedFor",
    "HittingEnemy",
    "Investigated",
    "Leaving",
    "PhaseEnded",
    "RevealingToken",
    "RoundEnded",
    "TestEnded",
    "TreacheryRevealed",
    "TurnEnded",
    "OfInvestigator",
    "_OfLog",
    "_OfToken",
    "_TopOfDeck",
    "_Uses",
}
"""Events that only let cards answer, or that another line tells already."""

WRONG_FRENCH = {
    "an elision is missing": re.compile(r"(?<![\w-])(de|le|la|que|se|ne) [AEIOUÉÈÊÂÎÔaeiouéèêâîô]"),
    "a plain space before a double sign": re.compile(r" [;:!?»]|« "),
    "no space before a double sign": re.compile(r"[^\s\u202f\u00a0.…][;:!?»]"),
}
ENGLISH = re.compile(r"\b(the|and|of|with|your|each|when|from|may|spend|take|deal|discard)\b", re.IGNORECASE)
UNFINISHED = re.compile(r"[{}$=]|cg-|\bNone\b|\b[a-z]+_[a-z]+\b|  |\.\.$|: *\.| ,")


# --- the files


@cache
def entries(lang: Lang) -> list[Any]:
    """Everything in the file of one language."""
    return FluentParser().parse((SOURCE / "text" / f"{lang}.ftl").read_text(encoding="utf-8")).body


@cache
def messages(lang: Lang) -> dict[str, ftl.Message]:
    """The messages of one language, in the order of the file."""
    return {entry.id.name: entry for entry in entries(lang) if isinstance(entry, ftl.Message)}


class Variables(Visitor):
    """The names of the arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    """The arguments of a message."""
    found = Variables()
    found.visit(message)
    return found.names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_can_be_read_and_has_each_key_once(lang: Lang) -> None:
    assert not [entry.content for entry in entries(lang) if isinstance(entry, ftl.Junk)]
    keys = [entry.id.name for entry in entries(lang) if isinstance(entry, ftl.Message)]
    assert sorted(set(keys)) == sorted(keys)


def test_both_languages_have_the_same_keys_in_the_same_order() -> None:
    assert list(messages("en")) == list(messages("fr"))


def test_the_french_file_keeps_to_french_typography() -> None:
    for line in (SOURCE / "text" / "fr.ftl").read_text(encoding="utf-8").splitlines():
        words = line.partition("=")[2] if re.match(r"cg-[a-z0-9-]+ =", line) else line
        words = re.sub(r"(?:NAME|AGREE)\([^)]*\)", "", words)
        for problem, pattern in list(WRONG_FRENCH.items())[1:]:
            assert not pattern.search(words), f"{problem}: {line}"


# --- the keys in the source


def calls_of_text() -> Iterator[tuple[str, ast.Call]]:
    """Every `text(...)` in the source, with where it is."""
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "text" and node.args:
                yield f"{path.name}:{node.lineno}", node


KEYS = [
    pytest.param(key.value, [word.arg for word in node.keywords], id=f"{where}:{key.value}")
    for where, node in calls_of_text()
    if isinstance(key := node.args[0], ast.Constant) and isinstance(key.value, str)
]


@pytest.mark.parametrize(("key", "given"), KEYS)
def test_every_key_in_the_source_has_its_words_and_they_get_their_arguments(key: str, given: list[str | None]) -> None:
    for lang in LANGUAGES:
        if not key.startswith("cg-"):
            assert PHRASES.has(key, lang)
        elif None not in given:
            assert variables(messages(lang)[key]) <= set(given)


def test_every_key_that_is_put_together_has_words_for_some_ending() -> None:
    keys = list(messages("en"))
    for where, node in calls_of_text():
        if isinstance(node.args[0], ast.JoinedStr):
            first = node.args[0].values[0]
            assert isinstance(first, ast.Constant)
            beginning = str(first.value)
            assert [key for key in keys if key.startswith(beginning)], f"{where}: {beginning}"


# --- what is declared


def read(text: Text) -> Iterator[tuple[Lang, str]]:
    """The sentence in each language, looked at as a reader would."""
    for lang in LANGUAGES:
        sentence = render(text, lang)
        assert UNFINISHED.search(sentence) is None, sentence
        for problem, pattern in WRONG_FRENCH.items() if lang == "fr" else ():
            assert not pattern.search(sentence), f"{problem}: {sentence}"
        yield lang, sentence


def lines_of(slug: str) -> list[Text]:
    """The lines of a card, of both sides of a location."""
    card = ALL[slug]
    lines = [*card.lines, *(card.unrevealed.lines if isinstance(card, LocationCard) else ())]
    return [line.text for line in lines]


@pytest.mark.parametrize("slug", sorted(slug for slug in ALL if lines_of(slug)))
def test_the_lines_of_a_card_are_sentences_in_both_languages(slug: str) -> None:
    for line in lines_of(slug):
        english, french = (sentence for _, sentence in read(line))
        assert english != french
        assert ENGLISH.search(french) is None, french
        for sentence in (english, french):
            assert sentence[0].isupper() or not sentence[0].isalpha(), sentence
            assert re.search(r"[^\s.][.!?…]$", sentence), sentence


def effects_of(slug: str) -> Iterator[Text]:
    """What a card does when it is played, revealed, committed or turned over."""
    for field in ("effect", "revelation", "boost", "passed", "advanced"):
        if (effect := getattr(ALL[slug], field, None)) is not None:
            yield effect.text


@pytest.mark.parametrize("slug", sorted(slug for slug in ALL if list(effects_of(slug))))
def test_the_effects_of_a_card_are_told_in_both_languages(slug: str) -> None:
    for effect in effects_of(slug):
        english, french = (sentence for _, sentence in read(effect))
        assert english
        assert english != french
        assert ENGLISH.search(french) is None, french


def test_every_word_on_a_card_has_a_name_in_both_languages() -> None:
    keys = set(messages("en"))
    for card in ALL.values():
        wanted = [f"cg-trait-{trait.lower().replace(' ', '-')}" for trait in card.traits]
        wanted += [f"cg-keyword-{keyword}" for keyword in card.keywords]
        if isinstance(card, PlayerCard):
            wanted += [f"cg-faction-{card.faction}", *(f"cg-skill-{icon}" for icon in card.icons)]
        if isinstance(card, AssetCard):
            wanted += [f"cg-slot-{slot}" for slot in card.slots]
        assert set(wanted) <= keys, card.slug


def test_an_action_reads_well() -> None:
    (line,) = lines_of("45_automatic")
    assert render(line, "en") == "Action (Fight) – spend 1 ammo: fight with +1 combat and +1 damage."
    assert render(line, "fr") == (
        "Action (Combat) – dépensez 1 munition\u202f: combattez avec +1 en lutte et +1 dégât."
    )


def test_an_event_card_says_what_it_does() -> None:
    assert [
        slug for slug, card in ALL.items() if isinstance(card, EventCard) and not card.lines and not card.effect
    ] == []


# --- the log

TOLD = {name: kind for name, kind in event_types("card_game").items() if name not in SILENT}


def samples(kind: type[Event]) -> Iterator[Event]:
    """An event of that kind with every small number for its numbers, and a word that fits for its words."""
    words = {
        "who": "roland_banks",
        "seat": 0,
        "skill": "agility",
        "phase": "mythos",
        "token": "skull",
        "fate": "horror",
        "kind": "charge",
        "until": "round",
        "entry": "house_burned",
        "owner": "daisy_walker",
    }
    choices: list[list[Any]] = []
    fields = [field for field in kind.__struct_fields__ if field != "cause"]
    for field in fields:
        hint = next(str(base.__annotations__[field]) for base in kind.__mro__ if field in base.__annotations__)
        if field in words:
            choices.append([words[field]])
        elif "int" in hint:
            choices.append([1, 2] if field in ("amount", "number") else [0, 1, 2])
        elif "bool" in hint:
            choices.append([False, True])
        else:
            choices.append(["ghoul_minion" if field in kind.pieces else "the_gathering"])
    for values in product(*choices):
        yield kind(*values)


def test_every_kind_of_event_is_told_or_known_to_be_silent() -> None:
    assert set(event_types("card_game")) >= SILENT
    for name, kind in event_types("card_game").items():
        for lang in LANGUAGES:
            assert PHRASES.has(event_key(kind), lang) == (name not in SILENT), name


@pytest.mark.parametrize("name", sorted(TOLD))
def test_an_event_is_told_in_a_sentence(name: str) -> None:
    for event in samples(TOLD[name]):
        for _, sentence in read(event.text()):
            assert sentence.endswith("."), sentence


def test_no_line_of_the_log_is_left_without_an_event() -> None:
    known = {event_key(kind) for kind in event_types("card_game").values()}
    assert {key for key in messages("en") if key.startswith("cg-event-")} <= known


def test_the_game_has_a_title_in_both_languages() -> None:
    assert render(GAME.rules.title, "en") == "Arkham Horror: The Card Game"
    assert render(GAME.rules.title, "fr") == "Horreur à Arkham\u202f: le Jeu de Cartes"
