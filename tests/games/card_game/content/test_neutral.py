"""The cards that belong to no class, one after the other."""

import pytest

from miskatonic.games.card_game.components import PLAYER_CARDS
from miskatonic.kernel.box import edition_of
from miskatonic.testing import Scenario, rule, scenario

ROLAND, DAISY = "roland_banks", "daisy_walker"


def roland(*things: str) -> Scenario:
    """Roland, alone in the Hallway, where there are no clues."""
    return scenario("card_game", seats=[ROLAND]).place(ROLAND, at="hallway").give(ROLAND, *things)


def slugs(cards: list[str]) -> list[str]:
    """What cards they are, whichever copies."""
    return [card.partition("#")[0] for card in cards]


def test_there_are_26_neutral_cards_in_the_box() -> None:
    neutral = [
        card for card in edition_of("card_game")[PLAYER_CARDS] if card.faction == "neutral" and card.level is not None
    ]
    assert (len(neutral), sum(card.copies for card in neutral)) == (10, 26)


# --- Knife


def test_a_knife_adds_1_to_combat() -> None:
    g = roland("play:knife").spawn("icy_ghoul", at="hallway", engaged=ROLAND).rig(tokens=["-2"])
    g.choose("use:knife#1")
    assert g["icy_ghoul"].damage == 1
    assert g[ROLAND].play


@rule("CG-COST-03")
def test_a_knife_that_is_thrown_adds_2_to_combat_and_1_damage_and_is_gone() -> None:
    g = roland("play:knife").spawn("icy_ghoul", at="hallway", engaged=ROLAND).rig(tokens=["-3"])
    g.choose("use:knife#1:2")
    assert g["icy_ghoul"].damage == 2
    assert slugs(g[ROLAND].discard) == ["knife"]


# --- Flashlight


def test_a_flashlight_lowers_the_shroud_by_2() -> None:
    g = scenario("card_game", seats=[ROLAND]).give(ROLAND, "play:flashlight").rig(tokens=["-3", "-2"])
    g.choose("use:flashlight")
    assert g[ROLAND].clues == 1
    assert g["flashlight"].uses == 2
    g.choose("investigate")
    assert g[ROLAND].clues == 1


@rule("CG-AOO-01")
def test_using_a_flashlight_provokes_an_attack_of_opportunity() -> None:
    g = scenario("card_game", seats=[ROLAND]).give(ROLAND, "play:flashlight").rig(tokens=["0"])
    g.spawn("ghoul_minion", at="study", engaged=ROLAND).choose("use:flashlight")
    assert (g[ROLAND].damage, g[ROLAND].clues) == (1, 1)


# --- Emergency Cache


def test_an_emergency_cache_holds_3_resources() -> None:
    g = roland("emergency_cache").choose("play:emergency_cache")
    assert (g[ROLAND].resources, g[ROLAND].actions) == (8, 2)
    assert slugs(g[ROLAND].discard) == ["emergency_cache"]


# --- Guts, Perception, Overpower, Manual Dexterity, Unexpected Courage


def test_guts_adds_2_to_willpower_and_draws_a_card_if_the_test_is_passed() -> None:
    g = roland("guts").stack("encounter", ["rotting_remains"]).stack(ROLAND, ["knife", "machete"]).rig(tokens=["-2"])
    g.play("end_turn", "commit:guts")
    assert g[ROLAND].horror == 0
    assert slugs(g[ROLAND].hand) == ["knife", "machete"]


def test_perception_adds_2_to_intellect_and_draws_a_card_if_the_test_is_passed() -> None:
    g = scenario("card_game", seats=[ROLAND]).give(ROLAND, "perception").stack(ROLAND, ["machete"]).rig(tokens=["-3"])
    g.play("investigate", "commit:perception", "result:perception")
    assert g[ROLAND].clues == 1
    assert slugs(g[ROLAND].hand) == ["machete"]


def test_overpower_adds_2_to_combat_and_draws_a_card_if_the_test_is_passed() -> None:
    g = roland("overpower").stack(ROLAND, ["machete"]).spawn("icy_ghoul", at="hallway", engaged=ROLAND)
    g.rig(tokens=["-3"]).play("fight:icy_ghoul", "commit:overpower", "result:overpower")
    assert g["icy_ghoul"].damage == 1
    assert slugs(g[ROLAND].hand) == ["machete"]


