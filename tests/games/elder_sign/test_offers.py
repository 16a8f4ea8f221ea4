"""Prices, choices and "may"s of every card of Elder Sign: where something is offered, taking it changes the position."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.elder_sign.gambler import Gambler

from miskatonic import Table, new_table
from miskatonic.conformance.offers import DECLINES, Idle, explore, idle, staged
from miskatonic.games.elder_sign import GAME
from miskatonic.games.elder_sign.components import (
    ALLIES,
    ANCIENT_ONES,
    COMMON_ITEMS,
    INVESTIGATORS,
    SPELLS,
    UNIQUE_ITEMS,
)
from miskatonic.games.elder_sign.rules.body_and_mind import lose_health
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.sight import Sight
from miskatonic.testing import Scenario, scenario

NO = DECLINES | {"no_task", "no_focus", "roll_again", "roll"}
"""Verbs by which nothing is taken, or the next roll is made, which is a step of its own."""
OF_THE_ROLL = ("move", "after_roll", "focus", "gain_instead")
"""Questions whose answers show later: where one goes, what becomes of the dice, and what is gained once all is said."""
JOE = "joe_diamond"


def in_vain(table: Table[Any]) -> list[Idle]:
    """The answers to the pending question that change nothing."""
    if table.decision is None or table.decision.kind.name in OF_THE_ROLL:
        return []
    return idle(table, declines=NO)


def attempts(who: str, *cards: str) -> Iterator[Scenario]:
    """Somebody in an adventure with cards: sound, and with little sanity or stamina left."""
    for sanity, stamina in ((3, 3), (1, 3), (3, 1)):
        g = scenario("elder_sign", seats=[who], ancient_one="yig").give(who, *cards)
        g.set(f"{who}.sanity", sanity).set(f"{who}.stamina", stamina)
        g.spawn("cultist", at="the_missing_records")
        yield g.choose("move:the_missing_records") if g.decision.kind.name == "move" else g


CARDS: list[str] = [
    card.ids[0] for deck in (COMMON_ITEMS, UNIQUE_ITEMS, SPELLS, ALLIES) for card in edition_of("elder_sign")[deck]
]


@pytest.mark.parametrize("card", CARDS)
def test_cards_are_not_used_in_vain(card: str) -> None:
    for g in attempts(JOE, card):
        assert [each for table in explore(g.table, 40) for each in in_vain(table)] == []


@pytest.mark.parametrize(("sanity", "asked"), [(1, False), (2, True), (3, True)])
def test_whiskey_is_spent_only_where_it_saves_somebody(sanity: int, asked: bool) -> None:
    g = scenario("elder_sign", seats=[JOE], ancient_one="yig").give(JOE, "whiskey").set(f"{JOE}.sanity", sanity)
    table = staged(GAME.rules, g.state, lambda state: lose_health(state, state.investigators[0], sanity=2))
    assert table.decision is not None
    assert (table.decision.kind.name == "prevent") is asked


@pytest.mark.parametrize("who", [person.slug for person in edition_of("elder_sign")[INVESTIGATORS]])
def test_abilities_are_not_used_in_vain(who: str) -> None:
    for g in attempts(who):
        assert [each for table in explore(g.table, 40) for each in in_vain(table)] == []


@pytest.mark.parametrize("ancient_one", [card.slug for card in edition_of("elder_sign")[ANCIENT_ONES]])
def test_in_games_at_random_nothing_is_offered_in_vain(ancient_one: str) -> None:
    for seed in range(3):
        table: Table[Any] = new_table("elder_sign", seed=seed, players=1 + seed, ancient_one=ancient_one, history=False)
        gambler = Gambler(seed, bold=seed % 2 == 0)
        while table.decision is not None:
            assert in_vain(table) == []
            table.choose(*gambler.pick(Sight(table)))
