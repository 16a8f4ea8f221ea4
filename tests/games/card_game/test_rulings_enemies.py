"""Official rulings about enemies: attacks, evasion, spawning, hunting, defeat. The docstrings name the rulings."""

from typing import Any

import pytest

from miskatonic.games.card_game.events import (
    CluesDiscovered,
    EnemyAttacked,
    EnemyDamaged,
    EnemyDefeated,
    Harmed,
    TestBegan,
)
from miskatonic.games.card_game.rules.agenda import doom_in_play
from miskatonic.games.card_game.rules.values import skill_value
from miskatonic.testing import Scenario, rule, scenario

AGNES, DAISY, ROLAND, SKIDS, WENDY = "agnes_baker", "daisy_walker", "roland_banks", "skids_otoole", "wendy_adams"


def alone(who: str, *things: str, at: str = "hallway", **setup: Any) -> Scenario:
    """Somebody with nobody else around."""
    return scenario("card_game", seats=[who], **setup).place(who, at=at).give(who, *things)


def together(first: str, second: str, *things: str, at: str = "hallway", **setup: Any) -> Scenario:
    """Two investigators at a location; it is the turn of the first one, whose the things are."""
    g = scenario("card_game", seats=[first, second], **setup)
    return g.place(first, at=at).place(second, at=at).give(first, *things)


def umordhoth(*seats: str) -> Scenario:
    """Everybody at the Ritual Site, with Umôrdhoth."""
    g = scenario("card_game", seats=list(seats), scenario="the_devourer_below")
    for who in seats:
        g.place(who, at="ritual_site")
    return g.spawn("umordhoth", at="ritual_site")


def enemies(g: Scenario) -> list[str]:
    """The enemies in play."""
    return [enemy.card for enemy in g.state.enemies]


def order(g: Scenario, *kinds: type) -> list[type]:
    """In which order things of those kinds have happened."""
    return [type(event) for event in g.events if isinstance(event, kinds)]


# --- attacks of opportunity and attacks


@pytest.mark.parametrize(
    ("who", "card", "tokens"),
    [(AGNES, "blinding_light", ["0"]), (WENDY, "cunning_distraction", []), (SKIDS, "backstab", ["0"])],
)
def test_an_event_that_is_a_fight_or_an_evasion_provokes_nobody(who: str, card: str, tokens: list[str]) -> None:
    """event_with_fight"""
    g = alone(who, card).spawn("ghoul_minion", at="hallway", engaged=who).set(f"{who}.actions", 1)
    g.set(f"{who}.resources", 5).rig(tokens=tokens).choose(f"play:{card}")
    assert not g.happened(EnemyAttacked)


def test_a_guard_dog_bites_before_it_is_hurt() -> None:
    """guard_dog_nesting: the horror of the dying spawn and its answer come before the defeat, the Dog's damage comes last."""
    g = alone(AGNES, "play:guard_dog").spawn("goat_spawn", at="hallway", engaged=AGNES, damage=2)
    g.spawn("icy_ghoul", at="hallway").play("resource", "assign:guard_dog", "use:guard_dog", "assign:agnes_baker")
    assert g["guard_dog"].damage == 0
    g.play("use:agnes_baker", "enemy:icy_ghoul")
    assert order(g, Harmed, EnemyDamaged, EnemyDefeated) == [EnemyDamaged, Harmed, EnemyDamaged, EnemyDefeated, Harmed]
    assert [event.own_horror for event in g.happened(Harmed)] == [1, 0]
    assert (g["guard_dog"].damage, g["icy_ghoul"].damage, enemies(g)) == (1, 1, ["icy_ghoul"])


def test_a_guard_dog_that_falls_bites_a_last_time() -> None:
    g = alone(ROLAND, "play:guard_dog").set("guard_dog.damage", 2).spawn("ghoul_minion", at="hallway", engaged=ROLAND)
    g.play("resource", "assign:guard_dog", "assign:roland_banks", "use:guard_dog")
    assert g["ghoul_minion"].damage == 1
    assert (g[ROLAND].play, g[ROLAND].damage, g[ROLAND].horror) == ([], 0, 1)


def test_a_guard_dog_takes_no_more_than_it_can_bear_of_a_deadly_attack() -> None:
    """assign_assets: what the Dog cannot take is for its owner."""
    g = alone(ROLAND, "play:guard_dog").set("guard_dog.damage", 2).set(f"{ROLAND}.damage", 7)
    g.spawn("icy_ghoul", at="hallway", engaged=ROLAND).play("resource", "assign:guard_dog", "assign:roland_banks")
    g.choose("use:guard_dog")
    assert (g[ROLAND].damage, g[ROLAND].fate, g["icy_ghoul"].damage) == (8, "", 1)


def test_roland_finds_a_clue_where_his_dog_has_defeated_an_enemy() -> None:
    """guard_dog_roland"""
    g = alone(ROLAND, "play:guard_dog", at="attic").spawn("swarm_of_rats", at="attic", engaged=ROLAND)
    g.play("resource", "assign:guard_dog", "use:guard_dog", "use:roland_banks")
    assert g[ROLAND].clues == 1


