"""What docs/command-line.md shows can be typed."""

import re
import shlex
from pathlib import Path

import pytest
from tests.cli.commands import played, run

from miskatonic.cli.app import app

PAGE = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
LINES = [line for block in re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]


@pytest.mark.parametrize("line", LINES)
def test_an_example_runs(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.json").write_bytes(played(20).save())
    prompt, command, *args = shlex.split(line)
    assert (prompt, command) == ("$", "miskatonic")
    jobs = ("--jobs", "1") if args[0] == "simulate" else ()
    ended = run(*args, *jobs, typed="q\n", data=tmp_path)
    assert ended.code == 0
    assert ended.out


def test_every_command_has_its_place() -> None:
    for command in app.registered_commands:
        assert command.callback is not None
        assert f"miskatonic {command.callback.__name__}" in PAGE
