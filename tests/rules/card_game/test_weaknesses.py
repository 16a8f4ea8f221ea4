"""Weaknesses: drawing them, bearing them, getting rid of them."""

from __future__ import annotations

from tests.rules.card_game.conftest import Homemade

from miskatonic.games.card_game.components import ALL, WEAKNESSES, slug_of
from miskatonic.games.card_game.effects.cards import draw, into_threat_area
from miskatonic.games.card_game.effects.harm import take
from miskatonic.games.card_game.events import EncounterDrawn
from miskatonic.games.card_game.rules.cards import discardable
from miskatonic.games.card_game.rules.drawing import earn_weakness, gain_card
from miskatonic.games.card_game.rules.harm import eliminate
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.table import new_table
from miskatonic.testing import Scenario, rule, scenario

ROLAND, DAISY, AGNES = "roland_banks", "daisy_walker", "agnes_baker"


def table(*seats: str) -> Scenario:
    """Those investigators, without decks."""
    g = scenario("card_game", seats=list(seats))
    for who in seats:
        g.set(f"{who}.deck", Pile())
    return g


def run(rules: Rules[None]) -> None:
    """Runs rules that ask nobody anything."""
    for decision in rules:
        raise AssertionError(f"asked for {decision.kind.name}")


# --- drawing


@rule("CG-WEAK-01", "CG-WEAK-02")
def test_a_treachery_that_is_drawn_resolves_like_an_encounter_card() -> None:
    g = table(ROLAND).stack(ROLAND, ["paranoia"]).choose("draw")
    assert g[ROLAND].resources == 0
    assert g[ROLAND].hand == []
    assert [event.card for event in g.happened(EncounterDrawn)] == ["paranoia#1"]


@rule("CG-WEAK-02")
def test_an_enemy_that_is_drawn_spawns_like_an_encounter_card() -> None:
    g = table(ROLAND).stack(ROLAND, ["mob_enforcer"]).choose("draw")
    assert g["mob_enforcer"].engaged == 0


@rule("CG-WEAK-02")
def test_it_resolves_in_the_upkeep_phase_as_well() -> None:
    g = table(ROLAND).stack(ROLAND, ["haunted"]).stack("encounter", ["ancient_evils"]).choose("end_turn")
    assert [asset.card for asset in g[ROLAND].threat] == ["haunted#1"]


@rule("CG-WEAK-03")
def test_an_event_that_is_drawn_comes_into_the_hand_and_can_be_played() -> None:
    g = table(AGNES).stack(AGNES, ["dark_memory"]).choose("draw")
    assert g[AGNES].hand == ["dark_memory#1"]
    assert "play:dark_memory#1" in g.options


@rule("CG-WEAK-03")
def test_an_asset_that_is_drawn_reveals_itself_and_then_comes_into_the_hand(homemade: Homemade) -> None:
    slug = homemade.asset(weakness="basic", revelation=take(horror=1))
    g = table(ROLAND).stack(ROLAND, [slug]).choose("draw")
    assert g[ROLAND].horror == 1
    assert g[ROLAND].hand == [f"{slug}#1"]


@rule("CG-WEAK-03")
def test_an_asset_that_enters_play_by_its_revelation_does_not_come_into_the_hand(homemade: Homemade) -> None:
    slug = homemade.asset(weakness="basic", revelation=into_threat_area())
    g = table(ROLAND).stack(ROLAND, [slug]).choose("draw")
    assert [asset.card for asset in g[ROLAND].threat] == [f"{slug}#1"]
    assert g[ROLAND].hand == []


@rule("CG-DECK-08")
def test_cards_drawn_together_are_in_the_hand_before_a_weakness_among_them_resolves() -> None:
    g = table(ROLAND).stack(ROLAND, ["amnesia", "knife", "machete"])
    asked = next(draw(3).run(g.state, g[ROLAND]))
    assert [option.id for option in asked.options] == ["card:knife#1", "card:machete#1"]


@rule("CG-WEAK-04")
def test_a_weakness_that_reaches_a_hand_otherwise_resolves_as_if_drawn() -> None:
    g = table(DAISY).stack(DAISY, ["the_necronomicon"])
    g[DAISY].deck.remove("the_necronomicon#1")
    run(gain_card(g.state, g[DAISY], "the_necronomicon#1"))
    assert [asset.card for asset in g[DAISY].threat] == ["the_necronomicon#1"]
    assert g[DAISY].hand == []


@rule("CG-WEAK-04")
def test_a_weakness_found_by_a_search_resolves() -> None:
    g = table(DAISY).stack(DAISY, ["the_necronomicon", "knife"]).give(DAISY, "research_librarian")
    g.play("play:research_librarian", "use:research_librarian#1")
    assert [asset.card for asset in g[DAISY].threat] == ["the_necronomicon#1"]


@rule("CG-SETUP-13", "CG-SETUP-14")
def test_no_opening_hand_holds_a_weakness_and_no_deck_loses_one() -> None:
    for seed in range(20):
        state = new_table("card_game", seed=seed, seats=[ROLAND]).state
        investigator = state.investigators[0]
        assert not any(ALL[slug_of(card)].weakness for card in investigator.hand)
        assert sum(bool(ALL[slug_of(card)].weakness) for card in investigator.deck) == 2


