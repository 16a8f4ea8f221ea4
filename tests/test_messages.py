"""Messages say what they are given: over the texts of the kernel, the server, the command line, every game and every box.

What is proven here of the files alone; `tests/games/test_words.py` reads what games say while they are played.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from tests.test_architecture import SRC, put

from miskatonic.kernel.text import LANGUAGES
from miskatonic.kernel.text.boards import Pattern, arguments
from miskatonic.kernel.text.boards import board_words as read_board_words

Messages = dict[str, ftl.Pattern]


def messages(path: Path) -> Messages:
    """The messages of a file and their attributes, by key: `es-won`, `es-board-needs.lore`."""
    entries = parse(path.read_text(encoding="utf-8")).body
    found = [entry for entry in entries if isinstance(entry, ftl.Message)]
    values = {entry.id.name: entry.value for entry in found if entry.value is not None}
    groups = {f"{entry.id.name}.{part.id.name}": part.value for entry in found for part in entry.attributes}
    return values | groups


class Variables(Visitor):
    """Collects the arguments that a message uses, be it to choose among its variants."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def used_in(node: ftl.BaseNode) -> set[str]:
    """The arguments that a message uses."""
    variables = Variables()
    variables.visit(node)
    return variables.found


# --- A branch for one shows its number: in French, nothing is singular too ---------------------------------------


