"""Rifts: open rifts."""

import pytest
from tests.rules.kingsport.shared import PETE, TRACKS, moving, opened

from miskatonic.games.arkham_horror.events.town import MonsterAppeared, SentToOutskirts
from miskatonic.games.kingsport.components import RIFTS
from miskatonic.testing import rule

CIRCLE, MOON, HEXAGON = TRACKS
MOONS_WHITE, MOONS_BLACK = "graverobbers_strike", "hellene_sighted"
CIRCLES_WHITE, CIRCLES_BLACK = "pickpocket_ring_at_large", "corpse_garden"


@rule("KH-OPEN-01")
@pytest.mark.parametrize(("opening", "to"), [(1, "french_hill"), (0, "southside")])
def test_a_rift_acts_from_the_turn_after_it_opened(opening: int, to: str) -> None:
    g = opened(moving(MOONS_WHITE), MOON, "french_hill")
    g.set("counters", {rift: n for n, rift in enumerate(TRACKS, 1)} | {f"{MOON}_opened": opening})
    g.rig(monsters=["ghoul"] if to == "southside" else [])
    assert g[MOON] == to


@rule("KH-OPEN-02")
def test_a_rift_has_a_dimension_and_a_colour() -> None:
    assert (RIFTS[MOON].symbol, RIFTS[MOON].shade) == ("crescent", "black")
    assert (RIFTS[CIRCLE].symbol, RIFTS[CIRCLE].shade) == ("circle", "white")


@rule("KH-OPEN-03", "KH-OPEN-04", "KH-OPEN-07")
def test_a_rift_follows_the_arrow_and_a_monster_comes_out_of_it() -> None:
    g = opened(moving(MOONS_WHITE), MOON, "french_hill").rig(monsters=["ghoul"])
    assert (g[MOON], g["ghoul"], g.state.doom) == ("southside", "southside", 0)


@rule("KH-OPEN-03")
def test_a_rift_of_another_dimension_stays() -> None:
    g = opened(moving(CIRCLES_WHITE), MOON, "french_hill")
    assert (g[MOON], g.happened(MonsterAppeared)) == ("french_hill", [])


@rule("KH-OPEN-06")
@pytest.mark.parametrize(
    ("card", "rift", "doom"),
    [(MOONS_BLACK, MOON, 1), (MOONS_WHITE, MOON, 0), (CIRCLES_WHITE, CIRCLE, 1), (CIRCLES_BLACK, CIRCLE, 0)],
)
def test_an_arrow_of_its_own_colour_brings_doom(card: str, rift: str, doom: int) -> None:
    g = opened(moving(card), rift, "french_hill").rig(monsters=["ghoul"])
    assert g.state.doom == doom


@rule("KH-OPEN-03", "KH-OPEN-04", "KH-OPEN-06")
def test_a_rift_stays_where_somebody_is_but_brings_its_monster_and_its_doom() -> None:
    g = opened(moving(MOONS_BLACK), MOON, "french_hill").place(PETE, at="french_hill").rig(monsters=["ghoul"])
    assert (g[MOON], g["ghoul"], g.state.doom) == ("french_hill", "french_hill", 1)


@rule("KH-OPEN-05")
def test_monsters_out_of_rifts_are_subject_to_the_limit() -> None:
    g = opened(moving(MOONS_WHITE), MOON, "french_hill").rig(monsters=["ghoul"])
    for monster in ("witch", "dark_young", "warlock", "dark_young#2"):
        g.spawn(monster, at="woods")
    assert (g["ghoul"], len(g.happened(SentToOutskirts))) == ("outskirts", 1)


@rule("KH-OPEN-05", "KH-BOARD-02")
def test_in_kingsport_they_are_not() -> None:
    g = opened(moving(MOONS_WHITE), MOON, "central_hill").rig(monsters=["ghoul"])
    for monster in ("witch", "dark_young", "warlock", "dark_young#2"):
        g.spawn(monster, at="woods")
    assert g["ghoul"] == "harborside"
