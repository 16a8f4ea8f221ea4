"""`miskatonic check`."""

from dataclasses import replace

import pytest
from tests.boxes.home_made import GAMES, boxes_of, filled
from tests.cli.commands import run

from miskatonic.conformance import CHECKS
from miskatonic.games import elder_sign
from miskatonic.games.elder_sign.declare import common_item
from miskatonic.games.elder_sign.effects.belongings import gain
from miskatonic.kernel.game import GAMES as ENGINE
from miskatonic.testing import home_made


def test_a_game_that_keeps_its_promises_is_told_so() -> None:
    found = run("check", "elder_sign", "--games", "1", "--json").json["results"]
    assert [row["check"] for row in found] == list(CHECKS)
    assert not any(row["faults"] for row in found)


@pytest.mark.parametrize("name", GAMES)
def test_a_box_with_every_kind_of_component_keeps_all_promises(name: str) -> None:
    boxes = [argument for box in boxes_of(name) for argument in ("--boxes", box)]
    with filled(name):
        checked = run("check", GAMES[name], *boxes, "--games", "1", "--json")
    assert [row["check"] for row in checked.json["results"]] == list(CHECKS)
    assert {row["check"]: row["faults"] for row in checked.json["results"] if row["faults"]} == {}


def test_it_speaks_french() -> None:
    with home_made("elder_sign"):
        out = run("check", "elder_sign", "--boxes", "home_made", "--games", "1", "--lang", "fr").out
    assert "✓ Le Signe des Anciens + Fait maison\u202f: Chaque bot répond à chaque question" in out


def test_what_is_wrong_with_a_box_is_told_and_ends_in_an_error() -> None:
    with home_made("elder_sign"):
        common_item("brass_lens", "Brass  Lens", "", gain("clue"))
        failed = run("check", "elder_sign", "--boxes", "home_made", "--games", "1")
    assert failed.code == 1
    assert "brass_lens" in failed.out
    assert "Brass  Lens" in failed.out


def test_an_error_of_the_rules_is_a_fault_where_it_was_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(state: object, decision: object) -> dict[str, float]:
        raise ZeroDivisionError("no dice")

    game = ENGINE["elder_sign"]
    monkeypatch.setattr(elder_sign, "GAME", replace(game, reading=replace(game.reading, odds=broken)))
    failed = run("check", "elder_sign", "--games", "1")
    assert failed.code == 1
    assert "ZeroDivisionError: no dice" in failed.out
    assert "test_check.py" in failed.out
