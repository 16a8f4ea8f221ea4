"""The environments of Gymnasium: its own checks, actions one option at a time, rewards, boxes, several at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.boxes.home_made import GAMES as BOXED
from tests.boxes.home_made import SETUPS, boxes_of, filled

from miskatonic.envs import TITLES, environment_id, register
from miskatonic.envs.catalogue import VERSIONS
from miskatonic.envs.episode import ACTIONS
from miskatonic.envs.gym import ILLEGAL, TableEnv
from miskatonic.kernel.answering import DONE
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.observing import OPTION, PIECE, QUESTION

GATHERING: dict[str, Any] = {"game": "card_game", "scenario": "the_gathering", "seats": ["roland_banks"]}

Env = gymnasium.Env[dict[str, np.ndarray[Any, Any]], np.int64]


def some_action(env: TableEnv, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(env.action_masks())))


def played(env: TableEnv, seed: int) -> tuple[list[bytes], list[float], dict[str, Any]]:
    """All observations and rewards of a game by chance, and what was told at its end."""
    observation, _ = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    seen, rewards = [b"".join(part.tobytes() for part in observation.values())], []
    while True:
        observation, reward, over, _, info = env.step(some_action(env, rng))
        seen.append(b"".join(part.tobytes() for part in observation.values()))
        rewards.append(reward)
        if over:
            return seen, rewards, info


@pytest.mark.filterwarnings("ignore:.*A Box observation space:UserWarning")
@pytest.mark.parametrize("title", TITLES)
def test_every_title_passes_the_checks_of_gymnasium(title: str) -> None:
    register()
    env = gymnasium.make(environment_id(TITLES[title]), bots="random", render_mode="ansi")
    check_env(env.unwrapped, skip_close_check=True)
    assert str(env.unwrapped.render()).splitlines()[0].endswith(("?", ".", "…"))


def test_a_title_is_made_by_its_name_alone() -> None:
    env = gymnasium.make("miskatonic.envs:miskatonic/TheGathering-v0", seat=0, bots="quick", reward="outcome")
    observation, info = env.reset(seed=7)
    assert env.observation_space.contains(observation)
    assert list(info["action_mask"]) == list(observation["action_mask"])


@pytest.mark.parametrize("game", GAMES)
def test_a_version_is_of_the_columns_and_rules_of_today(game: str) -> None:
    version, facts = VERSIONS[game], GAMES[game]
    assert version.columns == (PIECE, QUESTION, OPTION), "the version of every environment rises"
    assert version.revision == facts.rules.revision, "the version of its environments rises"
    assert version.room == facts.simulating.room, "the version of its environments rises"


def test_the_same_seed_is_the_same_game() -> None:
    env = TableEnv("elder_sign", players=2, bots="random")
    first, second, other = played(env, 4), played(TableEnv("elder_sign", players=2, bots="random"), 4), played(env, 5)
    assert first[:2] == second[:2]
    assert first[0] != other[0]


def test_what_is_not_open_changes_nothing_and_costs_a_little() -> None:
    env = TableEnv(**GATHERING)
    before, _ = env.reset(seed=1)
    after, reward, over, truncated, info = env.step(np.int64(77))
    assert all((before[key] == after[key]).all() for key in before)
    assert (reward, over, truncated, info["illegal"]) == (ILLEGAL, False, False, True)


def test_several_options_are_taken_one_at_a_time() -> None:
    env = TableEnv(**GATHERING)
    first, _ = env.reset(seed=1)
    assert env.episode.table.decision is not None
    assert env.episode.table.decision.kind.name == "mulligan"
    assert list(np.flatnonzero(first["action_mask"])) == [0, 1, 2, 3, 4, DONE]
    second, *_ = env.step(2)
    assert list(np.flatnonzero(second["action_mask"])) == [0, 1, 3, 4, DONE], "no card is put back twice"
    assert second["options"][2, 4] == 1.0, "it is marked as taken"
    assert len(env.episode.table.moves) == 0
    env.step(DONE)
    assert [len(move.options) for move in env.episode.table.moves] == [1]


@pytest.mark.parametrize("reward", ["outcome", "score"])
def test_the_end_is_paid(reward: str) -> None:
    env = TableEnv("elder_sign", reward=reward, ancient_one="yig")
    _, rewards, info = played(env, 3)
    assert set(rewards[:-1]) == {0.0}
    if reward == "outcome":
        assert rewards[-1] == (1.0 if info["won"] else -1.0)
    else:
        assert rewards[-1] == env.episode.game.score(env.episode.table.state, 0)
    assert info["reason"] == env.episode.table.outcome.reason  # type: ignore[union-attr]


def test_shaped_rewards_come_to_the_outcome_less_what_the_start_was_worth() -> None:
    env = TableEnv("elder_sign", reward="shaped", seats=["joe_diamond", "kate_winthrop"], bots="random")
    env.reset(seed=9)
    start = env._worth
    assert start != 0.0
    _, rewards, info = played(env, 9)
    assert sum(rewards) == pytest.approx((1.0 if info["won"] else -1.0) - start)
    assert len({round(each, 6) for each in rewards}) > 5, "they follow the position"


def test_shaped_rewards_tell_nothing_that_the_seat_does_not_know() -> None:
    env, other = (TableEnv("elder_sign", reward="shaped", seats=["joe_diamond"]) for _ in range(2))
    env.reset(seed=2)
    other.reset(seed=2)
    other.episode.table = other.episode.table.imagine(0, other.episode.table.state.rng)
    assert env.episode.worth() == other.episode.worth()


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"game": "elder_sign", "reward": "fame"}, "There is no reward called “fame”"),
        ({"game": "elder_sign", "players": 2, "seat": 5}, "has no seat 5"),
        ({"game": "elder_sing"}, "elder_sign"),
    ],
)
def test_what_cannot_be_is_refused_in_words(setup: dict[str, Any], words: str) -> None:
    with pytest.raises(MiskatonicError, match=words):
        TableEnv(**setup).reset(seed=1)


@pytest.mark.parametrize("name", BOXED)
def test_a_box_of_ones_own_is_an_environment(name: str) -> None:
    with filled(name):
        env = TableEnv(
            BOXED[name], seat=len(SETUPS[name]["seats"]) - 1, bots="random", boxes=boxes_of(name), **SETUPS[name]
        )
        observation, _ = env.reset(seed=3)
        assert env.observation_space.contains(observation)
        rng = np.random.default_rng(3)
        for _ in range(60):
            observation, _, over, _, _ = env.step(some_action(env, rng))
            assert env.observation_space.contains(observation)
            assert all(np.isfinite(part).all() for part in observation.values())
            if over:
                break


def test_several_games_run_in_processes_of_their_own() -> None:
    envs = gymnasium.make_vec(
        "miskatonic.envs:miskatonic/TheGathering-v0", num_envs=2, vectorization_mode="async", seats=["roland_banks"]
    )
    try:
        observations, _ = envs.reset(seed=5)
        for _ in range(3):
            masks = observations["action_mask"]
            observations, *_ = envs.step(masks.argmax(axis=1))
        assert observations["pieces"].shape == (2, GAMES["card_game"].simulating.room, PIECE)
        assert observations["action_mask"].shape == (2, ACTIONS)
        assert observations["action_mask"].any(axis=1).all()
        assert (observations["pieces"][0] != observations["pieces"][1]).any(), "each has a seed of its own"
    finally:
        envs.close()


def test_a_seat_without_a_bot_is_refused_in_words() -> None:
    with pytest.raises(MiskatonicError, match="No bot is named for seat 2"):
        TableEnv("elder_sign", players=3, bots={1: "random"}).reset(seed=1)


@pytest.mark.parametrize("option", ["seed", "history"])
def test_only_options_of_the_setup_set_up_a_table(option: str) -> None:
    setup: dict[str, Any] = {option: 1}
    with pytest.raises(MiskatonicError, match=f"no setup option called “{option}”"):
        TableEnv("elder_sign", **setup).reset(seed=1)


def test_a_refused_reset_leaves_the_running_game() -> None:
    env = TableEnv("elder_sign", seat=1, bots="random")
    env.reset(seed=1)
    episode = env.episode
    with pytest.raises(MiskatonicError, match="no seat 1"):
        env.reset(seed=2, options={"players": 1})
    assert env.episode is episode
    assert env.action_masks().any()


def test_a_seat_that_does_not_exist_sees_nothing() -> None:
    env = TableEnv("elder_sign", players=2, bots="random")
    env.reset(seed=1)
    for seat in (-1, 2):
        with pytest.raises(MiskatonicError, match=f"no seat {seat}"):
            env.episode.observe(seat)
