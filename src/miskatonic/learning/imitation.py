"""Imitation: the policy learns what a teacher chose, the value what came of it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from miskatonic.learning.batch import Batch, batch_of, chances, policy_gradients, value_gradients, values
from miskatonic.learning.episodes import Episode
from miskatonic.learning.optimiser import Adam
from miskatonic.players.features import Floats
from miskatonic.players.net import Net

EPOCHS = 6
MINIBATCH = 256
RATE, SLOWING = 2e-3, 0.6
"""The learning rate of the first epoch, and what is left of it from epoch to epoch."""
LONGEST_STEP = 5.0
HELD_OUT = 20
"""One game in so many is kept for seeing how well the teacher is foretold."""


class Agreement(Struct, frozen=True):
    """How well a net foretells its teacher in games that it has not learned from."""

    agreed: float
    """Share of the decisions in which the teacher took what the net likes best."""
    value_error: float
    """Mean square of what the value was off."""


def imitate(net: Net, adam: Adam, episodes: Sequence[Episode], seed: int) -> Agreement:
    """Learns from the games of a teacher."""
    told = [episode for episode in episodes if len(episode.counts)]
    held = told[::HELD_OUT]
    learned = [episode for n, episode in enumerate(told) if n % HELD_OUT]
    batch, results = batch_of(learned, np.float16), results_of(learned)
    rng = np.random.default_rng(seed)
    for epoch in range(EPOCHS):
        order = rng.permutation(len(batch))
        for first in range(0, len(order), MINIBATCH):
            places = order[first : first + MINIBATCH]
            follow(net, adam, batch.at(places), results[places], RATE * SLOWING**epoch)
    return agreement(net, batch_of(held), results_of(held))


def results_of(episodes: Sequence[Episode]) -> Floats:
    """For each decision what its game came to."""
    return np.repeat(
        np.array([episode.result for episode in episodes], np.float32),
        np.array([len(episode.counts) for episode in episodes]),
    )


def follow(net: Net, adam: Adam, batch: Batch, results: Floats, rate: float) -> None:
    """One step towards what the teacher chose."""
    found = chances(net, batch)
    of_logits = np.exp(found.logs)
    of_logits[batch.rows_taken] -= 1
    gradients = policy_gradients(net, batch, found, (of_logits / len(batch)).astype(np.float32))
    gradients |= value_gradients(net, batch, values(net, batch), results)
    adam.step(gradients, rate, LONGEST_STEP)


def agreement(net: Net, batch: Batch, results: Floats) -> Agreement:
    """How well the net foretells what was chosen, and what came of it."""
    logs = chances(net, batch).logs
    best = np.maximum.reduceat(logs, batch.starts)
    agreed = float((logs[batch.rows_taken] >= best).mean())
    return Agreement(agreed, float(((values(net, batch).values - results) ** 2).mean()))
