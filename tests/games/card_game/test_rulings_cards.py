"""Official rulings about cards: clues, decks, weaknesses, slots, costs. The docstrings name the rulings."""

from typing import Any

import pytest

from miskatonic.games.card_game.events import (
    CardsDrawn,
    CluesDiscovered,
    EnemyEngaged,
    Harmed,
    TestFailed,
)
from miskatonic.games.card_game.rules.agenda import doom_in_play
from miskatonic.testing import Scenario, rule, scenario

AGNES, DAISY, ROLAND, SKIDS, WENDY = "agnes_baker", "daisy_walker", "roland_banks", "skids_otoole", "wendy_adams"


def alone(who: str, *things: str, at: str = "study", **setup: Any) -> Scenario:
    """Somebody with nobody else around."""
    return scenario("card_game", seats=[who], **setup).place(who, at=at).give(who, *things)


def together(first: str, second: str, *things: str, at: str = "study", **setup: Any) -> Scenario:
    """Two investigators at a location; it is the turn of the first one, whose the things are."""
    g = scenario("card_game", seats=[first, second], **setup)
    return g.place(first, at=at).place(second, at=at).give(first, *things)


def deck_of(g: Scenario, who: str, deck: list[str], discard: list[str]) -> Scenario:
    """A deck and a discard pile that consist of nothing but those cards."""
    investigator = g[who]
    investigator.removed += [*investigator.deck, *investigator.discard]
    investigator.deck.ids, investigator.discard = "", []
    return g.give(who, *(f"discard:{card}" for card in discard)).stack(who, deck)


def order(g: Scenario, *kinds: type) -> list[type]:
    """In which order things of those kinds have happened."""
    return [type(event) for event in g.events if isinstance(event, kinds)]


def covering_up(*things: str, clues: int = 3, at: str = "attic") -> Scenario:
    """Roland, who still has something to cover up."""
    g = alone(ROLAND, "threat:cover_up", *things, at=at)
    return g.set("cover_up.clues", clues)


# --- Cover Up


def test_what_roland_finds_on_a_defeated_enemy_can_be_covered_up() -> None:
    """discover_needs_clue, roland_and_evidence: each of the two discoveries may be."""
    g = covering_up("evidence").spawn("swarm_of_rats", at="attic", engaged=ROLAND).rig(tokens=["0"])
    g.choose("fight:swarm_of_rats").play("use:roland_banks", "use:cover_up", "use:evidence", "use:cover_up")
    assert (g["cover_up"].clues, g[ROLAND].clues, g["attic"].clues) == (1, 0, 2)


def test_what_deduction_adds_is_covered_up_together_with_the_rest() -> None:
    g = (
        covering_up("deduction")
        .rig(tokens=["0"])
        .choose("investigate")
        .choose("commit:deduction")
        .choose("use:cover_up")
    )
    assert (g["cover_up"].clues, g[ROLAND].clues, g["attic"].clues) == (1, 0, 2)


def test_a_hunch_can_be_covered_up() -> None:
    g = covering_up("working_a_hunch").play("play:working_a_hunch", "use:cover_up")
    assert (g["cover_up"].clues, g[ROLAND].clues, g["attic"].clues) == (2, 0, 2)


def test_a_discovery_that_cannot_be_made_covers_nothing_up() -> None:
    """discover_needs_clue"""
    g = covering_up(at="hallway").spawn("swarm_of_rats", at="hallway", engaged=ROLAND).rig(tokens=["0", "0"])
    g.choose("fight:swarm_of_rats")
    assert "end_turn" in g.options
    g.choose("investigate")
    assert g["cover_up"].clues == 3


def test_more_than_is_left_to_cover_up_is_covered_up_all_the_same() -> None:
    """Nothing is discovered: the clues of the card go instead of those of the location."""
    g = covering_up("deduction", clues=1).rig(tokens=["0"]).choose("investigate").choose("commit:deduction")
    g.choose("use:cover_up")
    assert (g["cover_up"].clues, g[ROLAND].clues, g["attic"].clues) == (0, 0, 2)


# --- discovering


def test_a_burglar_takes_money_instead_of_every_clue() -> None:
    """What Deduction adds to an investigation is no more discovered than the rest."""
    g = alone(SKIDS, "play:burglary", "deduction").set(f"{SKIDS}.resources", 0).rig(tokens=["0"])
    g.choose("use:burglary").choose("commit:deduction")
    assert (g[SKIDS].clues, g["study"].clues, g[SKIDS].resources) == (0, 2, 3)


