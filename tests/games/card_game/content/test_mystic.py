"""The Mystic cards, one after the other."""

import pytest

from miskatonic.games.card_game.events import CardSeen, EnemyAttacked, TokenIgnored, TokenRevealed
from miskatonic.games.card_game.rules.agenda import doom_in_play
from miskatonic.games.card_game.rules.values import keywords, skill_value
from miskatonic.testing import Scenario, rule, scenario

DAISY, ROLAND = "daisy_walker", "roland_banks"


def daisy(*things: str) -> Scenario:
    """Daisy, with willpower 3, combat 2 and agility 2, alone in the Study with its 2 clues."""
    return scenario("card_game", seats=[DAISY]).give(DAISY, *things)


def both(*things: str) -> Scenario:
    """Daisy, whose turn it is, and Roland in the Study; the things are Daisy's."""
    return scenario("card_game", seats=[DAISY, ROLAND]).give(DAISY, *things)


def encounter(g: Scenario, *cards: str) -> Scenario:
    """Those are the next encounter cards, and it is time to draw."""
    return g.stack("encounter", cards).begin(step="encounter")


# --- Forbidden Knowledge


@rule("CG-COST-09")
def test_forbidden_knowledge_turns_secrets_into_resources_for_horror() -> None:
    g = daisy("forbidden_knowledge").play("play:forbidden_knowledge", "use:forbidden_knowledge")
    assert (g[DAISY].resources, g[DAISY].horror) == (6, 1)
    assert (g["forbidden_knowledge"].uses, g["forbidden_knowledge"].exhausted) == (3, True)
    g.give(DAISY, "play:holy_rosary").set("forbidden_knowledge.exhausted", False)
    g.play("use:forbidden_knowledge", "assign:holy_rosary")
    assert (g[DAISY].resources, g[DAISY].horror, g["holy_rosary"].horror) == (7, 1, 1)


def test_forbidden_knowledge_without_secrets_is_discarded() -> None:
    g = daisy("play:forbidden_knowledge").set("forbidden_knowledge.uses", 1)
    g.choose("use:forbidden_knowledge")
    assert g[DAISY].resources == 6
    assert (g[DAISY].play, g[DAISY].discard) == ([], ["forbidden_knowledge#1"])


def test_forbidden_knowledge_is_of_no_use_to_whoever_it_drives_mad() -> None:
    g = both("play:forbidden_knowledge").set(f"{DAISY}.horror", 8)
    g.choose("use:forbidden_knowledge")
    assert g[DAISY].fate == "horror"
    assert g[DAISY].resources == 0


# --- Holy Rosary


def test_a_holy_rosary_adds_1_to_willpower_of_its_owner_only() -> None:
    g = both("holy_rosary").choose("play:holy_rosary")
    assert [skill_value(g.state, g[who], "willpower") for who in (DAISY, ROLAND)] == [4, 3]


# --- Shrivelling


@rule("CG-USES-03", "CG-ABIL-33")
def test_shrivelling_fights_with_willpower_for_a_charge_and_deals_2_damage() -> None:
    g = daisy("play:shrivelling").spawn("icy_ghoul", engaged=DAISY, at="").rig(tokens=["0"])
    g.choose("use:shrivelling")
    assert (g["icy_ghoul"].damage, g["shrivelling"].uses) == (2, 3)
    assert (g[DAISY].damage, g[DAISY].horror) == (0, 0)


@pytest.mark.parametrize(
    ("token", "horror"), [("skull", 1), ("tablet", 1), ("auto_fail", 1), ("-4", 0), ("elder_sign", 0)]
)
def test_a_symbol_costs_the_caster_of_shrivelling_1_horror(token: str, horror: int) -> None:
    g = daisy("play:shrivelling").spawn("swarm_of_rats", engaged=DAISY, at="").rig(tokens=[token])
    g.choose("use:shrivelling")
    assert g[DAISY].horror == horror


@rule("CG-TERM-05")
def test_several_symbols_cost_the_caster_of_shrivelling_no_more_than_one() -> None:
    g = daisy("play:shrivelling").set("difficulty", "hard")
    g.spawn("swarm_of_rats", engaged=DAISY, at="").rig(tokens=["cultist", "skull"])
    g.choose("use:shrivelling")
    assert [event.token for event in g.happened(TokenRevealed)] == ["cultist", "skull"]
    assert g[DAISY].horror == 1


