"""The reader's language, and what the command line says in it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from miskatonic.kernel.game import Game
from miskatonic.kernel.text import LANGUAGES, PHRASES, Arg, Lang, Text, render, text

PHRASES.add_folder(Path(__file__).parent / "text")


def language_of(environment: Mapping[str, str]) -> Lang:
    """The language that the environment asks for: French if it does, English otherwise."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def language_in(arguments: Sequence[str]) -> Lang | None:
    """The language that a command line asks for (`--lang fr`, `--lang=fr`), if any."""
    for argument, following in zip(arguments, [*arguments[1:], ""], strict=True):
        option, _, value = argument.partition("=")
        if option == "--lang":
            value = value or following
            return next((lang for lang in LANGUAGES if lang == value), None)
    return None


class Words:
    """Everything that is said to one reader."""

    def __init__(self, lang: Lang | None) -> None:
        self.lang: Lang = lang or language_of(os.environ)

    def __call__(self, key: str, **args: Arg) -> str:
        """What the command line itself says: the message `cli-<key>`."""
        return render(text(f"cli-{key}", **args), self.lang)

    def read(self, words: Text) -> str:
        """Any text, in the reader's language."""
        return render(words, self.lang)

    def piece(self, game: str, piece: str) -> str:
        """The name of a piece of a game, or of several (`a+b`); an id that is no piece is returned as it is."""
        pieces = piece.split("+") if "+" in piece[1:-1] else [piece]
        return " + ".join(PHRASES.name(f"{game}/{one}", self.lang) for one in pieces)

    def told(self, game: Game[Any], what: str, value: str) -> str:
        """What a game reports of its end: a word of its own, or a piece."""
        message = f"{game.reading.prefix}-fact-{what}-{value}".replace("_", "-")
        return render(text(message), self.lang) if PHRASES.has(message, self.lang) else self.piece(game.slug, value)

    def of_game(self, game: Game[Any], key: str) -> str:
        """A word of a game's own: all its messages begin with its prefix."""
        message = f"{game.reading.prefix}-{key.replace('_', '-')}"
        return render(text(message), self.lang) if PHRASES.has(message, self.lang) else key.partition("-")[2]
