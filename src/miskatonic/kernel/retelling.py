"""The whole course of a game for somebody to read when it is over: tracks, turning points, deeds, luck, and who did what when.

The game is played again from its start with a listener. A seat is told nothing that its log does not tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Any

from msgspec import Struct, field

from miskatonic.kernel.course import Deed, Goal, Roll
from miskatonic.kernel.event import Event
from miskatonic.kernel.game import reading_of
from miskatonic.kernel.table import Table

MOST_POINTS = 6
"""Turning points of a game, at most."""
MOST_ROLLS = 2
"""Rolls among them, at least, where there are as many that were unlikely enough and of consequence."""
UNLIKELY = 0.25
"""The greatest chance of a roll that may be a turning point."""
MOST_MARKS = 4
"""Marks of a seat in one round, at most."""
TURNING_POINT, MARKED, OF_CONSEQUENCE = 4, 3, 2
"""The least importance of an event that is a turning point by itself, that is marked, that makes the roll before it matter."""


class Told(Struct, frozen=True):
    """Something that happened, and where it stands in the record."""

    event: Event
    number: int
    """Its place in the log."""
    move: int
    """After how many choices."""
    round: int
    """The round by its place in `Course.rounds`."""
    seat: int | None
    """The seat that it happened to."""
    importance: int
    roll: Roll | None = None


class Round(Struct, frozen=True):
    """The beginning of a round."""

    number: int
    """As the game counts: the turn, the day."""
    move: int
    tracks: dict[str, int]


class Fortune(Struct):
    """The luck of a seat: all that it has rolled."""

    rolls: int = 0
    passed: int = 0
    got: int = 0
    expected: float = 0.0
    rarest: Told | None = None
    """Its most unlikely roll."""

    @property
    def luck(self) -> float:
        """Successes beyond what was to be expected."""
        return self.got - self.expected


class Course(Struct):
    """A game as it is retold."""

    rounds: list[Round] = field(default_factory=list)
    """The rounds, and where the game ended."""
    points: list[Told] = field(default_factory=list)
    deeds: dict[str, list[int]] = field(default_factory=dict)
    """How much each seat has done of each thing."""
    fortunes: list[Fortune] = field(default_factory=list)
    marks: list[Told] = field(default_factory=list)
    goals: list[Goal] = field(default_factory=list)
    """As they stood at the end."""
    earlier: dict[str, Goal] = field(default_factory=dict)
    """Every goal that the seat has had, as it last stood at the first choice of a round or at the end."""
    people: dict[str, int] = field(default_factory=dict)
    """Everybody who has played, by slug, with the seat; the latest of a seat last."""


class Listener:
    """Hears a game that is played again for a seat (None: for a spectator)."""

    def __init__(self, table: Table[Any], seat: int | None, seats: int) -> None:
        self.reading, self.state = reading_of(table.state), table.state
        self.move = self.number = 0
        self._seat, self._seats = seat, seats
        self._ears = table.ears(seat)
        self._luck = self.reading.luck()
        self._cast: dict[str, int] = {}
        self._deeds: dict[type[Event], list[Deed]] = {}
        deeds = table.state.edition.deeds_beside(self.reading.deeds)
        for deed in deeds:
            self._deeds.setdefault(deed.event, []).append(deed)
        self._round = 0
        self._asked = -1
        self._last_roll: Told | None = None
        self.heard: list[Told] = []
        """Events of importance 3 or more between the beginning of the first round and the end."""
        self.rolls: list[Told] = []
        """Rolls that something of consequence has followed."""
        self.course = Course(
            deeds={deed.slug: [0] * seats for deed in deeds}, fortunes=[Fortune() for _ in range(seats)]
        )
        self._meet()
        for event in table.events:
            self.hear(event, settled=False)
        table.state.listen(self.hear)

    def hear(self, event: Event, *, settled: bool = True) -> None:
        """Takes in an event: at the current position, or (not settled) before the listener was attached."""
        number, self.number = self.number, self.number + 1
        self._look_at_round()
        if not event.visible_to(self._ears):
            return
        for deed in self._deeds.get(type(event), ()):
            self._count(deed, event)
        roll = self._rolled(event) if settled else None
        stage = type(event).stage
        if roll is None and (stage is None or not event.told):
            return
        seat = self.seat_of(event) if roll is None else roll.seat
        importance = 0 if stage is None else stage.importance
        if stage is not None and stage.own is not None and seat is not None and seat == self._seat:
            importance = max(importance, stage.own)
        place = max(len(self.course.rounds) - 1, 0)
        told = Told(event, number, self.move, place, seat, importance, roll)
        if roll is not None:
            self._note_roll(told, roll)
        elif self._last_roll is not None and importance >= OF_CONSEQUENCE:
            self.rolls.append(self._last_roll)
            self._last_roll = None
        if importance >= MARKED and roll is None and self._round and self.state.outcome is None:
            self.heard.append(told)

    def _note_roll(self, told: Told, roll: Roll) -> None:
        fortune = self.course.fortunes[roll.seat]
        fortune.rolls += 1
        fortune.passed += roll.passed
        fortune.got += roll.got
        fortune.expected += roll.expected
        if fortune.rarest is None or chance_of(told) < chance_of(fortune.rarest):
            fortune.rarest = told
        self._last_roll = told

    def _rolled(self, event: Event) -> Roll | None:
        """The roll behind an event. The index of hooks is restored: one built in the middle of a step is valid only there."""
        state = self.state
        index = state.index
        try:
            return self._luck.hear(state, event)
        finally:
            state.watch(state.watched, index)

    def _look_at_round(self) -> None:
        """Whether a round has begun since the last event; what comes before the first one belongs to it."""
        number = next(iter(self.state.length().values()), 0)
        if number != self._round or not self.course.rounds:
            rounds = self.course.rounds
            if self._round == 0 and rounds:
                rounds.pop()
            self._round = number
            rounds.append(Round(number, self.move, self.reading.tracks(self.state)))

    def _count(self, deed: Deed, event: Event) -> None:
        if deed.where is not None and getattr(event, deed.where[0]) != deed.where[1]:
            return
        seat = self._with_role(deed.role) if deed.role else self._whose(getattr(event, deed.who))
        if seat is not None:
            self.course.deeds[deed.slug][seat] += getattr(event, deed.amount) if deed.amount else 1

    def _whose(self, who: object) -> int | None:
        if isinstance(who, str):
            if who and who not in self._cast:
                self._meet()
            return self._cast.get(who)
        return who if isinstance(who, int) and who >= 0 else None

    def _with_role(self, role: str) -> int | None:
        return next((seat for seat in range(self._seats) if self.state.team(seat) == role), None)

    def _meet(self) -> None:
        """Remembers who plays whom: those who are gone later are still spoken of."""
        self._cast.update(self.reading.people(self.state))

    def seat_of(self, event: Event) -> int | None:
        """The seat that an event happened to."""
        seat = self._whose(event.concerns)
        return self._whose(getattr(event, "who", None)) if seat is None else seat

    def begin_choice(self, number: int, log_begin: int) -> None:
        """The choice of that number is about to be made again."""
        self.move, self.number = number, log_begin
        if self._round != self._asked:
            self._asked = self._round
            self._note_goals()

    def _note_goals(self) -> list[Goal]:
        goals = self.reading.goals(self.state, self._seat)
        self.course.earlier.update((goal.slug, goal) for goal in goals)
        return goals

    def finish(self) -> Course:
        """The game is over."""
        course = self.course
        course.rounds.append(Round(self._round, self.move, self.reading.tracks(self.state)))
        course.points = turning_points(self.heard, self.rolls, self.move)
        course.marks = sorted(marked(self.heard), key=lambda told: told.number)
        course.goals = self._note_goals()
        course.people = self._cast
        return course


def chance_of(told: Told) -> float:
    """How likely a roll was to come out as it did."""
    return 1.0 if told.roll is None else told.roll.chance


def turning_points(heard: Iterable[Told], rolls: Iterable[Told], last: int) -> list[Told]:
    """What decided a game: of the turning points of each kind the first and the last, then those between them; and the most
    unlikely rolls that something came of. What one choice has brought about is one turning point, and what the last one has
    brought about is always among them."""
    rare = sorted(
        (told for told in rolls if chance_of(told) <= UNLIKELY), key=lambda told: (chance_of(told), told.number)
    )
    by_choice: dict[int, list[Told]] = {}
    for told in heard:
        if told.importance >= (MARKED if told.move == last else TURNING_POINT):
            by_choice.setdefault(told.move, []).append(told)
    ending = [
        max(found, key=lambda told: (told.importance, told.number)) for found in [by_choice.pop(last, [])] if found
    ]
    main = [*ending, *in_turn([min(found, key=vagueness) for found in by_choice.values()])]
    room = MOST_POINTS - min(len(rare), MOST_ROLLS)
    chosen = main[:room]
    moves = {told.move for told in chosen}
    chosen += [told for told in rare if told.move not in moves][: MOST_POINTS - len(chosen)]
    return sorted(chosen, key=lambda told: told.number)


def vagueness(told: Told) -> tuple[bool, int]:
    """What names a piece comes before what names none, what happened first before the rest."""
    stage = type(told.event).stage
    return stage is None or not stage.shows, told.number


def in_turn(points: list[Told]) -> Iterator[Told]:
    """The rarest kinds first, of those the latest; of each kind its first, then its last, then the others from the first on."""
    kinds: dict[type[Event], list[Told]] = {}
    for told in points:
        kinds.setdefault(type(told.event), []).append(told)
    ranked = [[each[0], *each[:0:-1][:1], *each[1:-1]] for each in sorted(kinds.values(), key=rarity)]
    for rank in zip_longest(*ranked):
        yield from (told for told in rank if told is not None)


def rarity(points: list[Told]) -> tuple[int, int]:
    """How often something has happened, and how long ago."""
    return len(points), -points[-1].number


def marked(heard: Iterable[Told]) -> Iterator[Told]:
    """The events shown for each seat and round: the most important ones."""
    cells: dict[tuple[int | None, int], list[Told]] = {}
    for told in heard:
        cells.setdefault((told.seat, told.round), []).append(told)
    for cell in cells.values():
        yield from sorted(cell, key=lambda told: -told.importance)[:MOST_MARKS]