def test_whoever_shrivelling_drives_mad_does_no_harm_any_more() -> None:
    g = both("play:shrivelling").set(f"{DAISY}.horror", 8)
    g.spawn("swarm_of_rats", engaged=DAISY, at="").rig(tokens=["skull"])
    g.choose("use:shrivelling")
    assert g[DAISY].fate == "horror"
    assert g["swarm_of_rats"].damage == 0


# --- Scrying


@rule("CG-DECK-04")
def test_scrying_puts_the_top_3_encounter_cards_into_another_order() -> None:
    g = daisy("play:scrying").stack("encounter", ["ancient_evils", "ghoul_minion", "crypt_chill", "flesh_eater"])
    g.play("use:scrying", "deck:encounter")
    assert [event.card for event in g.happened(CardSeen)] == ["ancient_evils", "ghoul_minion", "crypt_chill"]
    g.play("card:crypt_chill", "card:ghoul_minion")
    assert list(g.state.encounter_deck)[-4:] == ["flesh_eater", "ancient_evils", "ghoul_minion", "crypt_chill"]
    assert (g["scrying"].uses, g["scrying"].exhausted) == (2, True)


def test_scrying_looks_at_the_deck_of_anybody() -> None:
    g = both("play:scrying").stack(ROLAND, ["machete", "knife", "guts"])
    g.choose("use:scrying")
    assert g.options == [f"deck:{DAISY}", f"deck:{ROLAND}", "deck:encounter"]
    g.choose(f"deck:{ROLAND}")
    assert g.decision.seat == 0
    g.play("card:guts", "card:machete")
    assert [card.partition("#")[0] for card in g[ROLAND].deck[-3:]] == ["knife", "machete", "guts"]


# --- Arcane Studies


def test_arcane_studies_raises_willpower_or_intellect_for_resources() -> None:
    g = daisy("play:arcane_studies").rig(tokens=["-4"])
    g.play("investigate", "use:arcane_studies", "pass", "pass")
    assert (g[DAISY].clues, g[DAISY].resources) == (1, 4)
    g = encounter(daisy("play:arcane_studies").rig(tokens=["-2"]), "rotting_remains")
    g.play("pass", "use:arcane_studies", "use:arcane_studies", "pass")
    assert (g[DAISY].horror, g[DAISY].resources) == (0, 3)


# --- Arcane Initiate


def test_an_arcane_initiate_brings_a_doom() -> None:
    g = daisy("arcane_initiate").choose("play:arcane_initiate")
    assert g["arcane_initiate"].doom == 1
    assert doom_in_play(g.state) == 1


@rule("CG-DECK-14")
def test_an_arcane_initiate_finds_a_spell_among_the_top_3_cards() -> None:
    g = daisy("play:arcane_initiate").stack(DAISY, ["knife", "scrying", "shrivelling", "mind_wipe"])
    deck = len(g[DAISY].deck)
    g.choose("use:arcane_initiate")
    assert g.decision.least == 1
    assert g.options == ["card:shrivelling#1", "card:scrying#1"]
    g.choose("card:shrivelling")
    assert g[DAISY].hand == ["shrivelling#1"]
    assert len(g[DAISY].deck) == deck - 1


# --- Drawn to the Flame


def test_drawn_to_the_flame_is_an_encounter_and_then_2_clues() -> None:
    g = daisy("drawn_to_the_flame").stack("encounter", ["ghoul_minion"])
    g.choose("play:drawn_to_the_flame")
    assert g["ghoul_minion"].engaged == 0
    assert (g[DAISY].clues, g["study"].clues) == (2, 0)


def test_drawn_to_the_flame_brings_no_clues_to_whoever_the_encounter_takes() -> None:
    g = both("drawn_to_the_flame").stack("encounter", ["rotting_remains"]).set(f"{DAISY}.horror", 8)
    g.rig(tokens=["auto_fail"]).choose("play:drawn_to_the_flame")
    assert g[DAISY].fate == "horror"
    assert g["study"].clues == 4


# --- Ward of Protection


@rule("CG-ABIL-23")
def test_a_ward_of_protection_cancels_a_revelation_for_1_horror() -> None:
    g = encounter(daisy("ward_of_protection"), "ancient_evils")
    g.choose("use:ward_of_protection")
    assert g.state.agenda_doom == 0
    assert (g[DAISY].horror, g[DAISY].resources) == (1, 4)
    assert g.state.encounter_discard == ["ancient_evils"]
    assert g[DAISY].discard == ["ward_of_protection#1"]


