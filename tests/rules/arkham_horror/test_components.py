"""Components."""

import pytest

from miskatonic.games.arkham_horror import components as declared
from miskatonic.games.arkham_horror.components import ANCIENT_ONES, GAME, MYTHOS, REGISTRIES
from miskatonic.games.arkham_horror.rules.doom import SEALS_TO_WIN
from miskatonic.games.arkham_horror.rules.places import board
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import reading_of
from miskatonic.testing import rule, scenario

BASE = edition_of(GAME)


def copies(kind: str) -> int:
    """How many of a kind are in the box."""
    return len(BASE[REGISTRIES[kind]].copies())


@rule("AH-COMP-01", "AH-COMP-02", "AH-COMP-33")
def test_there_is_one_board_one_first_player_and_one_terror_track() -> None:
    g = scenario("arkham_horror", players=3)
    assert len(board(BASE).places) == 35
    assert (g.state.first, g.state.terror) == (0, 0)


@rule("AH-COMP-03")
def test_a_check_may_take_more_dice_than_lie_in_the_box() -> None:
    g = scenario("arkham_horror", seats=["michael_mcglen"]).set("michael_mcglen.sliders", [0, 3, 0])
    g.give("michael_mcglen", "tommy_gun", "fight", "tom_mountain_murphy").place("michael_mcglen", at="downtown")
    g.spawn("ghoul", at="downtown").begin(step="arrive")
    g.rig(dice=[6, *[1] * 13, 6]).play("fight:ghoul", "fight:ghoul")
    assert len(g["michael_mcglen"].monster_trophies) == 1, "6 of Fight, 6 of the gun, 3 of cards, -1"


@rule("AH-COMP-04", "AH-COMP-23", "AH-COMP-29", "AH-COMP-30")
@pytest.mark.parametrize(
    ("kind", "n"), [("investigator", 16), ("ancient_one", 8), ("monster", 60), ("gate_marker", 16)]
)
def test_sheets_and_markers_are_complete(kind: str, n: int) -> None:
    assert copies(kind) == n


@rule("AH-COMP-11", "AH-COMP-12", "AH-COMP-13", "AH-COMP-14", "AH-COMP-15", "AH-COMP-16", "AH-COMP-17", "AH-COMP-39")
def test_the_cards_of_investigators_are_complete() -> None:
    decks = ["common_item", "unique_item", "spell", "skill", "ally", "special"]
    assert [copies(kind) for kind in decks] == [44, 39, 40, 20, 11, 35]
    assert sum(copies(kind) for kind in decks) == 189


@rule("AH-COMP-18", "AH-COMP-19", "AH-COMP-20", "AH-COMP-21", "AH-COMP-22", "AH-COMP-43")
def test_the_special_cards_are_complete() -> None:
    cards = {card.slug: card.copies for card in BASE[declared.SPECIALS]}
    assert cards == {
        "retainer": 8,
        "silver_twilight_lodge_membership": 8,
        "bank_loan": 8,
        "blessing": 8,
        "deputy_of_arkham": 1,
        "deputys_revolver": 1,
        "patrol_wagon": 1,
    }


@rule("AH-COMP-25", "AH-COMP-26", "AH-COMP-27", "AH-COMP-28")
def test_the_cards_of_the_ancient_one_are_complete() -> None:
    assert [copies(kind) for kind in ("location_card", "mythos", "gate_card")] == [63, 67, 49]
    neighborhoods = [card.neighborhood for card in BASE[declared.LOCATION_CARDS]]
    assert [neighborhoods.count(street) for street in BASE[declared.STREETS].slugs] == [7] * 9


@rule("AH-COMP-10")
def test_three_sliders_serve_each_of_eight_players() -> None:
    g = scenario("arkham_horror", players=8)
    assert sum(len(investigator.sliders) for investigator in g.state.present()) == 24


@rule("AH-COMP-24", "AH-COMP-44")
def test_twenty_doom_tokens_are_enough_for_the_longest_track_and_the_seals() -> None:
    assert max(card.doom_track for card in BASE[ANCIENT_ONES]) + SEALS_TO_WIN == 20


@rule("AH-COMP-31", "AH-COMP-34", "AH-COMP-51")
def test_no_card_needs_more_markers_than_there_are() -> None:
    assert max(len(card.marks) for card in BASE[MYTHOS]) <= 3
    shops = sum(bool(location.closes_at) for location in BASE[declared.LOCATIONS])
    assert shops + max(len(card.shuts) for card in BASE[MYTHOS]) <= 6
    marked = {card.slug: card.marks for card in BASE[MYTHOS] if card.marks}
    assert all(
        place in (*BASE[declared.LOCATIONS].slugs, *BASE[declared.STREETS].slugs)
        for p in marked.values()
        for place in p
    )


