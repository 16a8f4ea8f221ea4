"""Positions and options as numbers, for bots that learn: what the features of all games share.

A game's own are in `games/<game>/bot/features.py`, a module that is a `Features`. What has a meaning by its amount is a column
of numbers. What has a name (a component, a kind of question, a verb) is a word, hashed into a bucket; what a net makes of a
bucket begins at nothing. Components of boxes have no words: they are known by their numbers alone, as what they give.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast
from zlib import crc32

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from miskatonic.kernel.answering import DONE
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.registry import BASE, Component

Floats = npt.NDArray[np.float32]
Words = npt.NDArray[np.int16]

BUCKETS = 1024
"""Buckets for words; the first one stands for no word."""
NO_WORD = 0
POSITION_WORDS, OPTION_WORDS = 40, 8
"""Words that find room in a position and in an option."""


class Noted(Struct, frozen=True, gc=False):
    """A position or an option: the numbers of its columns in their order, and the buckets of its words."""

    numbers: Sequence[float]
    words: Sequence[int]


class Encoder(Protocol):
    """The pending decision as numbers, for the seat that is asked."""

    def position(self) -> Noted:
        """The position."""

    def options(self, taken: Sequence[int]) -> list[Noted]:
        """The options in their order, where those in `taken` are taken already."""


class Features(Protocol):
    """How a game is written down for nets: the module `games/<game>/bot/features.py`."""

    POSITION: Sequence[str]
    """The columns of a position."""
    OPTION: Sequence[str]
    """The columns of an option."""
    NETS: Mapping[str, Sequence[Mapping[str, Any]]]
    """The nets of the game by name, each with the setups in which it learns."""

    def encoder(self, state: Any, decision: Decision) -> Encoder:
        """What writes down a decision. Nothing is used of the state but what the seat knows."""

    def net_of(self, state: Any, decision: Decision) -> str:
        """The name of the net that decides; "" where that is left to the quick bot."""

    def result(self, state: Any, seat: int) -> float:
        """What a finished game is worth to a seat, from 0 to 1."""

    def rests(self, before: Any, state: Any, decision: Decision) -> bool:
        """Whether a trial that set out from the state before may be valued here."""


class Encoded(Struct, frozen=True, gc=False):
    """A decision as arrays: its position, and the actions that are open."""

    position: Floats
    position_words: Words
    options: Floats
    option_words: Words


@cache
def has_features(game: str) -> bool:
    """Whether a game is written down for nets."""
    package = GAMES.package(game)
    return find_spec(f"{package}.bot") is not None and find_spec(f"{package}.bot.features") is not None


def features_of(game: str) -> Features:
    """How a game is written down for nets."""
    return cast(Features, import_module(f"{GAMES.package(game)}.bot.features"))


@cache
def digest_of(game: str) -> str:
    """A digest of what the inputs of a game's nets mean: weights that were learned with others are of no use."""
    features = features_of(game)
    shape = (BUCKETS, POSITION_WORDS, OPTION_WORDS, *features.POSITION, "", *features.OPTION)
    return blake2b("\n".join(map(str, shape)).encode(), digest_size=8).hexdigest()


@cache
def word(*parts: str) -> int:
    """The bucket of a word, which may have several parts."""
    return 1 + crc32("/".join(parts).encode()) % (BUCKETS - 1)


def word_of(component: Component | None, *parts: str) -> int:
    """The bucket of a component in some respect; no word for one of a box."""
    return NO_WORD if component is None or component.box != BASE else word(*parts, component.slug)


def amounts(gives: Mapping[str, float], quantities: Sequence[str]) -> list[float]:
    """What an effect gives, by quantity; the last one stands for all that is not named."""
    known = [gives.get(name, 0.0) for name in quantities[:-1]]
    return [*known, sum(gives.values()) - sum(known)]


def encode(encoder: Encoder, decision: Decision, actions: Sequence[int], taken: Sequence[int] = ()) -> Encoded:
    """The decision as arrays, with the actions that are open of those of `kernel/answering.py`."""
    position, position_words = encode_position(encoder)
    noted = encoder.options(taken)
    width = len(noted[0].numbers)
    done = Noted((0.0,) * width, (word("done", decision.kind.name), word("done", decision.kind.name, str(len(taken)))))
    rows = [done if action == DONE else noted[action] for action in actions]
    return Encoded(
        position,
        position_words,
        np.array([row.numbers for row in rows], np.float32),
        padded([row.words for row in rows], OPTION_WORDS),
    )


def encode_position(encoder: Encoder) -> tuple[Floats, Words]:
    """The position alone as arrays."""
    noted = encoder.position()
    return np.array(noted.numbers, np.float32), padded([noted.words], POSITION_WORDS)[0]


def padded(rows: Sequence[Sequence[int]], width: int) -> Words:
    """Buckets as rows of the same width."""
    padding = [NO_WORD] * width
    return np.array([[*row, *padding][:width] for row in rows], np.int16)
