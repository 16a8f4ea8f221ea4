"""The Inner Sanctum: its events, its clues, and how each of its objectives is won and lost."""

import pytest
from tests.games.mansions.stories.shared import event_of, finale, told, winners
from tests.rules.mansions.test_combat import first

from miskatonic.testing import Scenario, rule

STORY = "the_inner_sanctum"


def cultists(g: Scenario, number: int, at: str = "chapel.center") -> Scenario:
    """So many cultists in a space."""
    for token in range(number):
        g.spawn("cultist", at=at, token=token)
    return g


# --- clues and events


@rule("MM-STORY-02")
@pytest.mark.parametrize(("letter", "room"), [("A", "ceremony_room.left"), ("B", "crypt.right")])
def test_the_ladder_of_the_chapel_leads_somewhere_once_clue_2_is_found(letter: str, room: str) -> None:
    g = told(STORY, f"A{letter}AA", at="chapel.north").place(f"{STORY}_clue_2{letter.lower()}", at="chapel")
    assert f"move:{room}" not in g.options
    assert f"move:{room}" in g.play("explore", "pass").options


def test_who_kills_the_late_arrival_gains_a_skill_point_and_the_cult_robes() -> None:
    g = event_of(told(STORY, "AAAA", at="study.left"), 1).rig(tokens=[0]).choose("place:chapel.north")
    g.begin(turn="joe_diamond").place("joe_diamond", at="chapel.north").set("latecomer.damage", 5)
    g.stack("humanoid", [first("humanoid", "unarmed")]).rig(dice=[1]).choose("attack:cult_leader:unarmed")
    assert (g["joe_diamond"].skill_points, g["joe_diamond"].cards) == (1, ["cult_robes"])


def test_dark_powers_give_threat_for_each_cultist_and_cult_leader() -> None:
    g = cultists(told(STORY, "AAAA"), 2, at="crypt.left").spawn("cult_leader", at="crypt.left")
    assert event_of(g, 2)["keeper"].threat == 3


def test_in_urgency_cultists_move_and_then_investigators_do() -> None:
    g = event_of(cultists(told(STORY, "AAAA", at="study.left"), 1, at="crypt.left"), 3)
    g.play("move:crypt.right", "step:study.right")
    assert (g["cultist"].at, g["joe_diamond"].at) == ("crypt.right", "study.right")


@rule("MM-EVA-01", "MM-EVA-06")
def test_in_urgency_who_steps_away_from_a_monster_has_to_evade_it_even_if_that_was_tried_in_the_own_turn() -> None:
    g = told(STORY, "AAAA", at="study.left").spawn("zombie", at="study.left").set("joe_diamond.evaded", ["zombie"])
    g.set("event", 3).set("time", 3).rig(dice=[10]).begin(step="trading").play("done", "done", "step:study.right")
    assert g.decision.kind.name == "strike"


@pytest.mark.parametrize(("letter", "revealed"), [("A", True), ("B", False), ("C", True)])
def test_the_witching_hour_reveals_all_objectives_but_one(letter: str, revealed: bool) -> None:
    g = event_of(told(STORY, f"{letter}AAA", at="study.left"), 4)
    while g.options[0].startswith("place:"):
        g.choose(g.options[0])
    assert g.state.revealed is revealed
    assert g["joe_diamond"].horror == (1 if letter == "A" else 0)
    assert len(g.state.monsters) == (0 if letter == "B" else 1)


@rule("MM-STORY-03", "MM-WIN-06")
@pytest.mark.parametrize("letter", "AC")
def test_all_lose_with_the_last_event(letter: str) -> None:
    g = finale(STORY, f"{letter}AAA").give("joe_diamond", f"{STORY}_clue_1{letter.lower()}")
    assert winners(event_of(g, 5)) == []


# --- the voices


def test_the_high_priest_comes_where_clue_1_lay() -> None:
    g = told(STORY, "ABAA", at="study.left").place(f"{STORY}_clue_1a", at="study").rig(tokens=[0])
    g.play("explore", "pass", "place:crypt.left")
    assert (g["high_priest"].at, g["high_priest"].extra_health) == ("crypt.left", 4)


def test_the_investigators_win_when_the_high_priest_is_killed() -> None:
    g = finale(STORY, "AAAA", at="study.left").spawn(
        "cult_leader", at="crypt.left", token=0, damage=5, name="high_priest"
    )
    assert winners(g.place("fire", at="crypt").begin(step="event")) == [1]


