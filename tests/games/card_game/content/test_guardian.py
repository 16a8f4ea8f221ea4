"""The Guardian cards, one after the other."""

from miskatonic.games.card_game.events import EnemyAttacked, EnemyDefeated
from miskatonic.games.card_game.rules.values import skill_value
from miskatonic.testing import Scenario, rule, scenario

ROLAND, DAISY = "roland_banks", "daisy_walker"


def roland(*things: str) -> Scenario:
    """Roland, alone in the Hallway, where there are no clues."""
    return scenario("card_game", seats=[ROLAND]).place(ROLAND, at="hallway").give(ROLAND, *things)


def both(*things: str) -> Scenario:
    """Roland, whose turn it is, and Daisy, in the Hallway; the things are Roland's."""
    g = scenario("card_game", seats=[ROLAND, DAISY]).place(ROLAND, at="hallway").place(DAISY, at="hallway")
    return g.give(ROLAND, *things)


def slugs(cards: list[str]) -> list[str]:
    """What cards they are, whichever copies."""
    return [card.partition("#")[0] for card in cards]


def enemies(g: Scenario) -> list[str]:
    """The enemies in play."""
    return [enemy.card for enemy in g.state.enemies]


# --- .45 Automatic


@rule("CG-USES-01", "CG-USES-03", "CG-ABIL-33")
def test_a_shot_of_the_45_automatic_costs_ammo_and_deals_1_more_damage() -> None:
    g = roland("play:45_automatic").spawn("ghoul_minion", at="hallway", engaged=ROLAND).rig(tokens=["-3"])
    g.choose("use:45_automatic")
    assert enemies(g) == []
    assert g["45_automatic"].uses == 3


@rule("CG-USES-06")
def test_an_empty_45_automatic_stays_in_play_and_cannot_be_shot() -> None:
    g = roland("play:45_automatic").set("45_automatic.uses", 1)
    g.spawn("icy_ghoul", at="hallway", engaged=ROLAND).rig(tokens=["0"])
    g.choose("use:45_automatic")
    assert g["45_automatic"].uses == 0
    assert g["icy_ghoul"].damage == 2
    assert not [option for option in g.options if option.startswith("use:")]


# --- Physical Training


def test_physical_training_is_offered_for_the_tested_skill_only_as_often_as_it_is_paid_for() -> None:
    g = roland("play:physical_training").spawn("ghoul_minion", at="hallway", engaged=ROLAND).rig(tokens=["-4"])
    assert "use:physical_training#1" not in g.options
    g.choose("fight:ghoul_minion")
    assert g.options == ["use:physical_training#1", "pass"]
    g.play("use:physical_training", "use:physical_training", "pass", "pass")
    assert g["ghoul_minion"].damage == 1
    assert g[ROLAND].resources == 3
    assert skill_value(g.state, g[ROLAND], "combat") == 4


# --- Beat Cop


def test_a_beat_cop_adds_1_to_combat() -> None:
    g = roland("play:beat_cop").spawn("ghoul_minion", at="hallway", engaged=ROLAND).rig(tokens=["-3"])
    g.play("fight:ghoul_minion", "pass", "pass")
    assert g["ghoul_minion"].damage == 1


def test_a_beat_cop_is_discarded_to_hurt_any_enemy_at_the_location() -> None:
    g = roland("play:beat_cop").spawn("ghoul_minion", at="hallway").spawn("icy_ghoul", at="hallway", engaged=ROLAND)
    g.play("use:beat_cop", "enemy:icy_ghoul")
    assert g["icy_ghoul"].damage == 1
    assert g["ghoul_minion"].damage == 0
    assert slugs(g[ROLAND].discard) == ["beat_cop"]
    assert g[ROLAND].actions == 3


def test_a_beat_cop_without_an_enemy_at_the_location_has_nothing_to_do() -> None:
    g = roland("play:beat_cop").spawn("ghoul_minion", at="attic")
    assert "use:beat_cop#1" not in g.options


# --- First Aid


