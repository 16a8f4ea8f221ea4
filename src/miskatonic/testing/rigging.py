"""Chance that does as it is told."""

from collections.abc import Sequence
from typing import Any, TypeVar

from miskatonic.kernel.rng import Dice, Rng

T = TypeVar("T")


class RiggedRng(Rng, dict=True, gc=True):
    """Gives the results that a test has queued, and complains if they do not fit or run out.

    Dice that nobody rigged are rolled as usual, until the test has rigged some: from then on every roll must be rigged.
    """

    def __post_init__(self) -> None:
        self.__dict__.update(dice=[], tokens=[], dice_rigged=False, tokens_rigged=False)

    def rig_dice(self, results: Sequence[Any]) -> None:
        """The next dice, in the order in which they are rolled."""
        self.__dict__["dice"] += results
        self.__dict__["dice_rigged"] = True

    def rig_picks(self, results: Sequence[Any]) -> None:
        """The next things drawn at random: tokens from a bag, markers from a cup."""
        self.__dict__["tokens"] += results
        self.__dict__["tokens_rigged"] = True

    def roll(self, dice: Dice[T]) -> tuple[T, ...]:
        """Rigged results, checked against the faces of each die."""
        if not self.__dict__["dice_rigged"]:
            return super().roll(dice)
        queue: list[T] = self.__dict__["dice"]
        if len(queue) < len(dice.faces):
            raise AssertionError(f"{len(dice.faces)} dice are rolled, but only {len(queue)} are rigged: {queue}")
        self.reveal()
        results = [queue.pop(0) for _ in dice.faces]
        for result, faces in zip(results, dice.faces, strict=True):
            if result not in faces:
                raise AssertionError(f"a die with the faces {list(faces)} cannot show {result!r}")
        return tuple(results)

    def pick(self, items: Sequence[T]) -> T:
        """A rigged thing, which must be among the items."""
        if not self.__dict__["tokens_rigged"]:
            return super().pick(items)
        queue: list[T] = self.__dict__["tokens"]
        if not queue:
            raise AssertionError(
                f"something is drawn at random, but nothing is rigged any more; there was {list(items)}"
            )
        self.reveal()
        result = queue.pop(0)
        if result not in items:
            raise AssertionError(f"{result!r} cannot be drawn from {list(items)}")
        return result
