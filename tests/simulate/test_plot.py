"""Results as a picture."""

from pathlib import Path

import pytest

from miskatonic.simulate import Group
from miskatonic.simulate.plot import Panel, plot

pytest.importorskip("matplotlib")


def drawn(file: Path, wins: int) -> bytes:
    ancient_ones = Panel("Ancient One", {"Yig": Group(10, wins), "Azathoth": Group(10, 5)}, sort=True)
    players = Panel("Players", {str(n): Group(5, n % 3) for n in range(1, 9)}, sort=False)
    plot(file, "Elder Sign", "20 games", "games won", Group(20, wins + 5), [ancient_ones, players])
    return file.read_bytes()


def test_the_picture_is_a_png_and_shows_the_results(tmp_path: Path) -> None:
    few, many = drawn(tmp_path / "few.png", 1), drawn(tmp_path / "many.picture", 9)
    assert few.startswith(b"\x89PNG")
    assert many.startswith(b"\x89PNG")
    assert few != many
    assert few == drawn(tmp_path / "again.png", 1)


def test_a_run_without_groups_is_still_a_picture(tmp_path: Path) -> None:
    plot(tmp_path / "x.png", "Elder Sign", "no game", "games won", Group(0, 0), [])
    assert (tmp_path / "x.png").read_bytes().startswith(b"\x89PNG")
