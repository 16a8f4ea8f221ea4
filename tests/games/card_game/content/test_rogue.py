"""The Rogue cards, one after the other."""

import pytest

from miskatonic.games.card_game.events import EnemyAttacked, EnemyEngaged
from miskatonic.testing import Scenario, rule, scenario

ROLAND, DAISY = "roland_banks", "daisy_walker"


def hallway(*things: str) -> Scenario:
    """Roland, with combat 4 and agility 2, in the Hallway between the Attic and the Cellar."""
    g = scenario("card_game", seats=[ROLAND]).place(ROLAND, at="hallway")
    return g.place("attic", at="revealed").place("cellar", at="revealed").give(ROLAND, *things)


# --- Switchblade


@rule("CG-FAST-05", "CG-AOO-10")
def test_a_switchblade_is_played_without_an_action_and_without_provoking_anybody() -> None:
    g = hallway("switchblade").spawn("ghoul_minion", engaged=ROLAND, at="")
    g.choose("play:switchblade")
    assert (g[ROLAND].actions, g[ROLAND].resources, g[ROLAND].damage) == (3, 4, 0)


@pytest.mark.parametrize(("token", "damage"), [("0", 1), ("+1", 2)])
def test_a_switchblade_deals_1_damage_more_if_the_attack_succeeds_by_2(token: str, damage: int) -> None:
    g = hallway("play:switchblade").spawn("icy_ghoul", engaged=ROLAND, at="").rig(tokens=[token])
    g.choose("use:switchblade")
    assert g["icy_ghoul"].damage == damage
    assert g[ROLAND].damage == 0


# --- Burglary


def test_burglary_brings_3_resources_instead_of_clues() -> None:
    g = scenario("card_game", seats=[ROLAND]).give(ROLAND, "play:burglary").rig(tokens=["0"])
    g.choose("use:burglary")
    assert (g[ROLAND].resources, g[ROLAND].clues, g["study"].clues) == (8, 0, 2)
    assert g["burglary"].exhausted


@rule("CG-AOO-01")
def test_burglary_provokes_attacks_of_opportunity_and_a_failed_one_brings_nothing() -> None:
    g = scenario("card_game", seats=[ROLAND]).give(ROLAND, "play:burglary").rig(tokens=["-2"])
    g.spawn("swarm_of_rats", engaged=ROLAND, at="")
    g.choose("use:burglary")
    assert (g[ROLAND].resources, g[ROLAND].damage) == (5, 1)
    assert "use:burglary#1" not in g.options


# --- Pickpocketing


def test_pickpocketing_draws_a_card_for_an_evaded_enemy() -> None:
    g = hallway("play:pickpocketing").spawn("ghoul_minion", engaged=ROLAND, at="").stack(ROLAND, ["knife"])
    g.rig(tokens=["0"]).play("evade", "use:pickpocketing")
    assert g[ROLAND].hand == ["knife#1"]
    assert g["pickpocketing"].exhausted


def test_pickpocketing_works_for_automatic_evasion_too() -> None:
    g = hallway("play:pickpocketing", "play:stray_cat").spawn("ghoul_minion", engaged=ROLAND, at="")
    g.stack(ROLAND, ["knife"]).play("use:stray_cat", "use:pickpocketing")
    assert g[ROLAND].hand == ["knife#1"]


def test_pickpocketing_does_nothing_for_an_evasion_of_somebody_else() -> None:
    g = scenario("card_game", seats=[ROLAND, DAISY]).give(DAISY, "play:pickpocketing")
    g.spawn("ghoul_minion", engaged=ROLAND, at="").rig(tokens=["0"]).choose("evade")
    assert "investigate" in g.options


# --- .41 Derringer


@pytest.mark.parametrize(("token", "damage"), [("-3", 0), ("-2", 1), ("-1", 1), ("0", 2)])
def test_a_derringer_adds_2_to_the_attack_and_1_damage_if_it_succeeds_by_2(token: str, damage: int) -> None:
    g = hallway("play:41_derringer").spawn("ghoul_priest", engaged=ROLAND, at="").rig(tokens=[token])
    g.choose("use:41_derringer")
    assert g["ghoul_priest"].damage == damage
    assert g["41_derringer"].uses == 2


