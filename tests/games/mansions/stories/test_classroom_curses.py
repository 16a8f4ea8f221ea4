"""Classroom Curses: its events, and how each of its objectives is won and lost."""

import pytest
from tests.games.mansions.stories.shared import event_of, finale, told, winners

from miskatonic.games.mansions.components import EXPLORATION
from miskatonic.kernel.box import edition_of
from miskatonic.testing import rule

STORY = "classroom_curses"
VENTS = ["furnace_room.left", "attic_loft.south_west"]


@rule("MM-STORY-06")
def test_there_are_clues_of_three_levels() -> None:
    assert {card.level for card in edition_of("mansions")[EXPLORATION] if card.story == STORY} == {1, 2, 3}


# --- events


def test_lights_out_darkens_two_rooms_and_hurts_whoever_stumbles_there() -> None:
    g = event_of(told(STORY, "AAAA", at="foyer.center"), 1).rig(dice=[10]).play("room:foyer", "room:gallery")
    assert g.state.statuses == {"foyer": ["darkness"], "gallery": ["darkness"]}
    assert g["joe_diamond"].damage == 1


def test_out_of_order_burns_the_furnace_room_or_freezes_who_is_in_the_freezer() -> None:
    assert event_of(told(STORY, "AAAA"), 2).state.statuses == {"furnace_room": ["fire"]}
    g = told(STORY, "AAAB", at="freezer.1").set("joe_diamond.skill_points", 2)
    assert (event_of(g, 2)["joe_diamond"].damage, g["joe_diamond"].skill_points) == (2, 1)
    assert event_of(told(STORY, "AAAB"), 2)["joe_diamond"].damage == 0


@pytest.mark.parametrize(
    ("letter", "choices", "monsters"),
    [
        ("A", ["place:attic_loft.south_west"], ["mi_go"]),
        ("B", ["place:gallery.west", "place:gallery.rug"], ["witch", "witch#2"]),
        ("C", ["place:library.left"], ["witch"]),
    ],
)
def test_you_are_not_alone_brings_what_the_plot_says(letter: str, choices: list[str], monsters: list[str]) -> None:
    g = event_of(told(STORY, f"{letter}AAA"), 3).play(*choices)
    assert list(g.state.monsters) == monsters


def test_helena_has_health_for_every_investigator() -> None:
    g = event_of(told(STORY, "CAAA", others=("jenny_barnes",)), 3).choose("place:library.left")
    assert (g["helena"].extra_health, g["helena"].room) == (8, "library")


@pytest.mark.parametrize("letter", "AC")
def test_bad_to_worse_brings_mi_go_until_there_are_two(letter: str) -> None:
    g = event_of(told(STORY, f"{letter}AAA").spawn("mi_go", at="gallery.west"), 4)
    while not g.options[0].startswith(("done", "end_turn")):
        g.choose("no" if "no" in g.options else g.options[0])
    assert [figure for figure in g.state.monsters if figure.startswith("mi_go")] == ["mi_go", "mi_go#2"]
    assert g.state.revealed


@rule("MM-WIN-07")
@pytest.mark.parametrize(("letter", "won"), [("A", [0]), ("B", []), ("C", [])])
def test_the_last_event_makes_the_keeper_win_if_the_mi_go_are_behind_it(letter: str, won: list[int]) -> None:
    assert winners(event_of(finale(STORY, f"{letter}AAA").spawn("mi_go", at="gallery.west"), 5)) == won


# --- the vents


def test_a_mi_go_comes_out_of_each_vent_and_the_keeper_may_lock_one_more_room() -> None:
    g = told(STORY, "AAAA", at="gallery.west").place(f"{STORY}_clue_1a", at="gallery").rig(tokens=[0, 1])
    g.play("explore", "pass", "place:furnace_room.left", "place:attic_loft.south_west", "yes", "room:library")
    assert [monster.at for monster in g.state.monsters.values()] == VENTS
    assert list(g.state.piles["library"]) == ["padlocked_door"]
    assert g.state.aside == []


