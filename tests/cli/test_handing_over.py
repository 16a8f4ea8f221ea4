"""Two teams at one keyboard, played with the little game of secrets: nobody reads what only the other team may know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from miskatonic import new_table
from miskatonic.cli.output import Output
from miskatonic.cli.terminal.saves import Saves
from miskatonic.cli.terminal.shell import TerminalGame
from miskatonic.kernel.game import GAMES


@pytest.fixture(autouse=True)
def whispers() -> Iterator[None]:
    GAMES.add("whispers", "tests.server.whispers")
    yield
    GAMES.remove("whispers")


class Keyboard:
    """What is typed, and what was on the screen whenever something was: cleared screens are forgotten."""

    def __init__(self, seats: list[str], data: Path, *typed: str, game: str = "whispers") -> None:
        self.paper = StringIO()
        out = Output("en")
        out.__dict__["console"] = Console(file=self.paper, width=100, height=60, force_terminal=True, color_system=None)
        table = new_table(game, seed=3, players=4)
        saves = Saves(data)
        self.game = TerminalGame(table, seats, out, saves, saves.new_file(game))
        self.typed = list(typed)
        self.screens: list[tuple[str, str]] = []
        """Which team was at the keyboard, and what could be read there; "" for somebody who has just come."""
        self.by_seat: dict[int, str] = {}
        """What could be read when a seat was at the keyboard."""

    def type(self, prompt: str = "") -> str:
        """Reads the screen, then types the next line; when there are none, the first option."""
        screen = self.paper.getvalue().rpartition("\x1b[3J")[2]
        handing = "presses Enter" in prompt
        assert self.game.table.decision is not None
        seat = self.game.table.decision.seat
        team = self.game.table.state.team(seat)
        if not handing:
            self.by_seat[seat] = self.by_seat.get(seat, "") + screen + prompt
        self.screens.append(("" if handing else team, screen + prompt))
        return "" if handing else self.typed.pop(0) if self.typed else "1"

    def play(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("builtins.input", self.type)
        self.game.run()

    def read_by(self, team: str) -> set[str]:
        """Whose secret words could be read when that team was at the keyboard: `team0`, `seat3`."""
        read = " ".join(screen for who, screen in self.screens if who == team)
        return {word[:5] for word in re.findall(r"(?:team|seat)\dx\d+", read)}


def test_neither_team_reads_a_secret_of_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(["me"] * 4, tmp_path)
    keyboard.play(monkeypatch)
    assert keyboard.read_by("owls") == {"team0", "seat0", "seat2"}
    assert keyboard.read_by("crows") == {"team1", "seat1", "seat3"}
    assert keyboard.read_by("") == set(), "nobody reads anything before pressing Enter"
    handed = [prompt for who, prompt in keyboard.screens if who == ""]
    assert len(handed) == 16, "the teams take turns"
    assert "Hand over to" in handed[0]


def test_not_even_a_teammate_reads_what_is_for_one_seat_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(["me", "random", "me", "random"], tmp_path)
    keyboard.play(monkeypatch)
    for seat in (0, 2):
        words = re.findall(r"(?:team|seat)\dx\d+", keyboard.by_seat[seat])
        assert {word[:5] for word in words} == {"team0", f"seat{seat}"}


def test_the_end_is_for_everybody_to_see(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(["me"] * 4, tmp_path)
    keyboard.play(monkeypatch)
    end = keyboard.paper.getvalue().rpartition("\x1b[3J")[2]
    assert "All has been said." in end
    assert not re.search(r"(?:team|seat)\dx\d+", end)


def test_the_log_and_what_is_taken_back_keep_the_secrets_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    turn = ["1", "1", "1"]
    keyboard = Keyboard(["me"] * 4, tmp_path, *turn, "l", "b", "h", "u", "y", "1", *turn, "l 100")
    keyboard.play(monkeypatch)
    assert keyboard.read_by("owls") == {"team0", "seat0", "seat2"}
    assert keyboard.read_by("crows") == {"team1", "seat1", "seat3"}
    assert keyboard.read_by("") == set()


def test_people_without_secrets_hand_nothing_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(["me"] * 4, tmp_path, *["1"] * 40, "q", game="elder_sign")
    keyboard.play(monkeypatch)
    assert len(keyboard.screens) > 20
    assert len(keyboard.by_seat) > 1
    assert not [screen for _, screen in keyboard.screens if "Hand over to" in screen]