# --- Leo De Luca


@pytest.mark.parametrize("leo", ["leo_de_luca", "leo_de_luca_1"])
def test_leo_de_luca_gives_an_action_at_once_and_one_in_each_turn(leo: str) -> None:
    g = hallway(leo, "resource")
    g.choose(f"play:{leo}")
    assert g[ROLAND].actions == 3
    g = hallway(f"play:{leo}").begin(step="investigation")
    g.choose("resource")
    assert g[ROLAND].actions == 3


def test_the_better_leo_de_luca_costs_1_less_and_is_the_same_person() -> None:
    g = hallway("leo_de_luca_1", "resource")
    g.choose("play:leo_de_luca_1")
    assert g[ROLAND].resources == 1
    g.set(f"{ROLAND}.resources", 9).give(ROLAND, "leo_de_luca")
    assert "play:leo_de_luca#1" not in g.options


# --- Hard Knocks


@rule("CG-TEST-05")
def test_hard_knocks_raises_combat_or_agility_for_resources_before_the_token_is_revealed() -> None:
    g = hallway("play:hard_knocks").spawn("ghoul_minion", engaged=ROLAND, at="").rig(tokens=["-2"])
    g.play("evade", "use:hard_knocks", "use:hard_knocks", "pass", "pass")
    assert g["ghoul_minion"].exhausted
    assert g[ROLAND].resources == 3
    g.choose("fight")
    assert g.options == ["use:hard_knocks#1", "pass"]


# --- Elusive


def test_elusive_leaves_all_enemies_behind_and_leads_to_a_revealed_location_without_any() -> None:
    g = hallway("elusive").spawn("ghoul_minion", engaged=ROLAND, at="").spawn("swarm_of_rats", engaged=ROLAND, at="")
    g.place("parlor", at="unrevealed").spawn("acolyte", at="cellar")
    g.choose("play:elusive")
    assert g.options == ["at:study", "at:attic"]
    g.choose("at:attic")
    assert (g[ROLAND].at, g[ROLAND].actions, g[ROLAND].damage) == ("attic", 3, 0)
    assert [(enemy.at, enemy.engaged) for enemy in g.state.enemies[:2]] == [("hallway", -1)] * 2


def test_enemies_left_behind_by_elusive_engage_whoever_is_still_there() -> None:
    g = scenario("card_game", seats=[ROLAND, DAISY]).give(ROLAND, "elusive").place("hallway", at="revealed")
    g.spawn("ghoul_minion", engaged=ROLAND, at="")
    g.choose("play:elusive")
    assert (g[ROLAND].at, g["ghoul_minion"].engaged) == ("hallway", 1)


def test_without_a_refuge_elusive_shakes_nobody_off_for_long() -> None:
    g = scenario("card_game", seats=[ROLAND]).give(ROLAND, "elusive").spawn("ghoul_minion", engaged=ROLAND, at="")
    g.choose("play:elusive")
    assert g["ghoul_minion"].engaged == 0
    assert len(g.happened(EnemyEngaged)) == 1


def test_elusive_is_for_ones_own_turn_only() -> None:
    g = scenario("card_game", seats=[ROLAND, DAISY]).place("hallway", at="revealed")
    g.give(DAISY, "elusive")
    assert g.decision.seat == 0


# --- Backstab


@rule("CG-ABIL-33")
def test_backstab_is_an_attack_with_agility_that_deals_3_damage_and_provokes_nobody() -> None:
    g = hallway("backstab").spawn("icy_ghoul", engaged=ROLAND, at="").rig(tokens=["+1"])
    g.choose("play:backstab")
    assert (g["icy_ghoul"].damage, g[ROLAND].damage) == (3, 0)
    assert (g[ROLAND].actions, g[ROLAND].resources) == (2, 2)
    assert g[ROLAND].discard == ["backstab#1"]


def test_backstab_fails_by_agility_however_strong_one_is() -> None:
    g = hallway("backstab").spawn("icy_ghoul", engaged=ROLAND, at="").rig(tokens=["0"])
    g.choose("play:backstab")
    assert g["icy_ghoul"].damage == 0


# --- Sneak Attack


