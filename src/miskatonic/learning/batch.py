"""Decisions of many games laid flat, and what a net makes of them all at once: chances, values, and gradients of both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from miskatonic.learning.episodes import Episode, Ints
from miskatonic.players.features import BUCKETS, NO_WORD, Floats, Words
from miskatonic.players.net import STEEPEST, Net, Weights

Places = npt.NDArray[np.intp]


class Batch(Struct, frozen=True):
    """Decisions one below the other, each with a run of rows for its open actions."""

    positions: Floats
    position_words: Words
    options: Floats
    option_words: Words
    counts: Ints
    taken: Ints
    log_chance: Floats

    def __len__(self) -> int:
        return len(self.counts)

    @property
    def starts(self) -> Places:
        """The row of the first action of each decision."""
        return np.concatenate([[0], np.cumsum(self.counts)[:-1]]).astype(np.intp)

    @property
    def rows_taken(self) -> Places:
        """The row of the action that was taken in each decision."""
        found: Places = self.starts + self.taken
        return found

    def at(self, places: Places) -> Batch:
        """Some of the decisions."""
        counts = self.counts[places]
        ends = np.cumsum(counts)
        rows = np.arange(ends[-1]) + np.repeat(self.starts[places] - (ends - counts), counts)
        return Batch(
            self.positions[places],
            self.position_words[places],
            self.options[rows],
            self.option_words[rows],
            counts,
            self.taken[places],
            self.log_chance[places],
        )


def batch_of(episodes: Sequence[Episode], precision: type[np.floating[Any]] = np.float32) -> Batch:
    """All decisions of some games. Half precision saves memory where there are many."""
    told = [episode for episode in episodes if len(episode.counts)]
    return Batch(
        np.concatenate([episode.positions.astype(precision, copy=False) for episode in told]),
        np.concatenate([episode.position_words for episode in told]),
        np.concatenate([episode.options.astype(precision, copy=False) for episode in told]),
        np.concatenate([episode.option_words for episode in told]),
        np.concatenate([episode.counts for episode in told]),
        np.concatenate([episode.taken for episode in told]),
        np.concatenate([episode.log_chance for episode in told]),
    )


def single(array: Floats) -> Floats:
    """The numbers in single precision, whatever precision they were kept in."""
    return array.astype(np.float32, copy=False)


# --- words


def summed(table: Floats, words: Words) -> Floats:
    """For each row of words the sum of what the table says of them."""
    total = table[words[:, 0]]
    for column in range(1, words.shape[1]):
        found = words[:, column]
        if found.any():
            total += table[found]
    return total


def gathered(words: Words, gradient: Floats) -> Floats:
    """The gradient of the table of words, from the gradient of the sums. That of no word stays nothing."""
    rows, columns = np.nonzero(words != NO_WORD)
    found = np.zeros((BUCKETS, gradient.shape[1]), np.float32)
    if not len(rows):
        return found
    buckets = words[rows, columns]
    order = np.argsort(buckets, kind="stable")
    buckets = buckets[order]
    starts = np.concatenate([[0], np.nonzero(np.diff(buckets))[0] + 1])
    found[buckets[starts]] = np.add.reduceat(gradient[rows[order]], starts, axis=0)
    return found


# --- the policy


class Chances(Struct, frozen=True):
    """The policy of a batch: the log-probability of every action, and the layers that it comes from."""

    logs: Floats
    first: Floats
    second: Floats


def chances(net: Net, batch: Batch) -> Chances:
    """How likely each action is."""
    w = net.weights
    positions = single(batch.positions)
    options = single(batch.options)
    position = positions @ w["position"] + summed(w["position_words"], batch.position_words) + w["bias"]
    hidden = options @ w["option"] + summed(w["option_words"], batch.option_words)
    hidden += np.repeat(position, batch.counts, axis=0)
    first = np.maximum(hidden, 0)
    second = np.maximum(first @ w["second"] + w["second_bias"], 0)
    logits = second @ w["logit"]
    logits -= np.repeat(np.maximum.reduceat(logits, batch.starts), batch.counts)
    totals = np.add.reduceat(np.exp(logits), batch.starts)
    return Chances(logits - np.repeat(np.log(totals), batch.counts), first, second)


def policy_gradients(net: Net, batch: Batch, found: Chances, of_logits: Floats) -> Weights:
    """The gradients of the weights of the policy, from those of its logits."""
    w = net.weights
    of_second: Floats = (of_logits[:, None] * w["logit"][None]) * (found.second > 0)
    of_first: Floats = (of_second @ w["second"].T) * (found.first > 0)
    of_position: Floats = np.add.reduceat(of_first, batch.starts, axis=0)
    return {
        "logit": found.second.T @ of_logits,
        "second": found.first.T @ of_second,
        "second_bias": of_second.sum(0),
        "option": single(batch.options).T @ of_first,
        "option_words": gathered(batch.option_words, of_first),
        "position": single(batch.positions).T @ of_position,
        "position_words": gathered(batch.position_words, of_position),
        "bias": of_position.sum(0),
    }


# --- the value


class Values(Struct, frozen=True):
    """The values of the positions of a batch, and the layers that they come from."""

    values: Floats
    first: Floats
    second: Floats


def values(net: Net, batch: Batch) -> Values:
    """How good each position is."""
    w = net.weights
    positions = single(batch.positions)
    hidden = positions @ w["value_position"] + summed(w["value_words"], batch.position_words) + w["value_bias"]
    first = np.maximum(hidden, 0)
    second = np.maximum(first @ w["value_second"] + w["value_second_bias"], 0)
    logits = np.clip(second @ w["value_logit"] + w["value_logit_bias"][0], -STEEPEST, STEEPEST)
    return Values((1 / (1 + np.exp(-logits))).astype(np.float32), first, second)


def value_gradients(net: Net, batch: Batch, found: Values, targets: Floats) -> Weights:
    """The gradients of the weights of the value: of the cross-entropy between values and targets."""
    w = net.weights
    of_logits = ((found.values - targets) / len(batch)).astype(np.float32)
    of_second: Floats = (of_logits[:, None] * w["value_logit"][None]) * (found.second > 0)
    of_first: Floats = (of_second @ w["value_second"].T) * (found.first > 0)
    return {
        "value_logit": found.second.T @ of_logits,
        "value_logit_bias": np.array([of_logits.sum()], np.float32),
        "value_second": found.first.T @ of_second,
        "value_second_bias": of_second.sum(0),
        "value_position": single(batch.positions).T @ of_first,
        "value_words": gathered(batch.position_words, of_first),
        "value_bias": of_first.sum(0),
    }
