"""Evading monsters."""

from tests.rules.arkham_horror.fights import PETE, facing

from miskatonic.games.arkham_horror.events.people import CheckMade
from miskatonic.games.arkham_horror.events.town import CombatBegan, Evaded, MonsterBackInCup
from miskatonic.testing import rule, scenario


@rule("AH-EVADE-01", "AH-EVADE-02")
def test_an_evade_check_is_sneak_with_the_awareness_of_the_monster() -> None:
    g = facing("dhole", who="amanda_sharpe", sliders=(2, 0, 0)).choose("stop").rig(dice=[5]).choose("evade:dhole")
    made = g.happened(CheckMade)[0]
    assert (made.skill, made.modifier, made.difficulty, made.faces) == ("sneak", -1, 1, (5,)), "Sneak 2, awareness -1"


@rule("AH-EVADE-03")
def test_who_evades_a_monster_walks_on() -> None:
    g = scenario("arkham_horror", seats=["ashcan_pete"], ancient_one="yig").set("ashcan_pete.sliders", [2, 0, 0])
    g.place("ashcan_pete", at="northside").spawn("star_spawn", at="northside")
    g.rig(dice=[1, 2, 5]).choose("walk:curiositie_shoppe").choose("evade:star_spawn")
    assert g["ashcan_pete"].at == "curiositie_shoppe"


@rule("AH-EVADE-04", "AH-MOV-09", "AH-COMBAT-17")
def test_failed_evade_costs_the_monsters_damage() -> None:
    g = scenario("arkham_horror", seats=["ashcan_pete"], ancient_one="yig")
    g.place("ashcan_pete", at="northside_streets").spawn("star_spawn", at="northside_streets")
    g.rig(dice=[1, 2, 3, 1, 1, 5, 5]).choose("evade:star_spawn")
    assert g["ashcan_pete"].stamina == 3


@rule("AH-EVADE-04")
def test_after_a_failed_evasion_combat_begins_with_a_horror_check() -> None:
    g = facing("dhole").rig(dice=[1, 1, 1, 1, 1, 5, 1, 1, 1]).choose("evade:dhole")
    assert [made.kind for made in g.happened(CheckMade)] == ["evade", "horror"]
    assert g.options[:2] == ["fight:dhole", "flee:dhole"]
    assert (g[PETE].stamina, g[PETE].sanity) == (2, 3), "4 damage, and the Dhole is nightmarish"


@rule("AH-EVADE-05", "AH-COMBAT-08")
def test_who_evades_a_monster_may_stay_and_does_not_fight_it() -> None:
    g = facing("cultist").rig(dice=[5, 1, 1]).choose("evade:cultist")
    assert (g.options, g["cultist"], g[PETE].at) == (["go_on"], "downtown", "downtown")
    assert not g.happened(CombatBegan)
    assert [made.kind for made in g.happened(CheckMade)] == ["evade"], "no horror check"


@rule("AH-EVADE-06")
def test_who_evades_the_monsters_at_a_gate_goes_through_it() -> None:
    g = facing("cultist", at="woods").place("gate_abyss", at="woods").stop("other_world")
    g.rig(dice=[5, 1, 1]).choose("evade:cultist")
    assert g[PETE].at == "abyss_1"


@rule("AH-EVADE-07", "AH-MMOV-08")
def test_an_evaded_monster_has_to_be_dealt_with_again_in_the_next_turn() -> None:
    g = facing("cultist").stop("mythos").rig(dice=[5, 1, 1]).choose("evade:cultist")
    g.begin(phase="movement").stop("encounter")
    assert g.options == ["evade:cultist", "fight:cultist"]


@rule("AH-EVADE-08", "AH-EVADE-09", "AH-EVADE-10")
def test_every_monster_has_to_be_dealt_with_in_the_order_of_the_player() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place(PETE, at="northside")
    g.spawn("cultist", at="northside").spawn("shoggoth", at="northside").give(PETE, "tommy_gun")
    g.set("ashcan_pete.speed", 3).stop("encounter").choose("walk:downtown")
    assert g.options == ["first:cultist", "first:shoggoth"]
    g.choose("first:cultist").rig(dice=[]).choose("evade:cultist")
    assert g[PETE].stamina == 5, "Sneak 3 - 3: no die"
    g.rig(dice=[5, 1, 1, 1, 1, 1, 1, 1, 1]).choose("fight:cultist")
    assert g.options == ["evade:shoggoth", "fight:shoggoth"], "the other one is still there"
    g.rig(dice=[5, 1]).choose("evade:shoggoth")
    assert (g.options, g[PETE].at) == (["go_on"], "northside"), (
        "one failure ends the movement, although the other passed"
    )


@rule("AH-EVADE-11", "AH-FAQ-016", "AH-FAQ-018", "AH-MISC-08")
def test_a_monster_of_an_encounter_that_is_evaded_goes_back_to_the_cup() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place(PETE, at="graveyard")
    g.begin(step="encounter").stop("other_world").rig(encounters=["rivertown_5"], monsters=["ghoul"])
    g.rig(dice=[5, 1, 1]).choose("evade:ghoul")
    assert g.happened(Evaded)
    assert g.happened(MonsterBackInCup)
    assert not g.state.monsters
    assert "ghoul" in g.state.cup
