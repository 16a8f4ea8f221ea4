"""Results go to standard output as tables or as JSON, everything else to standard error."""

from __future__ import annotations

import os
import sys
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from miskatonic.cli.words import Words
from miskatonic.kernel.text import Lang

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

PIPE_WIDTH = 120
"""Columns where no terminal gives a width."""


class Output:
    """One command's way to its reader."""

    def __init__(self, lang: Lang | None, as_json: bool = False) -> None:
        self.words = Words(lang)
        self.as_json = as_json

    def json(self, result: Any) -> None:
        """Prints a result as JSON."""
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(result), indent=2).decode() + "\n")

    @cached_property
    def console(self) -> Console:
        """Standard output."""
        return _console(stderr=False)

    @cached_property
    def aside(self) -> Console:
        """Standard error."""
        return _console(stderr=True)

    def say(self, key: str, **args: Any) -> None:
        """A line of the result."""
        self.console.print(self.words(key, **args), markup=False)

    def warn(self, sentence: str) -> None:
        """A line beside the result."""
        self.aside.print(sentence, markup=False, style="yellow", soft_wrap=True)

    def table(self, *columns: str, title: str | None = None) -> Table:
        """A table; a column whose name begins with `#` holds numbers."""
        from rich import box
        from rich.table import Table

        table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold", pad_edge=False)
        for column in columns:
            number = column.startswith("#")
            table.add_column(column.removeprefix("#"), justify="right" if number else "left", no_wrap=number)
        return table


def _console(stderr: bool) -> Console:
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() or "COLUMNS" in os.environ else PIPE_WIDTH
    return Console(stderr=stderr, highlight=False, width=width)