def test_the_last_lock_is_put_neither_on_the_start_nor_where_somebody_is() -> None:
    g = told(STORY, "CAAA", at="gallery.west").place(f"{STORY}_clue_1c", at="gallery").play("explore", "pass")
    g.play("place:library.left", "yes")
    assert "room:library" in g.options
    assert "room:gallery" not in g.options
    assert "room:foyer" not in g.options


def test_a_vent_is_blocked_by_strength_or_intellect_where_no_monster_is() -> None:
    g = finale(STORY, "AAAA", at=VENTS[0]).spawn("mi_go", at="gallery.west").rig(dice=[1])
    g.play(f"use:{STORY}_objective_1a", "effect:by_test_strength")
    assert g.state.features["vent"] == VENTS[1:]
    g = finale(STORY, "AAAA", at=VENTS[0]).spawn("mi_go", at=VENTS[0])
    assert f"use:{STORY}_objective_1a" not in g.options


def test_a_vent_stays_open_if_the_test_is_failed() -> None:
    g = finale(STORY, "AAAA", at=VENTS[0]).spawn("mi_go", at="gallery.west").rig(dice=[10])
    assert g.play(f"use:{STORY}_objective_1a", "effect:by_test_intellect").state.features["vent"] == VENTS


def test_the_investigators_win_when_neither_vents_nor_mi_go_are_left() -> None:
    g = finale(STORY, "AAAA", at=VENTS[0]).set("features", {"vent": VENTS[:1]}).rig(dice=[1])
    assert winners(g.play(f"use:{STORY}_objective_1a", "effect:by_test_intellect")) == [1]
    g = finale(STORY, "AAAA").set("features", {}).spawn("mi_go", at="gallery.west", token=0, damage=5)
    assert winners(g.place("fire", at="gallery").begin(step="event")) == [1]


# --- the hound


def test_the_hound_comes_once_with_health_for_every_investigator() -> None:
    g = told(STORY, "BAAA", at="gallery.west").place(f"{STORY}_clue_1b", at="gallery").rig(tokens=[0])
    g.play("explore", "pass", "place:attic_storage.north")
    assert (g["hound_1b"].extra_health, list(g.state.monsters)) == (4, ["hound_of_tindalos"])
    assert g.state.revealed


def test_the_investigators_win_when_the_hound_is_killed() -> None:
    g = finale(STORY, "BAAA").spawn("hound_of_tindalos", at="gallery.west", token=0, damage=5, name="hound_1b")
    assert winners(g.place("fire", at="gallery").begin(step="event")) == [1]


@pytest.mark.parametrize(("others", "won"), [(1, True), (2, False)])
def test_the_keeper_wins_when_enough_are_killed_in_the_finale(others: int, won: bool) -> None:
    g = finale(STORY, "BAAA", at="gallery.west", others=("jenny_barnes", "sister_mary")[:others])
    g.place("fire", at="gallery").set("joe_diamond.damage", 11).choose("end_turn")
    assert (g.outcome is not None and g.outcome.winners == [0]) is won


# --- Helena


@rule("MM-OBJ-05")
def test_the_investigators_win_when_helena_is_killed_even_before_the_objective_is_revealed() -> None:
    g = told(STORY, "CAAA").spawn("witch", at="gallery.west", token=0, damage=4, name="helena")
    assert winners(g.place("fire", at="gallery").begin(step="event")) == [1]
    assert g.state.revealed


@pytest.mark.parametrize(("samples", "won"), [(2, False), (3, True)])
def test_the_keeper_wins_with_3_samples_as_the_turn_begins(samples: int, won: bool) -> None:
    g = finale(STORY, "CAAA").set("altar", ["joe_diamond"] * samples).stop("threat").begin(step="trading")
    assert (g.outcome is not None and g.outcome.winners == [0]) is won
