"""A table with its seats as they are now: whose they are, and what not one person alone decides about them."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec import Struct, field, msgpack
from msgspec.structs import replace

from miskatonic.kernel.box import current_printing
from miskatonic.kernel.errors import MiskatonicError, UndoRefused
from miskatonic.kernel.game import GAMES, reading_of
from miskatonic.kernel.record import Move, rules_changed
from miskatonic.kernel.rulebook import Rulebook
from miskatonic.kernel.state import State
from miskatonic.kernel.table import Table, resume
from miskatonic.kernel.text import Lang, text
from miskatonic.server.problems import Refused, refusal
from miskatonic.server.protocol import Settings
from miskatonic.server.rows import Noted, Record, SeatRow, SeedKnown, TableRow, Whence

Look = tuple[str, Lang, int | None, int]
"""Who looks ("" for a mere spectator), in which language, through which seat's eyes, and how much of the log is known."""

FILE = "file"
"""What one agrees to who lets others have the file of a game that goes on."""

SECRET_BITS = 128
"""Bits of the random seed of a table."""

GONE_AFTER = 45.0
"""Seconds of silence after which a player counts as away."""

told = logging.getLogger(__name__)


@contextmanager
def by_the_rules(table_id: str) -> Iterator[None]:
    """Something that the rules of a game do. Where they fail it is our own fault, or that of whoever forged the position: it is
    written down, and refused with a sentence."""
    try:
        yield
    except (Refused, MiskatonicError):
        raise
    except Exception as error:
        told.error("the rules fail at table %s", table_id, exc_info=error)
        raise Refused("table_failed") from None


class Place(Struct, frozen=True):
    """A table with its seats, as they are now."""

    row: TableRow
    seats: list[SeatRow]
    read: float = field(default_factory=time.monotonic)
    """When the seats were read from the database."""

    def sat(self, number: int) -> list[str]:
        """Who has held a seat, in the order in which they last sat down; "" in the end where the table has set it free."""
        seat = self.seats[number]
        before = self.row.held[number] if number < len(self.row.held) else []
        now = [seat.holder] if seat.kind == "person" and before[-1:] != [seat.holder] else []
        return [*before, *now]

    def owner(self, number: int) -> str:
        """The visitor whose seat it is, also while it is a bot's or open; "" if there is none."""
        return (self.sat(number) or [""])[-1]

    @property
    def owners(self) -> list[str]:
        """The visitors who hold seats, or held them until they were taken from them."""
        owners = dict.fromkeys(self.owner(seat.seat) for seat in self.seats)
        return [owner for owner in owners if owner]

    @property
    def sitters(self) -> list[str]:
        """The visitors who hold seats or have ever held one."""
        found = dict.fromkeys(visitor for seat in self.seats for visitor in self.sat(seat.seat))
        return [visitor for visitor in found if visitor]

    @property
    def teams(self) -> list[str]:
        """The team of each seat; "" where all play together."""
        state = self.position
        return [state.team(seat.seat) for seat in self.seats]

    def sides_of(self, visitor: str, teams: Sequence[str]) -> set[str]:
        """Of the teams of the seats, those whose seats a visitor holds or has held."""
        return {team for number, team in enumerate(teams) if visitor in self.sat(number)}

    def concerns(self, visitor: str) -> bool:
        """Whether the table looks otherwise to a visitor than to a mere spectator."""
        return visitor == self.row.host or visitor in self.sitters

    def held_by(self, visitor: str) -> list[int]:
        """The seats that a visitor holds."""
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.holder == visitor]

    @property
    def rules(self) -> Rulebook[Any]:
        """The rules."""
        return GAMES[self.row.game].rules

    def table(self, *, history: bool = False) -> Table[Any]:
        """The game itself, at the pending decision."""
        row = self.row
        return resume(self.rules, row.options, row.seed, row.checkpoint, row.since, row.trail, history=history)

    @property
    def position(self) -> State:
        """The position at the latest checkpoint: no rules are run to have it."""
        position: State = msgpack.decode(self.row.checkpoint, type=self.rules.state_type)
        return position

    @property
    def made_up(self) -> bool:
        """Whether the origin of its position is unverified: its rules may take any time."""
        return self.row.brought == "made"

    @property
    def outdated(self) -> bool:
        """Whether it was played with earlier rules. With newer ones it cannot go on at all."""
        revision, known = self.row.revision, self.rules.revision
        if revision is not None and revision > known:
            raise refusal(rules_changed("error-rules-newer", self.rules))
        return revision is not None and revision < known


class Chosen(Struct, frozen=True):
    """A choice that was made: the table after it, what was recorded, what it looks like to whom, and to who has chosen."""

    place: Place
    record: Record
    scenes: dict[Look, bytes] = field(default_factory=dict)
    seen: bytes = b""


class Earlier(Struct, frozen=True):
    """A game after a number of choices: a checkpoint before that, and the choices since."""

    number: int
    checkpoint: bytes
    checkpoint_at: int
    since: list[Move]
    log_length: int

    def table(self, place: Place) -> Table[Any]:
        """The game itself, where it was."""
        row = place.row
        table = resume(place.rules, row.options, row.seed, self.checkpoint, self.since)
        if self.since:
            must_be_of_today(table)
        return table


class Passage(Struct, frozen=True):
    """Choices of a game that follow one another: where it stood before the first of them, and their records."""

    start: Earlier
    made: list[Record]

    def table(self, place: Place) -> Table[Any]:
        """The game itself, before the first of them."""
        table = self.start.table(place)
        if self.made:
            must_be_of_today(table)
        return table