def test_a_warded_card_does_not_gain_the_surge_of_its_revelation() -> None:
    g = encounter(daisy("ward_of_protection"), "false_lead", "ancient_evils")
    g.choose("use:ward_of_protection")
    assert g.state.encounter_discard == ["false_lead"]
    assert g.state.encounter_deck[-1] == "ancient_evils"


def test_peril_does_not_keep_whoever_draws_the_card_from_warding_it() -> None:
    g = encounter(both("ward_of_protection"), "hunting_shadow", "ghoul_minion")
    g.choose("use:ward_of_protection")
    assert (g[DAISY].damage, g[DAISY].horror) == (0, 1)


def test_a_ward_of_protection_is_only_against_what_its_owner_draws() -> None:
    g = encounter(both("ward_of_protection"), "ghoul_minion", "ancient_evils")
    assert g.decision.kind.name == "next"
    assert g.state.agenda_doom == 1


def test_a_weakness_cannot_be_warded() -> None:
    g = daisy("ward_of_protection").stack(DAISY, ["paranoia"])
    g.choose("draw")
    assert g[DAISY].resources == 0
    assert g[DAISY].hand == ["ward_of_protection#1"]


# --- Blinding Light


@pytest.mark.parametrize(("light", "damage"), [("blinding_light", 1), ("blinding_light_2", 2)])
def test_a_blinding_light_evades_with_willpower_and_hurts_the_enemy(light: str, damage: int) -> None:
    g = daisy(light).spawn("ravenous_ghoul", engaged=DAISY, at="").rig(tokens=["0"])
    g.choose(f"play:{light}")
    ghoul = g["ravenous_ghoul"]
    assert (ghoul.exhausted, ghoul.engaged, ghoul.damage) == (True, -1, damage)
    assert (g[DAISY].damage, g[DAISY].actions) == (0, 2)


@pytest.mark.parametrize(("light", "horror"), [("blinding_light", 0), ("blinding_light_2", 1)])
def test_a_symbol_costs_whoever_casts_a_blinding_light_an_action(light: str, horror: int) -> None:
    g = daisy(light).spawn("ravenous_ghoul", engaged=DAISY, at="").rig(tokens=["auto_fail"])
    g.choose(f"play:{light}")
    assert not g["ravenous_ghoul"].exhausted
    assert (g[DAISY].actions, g[DAISY].horror) == (1, horror)


def test_a_blinding_light_takes_the_action_for_tomes_only_if_there_is_no_other() -> None:
    g = daisy("blinding_light", "play:forbidden_knowledge").spawn("ravenous_ghoul", engaged=DAISY, at="")
    g.set(f"{DAISY}.actions", 1).set(f"{DAISY}.tome_actions", 1).rig(tokens=["auto_fail"])
    g.play("play:blinding_light", "pass", "pass")
    assert (g[DAISY].actions, g[DAISY].tome_actions) == (0, 0)


# --- Fearless


def test_fearless_heals_1_horror_if_the_test_is_passed() -> None:
    g = encounter(daisy("fearless").set(f"{DAISY}.horror", 2).rig(tokens=["-1"]), "rotting_remains")
    g.choose("commit:fearless")
    assert g[DAISY].horror == 1


def test_fearless_heals_nothing_if_the_test_is_failed() -> None:
    g = encounter(daisy("fearless").set(f"{DAISY}.horror", 2).rig(tokens=["-2"]), "rotting_remains")
    g.choose("commit:fearless")
    assert g[DAISY].horror == 3
    assert g[DAISY].discard == ["fearless#1"]


# --- Mind Wipe


@rule("CG-TERM-29", "CG-TERM-30")
def test_mind_wipe_makes_the_text_box_of_an_enemy_blank_until_the_phase_ends() -> None:
    g = daisy("mind_wipe").spawn("wizard_of_the_order", engaged=DAISY, at="")
    g.rig(tokens=["-4"]).begin(phase="investigation")
    g.play("use:mind_wipe", "fight")
    assert not g.happened(EnemyAttacked)
    assert keywords(g.state, g["wizard_of_the_order"]) == ()
    g.stack("encounter", ["ancient_evils"]).choose("end_turn")
    assert keywords(g.state, g["wizard_of_the_order"]) == ("retaliate",)