def test_first_aid_heals_whom_and_what_its_owner_chooses() -> None:
    g = both("play:first_aid").set(f"{ROLAND}.damage", 1).set(f"{DAISY}.damage", 2).set(f"{DAISY}.horror", 1)
    g.choose("use:first_aid")
    assert g.options == [f"who:{ROLAND}", f"who:{DAISY}"]
    g.choose(f"who:{DAISY}")
    assert g.decision.seat == g[ROLAND].seat
    g.choose("heal:horror")
    assert (g[DAISY].damage, g[DAISY].horror, g[ROLAND].damage) == (2, 0, 1)
    assert g["first_aid"].uses == 2


def test_first_aid_is_for_those_who_suffer_from_horror_alone_as_well() -> None:
    g = roland("play:first_aid").set(f"{ROLAND}.horror", 1).choose("use:first_aid")
    assert g[ROLAND].horror == 0


@rule("CG-EFF-11")
def test_first_aid_is_not_offered_where_nobody_is_hurt() -> None:
    g = both("play:first_aid").set(f"{DAISY}.damage", 2).place(DAISY, at="attic")
    assert "use:first_aid#1" not in g.options


@rule("CG-INIT-11")
def test_first_aid_without_supplies_is_discarded_and_still_heals() -> None:
    g = roland("play:first_aid").set("first_aid.uses", 1).set(f"{ROLAND}.damage", 2)
    g.choose("use:first_aid")
    assert g[ROLAND].damage == 1
    assert slugs(g[ROLAND].discard) == ["first_aid"]
    assert g[ROLAND].play == []


# --- Machete


def test_a_machete_deals_1_more_damage_to_the_only_engaged_enemy() -> None:
    g = roland("play:machete").spawn("icy_ghoul", at="hallway", engaged=ROLAND).rig(tokens=["-2"])
    g.choose("use:machete")
    assert g["icy_ghoul"].damage == 2


def test_a_machete_deals_1_damage_when_another_enemy_is_engaged_or_the_target_is_not() -> None:
    g = roland("play:machete").spawn("icy_ghoul", at="hallway", engaged=ROLAND).rig(tokens=["0", "0"])
    g.spawn("ravenous_ghoul", at="hallway", engaged=ROLAND)
    g.play("use:machete", "enemy:icy_ghoul")
    assert g["icy_ghoul"].damage == 1
    g.set("ravenous_ghoul.engaged", -1).play("use:machete", "enemy:ravenous_ghoul")
    assert g["ravenous_ghoul"].damage == 1


# --- Guard Dog


def test_a_guard_dog_that_is_hurt_by_an_attack_bites_back() -> None:
    g = roland("play:guard_dog").spawn("ghoul_minion", at="hallway", engaged=ROLAND)
    g.play("resource", "assign:guard_dog", f"assign:{ROLAND}", "use:guard_dog")
    assert g["ghoul_minion"].damage == 1
    assert (g["guard_dog"].damage, g[ROLAND].horror) == (1, 1)


def test_a_guard_dog_takes_its_damage_even_if_it_defeats_the_attacker() -> None:
    g = roland("play:guard_dog").spawn("ghoul_minion", at="hallway", engaged=ROLAND, damage=1)
    g.play("resource", "assign:guard_dog", f"assign:{ROLAND}", "use:guard_dog")
    assert g.happened(EnemyDefeated)[0].seat == g[ROLAND].seat
    assert g["guard_dog"].damage == 1


def test_a_guard_dog_does_not_answer_horror() -> None:
    g = roland("play:guard_dog").spawn("ghoul_minion", at="hallway", engaged=ROLAND)
    g.play("resource", f"assign:{ROLAND}", "assign:guard_dog")
    assert "resource" in g.options
    assert g["ghoul_minion"].damage == 0
    assert slugs(g[ROLAND].discard) == ["guard_dog"]


# --- Evidence!


@rule("CG-FAST-01", "CG-FAST-02")
def test_evidence_finds_a_clue_after_a_defeat_besides_what_roland_finds() -> None:
    g = scenario("card_game", seats=[ROLAND]).give(ROLAND, "evidence").rig(tokens=["0"])
    g.spawn("swarm_of_rats", at="study", engaged=ROLAND).choose("fight:swarm_of_rats")
    g.choose("use:evidence")
    assert (g[ROLAND].clues, g[ROLAND].resources) == (1, 4)
    g.choose(f"use:{ROLAND}")
    assert g[ROLAND].clues == 2
    assert slugs(g[ROLAND].discard) == ["evidence"]
    assert g[ROLAND].actions == 2