def test_manual_dexterity_adds_2_to_agility_and_draws_a_card_if_the_test_is_passed() -> None:
    g = roland("manual_dexterity").stack(ROLAND, ["machete"]).spawn("ghoul_minion", at="hallway", engaged=ROLAND)
    g.rig(tokens=["-2"]).play("evade:ghoul_minion", "commit:manual_dexterity", "result:manual_dexterity")
    assert g["ghoul_minion"].exhausted
    assert slugs(g[ROLAND].hand) == ["machete"]


def test_a_skill_draws_no_card_if_the_test_is_failed() -> None:
    g = roland("overpower").spawn("icy_ghoul", at="hallway", engaged=ROLAND).rig(tokens=["auto_fail"])
    g.play("fight:icy_ghoul", "commit:overpower")
    assert g[ROLAND].hand == []
    assert slugs(g[ROLAND].discard) == ["overpower"]


def test_whoever_committed_a_skill_draws_the_card() -> None:
    g = scenario("card_game", seats=[ROLAND, DAISY]).give(DAISY, "perception").stack(DAISY, ["guts"])
    g.rig(tokens=["0"]).play("investigate", "commit:perception", "result:perception")
    assert slugs(g[DAISY].hand) == ["guts"]
    assert g[ROLAND].hand == []


@rule("CG-TEST-08")
@pytest.mark.parametrize(("action", "passed"), [("investigate", "clues"), ("evade:ghoul_minion", "exhausted")])
def test_unexpected_courage_adds_2_to_any_skill(action: str, passed: str) -> None:
    g = scenario("card_game", seats=[ROLAND]).give(ROLAND, "unexpected_courage").rig(tokens=["-2"])
    g.spawn("ghoul_minion", at="study", engaged=ROLAND).play(action, "commit:unexpected_courage")
    assert getattr(g[ROLAND] if passed == "clues" else g["ghoul_minion"], passed) == 1
    assert g[ROLAND].hand == []


@rule("CG-LIM-08")
@pytest.mark.parametrize(
    ("slug", "action"),
    [
        ("perception", "investigate"),
        ("overpower", "fight:ghoul_minion"),
        ("manual_dexterity", "evade:ghoul_minion"),
        ("unexpected_courage", "fight:ghoul_minion"),
    ],
)
def test_only_one_copy_of_a_skill_is_committed_to_a_test_by_all_together(slug: str, action: str) -> None:
    g = scenario("card_game", seats=[ROLAND, DAISY]).give(ROLAND, slug).give(DAISY, slug).rig(tokens=["auto_fail"])
    g.spawn("ghoul_minion", at="study", engaged=ROLAND).play(action, f"commit:{slug}")
    assert slugs(g[ROLAND].discard) == [slug]
    assert slugs(g[DAISY].hand) == [slug]


@rule("CG-LIM-08")
def test_only_one_guts_is_committed_to_a_test_by_all_together() -> None:
    g = scenario("card_game", seats=[ROLAND, DAISY]).give(ROLAND, "guts").give(DAISY, "guts").rig(tokens=["auto_fail"])
    g.stack("encounter", ["rotting_remains", "ancient_evils"]).stack(ROLAND, ["knife"]).stack(DAISY, ["knife"])
    g.play("end_turn", "end_turn", "commit:guts")
    assert g[ROLAND].horror == 3
    assert slugs(g[DAISY].hand) == ["guts", "knife"]


# --- Bulletproof Vest and Elder Sign Amulet


@rule("CG-DMG-04", "CG-DMG-05", "CG-DMG-15")
def test_a_bulletproof_vest_takes_4_damage_and_no_horror() -> None:
    g = roland("play:bulletproof_vest").set("bulletproof_vest.damage", 3)
    g.spawn("ghoul_minion", at="hallway", engaged=ROLAND).play("resource", "assign:bulletproof_vest")
    assert (g[ROLAND].damage, g[ROLAND].horror) == (0, 1)
    assert slugs(g[ROLAND].discard) == ["bulletproof_vest"]


@rule("CG-DMG-04", "CG-DMG-05", "CG-DMG-16")
def test_an_elder_sign_amulet_takes_4_horror_and_no_damage() -> None:
    g = roland("play:elder_sign_amulet").set("elder_sign_amulet.horror", 3)
    g.spawn("ghoul_minion", at="hallway", engaged=ROLAND).play("resource", "assign:elder_sign_amulet")
    assert (g[ROLAND].damage, g[ROLAND].horror) == (1, 0)
    assert slugs(g[ROLAND].discard) == ["elder_sign_amulet"]