def test_mind_wipe_silences_the_abilities_of_an_enemy() -> None:
    g = daisy("mind_wipe").spawn("goat_spawn", engaged=DAISY, at="", damage=2)
    g.rig(tokens=["+1"]).begin(phase="investigation")
    g.play("use:mind_wipe", "fight")
    assert "goat_spawn" in g.state.encounter_discard
    assert g[DAISY].horror == 0


@rule("CG-ZONE-11")
def test_mind_wipe_is_over_when_the_enemy_leaves_play() -> None:
    g = daisy("mind_wipe").spawn("swarm_of_rats", engaged=DAISY, at="")
    g.rig(tokens=["0"]).begin(phase="investigation")
    g.choose("use:mind_wipe")
    assert keywords(g.state, g["swarm_of_rats"]) == ()
    g.choose("fight").spawn("swarm_of_rats", engaged=DAISY, at="")
    assert keywords(g.state, g["swarm_of_rats"]) == ("hunter",)


@rule("CG-EFF-15")
def test_mind_wipe_is_over_before_what_happens_at_the_end_of_the_phase() -> None:
    g = daisy("mind_wipe").spawn("wizard_of_the_order", engaged=DAISY, at="").stack("encounter", ["ghoul_minion"])
    g.begin(phase="mythos").choose("use:mind_wipe")
    assert g["wizard_of_the_order"].doom == 1


def test_mind_wipe_does_nothing_to_the_elite() -> None:
    g = daisy("mind_wipe").spawn("ghoul_priest", engaged=DAISY, at="")
    g.begin(phase="investigation")
    assert "investigate" in g.options
    assert g[DAISY].hand == ["mind_wipe#1"]


# --- Book of Shadows


@rule("CG-SLOT-01")
def test_a_book_of_shadows_has_room_for_a_third_spell() -> None:
    g = daisy("play:scrying", "play:shrivelling", "scrying", "book_of_shadows").set(f"{DAISY}.resources", 9)
    g.play("play:book_of_shadows", "play:scrying")
    assert len(g[DAISY].play) == 4


@rule("CG-USES-05")
def test_a_book_of_shadows_adds_a_charge_to_a_spell_that_holds_charges() -> None:
    g = daisy("play:book_of_shadows", "play:grotesque_statue")
    assert "use:book_of_shadows#1" not in g.options
    g.give(DAISY, "play:scrying", "play:shrivelling").choose("use:book_of_shadows")
    assert g.options == ["card:scrying#1", "card:shrivelling#1"]
    g.choose("card:shrivelling")
    assert (g["shrivelling"].uses, g["scrying"].uses) == (5, 3)
    assert g["book_of_shadows"].exhausted


# --- Grotesque Statue


def test_a_grotesque_statue_lets_one_choose_between_2_tokens() -> None:
    g = daisy("play:grotesque_statue").rig(tokens=["auto_fail", "-2"])
    g.play("investigate", "use:grotesque_statue", "token:-2")
    assert g[DAISY].clues == 1
    assert [event.token for event in g.happened(TokenRevealed)] == ["-2"]
    assert [event.token for event in g.happened(TokenIgnored)] == ["auto_fail"]
    assert g["grotesque_statue"].uses == 3


def test_2_tokens_of_a_kind_leave_a_grotesque_statue_no_choice() -> None:
    g = daisy("play:grotesque_statue").rig(tokens=["-1", "-1"]).play("investigate", "use:grotesque_statue")
    assert g[DAISY].clues == 1


@rule("CG-USES-06")
def test_a_grotesque_statue_without_charges_is_discarded() -> None:
    g = daisy("play:grotesque_statue").set("grotesque_statue.uses", 1).rig(tokens=["-1", "0"])
    g.play("investigate", "use:grotesque_statue", "token:0")
    assert g[DAISY].discard == ["grotesque_statue#1"]


def test_the_last_charge_of_shrivelling_leaves_it_in_play() -> None:
    g = daisy("play:shrivelling").set("shrivelling.uses", 1)
    g.spawn("icy_ghoul", engaged=DAISY, at="").rig(tokens=["-4"]).choose("use:shrivelling")
    assert g["shrivelling"].uses == 0
    assert "use:shrivelling#1" not in g.options
    assert not g.happened(EnemyAttacked)
