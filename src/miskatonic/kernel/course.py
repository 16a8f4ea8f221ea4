"""What comes before and after a game, as data: goals and tracks, deeds, rolls and their chances, and who is against whom."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from miskatonic.kernel.event import Event
from miskatonic.kernel.text import Arg, Text, text


class Goal(Struct, frozen=True):
    """A condition of winning or losing at this table, with its numbers."""

    slug: str
    """What it is about: `seals`. A track of the same name counts towards it."""
    name: Text
    """The same in a word or two."""
    text: Text
    now: int
    limit: int
    """The maximum of `now`; 1 where there is nothing to count."""
    ours: bool
    """Whether the seat that reads it wants it; otherwise it is what the other side works towards."""
    short: bool = False
    """Whether something is missing that is not counted here."""

    @property
    def done(self) -> bool:
        """Whether it is fulfilled."""
        return self.now >= self.limit and not self.short


def goal_of(prefix: str, slug: str, now: int, limit: int, *, ours: bool, **said: Arg) -> Goal:
    """A goal with its words: the messages `es-goal-<slug>` and `es-goal-<slug>-name`, by the prefix of the game."""
    words = text(f"{prefix}-goal-{slug}", limit=limit, **said)
    return Goal(slug, text(f"{prefix}-goal-{slug}-name"), words, now, limit, ours)


class Cover(Struct, frozen=True, kw_only=True):
    """What a seat reads before the first turn: who it is, and who is against it."""

    piece: str
    """The seat's investigator; "" for a seat without one, and for a spectator."""
    role: Text | None = None
    """What a seat is that never has an investigator."""
    good_at: tuple[Text, ...] = ()
    """What it is good at, in words: two at most."""
    ability: Text | None = None
    at: Text | None = None
    """Where it stands."""
    against: str
    """The Ancient One, the agenda or the story that it plays against; for a keeper "", and the lines name the others."""
    foe: Text | None = None
    """Who that is, where it is not the piece itself."""
    threat: tuple[Text, ...]
    """What that does each round, and what it leads to."""
    picture: str = ""
    """The piece on its picture, where that is not what it plays against."""
    whole: Text | None = None
    """The campaign that the game is, where it is more than one scenario."""
    story: Text | None = None
    """How the story begins, in a game that tells one."""
    steps: tuple[Text, ...] = ()
    """Advice for the next moves, in words, listed after the choice of the bot."""


class Deed(Struct, frozen=True):
    """Something that is counted for each seat at the end: events of a kind, or what a field of theirs says."""

    slug: str
    """Its name is the message `<prefix>-deed-<slug>`."""
    event: type[Event]
    amount: str = ""
    """The field that holds how much one of them counts; "" for one each."""
    who: str = "who"
    """The field that holds the investigator or the seat whose deed it is."""
    role: str = ""
    """The team whose deed it is, where it is a role's."""
    harm: bool = False
    """Whether less of it is better."""
    where: tuple[str, Any] | None = None
    """A field and the value that it must have for the event to count."""


class Roll(Struct, frozen=True):
    """Dice or tokens of a seat, with what was to be expected of them."""

    seat: int
    got: int
    """Successes, in the units of the game."""
    expected: float
    chance: float
    """The chance that what they were for came out as it did, passed or failed, before they were rolled."""
    passed: bool


class Luck(Protocol):
    """Follows the events of a game and recognises lucky and unlucky ones; one for each game that is retold."""

    def hear(self, state: Any, event: Event) -> Roll | None:
        """The roll that is settled by an event, in the position in which that is told."""


class NoLuck:
    """Of a game in which nothing is rolled."""

    def hear(self, state: Any, event: Event) -> Roll | None:
        """Nothing is."""
        return None


def of_test(seat: int, chance: float, *, passed: bool) -> Roll:
    """A test that is passed or failed as a whole: one success, or none."""
    return Roll(seat, int(passed), chance, chance if passed else 1 - chance, passed)
