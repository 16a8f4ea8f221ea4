"""The Fall of House Lynch: its events, and how each of its objectives is won and lost."""

import pytest
from tests.games.mansions.notation import card_with
from tests.games.mansions.published import Half
from tests.games.mansions.stories.shared import event_of, finale, told, winners

from miskatonic.testing import rule

STORY = "the_fall_of_house_lynch"
SHOGGOTH = "shoggoth_1b"
ROLLED = card_with(Half("eldritch", "vs_barricade", "monster health+0: destroy, mend 2 / -"))


# --- events


@rule("MM-EVT-07")
@pytest.mark.parametrize(("level", "letters"), [(1, "AAA"), (1, "AAB"), (2, "AAA"), (2, "ABA")])
def test_who_has_not_found_a_clue_when_the_clock_strikes_takes_horror(level: int, letters: str) -> None:
    assert event_of(told(STORY, letters, at="garden.path"), level)["joe_diamond"].horror == 1


def test_at_10_a_zombie_comes_burning_or_with_horror() -> None:
    g = event_of(told(STORY, "AAA", at="garden.path").give("joe_diamond", f"{STORY}_clue_3a"), 1)
    g.choose("place:hallway_2.left")
    assert (g["zombie"].burning, g["joe_diamond"].horror) == (True, 0)
    g = event_of(told(STORY, "AAB", at="garden.path").give("joe_diamond", f"{STORY}_clue_3b"), 1)
    g.choose("place:foyer.center")
    assert (g["zombie"].burning, g["joe_diamond"].horror) == (False, 1)


def test_at_11_a_maniac_moves_or_who_is_in_a_bedroom_is_hurt() -> None:
    g = told(STORY, "AAA", at="garden.path").give("joe_diamond", f"{STORY}_clue_2a").spawn("maniac", at="kitchen.1")
    assert event_of(g, 2).play("move:kitchen_storage.1", "stop")["maniac"].at == "kitchen_storage.1"
    g = told(STORY, "ABA", at="guest_bedroom.1").give("joe_diamond", f"{STORY}_clue_2b")
    assert event_of(g, 2)["joe_diamond"].damage == 2


@pytest.mark.parametrize(("letters", "room"), [("AAA", "basement_landing"), ("ABA", "garden")])
def test_at_12_edith_rises_where_she_lies(letters: str, room: str) -> None:
    g = event_of(told(STORY, letters), 3)
    assert g.choose(g.options[0])["zombie"].room == room


@rule("MM-EVT-03")
def test_at_1_the_objective_is_revealed_and_walter_gains_time() -> None:
    g = event_of(told(STORY, "AAA", at="garden.path"), 4).rig(tokens=[0], dice=[1])
    g.choose("place:garden.path")
    assert (g.state.revealed, g.state.time) == (True, 1)
    g = event_of(told(STORY, "BAA").place("sealed_door", at="kitchen"), 4)
    assert (g.state.revealed, list(g.state.piles["kitchen"])) == (True, [])


@rule("MM-WIN-06", "MM-WIN-07")
@pytest.mark.parametrize(("letter", "won"), [("A", [0]), ("B", [1]), ("C", [])])
def test_the_last_stroke_of_the_clock_decides(letter: str, won: list[int]) -> None:
    assert winners(event_of(finale(STORY, f"{letter}AA"), 5)) == won


# --- Walter


def test_the_objective_takes_the_attacks_of_maniacs_out_of_the_game() -> None:
    g = event_of(told(STORY, "AAA", at="garden.path"), 4).rig(tokens=[0], dice=[1]).choose("place:garden.path")
    assert "maniac_attack" not in g["keeper"].actions


# --- the shoggoth


@rule("MM-OBJ-03")
def test_the_fourth_sample_reveals_the_objective_and_calls_the_shoggoth() -> None:
    g = told(STORY, "BAA", at="garden.path").set("altar", ["joe_diamond"] * 3)
    g.spawn("zombie", at="ceremony_room.right", samples=["joe_diamond"]).rig(tokens=[0]).begin(step="trading")
    g.choose("place:ceremony_room.left")
    assert (g.state.revealed, g[SHOGGOTH].at) == (True, "ceremony_room.left")


def test_the_investigators_win_when_the_shoggoth_is_killed() -> None:
    g = finale(STORY, "BAA", at="garden.path").spawn("shoggoth", at="kitchen.1", token=0, damage=9, name=SHOGGOTH)
    assert winners(g.place("fire", at="kitchen").begin(step="event")) == [1]


def test_the_keeper_wins_when_the_shoggoth_goes_out_by_the_front_door() -> None:
    g = finale(STORY, "BAA", at="garden.path").spawn("shoggoth", at="foyer.center", name=SHOGGOTH)
    g.set("keeper.threat", 1).begin(step="keeper_actions").play("action:command_minion", "leave")
    assert winners(g) == [0]


@rule("MM-FEAT-05", "MM-MATT-07", "MM-MATT-10")
@pytest.mark.parametrize(("die", "won"), [(1, True), (10, False)])
def test_a_barricade_on_the_front_door_has_to_be_forced_by_the_shoggoth_like_any_other(die: int, won: bool) -> None:
    g = finale(STORY, "BAA", at="garden.path").set("features", {"barricade": ["foyer.center"]})
    g.set("barricades", {"foyer.center-outside": "foyer.center"}).spawn("shoggoth", at="foyer.center", name=SHOGGOTH)
    g.stack("eldritch", [ROLLED]).rig(dice=[die]).set("keeper.threat", 1).begin(step="keeper_actions")
    g.play("action:command_minion", "force:outside")
    assert (g.outcome is not None, g.state.barricades == {}) == (won, won)


# --- the house


def test_the_front_door_is_closed_by_a_puzzle_when_the_objective_is_revealed() -> None:
    assert event_of(told(STORY, "CAA"), 4).state.exit_puzzle == "puzzle_6b"


@rule("MM-FAQ-07")
def test_the_keeper_wins_when_one_is_killed_in_the_finale() -> None:
    g = finale(STORY, "CAA", at="kitchen.1", others=("jenny_barnes",)).place("fire", at="kitchen")
    assert winners(g.set("joe_diamond.damage", 11).choose("end_turn")) == [0]
