"""Enemies, engagement, spawning and prey."""

from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.components import Spawn
from miskatonic.games.card_game.events import EnemyEngaged, EnemyMoved, EnemySpawned
from miskatonic.testing import Scenario, rule


def trio() -> Scenario:
    """Three investigators in the Hallway."""
    return house("roland_banks", "daisy_walker", "agnes_baker")


@rule("CG-ENEM-01")
def test_an_enemy_is_engaged_or_at_a_location() -> None:
    g = house().spawn("ghoul_minion", at="attic").spawn("swarm_of_rats", at="hallway", engaged="roland_banks")
    assert (g["ghoul_minion"].at, g["ghoul_minion"].engaged) == ("attic", -1)
    assert (g["swarm_of_rats"].at, g["swarm_of_rats"].engaged) == ("hallway", 0)


@rule("CG-ENEM-02")
def test_an_engaged_enemy_comes_along() -> None:
    g = house().spawn("ghoul_minion", at="hallway", engaged="roland_banks").choose("move:attic")
    assert (g["ghoul_minion"].at, g["ghoul_minion"].engaged) == ("attic", 0)


@rule("CG-ENEM-03", "CG-ENEM-04")
def test_an_enemy_engages_whoever_comes_to_it() -> None:
    g = house().spawn("ghoul_minion", at="attic").choose("move:attic")
    assert g["ghoul_minion"].engaged == 0


@rule("CG-ENEM-03", "CG-ENEM-04")
def test_an_enemy_engages_whoever_it_comes_to() -> None:
    g = end_turns(house().spawn("swarm_of_rats", at="attic"))
    assert g.happened(EnemyEngaged) == [EnemyEngaged("roland_banks", 0, "swarm_of_rats")]
    assert g["roland_banks"].damage == 1, "early enough to attack"


@rule("CG-ENEM-03", "CG-ENEM-04")
def test_an_enemy_that_spawns_where_somebody_is_engages_at_once() -> None:
    g = house("roland_banks", "daisy_walker").place("daisy_walker", at="attic")
    end_turns(g, "flesh_eater", "obscuring_fog")
    assert g["flesh_eater"].engaged == 1


@rule("CG-ENEM-03", "CG-ELIM-07")
def test_an_enemy_whose_prey_is_eliminated_turns_to_somebody_else_there() -> None:
    g = house("roland_banks", "daisy_walker").set("roland_banks.damage", 8)
    g.spawn("ghoul_minion", at="hallway", engaged="roland_banks").choose("resource")
    assert g["ghoul_minion"].engaged == 1


@rule("CG-ENEM-05", "CG-ENEM-14")
def test_prey_decides_among_several_investigators() -> None:
    g = trio().set("daisy_walker.damage", 1).set("agnes_baker.damage", 1).spawn("ravenous_ghoul", at="attic")
    g.place("ravenous_ghoul", at="hallway").set("ravenous_ghoul.exhausted", True)
    end_turns(g)
    assert g["ravenous_ghoul"].engaged == 1, "Daisy has 4 health left, Agnes 5, Roland 9"


@rule("CG-ENEM-06")
def test_any_number_of_enemies_can_be_engaged_with_somebody() -> None:
    g = house()
    for n in (1, 2, 3):
        g.spawn(f"ghoul_minion#{n}", at="attic")
    g.choose("move:attic")
    assert [enemy.engaged for enemy in g.state.enemies] == [0, 0, 0]


@rule("CG-ENEM-07")
def test_an_exhausted_enemy_does_not_engage() -> None:
    g = house().spawn("ghoul_minion", at="attic", exhausted=True).choose("move:attic")
    assert g["ghoul_minion"].engaged == -1


@rule("CG-ENEM-08", "CG-ENEM-10")
def test_a_drawn_enemy_spawns_where_its_card_says() -> None:
    g = end_turns(house(), "icy_ghoul")
    assert (g["icy_ghoul"].at, g["icy_ghoul"].engaged) == ("cellar", -1)


