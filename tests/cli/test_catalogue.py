"""`miskatonic games`, `miskatonic inventory` and `miskatonic rules`."""

from pathlib import Path

import pytest
from tests.cli.commands import refused, run

from miskatonic.cli import rules as rules_command
from miskatonic.cli.catalogue import count_components
from miskatonic.games.elder_sign import GAME
from miskatonic.games.elder_sign.components import MONSTERS
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES

KINDS = [
    "investigator",
    "ancient_one",
    "adventure",
    "other_world",
    "common_item",
    "unique_item",
    "spell",
    "ally",
    "mythos",
    "monster",
    "mask_monster",
]


def test_elder_sign_can_be_played_by_one_to_eight() -> None:
    games = run("games", "--json").json["games"]
    assert {"game": "elder_sign", "title": "Elder Sign", "players": {"least": 1, "most": 8}, "boxes": []} in games


def test_games_are_named_in_the_language_of_the_reader() -> None:
    assert "Le Signe des Anciens" in run("games", "--lang", "fr").out
    assert "1 to 8" in run("games").out


def test_the_inventory_counts_copies_and_different_components_in_the_order_of_the_box() -> None:
    inventory = run("inventory", "elder_sign", "--json").json
    assert inventory["game"] == "elder_sign"
    assert [row["kind"] for row in inventory["components"]] == KINDS
    spells = next(row for row in inventory["components"] if row["kind"] == "spell")
    assert spells == {"kind": "spell", "published": 12, "implemented": 12, "distinct": 11}
    assert inventory["missing"] == []


def test_a_component_that_is_not_there_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MONSTERS, "published", 25)
    assert count_components(GAMES["elder_sign"], edition_of("elder_sign"))["missing"] == [
        {"kind": "monster", "number": 3}
    ]
    assert "Missing: 3 × Monsters." in run("inventory", "elder_sign").out


def test_the_inventory_is_a_table_in_both_languages() -> None:
    assert "Mask monsters" in run("inventory", "elder_sign").out
    assert "Monstres Masque" in run("inventory", "elder_sign", "--lang", "fr").out


def test_the_chapters_of_the_ledger_are_listed_with_their_rules() -> None:
    ledger = run("rules", "elder_sign", "--json").json
    assert ledger["rules"] == len(GAME.reading.ledger(edition_of("elder_sign")))
    assert sum(len(chapter["rules"]) for chapter in ledger["chapters"]) == ledger["rules"]
    assert ledger["chapters"][0]["rules"][0] == "ES-GOAL-01"
    assert "La piste du Destin" in run("rules", "elder_sign", "--lang", "fr").out


def test_a_rule_is_shown_in_the_language_of_the_reader_with_the_tests_that_prove_it() -> None:
    rule = run("rules", "elder_sign", "es-done-01", "--json").json
    assert rule["id"] == "ES-DONE-01"
    assert rule["chapter"] == "Completing a task"
    assert rule["text"] == GAME.reading.ledger(edition_of("elder_sign"))["ES-DONE-01"].en
    assert any("test_completing_a_task.py::" in test for test in rule["proven_by"])
    shown = run("rules", "elder_sign", "ES-DONE-01", "--lang", "fr").out
    assert GAME.reading.ledger(edition_of("elder_sign"))["ES-DONE-01"].fr in shown.replace("\n", " ")
    assert "Accomplir une tâche" in shown


def test_an_example_is_shown_with_its_rule() -> None:
    rule = next(rule for rule in GAME.reading.ledger(edition_of("elder_sign")) if rule.example)
    assert "Example:" in run("rules", "elder_sign", rule.id).out


def test_coverage_adds_up() -> None:
    covered = run("rules", "elder_sign", "--coverage", "--json").json
    assert covered["game"] == "elder_sign"
    assert (
        covered["rules"]
        == covered["proven"] + len(covered["unproven"])
        == len(GAME.reading.ledger(edition_of("elder_sign")))
    )
    assert all(set(rule) == {"id", "reason"} for rule in covered["unproven"])
    assert "ES-DONE-01" not in [rule["id"] for rule in covered["unproven"]]


def test_coverage_needs_the_tests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(rules_command, "TESTS", tmp_path / "tests")
    assert "checkout" in refused("rules", "elder_sign", "--coverage")
    assert run("rules", "elder_sign", "ES-DONE-01", "--json").json["proven_by"] == []
