"""Chance: a generator small enough to live in the state (splitmix64: one 64-bit word)."""

from collections.abc import Sequence
from math import prod
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_MASK = 0xFFFFFFFFFFFFFFFF
_GAMMA = 0x9E3779B97F4A7C15
_PER_WORD = 1 << 28
"""One word decides between so many outcomes at most: no outcome is favoured by more than one part in 2 ** 36."""


class Rng(Struct, gc=False):
    """All the chance of one game.

    `reveals` counts the moments when chance or a hidden card showed something: undo stops there unless the host allows more.
    """

    word: int
    reveals: int = 0

    def next(self) -> int:
        """The next 64 random bits."""
        self.reveals += 1
        self.word = z = (self.word + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return (self.next() * n) >> 64

    def roll(self, dice: Sequence[Sequence[T]]) -> list[T]:
        """One result for each die; a die is given by its faces. Takes one random word for as many dice as it is good for."""
        sizes = [len(faces) for faces in dice]
        ways = prod(sizes)
        if ways > _PER_WORD and len(dice) > 1:
            half = len(dice) // 2
            return self.roll(dice[:half]) + self.roll(dice[half:])
        lot = self.next() % ways
        rolled: list[T] = []
        for faces, sides in zip(dice, sizes, strict=True):
            rolled.append(faces[lot % sides])
            lot //= sides
        return rolled

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Puts the items in random order, in place."""
        bits = left = 0
        for i in range(len(items) - 1, 0, -1):
            if not left:
                bits, left = self.next(), 4
            left -= 1
            bits *= i + 1
            j = bits >> 64
            bits &= _MASK
            items[i], items[j] = items[j], items[i]

    def reveal(self) -> None:
        """Something hidden has been shown without a new random number: the top card of a deck, say."""
        self.reveals += 1


def seeded(seed: int) -> Rng:
    """The generator of a seed. Neighbouring seeds give unrelated games."""
    rng = Rng(seed & _MASK)
    rng.word = rng.next()
    rng.reveals = 0
    return rng
