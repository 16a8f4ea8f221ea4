"""Aquatic movement and elusive monsters."""

import pytest
from tests.rules.kingsport.shared import AMANDA, BOB, PETE, kingsport, moving

from miskatonic.games.arkham_horror.components import MONSTER_CARDS
from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.town import monster_appears
from miskatonic.games.arkham_horror.events.town import CombatBegan
from miskatonic.games.kingsport.rules.aquatic import is_aquatic
from miskatonic.kernel.game import GAMES
from miskatonic.testing import Scenario, home_made, rule, scenario

SKELETONS = "graverobbers_strike"
"""Moons move along white arrows."""


@rule("KH-AQUA-01", "KH-COMP-31", "KH-SETUP-05")
def test_aquatic_places_have_waves_or_a_marker() -> None:
    g = moving(SKELETONS)
    places = ("river_docks", "unvisited_isle", "north_point_lighthouse", "harborside", "woods", "sky")
    assert [is_aquatic(g.state, place) for place in places] == [True, True, True, True, False, False]


@rule("KH-AQUA-02", "KH-COMP-40")
def test_elsewhere_an_aquatic_monster_walks() -> None:
    g = moving(SKELETONS).spawn("skeleton", at="french_hill").place(PETE, at="river_docks")
    assert (g["skeleton"], MONSTER_CARDS["skeleton"].movement) == ("southside", "aquatic")


@rule("KH-AQUA-03")
def test_from_water_it_swims_to_whoever_is_at_the_water() -> None:
    g = moving(SKELETONS).spawn("skeleton", at="north_point_lighthouse").place(PETE, at="unvisited_isle")
    assert g["skeleton"] == "unvisited_isle"


@rule("KH-AQUA-04")
def test_it_swims_to_the_lowest_sneak() -> None:
    g = moving(SKELETONS, PETE, AMANDA).spawn("skeleton", at="harborside")
    g.place(PETE, at="unvisited_isle").place(AMANDA, at="river_docks")
    assert g["skeleton"] == "river_docks"


@rule("KH-AQUA-05")
def test_the_first_player_decides_between_equals() -> None:
    g = moving(SKELETONS, AMANDA, BOB).spawn("skeleton", at="harborside").set("amanda_sharpe.sliders", [1, 0, 0])
    g.place(BOB, at="unvisited_isle").place(AMANDA, at="river_docks")
    assert (g.decision.kind.name, g.decision.seat, g.decision.rule) == ("prey", g.state.first, "KH-AQUA-05")
    assert g.choose(f"prey:{BOB}")["skeleton"] == "unvisited_isle"


@rule("KH-AQUA-06")
def test_with_nobody_at_other_waters_it_walks() -> None:
    assert moving(SKELETONS).spawn("skeleton", at="harborside")["skeleton"] == "south_shore"


# --- elusive monsters


def pete(*monsters: str, at: str = "downtown") -> Scenario:
    """Ashcan Pete, with Speed 1 and Sneak 5, among monsters in the movement phase."""
    g = kingsport(PETE).place(PETE, at=at).set("ashcan_pete.sliders", [1, 0, 0]).stop("encounter")
    for monster in monsters:
        g.spawn(monster, at=at)
    return g


@rule("KH-ELUS-01")
def test_elusive_monsters_have_the_ability() -> None:
    assert [MONSTER_CARDS[slug].elusive for slug in ("serpent_people", "werewolf", "ghoul")] == [True, True, False]


@rule("KH-ELUS-02")
def test_one_leaves_without_evading_them() -> None:
    g = pete("serpent_people").choose("walk:easttown")
    assert (g[PETE].at, g.happened(CombatBegan)) == ("easttown", [])


@rule("KH-ELUS-03")
def test_one_stays_without_fighting_them() -> None:
    g = pete("serpent_people").choose("stop")
    assert (g.options, g.happened(CombatBegan)) == (["go_on"], [])


@rule("KH-ELUS-04", "KH-ELUS-05")
def test_who_passes_an_evade_check_in_the_movement_phase_fights_it() -> None:
    g = pete("serpent_people").rig(dice=[5, 1, 1, 6, 1, 1, 1]).choose("hunt:serpent_people")
    assert (len(g.happened(CombatBegan)), g.decision.kind.name) == (1, "fight_or_flee")
    g = pete("serpent_people").begin(phase="encounter").stop("other_world")
    assert not any(option.startswith("hunt") for option in g.options)


@rule("KH-ELUS-06")
def test_who_fails_ends_the_movement_without_a_fight() -> None:
    g = pete("serpent_people").rig(dice=[1, 2, 3]).choose("hunt:serpent_people")
    assert (g[PETE].at, g.happened(CombatBegan), g.options) == ("downtown", [], ["go_on"])


@rule("KH-ELUS-04")
def test_a_silver_key_passes_the_evade_check_against_an_elusive_monster() -> None:
    g = pete("serpent_people").give(PETE, "silver_key").rig(dice=[5] * 4)
    g.play("hunt:serpent_people", "use:silver_key")
    assert (g[PETE].tokens, len(g.happened(CombatBegan))) == ({"silver_key": 1}, 1)


@rule("KH-ELUS-04")
def test_so_do_the_mists_of_releh() -> None:
    g = pete("serpent_people").give(PETE, "mists_of_releh").set("ashcan_pete.sliders", [1, 0, 3])
    g.choose("hunt:serpent_people").rig(dice=[5] * 5).choose("use:mists_of_releh")
    assert len(g.happened(CombatBegan)) == 1


@rule("KH-ELUS-04", "AH-MOV-22")
def test_whoever_has_been_delayed_takes_no_step_but_may_go_after_it() -> None:
    g = pete("serpent_people").give(PETE, "motorcycle").set("ashcan_pete.delayed", True).begin(phase="movement")
    assert g.options == ["stop", "hunt:serpent_people"]


@rule("KH-ELUS-04")
def test_the_chance_of_the_evade_check_is_shown() -> None:
    g = pete("serpent_people")
    odds = GAMES["arkham_horror"].reading.odds(g.state, g.decision)
    assert odds["hunt:serpent_people"] == pytest.approx(1 - (2 / 3) ** 3)
    assert "hunt:serpent_people/death" not in odds


def test_elusive_monsters_stop_for_nobody() -> None:
    g = moving(SKELETONS).spawn("serpent_people", at="french_hill").place(PETE, at="french_hill")
    assert g["serpent_people"] == "southside"


@rule("KH-ELUS-04")
def test_an_elusive_monster_of_an_encounter_gets_away() -> None:
    with home_made("arkham_horror"):
        location_card("ambush_1", "south_shore", {"hall_school": monster_appears()})
        g = scenario("arkham_horror", boxes=["kingsport", "home_made"], seats=[PETE]).place(PETE, at="hall_school")
        g.begin(phase="encounter").stop("other_world").rig(encounters=["ambush_1"], monsters=["serpent_people"])
        assert (g.options, g.happened(CombatBegan), "serpent_people" in g.state.cup) == (["go_on"], [], True)