def test_nothing_is_found_by_failing_where_there_is_no_clue() -> None:
    """discover_needs_clue"""
    g = alone(WENDY, "look_what_i_found", at="hallway").rig(tokens=["-4"]).choose("investigate").choose().choose("pass")
    assert g.happened(TestFailed)
    assert "look_what_i_found#1" in g[WENDY].hand


def test_drawn_to_the_flame_brings_what_is_there_and_no_more() -> None:
    """discover_needs_clue"""
    g = alone(AGNES, "drawn_to_the_flame").set("study.clues", 1).stack("encounter", ["obscuring_fog"])
    g.choose("play:drawn_to_the_flame")
    assert (g[AGNES].clues, g["study"].clues) == (1, 0)


def test_an_enemy_that_is_drawn_to_the_flame_is_engaged_before_the_clues_are_found() -> None:
    """drawn_to_the_flame: it came too late to seize an opportunity."""
    g = alone(AGNES, "drawn_to_the_flame").stack("encounter", ["ghoul_minion"]).choose("play:drawn_to_the_flame")
    assert order(g, EnemyEngaged, CluesDiscovered, Harmed) == [EnemyEngaged, CluesDiscovered]
    assert g["ghoul_minion"].engaged == g[AGNES].seat


def test_the_clues_are_those_of_the_location_where_the_flame_has_led() -> None:
    """drawn_to_the_flame: On Wings of Darkness carries off to Rivertown."""
    g = alone(AGNES, "drawn_to_the_flame", at="northside", scenario="the_midnight_masks")
    g.place("northside", at="revealed").set("northside.clues", 2)
    g.place("rivertown", at="revealed").set("rivertown.clues", 2).stack("encounter", ["on_wings_of_darkness"])
    g.rig(tokens=["-4"]).choose("play:drawn_to_the_flame")
    assert g[AGNES].at == "rivertown"
    assert (g[AGNES].clues, g["rivertown"].clues, g["northside"].clues) == (2, 0, 2)


def test_an_agenda_may_advance_on_the_way_to_the_flame() -> None:
    """doom_check_timing: Ancient Evils says so, in any phase."""
    g = alone(AGNES, "drawn_to_the_flame").set("agenda_doom", 2).stack("encounter", ["ancient_evils"])
    g.choose("play:drawn_to_the_flame")
    assert (g.state.agenda, g[AGNES].horror, g[AGNES].clues) == ("agenda_rise_of_the_ghouls", 2, 2)


def test_doom_of_an_ally_waits_for_the_mythos_phase() -> None:
    """doom_check_timing"""
    g = alone(AGNES, "arcane_initiate").set("agenda_doom", 2).choose("play:arcane_initiate")
    assert doom_in_play(g.state) == 3
    assert g.state.agenda == "agenda_whats_going_on"
    g.set("arcane_initiate.exhausted", True).stack("encounter", ["obscuring_fog"]).play(
        "end_turn", "effect:lead_is_frightened", "assign:agnes_baker"
    )
    assert g.state.agenda == "agenda_rise_of_the_ghouls"
    assert doom_in_play(g.state) == 0


# --- decks


def test_an_empty_deck_costs_a_horror_once_the_draw_is_over() -> None:
    """empty_deck"""
    g = deck_of(alone(DAISY, "cryptic_research"), DAISY, ["knife"], ["flashlight", "guts"])
    g.choose("play:cryptic_research")
    assert order(g, CardsDrawn, Harmed) == [CardsDrawn, Harmed]
    assert (g[DAISY].horror, len(g[DAISY].hand)) == (1, 3)


def test_a_deck_that_has_run_out_for_good_costs_no_second_horror() -> None:
    """empty_deck: two cards are all that there is to draw."""
    g = deck_of(alone(DAISY, "cryptic_research"), DAISY, ["knife"], ["flashlight"]).choose("play:cryptic_research")
    assert (g[DAISY].horror, len(g[DAISY].hand)) == (1, 2)
    assert (list(g[DAISY].deck), g[DAISY].discard) == ([], ["cryptic_research#1"])


def test_a_deck_may_run_out_once_more_in_the_next_draw() -> None:
    """empty_deck"""
    g = deck_of(alone(DAISY), DAISY, [], ["emergency_cache"])
    g.play("draw", "play:emergency_cache", "draw")
    assert (g[DAISY].horror, g[DAISY].hand) == (2, ["emergency_cache#1"])


