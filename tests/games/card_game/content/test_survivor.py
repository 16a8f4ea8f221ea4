"""The Survivor cards, one after the other."""

import pytest

from miskatonic.games.card_game.events import EnemyAttacked, EnemyDefeated, TokenRevealed
from miskatonic.testing import Scenario, rule, scenario

ROLAND, DAISY = "roland_banks", "daisy_walker"


def study(*things: str) -> Scenario:
    """Roland, with intellect 3, alone in the Study with its shroud of 2 and its 2 clues."""
    return scenario("card_game", seats=[ROLAND]).give(ROLAND, *things)


def hallway(*things: str) -> Scenario:
    """Roland, with combat 4 and agility 2, in the Hallway between the Attic and the Cellar."""
    g = scenario("card_game", seats=[ROLAND]).place(ROLAND, at="hallway")
    return g.place("attic", at="revealed").place("cellar", at="revealed").give(ROLAND, *things)


# --- Leather Coat


@rule("CG-DMG-04")
def test_a_leather_coat_takes_2_damage_and_no_horror() -> None:
    g = (
        hallway("leather_coat")
        .set(f"{ROLAND}.actions", 4)
        .choose("play:leather_coat")
        .spawn("ghoul_minion", engaged=ROLAND, at="")
    )
    g.play("resource", "assign:leather_coat", "resource")
    assert (g["leather_coat"].damage, g[ROLAND].horror) == (1, 1)
    g.choose("assign:leather_coat")
    assert g[ROLAND].discard == ["leather_coat#1"]
    assert (g[ROLAND].damage, g[ROLAND].horror) == (0, 2)


# --- Scavenging


def test_scavenging_takes_an_item_back_after_a_clear_success() -> None:
    g = study("play:scavenging", "discard:machete", "discard:guts", "discard:knife").rig(tokens=["+1"])
    g.play("investigate", "use:scavenging")
    assert g.options == ["card:machete#1", "card:knife#1"]
    g.choose("card:knife")
    assert g[ROLAND].hand == ["knife#1"]
    assert g["scavenging"].exhausted
    assert g[ROLAND].clues == 1


@pytest.mark.parametrize(("token", "thing"), [("0", "discard:machete"), ("+1", "discard:guts")])
def test_scavenging_needs_a_margin_of_2_and_an_item(token: str, thing: str) -> None:
    g = study("play:scavenging", thing).rig(tokens=[token]).choose("investigate")
    assert g[ROLAND].clues == 1
    assert not g["scavenging"].exhausted


# --- Baseball Bat


@rule("CG-SLOT-03")
def test_a_baseball_bat_takes_both_hands() -> None:
    g = hallway("baseball_bat", "play:knife").choose("play:baseball_bat")
    assert [asset.card for asset in g[ROLAND].play] == ["baseball_bat#1"]


@pytest.mark.parametrize(
    ("token", "damage", "kept"), [("-2", 2, True), ("-3", 0, True), ("skull", 2, False), ("auto_fail", 0, False)]
)
def test_a_baseball_bat_breaks_over_a_skull_or_an_automatic_failure(token: str, damage: int, kept: bool) -> None:
    g = hallway("play:baseball_bat").spawn("ghoul_priest", engaged=ROLAND, at="").rig(tokens=[token])
    g.choose("use:baseball_bat")
    assert g["ghoul_priest"].damage == damage
    assert bool(g[ROLAND].play) == kept
    assert (g[ROLAND].discard == ["baseball_bat#1"]) != kept


def test_a_baseball_bat_does_not_break_in_a_fight_without_it() -> None:
    g = hallway("play:baseball_bat").spawn("ghoul_minion", engaged=ROLAND, at="").rig(tokens=["skull"])
    g.choose("fight")
    assert g["baseball_bat"].card in [asset.card for asset in g[ROLAND].play]


# --- Rabbit's Foot


def test_a_rabbits_foot_draws_a_card_for_a_failed_test() -> None:
    g = study("play:rabbits_foot").stack(ROLAND, ["knife"]).rig(tokens=["-2"])
    g.play("investigate", "use:rabbits_foot")
    assert g[ROLAND].hand == ["knife#1"]
    assert g["rabbits_foot"].exhausted


def test_a_rabbits_foot_does_nothing_for_a_passed_test() -> None:
    g = study("play:rabbits_foot").rig(tokens=["0"]).choose("investigate")
    assert g[ROLAND].clues == 1
    assert not g["rabbits_foot"].exhausted


# --- Stray Cat


@rule("CG-EVADE-04", "CG-EVADE-07")
def test_a_stray_cat_makes_an_enemy_look_the_other_way() -> None:
    g = hallway("play:stray_cat").spawn("ghoul_minion", engaged=ROLAND, at="")
    g.choose("use:stray_cat")
    ghoul = g["ghoul_minion"]
    assert (ghoul.exhausted, ghoul.engaged) == (True, -1)
    assert g[ROLAND].discard == ["stray_cat#1"]
    assert g[ROLAND].actions == 3