class Counted(Visitor):
    """Collects the arguments of which a message has a variant for one."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference) and any(variant_of(v) == "one" for v in node.variants):
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


def variant_of(variant: ftl.Variant) -> str:
    """What a variant is for: `one`, `0`."""
    return str(variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value)


def shows(pattern: ftl.Pattern, number: str) -> bool:
    """Whether a sentence shows a number wherever its variant for one is taken."""
    for element in pattern.elements:
        match element:
            case ftl.Placeable(expression=ftl.VariableReference(id=ftl.Identifier(name=shown))) if shown == number:
                return True
            case ftl.Placeable(expression=ftl.SelectExpression(selector=selector, variants=variants)):
                if isinstance(selector, ftl.VariableReference) and selector.id.name == number:
                    variants = [v for v in variants if variant_of(v) == "one"] or [v for v in variants if v.default]
                if all(shows(variant.value, number) for variant in variants):
                    return True
            case _:
                pass
    return False


def number_faults(src: Path) -> list[str]:
    """Messages with a variant for one that hides its number; a variant that says it in words is for `[1]`."""
    faults = []
    for path in sorted(src.rglob("*.ftl")):
        for key, message in messages(path).items():
            counted = Counted()
            counted.visit(message)
            hidden = [number for number in sorted(counted.found) if not shows(message, number)]
            faults += [f"{path.relative_to(src)}: {key} hides ${number} where it is one" for number in hidden]
    return faults


def test_a_variant_for_one_shows_its_number() -> None:
    assert number_faults(SRC) == []


@pytest.mark.parametrize(
    ("words", "faults"),
    [
        ("{ $n ->\n    [one] 1 clue\n   *[other] { $n } clues\n}", 1),
        ("{ $n ->\n    [one] a clue\n   *[other] { $n } clues\n}", 1),
        ("{ $n ->\n    [one] { $n } clue\n   *[other] { $n } clues\n}", 0),
        ("{ $n ->\n    [1] a clue\n   *[other] { $n } clues\n}", 0),
        ("{ $n } { $n ->\n    [one] clue\n   *[other] clues\n}", 0),
        (
            "{ $who ->\n    [you] { $n ->\n        [one] 1 clue\n       *[other] { $n } clues\n    }\n   *[other] { $n }\n}",
            1,
        ),
    ],
)
def test_a_variant_for_one_that_hides_its_number_is_a_fault(tmp_path: Path, words: str, faults: int) -> None:
    put(tmp_path, "kernel/text/fr.ftl", f"clues = {words}\n")
    assert len(number_faults(tmp_path)) == faults


# --- Every argument that is handed to a message is used in it ----------------------------------------------------


def handed(src: Path) -> Iterator[tuple[str, str, set[str]]]:
    """Every message that the code names in full, with where that is and the arguments that it is handed.

    `text("es-won", who=…)` names one, and so does `words("saved", file=…)` of the command line: `cli-saved`.
    """
    for path in sorted(src.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            key, given = str(node.args[0].value), {keyword.arg for keyword in node.keywords}
            if called in ("text", "words") and None not in given:
                yield (
                    f"{path.relative_to(src)}:{node.lineno}",
                    key if called == "text" else f"cli-{key}",
                    {argument for argument in given if argument is not None},
                )


def argument_faults(src: Path) -> list[str]:
    """Arguments that a message does not use in one of the languages, and arguments that it uses and is not handed."""
    faults = []
    known = {
        lang: {key: m for path in src.rglob(f"{lang}.ftl") for key, m in messages(path).items()} for lang in LANGUAGES
    }
    for where, key, given in handed(src):
        for lang in LANGUAGES:
            if key in known[lang]:
                used = used_in(known[lang][key])
                faults += [f"{where}: {key} does not say ${argument} in {lang}" for argument in sorted(given - used)]
                faults += [f"{where}: {key} is not handed ${argument} for {lang}" for argument in sorted(used - given)]
    return faults


def test_every_argument_that_is_handed_to_a_message_is_used_in_it() -> None:
    assert len(list(handed(SRC))) > 800
    assert argument_faults(SRC) == []


def test_an_argument_that_a_message_does_not_use_is_a_fault(tmp_path: Path) -> None:
    put(tmp_path, "kernel/text/en.ftl", "moved = { $who } goes to { $place }\ncli-saved = Saved: { $file }\n")
    put(tmp_path, "kernel/text/fr.ftl", "moved = { $who } se déplace\ncli-saved = Sauvegardé\n")
    put(
        tmp_path,
        "kernel/table.py",
        'text("moved", who=who, place=place)\nself.words("saved", file=file)\ntext("moved")',
    )
    assert argument_faults(tmp_path) == [
        "miskatonic/kernel/table.py:1: moved does not say $place in fr",
        "miskatonic/kernel/table.py:2: cli-saved does not say $file in fr",
        "miskatonic/kernel/table.py:3: moved is not handed $place for en",
        "miskatonic/kernel/table.py:3: moved is not handed $who for en",
        "miskatonic/kernel/table.py:3: moved is not handed $who for fr",
    ]


# --- A word of a vocabulary says every argument that it is declared with -----------------------------------------

UNSAID: dict[str, set[str]] = {
    "burn_card": {"counter"},
    "rite": {"counter"},
    "lock_a_room": {"locks"},
    "keep": {"burden"},
}
"""Arguments that the rules alone need: where something is counted, and what other arguments say in words already."""


def unsaid(src: Path) -> Iterator[tuple[str, set[str]]]:
    """Every word of a vocabulary, with the arguments that its text does not use."""
    for path in sorted(src.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id="word"), args=[ast.Constant(value=str(name)), say, *_]):
                    said = functions.get(say.id) if isinstance(say, ast.Name) else say
                    if isinstance(said, (ast.Lambda, ast.FunctionDef)):
                        body = said.body if isinstance(said.body, list) else [said.body]
                        read = {each.id for part in body for each in ast.walk(part) if isinstance(each, ast.Name)}
                        yield name, {argument.arg for argument in said.args.args} - read
                case _:
                    pass


def test_a_word_says_every_argument_that_it_is_declared_with() -> None:
    words = dict(unsaid(SRC))
    assert len(words) > 200
    assert {name: left_out for name, left_out in words.items() if left_out} == UNSAID


def test_a_word_that_leaves_an_argument_out_is_found(tmp_path: Path) -> None:
    put(
        tmp_path,
        "games/elder_sign/effects.py",
        """
        @word("move", lambda spaces, kind: text("es-move", n=spaces))
        def move(game, you, spaces, kind): ...

        def _say(spaces): return text("es-go", n=spaces)

        @word("go", _say)
        def go(game, you, spaces): ...
        """,
    )
    assert dict(unsaid(tmp_path)) == {"move": {"kind"}, "go": set()}


# --- What a board says by itself is read by it, and takes the same arguments in both languages --------------------

WEB = SRC.parent / "web/src/games"


def board_words(folder: Path) -> Iterator[tuple[str, str, Pattern]]:
    """The words that a text folder has for a board: language, name (`board.skills`, `board.skills.luck`) and message."""
    for lang in LANGUAGES:
        for shelf, said in read_board_words([folder], lang).items():
            for name, message in said.items():
                if not isinstance(message, dict):
                    yield lang, f"{shelf}.{name}", message
                    continue
                for entry, pattern in message.items():
                    yield lang, f"{shelf}.{name}.{entry}", pattern


def boards(src: Path) -> dict[str, Path]:
    """The text folders of the games that have a board."""
    return {game: folder for game, folder in text_folders(src).items() if (WEB / game / "face.ts").is_file()}


def text_folders(src: Path) -> dict[str, Path]:
    """The text folders of games and boxes."""
    return {path.parents[1].name: path.parent for path in sorted(src.rglob("games/*/text/en.ftl"))}


@pytest.mark.parametrize("game", boards(SRC))
def test_every_word_of_a_board_is_read_by_it(game: str) -> None:
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in (WEB / game).rglob("*") if path.suffix in (".ts", ".svelte")
    )
    read = set(re.findall(r"\.(\w+)", source))
    names = {name.split(".")[1] for _, name, _ in board_words(boards(SRC)[game])}
    assert len(names) > 30
    assert sorted(names - read) == []


def test_a_box_adds_to_what_the_board_of_its_game_says() -> None:
    said = {name for _, name, _ in board_words(boards(SRC)["arkham_horror"])}
    groups = {name.rpartition(".")[0] for name in said if name.count(".") == 2}
    added = {name for _, name, _ in board_words(text_folders(SRC)["kingsport"])}
    assert len(added) > 10
    assert sorted(name for name in added if name.rpartition(".")[0] not in groups or name in said) == []


@pytest.mark.parametrize("game", text_folders(SRC))
def test_a_word_of_a_board_takes_the_same_arguments_in_both_languages(game: str) -> None:
    taken: dict[str, list[set[str]]] = {}
    for _, name, message in board_words(text_folders(SRC)[game]):
        taken.setdefault(name, []).append(set(arguments(message)))
    assert [name for name, found in taken.items() if len(found) != len(LANGUAGES) or found[0] != found[1]] == []
