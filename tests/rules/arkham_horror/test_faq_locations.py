"""FAQ: locations."""

from miskatonic.testing import Scenario, rule, scenario


def amanda(at: str, *things: str, ancient_one: str = "yig") -> Scenario:
    """Amanda Sharpe somewhere with some things, in the encounter phase, before the Mythos phase."""
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one=ancient_one).place("amanda_sharpe", at=at)
    return g.give("amanda_sharpe", *things).begin(step="encounter").stop("mythos")


@rule("AH-FAQ-040")
def test_a_location_that_closes_for_a_time_puts_everybody_out() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").place("amanda_sharpe", at="library")
    g.spawn("ghoul", at="science_building").place("strange_lights_on_campus", at="drawn").stop("turn_end")
    g.begin(step="mythos_ability")
    assert g["amanda_sharpe"].at == g["ghoul"] == "miskatonic_university"
    g.stop("encounter").begin(step="movement")
    assert "walk:library" not in g.options


@rule("AH-FAQ-041", "AH-FAQ-042")
def test_who_cannot_pay_is_not_offered_the_ability() -> None:
    assert "service:draw_skill" in amanda("administration_building", "$8").options
    g = amanda("administration_building", "$7").rig(encounters=["miskatonic_university_1"])
    assert g["amanda_sharpe"].clues == 1, "the encounter comes at once"
    g = amanda("science_building", "ghoul").rig(encounters=["miskatonic_university_5"])
    assert g["amanda_sharpe"].fate == "blessed", "a toughness of 1 is no 5"


@rule("AH-FAQ-043", "AH-FAQ-044")
def test_trophies_are_worth_their_toughness_as_it_is_now() -> None:
    maniacs = ["maniac", "maniac", "maniac"]
    g = amanda("science_building", *maniacs).rig(encounters=["miskatonic_university_5"])
    assert len(g["amanda_sharpe"].monster_trophies) == 3, "3 of toughness 1"
    g = amanda("science_building", *maniacs, ancient_one="azathoth").choose("service:gain")
    assert (g["amanda_sharpe"].monster_trophies, g["amanda_sharpe"].clues) == ([], 2), "3 of toughness 2"


@rule("AH-FAQ-045", "AH-FAQ-046")
def test_who_shops_buys_one_of_three_cards_if_there_is_money_for_one() -> None:
    g = amanda("curiositie_shoppe", "$4").stack("unique", ["holy_water", "ancient_tablet", "silver_key"])
    g.choose("service:shop_unique")
    assert g.options == ["buy:holy_water", "buy:silver_key"], "nobody may leave without"
    g.choose("buy:silver_key")
    assert g["amanda_sharpe"].cards == ["silver_key"]
    assert list(g.state.decks["unique"])[:2] == ["ancient_tablet", "holy_water"]


@rule("AH-FAQ-045", "AH-FAQ-046")
def test_who_has_not_enough_money_for_any_buys_none() -> None:
    g = amanda("curiositie_shoppe", "$1").stack("unique", ["holy_water", "ancient_tablet", "silver_key"])
    g.choose("service:shop_unique")
    assert (g["amanda_sharpe"].cards, g["amanda_sharpe"].money) == ([], 1)
    assert set(list(g.state.decks["unique"])[:3]) == {"holy_water", "ancient_tablet", "silver_key"}