@rule("CG-CARD-06")
def test_evidence_is_not_played_where_there_is_no_clue() -> None:
    g = roland("evidence").spawn("swarm_of_rats", at="hallway", engaged=ROLAND).rig(tokens=["0"])
    g.choose("fight:swarm_of_rats")
    assert "resource" in g.options
    assert slugs(g[ROLAND].hand) == ["evidence"]


# --- Dodge


@rule("CG-TRIG-15")
def test_dodge_cancels_an_attack_on_somebody_at_the_location() -> None:
    g = both().give(DAISY, "dodge").spawn("ghoul_minion", at="hallway", engaged=ROLAND)
    g.choose("resource")
    assert g.decision.seat == g[DAISY].seat
    g.choose("use:dodge")
    assert (g[ROLAND].damage, g[ROLAND].horror, g[DAISY].resources) == (0, 0, 4)
    assert g.happened(EnemyAttacked) == []
    assert slugs(g[DAISY].discard) == ["dodge"]


def test_dodge_does_not_help_somebody_elsewhere() -> None:
    g = both().give(DAISY, "dodge").place(DAISY, at="attic").spawn("ghoul_minion", at="hallway", engaged=ROLAND)
    g.choose("resource")
    assert g[ROLAND].damage == 1
    assert slugs(g[DAISY].hand) == ["dodge"]


def test_an_enemy_whose_attack_was_dodged_in_the_enemy_phase_exhausts() -> None:
    g = roland("dodge").spawn("ghoul_minion", at="hallway", engaged=ROLAND).stack("encounter", ["ghoul_minion#2"])
    g.play("end_turn", "use:dodge")
    assert g[ROLAND].damage == 0
    attacks = [event for event in g.happened(EnemyAttacked) if event.enemy == "ghoul_minion"]
    assert attacks == []


# --- Dynamite Blast


def test_dynamite_blast_hits_everybody_at_a_connected_location() -> None:
    g = both("dynamite_blast").place(DAISY, at="attic").spawn("ghoul_minion", at="attic", engaged=DAISY)
    g.spawn("icy_ghoul", at="attic").spawn("swarm_of_rats", at="hallway").place("cellar", at="revealed")
    g.choose("play:dynamite_blast")
    assert g.options == ["at:hallway", "at:attic"]
    g.choose("at:attic")
    assert enemies(g) == ["icy_ghoul", "swarm_of_rats"]
    assert (g["icy_ghoul"].damage, g[DAISY].damage, g[ROLAND].damage) == (3, 3, 0)
    assert g[ROLAND].resources == 0


def test_dynamite_blast_at_the_own_location_hurts_its_player_after_the_attack_of_opportunity() -> None:
    g = roland("dynamite_blast").spawn("ravenous_ghoul", at="hallway", engaged=ROLAND)
    g.choose("play:dynamite_blast")
    assert enemies(g) == []
    assert g[ROLAND].damage == 4


def test_whoever_is_blown_up_along_with_an_enemy_no_longer_reacts_to_its_defeat() -> None:
    g = both("dynamite_blast").set(f"{ROLAND}.damage", 6).spawn("ghoul_minion", at="attic")
    g.place(ROLAND, at="attic").place(DAISY, at="hallway")
    g.play("play:dynamite_blast", "at:attic")
    assert g[ROLAND].fate == "damage"
    assert enemies(g) == []
    assert g["attic"].clues == 4


# --- Vicious Blow


@rule("CG-TEST-20", "CG-CARD-07")
def test_vicious_blow_adds_1_damage_to_an_attack_that_hits() -> None:
    g = both().give(DAISY, "vicious_blow").spawn("icy_ghoul", at="hallway", engaged=ROLAND).rig(tokens=["-2"])
    g.play("fight:icy_ghoul", "commit:vicious_blow")
    assert g["icy_ghoul"].damage == 2
    assert slugs(g[DAISY].discard) == ["vicious_blow"]


def test_vicious_blow_adds_nothing_to_an_attack_that_hits_somebody_else() -> None:
    g = both("vicious_blow").spawn("icy_ghoul", at="hallway", engaged=DAISY).rig(tokens=["auto_fail"])
    g.play("fight:icy_ghoul", "commit:vicious_blow")
    assert g[DAISY].damage == 1


