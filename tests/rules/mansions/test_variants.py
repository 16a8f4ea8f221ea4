"""The variants of the rulebook, each an option of the setup."""

from typing import Any

import pytest
from tests.rules.mansions.shared import JENNY, JOE

from miskatonic.games.mansions.components import COMBAT, VARIANTS
from miskatonic.games.mansions.setup import questions
from miskatonic.kernel.box import edition_of
from miskatonic.testing import Scenario, rule, scenario


def with_variant(**variants: Any) -> Scenario:
    """Joe Diamond's turn at a table with a variant; the objective decides nothing with the last event."""
    g = scenario("mansions", seats=["", JOE, JENNY], **variants).place(JENNY, at="basement_storage.1")
    return g.set(f"{JOE}.skill_points", 0).set("choices", ["C", "A", "A"])


@rule("MM-VAR-01")
def test_variants_are_asked_for_at_setup_and_usual_tables_have_none() -> None:
    asked = [field.option for field in questions(edition_of("mansions")) if field.kind == "flag"]
    assert asked == list(VARIANTS)
    assert with_variant().state.variants == []


# --- timed puzzles


@rule("MM-VAR-02", "MM-VAR-03")
def test_a_timed_puzzle_gives_everybody_a_minute_and_no_more() -> None:
    runes = [f"rune_7_{n}" for n in (2, 1, 3, 4, 5, 6)]
    g = with_variant(timed_puzzles=True).place(JOE, at="kitchen.1").place("puzzlebox", at="kitchen")
    g.set(f"{JOE}.skill_points", 1).rig(shuffles=[runes]).choose("explore")
    assert (g.decision.amount, "skill_point" in g.options) == (30, False)
    g.play(*["swap:1:2"] * 30)
    assert (g.decision.kind.name, "puzzlebox" in g.state.puzzles) == ("act", True)


# --- skill points of monsters


def first(heading: str, attack: bool) -> str:
    """A combat card of the humanoids with that heading."""
    cards = [card for card in edition_of("mansions")[COMBAT] if card.deck == "humanoid"]
    return next(card.slug for card in cards if (card.attack if attack else card.defence).kind == heading)


@rule("MM-VAR-04")
def test_the_keeper_begins_with_a_skill_point_for_each_investigator_player() -> None:
    assert with_variant(monster_skill=True)["keeper"].skill_points == 2
    assert with_variant()["keeper"].skill_points == 0


@rule("MM-VAR-05", "MM-VAR-06")
def test_the_keeper_has_a_test_of_a_combat_rolled_again_and_the_new_roll_stands() -> None:
    g = with_variant(monster_skill=True).spawn("zombie", at="foyer.center").rig(dice=[1, 10])
    g.stack("humanoid", [first("unarmed", attack=True)]).play("attack:zombie:unarmed", "again")
    assert (g["zombie"].damage, g["keeper"].skill_points, g.decision.kind.name) == (0, 1, "act")


@rule("MM-VAR-05")
def test_the_keeper_cannot_have_evade_tests_rolled_again() -> None:
    g = with_variant(monster_skill=True).spawn("zombie", at="foyer.center").rig(dice=[1]).choose("move:foyer.left_hall")
    assert g[JOE].at == "foyer.left_hall"


@rule("MM-VAR-07")
def test_the_keeper_may_have_a_monster_make_its_special_attack_without_a_card() -> None:
    g = with_variant(monster_skill=True).spawn("zombie", at="foyer.center", token=1).rig(dice=[10])
    g.begin(step="monster_attacks").play("attack:zombie:joe_diamond", "special", "stand")
    assert (g[JOE].damage, g["keeper"].skill_points) == (3, 1)
    assert list(g.state.combat_discards["humanoid"]) == []


# --- the length of the game


@rule("MM-VAR-08", "MM-VAR-09")
def test_the_last_event_may_be_late_again_and_again() -> None:
    g = with_variant(uncertain_end=True).set("event", 5).set("time", 2).rig(dice=[2, 1, 3]).begin(step="event")
    assert (g.outcome, g.state.time) == (None, 3)
    assert g.begin(step="event").outcome is None
    ended = g.begin(step="event").outcome
    assert ended is not None
    assert ended.winners == []


@rule("MM-VAR-08")
@pytest.mark.parametrize("event", [1, 4])
def test_other_events_are_never_late(event: int) -> None:
    g = with_variant(uncertain_end=True).set("event", event).set("time", 2).stop("order").begin(step="event")
    assert g.state.event == event + 1


@rule("MM-VAR-10")
def test_the_last_event_is_not_late_if_it_makes_a_side_win() -> None:
    g = with_variant(uncertain_end=True).set("choices", ["A", "A", "A"]).set("event", 5).set("time", 2)
    ended = g.reveal(happened=True).begin(step="event").outcome
    assert ended is not None
    assert ended.winners == [0]


@rule("MM-VAR-10")
def test_the_last_event_is_not_late_if_it_makes_a_side_win_by_what_was_found() -> None:
    g = scenario("mansions", seats=["", JOE], story="the_inner_sanctum", uncertain_end=True)
    g.set("choices", ["B", "A", "A", "A"]).set("event", 5).set("time", 9).rig(dice=[2]).begin(step="event")
    assert g.outcome is None
    ended = g.give(JOE, "the_inner_sanctum_clue_1b").begin(step="event").outcome
    assert ended is not None
    assert ended.winners == [1]


@rule("MM-STALE-02")
def test_a_table_that_likes_it_can_leave_the_end_uncertain() -> None:
    assert "uncertain_end" in [field.option for field in questions(edition_of("mansions"))]
    assert with_variant(uncertain_end=True).state.variants == ["uncertain_end"]
