"""The Hunter and the Aloof keyword."""

from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.events import EnemyEngaged, EnemyMoved
from miskatonic.games.card_game.rules.values import ENEMY_CANNOT_MOVE_TO
from miskatonic.kernel.hooks import sets
from miskatonic.kernel.line import typed
from miskatonic.testing import rule


@rule("CG-HUNT-01", "CG-TERM-19", "CG-TERM-21")
def test_a_hunter_goes_one_location_towards_the_nearest_investigator() -> None:
    g = house("roland_banks", "daisy_walker").place("roland_banks", at="cellar").place("daisy_walker", at="hallway")
    end_turns(g.spawn("swarm_of_rats", at="attic"))
    assert g.happened(EnemyMoved) == [EnemyMoved("swarm_of_rats", "hallway")]
    assert g["swarm_of_rats"].engaged == 1


@rule("CG-HUNT-01")
def test_a_hunter_takes_several_rounds_for_a_longer_way() -> None:
    g = end_turns(house().place("roland_banks", at="cellar").spawn("swarm_of_rats", at="attic"))
    assert (g["swarm_of_rats"].at, g["swarm_of_rats"].engaged) == ("hallway", -1)
    assert end_turns(g)["swarm_of_rats"].at == "cellar"


@rule("CG-HUNT-02")
def test_a_hunter_stays_where_somebody_is() -> None:
    g = house("roland_banks", "daisy_walker").place("daisy_walker", at="attic")
    g.spawn("swarm_of_rats", at="attic", engaged="daisy_walker")
    assert end_turns(g).happened(EnemyMoved) == []


@rule("CG-HUNT-03")
def test_the_lead_chooses_which_way_a_hunter_goes() -> None:
    g = house("roland_banks", "daisy_walker").place("daisy_walker", at="attic").place("roland_banks", at="cellar")
    end_turns(g.spawn("swarm_of_rats", at="hallway"))
    assert (g.options, g.decision.rule) == (["at:cellar", "at:attic"], "CG-HUNT-03")
    assert g.choose("at:attic")["swarm_of_rats"].engaged == 1


@rule("CG-HUNT-03")
def test_prey_decides_which_way_a_hunter_goes() -> None:
    g = house("daisy_walker", "roland_banks").place("daisy_walker", at="attic").place("roland_banks", at="cellar")
    g.spawn("ghoul_priest", at="hallway")
    assert end_turns(g).happened(EnemyMoved) == [EnemyMoved("ghoul_priest", "cellar")]


@rule("CG-HUNT-04", "CG-TERM-20")
def test_a_hunter_whose_way_is_blocked_does_not_move(homemade: Homemade) -> None:
    block = typed("No.", "Non.", sets(ENEMY_CANNOT_MOVE_TO, lambda game, source, enemy, to: to == "hallway"))
    barrier = homemade.asset(block)
    g = house().give("roland_banks", f"play:{barrier}").spawn("swarm_of_rats", at="attic")
    assert end_turns(g).happened(EnemyMoved) == []


@rule("CG-ALOO-01")
def test_an_aloof_enemy_does_not_engage(homemade: Homemade) -> None:
    owl = homemade.enemy(keywords=("aloof",))
    g = house().spawn(owl, at="attic").choose("move:attic")
    assert g[owl].engaged == -1


@rule("CG-PRIO-03")
def test_the_lead_orders_hunters_where_a_card_answers_what_they_do() -> None:
    g = (
        house()
        .spawn("young_deep_one", at="attic")
        .spawn("ghoul_minion", at="attic")
        .spawn("hunting_nightgaunt", at="cellar")
    )
    g.choose("end_turn")
    assert (g.decision.kind.name, g.options) == ("hunter", ["enemy:young_deep_one", "enemy:hunting_nightgaunt"])


@rule("CG-PRIO-03")
def test_the_order_of_hunters_that_are_alike_is_not_asked() -> None:
    g = end_turns(house().spawn("young_deep_one", at="attic").spawn("young_deep_one#2", at="attic"))
    assert [event.enemy for event in g.happened(EnemyMoved)] == ["young_deep_one", "young_deep_one#2"]


@rule("CG-PRIO-03", "CG-UPK-04")
def test_the_lead_orders_enemies_that_ready_where_a_card_answers_what_they_do() -> None:
    g = (
        house()
        .spawn("young_deep_one", at="hallway", exhausted=True)
        .spawn("ghoul_minion", at="hallway", exhausted=True)
    )
    g.choose("end_turn")
    assert (g.decision.kind.name, g.options) == ("readied", ["enemy:young_deep_one", "enemy:ghoul_minion"])


@rule("CG-ALOO-02")
def test_an_aloof_enemy_spawns_unengaged(homemade: Homemade) -> None:
    owl = homemade.enemy(keywords=("aloof",))
    g = end_turns(house(), owl)
    assert (g[owl].at, g[owl].engaged) == ("hallway", -1)
    assert g.happened(EnemyEngaged) == []


@rule("CG-ALOO-03")
def test_an_aloof_enemy_can_only_be_attacked_while_it_is_engaged(homemade: Homemade) -> None:
    owl = homemade.enemy(keywords=("aloof",))
    g = house().spawn(owl, at="hallway")
    assert f"fight:{owl}" not in g.options
    assert f"fight:{owl}" in g.choose(f"engage:{owl}").options
