"""Proximal policy optimisation: what did better than foretold becomes likelier, in small steps."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from miskatonic.learning.batch import Batch, Chances, batch_of, chances, policy_gradients, value_gradients, values
from miskatonic.learning.episodes import Episode
from miskatonic.learning.optimiser import Adam
from miskatonic.players.features import Floats
from miskatonic.players.net import Net

EPOCHS = 3
MINIBATCH = 2048
CLIP = 0.2
"""By how much an action may become likelier or less likely before it counts no more."""
KEPT = 0.97
"""Lambda of the generalised advantage: how far the result of a game counts beside the values on the way."""
WIDEST = 4.0
"""Standard deviations beyond which an advantage counts no more."""
LONGEST_STEP = 1.0


class Change(Struct, frozen=True):
    """What an iteration changed, on average."""

    divergence: float
    """By how much the actions taken became less likely."""
    entropy: float
    value_error: float


def improve(net: Net, adam: Adam, episodes: Sequence[Episode], *, rate: float, entropy: float, seed: int) -> Change:
    """Learns from games that the net itself has just played."""
    told = [episode for episode in episodes if len(episode.counts)]
    batch = batch_of(told)
    advantages, targets = advantages_of(net, batch, told)
    rng = np.random.default_rng(seed)
    changes: list[Change] = []
    for _ in range(EPOCHS):
        order = rng.permutation(len(batch))
        for first in range(0, len(order), MINIBATCH):
            places = order[first : first + MINIBATCH]
            changes.append(step(net, adam, batch.at(places), advantages[places], targets[places], rate, entropy))
    return Change(
        float(np.mean([change.divergence for change in changes])),
        float(np.mean([change.entropy for change in changes])),
        float(np.mean([change.value_error for change in changes])),
    )


def advantages_of(net: Net, batch: Batch, episodes: Sequence[Episode]) -> tuple[Floats, Floats]:
    """By how much each decision did better than foretold, on a common scale, and what its value should be."""
    foretold = values(net, batch).values
    advantages, targets = np.zeros(len(batch), np.float32), np.zeros(len(batch), np.float32)
    first = 0
    for episode in episodes:
        own = slice(first, first := first + len(episode.counts))
        advantages[own] = gains = generalised(foretold[own], episode.result)
        targets[own] = np.clip((gains + foretold[own] + episode.result) / 2, 0, 1)
    scaled = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    return np.clip(scaled, -WIDEST, WIDEST).astype(np.float32), targets


def generalised(foretold: Floats, result: float) -> Floats:
    """The generalised advantages of the decisions of one game, whose only reward is its result."""
    later = np.append(foretold[1:], np.float32(result))
    gains = np.zeros(len(foretold), np.float32)
    behind = 0.0
    for n in range(len(foretold) - 1, -1, -1):
        behind = float(later[n] - foretold[n]) + KEPT * behind
        gains[n] = behind
    return gains


def step(
    net: Net, adam: Adam, batch: Batch, advantages: Floats, targets: Floats, rate: float, entropy: float
) -> Change:
    """One step towards what did better than foretold."""
    found = chances(net, batch)
    likely = np.exp(found.logs)
    taken = found.logs[batch.rows_taken]
    ratio = np.exp(taken - batch.log_chance)
    beyond = ((advantages > 0) & (ratio > 1 + CLIP)) | ((advantages < 0) & (ratio < 1 - CLIP))
    push = np.where(beyond, 0.0, ratio * advantages).astype(np.float32)
    rise = -likely * np.repeat(push, batch.counts)
    rise[batch.rows_taken] += push
    spread = spread_of(batch, found, likely)
    rise -= entropy * likely * (found.logs + np.repeat(spread, batch.counts))
    before = values(net, batch)
    gradients = policy_gradients(net, batch, found, (-rise / len(batch)).astype(np.float32))
    gradients |= value_gradients(net, batch, before, targets)
    adam.step(gradients, rate, LONGEST_STEP)
    return Change(
        float((batch.log_chance - taken).mean()), float(spread.mean()), float(((before.values - targets) ** 2).mean())
    )


def spread_of(batch: Batch, found: Chances, likely: Floats) -> Floats:
    """The entropy of the policy in each decision."""
    total: Floats = -np.add.reduceat(likely * found.logs, batch.starts)
    return total
