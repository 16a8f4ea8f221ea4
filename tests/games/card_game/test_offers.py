"""Prices, choices and "may"s of every card of the card game: where something is offered, taking it changes the position."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.card_game.gambler import Gambler

from miskatonic import Table, new_table
from miskatonic.conformance.offers import DECLINES, Idle, explore, idle
from miskatonic.games.card_game.components import PLAYER_CARDS, TREACHERIES, AssetCard
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.sight import Sight
from miskatonic.testing import Scenario, scenario

NO = DECLINES | {"end_turn", "go_on"}
"""Verbs by which nothing is taken."""
AS_IT_LIES = ("order",)
"""Questions of which one answer leaves everything as it is: the order of cards that are looked at."""
ROLAND, DAISY = "roland_banks", "daisy_walker"


def in_vain(table: Table[Any]) -> list[Idle]:
    """The answers to the pending question that change nothing."""
    if table.decision is None or table.decision.kind.name in AS_IT_LIES:
        return []
    return idle(table, declines=NO)


def offers(g: Scenario, most: int = 12) -> list[Idle]:
    """Whatever is offered in vain in the running step."""
    return [each for table in explore(g.table, most) for each in in_vain(table)]


Circumstance = Callable[[Scenario], Scenario]
CIRCUMSTANCES: dict[str, Circumstance] = {
    "alone": lambda g: g,
    "without resources": lambda g: g.set(f"{ROLAND}.resources", 0),
    "in a fight": lambda g: g.spawn("ghoul_minion", at="", engaged=ROLAND),
    "hurt": lambda g: g.set(f"{ROLAND}.damage", 3).set(f"{ROLAND}.horror", 3),
    "with a clue": lambda g: g.give(ROLAND, "clue"),
}


def turn(circumstance: str) -> Scenario:
    """Roland Banks's turn with plenty of resources; Daisy Walker is with him."""
    g = scenario("card_game", seats=[ROLAND, DAISY], scenario="the_gathering").set(f"{ROLAND}.resources", 9)
    return CIRCUMSTANCES[circumstance](g)


@pytest.mark.parametrize("circumstance", CIRCUMSTANCES)
@pytest.mark.parametrize("card", [card.slug for card in edition_of("card_game")[PLAYER_CARDS]])
def test_cards_in_hand_and_in_play_are_not_used_in_vain(card: str, circumstance: str) -> None:
    g = turn(circumstance)
    assert offers(g.give(ROLAND, card)) == []
    if isinstance(PLAYER_CARDS[card], AssetCard):
        assert offers(turn(circumstance).give(ROLAND, f"play:{card}")) == []


@pytest.mark.parametrize("card", [card.slug for card in edition_of("card_game")[TREACHERIES]])
def test_treacheries_offer_nothing_in_vain(card: str) -> None:
    g = turn("with a clue").give(ROLAND, "knife", "guts").stack("encounter", [card]).begin(step="encounter")
    assert offers(g, most=30) == []


@pytest.mark.parametrize("scene", ["the_gathering", "the_midnight_masks", "the_devourer_below"])
@pytest.mark.parametrize("seed", range(5))
def test_in_games_at_random_nothing_is_offered_in_vain(scene: str, seed: int) -> None:
    table: Table[Any] = new_table("card_game", seed=seed, players=1 + seed % 3, scenario=scene, history=False)
    gambler = Gambler(seed, bold=seed % 2 == 0)
    while table.decision is not None:
        assert in_vain(table) == []
        table.choose(*gambler.pick(Sight(table)))
