"""No position has a number of any kind that no game comes to: each is refused with a sentence, wherever it stands."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from miskatonic.kernel.checks import MOST_ALIKE, OF_CHANCE, USUAL, bounds_in
from miskatonic.kernel.errors import BadSave
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.record import read_state
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import encode, new_table
from miskatonic.players import make_bot
from miskatonic.testing import scenario

TOO_MUCH = 10**6
SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("elder_sign", {"players": 3}),
    ("arkham_horror", {"players": 3}),
    ("arkham_horror", {"players": 3, "boxes": ["kingsport"]}),
    ("card_game", {"players": 2}),
    ("mansions", {"players": 3}),
]
Place = tuple[type[Struct], str]
Spot = tuple[Any, Any]
"""A struct, a list or a dictionary, and where in it a value is."""


def positions(game: str, setup: dict[str, Any]) -> Iterator[Any]:
    """Positions of a game that is played by chance, and of its final battle."""
    table = new_table(game, seed=5, **setup)
    bot = make_bot("random", game, seed=5)
    while table.decision is not None and len(table.moves) < 150:
        yield twin(table.state)
        table.choose(*bot.pick(Sight(table)))
    if game == "arkham_horror":
        yield twin(scenario(game, seats=["joe_diamond"]).awaken().begin(step="battle_attack").state)


def twin(state: Any) -> Any:
    return msgspec.msgpack.decode(encode(state), type=GAMES[state.game].rules.state_type)


def integers(value: Any, where: Place = (Struct, "")) -> Iterator[tuple[Place, Spot]]:
    """Every integer in a position, by the type and the field that hold it."""
    if isinstance(value, Struct):
        spots: list[Spot] = [(value, name) for name in value.__struct_fields__]
    elif isinstance(value, list):
        spots = [(value, place) for place in range(len(value))]
    elif isinstance(value, dict):
        spots = [(value, key) for key in value]
    else:
        return
    for inside, step in spots:
        place = (type(inside), step) if isinstance(inside, Struct) else where
        inner = at((inside, step))
        if type(inner) is int:
            yield place, (inside, step)
        yield from integers(inner, place)


def at(spot: Spot) -> Any:
    inside, step = spot
    return getattr(inside, step) if isinstance(inside, Struct) else inside[step]


def put(spot: Spot, value: Any) -> None:
    inside, step = spot
    if isinstance(inside, Struct):
        setattr(inside, step, value)
    else:
        inside[step] = value


def refused(game: str, state: Any) -> bool:
    """Whether a file with that position is refused with a sentence."""
    with suppress(BadSave):
        read_state(GAMES[game].rules, msgspec.to_builtins(state, str_keys=True))
        return False
    return True


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=["-".join([g, *s.get("boxes", [])]) for g, s in SETUPS])
def test_every_number_of_a_position_has_bounds(game: str, setup: dict[str, Any]) -> None:
    bounds = {**OF_CHANCE, **GAMES[game].rules.bounds}
    tried: set[Place] = set()
    for state in positions(game, setup):
        for place, spot in list(integers(state)):
            if place in tried:
                continue
            tried.add(place)
            before = at(spot)
            low, _ = bounds_in(place[0], bounds).get(place[1], USUAL)
            for nonsense in (TOO_MUCH, low - 1) if place != (Rng, "word") else (low - 1,):
                put(spot, nonsense)
                assert refused(game, state), (place, nonsense)
            put(spot, before)
    assert len(tried) > 20


@pytest.mark.parametrize("game", GAMES.names())
def test_no_bound_is_wider_than_any_game_needs(game: str) -> None:
    for fields in GAMES[game].rules.bounds.values():
        for name, (low, high) in fields.items():
            assert -100 < low <= 1, name
            assert 0 < high < 10_000, name


def test_a_million_clues_are_not_let_in() -> None:
    g = scenario("arkham_horror", seats=["joe_diamond"])
    assert not refused("arkham_horror", g.state)
    g.state.investigators[0].clues = TOO_MUCH
    with pytest.raises(BadSave, match="“clues” is 1000000, but goes from 0 to 999"):
        read_state(GAMES["arkham_horror"].rules, msgspec.to_builtins(g.state, str_keys=True))


def test_an_action_of_the_keeper_is_there_once() -> None:
    state = new_table("mansions", players=2, seed=1).state
    state.keeper.actions += ["command_minion"] * 2
    assert refused("mansions", state)


def test_nothing_is_repeated_without_end() -> None:
    state = new_table("elder_sign", players=1, seed=1).state
    state.waiting += ["koi_pond"] * (MOST_ALIKE + 1)
    assert refused("elder_sign", state)


@pytest.mark.parametrize("step", ["x", "x" * 100_000])
def test_steps_to_come_are_those_of_boxes(step: str) -> None:
    state = new_table("elder_sign", players=1, seed=1).state
    state.ahead = [step]
    assert refused("elder_sign", state)