def test_the_dog_of_another_finds_nothing_for_roland() -> None:
    """guard_dog_roland: only what he controls."""
    g = together(DAISY, ROLAND, "play:guard_dog", at="attic").spawn("swarm_of_rats", at="attic", engaged=DAISY)
    g.play("resource", "assign:guard_dog", "use:guard_dog")
    assert enemies(g) == []
    assert not g.happened(CluesDiscovered)


def test_an_investigator_and_an_enemy_may_fall_together() -> None:
    """The Dog has bitten before the harm is applied: the enemy is gone although its attack is the end."""
    g = together(ROLAND, DAISY, "play:guard_dog", at="attic").set(f"{ROLAND}.horror", 4)
    g.spawn("ghoul_minion", at="attic", engaged=ROLAND, damage=1)
    g.play("resource", "assign:guard_dog", "assign:roland_banks", "use:guard_dog", "use:roland_banks")
    assert (g[ROLAND].fate, enemies(g)) == ("horror", [])
    assert g["attic"].clues == 4


def test_each_copy_of_frozen_in_fear_asks_for_its_own_test() -> None:
    """frozen_in_fear"""
    g = alone(ROLAND, "threat:frozen_in_fear", "threat:frozen_in_fear#2").stack("encounter", ["ancient_evils"])
    g.rig(tokens=["0", "-1"]).choose("end_turn")
    assert len([event for event in g.happened(TestBegan) if event.skill == "willpower"]) == 2
    assert [asset.card for asset in g[ROLAND].threat] == ["frozen_in_fear#2"]


def test_a_massive_enemy_is_engaged_enough_for_a_machete() -> None:
    """machete_massive"""
    g = umordhoth(ROLAND).give(ROLAND, "play:machete").rig(tokens=["0"]).choose("use:machete")
    assert g["umordhoth"].damage == 2


def test_lita_does_not_hurt_umordhoth_who_is_no_monster() -> None:
    """umordhoth_lita: she makes the attack better, not harder."""
    g = umordhoth(ROLAND).give(ROLAND, "play:lita_chantler").rig(tokens=["0"]).choose("fight:umordhoth")
    assert skill_value(g.state, g[ROLAND], "combat") == 5
    assert g["umordhoth"].damage == 1


@rule("CG-MASS-05")
def test_umordhoth_goes_on_when_it_has_struck_down_the_lead() -> None:
    """massive: the new lead chooses who is next."""
    g = umordhoth(ROLAND, DAISY, SKIDS).set(f"{ROLAND}.horror", 4)
    for who in (ROLAND, DAISY, SKIDS):
        g.set(f"{who}.played", True)
    g.stack("encounter", ["ancient_evils", "ancient_evils#2"]).play("end_turn", "who:roland_banks", "lead:skids_otoole")
    assert g.decision.seat == g[SKIDS].seat
    g.choose("who:daisy_walker")
    assert [event.who for event in g.happened(EnemyAttacked)] == [ROLAND, DAISY, SKIDS]


@rule("CG-ENP-08")
def test_the_elite_attack_whoever_is_on_the_lam_and_the_others_do_not() -> None:
    g = alone(SKIDS, "on_the_lam").stack(SKIDS, ["emergency_cache"]).stack("encounter", ["obscuring_fog"])
    g.play("end_turn", "use:on_the_lam")
    g.spawn("ghoul_priest", at="hallway", engaged=SKIDS).spawn("ghoul_minion", at="hallway", engaged=SKIDS)
    g.choose("draw")
    assert [event.enemy for event in g.happened(EnemyAttacked)] == ["ghoul_priest"]
    g.stack("encounter", ["obscuring_fog#2"]).choose("end_turn")
    assert [event.enemy for event in g.happened(EnemyAttacked)] == ["ghoul_priest"]


def test_nobody_retaliates_against_whoever_is_on_the_lam() -> None:
    g = alone(SKIDS, "on_the_lam").stack(SKIDS, ["emergency_cache"]).stack("encounter", ["obscuring_fog"])
    g.play("end_turn", "use:on_the_lam").set(f"{SKIDS}.resources", 0)
    g.spawn("goat_spawn", at="hallway", engaged=SKIDS).rig(tokens=["-4"]).choose("fight:goat_spawn")
    assert not g.happened(EnemyAttacked)


# --- evasion


def test_ruth_turner_gives_up_when_she_is_evaded_without_a_test() -> None:
    """evaded_automatically"""
    g = alone(WENDY, "play:stray_cat", at="rivertown", scenario="the_midnight_masks").set(f"{WENDY}.resources", 0)
    g.spawn("ruth_turner", at="rivertown", engaged=WENDY).choose("use:stray_cat")
    assert "ruth_turner" in g.state.victory