def must_be_of_today(table: Table[Any]) -> None:
    """Refuses to make choices again at a table whose boxes have other cards now."""
    if table.state.printing != current_printing(table.state):
        raise UndoRefused(text("error-cards-added"))


def renewed(place: Place, last: Record) -> TableRow:
    """A table of earlier rules as it goes on with those of today from its checkpoint, the latest choice before which is given."""
    row = place.row
    table = resume(place.rules, row.options, row.seed, row.checkpoint, [])
    moves = row.moves - len(row.since)
    after = replace(
        row,
        version=row.version + 1,
        timeline=row.timeline + 1,
        moves=moves,
        log_length=last.log_end,
        kept_at=moves,
    )
    settle(after, table, place.seats)
    return after


def about_seat(number: int) -> str:
    """The vote by which a player's seat is given to another visitor."""
    return f"seat-{number}"


def about_side(number: int) -> str:
    """The vote by which a visitor who held a seat of another team may have a seat."""
    return f"side-{number}"


def seat_of(place: Place, about: str) -> int | None:
    """The seat that is to be taken from its holder by a vote."""
    return next((seat.seat for seat in place.seats if about == about_seat(seat.seat)), None)


def side_of(place: Place, about: str) -> int | None:
    """The seat that a vote gives to a visitor of another team."""
    return next((seat.seat for seat in place.seats if about == about_side(seat.seat)), None)


def who_decides(place: Place, about: str) -> list[str]:
    """The visitors who have a say in something: over the file, and over a seat for somebody of another team, everybody who has
    ever held a seat, and the host; over a seat that was taken from its holder, everybody who has one, its holder too."""
    if about == FILE or side_of(place, about) is not None:
        return list(dict.fromkeys([*place.sitters, place.row.host]))
    number = seat_of(place, about)
    return [] if number is None or place.seats[number].kind == "person" or not place.owner(number) else place.owners


def decided(place: Place, number: int, agreed: Sequence[str]) -> bool:
    """Whether a seat is set free: its holder agrees, or more than half of all who have a seat."""
    owners = place.owners
    return place.owner(number) in agreed or 2 * sum(owner in agreed for owner in owners) > len(owners)


def noting(place: Place, what: Noted, number: int) -> Place:
    """A table where everybody is told what has happened about a seat, as long as it stands."""
    noted = place.row.noted
    seats = sorted({*noted.get(what, []), number})
    return replace(place, row=replace(place.row, noted=noted | {what: seats}))


def taking_sides(place: Place, number: int, visitor: str) -> Place:
    """Who holds or has held a seat of one team sits down at another's only if all agree, and everybody is told. Who held
    seats of several teams from the opening may sit at any of them; whoever sits down later is told."""
    teams = place.teams
    sides = place.sides_of(visitor, teams)
    if sides and teams[number] not in sides:
        about = about_side(number)
        if not set(who_decides(place, about)) <= set(place.row.agreed.get(about, [])):
            raise Refused("other_team")
        return noting(place, "crossed", number)
    others = [other for other in place.sitters if other != visitor]
    if "crossed" not in place.row.noted and any(len(place.sides_of(other, teams)) > 1 for other in others):
        return noting(place, "both", number)
    return place


def token() -> str:
    """An unguessable token."""
    return secrets.token_urlsafe(16)


def secret_seed() -> int:
    """A seed that can be neither guessed nor found by trying: all its bits count, because it has more than 64."""
    return (1 << SECRET_BITS) + secrets.randbits(SECRET_BITS)


def begun(
    table: Table[Any],
    so_far: Sequence[Record],
    origin: bytes | None,
    seats: list[SeatRow],
    settings: Settings,
    host: str,
    known: SeedKnown,
    brought: Whence = "",
) -> Place:
    """A game as a new table, after what has happened there so far."""
    now = so_far[-1].at
    row = TableRow(
        id=token(),
        game=table.rules.slug,
        options=table.options,
        seed=table.seed,
        known=known,
        brought=brought,
        held=[[seat.holder] if seat.kind == "person" else [] for seat in seats],
        origin=origin,
        version=len(so_far) - 1,
        timeline=0,
        moves=len(table.moves),
        log_length=so_far[-1].log_end,
        checkpoint=table.checkpoint,
        since=table.moves[table.checkpoint_after :],
        trail=table.trail,
        kept_at=max(record.checkpoint_at for record in so_far),
        waits_for="nobody",
        waits_seat=-1,
        moment=reading_of(table.state).moment(table.state, None),
        outcome=table.outcome,
        closed=False,
        paused=settings.paused,
        settings=settings,
        host=host,
        created=now,
        touched=now,
        archived=None,
        revision=table.rules.revision,
    )
    wait_for_next(row, seat_asked(table), seats)
    return Place(row, seats)


def settle(row: TableRow, table: Table[Any], seats: Sequence[SeatRow]) -> None:
    """Writes down where the game stands now, by the rules of today."""
    row.revision = table.rules.revision
    row.checkpoint = table.checkpoint
    row.since = table.moves[table.checkpoint_after :]
    row.trail = table.trail
    row.moment = reading_of(table.state).moment(table.state, None)
    row.outcome = table.outcome
    wait_for_next(row, seat_asked(table), seats)


def seat_asked(table: Table[Any]) -> int:
    """The seat that is asked at a table; -1 if none is."""
    return -1 if table.decision is None else table.decision.seat


def wait_for_next(row: TableRow, seat: int, seats: Sequence[SeatRow]) -> None:
    """Writes down whose decision it is: a seat, or -1 for none."""
    row.waits_seat = seat
    if seat < 0:
        row.waits_for = "nobody"
    else:
        row.waits_for = "bot" if seats[seat].kind == "bot" else "person"
