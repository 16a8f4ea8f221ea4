"""The help of every command in French: `text/help.fr.toml` translates what the commands declare in English."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

_WORDS = Path(__file__).parent / "text" / "help.fr.toml"


@cache
def _table(name: str) -> Mapping[str, str]:
    with _WORDS.open("rb") as file:
        read: dict[str, dict[str, str]] = tomllib.load(file)
    return {" ".join(english.split()): french for english, french in read[name].items()}


def sentences() -> Mapping[str, str]:
    """The French sentence for each English one."""
    return _table("sentences")


def in_french(words: str) -> str:
    """A sentence of the help; its line breaks do not matter."""
    return sentences()[" ".join(words.replace("\b", "").split())]


@contextmanager
def french_help(command: Any) -> Iterator[None]:
    """Has a command and those below it explain themselves in French."""
    from typer import rich_utils

    english = {constant: getattr(rich_utils, constant) for constant in _table("frame")}
    _translate(command)
    _assign(rich_utils, _table("frame"))
    try:
        yield
    finally:
        _assign(rich_utils, english)


def _assign(module: Any, values: Mapping[str, str]) -> None:
    for constant, value in values.items():
        setattr(module, constant, value)


def _translate(command: Any) -> None:
    command.help = command.help and in_french(command.help)
    command.options_metavar, command.subcommand_metavar = "[OPTIONS]", "COMMANDE …"
    command.get_usage = _usage(command.get_usage)
    for parameter in [*command.params, command.get_help_option(command.make_context("", [], resilient_parsing=True))]:
        if parameter.help:
            parameter.help = in_french(parameter.help)
        if isinstance(parameter.show_default, str):
            parameter.show_default = in_french(parameter.show_default)
        if parameter.metavar:
            parameter.metavar = _table("places").get(parameter.metavar, parameter.metavar)
    for below in getattr(command, "commands", {}).values():
        _translate(below)


def _usage(get_usage: Callable[[Any], str]) -> Callable[[Any], str]:
    """A usage line in which what stands for a word is named in French, too."""
    return lambda context: get_usage(context).replace("Usage:", "Usage\N{NARROW NO-BREAK SPACE}:")
