"""Evading monsters."""

from miskatonic.testing import rule, scenario


@rule("AH-EVADE-04", "AH-MOV-09", "AH-COMBAT-17")
def test_failed_evade_costs_the_monsters_damage():
    g = scenario("arkham_horror", seats=["ashcan_pete"], ancient_one="yig")
    g.place("ashcan_pete", at="northside_streets").spawn("star_spawn", at="northside_streets")
    g.rig(dice=[1, 2, 3, 1, 1, 5, 5]).choose("evade:star_spawn")
    assert g["ashcan_pete"].stamina == 3


@rule("AH-EVADE-03")
def test_who_evades_a_monster_walks_on():
    g = scenario("arkham_horror", seats=["ashcan_pete"], ancient_one="yig").set("ashcan_pete.sliders", [2, 0, 0])
    g.place("ashcan_pete", at="northside").spawn("star_spawn", at="northside")
    g.rig(dice=[1, 2, 5]).choose("walk:curiositie_shoppe").choose("evade:star_spawn")
    assert g["ashcan_pete"].at == "curiositie_shoppe"