def test_a_weakness_that_is_drawn_from_an_empty_deck_resolves_too() -> None:
    """empty_deck, weakness_enters_hand"""
    g = deck_of(alone(DAISY), DAISY, [], ["paranoia"]).choose("draw")
    assert (g[DAISY].horror, g[DAISY].resources) == (1, 0)
    assert g[DAISY].discard == ["paranoia#1"]


@rule("CG-DECK-14")
def test_whoever_searches_has_to_take_what_is_found() -> None:
    """search_must_find: the spell cannot be left where it is."""
    g = (
        alone(AGNES, "play:arcane_initiate")
        .stack(AGNES, ["knife", "shrivelling", "guts"])
        .choose("use:arcane_initiate")
    )
    assert "shrivelling#1" in g[AGNES].hand
    assert "end_turn" in g.options


def test_an_empty_encounter_deck_is_made_anew_from_its_discard_pile() -> None:
    """encounter_deck_empty"""
    g = alone(ROLAND)
    g.state.encounter_deck.ids = ""
    g.set("encounter_discard", ["obscuring_fog", "dissonant_voices"]).stack(ROLAND, ["knife"]).choose("end_turn")
    cards = [*g.state.encounter_deck, *(asset.card for asset in [*g["study"].attached, *g[ROLAND].threat])]
    assert sorted(cards) == ["dissonant_voices", "obscuring_fog"]
    assert g.state.encounter_discard == []


def test_the_doom_of_an_asset_goes_with_it() -> None:
    """leaves_play, slots_overflow"""
    g = alone(AGNES, "play:arcane_initiate", "stray_cat").set("arcane_initiate.doom", 1)
    g.choose("play:stray_cat")
    assert g[AGNES].discard == ["arcane_initiate#1"]
    assert doom_in_play(g.state) == 0


# --- weaknesses


def test_horror_that_moves_from_the_necronomicon_is_not_taken() -> None:
    """necronomicon_move: no asset can bear it, and Psychosis does not answer it."""
    g = alone(DAISY, "threat:the_necronomicon", "threat:psychosis", "play:holy_rosary").set(
        "the_necronomicon.horror", 2
    )
    g.choose("use:the_necronomicon")
    assert (g[DAISY].horror, g[DAISY].damage, g["holy_rosary"].horror) == (1, 0, 0)
    assert not g.happened(Harmed)


def test_psychosis_and_hypochondria_together_are_the_end() -> None:
    """you_includes_assets: each answers the other until there is nothing left to lose."""
    g = together(AGNES, ROLAND, "threat:psychosis", "threat:hypochondria", "play:forbidden_knowledge")
    g.choose("use:forbidden_knowledge")
    assert (g[AGNES].damage, g[AGNES].fate) == (6, "damage")


def test_a_cost_of_horror_is_paid_by_an_asset() -> None:
    """cost_reassigned, agnes_own_card"""
    g = alone(AGNES, "play:forbidden_knowledge", "play:holy_rosary").spawn("swarm_of_rats", at="study", engaged=AGNES)
    g.play("use:forbidden_knowledge", "assign:holy_rosary")
    assert (g["holy_rosary"].horror, g[AGNES].horror, g[AGNES].resources) == (1, 0, 6)
    assert g["swarm_of_rats"].damage == 0


# --- slots


@pytest.mark.parametrize(("bag", "left"), [(True, ["daisys_tote_bag", "knife", "flashlight"]), (False, ["flashlight"])])
def test_the_necronomicon_needs_a_hand_or_a_place_in_the_tote_bag(bag: bool, left: list[str]) -> None:
    """necronomicon_slot, slots_overflow"""
    g = alone(DAISY, *(["play:daisys_tote_bag"] if bag else []), "play:knife", "play:flashlight")
    g.stack(DAISY, ["the_necronomicon"]).choose("draw")
    if not bag:
        g.choose("card:knife")
    assert [asset.card.partition("#")[0] for asset in g[DAISY].play] == left


def test_two_tomes_and_the_necronomicon_leave_one_hand_free_with_the_tote_bag() -> None:
    """necronomicon_slot: four hands, of which two hold Tomes only."""
    g = alone(DAISY, "play:daisys_tote_bag", "threat:the_necronomicon", "play:old_book_of_lore", "play:medical_texts")
    g.set("the_necronomicon.horror", 3).give(DAISY, "knife", "flashlight").play("play:knife", "play:flashlight")
    assert sorted(g.options) == ["card:knife#1", "card:medical_texts#1", "card:old_book_of_lore#1"]


