"""Where games are kept, and how options of a setup are written."""

import os
import stat
from pathlib import Path

import pytest

from miskatonic.cli.settings import read_settings
from miskatonic.cli.terminal.saves import Saves, write
from miskatonic.folders import data_folder
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES

HOME = Path.home()


@pytest.mark.parametrize(
    ("environment", "platform", "folder"),
    [
        ({"MISKATONIC_DATA": "/somewhere"}, "linux", Path("/somewhere")),
        ({}, "linux", HOME / ".local/share/miskatonic"),
        ({"XDG_DATA_HOME": "/data"}, "linux", Path("/data/miskatonic")),
        ({}, "darwin", HOME / "Library/Application Support/Miskatonic"),
        ({"LOCALAPPDATA": "/local"}, "win32", Path("/local/Miskatonic")),
        ({}, "win32", HOME / "AppData/Local/Miskatonic"),
    ],
)
def test_games_are_kept_where_the_system_keeps_such_things(
    environment: dict[str, str], platform: str, folder: Path
) -> None:
    assert data_folder(environment, platform) == folder


def test_no_two_games_share_a_file(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.under_way.mkdir()
    files = []
    for _ in range(3):
        file = saves.new_file("elder_sign")
        write(file, b"x")
        files.append(file)
    assert len(set(files)) == 3


def test_the_latest_game_is_the_one_that_was_played_last(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.under_way.mkdir()
    for age, name in enumerate(("elder_sign-b", "elder_sign-a", "chess-c")):
        write(saves.under_way / f"{name}.json", b"x")
        os.utime(saves.under_way / f"{name}.json", (1000 - age, 1000 - age))
    assert saves.latest().stem == "elder_sign-b"
    assert saves.latest("chess").stem == "chess-c"
    with pytest.raises(MiskatonicError):
        saves.latest("go")


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    write(file, b"first")
    write(file, b"second")
    assert file.read_bytes() == b"second"
    assert list(tmp_path.iterdir()) == [file]


def test_options_are_read_as_what_the_game_takes_them_for() -> None:
    rules = GAMES["elder_sign"].rules
    written = ["errata=true", "seats=joe_diamond,", "ancient-one=yig", "first_player=0", "draft=0"]
    assert read_settings(rules, written) == {
        "errata": True,
        "seats": ["joe_diamond", ""],
        "ancient_one": "yig",
        "first_player": 0,
        "draft": False,
    }


@pytest.mark.parametrize("written", ["errata", "=true", "errata=perhaps", "first_player=yes"])
def test_an_option_that_cannot_be_read_is_refused(written: str) -> None:
    with pytest.raises(MiskatonicError):
        read_settings(GAMES["elder_sign"].rules, [written])


def modes(folder: Path) -> dict[str, int]:
    """What may be done with a folder and with everything in it, by whom."""
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.rglob("*"))}


def test_games_are_for_their_player_alone(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "data")
    saves.keep(file := saves.new_file("elder_sign"), b"x")
    saves.finish(file)
    saves.keep(kept := saves.new_file("elder_sign"), b"x")
    folders = {"data": 0o700, "games": 0o700, "finished": 0o700}
    assert modes(tmp_path / "data") == folders | {file.name: 0o600, kept.name: 0o600}
