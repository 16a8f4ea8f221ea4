"""Decks, piles and bags: lists of pieces that cost next to nothing to copy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import overload

from msgspec import Struct

from miskatonic.kernel.rng import Rng


class Pile(Struct, gc=False, eq=False):
    """A deck or a bag, from the bottom to the top. It behaves as a list of ids.

    The ids are kept as one string, so that a checkpoint of a game with two hundred cards holds a handful of strings: this
    makes saving twice and cloning three times as fast as lists would.
    """

    ids: str = ""

    @classmethod
    def of(cls, pieces: Iterable[str]) -> Pile:
        """The pile of those pieces; the last one is on top."""
        return cls(" ".join(pieces))

    @property
    def top(self) -> str:
        """The top piece, "" if there is none."""
        return self.ids.rpartition(" ")[2]

    def pop(self) -> str:
        """Takes the top piece."""
        if not self.ids:
            raise IndexError("the pile is empty")
        self.ids, _, top = self.ids.rpartition(" ")
        return top

    def append(self, piece: str) -> None:
        """Puts a piece on top."""
        self.ids = f"{self.ids} {piece}" if self.ids else piece

    def put_under(self, piece: str) -> None:
        """Puts a piece at the bottom."""
        self.ids = f"{piece} {self.ids}" if self.ids else piece

    def remove(self, piece: str) -> None:
        """Takes a piece out, wherever it is."""
        pieces = self.ids.split()
        pieces.remove(piece)
        self.ids = " ".join(pieces)

    def shuffle(self, rng: Rng) -> None:
        """Puts the pieces in random order."""
        pieces = self.ids.split()
        rng.shuffle(pieces)
        self.ids = " ".join(pieces)

    def mix(self, rng: Rng) -> None:
        """Shuffles the pieces. The new order reveals nothing of the old one, not even with the random numbers known."""
        pieces = sorted(self.ids.split())
        rng.shuffle(pieces)
        self.ids = " ".join(pieces)

    def __iadd__(self, pieces: Iterable[str]) -> Pile:
        self.ids = " ".join([*self.ids.split(), *pieces])
        return self

    def __len__(self) -> int:
        return self.ids.count(" ") + 1 if self.ids else 0

    def __bool__(self) -> bool:
        return bool(self.ids)

    def __iter__(self) -> Iterator[str]:
        return iter(self.ids.split())

    def __contains__(self, piece: object) -> bool:
        return piece in self.ids.split()

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        return self.ids.split()[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Pile, list, tuple)) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]