@rule("CG-ENEM-09")
def test_an_enemy_without_instruction_engages_whoever_drew_it() -> None:
    g = end_turns(house("roland_banks", "daisy_walker"), "obscuring_fog", "ghoul_minion")
    assert g["ghoul_minion"].engaged == 1


@rule("CG-ENEM-11")
def test_an_enemy_with_nowhere_to_spawn_is_discarded(homemade: Homemade) -> None:
    ghost = homemade.enemy(spawn=Spawn(("parlor",)))
    g = end_turns(house(), ghost)
    assert g.state.enemies == []
    assert g.state.encounter_discard == [ghost]


@rule("CG-ENEM-12")
def test_whoever_spawns_an_enemy_chooses_among_several_places(homemade: Homemade) -> None:
    ghost = homemade.enemy(spawn=Spawn(("attic", "cellar")))
    g = end_turns(house("roland_banks", "daisy_walker"), "obscuring_fog", ghost)
    assert (g.options, g.decision.seat, g.decision.rule) == (["at:attic", "at:cellar"], 1, "CG-ENEM-12")
    assert g.choose("at:cellar")[ghost].at == "cellar"


@rule("CG-ENEM-13")
def test_an_ability_that_says_where_an_enemy_spawns_overrides_its_card() -> None:
    g = house().place("parlor", at="unrevealed").give("roland_banks", "clue", "clue", "clue")
    end_turns(g).choose("advance")
    assert g.happened(EnemySpawned) == [EnemySpawned("ghoul_priest", "hallway", cause="act_the_barrier")]


@rule("CG-ENEM-15")
def test_prey_decides_among_those_who_are_equally_near() -> None:
    g = house("daisy_walker", "roland_banks").place("daisy_walker", at="attic").place("roland_banks", at="cellar")
    g.spawn("ghoul_priest", at="parlor").stop("attacks").begin(step="hunters")
    assert [event.to for event in g.happened(EnemyMoved)] == ["hallway"]
    assert g.begin(step="hunters")["ghoul_priest"].engaged == 1


@rule("CG-ENEM-16")
def test_the_lead_chooses_among_equals() -> None:
    g = trio().set("lead", 2).place("roland_banks", at="attic").spawn("swarm_of_rats", at="cellar")
    end_turns(g)
    assert (g.options, g.decision.seat) == (["who:agnes_baker", "who:daisy_walker"], 2)
    assert g.decision.rule == "CG-ENEM-16"
    assert g.choose("who:daisy_walker")["swarm_of_rats"].engaged == 1


@rule("CG-ENEM-17", "CG-ENEM-18", "CG-WEAK-05")
def test_an_enemy_with_only_one_prey_ignores_everybody_else() -> None:
    g = house("roland_banks", "skids_otoole").spawn("silver_twilight_acolyte#11", at="hallway")
    g.place("skids_otoole", at="attic").place("roland_banks", at="cellar").choose("move:hallway")
    assert g["silver_twilight_acolyte"].bearer == 1
    assert g["silver_twilight_acolyte"].engaged == -1
    assert "engage:silver_twilight_acolyte#11" in g.options
    assert g.choose("engage:silver_twilight_acolyte")["silver_twilight_acolyte"].engaged == 0


@rule("CG-ENEM-17")
def test_it_hunts_that_investigator_alone() -> None:
    g = house("roland_banks", "skids_otoole").spawn("silver_twilight_acolyte#11", at="hallway")
    g.place("skids_otoole", at="attic")
    end_turns(g)
    assert [event.to for event in g.happened(EnemyMoved)] == ["attic"]


@rule("CG-ENEM-19")
def test_prey_has_no_bearing_on_where_an_enemy_spawns() -> None:
    g = end_turns(trio().set("agnes_baker.damage", 5), "ravenous_ghoul", "obscuring_fog", "dissonant_voices")
    assert g["ravenous_ghoul"].engaged == 0, "Roland drew it"