def test_a_stray_cat_does_not_impress_the_elite() -> None:
    g = hallway("play:stray_cat").spawn("ghoul_priest", engaged=ROLAND, at="")
    assert "use:stray_cat#1" not in g.options


# --- Dig Deep


def test_dig_deep_raises_willpower_or_agility_for_resources() -> None:
    g = hallway("play:dig_deep").spawn("ghoul_minion", engaged=ROLAND, at="").rig(tokens=["-1"])
    g.choose("evade")
    assert g.options == ["use:dig_deep#1", "pass"]
    g.play("use:dig_deep", "pass", "pass")
    assert g["ghoul_minion"].exhausted
    assert g[ROLAND].resources == 4


# --- Cunning Distraction


@rule("CG-ABIL-33")
def test_a_cunning_distraction_evades_everybody_at_the_location_even_the_elite() -> None:
    g = scenario("card_game", seats=[ROLAND, DAISY]).give(ROLAND, "cunning_distraction")
    g.spawn("ghoul_priest", engaged=ROLAND, at="").spawn("ghoul_minion", engaged=DAISY, at="")
    g.spawn("acolyte", at="attic")
    g.choose("play:cunning_distraction")
    assert [(enemy.exhausted, enemy.engaged) for enemy in g.state.enemies[:2]] == [(True, -1)] * 2
    assert not g["acolyte"].exhausted
    assert not g.happened(EnemyAttacked)
    assert g[ROLAND].resources == 0


# --- "Look what I found!"


@rule("CG-FAST-02")
def test_look_what_i_found_makes_a_narrow_failure_worth_2_clues() -> None:
    g = study("look_what_i_found").rig(tokens=["-3"])
    g.choose("investigate").choose().choose("use:look_what_i_found")
    assert (g[ROLAND].clues, g["study"].clues) == (2, 0)
    assert g[ROLAND].resources == 3


def test_look_what_i_found_does_not_help_after_a_clear_failure() -> None:
    g = hallway("look_what_i_found").place(ROLAND, at="cellar").set("cellar.clues", 2).rig(tokens=["auto_fail"])
    g.choose("investigate").choose()
    assert g[ROLAND].clues == 0
    assert g[ROLAND].hand == ["look_what_i_found#1"]


# --- Lucky!


@rule("CG-TEST-16")
def test_luck_turns_a_failure_into_a_success() -> None:
    g = study("lucky").rig(tokens=["-3"])
    g.play("investigate", "use:lucky")
    assert g[ROLAND].clues == 1
    assert g[ROLAND].discard == ["lucky#1"]
    assert g[ROLAND].resources == 4


def test_a_second_stroke_of_luck_is_not_needed_after_a_sufficient_first_one() -> None:
    g = study("lucky", "lucky_2").rig(tokens=["-3"])
    g.play("investigate", "use:lucky#1")
    assert g[ROLAND].hand == ["lucky_2#1"]
    assert g[ROLAND].clues == 1


@rule("CG-TEST-15")
def test_luck_is_added_before_the_total_is_counted_as_zero() -> None:
    g = study("lucky", "lucky_2").rig(tokens=["-4"])
    g.play("investigate", "use:lucky#1")
    assert g.options == ["use:lucky_2#1", "pass"]
    g.choose("use:lucky_2")
    assert g[ROLAND].clues == 1


@rule("CG-TEST-18")
def test_luck_does_not_help_against_an_automatic_failure() -> None:
    g = study("lucky").rig(tokens=["auto_fail"]).choose("investigate")
    assert g[ROLAND].hand == ["lucky#1"]
    assert g[ROLAND].actions == 2


def test_better_luck_brings_a_card_even_with_an_automatic_failure() -> None:
    g = study("lucky_2").stack(ROLAND, ["knife"]).rig(tokens=["auto_fail"])
    g.play("investigate", "use:lucky_2")
    assert g[ROLAND].hand == ["knife#1"]
    assert g[ROLAND].clues == 0


def test_better_luck_turns_a_failure_into_a_success_and_brings_a_card() -> None:
    g = study("lucky_2").stack(ROLAND, ["knife"]).rig(tokens=["-3"])
    g.play("investigate", "use:lucky_2")
    assert g[ROLAND].hand == ["knife#1"]
    assert g[ROLAND].clues == 1


def test_luck_comes_before_what_answers_the_failure() -> None:
    g = study("lucky", "play:rabbits_foot").rig(tokens=["-3"]).choose("investigate")
    assert g.options == ["use:lucky#1", "pass"]
    g.choose("pass")
    assert g.options == ["use:rabbits_foot#1", "pass"]


# --- Survival Instinct


