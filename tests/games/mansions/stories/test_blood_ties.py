"""Blood Ties: the blood relative, the events, and how each objective is won and lost."""

import pytest
from tests.games.mansions.stories.shared import event_of, finale, told, winners

from miskatonic import new_table
from miskatonic.testing import Scenario, rule

STORY = "blood_ties"


def dead(g: Scenario, number: int) -> Scenario:
    """So many zombies in the crypt."""
    for token in range(number):
        g.spawn("zombie", at="crypt.left", token=token)
    return g


# --- the blood relative


def test_the_investigators_choose_the_blood_relative_before_the_first_turn() -> None:
    table = new_table("mansions", seed=1, story=STORY, seats=["", "joe_diamond", "jenny_barnes"])
    while table.decision is not None and table.decision.kind.name != "who_is_kin":
        table.choose(0)
    assert table.decision is not None
    assert [option.id for option in table.decision.options] == ["kin:joe_diamond", "kin:jenny_barnes"]
    table.choose("kin:jenny_barnes")
    assert (table.state.relative, table.state.kin, table.state.round) == (2, ["jenny_barnes"], 1)


@rule("MM-DEAD-05")
def test_whoever_takes_the_place_of_a_killed_blood_relative_is_one() -> None:
    g = told(STORY, "AAAAA", at="crypt.left", others=("jenny_barnes",)).place("fire", at="crypt")
    g.set("joe_diamond.damage", 11).play("end_turn", "end_turn", "done", "next:seat_1", "take:sister_mary")
    g.play("trait:mary_prayer", "trait:mary_rosary")
    assert (g.state.relative, g.state.kin) == (1, ["joe_diamond", "sister_mary"])


# --- events


def test_in_the_bargain_the_blood_relative_takes_a_spell_for_its_horror_or_meets_a_mi_go() -> None:
    g = event_of(told(STORY, "AAAAA", at="crypt.left"), 1).play(
        "effect:take_and_gain_spell_soul_pact_or_gain_spell_blood_pact", "effect:gain_spell_blood_pact"
    )
    assert (g["joe_diamond"].horror, len(g["joe_diamond"].spells)) == (1, 1)
    g = event_of(told(STORY, "AAAAA", at="crypt.left"), 1).rig(tokens=[0], dice=[1]).choose("effect:comes_to_you_mi_go")
    assert g["mi_go"].at == "crypt.left"


def test_another_servant_comes_to_the_storage_shed() -> None:
    g = event_of(told(STORY, "AAAAA", at="crypt.left"), 2).rig(tokens=[0])
    assert g["mi_go"].room == "storage_shed"


def test_a_memory_that_is_spoken_burns_the_graveyard_or_raises_a_zombie() -> None:
    assert event_of(told(STORY, "AAAAA"), 3).choose("yes").state.statuses == {"graveyard": ["fire"]}
    g = event_of(told(STORY, "AAAAB", at="crypt.left"), 3).rig(tokens=[0]).choose("yes")
    assert g.choose(g.options[0])["zombie"].room == "graveyard"
    assert event_of(told(STORY, "AAAAB"), 3).choose("no").state.monsters == {}


@pytest.mark.parametrize(("spell", "samples"), [("soul_pact", ["joe_diamond"]), ("shriveling", [])])
def test_event_4_puts_a_sample_of_a_relative_who_has_made_a_pact_on_the_altar(spell: str, samples: list[str]) -> None:
    g = event_of(told(STORY, "AAAAA", at="crypt.left").give("joe_diamond", spell), 4).rig(tokens=[0])
    g.choose("place:furnace_room.left")
    assert g.state.revealed
    assert g.state.altar == samples


def test_event_4_lets_a_fire_spread_or_hurts_the_heir() -> None:
    g = event_of(told(STORY, "BAAAA").place("fire", at="crypt"), 4).play("yes")
    assert len(g.state.statuses) == 2
    assert event_of(told(STORY, "CAAAA"), 4)["joe_diamond"].damage == 1


@rule("MM-WIN-06")
@pytest.mark.parametrize("letter", "ABC")
def test_at_sunrise_all_have_lost(letter: str) -> None:
    assert winners(event_of(finale(STORY, f"{letter}AAAA"), 5)) == []


# --- the blood offering


