"""Nets learn: a small one beats chance in seconds, and what it learns follows from its seed."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest
from tests.cli.commands import refused, run

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import new_table
from miskatonic.learning.batch import batch_of, chances, gathered, policy_gradients, value_gradients, values
from miskatonic.learning.episodes import Chunk, Episode, EpisodePlan, here, play_all, play_chunk, processes, steps_of
from miskatonic.learning.ppo import generalised
from miskatonic.learning.training import CURVE, NET, Progress, Training, TrainingPlan, training_in
from miskatonic.players import make_bot
from miskatonic.players.features import BUCKETS
from miskatonic.players.net import Net

GAME, NAME = "card_game", "the_gathering"
SMALL = TrainingPlan(game=GAME, net=NAME, imitated=3, games=3)


def silent(progress: Progress, stage: str, share: float) -> None:
    """Hears nothing."""


def learned(plan: TrainingPlan, iterations: int) -> bytes:
    training = Training(plan)
    training.run(here, silent, iterations=iterations)
    return training.net.encode(np.float32)


# --- the whole


def test_a_small_bot_learns_by_the_command_and_beats_chance(tmp_path: Path) -> None:
    told = run(
        *("learn", "elder_sign", "--imitate", "45", "--games", "10", "--iterations", "1", "--measure", "18"),
        *("--out", str(tmp_path / "net"), "--plot", str(tmp_path / "curve.svg"), "--json"),
    ).json
    assert told["games"] == 55
    net, chance = told["measured"]
    assert (net["player"], chance["player"]) == ("net-bot", "random")
    assert net["won"] >= chance["won"] + 3
    assert net["interval"][0] <= net["rate"] <= net["interval"][1]
    assert (tmp_path / "curve.svg").read_text().lstrip().startswith("<?xml")
    assert {file.name for file in (tmp_path / "net").iterdir()} == {NET, CURVE, "training.npz"}
    assert Net.load(tmp_path / "net" / NET).note["games"] == 55


def test_what_is_learned_depends_neither_on_processes_nor_on_interruptions(tmp_path: Path) -> None:
    at_once = learned(SMALL, 2)
    with processes(2) as players:
        training = training_in(tmp_path, SMALL)
        training.run(players, silent, iterations=1, folder=tmp_path)
    resumed = training_in(tmp_path, SMALL)
    assert resumed.progress.iterations == 1
    resumed.run(here, silent, iterations=2, folder=tmp_path)
    resumed.net.note = {}
    assert resumed.net.encode(np.float32) == at_once
    assert learned(TrainingPlan(game=GAME, net=NAME, imitated=3, games=3, seed=2), 0) != at_once
    with pytest.raises(MiskatonicError, match="other options"):
        training_in(tmp_path, TrainingPlan(game=GAME, net=NAME, imitated=4, games=3))


def test_games_may_be_played_elsewhere_if_they_come_back_in_order() -> None:
    chunks: list[Chunk] = []

    def elsewhere(sent: Sequence[Chunk]) -> Iterator[list[Episode]]:
        chunks.extend(sent)
        played = [play_chunk(chunk) for chunk in reversed(sent)]
        return iter(reversed(played))

    net = Net.new(GAME, NAME, 1)
    plans = [EpisodePlan(game=GAME, seed=n, setup={"players": 1, "scenario": NAME}, player="random") for n in range(9)]
    there = [episode.plan.seed for episode in play_all(elsewhere, net, plans)]
    assert len(chunks) == 2
    assert there == list(range(9))


def test_a_net_that_a_game_does_not_have_is_refused() -> None:
    assert "the_gathering" in refused("learn", GAME, "--net", "the_dunwich_horror")


# --- the parts


def episodes() -> list[Episode]:
    plans = [EpisodePlan(game=GAME, seed=n, setup={"players": 1, "scenario": NAME}) for n in range(2)]
    return list(play_all(here, Net.new(GAME, NAME, 1), plans))


def test_gradients_agree_with_differences() -> None:
    net = Net.new(GAME, NAME, 3)
    net.weights = {name: array.astype(np.float64) for name, array in net.weights.items()}
    batch = batch_of(episodes(), np.float64)
    batch = batch.at(np.arange(0, len(batch), 5))
    rng = np.random.default_rng(1)
    of_logits = rng.standard_normal(len(batch.options))
    targets = rng.random(len(batch)).astype(np.float32)

    def loss() -> float:
        foretold = values(net, batch).values.astype(np.float64)
        entropy = -(targets * np.log(foretold) + (1 - targets) * np.log(1 - foretold)).mean()
        return float((chances(net, batch).second @ net.weights["logit"]) @ of_logits + entropy)

    found = policy_gradients(net, batch, chances(net, batch), of_logits.astype(np.float32))
    found |= value_gradients(net, batch, values(net, batch), targets)
    for name, gradient in found.items():
        place = np.unravel_index(int(np.abs(gradient).argmax()), gradient.shape)
        weight = net.weights[name]
        step = 1e-3
        weight[place] += step
        above = loss()
        weight[place] -= 2 * step
        below = loss()
        weight[place] += step
        assert (above - below) / (2 * step) == pytest.approx(float(gradient[place]), rel=0.05, abs=2e-3), name


def test_words_are_gathered_where_they_stand_and_no_word_is_left_out() -> None:
    words = np.array([[3, 0, 3], [5, 3, 0]], np.int16)
    gradient = np.array([[1, 2], [10, 20]], np.float32)
    found = gathered(words, gradient)
    assert found.shape == (BUCKETS, 2)
    assert found[3].tolist() == [12, 24]
    assert found[5].tolist() == [10, 20]
    assert not found[0].any()


def test_the_advantages_of_a_game_lead_to_its_result() -> None:
    gains = generalised(np.array([0.5, 0.5, 0.9], np.float32), 1.0)
    assert gains[2] == pytest.approx(0.1)
    assert gains[0] > gains[2]


def test_answers_of_teachers_are_taken_apart_and_say_the_same() -> None:
    table = new_table(GAME, seed=5, players=2, scenario=NAME, history=False)
    bot = make_bot("quick", GAME)
    several = 0
    while table.decision is not None:
        sight = Sight(table)
        told = bot.pick(sight)
        steps = list(steps_of(sight, told))
        taken = [actions[place] for actions, place, _ in steps if actions[place] < len(table.decision.options)]
        assert set(taken) <= set(told)
        several += len(taken) > 1
        table.choose(*told)
    assert several
