"""The enemy phase."""

from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house, last_turn

from miskatonic.games.card_game.effects.cards import gain_resources
from miskatonic.games.card_game.effects.harm import damage_enemy_here
from miskatonic.games.card_game.effects.timing import after
from miskatonic.games.card_game.effects.using import fast, reaction
from miskatonic.games.card_game.events import (
    EnemyAttacked,
    EnemyAttacks,
    EnemyMoved,
    Harmed,
    PhaseBegan,
    PhaseEnded,
)
from miskatonic.kernel.line import Limit
from miskatonic.testing import rule


@rule("CG-ENP-01", "CG-ENP-02")
def test_hunters_move_when_the_phase_has_begun() -> None:
    g = end_turns(house().spawn("swarm_of_rats", at="attic"))
    told = [event for event in g.events if isinstance(event, PhaseBegan | EnemyMoved)]
    assert told[:2] == [PhaseBegan("enemy"), EnemyMoved("swarm_of_rats", "hallway")]


@rule("CG-ENP-02")
def test_exhausted_and_engaged_hunters_and_other_enemies_stay() -> None:
    g = house("roland_banks", "daisy_walker").spawn("swarm_of_rats", at="attic", exhausted=True)
    g.spawn("ghoul_minion", at="cellar").spawn("swarm_of_rats#2", at="hallway", engaged="daisy_walker")
    end_turns(g)
    assert g.happened(EnemyMoved) == []


@rule("CG-ENP-03", "CG-ENP-09")
def test_a_window_comes_before_each_investigators_attacks_and_one_after_the_last(homemade: Homemade) -> None:
    watch = homemade.asset(fast(gain_resources(1), limit=Limit(9, "round")))
    g = house("roland_banks", "daisy_walker").give("roland_banks", f"play:{watch}")
    g.spawn("ghoul_minion", at="hallway", engaged="roland_banks")
    g.spawn("ghoul_minion#2", at="hallway", engaged="daisy_walker")
    last_turn(g).choose("end_turn")
    attacks = []
    while g.state.phase == "enemy":
        attacks.append(len(g.happened(EnemyAttacked)))
        g.choose("pass")
    assert attacks == [0, 1, 2]


@rule("CG-ENP-04", "CG-PRIO-05")
def test_investigators_are_attacked_in_player_order() -> None:
    g = house("roland_banks", "daisy_walker", lead=1)
    g.spawn("ghoul_minion", at="hallway", engaged="roland_banks")
    g.spawn("swarm_of_rats", at="hallway", engaged="daisy_walker")
    g.spawn("icy_ghoul", at="hallway", engaged="daisy_walker")
    end_turns(g).choose("enemy:icy_ghoul")
    assert [event.who for event in g.happened(EnemyAttacked)] == ["daisy_walker", "daisy_walker", "roland_banks"]


@rule("CG-ENP-04")
def test_who_is_eliminated_by_an_attack_does_not_spare_the_others() -> None:
    g = house("roland_banks", "daisy_walker", "agnes_baker").set("roland_banks.damage", 8)
    for number, who in ((1, "roland_banks"), (2, "daisy_walker"), (3, "agnes_baker")):
        g.spawn(f"swarm_of_rats#{number}", at="hallway", engaged=who)
    end_turns(g).play("lead:agnes_baker", "who:daisy_walker")
    assert sorted(event.who for event in g.happened(EnemyAttacks)) == ["agnes_baker", "daisy_walker", "roland_banks"]


@rule("CG-ENP-05")
def test_every_ready_engaged_enemy_attacks_and_no_exhausted_one() -> None:
    g = house().spawn("swarm_of_rats", at="hallway", engaged="roland_banks")
    g.spawn("swarm_of_rats#2", at="hallway", engaged="roland_banks", exhausted=True)
    end_turns(g.spawn("swarm_of_rats#3", at="hallway", exhausted=True))
    assert [event.enemy for event in g.happened(EnemyAttacked)] == ["swarm_of_rats"]
    assert g["roland_banks"].damage == 1


@rule("CG-ENP-06")
def test_damage_and_horror_of_an_attack_are_dealt_together() -> None:
    g = end_turns(house().spawn("ghoul_priest", at="hallway", engaged="roland_banks"))
    assert g.happened(Harmed) == [Harmed("roland_banks", 0, 2, 2, 2, 2, cause="ghoul_priest")]


@rule("CG-ENP-07")
def test_an_enemy_exhausts_once_its_attack_and_what_it_triggers_are_over(homemade: Homemade) -> None:
    counter = homemade.asset(reaction(after(EnemyAttacked), damage_enemy_here(1)))
    g = house().give("roland_banks", f"play:{counter}").spawn("ghoul_minion", at="hallway", engaged="roland_banks")
    end_turns(g)
    assert not g["ghoul_minion"].exhausted
    g.choose(f"use:{counter}")
    assert g["ghoul_minion"].damage == 1
    g = house().spawn("ghoul_minion", at="hallway", engaged="roland_banks")
    watch = homemade.asset(fast(gain_resources(1), limit=Limit(9, "round")))
    end_turns(g.give("roland_banks", f"play:{watch}")).choose("pass")
    assert (g.state.phase, g["ghoul_minion"].exhausted) == ("enemy", True)


@rule("CG-ENP-08")
def test_an_investigator_chooses_the_order_of_the_attacks() -> None:
    g = house("roland_banks", "daisy_walker").spawn("swarm_of_rats", at="hallway", engaged="daisy_walker")
    end_turns(g.spawn("ghoul_minion", at="hallway", engaged="daisy_walker"))
    assert (g.options, g.decision.seat) == (["enemy:swarm_of_rats", "enemy:ghoul_minion"], 1)
    g.choose("enemy:ghoul_minion")
    assert [event.enemy for event in g.happened(EnemyAttacked)] == ["ghoul_minion", "swarm_of_rats"]


@rule("CG-ENP-10")
def test_the_upkeep_phase_follows() -> None:
    told = [event for event in end_turns(house()).events if isinstance(event, PhaseBegan | PhaseEnded)]
    assert told[2:4] == [PhaseEnded("enemy"), PhaseBegan("upkeep")]