@pytest.mark.parametrize(
    ("players", "mad", "won"), [(1, 1, True), (2, 1, True), (3, 1, False), (3, 2, True), (4, 3, True)]
)
def test_the_keeper_wins_if_enough_minds_are_broken_as_the_turn_begins(players: int, mad: int, won: bool) -> None:
    others = ("jenny_barnes", "sister_mary", "harvey_walters")[: players - 1]
    g = finale(STORY, "AAAA", others=others)
    for who, sanity in (("joe_diamond", 8), ("jenny_barnes", 10), ("sister_mary", 12))[:mad]:
        g.set(f"{who}.horror", sanity)
    g.stop("threat").begin(step="trading")
    assert (g.outcome is not None and g.outcome.winners == [0]) is won


def test_broken_minds_count_at_no_other_time() -> None:
    g = finale(STORY, "AAAA").set("joe_diamond.horror", 8).stop("trading").choose("end_turn")
    assert g.outcome is None


# --- the chthonian


@rule("MM-STORY-04", "MM-OBJ-03")
def test_with_4_cultists_in_the_chapel_the_keeper_may_reveal_the_objective_and_summon_a_chthonian() -> None:
    g = cultists(told(STORY, "BAAA", at="study.left"), 4).begin(step="keeper_actions").rig(tokens=[0])
    g.play(f"use:{STORY}_objective_1b", "place:chapel.south")
    assert g.state.revealed
    assert g["chthonian_1b"].at == "chapel.south"
    assert f"use:{STORY}_objective_1b" not in g.options


@rule("MM-STORY-05")
def test_the_summoning_kills_no_cultist_and_can_be_done_after_the_objective_was_revealed() -> None:
    g = cultists(finale(STORY, "BAAA", at="study.left"), 4).begin(step="event").rig(tokens=[0])
    g.play("yes", "place:chapel.south")
    assert sorted(g.state.monsters) == ["chthonian", "cultist", "cultist#2", "cultist#3", "cultist#4"]


def test_3_cultists_and_a_cult_leader_are_not_enough() -> None:
    g = cultists(told(STORY, "BAAA", at="study.left"), 3).spawn("cult_leader", at="chapel.center")
    assert f"use:{STORY}_objective_1b" not in g.begin(step="keeper_actions").options


def test_the_investigators_win_when_the_chthonian_is_killed() -> None:
    g = finale(STORY, "BAAA", at="study.left").spawn(
        "chthonian", at="crypt.left", token=1, damage=7, name="chthonian_1b"
    )
    assert winners(g.place("fire", at="crypt").begin(step="event")) == [1]


@pytest.mark.parametrize(("later", "won"), [(3, False), (4, True)])
def test_the_keeper_wins_if_the_chthonian_lives_4_turns_after_that_of_its_arrival(later: int, won: bool) -> None:
    g = (
        finale(STORY, "BAAA")
        .spawn("chthonian", at="crypt.left", name="chthonian_1b")
        .set("counters", {"chthonian_1b": 2})
    )
    g.set("round", 2 + later).stop("order").begin(step="event")
    assert (g.outcome is not None and g.outcome.winners == [0]) is won


@rule("MM-WIN-07")
@pytest.mark.parametrize(("found", "won"), [(True, [1]), (False, [])])
def test_the_last_event_makes_the_investigators_win_if_they_have_clue_1b(found: bool, won: list[int]) -> None:
    g = finale(STORY, "BAAA")
    if found:
        g.give("joe_diamond", f"{STORY}_clue_1b")
    assert winners(event_of(g, 5)) == won


# --- the offerings


@rule("MM-ESC-02", "MM-ESC-05")
def test_the_investigators_win_when_all_have_escaped_by_the_chapel() -> None:
    g = finale(STORY, "CAAA", at="chapel.south", others=("jenny_barnes",)).place("jenny_barnes", at="chapel.south")
    assert g.choose("escape").outcome is None
    assert winners(g.choose("escape")) == [1, 2]


@rule("MM-FAQ-07")
def test_the_keeper_wins_when_one_is_killed_in_the_finale() -> None:
    g = finale(STORY, "CAAA", at="study.left", others=("jenny_barnes",)).set("joe_diamond.damage", 11)
    assert winners(g.place("fire", at="study").choose("end_turn")) == [0]
