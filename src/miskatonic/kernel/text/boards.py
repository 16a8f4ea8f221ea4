"""Messages that a client fills in by itself: the words of a board, in a form that needs neither a parser nor a library.

A message of a shelf (`ah-board-doom-of`) is known to clients by its name in camel case (`doomOf`); one with attributes is a
group of texts by slug. Boxes add to the shelves of their game, and to its groups.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse

from miskatonic.kernel.text import Lang

SHELVES = ("board", "desk", "decks", "primer")
"""What clients say by themselves: on the board, on what lies before the players, where decks are made, in the game in short."""

Pattern = str | list[Any]
"""A sentence; or its parts, where a list names an argument (`["n"]`) or chooses by it (`["n", {"one": …}, "other"]`)."""
Words = dict[str, dict[str, Pattern | dict[str, Pattern]]]
"""Messages by shelf and name."""

_KEY = re.compile(rf"[a-z]+-({'|'.join(SHELVES)})-(.+)")


def board_words(folders: Iterable[Path], lang: Lang) -> Words:
    """The words of a board from the folder of a game and those of boxes, which may add to a group or say something else."""
    words: Words = {}
    for folder in folders:
        for shelf, messages in _read(folder, lang).items():
            known = words.setdefault(shelf, {})
            for name, said in messages.items():
                before = known.get(name)
                known[name] = {**before, **said} if isinstance(before, dict) and isinstance(said, dict) else said
    return words


@cache
def _read(folder: Path, lang: Lang) -> Words:
    """The messages of one file that are for boards."""
    words: Words = {}
    for entry in parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and (found := _KEY.fullmatch(entry.id.name)):
            shelf, name = found[1], re.sub(r"-(.)", lambda letter: letter[1].upper(), found[2])
            group = {attribute.id.name: compiled(attribute.value) for attribute in entry.attributes}
            words.setdefault(shelf, {})[name] = compiled(entry.value) if entry.value is not None else group
    return words


def compiled(pattern: ast.Pattern) -> Pattern:
    """A pattern of Fluent as clients fill it in: a string if there is nothing to fill in."""
    parts: list[Any] = []
    for element in pattern.elements:
        part = _part(element)
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        elif part != "":
            parts.append(part)
    return "".join(parts) if all(isinstance(part, str) for part in parts) else parts


def _part(element: ast.TextElement | ast.Placeable) -> str | list[Any]:
    match element:
        case ast.TextElement(value=text):
            return str(text)
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            return str(literal.parse()["value"])
        case ast.Placeable(expression=ast.VariableReference(id=argument)):
            return [argument.name]
        case ast.Placeable(
            expression=ast.SelectExpression(selector=ast.VariableReference(id=argument), variants=variants)
        ):
            usual = next(_variant(variant) for variant in variants if variant.default)
            return [argument.name, {_variant(variant): compiled(variant.value) for variant in variants}, usual]
    raise ValueError(f"a board cannot fill in {element.to_json()}")


def _variant(variant: ast.Variant) -> str:
    match variant:
        case ast.Variant(key=ast.Identifier(name=what)) | ast.Variant(key=ast.NumberLiteral(value=what)):
            return str(what)
    raise ValueError(f"a variant for nothing: {variant.to_json()}")


def arguments(pattern: Pattern) -> dict[str, str]:
    """The arguments of a sentence: `number` for one that a variant is chosen by, else `text`."""
    found: dict[str, str] = {}
    for part in pattern if isinstance(pattern, list) else ():
        if isinstance(part, list):
            found.setdefault(part[0], "text")
            if len(part) > 1:
                found[part[0]] = "number"
                for variant in part[1].values():
                    found = {**arguments(variant), **found}
    return found


def described(words: Words) -> dict[str, Any]:
    """The JSON schema of the words of a game: a sentence with arguments is described by them, under `$args`."""

    def said(args: Mapping[str, str]) -> dict[str, Any]:
        return _object({"$args": _object({name: _TYPES[kind] for name, kind in args.items()})}) if args else _TYPES[""]

    def message(of: Pattern | dict[str, Pattern]) -> dict[str, Any]:
        if not isinstance(of, dict):
            return said(arguments(of))
        args = {name: kind for pattern in of.values() for name, kind in arguments(pattern).items()}
        return _object(dict.fromkeys(of, said(args))) | {"additionalProperties": said(args)}

    shelves = {
        shelf: _object({name: message(of) for name, of in sorted(messages.items())})
        for shelf, messages in sorted(words.items())
    }
    return _object(shelves) | {"title": "Words"}


_TYPES: dict[str, dict[str, Any]] = {
    "": {"type": "string"},
    "number": {"type": "number"},
    "text": {"type": ["string", "number"]},
}


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": [*properties]}
