"""Nobody learns from the program what lies in a deck, or what chance will bring.

That worlds which differ only in what is hidden look the same is checked for all games (`tests/conformance`).
"""

from collections.abc import Iterator
from typing import Any

from tests.games.elder_sign.gambler import Gambler
from tests.games.hidden import copy

from miskatonic import Table, new_table
from miskatonic.games.elder_sign.checks import check
from miskatonic.kernel.game import GAMES, Game
from miskatonic.kernel.rng import seeded

GAME: Game[Any] = GAMES["elder_sign"]
SETUPS = [(1, False, False), (2, True, False), (3, False, True), (5, True, True)]
DECKS = ("adventure", "other_world", "common", "unique", "spell", "ally", "mythos")


def tables() -> Iterator[Table[Any]]:
    """Tables of all sorts: before every third choice of some whole games, and after the last one."""
    for players, errata, draft in SETUPS:
        table = new_table("elder_sign", seed=players, players=players, errata=errata, draft=draft)
        gambler = Gambler(players, bold=True)
        while table.decision is not None:
            yield table
            gambler.play(table, choices=3)
        yield table


def test_another_world_is_a_possible_one_with_other_decks_and_another_future() -> None:
    for table in tables():
        state = copy(table.state)
        GAME.rules.determinize(state, 0, seeded(1))
        check(state)
        assert state.rng.word != table.state.rng.word
        assert state.rng.reveals == table.state.rng.reveals
        for deck in DECKS:
            assert sorted(state.deck(deck)) == sorted(table.state.deck(deck))
        assert any(state.deck(deck) != table.state.deck(deck) for deck in DECKS)
