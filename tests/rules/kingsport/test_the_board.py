"""The Kingsport board, Kingsport Head and travelling between towns."""

import pytest
from tests.rules.kingsport.shared import AMANDA, JOE, PETE, drawn, kingsport, moving

from miskatonic.games.arkham_horror.components import AREAS, LOCATIONS, MYTHOS, OTHER_WORLDS, STREETS
from miskatonic.games.arkham_horror.events.people import CheckMade
from miskatonic.games.arkham_horror.events.town import SentToOutskirts, Walked
from miskatonic.games.arkham_horror.rules.places import areas, board, depots
from miskatonic.testing import Scenario, rule

HEAD = ("the_causeway", "wireless_station", "strange_high_house")
FLIES_WHITE = "pickpocket_ring_at_large"
"""Circles, such as byakhee, move along white arrows."""


def amanda(at: str, speed: int = 4, money: int = 0) -> Scenario:
    """Amanda Sharpe in the movement phase."""
    g = kingsport(AMANDA).set("amanda_sharpe.sliders", [speed - 1, 0, 0]).place(AMANDA, at=at)
    return g.set("amanda_sharpe.money", money).stop("encounter")


# --- the board


@rule("KH-COMP-01", "KH-COMP-33", "KH-INTRO-01")
def test_the_board_has_four_neighborhoods_and_two_other_worlds_beside_those_of_arkham() -> None:
    edition = amanda("woods").state.edition
    here = [AREAS[place] for place in board(edition).places if AREAS[place].town == "kingsport"]
    assert {area.neighborhood for area in here} == {"harborside", "central_hill", "south_shore", "kingsport_head"}
    assert (len(edition[STREETS]), len(edition[LOCATIONS]), len(edition[OTHER_WORLDS])) == (12, 38, 10)


@rule("KH-BOARD-01")
def test_what_is_said_of_arkham_goes_for_kingsport() -> None:
    g = (
        kingsport(PETE)
        .place("kingsport_mists", at="play")
        .place(PETE, at="harborside")
        .spawn("cultist", at="harborside")
    )
    g.stop("encounter").rig(dice=[6] * 4).choose("evade")
    assert len(g.happened(CheckMade)[0].faces) == 6 - 3 + 1


@rule("KH-BOARD-02", "KH-BOARD-03")
def test_monsters_in_kingsport_do_not_count_and_are_never_in_the_outskirts() -> None:
    g = drawn("hellene_sighted", stop="turn_end").rig(
        monsters=["ghoul", "zombie", "witch"], markers=["rpm_hall_school"]
    )
    for monster in ("dark_young", "dark_young#2", "warlock", "warlock#2"):
        g.spawn(monster, at="woods")
    assert (g["zombie"], g["witch"]) == ("harborside", "harborside")
    assert [event.monster for event in g.happened(SentToOutskirts)] == ["ghoul"]


@rule("KH-BOARD-04")
def test_fliers_of_kingsport_rise_into_the_sky() -> None:
    assert moving(FLIES_WHITE).spawn("byakhee", at="south_shore")["byakhee"] == "sky"


@rule("KH-BOARD-05")
def test_fliers_come_down_from_the_sky_on_the_streets_of_kingsport() -> None:
    g = moving(FLIES_WHITE).spawn("byakhee", at="sky").place(PETE, at="central_hill")
    assert g["byakhee"] == "central_hill"


@rule("KH-BOARD-06", "KH-BOARD-07")
def test_who_was_lost_may_come_back_to_kingsport_but_not_to_its_head() -> None:
    g = kingsport(PETE).place(PETE, at="lost_in_time_and_space").begin(phase="upkeep")
    assert {"appear:harborside", "appear:hall_school", "appear:woods"} <= set(g.options)
    assert not {f"appear:{place}" for place in HEAD} & set(g.options)


# --- Kingsport Head


@rule("KH-HEAD-01", "KH-HEAD-05")
def test_the_head_is_three_locations_one_after_the_other() -> None:
    ways = board(amanda("woods").state.edition).by().connections
    assert places_of_the_head() == list(HEAD)
    assert set(ways["the_causeway"]) == {"harborside", "wireless_station"}
    assert set(ways["strange_high_house"]) == {"wireless_station"}


def places_of_the_head() -> list[str]:
    """The locations of the Head."""
    places = board(amanda("woods").state.edition).places
    return [place for place in places if AREAS[place].neighborhood == "kingsport_head"]


@rule("KH-HEAD-02", "KH-HEAD-03")
@pytest.mark.parametrize(
    ("start", "to", "beyond"),
    [
        ("harborside", "the_causeway", "wireless_station"),
        ("the_causeway", "wireless_station", "strange_high_house"),
        ("wireless_station", "the_causeway", "harborside"),
    ],
)
def test_whoever_enters_ends_the_movement(start: str, to: str, beyond: str) -> None:
    g = amanda(start)
    assert f"walk:{beyond}" not in g.options
    g.choose(f"walk:{to}")
    assert (g[AMANDA].at, g.options, len(g.happened(Walked))) == (to, ["go_on"], 1)


@rule("KH-HEAD-04")
def test_nobody_gets_there_by_other_means() -> None:
    state = amanda("woods").state
    assert not set(HEAD) & set(areas(state))
    assert "water_st_607" in areas(state)


# --- by train


@rule("KH-TRAV-01", "KH-TRAV-05")
def test_trains_stop_at_the_station_and_in_central_hill() -> None:
    g = amanda("woods", money=1)
    assert set(depots(g.state.edition)) == {"train_station", "central_hill"}
    assert not any(option.startswith("train") for option in g.options)
    assert "train:train_station" in amanda("central_hill", money=1).options


@rule("KH-TRAV-02", "KH-TRAV-04")
def test_a_train_costs_a_dollar_and_a_point_and_one_walks_on() -> None:
    g = kingsport(JOE).set("joe_diamond.sliders", [1, 0, 0]).place(JOE, at="northside").set("joe_diamond.money", 1)
    g.stop("encounter").play("walk:train_station", "train:central_hill", "walk:the_rope_and_anchor")
    assert (g[JOE].at, g[JOE].money) == ("the_rope_and_anchor", 0)


@rule("KH-TRAV-02")
def test_the_last_point_takes_one_there() -> None:
    g = amanda("train_station", speed=1, money=2).choose("train:central_hill")
    assert (g[AMANDA].at, g[AMANDA].money, g[AMANDA].points) == ("central_hill", 1, 0)


@rule("KH-TRAV-03")
def test_nobody_travels_without_a_dollar() -> None:
    assert not any(option.startswith("train") for option in amanda("central_hill").options)


# --- monster surge


@rule("KH-SURGE-01")
def test_a_surge_brings_a_monster_out_of_each_open_gate() -> None:
    g = (
        drawn("strange_sightings_1", stop="mythos_clue")
        .place("gate_abyss", at="woods")
        .place("gate_rlyeh", at="graveyard")
    )
    g.rig(monsters=["ghoul", "zombie"])
    assert (g["ghoul"], g["zombie"], g.state.doom) == ("woods", "graveyard", 0)
    assert MYTHOS["strange_sightings_1"].gate == ""
