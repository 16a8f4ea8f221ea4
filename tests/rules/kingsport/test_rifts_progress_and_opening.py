"""Rifts: progress and opening."""

import pytest
from tests.rules.kingsport.shared import PETE, TRACKS, drawn, kingsport, marked, opened, resolving

from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.games.kingsport.components import RIFT_PROGRESS, RIFT_TRACKS, RIFTS
from miskatonic.games.kingsport.events import RiftOpened, RiftProgressed
from miskatonic.kernel.errors import Impossible
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.rng import seeded
from miskatonic.testing import rule

CIRCLE, MOON, HEXAGON = TRACKS
MOON_WHITE = "graverobbers_strike"
"""A card with the first pattern of the first track: moons white, plus black."""


@rule("KH-RIFT-01", "KH-SETUP-03", "KH-COMP-26")
@pytest.mark.parametrize("seed", range(4))
def test_each_rift_begins_on_a_track_of_its_own(seed: int) -> None:
    state = fresh(seed)
    assert sorted(state.markers[rift] for rift in state.edition[RIFTS].slugs) == sorted(TRACKS.values())


def fresh(seed: int) -> Arkham:
    """A game before its first step."""
    rules = GAMES["arkham_horror"].rules
    state = rules.set_up(rules.options_type(boxes=["kingsport"], players=1), seeded(seed))
    assert isinstance(state, Arkham)
    return state


@rule("KH-SETUP-03")
def test_which_rift_lies_where_is_left_to_chance() -> None:
    assert len({tuple(fresh(seed).markers[rift] for rift in TRACKS) for seed in range(40)}) == 6


@rule("KH-SETUP-04", "KH-COMP-27")
def test_the_twelve_markers_of_progress_begin_in_the_supply() -> None:
    state = fresh(1)
    assert sorted(state.piles["rift_progress"]) == sorted(state.edition[RIFT_PROGRESS].copies())
    assert len(state.piles["rift_progress"]) == 12


@rule("KH-RIFT-02")
def test_a_track_has_two_patterns_with_two_spaces_each() -> None:
    assert [len(track.groups) for track in fresh(1).edition[RIFT_TRACKS]] == [2, 2, 2]
    g = marked(kingsport(), CIRCLE, "hall_school", "water_st_607").place("rpm_artists_colony", at="rift_track_1_a")
    with pytest.raises(AssertionError, match="never arises"):
        assert g.state


@rule("KH-RIFT-03", "KH-RIFT-04")
def test_a_mythos_card_with_the_pattern_of_a_closed_rift_brings_a_marker() -> None:
    g = resolving(MOON_WHITE).rig(markers=["rpm_hall_school"], monsters=["ghoul", "zombie"])
    assert list(g.state.piles["rift_track_1_a"]) == ["rpm_hall_school"]
    assert "rpm_hall_school" not in g.state.piles["rift_progress"]


@rule("KH-RIFT-03")
def test_a_card_with_another_pattern_brings_none() -> None:
    assert resolving("strange_sightings_1").happened(RiftProgressed) == []


@rule("KH-RIFT-05")
def test_nothing_happens_where_both_spaces_are_full() -> None:
    g = marked(resolving(MOON_WHITE), CIRCLE, "hall_school", "water_st_607").rig(monsters=["ghoul", "zombie"])
    assert (g.happened(RiftProgressed), len(g.state.piles["rift_progress"])) == ([], 10)


@rule("KH-RIFT-06")
def test_an_open_rift_receives_no_marker() -> None:
    g = opened(resolving(MOON_WHITE), CIRCLE, "woods", face_down=1).rig(monsters=["ghoul", "zombie"])
    assert (g.happened(RiftProgressed), g[CIRCLE]) == ([], "woods")


@rule("KH-RIFT-07", "KH-RIFT-08")
def test_the_fourth_marker_opens_the_rift_where_the_card_has_its_gate() -> None:
    g = drawn("hallelujah").rig(markers=["rpm_water_st_607"], monsters=["ghoul"])
    marked(g, CIRCLE, "hall_school", "artists_colony", "the_rope_and_anchor")
    assert (g[CIRCLE], g.happened(RiftOpened)[0].place) == ("graveyard", "graveyard")


@rule("KH-RIFT-09")
def test_a_rift_opens_at_a_sealed_location() -> None:
    g = drawn("hallelujah").rig(markers=["rpm_water_st_607"]).place("seal", at="graveyard")
    marked(g, CIRCLE, "hall_school", "artists_colony", "the_rope_and_anchor")
    assert (g[CIRCLE], g.state.seals, g.state.gates) == ("graveyard", ["graveyard"], {})


@rule("KH-RIFT-10")
def test_a_rift_opens_at_a_location_with_a_gate_and_leaves_it_alone() -> None:
    g = drawn("hallelujah").rig(markers=["rpm_water_st_607"], monsters=["ghoul"]).place("gate_abyss", at="graveyard")
    marked(g, CIRCLE, "hall_school", "artists_colony", "the_rope_and_anchor")
    assert (g[CIRCLE], g.state.gates) == ("graveyard", {"graveyard": "gate_abyss"})


@rule("KH-RIFT-08")
def test_without_a_gate_the_next_mythos_card_with_one_says_where() -> None:
    g = kingsport(PETE).place("world_torn_asunder", at="play").set("rumor_tokens", 2)
    g.place("family_found_butchered", at="drawn").begin(step="mythos_monsters").stop("mythos_ability")
    g.stack("mythos", ["strange_sightings_1", "heat_wave", "hallelujah", "hellene_sighted"])
    assert [g[rift] for rift in TRACKS] == ["woods", "graveyard", "hibbs_roadhouse"]
    assert list(g.state.mythos_deck)[:4] == ["hellene_sighted", "hallelujah", "heat_wave", "strange_sightings_1"]


def test_a_rift_that_is_open_without_its_markers_never_arises() -> None:
    g = kingsport()
    g.state.markers[CIRCLE] = "woods"
    with pytest.raises(Impossible):
        g.table.rules.check(g.state)


def test_a_lost_marker_of_progress_is_missed() -> None:
    g = kingsport()
    g.state.piles["rift_progress"].remove("rpm_hall_school")
    with pytest.raises(Impossible):
        g.table.rules.check(g.state)
