"""The words by which tests put Mansions of Madness into situations."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.rules.mansions.shared import JENNY, JOE, joe

from miskatonic.games.mansions.components import COMBAT, MONSTERS
from miskatonic.games.mansions.events import KeeperTurnBegan, ObjectiveRevealed
from miskatonic.testing import Scenario

# --- the house


@pytest.mark.parametrize(("letter", "room"), [("A", "kitchen"), ("B", "kitchen")])
def test_rooms_hold_what_the_story_lays_in_them(letter: str, room: str) -> None:
    g = joe().lay_out().set("choices", ["A", "A", letter])
    assert ("silver_key" in g[room]) is (letter == "A"), "whatever the order of the words"


def test_what_a_test_places_lies_on_top_of_it_and_what_it_gives_does_not_lie_there() -> None:
    g = joe().place("axe", at="kitchen").give(JOE, "silver_key").lay_out()
    assert g["kitchen"][-1] == "axe"
    assert "silver_key" not in g["kitchen"]


def test_a_card_is_out_of_the_game() -> None:
    g = joe().lay_out().place("silver_key", at="box")
    assert ("silver_key" in g.state.box, "silver_key" in g["kitchen"]) == (True, False)


def test_the_board_can_be_empty() -> None:
    g = joe().spawn("zombie", at="foyer.center").place("fire", at="kitchen").place("axe", at="kitchen").empty()
    assert (g.state.monsters, g.state.features, g.state.statuses, list(g["kitchen"])) == ({}, {}, {}, [])


def test_a_card_lies_face_up() -> None:
    g = joe().turn_up("jammed_door").place("jammed_door", at="guest_bedroom")
    assert g.state.face_up == ["jammed_door"]


def test_a_clue_that_lies_face_up_has_been_found() -> None:
    g = joe().lay_out().turn_up("the_fall_of_house_lynch_clue_3a")
    assert g.state.found == [3]


def test_somebody_is_hidden_where_there_is_a_place_for_it() -> None:
    g = joe().hide(JOE).place("hiding_space", at="foyer.center")
    assert g[JOE].hidden


def test_a_puzzle_has_been_begun() -> None:
    g = joe().puzzle("electric_lock")
    puzzle = g.state.puzzles["electric_lock"]
    assert not set(puzzle.pieces) & set(g.state.pieces["wiring"])
    assert puzzle.turns == [0] * len(puzzle.pieces)


def test_who_has_escaped_takes_no_more_turns() -> None:
    g = joe(others=(JENNY,)).eliminate(JENNY, "escaped").choose("end_turn")
    assert g.state.escaped == {2: JENNY}
    assert g.state.keepers_turn


# --- monsters and combat cards


def test_a_monster_comes_with_the_token_of_that_damage_and_health() -> None:
    token = MONSTERS["zombie"].tokens[1]
    g = joe().spawn("zombie", at="kitchen.1", token=(token.damage, token.health))
    shown = MONSTERS["zombie"].tokens[g["zombie"].token]
    assert (shown.damage, shown.health) == (token.damage, token.health)


def test_each_monster_of_a_kind_has_a_token_of_its_own() -> None:
    g = joe().spawn("zombie", at="kitchen.1").spawn("zombie", at="kitchen.1")
    assert sorted(monster.token for monster in g.state.monsters.values()) == [0, 1]


def test_the_token_of_a_monster_that_is_hurt_is_known() -> None:
    g = joe().spawn("zombie", at="kitchen.1", damage=1).spawn("zombie", at="kitchen.1")
    assert [monster.known for monster in g.state.monsters.values()] == [True, False]


def test_a_combat_card_is_stacked_by_the_heading_of_a_half() -> None:
    g = joe().stack("humanoid", ["attack:unarmed", "defence:vs_hidden"])
    top, next_one = g.state.combat_decks["humanoid"][-1], g.state.combat_decks["humanoid"][-2]
    assert (COMBAT[top].attack.kind, COMBAT[next_one].defence.kind) == ("unarmed", "vs_hidden")


# --- where the round stands


def test_a_stunned_monster_sheds_a_token_when_the_attacks_begin() -> None:
    g = joe().begin(step="monster_attacks").spawn("zombie", at="foyer.center", stunned=1).stop("event")
    assert (g["zombie"].stunned, g.options) == (0, ["go_on"]), "and does not attack"


def test_the_keepers_turn_begins_with_the_threat() -> None:
    g = joe().begin(step="threat")
    assert len(g.happened(KeeperTurnBegan)) == 1


def test_an_objective_that_is_revealed_does_what_it_does_then() -> None:
    g = joe().place("jammed_door", at="guest_bedroom").reveal()
    assert len(g.happened(ObjectiveRevealed)) == 1
    assert "jammed_door" not in g["guest_bedroom"], "locks are discarded"


def test_what_has_come_of_it_earlier_is_for_the_test_to_put_together() -> None:
    g = joe().place("jammed_door", at="guest_bedroom").reveal(happened=True)
    assert (g.state.revealed, list(g["guest_bedroom"])) == (True, ["jammed_door"])


# --- what makes no sense


@pytest.mark.parametrize(
    ("use", "sentence"),
    [
        (lambda g: g.set("revealed", True), "an objective may do something when it is revealed"),
        (lambda g: g.reveal(happened=True).reveal(), "the objective is face up already"),
        (lambda g: g.turn_up("axe").options, "axe lies in no room"),
        (lambda g: g.hide(JOE).options, "there is no hiding space at foyer.center"),
        (lambda g: g.spawn("zombie", at="kitchen.1", token=(9, 9)), r"no token \(9, 9\) of zombie is free"),
        (lambda g: g.puzzle("jammed_door"), "jammed_door is no lock or obstacle with a puzzle"),
        (lambda g: g.puzzle("electric_lock", ["wiring_1"]), "cells, not 1"),
        (lambda g: g.stack("humanoid", ["attack:teeth"]), "no further card of humanoid has a half 'attack:teeth'"),
        (lambda g: g.stack("mythos", ["axe"]), "'axe' is no card of the deck 'mythos'"),
        (lambda g: g.eliminate(JOE, "bored"), "investigators are eliminated or escaped, not 'bored'"),
        (lambda g: g.begin(step="story"), "story is a step of the setup"),
        (lambda g: g.exhaust("axe"), "mansions has nothing to exhaust"),
    ],
)
def test_what_makes_no_sense_is_refused(use: Callable[[Scenario], object], sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        use(joe())
