"""What goes over the wire of what comes before and after a game: goals, the cover, the report, how hard setups are."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.server.protocol import Words


class GoalInfo(Struct, frozen=True):
    """What wins or loses at a table, with its numbers."""

    slug: str
    """What it is about: `seals`."""
    name: str
    """The same in a word or two."""
    words: Words
    now: int
    limit: int
    """The maximum of `now`; 1 where there is nothing to count."""
    ours: bool
    """Whether the reader wants it; otherwise it is what the other side works towards."""
    done: bool
    """Whether it is fulfilled: `now` is enough, and nothing else is missing."""


class Goals(Struct, frozen=True):
    """The goals at a table as a seat may know them, its own first."""

    version: int
    goals: list[GoalInfo]


class FirstStep(Struct, frozen=True):
    """Something that is worth doing first."""

    option: str
    """The option, by id, or the first of several; "" for advice that is no answer to a question."""
    words: Words
    """Its label, or the advice."""
    prompt: Words
    """The question that it answers; empty for advice."""


class CoverInfo(Struct, frozen=True):
    """What a seat reads before the first turn."""

    version: int
    begun: bool
    """Whether the seat has made a choice already."""
    picture: str
    """The piece on its picture; "" for none."""
    whole: str
    """The campaign that the game is; "" for one that is none."""
    story: Words
    """How the story begins; empty in a game that tells none."""
    piece: str
    """Its investigator; "" if it has none."""
    name: str
    """Who that is, or what the seat is without one; "" as long as that is still to be chosen."""
    title: str
    good_at: list[str]
    """What it is good at: two at most."""
    ability: Words
    at: Words
    """The current value; empty while it is unknown."""
    against: str
    """The piece that it plays against: the Ancient One, the agenda, the story; "" for a keeper."""
    against_name: str
    threat: list[Words]
    """What that does each round, and what it leads to."""
    goals: list[GoalInfo]
    first: list[FirstStep]
    """Three at most."""


class RoundInfo(Struct, frozen=True):
    """The beginning of a round, or (the last one) where the game ended."""

    number: int
    """As the game counts: the turn, the day."""
    move: int
    """After how many choices."""
    end: bool


class TrackInfo(Struct, frozen=True):
    """A number that tells the course of a game."""

    slug: str
    name: str
    values: list[int]
    """One for each round, in their order."""
    limit: int | None
    """Where it would have decided the game; None where it would not."""


class PointInfo(Struct, frozen=True):
    """A turning point, or a roll."""

    number: int
    """Its place in the log."""
    move: int
    """After how many choices."""
    round: int
    """The round, by its place in `rounds`."""
    kind: str
    importance: int
    seat: int | None
    piece: str
    """The piece that it is about; "" for none."""
    words: Words
    """Its line in the log."""
    chance: float | None
    """Of a roll: how likely it was to come out as it did."""


class DeedInfo(Struct, frozen=True):
    """Something that is counted for each seat."""

    slug: str
    name: str
    harm: bool
    """Whether less of it is better."""
    counts: list[int]
    """By seat."""


class LuckInfo(Struct, frozen=True):
    """The luck of a seat."""

    seat: int
    rolls: int
    passed: int
    got: int
    """Successes, in the units of the game."""
    expected: float
    luck: float
    """What it got beyond what was to be expected."""


class MarkInfo(Struct, frozen=True):
    """Something that happened to a seat (null: to all) in a round."""

    seat: int | None
    round: int
    """By its place in `rounds`."""
    number: int
    """Its place in the log."""
    move: int
    kind: str
    importance: int
    piece: str
    """The piece that it is about; "" for none."""
    words: Words
    """Its line in the log."""


class TriedInfo(Struct, frozen=True):
    """How bots fare with a setup: what simulated games have shown."""

    option: str
    """The option of the setup that tells games apart: `ancient_one`."""
    value: str
    players: int
    games: int
    """How many were played."""
    wins: int
    low: float
    high: float
    """The 95 % interval of the rate of wins."""
    dots: int
    """How difficult that is, from 1 to 4."""
    rounds: int
    decisions: int
    """Of a middling game."""
    minutes: int
    """A guess, by the number of decisions."""


class Report(Struct, frozen=True, kw_only=True):
    """A game that is over, told to a seat."""

    timeline: int
    moves: int
    seat: int | None
    won: bool
    words: str
    """How it ended."""
    whole: str
    """The campaign that it was; "" for a game that was none."""
    why: list[str]
    """How near the other end was, in a sentence or two."""
    story: str
    """What became of everybody, in a sentence; "" in a game that tells none."""
    goals: list[GoalInfo]
    """As they stood at the end."""
    against: str
    """The piece that the investigators played against, as it was in the end: the Ancient One, the agenda, the story."""
    people: list[str]
    """The latest investigator of each seat; "" for one without."""
    roles: list[str]
    """What each seat was that never has an investigator; "" for those that have one."""
    unit: str
    """What the game counts its rounds in: `round`, `turn` or `day`."""
    unit_words: list[str]
    """What one and several of them are called; empty where the game has no word of its own."""
    rounds: list[RoundInfo]
    tracks: list[TrackInfo]
    points: list[PointInfo]
    """The turning points: six at most, in their order."""
    deeds: list[DeedInfo]
    luck_words: str
    """The name of luck in this game; "" where none is counted."""
    luck: list[LuckInfo]
    """For each seat that has rolled."""
    rarest: PointInfo | None
    """The most unlikely roll."""
    marks: list[MarkInfo]
    usual: TriedInfo | None
    """Measured results of bots with such a setup; None where there are none."""
