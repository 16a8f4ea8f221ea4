"""Additional rules: discarding, location decks, special abilities of locations, prices, trophies, trading."""

from miskatonic.games.arkham_horror.events.town import EncounterDrawn
from miskatonic.testing import Scenario, rule, scenario


def amanda(at: str, *things: str) -> Scenario:
    """Amanda Sharpe somewhere with some things, in the encounter phase, before the Mythos phase."""
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="azathoth").place("amanda_sharpe", at=at)
    return g.give("amanda_sharpe", *things).begin(step="encounter").stop("mythos")


@rule("AH-MISC-01")
def test_a_discarded_card_goes_under_its_deck() -> None:
    g = amanda("curiositie_shoppe", "knife").rig(encounters=["northside_4"], dice=[1, 1, 1])
    assert g["amanda_sharpe"].cards == []
    assert g.state.decks["common"][0] == "knife"


@rule("AH-MISC-02")
def test_decks_keep_their_order_when_cards_are_drawn_and_discarded() -> None:
    g = amanda("general_store", "$9").stack("common", ["knife", "axe", "food"]).choose("service:shop_common")
    below = list(g.state.decks["common"])
    g.choose("buy:axe")
    assert list(g.state.decks["common"]) == ["food", "knife", *below]


@rule("AH-MISC-03")
def test_a_location_deck_is_shuffled_for_each_encounter() -> None:
    seen: set[str] = set()
    for seed in range(60):
        g = scenario("arkham_horror", seats=["amanda_sharpe"], seed=seed).place("amanda_sharpe", at="library")
        events = g.begin(step="encounter").events
        seen |= {event.card for event in events if isinstance(event, EncounterDrawn)}
    assert len(seen) == 7


@rule("AH-MISC-04", "AH-FAQ-088")
def test_several_cards_for_one_encounter_are_different_ones() -> None:
    g = scenario("arkham_horror", seats=["darrell_simmons"]).place("darrell_simmons", at="mas_boarding_house")
    g.begin(step="encounter").rig(
        encounters=["southside_2", "southside_4", "french_hill_1", "french_hill_4", "french_hill_7"]
    )
    g.play("card:southside_2", "yes")
    assert g.options == ["card:french_hill_1", "card:french_hill_4", "card:french_hill_7"], "two, and one more"


@rule("AH-MISC-05", "AH-FAQ-012", "AH-FAQ-013", "AH-FAQ-041")
def test_the_ability_of_a_location_takes_the_place_of_an_encounter() -> None:
    g = amanda("science_building", "gate_abyss")
    assert g.options == ["encounter", "service:gain"]
    g.choose("service:gain")
    assert (g["amanda_sharpe"].clues, g["amanda_sharpe"].gate_trophies) == (2, [])
    assert g.state.step == "mythos"
    g = amanda("science_building", "gate_abyss").rig(encounters=["miskatonic_university_5"]).choose("encounter")
    assert g["amanda_sharpe"].fate == "blessed"


@rule("AH-FAQ-012")
def test_no_ability_of_a_location_is_offered_in_the_movement() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"])
    assert g.options == ["stop", "walk:downtown"]
    assert "service:take_special_bank_loan" in g.choose("stop").options


@rule("AH-MISC-06")
def test_an_open_gate_takes_the_place_of_the_ability() -> None:
    g = amanda("science_building", "gate_abyss").place("gate_rlyeh", at="science_building")
    assert g.stop("other_world")["amanda_sharpe"].at == "rlyeh_1"
    g = amanda("science_building", "gate_abyss", "explored").place("gate_rlyeh", at="science_building")
    assert g.options == ["close", "wait"]


@rule("AH-MISC-09")
def test_nobody_has_two_retainers() -> None:
    g = amanda("newspaper", "retainer").rig(encounters=["northside_2"])
    assert g["amanda_sharpe"].cards == ["retainer"]


@rule("AH-MISC-09")
def test_nobody_has_two_loans_or_two_blessings() -> None:
    g = amanda("bank_of_arkham", "bank_loan", "$9").rig(encounters=["downtown_4"])
    assert g["amanda_sharpe"].money == 14, "no loan was offered, there was an encounter"
    g = amanda("south_church", "blessing").rig(encounters=["southside_2"])
    assert (g["amanda_sharpe"].fate, g["amanda_sharpe"].cards) == ("blessed", ["blessing"])


@rule("AH-UPK-05")
def test_who_has_not_paid_back_a_loan_gets_no_other() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"]).give("amanda_sharpe", "bank_loan", "knife", "18_derringer")
    g.begin(phase="upkeep").rig(dice=[3], encounters=["downtown_4"]).stop("other_world").choose().play("done", "stop")
    assert g["amanda_sharpe"].cards == ["18_derringer"], "all items but what is kept safe, if its owner likes"
    assert g["amanda_sharpe"].money == 5, "no loan was offered, there was an encounter"