@rule("CG-TEST-21")
def test_survival_instinct_lets_whoever_evades_run_from_everybody_else() -> None:
    g = hallway("survival_instinct").spawn("ghoul_minion", engaged=ROLAND, at="")
    g.spawn("swarm_of_rats", engaged=ROLAND, at="").rig(tokens=["0"])
    g.play("evade:ghoul_minion", "commit:survival_instinct", "result:result", "disengage", "at:attic")
    assert g[ROLAND].at == "attic"
    assert [(enemy.at, enemy.engaged) for enemy in g.state.enemies] == [("hallway", -1)] * 2
    assert not g.happened(EnemyAttacked)


def test_survival_instinct_can_be_used_in_part() -> None:
    g = hallway("survival_instinct").spawn("ghoul_minion", engaged=ROLAND, at="")
    g.spawn("swarm_of_rats", engaged=ROLAND, at="").rig(tokens=["0"])
    g.play("evade:ghoul_minion", "commit:survival_instinct", "result:result", "stay_engaged", "at:cellar")
    assert (g["swarm_of_rats"].at, g["swarm_of_rats"].engaged) == ("cellar", 0)
    assert g["ghoul_minion"].at == "hallway"


def test_survival_instinct_serves_the_evader_and_not_whoever_committed_it() -> None:
    g = scenario("card_game", seats=[ROLAND, DAISY]).place(ROLAND, at="hallway").place(DAISY, at="hallway")
    g.place("attic", at="revealed").give(DAISY, "survival_instinct").spawn("ghoul_minion", engaged=ROLAND, at="")
    g.rig(tokens=["0"]).play("evade", "commit:survival_instinct", "result:result", "at:attic")
    assert (g[ROLAND].at, g[DAISY].at) == ("attic", "hallway")


# --- Aquinnah


def test_aquinnah_turns_the_damage_of_an_attack_against_another_enemy() -> None:
    g = hallway("play:aquinnah").spawn("icy_ghoul", engaged=ROLAND, at="").spawn("ghoul_minion", at="hallway")
    g.play("resource", "use:aquinnah", f"assign:{ROLAND}")
    assert (g[ROLAND].damage, g[ROLAND].horror) == (0, 1)
    assert (g["aquinnah"].horror, g["aquinnah"].exhausted) == (1, True)
    assert g.happened(EnemyDefeated)[0].enemy == "ghoul_minion"


def test_aquinnah_needs_another_enemy() -> None:
    g = hallway("play:aquinnah").spawn("swarm_of_rats", engaged=ROLAND, at="").choose("resource")
    assert g.options == [f"assign:{ROLAND}", "assign:aquinnah#1"]


# --- Close Call


def test_a_close_call_shuffles_an_evaded_enemy_into_the_encounter_deck() -> None:
    g = hallway("close_call").spawn("ghoul_minion", engaged=ROLAND, at="").rig(tokens=["0"])
    g.choose("evade").choose().choose("use:close_call")
    assert not g.state.enemies
    assert "ghoul_minion" in g.state.encounter_deck
    assert not g.happened(EnemyDefeated)


def test_a_close_call_works_for_whoever_evades_at_the_location() -> None:
    g = scenario("card_game", seats=[ROLAND, DAISY]).give(DAISY, "close_call")
    g.spawn("ghoul_minion", engaged=ROLAND, at="").rig(tokens=["0"])
    g.choose("evade").choose()
    g.choose("use:close_call")
    assert not g.state.enemies


@pytest.mark.parametrize("enemy", ["ghoul_priest", "mob_enforcer"])
def test_neither_elite_enemies_nor_weaknesses_are_a_close_call(enemy: str) -> None:
    g = hallway("close_call", "cunning_distraction").spawn(enemy, engaged=ROLAND, at="")
    g.choose("play:cunning_distraction")
    assert g[enemy].exhausted
    assert g[ROLAND].hand == ["close_call#1"]


# --- Will to Survive


def test_with_the_will_to_survive_skill_alone_decides_until_the_turn_ends() -> None:
    g = study("will_to_survive").rig(tokens=["auto_fail"]).choose("play:will_to_survive")
    g.play("investigate", "investigate")
    assert g[ROLAND].clues == 2
    assert not g.happened(TokenRevealed)
    g.set("study.clues", 1).stack("encounter", ["ancient_evils"]).stack(ROLAND, ["leather_coat"])
    g.choose("end_turn")
    g.choose("investigate")
    assert g.happened(TokenRevealed)
    assert g[ROLAND].clues == 2


def test_the_will_to_survive_does_not_make_up_for_a_lack_of_skill() -> None:
    g = hallway("will_to_survive").spawn("swarm_of_rats", engaged=ROLAND, at="").choose("play:will_to_survive")
    g.choose("evade")
    assert not g["swarm_of_rats"].exhausted