@rule("MM-OBJ-06")
def test_artimus_comes_when_the_objective_is_revealed() -> None:
    g = told(STORY, "AAAAA", at="crypt.left").place(f"{STORY}_clue_1a", at="crypt").place("sealed_door", at="garden")
    g.rig(tokens=[0]).play("explore", "pass", "place:furnace_room.right")
    assert (g["artimus"].extra_health, list(g.state.piles["garden"])) == (4, [])


def test_the_investigators_win_when_artimus_is_killed() -> None:
    g = finale(STORY, "AAAAA").spawn("zombie", at="crypt.left", token=0, damage=6, name="artimus")
    assert winners(g.place("fire", at="crypt").begin(step="event")) == [1]


def samples(g: Scenario, *people: str) -> Scenario:
    """The keeper's turn is about to begin with those samples on the altar."""
    return g.set("altar", list(people)).stop("threat").begin(step="trading")


def test_the_keeper_wins_with_3_samples_of_which_one_is_of_the_blood_relative() -> None:
    g = samples(finale(STORY, "AAAAA", others=("jenny_barnes",)), "jenny_barnes", "jenny_barnes", "joe_diamond")
    assert winners(g) == [0]
    assert samples(finale(STORY, "AAAAA", others=("jenny_barnes",)), *["jenny_barnes"] * 3).outcome is None
    assert samples(finale(STORY, "AAAAA"), *["joe_diamond"] * 2).outcome is None


def test_the_third_sample_reveals_the_objective_and_wins_only_a_turn_later() -> None:
    g = samples(told(STORY, "AAAAA", at="crypt.left"), *["joe_diamond"] * 3).rig(tokens=[0])
    g.choose("place:furnace_room.right")
    assert g.state.revealed
    assert g.outcome is None
    assert winners(g.begin(step="trading")) == [0]


# --- the dead


def test_the_investigators_win_when_the_skull_is_burnt() -> None:
    g = finale(STORY, "BAAAA", at="front_yard.path").give("joe_diamond", "ceremonial_skull")
    assert winners(g.choose(f"use:{STORY}_objective_1b")) == [1]
    g = finale(STORY, "BAAAA", at="crypt.left").give("joe_diamond", "ceremonial_skull").place("fire", at="crypt")
    assert winners(g.choose(f"use:{STORY}_objective_1b")) == [1]


def test_the_skull_cannot_be_burnt_without_fire_nor_before_the_objective_is_revealed() -> None:
    g = finale(STORY, "BAAAA", at="crypt.left").give("joe_diamond", "ceremonial_skull")
    assert f"use:{STORY}_objective_1b" not in g.options
    g = told(STORY, "BAAAA", at="front_yard.path").give("joe_diamond", "ceremonial_skull")
    assert f"use:{STORY}_objective_1b" not in g.options


def test_the_keeper_wins_with_4_zombies_at_the_start_of_two_turns_in_a_row() -> None:
    g = dead(finale(STORY, "BAAAA"), 4).stop("threat").begin(step="trading")
    assert g.outcome is None
    assert winners(g.begin(step="trading")) == [0]


def test_the_count_begins_anew_when_a_zombie_is_missing() -> None:
    g = dead(finale(STORY, "BAAAA"), 3).set("counters", {"risen": 1}).stop("threat").begin(step="trading")
    assert g.state.counters == {}


# --- the heir


@rule("MM-ESC-02")
def test_the_investigators_win_when_the_heir_escapes_with_the_skull() -> None:
    g = finale(STORY, "CAAAA", at="front_path.east", others=("jenny_barnes",)).give("joe_diamond", "ceremonial_skull")
    assert winners(g.choose("escape")) == [1, 2]


def test_nobody_else_escapes_nor_does_the_heir_without_the_skull() -> None:
    assert "escape" not in finale(STORY, "CAAAA", at="front_path.east").options
    g = finale(STORY, "CAAAA", at="front_path.east", others=("jenny_barnes",)).set("relative", 2)
    assert "escape" not in g.give("joe_diamond", "ceremonial_skull").options


def test_the_keeper_wins_when_the_heir_is_killed_in_the_finale() -> None:
    g = finale(STORY, "CAAAA", at="crypt.left", others=("jenny_barnes",)).place("fire", at="crypt")
    assert winners(g.set("joe_diamond.damage", 11).choose("end_turn")) == [0]
