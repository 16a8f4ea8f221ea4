"""OpenSpiel: its own simulation test, worlds for search, and its MCTS and IS-MCTS at a table."""

from __future__ import annotations

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pyspiel
import pytest

from miskatonic.envs.openspiel import SpielState, register, short_name
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.table import encode

EXAMPLE = Path(__file__).parents[2] / "examples" / "openspiel_search.py"
SETUP: dict[str, dict[str, Any]] = {
    "elder_sign": {},
    "card_game": {"scenario": "the_gathering", "seats": ["roland_banks"]},
    "arkham_horror": {},
    "mansions": {"players": 2},
}


def loaded(game: str, seed: int = 1, clones: str = "same") -> Any:
    register()
    return pyspiel.load_game(short_name(game), {"seed": seed, "clones": clones, "setup": json.dumps(SETUP[game])})


def example() -> ModuleType:
    """The example as a module."""
    spec = spec_from_file_location("openspiel_search", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", SETUP)
def test_every_game_passes_the_simulation_test_of_openspiel(game: str) -> None:
    pyspiel.random_sim_test(loaded(game), num_sims=1, serialize=False, verbose=False)


def begun(game: str, clones: str = "same") -> SpielState:
    """A position a few actions into a game."""
    state: SpielState = loaded(game, clones=clones).new_initial_state()
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    return state


@pytest.mark.parametrize("game", SETUP)
def test_worlds_for_search_look_alike_and_differ(game: str) -> None:
    state = begun(game)
    seat = state.current_player()
    shares = iter(np.linspace(0.01, 0.99, 6))
    worlds = [state.resample_from_infostate(seat, lambda: next(shares)) for _ in range(6)]
    told = state.information_state_string(seat)
    assert {world.information_state_string(seat) for world in worlds} == {told}
    assert len({encode(world.episode.table.state) for world in worlds}) > 1, "what is hidden, or chance, differs"


@pytest.mark.parametrize("game", SETUP)
def test_imagined_clones_are_played_to_the_end(game: str) -> None:
    state = begun(game, clones="imagined").clone()
    assert state.episode.table.seed == 0
    rng = np.random.default_rng(1)
    for _ in range(20_000):
        if state.is_terminal():
            break
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert state.is_terminal()
    assert set(state.returns()) <= {1.0, -1.0}


def test_observations_are_what_the_seat_sees() -> None:
    state = begun("elder_sign")
    observer = loaded("elder_sign").make_py_observer()
    observer.set_from(state, 0)
    arrays = state.episode.observe(0)
    assert all((observer.dict[key] == arrays[key]).all() for key in observer.dict)
    assert observer.tensor.any()


@pytest.mark.parametrize("algorithm", ["mcts", "ismcts"])
@pytest.mark.parametrize("game", ["elder_sign", "card_game"])
def test_the_example_plays(game: str, algorithm: str, capsys: pytest.CaptureFixture[str]) -> None:
    setup = json.dumps(SETUP[game])
    given = ["--game", game, "--algorithm", algorithm, "--simulations", "2", "--most", "2", "--setup", setup]
    example().main(given)
    assert len(capsys.readouterr().out.splitlines()) == 3


def test_an_unknown_sort_of_clones_is_refused() -> None:
    """A slip must not turn a search into one that peeks."""
    with pytest.raises(MiskatonicError, match="“imagind”"):
        loaded("elder_sign", clones="imagind")