@rule("CG-CARD-06")
def test_a_sneak_attack_deals_2_damage_to_an_exhausted_enemy_only() -> None:
    g = hallway("sneak_attack").spawn("icy_ghoul", engaged=ROLAND, at="")
    assert "play:sneak_attack#1" not in g.options
    g.set("icy_ghoul.exhausted", True).choose("play:sneak_attack")
    assert (g["icy_ghoul"].damage, g[ROLAND].damage) == (2, 0)


def test_a_sneak_attack_provokes_the_enemies_that_are_ready() -> None:
    g = hallway("sneak_attack").spawn("icy_ghoul", at="hallway").set("icy_ghoul.exhausted", True)
    g.spawn("swarm_of_rats", engaged=ROLAND, at="").choose("play:sneak_attack")
    assert (g["icy_ghoul"].damage, g[ROLAND].damage) == (2, 1)


# --- Opportunist


@pytest.mark.parametrize(("token", "back"), [("0", False), ("+1", True)])
def test_opportunist_returns_to_the_hand_if_the_test_is_passed_by_3(token: str, back: bool) -> None:
    g = scenario("card_game", seats=[ROLAND]).give(ROLAND, "opportunist").rig(tokens=[token])
    g.play("investigate", "commit:opportunist")
    assert g[ROLAND].clues == 1
    assert (g[ROLAND].hand, g[ROLAND].discard) == ((["opportunist#1"], []) if back else ([], ["opportunist#1"]))


def test_opportunist_does_not_help_others() -> None:
    g = scenario("card_game", seats=[ROLAND, DAISY]).give(DAISY, "opportunist").rig(tokens=["0"])
    g.choose("investigate")
    assert g[ROLAND].clues == 1
    assert g[DAISY].hand == ["opportunist#11"]


# --- Cat Burglar


def test_a_cat_burglar_leads_away_from_all_enemies_without_an_attack_of_opportunity() -> None:
    g = hallway("play:cat_burglar").spawn("ghoul_minion", engaged=ROLAND, at="")
    g.choose("use:cat_burglar")
    assert g.options == ["at:attic", "at:cellar"]
    g.choose("at:cellar")
    assert (g[ROLAND].at, g[ROLAND].actions) == ("cellar", 2)
    assert (g["ghoul_minion"].at, g["ghoul_minion"].engaged) == ("hallway", -1)
    assert not g.happened(EnemyAttacked)
    assert g["cat_burglar"].exhausted


def test_a_cat_burglar_adds_1_to_agility() -> None:
    g = hallway("play:cat_burglar").spawn("ghoul_minion", engaged=ROLAND, at="").rig(tokens=["-1"])
    g.choose("evade")
    assert g["ghoul_minion"].exhausted


# --- Sure Gamble


def test_a_sure_gamble_turns_a_minus_into_a_plus() -> None:
    g = scenario("card_game", seats=[ROLAND]).give(ROLAND, "sure_gamble").rig(tokens=["-4"])
    g.play("investigate", "use:sure_gamble")
    assert (g[ROLAND].clues, g[ROLAND].resources) == (1, 3)
    assert g[ROLAND].discard == ["sure_gamble#1"]


def test_a_sure_gamble_turns_the_modifier_of_a_symbol_but_nothing_else_about_it() -> None:
    g = scenario("card_game", seats=[ROLAND]).give(ROLAND, "sure_gamble").rig(tokens=["tablet"])
    g.spawn("ghoul_minion", at="study", engaged=ROLAND).play("evade", "use:sure_gamble")
    assert g["ghoul_minion"].exhausted
    assert g[ROLAND].damage == 1


@pytest.mark.parametrize("token", ["0", "+1", "auto_fail"])
def test_a_sure_gamble_needs_a_minus(token: str) -> None:
    g = scenario("card_game", seats=[ROLAND]).give(ROLAND, "sure_gamble").rig(tokens=[token])
    g.choose("investigate")
    assert g[ROLAND].hand == ["sure_gamble#1"]
    assert g[ROLAND].actions == 2


# --- Hot Streak


def test_a_hot_streak_is_worth_10_resources() -> None:
    g = hallway("hot_streak").choose("play:hot_streak")
    assert (g[ROLAND].resources, g[ROLAND].actions) == (12, 2)