# --- Extra Ammunition


@rule("CG-USES-04")
def test_extra_ammunition_loads_a_firearm_of_anybody_at_the_location() -> None:
    g = both("extra_ammunition", "play:45_automatic", "play:knife").give(DAISY, "play:shotgun")
    g.choose("play:extra_ammunition")
    assert slugs(g.options) == ["card:45_automatic", "card:shotgun"]
    g.choose("card:shotgun")
    assert (g["shotgun"].uses, g["45_automatic"].uses) == (5, 4)
    assert g[ROLAND].resources == 3


@rule("CG-EFF-08")
def test_extra_ammunition_needs_a_firearm_at_the_location() -> None:
    g = both("extra_ammunition", "play:knife").give(DAISY, "play:shotgun").place(DAISY, at="attic")
    assert "play:extra_ammunition#1" not in g.options


# --- Police Badge


def test_a_police_badge_adds_1_to_willpower() -> None:
    g = roland("play:police_badge")
    assert skill_value(g.state, g[ROLAND], "willpower") == 4


@rule("CG-TERM-26")
def test_a_police_badge_gives_2_actions_to_whoever_takes_a_turn_at_the_location() -> None:
    g = both().give(DAISY, "play:police_badge")
    assert g.decision.seat == g[DAISY].seat
    g.choose("use:police_badge")
    assert (g[ROLAND].actions, g[DAISY].actions) == (5, 0)
    assert slugs(g[DAISY].discard) == ["police_badge"]


def test_a_police_badge_does_not_reach_another_location() -> None:
    g = both().give(DAISY, "play:police_badge").place(DAISY, at="attic")
    assert g.decision.seat == g[ROLAND].seat
    assert g[DAISY].play


def test_actions_of_a_police_badge_can_be_taken_after_the_others() -> None:
    g = roland("play:police_badge").play("resource", "resource", "resource", "use:police_badge", "resource")
    assert (g[ROLAND].resources, g[ROLAND].actions) == (9, 1)


# --- Beat Cop (2)


def test_the_better_beat_cop_exhausts_and_is_hurt_to_hurt_an_enemy() -> None:
    g = roland("play:beat_cop_2").spawn("icy_ghoul", at="hallway", engaged=ROLAND)
    assert skill_value(g.state, g[ROLAND], "combat") == 5
    g.choose("use:beat_cop_2")
    assert g["icy_ghoul"].damage == 1
    assert (g["beat_cop_2"].damage, g["beat_cop_2"].exhausted) == (1, True)
    assert "use:beat_cop_2#1" not in g.options


@rule("CG-DMG-15")
def test_the_better_beat_cop_falls_by_his_own_hand() -> None:
    g = roland("play:beat_cop_2").set("beat_cop_2.damage", 2).spawn("icy_ghoul", at="hallway", engaged=ROLAND)
    g.choose("use:beat_cop_2")
    assert g["icy_ghoul"].damage == 1
    assert slugs(g[ROLAND].discard) == ["beat_cop_2"]


# --- Shotgun


def test_a_shotgun_deals_the_margin_of_success() -> None:
    g = roland("play:shotgun").spawn("icy_ghoul", at="hallway", engaged=ROLAND).rig(tokens=["-1"])
    g.choose("use:shotgun")
    assert g["icy_ghoul"].damage == 3
    assert g["shotgun"].uses == 1


def test_a_shotgun_deals_at_least_1_and_at_most_5() -> None:
    g = both("play:shotgun", "overpower").spawn("ghoul_priest", at="hallway", engaged=ROLAND).rig(tokens=["-3", "+1"])
    g.play("use:shotgun").choose()
    assert g["ghoul_priest"].damage == 1
    g.play("use:shotgun", "commit:overpower", "result:shotgun")
    assert g["ghoul_priest"].damage == 6


@rule("CG-FIGHT-06")
def test_a_shotgun_that_misses_hits_whoever_the_enemy_is_engaged_with_by_the_margin_of_failure() -> None:
    g = both("play:shotgun").spawn("icy_ghoul", at="hallway", engaged=DAISY).rig(tokens=["auto_fail"])
    g.choose("use:shotgun")
    assert g[DAISY].damage == 3
    assert g["icy_ghoul"].damage == 0
