"""Random games by the ten thousand, everything looked at before each choice. `make soak` runs this; `make test` does not.

`MISKATONIC_SOAK` says how many lots of a hundred games are played of each game.
"""

import os

import pytest
from tests.games.arkham_horror.gambler import GREAT_OLD as ARKHAM_ANCIENT_ONES
from tests.games.arkham_horror.gambler import Gambler as TownPlayer
from tests.games.card_game.gambler import SCENARIOS, Inspected, some_setup
from tests.games.card_game.gambler import Gambler as CardPlayer
from tests.games.elder_sign.gambler import GREAT_OLD
from tests.games.elder_sign.gambler import Gambler as DicePlayer
from tests.games.gambler import HalfWitted, play_checked
from tests.games.kingsport.gambler import play_somehow as play_kingsport
from tests.games.mansions.gambler import Wanderer
from tests.games.mansions.gambler import some_table as some_mansion
from tests.games.mansions.secrets import search
from tests.games.mansions.test_puzzle_solving import LAYOUTS, look_at_deals
from tests.games.mansions.test_worlds import look_around

from miskatonic import new_table
from miskatonic.kernel.replay import verify

LOTS = int(os.environ.get("MISKATONIC_SOAK", "100"))


@pytest.mark.parametrize("lot", range(LOTS))
def test_a_hundred_games_of_elder_sign(lot: int) -> None:
    for seed in range(100 * lot, 100 * lot + 100):
        setup = {"errata": bool(seed & 1), "draft": bool(seed & 2), "players": 1 + seed % 8}
        ancient_one = GREAT_OLD[seed // 8 % len(GREAT_OLD)]
        table = new_table("elder_sign", seed=seed, ancient_one=ancient_one, history=False, **setup)
        play_checked(table, DicePlayer(seed, bold=bool(seed & 4)))
        if seed % 50 == 0:
            verify(table.save())


@pytest.mark.parametrize("lot", range(LOTS))
def test_a_hundred_games_of_the_card_game(lot: int) -> None:
    for seed in range(100 * lot, 100 * lot + 100):
        setup = some_setup(seed, 1 + seed % 4, earlier=[seed % 4, seed % 3])
        setup |= {"campaign": True} if seed % 10 == 9 else {"scenario": SCENARIOS[seed % 3]}
        if seed % 10 == 9:
            setup |= {"decks": [], "earlier": []}
        Inspected(seed, charmed=bool(seed & 1), **setup).play(CardPlayer(seed, bold=bool(seed & 2)))


@pytest.mark.parametrize("lot", range(LOTS))
def test_a_hundred_games_of_arkham_horror(lot: int) -> None:
    for seed in range(100 * lot, 100 * lot + 100):
        ancient_one = ARKHAM_ANCIENT_ONES[seed // 8 % len(ARKHAM_ANCIENT_ONES)]
        setup = {"players": 1 + seed % 8, "ancient_one": ancient_one}
        table = new_table("arkham_horror", seed=seed, history=False, **setup)
        gambler = TownPlayer(seed, bold=bool(seed & 4))
        play_checked(table, HalfWitted("arkham_horror", gambler) if seed % 10 == 9 else gambler)
        if seed % 50 == 0:
            verify(table.save())


@pytest.mark.parametrize("lot", range(LOTS))
def test_a_hundred_games_of_arkham_horror_with_kingsport(lot: int) -> None:
    for seed in range(100 * lot, 100 * lot + 100):
        table = play_kingsport(seed)
        if seed % 50 == 0:
            verify(table.save())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ten_thousand_deals_of_a_puzzle(layout: str) -> None:
    assert look_at_deals(layout, range(10_000))


@pytest.mark.parametrize("lot", range(max(1, LOTS // 10)))
def test_a_hundred_games_of_mansions_of_madness(lot: int) -> None:
    for seed in range(100 * lot, 100 * lot + 100):
        table = play_checked(some_mansion(seed), Wanderer(seed, bold=bool(seed & 4)))
        if seed % 50 == 0:
            verify(table.save())


@pytest.mark.parametrize("lot", range(max(1, LOTS // 5)))
def test_nobody_learns_what_it_may_not_know_in_ten_games_of_mansions_of_madness(lot: int) -> None:
    for seed in range(10 * lot, 10 * lot + 10):
        assert not search(some_mansion(seed), Wanderer(seed, bold=bool(seed & 4)), (None, 0, 1))


@pytest.mark.parametrize("lot", range(max(1, LOTS // 5)))
def test_worlds_agree_with_what_everybody_knows_in_ten_games_of_mansions_of_madness(lot: int) -> None:
    for seed in range(10 * lot, 10 * lot + 10):
        table, gambler = some_mansion(seed), Wanderer(seed, bold=bool(seed & 4))
        while table.decision is not None:
            look_around(table)
            gambler.play(table, choices=7)
