"""Steps a second of random play with observations: `python -m miskatonic.envs.bench [--seconds 5]`.

`core` writes every observation into the same arrays, `gymnasium` makes new ones and steps through the environment. Beside them
stand games of other libraries where those are installed: OpenSpiel, PettingZoo's classic games, RLCard.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Any

import numpy as np

from miskatonic.envs.catalogue import TITLES
from miskatonic.envs.episode import Episode, setup_of
from miskatonic.envs.gym import TableEnv
from miskatonic.kernel.answering import Answer
from miskatonic.kernel.game import GAMES

Steps = Iterator[None]
"""An endless run: each item is one step."""


def core(game: str, **setup: Any) -> Steps:
    """Games by chance, observed before every action."""
    random, facts, out = Random(1), GAMES[game], None
    while True:
        episode = Episode.begin(game, setup_of(game, 0, setup), random.getrandbits(32), out)
        table, out = episode.table, episode.out
        while (decision := table.decision) is not None:
            if decision.least == decision.most == 1:
                facts.observe(table.state, decision.seat, out)
                out.ask(decision)
                table.take(int(random.random() * len(decision.options)))
                yield
                continue
            answer, whole = Answer(decision), None
            while whole is None:
                facts.observe(table.state, decision.seat, out)
                out.ask(decision, answer.taken)
                whole = answer.take(random.choice(answer.open()))
                yield
            table.choose(*whole)


def environment(game: str, **setup: Any) -> Steps:
    """The same through the Gymnasium environment, with random bots at the other seats."""
    env, rng, seed = TableEnv(game, bots="random", **setup), np.random.default_rng(1), 0
    while True:
        observation, _ = env.reset(seed=(seed := seed + 1))
        over = False
        while not over:
            observation, _, over, _, _ = env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
            yield


def of_openspiel(name: str) -> Steps:
    """A game of OpenSpiel by chance, with the observation tensor of the player who decides."""
    import pyspiel

    game, random = pyspiel.load_game(name), Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
                continue
            state.observation_tensor()
            state.apply_action(random.choice(state.legal_actions()))
            yield


def of_pettingzoo(module: str) -> Steps:
    """A classic game of PettingZoo by chance."""
    from importlib import import_module

    env, rng = import_module(f"pettingzoo.classic.{module}").raw_env(), np.random.default_rng(1)
    while True:
        env.reset(seed=int(rng.integers(2**31)))
        for agent in env.agent_iter():
            observation, _, over, cut, info = env.last()
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            env.step(None if over or cut else int(rng.choice(np.flatnonzero(mask))))
            if agent and not (over or cut):
                yield


def of_rlcard(name: str) -> Steps:
    """A game of RLCard by chance."""
    import rlcard

    env, random = rlcard.make(name, config={"seed": 1}), Random(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            yield


def rate(steps: Steps, seconds: float) -> float:
    """Steps a second of processor time."""
    for _ in range(200):
        next(steps)
    began, done = process_time(), 0
    while (spent := process_time() - began) < seconds:
        for _ in range(200):
            next(steps)
        done += 200
    return done / spent


def rows() -> Iterator[tuple[str, Callable[[], Steps]]]:
    """What is measured, in order."""
    for name, title in TITLES.items():
        setup = {key: value for key, value in title.setup.items() if key != "seat"}
        seat = title.setup.get("seat", 0)
        yield f"{name}, core", lambda game=title.game, setup=setup: core(game, **setup)  # type: ignore[misc]
        yield (
            f"{name}, gymnasium",
            lambda game=title.game, setup=setup, seat=seat: environment(game, seat=seat, **setup),  # type: ignore[misc]
        )
    for game in ("leduc_poker", "backgammon", "chess", "gin_rummy", "phantom_ttt"):
        yield f"OpenSpiel {game}", lambda game=game: of_openspiel(game)  # type: ignore[misc]
    for module in ("hanabi_v5", "chess_v6", "texas_holdem_v4"):
        yield f"PettingZoo {module}", lambda module=module: of_pettingzoo(module)  # type: ignore[misc]
    for game in ("gin-rummy", "leduc-holdem", "uno"):
        yield f"RLCard {game}", lambda game=game: of_rlcard(game)  # type: ignore[misc]


def main() -> None:
    """Measures and prints a row each; what is not installed is left out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="processor seconds a row")
    given = parser.parse_args()
    for name, begin in rows():
        try:
            print(f"{name:36} {rate(begin(), given.seconds):>10,.0f}", flush=True)
        except ImportError as error:
            print(f"{name:36} not installed ({error.name})", flush=True)


if __name__ == "__main__":
    main()