@rule("AH-MISC-10", "AH-MISC-11")
def test_an_item_costs_its_list_price_or_a_dollar_more_if_the_offer_says_so() -> None:
    g = (
        amanda("general_store", "$5")
        .stack("common", ["knife", "tommy_gun", "45_automatic"])
        .choose("service:shop_common")
    )
    assert g.options == ["buy:knife", "buy:45_automatic"]
    assert g.choose("buy:45_automatic")["amanda_sharpe"].money == 0
    g = amanda("train_station", "$5").stack("common", ["38_revolver"]).rig(encounters=["northside_4"])
    assert g.choose("buy:38_revolver")["amanda_sharpe"].money == 0, "4 and 1"


@rule("AH-MISC-12", "AH-MISC-13", "AH-MISC-14")
def test_spent_trophies_go_back_where_they_came_from() -> None:
    g = amanda("river_docks", "gate_abyss").choose("service:gain")
    assert (g["amanda_sharpe"].money, g.state.gate_stack[0]) == (5, "gate_abyss")
    g = amanda("river_docks", "star_spawn", "star_spawn").choose("service:gain")
    assert (g["amanda_sharpe"].money, g["amanda_sharpe"].monster_trophies) == (5, [])
    assert len([monster for monster in g.state.cup if monster.startswith("star_spawn")]) == 2


@rule("AH-MISC-15")
def test_the_first_player_decides_what_is_open_between_players() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe", "dexter_drake"], ancient_one="yig").set("first", 1)
    g.place("amanda_sharpe", at="uptown").place("dexter_drake", at="southside").spawn("byakhee", at="sky")
    g.place("a_strange_plague", at="drawn").stop("mythos_ability").begin(step="mythos_monsters")
    assert (g.decision.seat, g.options) == (1, ["prey:amanda_sharpe", "prey:dexter_drake"])
    assert g.choose("prey:amanda_sharpe")["byakhee"] == "uptown"


def two(at: str, *things: str, step: str = "movement") -> Scenario:
    """Amanda Sharpe with some things and Bob Jenkins with an axe at the same place; it is Amanda's turn."""
    g = scenario("arkham_horror", seats=["amanda_sharpe", "bob_jenkins"], ancient_one="yig")
    g.place("amanda_sharpe", at=at).place("bob_jenkins", at=at).give("amanda_sharpe", *things)
    return g.give("bob_jenkins", "axe").begin(step=step)


@rule("AH-MISC-16", "AH-FAQ-103")
def test_two_in_the_same_place_trade_what_both_agree_to() -> None:
    g = two("downtown", "knife", "holy_water", "wither", "$3").choose("trade:bob_jenkins")
    assert g.options[:3] == ["trade:knife", "trade:holy_water", "trade:wither"]
    g.choose("trade:wither", "money:0:1").choose("trade:axe").choose("agree")
    assert (g["amanda_sharpe"].cards, g["amanda_sharpe"].money) == (["knife", "holy_water", "axe"], 2)
    assert (g["bob_jenkins"].cards, g["bob_jenkins"].money) == (["wither"], 1)


@rule("AH-FAQ-104")
def test_clues_allies_and_trophies_are_not_traded() -> None:
    g = two("downtown", "clue", "anna_kaslow", "speed", "ghoul", "gate_abyss", "retainer", "knife")
    assert g.choose("trade:bob_jenkins").options == ["trade:knife"]


@rule("AH-MISC-17", "AH-FAQ-103")
def test_trading_does_not_end_a_movement() -> None:
    g = two("downtown", "$1").choose("trade:bob_jenkins").choose("money:0:1").choose().choose("walk:easttown")
    assert g["amanda_sharpe"].at == "easttown"
    assert g["bob_jenkins"].money == 1


@rule("AH-MISC-16", "AH-FAQ-103")
def test_two_in_the_same_area_of_an_other_world_trade() -> None:
    g = two("abyss_1", "knife")
    assert "trade:bob_jenkins" in g.options
    g.choose("trade:bob_jenkins").choose("trade:knife").choose()
    assert g["bob_jenkins"].cards == ["axe", "knife"]


@rule("AH-FAQ-103")
def test_two_trade_in_upkeep_and_before_an_encounter() -> None:
    g = two("downtown", "knife").begin(phase="upkeep")
    assert "trade:bob_jenkins" in g.options
    g = two("library", "knife", step="encounter")
    assert "trade:bob_jenkins" in g.options


@rule("AH-MISC-17")
def test_nobody_trades_in_a_combat() -> None:
    g = two("downtown", "knife").spawn("cultist", at="downtown").choose("walk:easttown")
    assert not any(option.startswith("trade") for option in g.options)
    g.choose("fight:cultist")
    assert not any(option.startswith("trade") for option in g.options)


@rule("AH-MISC-08")
def test_an_encounters_monster_that_is_not_beaten_goes_back_to_the_cup() -> None:
    g = amanda("graveyard").rig(encounters=["rivertown_5"], monsters=["zombie"], dice=[6, 1, 1, 6, 1, 1, 1, 1])
    g.play("fight:zombie", "flee:zombie")
    assert "zombie" in g.state.cup
    assert g.state.monsters == {}