def test_ruth_turner_has_given_up_before_she_could_be_a_close_call() -> None:
    """evaded_automatically: what is forced comes first."""
    g = alone(WENDY, "play:stray_cat", "close_call", at="rivertown", scenario="the_midnight_masks")
    g.spawn("ruth_turner", at="rivertown", engaged=WENDY).choose("use:stray_cat")
    assert "end_turn" in g.options
    assert "ruth_turner" in g.state.victory


def test_an_enemy_that_is_evaded_without_a_test_may_be_a_close_call() -> None:
    """evaded_automatically, leaves_play: it goes without its doom."""
    g = alone(WENDY, "play:stray_cat", "close_call", at="rivertown", scenario="the_midnight_masks")
    g.spawn("acolyte", at="rivertown", engaged=WENDY, doom=3)
    doom = doom_in_play(g.state)
    g.play("use:stray_cat", "use:close_call")
    assert "acolyte" in g.state.encounter_deck
    assert doom_in_play(g.state) == doom - 3
    assert not g.happened(EnemyDefeated)


# --- defeat


def test_an_enemy_that_is_turned_away_is_worth_nothing() -> None:
    """victory_only_if_defeated"""
    g = alone(ROLAND, "play:disc_of_itzamna", at="attic").stack("encounter", ["flesh_eater"])
    g.stack(ROLAND, ["emergency_cache"]).play("end_turn", "use:disc_of_itzamna")
    assert g.state.encounter_discard == ["flesh_eater"]
    assert g.state.victory == []
    assert "end_turn" in g.options


def test_the_end_of_the_ghoul_priest_comes_before_what_its_defeat_would_bring() -> None:
    """ghoul_priest_objective, at_if_timing: neither Roland nor Evidence! can be used any more."""
    g = alone(ROLAND, "evidence", at="attic").place("act_what_have_you_done", at="current")
    g.spawn("ghoul_priest", at="attic", engaged=ROLAND, damage=4).rig(tokens=["0"]).choose("fight:ghoul_priest")
    assert g.options == ["effect:burn_the_house", "effect:keep_the_house"]
    g.choose("effect:keep_the_house")
    assert not g.happened(CluesDiscovered)
    assert g.state.resolution == 2


# --- where enemies are


@rule("CG-PRIO-03")
def test_what_blocks_a_way_does_not_make_an_enemy_farther_away() -> None:
    """nearest: the lead chooses between an enemy in the open and one behind a barrier."""
    g = alone(ROLAND, scenario="the_midnight_masks", at="rivertown").place("barricade", at="easttown")
    g.spawn("acolyte", at="easttown").spawn("acolyte#2", at="graveyard").rig(tokens=["cultist"])
    g.choose("investigate")
    assert g.options == ["enemy:acolyte", "enemy:acolyte#2"]


def test_a_hunter_goes_around_a_barricade_only_where_it_is_no_farther() -> None:
    """hunter_rules"""
    g = alone(ROLAND, scenario="the_midnight_masks", at="northside").place(ROLAND, at="rivertown")
    g.place("barricade", at="miskatonic_university").spawn("swarm_of_rats", at="northside")
    g.stack("encounter", ["hunting_shadow"]).choose("end_turn")
    assert g["swarm_of_rats"].at == "northside"


def test_a_hunter_between_two_equally_near_investigators_comes_to_the_one_without_a_barricade() -> None:
    """hunter_rules: where the lead could choose, a way that is blocked is no choice."""
    g = scenario("card_game", seats=[ROLAND, DAISY]).place(ROLAND, at="attic").place(DAISY, at="cellar")
    g.place("barricade", at="attic").spawn("swarm_of_rats", at="hallway").set(f"{DAISY}.played", True)
    g.stack("encounter", ["obscuring_fog", "obscuring_fog#2"]).choose("end_turn")
    assert (g["swarm_of_rats"].at, g["swarm_of_rats"].engaged) == ("cellar", g[DAISY].seat)


def test_whoever_eludes_enemies_leaves_the_barricade_too() -> None:
    """barricade_spawn: the barricade of the location that is left is gone, so that enemies can enter."""
    g = alone(SKIDS, "elusive", at="attic").place(SKIDS, at="hallway").place("barricade", at="hallway")
    g.spawn("ghoul_minion", at="hallway", engaged=SKIDS).play("play:elusive", "at:attic")
    assert g["hallway"].attached == []
    assert (g["ghoul_minion"].at, g["ghoul_minion"].engaged) == ("hallway", -1)


def test_ghouls_go_to_the_parlor_ready_or_not_and_stay_there() -> None:
    """ghouls_towards_parlor"""
    g = alone(ROLAND, at="attic").place("parlor", at="revealed").place("act_what_have_you_done", at="current")
    g.place("hallway", at="revealed").place("agenda_theyre_getting_out", at="current")
    g.place(ROLAND, at="attic").spawn("ghoul_minion", at="hallway", exhausted=True).spawn("ghoul_minion#2", at="parlor")
    g.stack("encounter", ["obscuring_fog"]).choose("end_turn")
    assert (g["ghoul_minion"].at, g["ghoul_minion#2"].at) == ("parlor", "parlor")