def test_a_unique_card_is_in_play_once_for_all_players() -> None:
    """unique_titles: whatever its level."""
    g = together(SKIDS, WENDY, "leo_de_luca").give(WENDY, "play:leo_de_luca_1").set(f"{SKIDS}.resources", 9)
    assert "play:leo_de_luca#1" not in g.options


# --- actions


def test_leo_de_luca_brings_an_action_in_the_middle_of_a_turn_but_not_in_the_turn_of_another() -> None:
    """additional_actions"""
    g = together(SKIDS, WENDY, "leo_de_luca").set(f"{SKIDS}.resources", 6).choose("play:leo_de_luca")
    assert (g[SKIDS].actions, g[WENDY].actions) == (3, 0)


def test_unused_actions_are_gone_at_the_end_of_the_turn() -> None:
    """additional_actions"""
    g = alone(ROLAND, "play:police_badge").choose("use:police_badge")
    assert g[ROLAND].actions == 5
    g.stack("encounter", ["obscuring_fog"]).choose("end_turn")
    assert (g.state.round, g[ROLAND].actions) == (2, 3)


def test_a_ward_does_not_keep_the_card_out_of_the_discard_pile() -> None:
    """ward_scope: the treachery was drawn."""
    g = alone(AGNES, "ward_of_protection", "drawn_to_the_flame").stack("encounter", ["obscuring_fog"])
    g.play("play:drawn_to_the_flame", "use:ward_of_protection")
    assert (g.state.encounter_discard, g["study"].attached) == (["obscuring_fog"], [])
    assert (g[AGNES].horror, g[AGNES].clues) == (1, 2)


def test_a_ward_that_is_too_much_for_its_caster_is_cast_all_the_same() -> None:
    """then_rule: the revelation is cancelled before the horror is taken."""
    g = together(AGNES, ROLAND, "ward_of_protection", "drawn_to_the_flame").set(f"{AGNES}.horror", 7)
    g.set("agenda_doom", 0).stack("encounter", ["ancient_evils"])
    g.play("play:drawn_to_the_flame", "use:ward_of_protection")
    assert (g[AGNES].fate, g.state.agenda_doom) == ("horror", 0)
    assert {"ward_of_protection#1", "drawn_to_the_flame#1"} <= set(g[AGNES].removed)
    assert g["study"].clues == 4


# --- cards that are drawn at the moment when they can be played


def test_better_luck_may_bring_more_luck() -> None:
    """lucky_timing: the test is still about to be failed when the card is drawn."""
    g = alone(WENDY, "lucky_2", at="cellar").stack(WENDY, ["lucky"]).rig(tokens=["-4"])
    g.play("investigate", "pass", "use:lucky_2", "use:lucky#1")
    assert g[WENDY].discard == ["lucky_2#1", "lucky#1"]
    assert g.happened(TestFailed)[0].by == 4 + 4 - 3 - 2 - 2


def test_a_rabbits_foot_may_bring_what_turns_the_failure_to_account_but_no_luck() -> None:
    """lucky_timing"""
    g = alone(WENDY, "play:rabbits_foot", at="cellar").stack(WENDY, ["look_what_i_found"]).rig(tokens=["-1"])
    g.play("investigate", "use:rabbits_foot", "use:look_what_i_found")
    assert g[WENDY].clues == 2
    g = alone(WENDY, "play:rabbits_foot", at="cellar").stack(WENDY, ["lucky"]).rig(tokens=["-1"])
    g.play("investigate", "use:rabbits_foot")
    assert "end_turn" in g.options


def test_a_pickpocket_may_have_a_close_call() -> None:
    """pickpocketing_auto"""
    g = alone(WENDY, "play:pickpocketing", "play:stray_cat").stack(WENDY, ["close_call"])
    g.spawn("ghoul_minion", at="study", engaged=WENDY).play("use:stray_cat", "use:pickpocketing", "use:close_call")
    assert g.state.enemies == []


@rule("CG-ABIL-25")
def test_what_was_used_is_not_offered_again_for_the_same_occurrence() -> None:
    g = alone(ROLAND, "evidence", at="attic").spawn("swarm_of_rats", at="attic", engaged=ROLAND).rig(tokens=["0"])
    g.play("fight:swarm_of_rats", "use:roland_banks", "use:evidence")
    assert g[ROLAND].clues == 2
    assert "end_turn" in g.options
