"""The signature cards of the five investigators."""

from __future__ import annotations

import pytest

from miskatonic.games.card_game.effects.odds import fight_odds
from miskatonic.games.card_game.events import CardDrawn, EnemyAttacked
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.pile import Pile
from miskatonic.testing import Scenario, rule, scenario

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland_banks", "daisy_walker", "skids_otoole", "agnes_baker", "wendy_adams"


def alone(who: str) -> Scenario:
    """One investigator without a deck."""
    return scenario("card_game", seats=[who]).set(f"{who}.deck", Pile())


def assets(g: Scenario, who: str) -> list[str]:
    """What an investigator has in play."""
    return [asset.card for asset in g[who].play]


# --- Roland's .38 Special


def armed_with(token: str, clues: int) -> Scenario:
    """Roland shoots at the priest, who is as hard to hit as Roland is good."""
    g = alone(ROLAND).give(ROLAND, "play:rolands_38_special").set("study.clues", clues)
    g.spawn("ghoul_priest", at="study", engaged=ROLAND).rig(tokens=[token])
    return g.choose("use:rolands_38_special#1")


def test_rolands_revolver_adds_one_and_one_damage() -> None:
    g = armed_with("-1", clues=0)
    assert g["ghoul_priest"].damage == 2
    assert g["rolands_38_special"].uses == 3


def test_rolands_revolver_adds_no_more_where_there_is_no_clue() -> None:
    assert armed_with("-2", clues=0)["ghoul_priest"].damage == 0


def test_rolands_revolver_adds_three_where_there_is_a_clue() -> None:
    assert armed_with("-3", clues=1)["ghoul_priest"].damage == 2


@pytest.mark.parametrize(("clues", "better_by"), [(0, 1), (1, 3)])
def test_the_chance_of_rolands_revolver_is_that_of_a_fight_with_its_bonus(clues: int, better_by: int) -> None:
    g = alone(ROLAND).give(ROLAND, "play:rolands_38_special").set("study.clues", clues)
    g.spawn("ghoul_priest", at="study", engaged=ROLAND)
    assert g.table.decision is not None
    shown = GAMES["card_game"].reading.odds(g.state, g.table.decision)
    assert shown["use:rolands_38_special#1"] == fight_odds(g.state, g[ROLAND], "combat", better_by)
    assert shown["use:rolands_38_special#1"] > shown["fight:ghoul_priest"]


def test_rolands_revolver_needs_a_target_and_a_round() -> None:
    g = alone(ROLAND).give(ROLAND, "play:rolands_38_special")
    assert "use:rolands_38_special#1" not in g.options
    g.spawn("ghoul_priest", at="study", engaged=ROLAND).set("rolands_38_special.uses", 0)
    assert "use:rolands_38_special#1" not in g.options


# --- Daisy's Tote Bag


@rule("CG-SLOT-04", "CG-SLOT-05")
def test_the_tote_bag_holds_two_tomes_beside_what_is_in_the_hands() -> None:
    g = alone(DAISY).give(DAISY, "play:daisys_tote_bag", "play:knife", "play:flashlight", "play:old_book_of_lore")
    g.give(DAISY, "medical_texts").choose("play:medical_texts")
    assert len(assets(g, DAISY)) == 5


def test_the_tote_bag_holds_no_other_assets() -> None:
    g = alone(DAISY).give(DAISY, "play:daisys_tote_bag", "play:knife", "play:flashlight", "magnifying_glass")
    g.choose("play:magnifying_glass")
    assert sorted(g.options) == ["card:flashlight#1", "card:knife#1"]


def test_the_tote_bag_holds_no_third_tome() -> None:
    g = alone(DAISY).give(DAISY, "play:daisys_tote_bag", "play:knife", "play:flashlight", "play:old_book_of_lore")
    g.give(DAISY, "play:medical_texts", "old_book_of_lore#2").choose("play:old_book_of_lore#2")
    assert len(g.options) == 4


def test_a_tome_in_the_tote_bag_makes_no_room_for_other_assets() -> None:
    g = alone(DAISY).give(DAISY, "play:daisys_tote_bag", "play:old_book_of_lore", "play:knife", "play:flashlight")
    g.give(DAISY, "magnifying_glass").choose("play:magnifying_glass")
    assert sorted(g.options) == ["card:flashlight#1", "card:knife#1"]


def test_without_the_tote_bag_there_are_two_hands() -> None:
    g = alone(DAISY).give(DAISY, "play:knife", "play:flashlight", "old_book_of_lore").choose("play:old_book_of_lore")
    assert sorted(g.options) == ["card:flashlight#1", "card:knife#1"]


# --- On the Lam


def lying_low(enemy: str) -> Scenario:
    """Skids has played On the Lam at the beginning of his second turn, face to face with an enemy."""
    g = alone(SKIDS).give(SKIDS, "on_the_lam").stack("encounter", ["ancient_evils", "ancient_evils#2"])
    g.choose("end_turn").play("use:on_the_lam#1")
    return g.spawn(enemy, at="study", engaged=SKIDS).set(f"{SKIDS}.resources", 0)


