"""Green-Eyed Boy: its events, guests who attack one another, and how each objective is won and lost."""

import pytest
from tests.games.mansions.stories.shared import event_of, finale, told, winners

from miskatonic import new_table
from miskatonic.testing import Scenario, rule

STORY = "green_eyed_boy"
DOOR = "foyer.center"
JENNY = ("jenny_barnes",)


def together(letter: str, at: str = DOOR, *, revealed: bool = True) -> Scenario:
    """Joe Diamond and Jenny Barnes in one space."""
    g = told(STORY, f"{letter}AAAAA", at=at, others=JENNY).place("jenny_barnes", at=at)
    return g.reveal(happened=True) if revealed else g


# --- setting up


@pytest.mark.parametrize(
    ("seats", "letters"), [(2, ["answer:1A", "answer:1B"]), (3, ["answer:1A", "answer:1B", "answer:1C"])]
)
def test_the_guilt_of_one_of_you_needs_two_investigators(seats: int, letters: list[str]) -> None:
    table = new_table("mansions", seed=1, story=STORY, players=seats)
    assert table.decision is not None
    assert [option.id for option in table.decision.options] == letters


def test_nothing_lies_in_the_foyer() -> None:
    table = new_table("mansions", seed=1, story=STORY)
    while table.state.round == 0:
        table.choose(0)
    assert [room for room, pile in table.state.piles.items() if not pile] == ["foyer"]


# --- events


def test_the_frozen_visitor_only_warns() -> None:
    g = event_of(told(STORY, "AAAAAA"), 1)
    assert (g.state.event, g.state.monsters, g["joe_diamond"].horror) == (2, {}, 0)


def test_a_touch_of_madness_brings_a_maniac_or_horror() -> None:
    g = event_of(told(STORY, "AAAAAA", at="freezer.1"), 2).rig(tokens=[0], dice=[1])
    assert g["maniac"].at == "freezer.1"
    assert event_of(told(STORY, "AAAAAB"), 2)["joe_diamond"].horror == 1


def test_the_devoted_servant_comes_to_an_investigator() -> None:
    g = event_of(told(STORY, "AAAAAA", at="freezer.1"), 3).rig(tokens=[0], dice=[1])
    assert g["cult_leader"].at == "freezer.1"


def test_the_devoted_servant_stays_where_it_is_if_nobody_is_left_to_come_to() -> None:
    g = told(STORY, "AAAAAA", at="freezer.1").place("fire", at="freezer").set("joe_diamond.damage", 11)
    g.spawn("cult_leader", at="study.right").spawn("cult_leader", at="study.right", token=1).set("event", 3)
    g.set("time", 4).choose("end_turn")
    while g.decision.kind.name != "character":
        g.choose(g.options[0])
    assert [monster.at for monster in g.state.monsters.values()] == ["study.right", "study.right"]


@pytest.mark.parametrize(("letter", "time", "cards", "horror"), [("A", 1, 0, 0), ("B", 0, 3, 0), ("C", 0, 0, 1)])
def test_the_horrific_vision_reveals_the_objective(letter: str, time: int, cards: int, horror: int) -> None:
    g = event_of(told(STORY, f"{letter}AAAAA"), 4)
    assert (g.state.revealed, g.state.time) == (True, time)
    assert (len(g["keeper"].mythos), g["joe_diamond"].horror) == (cards, horror)


@rule("MM-WIN-06", "MM-WIN-07")
@pytest.mark.parametrize(("letter", "won"), [("A", [0]), ("B", []), ("C", [])])
def test_the_last_event_decides(letter: str, won: list[int]) -> None:
    assert winners(event_of(finale(STORY, f"{letter}AAAAA", others=JENNY), 5)) == won


# --- guests against guests


def test_investigators_may_attack_one_another_from_the_start() -> None:
    g = together("A", "freezer.1", revealed=False).rig(dice=[1]).choose("assault:jenny_barnes:unarmed")
    assert g["jenny_barnes"].damage == 1


@rule("MM-STORY-07")
def test_a_barricade_is_taken_off_from_either_side() -> None:
    g = told(STORY, "AAAAAA", at="nursery.1", others=JENNY)
    door = next(option for option in g.options if option.startswith("close:")).removeprefix("close:")
    one, _, other = door.partition("-")
    beyond = other if one == "nursery.1" else one
    g.play(f"close:{door}", "end_turn")
    assert f"open:{door}" in g.begin(turn="jenny_barnes").place("jenny_barnes", at=beyond).options


@rule("MM-STORY-07", "MM-ESC-06")
def test_a_barricade_on_the_front_door_keeps_nobody_in_who_takes_it_off() -> None:
    g = together("A").choose("close:foyer.center-outside")
    assert "escape" not in g.options
    g.choose("end_turn")
    assert "escape" not in g.options
    assert "escape" in g.choose("open:foyer.center-outside").options