@rule("AH-COMP-35")
def test_the_first_player_marker_goes_to_the_left() -> None:
    g = scenario("arkham_horror", players=3).stop("upkeep").begin(step="turn_end")
    assert (g.state.first, g.state.active, g.state.turn) == (1, 1, 2)


@rule("AH-COMP-36")
def test_each_player_has_one_investigator_that_stands_somewhere() -> None:
    g = scenario("arkham_horror", players=4)
    assert [investigator.seat for investigator in g.state.present()] == [0, 1, 2, 3]
    assert all(investigator.at for investigator in g.state.present())


@rule("AH-COMP-37")
def test_a_clue_buys_a_die() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"]).place("amanda_sharpe", at="newspaper")
    g.give("amanda_sharpe", "clue").begin(step="encounter").rig(encounters=["northside_6"], dice=[1, 1, 1, 6])
    g.choose("clue")
    assert g["amanda_sharpe"].clues == 1, "one spent, one gained"


@rule("AH-COMP-38")
def test_money_is_spent_on_purchases() -> None:
    g = scenario("arkham_horror", seats=["carolyn_fern"]).give("carolyn_fern", "$2").set("carolyn_fern.sanity", 1)
    g.begin(step="encounter").stop("mythos").choose("service:cure")
    assert (g["carolyn_fern"].money, g["carolyn_fern"].sanity) == (0, 6)


@rule("AH-COMP-40")
def test_elder_signs_are_unique_items() -> None:
    assert declared.CARDS["elder_sign"].deck == "unique"


@rule("AH-COMP-41")
def test_a_skill_card_raises_a_skill_or_rolls_again() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"]).give("amanda_sharpe", "speed").choose("walk:downtown")
    assert g["amanda_sharpe"].points == 1, "Speed 1 and the card"
    g = scenario("arkham_horror", seats=["amanda_sharpe"]).give("amanda_sharpe", "stealth")
    g.spawn("cultist", at="bank_of_arkham").begin(step="arrive").rig(dice=[1])
    g.choose("evade:cultist")
    assert g.options == ["use:stealth", "accept"]


@rule("AH-COMP-42")
def test_allies_come_from_the_boarding_house_and_from_unstable_places() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"]).place("amanda_sharpe", at="mas_boarding_house")
    g.give("amanda_sharpe", "gate_abyss", "gate_rlyeh").begin(step="encounter").stop("mythos")
    g.play("service:recruit", "ally:duke")
    assert g["amanda_sharpe"].cards == ["duke"]


@rule("AH-COMP-45")
def test_a_location_card_has_an_encounter_for_each_location() -> None:
    for card in BASE[declared.LOCATION_CARDS]:
        places = {spot.slug for spot in BASE[declared.LOCATIONS] if spot.neighborhood == card.neighborhood}
        assert places <= set(card.encounters)


@rule("AH-COMP-46")
def test_gate_cards_form_one_deck() -> None:
    assert len(scenario("arkham_horror").state.gate_deck) == 49


@rule("AH-COMP-47")
def test_a_mythos_card_names_a_gate_movements_and_mostly_a_clue() -> None:
    cards = [card for card in BASE[MYTHOS] if card.kind != "special"]
    assert all(card.gate and (card.white or card.black) for card in cards)
    assert sum(bool(card.clues) for card in cards) > len(cards) / 2


@rule("AH-COMP-48", "AH-COMP-49")
def test_both_sides_of_a_monster_can_be_read_at_any_time() -> None:
    facts = reading_of(scenario("arkham_horror").spawn("ghoul", at="downtown").state).facts("ghoul", BASE)
    card = declared.MONSTERS["ghoul"]
    assert (card.awareness, card.symbol, card.toughness) == (-3, "hexagon", 1)
    assert facts is not None


@rule("AH-COMP-50")
def test_the_modifier_of_a_gate_counts_when_it_is_closed() -> None:
    g = scenario("arkham_horror", seats=["ashcan_pete"], ancient_one="yig").set("ashcan_pete.sliders", [0, 3, 0])
    g.place("gate_rlyeh", at="woods").place("gate_abyss", at="graveyard").place("ashcan_pete", at="woods")
    g.give("ashcan_pete", "explored").begin(step="encounter").rig(dice=[1, 5]).play("close", "close:fight")
    assert "woods" not in g.state.gates, "5 of Fight, -3 of the gate"


@rule("AH-COMP-52")
def test_who_comes_back_through_a_gate_has_explored_it() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"]).place("gate_abyss", at="woods")
    g.place("amanda_sharpe", at="abyss_2").stop("encounter").begin(step="movement")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].explored) == ("woods", True)


@rule("AH-COMP-53")
def test_nobody_enters_a_closed_location() -> None:
    g = scenario("arkham_horror", seats=["bob_jenkins"]).place("bob_jenkins", at="rivertown")
    g.set("closed", ["general_store"])
    assert "walk:general_store" not in g.options
    assert "walk:graveyard" in g.options
