"""The environments of PettingZoo: its own tests, teams, rewards for every seat."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tests.boxes.home_made import GAMES as BOXED
from tests.boxes.home_made import SETUPS, boxes_of, filled

from miskatonic.envs.catalogue import VERSIONS
from miskatonic.envs.pettingzoo import mansions_v0
from miskatonic.envs.pettingzoo.aec import TableAEC
from miskatonic.kernel.errors import MiskatonicError

SETUP: dict[str, dict[str, Any]] = {
    "elder_sign": {"players": 2},
    "card_game": {"players": 2, "scenario": "the_gathering"},
    "arkham_horror": {"players": 2, "boxes": ["kingsport"]},
    "mansions": {"players": 3},
}


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
@pytest.mark.parametrize("game", VERSIONS)
def test_every_game_passes_the_tests_of_pettingzoo(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    module = import_module(f"miskatonic.envs.pettingzoo.{game}_v{VERSIONS[game].number}")
    api_test(module.env(**SETUP[game]), num_cycles=100)
    seed_test(lambda: module.env(**SETUP[game]), num_cycles=40)
    assert "Passed API test" in capsys.readouterr().out


def played(env: Any, seed: int) -> dict[str, float]:
    """What each agent was paid in a game by chance."""
    env.reset(seed=seed)
    rng, paid = np.random.default_rng(seed), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        paid[agent] += reward
        env.step(None if over or cut else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return paid


def test_teams_win_and_lose_together() -> None:
    env = mansions_v0.raw_env(players=3)
    assert env.teams == {"seat_0": "keeper", "seat_1": "investigators", "seat_2": "investigators"}
    paid = played(env, 4)
    assert set(paid.values()) <= {1.0, -1.0}
    assert paid["seat_1"] == paid["seat_2"]
    assert sum(paid.values()) in (1.0, -1.0, -3.0), "one side wins, or none"


def test_only_who_decides_has_open_actions() -> None:
    env = mansions_v0.raw_env(players=3)
    env.reset(seed=2)
    open_to = [agent for agent in env.agents if env.observe(agent)["action_mask"].any()]
    assert open_to == [env.agent_selection]


def test_an_action_that_is_not_open_ends_the_game_for_everybody() -> None:
    env = import_module("miskatonic.envs.pettingzoo.elder_sign_v0").env(players=2)
    env.reset(seed=1)
    closed = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    agent = env.agent_selection
    env.step(closed)
    assert env.rewards[agent] == -1.0


def test_a_game_may_be_cut_short() -> None:
    env = TableAEC("elder_sign", players=2, most_actions=5)
    env.reset(seed=1)
    for _ in range(5):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_shaped_rewards_are_for_one_seat() -> None:
    with pytest.raises(MiskatonicError, match="one seat learns"):
        TableAEC("elder_sign", reward="shaped")


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
@pytest.mark.parametrize("name", BOXED)
def test_a_box_of_ones_own_passes_them_too(name: str) -> None:
    with filled(name):
        api_test(TableAEC(BOXED[name], boxes=boxes_of(name), **SETUPS[name]), num_cycles=40)
