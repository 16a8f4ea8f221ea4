"""Running the command line as its users do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from typer.testing import CliRunner

from miskatonic import Table, new_table
from miskatonic.cli.app import app

CLEAN = dict.fromkeys(("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "MISKATONIC_DATA", "COLUMNS"))


class Run:
    """What a command printed and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:
        """Standard output, which must be JSON and nothing else."""
        return msgspec.json.decode(self.out)


def run(*args: str, typed: str = "", data: Path | None = None, **environment: str) -> Run:
    """Runs `miskatonic` in this process. Whatever is not handled there is raised here."""
    variables: dict[str, str | None] = {**CLEAN, **environment}
    if data is not None:
        variables["MISKATONIC_DATA"] = str(data)
    result = CliRunner().invoke(app, list(args), input=typed, env=variables, catch_exceptions=False)
    return Run(result.exit_code, result.stdout, result.stderr)


def refused(*args: str, **environment: str) -> str:
    """The sentence with which a command is refused: the only thing it prints, with exit code 2."""
    ended = run(*args, typed="", data=None, **environment)
    assert ended.code == 2
    assert ended.out == ""
    assert ended.err.count("\n") == 1
    return ended.err.strip()


def played(choices: int | None = None, seed: int = 5) -> Table[Any]:
    """A game of two in which the last option is taken, so many times or to the end."""
    table = new_table("elder_sign", seed=seed, players=2)
    while table.decision is not None and (choices is None or len(table.moves) < choices):
        most = len(table.decision.options)
        table.choose(*range(most - max(table.decision.least, 1), most))
    return table
