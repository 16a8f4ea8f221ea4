"""Chance: a generator small enough to live in the state (splitmix64: one 64-bit word).

Whoever knows 64 bits of it knows all that is to come, and they can be found from what is seen. So a seed of more than 64 bits,
as servers draw them, makes another generator: a keyed hash of a counter, which tells nothing of its key.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b, shake_128
from itertools import product
from math import prod
from operator import index
from struct import unpack
from typing import Annotated, Generic, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType

T = TypeVar("T")

_MASK = 0xFFFFFFFFFFFFFFFF
_GAMMA = 0x9E3779B97F4A7C15
_KEY = 32
"""Bytes of a key."""
_MOST_ROLLS = 6**5
"""Dice that can fall in more ways than this are rolled in several lots."""


class Dice(Struct, Generic[T], frozen=True, eq=False):
    """Dice that are rolled together, each given by its faces, with every way they can fall.

    Where those would be too many, the dice are rolled in several lots.
    """

    faces: tuple[tuple[T, ...], ...]
    lots: tuple[list[tuple[T, ...]], ...]


@cache
def dice_of(*faces: tuple[T, ...]) -> Dice[T]:
    """The dice with those faces. Make them once and roll them often."""
    if len(faces) > 1 and prod(map(len, faces)) > _MOST_ROLLS:
        half = len(faces) // 2
        return Dice(faces, dice_of(*faces[:half]).lots + dice_of(*faces[half:]).lots)
    return Dice(faces, (list(product(*faces)),))


class Rng(Struct, gc=False):
    """All the chance of one game.

    `reveals` counts the moments when chance or a hidden card showed something: undo stops there unless the host allows more.
    """

    word: int
    """Where it stands; with a key, how often it was asked."""
    reveals: int = 0
    secret: Annotated[bytes, Meta(min_length=_KEY, max_length=_KEY)] | UnsetType = UNSET
    """What a seed of more than 64 bits comes to. Small seeds have none, and are faster."""

    def next(self) -> int:
        """The next 64 random bits."""
        if self.secret is not UNSET:
            return int.from_bytes(self._hashed(8), "little")
        self.reveals += 1
        self.word = z = (self.word + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def _hashed(self, size: int) -> bytes:
        """The next random bytes of a generator with a key."""
        self.reveals += 1
        self.word = (self.word + 1) & _MASK
        assert self.secret is not UNSET
        return blake2b(self.word.to_bytes(8, "little"), digest_size=size, key=self.secret).digest()

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return (self.next() * n) >> 64

    def roll(self, dice: Dice[T]) -> tuple[T, ...]:
        """One result for each of the dice."""
        results: tuple[T, ...] = ()
        for rolls in dice.lots:
            results += rolls[self.next() % len(rolls)]
        return results

    def pick(self, items: Sequence[T], of: str = "") -> T:
        """One of the items. `of` names the draw for tests that rig it (`tokens`, `weaknesses`); the generator ignores it."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Puts the items in random order, in place."""
        order = self.next().to_bytes(8, "little") if self.secret is UNSET else self._hashed(_KEY)
        keys = unpack(f"<{len(items)}Q", shake_128(order).digest(8 * len(items)))
        items[:] = [items[i] for i in sorted(range(len(items)), key=keys.__getitem__)]

    def reveal(self) -> None:
        """Something hidden has been shown without a new random number: the top card of a deck, say."""
        self.reveals += 1

    def redraw(self, rng: Rng) -> None:
        """Replaces the generator, so that future results are independent of past ones."""
        self.word = rng.next()
        self.secret = UNSET


def seeded(seed: int) -> Rng:
    """The generator of a seed. Neighbouring seeds give unrelated games."""
    seed = index(seed)
    if seed > _MASK:
        return Rng(0, secret=blake2b(seed.to_bytes((seed.bit_length() + 7) // 8, "little"), digest_size=_KEY).digest())
    rng = Rng(seed & _MASK)
    rng.word = rng.next()
    rng.reveals = 0
    return rng
