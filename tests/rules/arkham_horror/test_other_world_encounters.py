"""Phase IV: Other World encounters."""

import pytest

from miskatonic.games.arkham_horror.components import GATE_CARDS
from miskatonic.games.arkham_horror.events.town import OtherWorldEncounter
from miskatonic.kernel.pile import Pile
from miskatonic.testing import Scenario, rule, scenario


def in_world(at: str, *cards: str) -> Scenario:
    """Amanda Sharpe in an Other World, with those cards on top of the gate deck, before the Mythos phase."""
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").place("amanda_sharpe", at=at)
    return g.stack("gate_cards", cards).begin(step="other_world").stop("mythos")


def met(g: Scenario) -> list[tuple[str, str]]:
    """The worlds and the gate cards of the encounters so far."""
    return [(event.world, event.card) for event in g.happened(OtherWorldEncounter)]


@rule("AH-OW-01")
def test_everybody_in_an_other_world_has_an_encounter_there() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe", "bob_jenkins", "carolyn_fern"]).stop("mythos")
    g.place("amanda_sharpe", at="abyss_1").place("carolyn_fern", at="yuggoth_2").begin(phase="other_world")
    g.stack("gate_cards", ["blue_5", "yellow_1"])
    assert met(g) == [("abyss", "blue_5"), ("yuggoth", "yellow_1")]


@rule("AH-OW-02")
def test_who_is_drawn_in_has_an_encounter_there_in_the_same_turn() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").place("amanda_sharpe", at="woods")
    g.place("gate_abyss", at="woods").stack("gate_cards", ["blue_5"]).begin(step="encounter").stop("mythos")
    assert met(g) == [("abyss", "blue_5")]


@rule("AH-OW-03", "AH-OW-04", "AH-OW-05", "AH-OW-07")
def test_cards_are_drawn_until_one_has_a_colour_of_the_world() -> None:
    g = in_world("city_of_the_great_race_1", "red_3", "blue_5", "green_7").stack("spell", ["wither"])
    assert met(g) == [("city_of_the_great_race", "green_7")]
    assert g["amanda_sharpe"].cards == ["wither"], "the entry for other worlds"
    assert list(g.state.gate_deck)[:3] == ["green_7", "blue_5", "red_3"], "all of them are under the deck"


@rule("AH-OW-06")
def test_the_entry_of_the_world_comes_first() -> None:
    g = in_world("great_hall_of_celeano_1", "green_4")
    assert g["amanda_sharpe"].delayed, "others would have made a check"


@rule("AH-OW-08", "AH-OW-10")
def test_a_monster_of_an_other_world_is_faced_and_never_on_the_board() -> None:
    g = in_world("yuggoth_1", "blue_2").rig(monsters=["ghoul"], dice=[6])
    assert g.options == ["evade:ghoul", "fight:ghoul"]
    g.choose("evade:ghoul")
    assert g.state.monsters == {}
    assert "ghoul" in g.state.cup


@rule("AH-OW-09")
def test_the_card_goes_under_the_deck() -> None:
    g = in_world("abyss_1", "blue_5")
    assert g.state.gate_deck[0] == "blue_5"


@rule("AH-OW-04", "AH-MISC-02")
def test_the_card_without_a_colour_has_the_deck_shuffled() -> None:
    g = in_world("abyss_1", "stars_are_right_gate").rig(shuffles=[["blue_5"]])
    assert met(g) == [("abyss", "blue_5")]
    assert GATE_CARDS["stars_are_right_gate"].color is None


def gloria_with(seed: int, *cards: str) -> Scenario:
    """Gloria Goldberg, who draws two gate cards, in the Abyss, with a gate deck of those alone."""
    g = scenario("arkham_horror", seed=seed, seats=["gloria_goldberg"], ancient_one="yig").unchecked()
    g.set("gate_deck", Pile.of(cards)).place("gloria_goldberg", at="abyss_1")
    return g.begin(step="other_world").stop("mythos")


@pytest.mark.parametrize("seed", range(1, 9))
def test_of_two_gate_cards_none_is_drawn_twice_though_the_deck_is_shuffled_in_between(seed: int) -> None:
    g = gloria_with(seed, "blue_5", "stars_are_right_gate", "blue_6")
    assert sorted(g.options) == ["card:blue_5", "card:blue_6"]


def test_who_may_choose_between_two_gate_cards_takes_the_only_one_that_fits() -> None:
    assert met(gloria_with(1, "blue_5", "stars_are_right_gate")) == [("abyss", "blue_5")]
