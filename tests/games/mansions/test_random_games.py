"""Games at random: no card that was laid in a room, and no Mythos card, is lost."""

from typing import Any

import pytest
from tests.games.mansions.gambler import Wanderer

from miskatonic import Table, new_table
from miskatonic.games.mansions.checks import mythos_pieces, room_pieces
from miskatonic.games.mansions.components import VARIANTS
from miskatonic.kernel.sight import Sight


def play_counting(table: Table[Any], gambler: Wanderer) -> None:
    """Plays to the end and counts the cards of the rooms and of the Mythos before each choice."""
    laid: set[str] = set()
    mythos = sorted(mythos_pieces(table.state))
    while table.decision is not None:
        assert laid <= set(room_pieces(table.state)), "a card that was laid in a room is lost"
        assert sorted(mythos_pieces(table.state)) == mythos, "a Mythos card is lost"
        if table.state.round == 1 and not laid:
            laid = set(room_pieces(table.state))
        table.choose(*gambler.pick(Sight(table)))


@pytest.mark.parametrize("seed", range(4))
def test_no_card_is_lost(seed: int) -> None:
    play_counting(new_table("mansions", seed=seed, players=2 + seed, history=False), Wanderer(seed, bold=seed % 2 == 0))


@pytest.mark.parametrize("seed", range(2))
def test_no_card_is_lost_by_a_keeper_with_all_cards_and_all_variants(grounds: str, seed: int) -> None:
    variants = dict.fromkeys(VARIANTS, True)
    table = new_table("mansions", seed=seed, players=4, boxes=["home_made"], story=grounds, history=False, **variants)
    play_counting(table, Wanderer(seed, bold=seed % 2 == 0))
