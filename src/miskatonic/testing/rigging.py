"""Chance that does as it is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from miskatonic.kernel.rng import Dice, Rng

T = TypeVar("T")

DICE, SHUFFLES = "dice", "shuffles"
"""Rolled and shuffled it is under these names; what is drawn has the name that the rules give it."""


class Rigging:
    """The results that a test has queued, each kind in a queue of its own. They must fit, suffice and be used up.

    What nobody has rigged is left to chance. Once a test has rigged some results of a kind, all of that kind must be rigged.
    """

    def __init__(self, kinds: Sequence[str], face: Callable[[str | int], Any] | None = None) -> None:
        self._kinds = kinds
        self._face = face
        self._queues: dict[str, list[Any]] = {}
        self._tops: dict[str, list[str]] = {}
        self._dealt: set[str] = set()

    def add(self, kind: str, results: Sequence[Any]) -> None:
        """Queues results of a kind."""
        if kind not in self._kinds:
            raise AssertionError(f"this game has no {kind} to rig; it has {', '.join(self._kinds)}")
        if kind == DICE and self._face is not None:
            for result in results:
                self._face(result)
        if results:
            self._queues.setdefault(kind, []).extend(results)

    def put_on_top(self, deck: str, cards: Sequence[str]) -> None:
        """Settles the top of a deck for the setup: each shuffle of a pile that holds these cards brings them up."""
        self._tops[deck] = list(cards)

    def deal(self) -> None:
        """Fails if the cards that were to be on top of the decks at setup never were; from now on decks are shuffled freely."""
        if missing := [deck for deck in self._tops if deck not in self._dealt]:
            raise self.broken(f"{self._tops[missing[0]]} are not together in the deck {missing[0]!r} at setup")
        self._tops.clear()

    def settles(self, kind: str) -> bool:
        """Whether results of that kind are rigged, or have been."""
        return kind in self._queues

    def roll(self, faces: Sequence[Sequence[T]]) -> tuple[T, ...]:
        """The next results of dice, which must be among their faces."""
        assert self._face is not None
        queue = self._queues[DICE]
        if len(queue) < len(faces):
            raise self.broken(f"{len(faces)} dice are rolled, but only {len(queue)} are rigged: {queue}")
        results: list[T] = []
        for shown in faces:
            named = queue.pop(0)
            result: T = self._face(named)
            if result not in shown:
                raise self.broken(f"a die with the faces {list(shown)} cannot show {named!r}")
            results.append(result)
        return tuple(results)

    def draw(self, kind: str, items: Sequence[T]) -> T:
        """The next thing of that kind, which must be among the items: that copy, or any copy of that card."""
        wanted = self._next(kind, items)
        return items[self._find(wanted, items, f"{wanted!r} cannot be drawn from {list(items)} ({kind})")]

    def arrange(self, items: list[T]) -> None:
        """Puts the cards that the shuffle is to bring up on top, the first of them uppermost."""
        for deck, cards in self._tops.items():
            left = list(items)
            with suppress(LookupError):
                top = [left.pop(_place(card, left)) for card in cards]
                items[:] = [*left, *reversed(top)]
                self._dealt.add(deck)
        if not self.settles(SHUFFLES):
            return
        top = []
        for wanted in self._next(SHUFFLES, items):
            place = self._find(wanted, items, f"{wanted!r} is not among what is shuffled: {items}")
            top.append(items.pop(place))
        items += reversed(top)

    def _next(self, kind: str, items: Sequence[object]) -> Any:
        queue = self._queues[kind]
        if not queue:
            raise self.broken(f"no {kind} are rigged any more, but there is chance at work on {list(items)}")
        return queue.pop(0)

    def _find(self, wanted: object, items: Sequence[object], problem: str) -> int:
        try:
            return _place(wanted, items)
        except LookupError:
            raise self.broken(problem) from None

    def broken(self, problem: str) -> AssertionError:
        """The failure of rigged chance. It is raised once: results left in the queues do not fail again."""
        for queue in self._queues.values():
            queue.clear()
        self._tops.clear()
        return AssertionError(problem)

    def finish(self) -> None:
        """Fails if anything was rigged and never used."""
        self.deal()
        left = "; ".join(f"{kind} {queue}" for kind, queue in self._queues.items() if queue)
        if left:
            raise self.broken(f"rigged, but never used: {left}")


def _place(wanted: object, items: Sequence[object]) -> int:
    """Where something is among the items: that copy, or else any copy of that card."""
    for place, item in enumerate(items):
        if item == wanted:
            return place
    for place, item in enumerate(items):
        if isinstance(item, str) and item.partition("#")[0] == wanted:
            return place
    raise LookupError(wanted)


class RiggedRng(Rng, dict=True, gc=True):
    """The chance of a game in which a test has settled some results."""

    @property
    def rigging(self) -> Rigging:
        """What the test has settled."""
        found: Rigging = self.__dict__["rigging"]
        return found

    def roll(self, dice: Dice[T]) -> tuple[T, ...]:
        """Rigged results, or any."""
        if not self.rigging.settles(DICE):
            return super().roll(dice)
        self.reveal()
        return self.rigging.roll(dice.faces)

    def pick(self, items: Sequence[T], of: str = "") -> T:
        """A rigged thing, or any."""
        if not self.rigging.settles(of):
            return super().pick(items, of)
        self.reveal()
        return self.rigging.draw(of, items)

    def shuffle(self, items: list[T]) -> None:
        """Random order, with the rigged cards on top."""
        super().shuffle(items)
        self.rigging.arrange(items)


def rigged(rng: Rng, rigging: Rigging) -> RiggedRng:
    """The same chance, but for what a test has settled."""
    twin = RiggedRng(rng.word, rng.reveals, rng.secret)
    twin.__dict__["rigging"] = rigging
    return twin