@rule("CG-EFF-13")
def test_nobody_attacks_skids_while_he_is_on_the_lam() -> None:
    g = lying_low("ghoul_minion").play("resource", "end_turn")
    assert g[SKIDS].damage == 0
    assert g.state.round == 3
    assert not g.happened(EnemyAttacked)


@rule("CG-UPK-08", "CG-EFF-12")
def test_on_the_lam_ends_with_the_round() -> None:
    g = lying_low("ghoul_minion").play("end_turn", "effect:all_discard_at_random", "resource")
    assert g[SKIDS].damage == 1


def test_the_elite_find_skids_all_the_same() -> None:
    g = lying_low("ghoul_priest").choose("resource")
    assert g[SKIDS].damage == 2


def test_on_the_lam_costs_a_resource_and_is_discarded() -> None:
    g = alone(SKIDS).give(SKIDS, "on_the_lam").stack("encounter", ["ancient_evils"]).choose("end_turn")
    assert g[SKIDS].resources == 6
    g.choose("use:on_the_lam#1")
    assert g[SKIDS].resources == 5
    assert g[SKIDS].discard == ["on_the_lam#1"]
    assert g[SKIDS].actions == 3


def test_on_the_lam_is_played_at_the_beginning_of_a_turn_only() -> None:
    assert not any("on_the_lam" in option for option in alone(SKIDS).give(SKIDS, "on_the_lam").options)


# --- Heirloom of Hyperborea


def test_the_heirloom_draws_a_card_after_a_spell() -> None:
    g = alone(AGNES).give(AGNES, "play:heirloom_of_hyperborea", "dark_memory").stack(AGNES, ["knife"])
    g.play("play:dark_memory", "use:heirloom_of_hyperborea#1")
    assert g[AGNES].hand == ["knife#1"]


def test_the_heirloom_leaves_other_cards_alone() -> None:
    g = alone(AGNES).give(AGNES, "play:heirloom_of_hyperborea", "emergency_cache").stack(AGNES, ["knife"])
    g.choose("play:emergency_cache")
    assert "end_turn" in g.options
    assert not g.happened(CardDrawn)


# --- Wendy's Amulet


def with_amulet(*cards: str) -> Scenario:
    """Wendy with her amulet in play and those cards."""
    return alone(WENDY).give(WENDY, "play:wendys_amulet", *cards)


def test_wendy_plays_the_topmost_event_of_her_discard_pile() -> None:
    g = with_amulet("discard:emergency_cache", "discard:knife").choose("play:emergency_cache")
    assert g[WENDY].resources == 8
    assert g[WENDY].actions == 2
    assert g[WENDY].deck == ["emergency_cache#1"]
    assert g[WENDY].discard == ["knife#1"]


def test_only_the_topmost_event_is_open() -> None:
    g = with_amulet("discard:emergency_cache", "discard:elusive")
    assert not any(option.startswith("play:emergency_cache") for option in g.options)


def test_without_the_amulet_the_discard_pile_is_closed() -> None:
    g = alone(WENDY).give(WENDY, "discard:emergency_cache")
    assert not any(option.startswith("play:") for option in g.options)


def test_wendy_plays_a_fast_event_of_her_discard_pile() -> None:
    g = with_amulet("discard:working_a_hunch").set(f"{WENDY}.resources", 2).choose("play:working_a_hunch")
    assert g[WENDY].clues == 1
    assert g[WENDY].actions == 3
    assert g[WENDY].deck == ["working_a_hunch#1"]


def test_wendy_plays_an_event_of_her_discard_pile_at_its_moment() -> None:
    g = with_amulet("discard:dodge").spawn("ghoul_minion", at="study", engaged=WENDY)
    g.play("resource", "use:dodge")
    assert g[WENDY].damage == 0
    assert g[WENDY].deck == ["dodge#1"]


def test_an_event_that_was_committed_is_discarded_and_open_at_once() -> None:
    g = with_amulet("dodge").spawn("ghoul_minion", at="study", engaged=WENDY).rig(tokens=["auto_fail"])
    g.play("evade:ghoul_minion", "commit:dodge", "resource")
    assert g[WENDY].discard == ["dodge#1"]
    assert "use:dodge#1" in g.options


@rule("CG-TRIG-06")
def test_events_from_the_hand_go_under_the_deck_as_well() -> None:
    g = with_amulet("emergency_cache").stack(WENDY, ["knife"]).choose("play:emergency_cache")
    assert g[WENDY].deck == ["emergency_cache#1", "knife#1"]
    assert g[WENDY].discard == []


def test_events_of_others_are_discarded_as_usual() -> None:
    g = scenario("card_game", seats=[ROLAND, WENDY]).give(WENDY, "play:wendys_amulet").give(ROLAND, "emergency_cache")
    g.choose("play:emergency_cache")
    assert g[ROLAND].discard == ["emergency_cache#1"]