def test_no_monster_forces_a_barricade_on_the_front_door() -> None:
    g = finale(STORY, "AAAAAA", at="freezer.1").set("barricades", {"foyer.center-outside": DOOR})
    g.spawn("maniac", at=DOOR).set("keeper.threat", 1).begin(step="keeper_actions").choose("action:command_minion")
    assert not [option for option in g.options if option.startswith("force:")]


# --- each for itself


@rule("MM-ESC-02")
def test_whoever_escapes_wins_alone_and_the_keeper_wins_against_the_others() -> None:
    g = together("A").stop("order").choose("escape")
    assert g.outcome is None
    assert winners(event_of(g.stop(), 5)) == [0, 1]


def test_the_keeper_loses_when_everybody_has_escaped() -> None:
    assert winners(together("A").play("escape", "escape")) == [1, 2]


def test_the_game_ends_when_nobody_is_left_and_only_who_escaped_wins() -> None:
    g = together("A").eliminate("jenny_barnes").choose("escape")
    assert winners(g) == [0, 1]


def test_the_keeper_wins_alone_if_nobody_escapes() -> None:
    g = finale(STORY, "AAAAAA", at="freezer.1").place("fire", at="freezer").set("joe_diamond.damage", 11)
    assert winners(g.choose("end_turn")) == [0]


# --- the gate


@pytest.mark.parametrize(
    ("die", "card", "closed"), [(1, "", True), (2, "", False), (2, "elder_sign", True), (2, "ceremonial_skull", True)]
)
def test_the_gate_is_closed_by_lore(die: int, card: str, closed: bool) -> None:
    g = finale(STORY, "BAAAAA", at="freezer.1")
    if card:
        g.give("joe_diamond", card)
    g.rig(dice=[die]).choose(f"use:{STORY}_objective_1b")
    assert (g.outcome is not None and g.outcome.winners == [1]) is closed


def test_who_fails_at_the_gate_takes_horror() -> None:
    g = finale(STORY, "BAAAAA", at="freezer.1").rig(dice=[10]).choose(f"use:{STORY}_objective_1b")
    assert g["joe_diamond"].horror == 1


def test_several_players_need_two_successes_which_are_kept() -> None:
    g = together("B", "freezer.1").rig(dice=[1]).choose(f"use:{STORY}_objective_1b")
    assert (g.outcome, g.state.counters) == (None, {"gate": 1})
    g = together("B", "freezer.1").set("counters", {"gate": 1}).rig(dice=[1]).choose(f"use:{STORY}_objective_1b")
    assert winners(g) == [1, 2]


def test_the_gate_is_behind_its_own_lock() -> None:
    table = new_table("mansions", seed=1, story=STORY)
    while table.state.round == 0:
        table.choose("answer:1B" if not table.state.choices else 0)
    assert table.state.piles["freezer"][-1] == "opening_the_gate"


@pytest.mark.parametrize(("others", "won"), [(JENNY, True), ((*JENNY, "sister_mary"), False)])
def test_the_keeper_wins_when_enough_are_killed_in_the_finale(others: tuple[str, ...], won: bool) -> None:
    g = finale(STORY, "BAAAAA", at="freezer.1", others=others).place("fire", at="freezer")
    g.set("joe_diamond.damage", 11).choose("end_turn")
    assert (g.outcome is not None and g.outcome.winners == [0]) is won


# --- one of us


def test_who_has_killed_another_since_the_reveal_escapes_and_wins_alone() -> None:
    g = together("C").set("jenny_barnes.damage", 9).rig(dice=[1]).choose("assault:jenny_barnes:unarmed")
    assert g.state.murderers == [1]
    assert winners(g.choose("escape")) == [1]


def test_nobody_else_can_escape() -> None:
    assert "escape" not in together("C").options


@rule("MM-STORY-08")
def test_to_kill_who_has_lost_the_will_does_not_count() -> None:
    g = together("C").give("jenny_barnes", "loss_of_will").set("jenny_barnes.damage", 9)
    g.rig(dice=[1]).choose("assault:jenny_barnes:unarmed")
    assert (g.state.murderers, g.state.killed_since) == ([], 0)


def test_the_keeper_wins_with_who_has_lost_the_will_and_escapes() -> None:
    assert winners(together("C").give("joe_diamond", "loss_of_will").choose("escape")) == [0, 1]


def test_the_keeper_wins_when_all_are_eliminated_before_one_escapes() -> None:
    g = together("C", "freezer.1").eliminate("jenny_barnes").place("fire", at="freezer").set("joe_diamond.damage", 11)
    assert winners(g.choose("end_turn")) == [0]
