"""Rifts: investigating and closing."""

from tests.rules.kingsport.shared import PETE, TRACKS, at_the_shore, kingsport, marked, opened

from miskatonic.games.kingsport.components import RIFT_PROGRESS
from miskatonic.games.kingsport.events import RiftClosed, RiftInvestigated
from miskatonic.testing import rule

CIRCLE, MOON, HEXAGON = TRACKS


@rule("KH-CLOSE-01", "KH-CLOSE-02")
def test_an_encounter_investigates_a_marker_which_goes_back_if_its_rift_is_closed() -> None:
    with at_the_shore() as g:
        marked(g, CIRCLE, "hall_school", "water_st_607")
        assert list(g.state.piles["rift_track_1_a"]) == ["rpm_water_st_607"]
        assert "rpm_hall_school" in g.state.piles["rift_progress"]


@rule("KH-CLOSE-01")
def test_each_marker_names_a_location_of_kingsport() -> None:
    edition = kingsport().table.state.edition
    assert {RIFT_PROGRESS[marker].location for marker in edition[RIFT_PROGRESS].copies()} == {
        "artists_colony",
        "congregational_hospital",
        "hall_school",
        "neils_curiosity_shop",
        "north_point_lighthouse",
        "seventh_house_on_the_left",
        "st_erasmuss_home",
        "the_rope_and_anchor",
        "water_st_607",
    }


@rule("KH-CLOSE-01")
def test_what_a_location_offers_is_no_encounter() -> None:
    g = marked(kingsport(PETE), CIRCLE, "neils_curiosity_shop").place(PETE, at="neils_curiosity_shop")
    g.give(PETE, "food").begin(phase="encounter").stop("other_world").rig(dice=[6, 6, 6, 6]).choose("service:pawn")
    assert (g.happened(RiftInvestigated), len(g.state.piles["rift_track_1_a"])) == ([], 1)


@rule("KH-CLOSE-03")
def test_a_marker_of_an_open_rift_is_turned_face_down() -> None:
    with at_the_shore() as g:
        opened(g, CIRCLE, "woods")
        assert list(g.state.piles["rift_track_1_b_down"]) == ["rpm_hall_school"]
        assert g[CIRCLE] == "woods"


@rule("KH-CLOSE-04", "KH-CLOSE-05")
def test_the_fourth_marker_face_down_closes_the_rift_and_all_four_go_back() -> None:
    with at_the_shore() as g:
        opened(g, CIRCLE, "woods", "water_st_607", "artists_colony", "the_rope_and_anchor", "hall_school", face_down=3)
        assert (g[CIRCLE], g.happened(RiftClosed)[0].track) == ("rift_track_1", "rift_track_1")
        assert len(g.state.piles["rift_progress"]) == 12


@rule("KH-CLOSE-06")
def test_one_encounter_investigates_one_marker_as_its_player_chooses() -> None:
    with at_the_shore("neils_curiosity_shop") as g:
        opened(g, CIRCLE, "woods", "neils_curiosity_shop", "water_st_607", "hall_school", "artists_colony")
        marked(g, MOON, "neils_curiosity_shop")
        assert g.decision.kind.name == "investigate"
        g.choose("progress:rpm_neils_curiosity_shop#2")
        assert (list(g.state.piles["rift_track_2_a"]), len(g.state.piles["rift_track_1_a"])) == ([], 2)


@rule("KH-CLOSE-06")
def test_nobody_is_asked_about_two_markers_that_are_alike() -> None:
    with at_the_shore("neils_curiosity_shop") as g:
        marked(g, CIRCLE, "neils_curiosity_shop", "neils_curiosity_shop")
        assert (g.options, len(g.state.piles["rift_track_1_a"])) == (["go_on"], 1)


@rule("KH-COMP-41")
def test_nobody_enters_or_closes_a_rift_where_it_is() -> None:
    g = opened(kingsport(PETE), CIRCLE, "merchant_district").begin(phase="encounter").stop("other_world")
    g.place(PETE, at="merchant_district")
    assert (g[PETE].at, g[CIRCLE]) == ("merchant_district", "merchant_district")
    assert not any(option.startswith("close") for option in g.options)
