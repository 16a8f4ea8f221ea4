"""`miskatonic replay`: a recorded game is told again, or checked."""

from pathlib import Path

import msgspec
import pytest
from tests.cli.commands import played, refused, run


def test_a_finished_game_is_verified(tmp_path: Path) -> None:
    table = played()
    file = tmp_path / "game.json"
    file.write_bytes(table.save())
    ended = run("replay", str(file), "--verify", "--json")
    assert ended.code == 0
    verified = ended.json
    assert verified["verified"] is True
    assert verified["choices"] == len(table.moves)
    assert verified["outcome"]["winners"] == []
    shown = run("replay", str(file), "--verify", "--lang", "fr").out
    assert f"{len(table.moves)} choix rejoués" in shown


def test_a_record_that_was_changed_is_an_error_that_names_the_choice(tmp_path: Path) -> None:
    record = msgspec.json.decode(played(30).save())
    record["moves"][16][1] = ["fly:away"]
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(record))
    ended = run("replay", str(file), "--verify")
    assert ended.code == 1
    assert ended.out == ""
    assert "choice 17" in ended.err
    assert ended.err.count("\n") == 1
    told = run("replay", str(file), "--verify", "--json")
    assert told.code == 1
    assert told.json["verified"] is False
    assert told.json["choice"] == 17
    assert "choix 17" in run("replay", str(file), "--verify", "--lang", "fr").err


def test_the_log_is_told_in_the_language_of_the_reader(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(played(30).save())
    english, french = run("replay", str(file)).out, run("replay", str(file), "--lang", "fr").out
    assert len(english.splitlines()) == len(french.splitlines()) > 30
    assert "Mythos:" in english
    assert "still under way" in english
    assert "encore en cours" in french
    assert len(run("replay", str(file), "--json").json["log"]) == len(english.splitlines()) - 1


def test_a_game_of_earlier_rules_is_refused_with_one_sentence(tmp_path: Path) -> None:
    file = Path(__file__).parents[1] / "saves" / "card_game-1-0.json"
    for arguments in (["--verify"], ["--verify", "--json"], []):
        assert "The rules of Arkham Horror: The Card Game have changed" in refused("replay", str(file), *arguments)
    assert "ont changé" in run("replay", str(file), "--lang", "fr").err


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"[]", b"{}", b'{"program": "miskatonic", "format": 9}'])
def test_what_is_no_saved_game_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    assert refused("replay", str(file), "--verify")
