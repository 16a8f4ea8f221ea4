"""The nets of learned bots: a policy over options and a value of positions, small enough for numpy and one core."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Self

import numpy as np
from msgspec import json

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.text import text
from miskatonic.players.features import BUCKETS, Encoded, Floats, Words, digest_of, features_of

HIDDEN, SECOND = 64, 32
"""Units of the policy's two layers."""
VALUE_HIDDEN, VALUE_SECOND = 48, 16
"""Units of the value's two layers."""
STEEPEST = 30.0
"""Log-odds beyond which a value is as good as certain."""
NOTE = "note"
"""The name under which a file of weights keeps what it says of itself."""

Weights = dict[str, Floats]


class Net:
    """A policy and a value, with what was measured of them.

    The policy adds up what a layer makes of the position and of each option; two more layers make one number of it, the logit
    of the option. The value sees the position alone.
    """

    __slots__ = ("game", "name", "note", "weights")

    def __init__(self, game: str, name: str, weights: Weights, note: dict[str, Any]) -> None:
        self.game = game
        self.name = name
        self.weights = weights
        self.note = note
        """Where the weights come from: seeds, games, figures."""

    @classmethod
    def new(cls, game: str, name: str, seed: int) -> Self:
        """A net that has learned nothing. What it makes of words is nothing."""
        features = features_of(game)
        rng = np.random.default_rng(seed)

        def drawn(rows: int, columns: int, spread: float) -> Floats:
            return (rng.standard_normal((rows, columns)) * spread).astype(np.float32)

        def nothing(*shape: int) -> Floats:
            return np.zeros(shape, np.float32)

        positions, options = len(features.POSITION), len(features.OPTION)
        weights = {
            "position": drawn(positions, HIDDEN, 0.1),
            "position_words": nothing(BUCKETS, HIDDEN),
            "option": drawn(options, HIDDEN, 0.1),
            "option_words": nothing(BUCKETS, HIDDEN),
            "bias": nothing(HIDDEN),
            "second": drawn(HIDDEN, SECOND, (2 / HIDDEN) ** 0.5),
            "second_bias": nothing(SECOND),
            "logit": drawn(SECOND, 1, 0.05)[:, 0],
            "value_position": drawn(positions, VALUE_HIDDEN, 0.1),
            "value_words": nothing(BUCKETS, VALUE_HIDDEN),
            "value_bias": nothing(VALUE_HIDDEN),
            "value_second": drawn(VALUE_HIDDEN, VALUE_SECOND, (2 / VALUE_HIDDEN) ** 0.5),
            "value_second_bias": nothing(VALUE_SECOND),
            "value_logit": drawn(VALUE_SECOND, 1, 0.05)[:, 0],
            "value_logit_bias": nothing(1),
        }
        return cls(game, name, weights, {})

    # --- deciding

    def logits(self, seen: Encoded) -> Floats:
        """How much the policy likes each open action."""
        w = self.weights
        position = seen.position @ w["position"] + w["position_words"][seen.position_words].sum(0) + w["bias"]
        hidden = seen.options @ w["option"] + w["option_words"][seen.option_words].sum(1) + position
        second = np.maximum(np.maximum(hidden, 0) @ w["second"] + w["second_bias"], 0)
        found: Floats = second @ w["logit"]
        return found

    def probabilities(self, seen: Encoded) -> Floats:
        """The policy: how likely each open action is."""
        logits = self.logits(seen)
        powers = np.exp(logits - logits.max())
        found: Floats = powers / powers.sum()
        return found

    def value(self, position: Floats, words: Words) -> float:
        """The value of a position for the seat that is asked, from 0 to 1."""
        w = self.weights
        hidden = np.maximum(position @ w["value_position"] + w["value_words"][words].sum(0) + w["value_bias"], 0)
        second = np.maximum(hidden @ w["value_second"] + w["value_second_bias"], 0)
        logit = float(second @ w["value_logit"] + w["value_logit_bias"][0])
        return float(1 / (1 + np.exp(-max(-STEEPEST, min(STEEPEST, logit)))))

    # --- files

    def encode(self, precision: type[np.floating[Any]] = np.float16) -> bytes:
        """The net as the content of a file: its weights, half as precise if nothing is said, and the digest of its features."""
        note = {**self.note, "game": self.game, "net": self.name, "features": digest_of(self.game)}
        arrays: dict[str, Any] = {key: array.astype(precision) for key, array in self.weights.items()}
        arrays[NOTE] = np.frombuffer(json.encode(note), np.uint8)
        file = BytesIO()
        np.savez_compressed(file, **arrays)
        return file.getvalue()

    @classmethod
    def decode(cls, content: bytes) -> Self:
        """The net in a file; weights that were learned with other features are refused."""
        with np.load(BytesIO(content), allow_pickle=False) as file:
            arrays = {key: file[key] for key in file.files}
        note = json.decode(arrays.pop(NOTE).tobytes())
        game, name, given = note.pop("game"), note.pop("net"), note.pop("features")
        if given != (own := digest_of(game)):
            raise MiskatonicError(text("error-other-features", game=game, net=name, own=own, given=given))
        return cls(game, name, {key: array.astype(np.float32) for key, array in arrays.items()}, note)

    def save(self, path: Path) -> None:
        """Writes the net into a file."""
        path.write_bytes(self.encode())

    @classmethod
    def load(cls, path: Path) -> Self:
        """Reads a net from a file."""
        return cls.decode(path.read_bytes())


def folder_of(game: str) -> Path:
    """Where the package keeps the nets of a game."""
    file = features_of(game).__file__  # type: ignore[attr-defined]  # it is a module
    return Path(file).parent / "weights"


def shipped(game: str) -> list[str]:
    """The names of the nets that the package has for a game."""
    return sorted(path.stem for path in folder_of(game).glob("*.npz"))


@cache
def net_of(game: str, name: str) -> Net | None:
    """A net of the package; None if it has none of that name."""
    path = folder_of(game) / f"{name}.npz"
    return Net.load(path) if path.exists() else None
