"""Nobody learns from the program what lies in a deck, or what chance will bring.

That worlds which differ only in what is hidden look the same is checked for all games (`tests/conformance`).
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from tests.games.elder_sign.editions import BASE
from tests.games.elder_sign.gambler import Gambler
from tests.games.hidden import copy, strings

from miskatonic import Table, new_table
from miskatonic.games.elder_sign.checks import check
from miskatonic.games.elder_sign.components import REGISTRIES
from miskatonic.games.elder_sign.state import ElderSign
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


def views(state: ElderSign) -> list[bytes]:
    """What a spectator and the players are sent."""
    seats = len(state.investigators)
    return [msgspec.json.encode(GAME.rules.view(state, seat)) for seat in (None, 0, seats - 1)]


def hidden(state: ElderSign) -> list[str]:
    """The cards and markers that lie face down."""
    return [*state.cup, *(card for deck in DECKS for card in state.deck(deck))]


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


def test_what_lies_in_a_deck_or_in_the_cup_is_not_named_in_any_view() -> None:
    for table in tables():
        face_down = set(hidden(table.state))
        assert face_down
        for view in views(table.state):
            named = set(strings(msgspec.json.decode(view)))
            assert named.isdisjoint(face_down)


def test_a_view_is_not_changed_by_what_happens_after_it() -> None:
    gambler = Gambler(7, bold=True)
    table = gambler.play(new_table("elder_sign", seed=7, players=3), choices=40)
    view = table.view(0)
    before = msgspec.json.encode(view)
    gambler.play(table)
    assert msgspec.json.encode(view) == before
    assert msgspec.json.encode(table.view(0)) != before


def test_every_component_could_have_been_named() -> None:
    """The search for names would find them: what is shown of a finished game is."""
    table = Gambler(2, bold=True).play(new_table("elder_sign", seed=2, players=4))
    named = set(strings(msgspec.json.decode(views(table.state)[0])))
    known = {copy for registry in REGISTRIES.values() for copy in BASE[registry].copies()}
    assert len(named & known) > 20