# --- bearing


@rule("CG-WEAK-05")
def test_the_bearer_is_whoever_had_it_in_the_deck() -> None:
    g = table(AGNES, ROLAND).stack(ROLAND, ["mob_enforcer"]).choose("end_turn").choose("draw")
    assert g["mob_enforcer"].bearer == 1


@rule("CG-WEAK-06")
def test_a_weakness_that_is_earned_belongs_to_the_deck_from_then_on() -> None:
    g = table(AGNES, ROLAND)
    card = earn_weakness(g.state, g[ROLAND], "Madness")
    assert "Madness" in ALL[slug_of(card)].traits
    assert g[ROLAND].earned == [slug_of(card)]
    g[ROLAND].deck.append(card)
    g.choose("end_turn")
    g.choose("draw")
    where = [*g[ROLAND].discard, *(asset.card for asset in g[ROLAND].threat)]
    assert where == [card]


@rule("CG-WEAK-06")
def test_nobody_else_can_earn_the_same_copy() -> None:
    g = table(AGNES, ROLAND)
    basic = [
        slug
        for card in edition_of("card_game")[WEAKNESSES]
        if card.weakness == "basic"
        for slug in [card.slug] * card.copies
    ]
    left = sorted(g.state.collection)
    earned = []
    while card := earn_weakness(g.state, g[ROLAND]):
        earned.append(card)
    assert sorted(map(slug_of, earned)) == left
    assert len(set(earned)) == len(earned) <= len(basic)


@rule("CG-WEAK-08", "CG-ELIM-04")
def test_a_player_card_in_the_threat_area_is_removed_with_its_bearer() -> None:
    g = table(DAISY, ROLAND).give(DAISY, "threat:the_necronomicon").set("the_necronomicon.horror", 3)
    run(eliminate(g.state, g[DAISY], "resigned"))
    assert g[DAISY].threat == []
    assert g[DAISY].removed.count("the_necronomicon#1") == 1


@rule("CG-WEAK-08", "CG-ELIM-05", "CG-ELIM-07")
def test_an_enemy_outlasts_its_bearer_and_is_then_removed_from_the_game() -> None:
    g = table(AGNES, ROLAND).spawn("mob_enforcer#11", at="study", engaged=ROLAND).set("mob_enforcer.damage", 2)
    run(eliminate(g.state, g[ROLAND], "resigned"))
    assert (g["mob_enforcer"].engaged, g["mob_enforcer"].at) == (-1, "study")
    g.rig(tokens=["elder_sign"]).set(f"{AGNES}.horror", 5).choose("fight:mob_enforcer")
    assert g.state.enemies == []
    assert "mob_enforcer#11" in g[ROLAND].removed
    assert g[ROLAND].discard == []


@rule("CG-DMG-14", "CG-OWN-05")
def test_an_enemy_that_others_defeat_goes_to_its_owners_discard_pile() -> None:
    g = table(AGNES, ROLAND).spawn("mob_enforcer#11", at="study", engaged=ROLAND).set("mob_enforcer.damage", 2)
    g.rig(tokens=["elder_sign"]).set(f"{AGNES}.horror", 5).choose("fight:mob_enforcer")
    assert g[ROLAND].discard == ["mob_enforcer#11"]
    assert g.state.encounter_discard == []


@rule("CG-ELIM-04")
def test_a_weakness_that_was_drawn_with_the_last_breath_is_removed_too() -> None:
    g = table(ROLAND, AGNES).stack(ROLAND, ["paranoia", "hypochondria"]).set(f"{ROLAND}.horror", 4)
    g[ROLAND].discard, g[ROLAND].deck.ids = list(g[ROLAND].deck), ""
    g.table.edited()
    run(draw(2).run(g.state, g[ROLAND]))
    assert g[ROLAND].fate == "horror"
    assert {"paranoia#1", "hypochondria#1"} <= set(g[ROLAND].removed)


# --- in the hand


@rule("CG-WEAK-07")
def test_a_weakness_cannot_be_chosen_to_be_discarded() -> None:
    g = table(AGNES).give(AGNES, "dark_memory", "knife")
    assert discardable(g[AGNES]) == ["knife#1"]


@rule("CG-WEAK-07", "CG-UPK-06")
def test_a_hand_that_is_too_large_keeps_its_weakness() -> None:
    g = table(AGNES).give(AGNES, "dark_memory", "knife", "flashlight", "fearless", "guts", "perception")
    g.give(AGNES, "overpower", "manual_dexterity", "emergency_cache", "unexpected_courage")
    g.stack("encounter", ["ancient_evils"]).choose("end_turn")
    assert g.decision.kind.name == "discard"
    assert (g.decision.least, len(g.options)) == (2, 9)
    assert "card:dark_memory#1" not in g.options


@rule("CG-WEAK-09")
def test_basic_weaknesses_are_the_ones_that_anybody_may_draw() -> None:
    basic = {card.slug for card in edition_of("card_game")[WEAKNESSES] if card.weakness == "basic"}
    assert set(table(ROLAND).state.collection) <= basic
    assert {card.slug for card in edition_of("card_game")[WEAKNESSES]} - basic == {
        "cover_up",
        "the_necronomicon",
        "hospital_debts",
        "dark_memory",
        "abandoned_and_alone",
    }
