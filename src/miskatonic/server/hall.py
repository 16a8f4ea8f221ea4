"""The hall where the tables stand: what visitors may do at them.

Nothing that matters is kept here between two requests. A move loads the table, makes the choice and writes both in one
transaction that succeeds only if nobody else has changed the table meanwhile.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from math import ceil
from typing import Any, TypeVar, TypeVarTuple

import msgspec

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.record import Move, rules_changed
from miskatonic.kernel.slips import slip
from miskatonic.kernel.table import table_at_start
from miskatonic.kernel.text import text
from miskatonic.server import choosing, log
from miskatonic.server.attendance import Attendance
from miskatonic.server.choosing import Viewer
from miskatonic.server.config import Config
from miskatonic.server.keys import key_for
from miskatonic.server.place import (
    FILE,
    Chosen,
    Earlier,
    Passage,
    Place,
    about_seat,
    about_side,
    begun,
    by_the_rules,
    decided,
    noting,
    renewed,
    seat_of,
    secret_seed,
    side_of,
    taking_sides,
    token,
    wait_for_next,
    who_decides,
)
from miskatonic.server.problems import Refused, refusal
from miskatonic.server.protocol import ChangeSettings, ChatLine, NewTable, SeatRequest
from miskatonic.server.recent import Lately, Recent
from miskatonic.server.rows import Record, SeatRow, SeedKnown, TableRow, in_parts
from miskatonic.server.saved import Bringer, open_saved, stuck, write_saved
from miskatonic.server.storage import Storage
from miskatonic.server.thinking import bots_of
from miskatonic.server.undoing import taken_back
from miskatonic.server.words import readable, required
from miskatonic.server.workers import Bounds, Workers, WorkFailed

PROCESSES = 2
"""Maximum number of long jobs of one address at a time, and of short ones that people wait for: there is one process more for
each, so that another address does not wait."""
MEMORY = 512 * 1024 * 1024
"""Bytes that each of them may take."""
MOST_OF_ONE = 16
"""Maximum number of jobs of one visitor at a time; an address may have four times as many."""
RETRIES = 50
"""Retries of a change of seats or settings while players move, before it is given up."""

MOST_HOLDERS = 50
"""Maximum number of successive holders of a seat: they are remembered, because each has seen what the seat may know."""
UNFINISHED_FOR = 3600.0
"""Seconds after which a table that was begun but not completed counts as abandoned."""
SEEN_EVERY = 60.0
"""Interval, in seconds, at which the presence of a player without a live connection is written down."""

CHANGED = b"changed"
"""The message that a table has changed."""

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")

told = logging.getLogger(__name__)
Publish = Callable[[str, bytes], Awaitable[None]]
T = TypeVar("T")
Args = TypeVarTuple("Args")


class Hall:
    """All tables."""

    def __init__(self, storage: Storage, config: Config, publish: Publish) -> None:
        self.storage = storage
        self.config = config
        self.publish = publish
        self.rearranging: Counter[str] = Counter()
        """Tables whose seats or settings are being changed. Bots wait there: one that moves at once would always win the race."""
        self.recent = Recent()
        self.attendance = Attendance()
        self._key = b""
        limits = config.limits
        self.long_work = Workers(bounds_of(limits.work_seconds, nice=15))
        """Reads and writes whole games."""
        self.quick_work = Workers(bounds_of(limits.look_seconds, nice=5))
        """Makes what people look at, and all that is done where a position was made up: it does not wait for whole games."""
        self.closed = False
        self.wake_bots: Callable[[str], None] = lambda _: None
        """Called when it has become a bot's turn at a table."""

    def close(self) -> None:
        """Cancels running jobs: their requests are refused."""
        self.closed = True
        self.long_work.close()
        self.quick_work.close()

    # --- finding a table

    async def place(self, table_id: str) -> Place:
        """The table with that id."""
        found = await self.storage.table(table_id) if TABLE_ID.fullmatch(table_id) else None
        if found is None or found[0].game not in GAMES.names():
            raise Refused("unknown_table")
        place = Place(*found)
        if place.outdated:
            return await self._renewed(place)
        self.recent.read(place)
        return place

    async def place_seen_by(self, table_id: str, visitor: str) -> Place:
        """The same for a request that only reads."""
        place = await self.place(table_id)
        self.must_be_seen_by(place, visitor)
        self.attendance.ask(table_id)
        if place.row.archived is not None:
            await self._take_out(place.row)
        return place

    def must_be_seen_by(self, place: Place, visitor: str) -> None:
        """Refused to those who may not look at it."""
        if not place.row.settings.spectators and visitor not in (place.row.host, *place.sitters):
            raise Refused("not_for_spectators")

    async def _take_out(self, row: TableRow) -> None:
        """Restores an archived table that is requested."""
        await self.storage.take_out(row.id, time.time())
        row.archived = None
        self._after(row)

    async def _renewed(self, place: Place) -> Place:
        """A table of earlier rules goes on with those of today from its checkpoint: what was chosen since is asked again."""
        row = place.row
        moves = row.moves - len(row.since)
        last = (await self.storage.records(row, moves, events=True, options=True))[-1]
        after = await self.work_at(place, row.host, renewed, place, last, patient=True)
        kept = msgspec.structs.replace(last, version=after.version, checkpoint_at=moves, checkpoint=row.checkpoint)
        try:
            await self._store(after, row.version, kept)
        except Refused:  # another process was quicker
            return await self.place(row.id)
        return Place(after, place.seats)

    async def _signing_key(self) -> bytes:
        """What the saved games of this server are signed with."""
        if not self._key:
            self._key = await key_for(self.storage, "saved games")
        return self._key

    async def archive(self) -> None:
        """Archives tables that are no longer in use."""
        now = time.time()
        await self.storage.archive(now - self.config.archive_after, now)
        await self.storage.delete_unfinished(now - UNFINISHED_FOR)

    # --- opening

    async def open(self, wanted: NewTable, visitor: str) -> Place:
        """A new table."""
        if wanted.game not in GAMES.names():
            raise unknown_game(wanted.game)
        await self._may_open_another(visitor)
        options = wanted.options | {"players": len(wanted.seats)}
        seed = secret_seed() if wanted.seed is None else wanted.seed
        try:
            table = table_at_start(GAMES[wanted.game].rules, options, seed, None)
        except MiskatonicError as error:
            raise refusal(error) from None
        await self._may_sit_down(visitor, sum(seat.kind == "me" for seat in wanted.seats))
        seats = await self._seated(wanted.game, wanted.seats, visitor)
        if table.state.players != len(seats):
            raise Refused("bad_seats", seats=len(seats))
        known: SeedKnown = "" if wanted.seed is None else "chosen"
        so_far = [log.beginning(table, table.events, time.time())]
        place = begun(table, so_far, table.origin, seats, wanted.settings, visitor, known)
        return await self._begin(place, in_parts(so_far))

    async def open_saved(self, saved: bytes, visitor: str) -> Place:
        """A new table from a saved game: its bots as they were, everybody else the visitor."""
        await self._may_open_another(visitor)
        limits, storage = self.config.limits, self.storage
        who = Bringer(visitor, await storage.name_of(visitor), await storage.seats_held(visitor), limits.seats)
        key = await self._signing_key()
        try:
            opened = await self.long_work.do(visitor, "", open_saved, saved, key, limits.moves, who)
        except WorkFailed as error:
            told.info("a saved game is refused: %s", error)
            raise stuck() from None
        return await self._begin(*opened)

    async def _may_open_another(self, visitor: str) -> None:
        if await self.storage.open_tables(visitor) >= self.config.limits.tables:
            raise Refused("too_many_tables", tables=self.config.limits.tables)

    async def _may_sit_down(self, visitor: str, seats: int) -> None:
        if await self.storage.seats_held(visitor) + seats > self.config.limits.seats:
            raise Refused("too_many_seats", seats=self.config.limits.seats)

    async def _seated(self, game: str, wanted: Sequence[SeatRequest], visitor: str) -> list[SeatRow]:
        me = await self.storage.name_of(visitor)
        seats = []
        for number, request in enumerate(wanted):
            seat = SeatRow(
                seat=number, kind="person" if request.kind == "me" else request.kind, name=readable(request.name)
            )
            if request.kind == "me":
                seat.name, seat.holder = seat.name or me, visitor
            elif request.kind == "open":
                seat.invite = token()
            else:
                seat.bot = known_bot(game, request.bot or bots_of(game)[-1])
            seats.append(seat)
        return seats

    async def _begin(self, place: Place, so_far: Sequence[bytes]) -> Place:
        most = self.config.limits.tables
        if not await self.storage.add(place.row, place.seats, so_far, most):
            raise Refused("too_many_tables", tables=most)
        self.attendance.ask(place.row.id)
        self._after(place.row)
        return place

    def _after(self, row: TableRow) -> None:
        if row.waits_for == "bot" and not row.paused and not row.closed:
            self.wake_bots(row.id)

    async def give_up(self, place: Place) -> None:
        """The bot whose turn it is cannot go on: everybody is told, and it waits until the table changes."""
        await self.storage.give_up(place.row.id, place.row.version)
        await self.publish(place.row.id, CHANGED)

    # --- playing

    async def choose(
        self, place: Place, seat: int, options: Sequence[str], known: int, viewer: Viewer | None
    ) -> Chosen:
        """Takes options for a seat, in the version of the table that is known. What comes of it is looked at before it is kept,
        by the viewer who chooses (None: a bot): where that fails, the table stays as it was."""
        row = place.row
        self._must_be_open(row)
        if row.paused:
            raise Refused("table_paused")
        if known != row.version:
            raise Refused("stale_version")
        visitor = row.host if viewer is None else viewer.visitor
        changed: list[SeatRow] = []
        if viewer is not None:
            self.attendance.ask(row.id)
            if abs(place.seats[seat].seen) < (now := time.time()) - SEEN_EVERY:
                changed = [msgspec.structs.replace(place.seats[seat], seen=now)]
                place = Place(row, [*place.seats[:seat], *changed, *place.seats[seat + 1 :]], place.read)
        done = await self.work_at(place, visitor, choosing.choose, place, seat, options, viewer, patient=viewer is None)
        lately = Lately(done.place, done.record, done.scenes)
        await self._store(done.place.row, row.version, done.record, changed, lately)
        return done

    async def work_at(
        self, place: Place, visitor: str, work: Callable[[*Args], T], *args: *Args, patient: bool = False
    ) -> T:
        """What comes of a visitor's work at a table, a function of plain data: done here, but in a process with limits where
        somebody has made the position up. Who is patient waits its turn, however much it has asked for."""
        try:
            with by_the_rules(place.row.id):
                if place.made_up:
                    return await self.quick_work.do(visitor, place.row.id, work, *args, patient=patient)
                return work(*args)
        except MiskatonicError as error:
            raise refusal(error) from None

    async def take_back(self, place: Place, visitor: str, known: int) -> Place:
        """Takes a visitor's latest choice back, with what bots have done since."""
        row = place.row
        self._must_be_open(row)
        if known != row.version:
            raise Refused("stale_version")
        mine = place.held_by(visitor)
        if not mine:
            raise Refused("not_your_seat")
        if row.outcome is not None and row.given:
            raise Refused("undo_opened")
        last = await self.storage.latest_move(row, mine)
        if last is None:
            raise Refused("nothing_to_undo")
        others = [seat.seat for seat in place.seats if seat.kind != "bot" and seat.seat not in mine]
        made = await self.storage.records(row, row.moves, first=last, options=True)
        if not row.settings.free_undo and any(record.seat in others for record in made):
            raise Refused("undo_others")
        since = [Move(record.seat, record.options) for record in made]
        earlier = await self.earlier(place, last - 1)
        now = time.time()
        with by_the_rules(row.id):
            after = await self.quick_work.do(visitor, row.id, taken_back, place, earlier, since, mine, now)
        await self._store(after, row.version, Record(version=after.version, kind="undo", number=after.moves, at=now))
        return Place(after, place.seats)

    async def earlier(self, place: Place, number: int) -> Earlier:
        """The game after that number of choices."""
        return (await self.passage(place, number, number)).start

    async def passage(self, place: Place, after: int, to: int) -> Passage:
        """The game after that number of choices, and the choices from there up to another moment."""
        row = place.row
        for number in (after, to):
            if not 0 <= number <= row.moves:
                raise Refused("unknown_moment", number=number, moves=row.moves)
        kept = await self.storage.kept_before(row, after)
        assert kept.checkpoint is not None
        found = await self.storage.records(row, to, first=kept.checkpoint_at, options=True)
        made = [record for record in found if record.number > kept.checkpoint_at]
        if any(record.revision not in (None, place.rules.revision) for record in made):
            raise refusal(rules_changed("error-rules-changed", place.rules))
        until = [record for record in found if record.number <= after]
        since = [Move(record.seat, record.options) for record in until if record.number > kept.checkpoint_at]
        start = Earlier(after, kept.checkpoint, kept.checkpoint_at, since, until[-1].log_end)
        return Passage(start, found[len(until) :])

    async def give_file(self, table_id: str, visitor: str) -> bytes:
        """The whole game as a file, for who may see all of it. That it was given is written down before it is."""

        async def give(place: Place) -> Place:
            self._may_have_file(place, visitor)
            return place if place.row.given else await self._rearrange(place, given=True)

        return await self.saved(await self.rearrange(table_id, give), visitor)

    def _may_have_file(self, place: Place, visitor: str) -> None:
        """When the game is over everybody may. Before that, who hosts the table or sits at it, and only if all others agree who
        hold seats or have held one; not while a seat waits for somebody; and not against bots of another team, whom nobody can
        ask. Who only watches bots plays against none of them."""
        if place.row.outcome is not None:
            return
        held = place.held_by(visitor)
        if place.row.host != visitor and not held:
            raise Refused("hidden")
        if any(seat.kind == "open" for seat in place.seats):
            raise Refused("open_seats")
        state = place.position
        teams = {state.team(seat.seat) for seat in place.seats if not place.sat(seat.seat)}
        mine = {state.team(seat) for seat in held}
        agreed = place.row.agreed.get(FILE, [])
        if (held and teams - mine) or any(other not in (visitor, *agreed) for other in place.sitters):
            raise Refused("hidden")

    async def saved(self, place: Place, visitor: str) -> bytes:
        """The whole game as a file."""
        row = place.row
        moves = await self.storage.moves(row)
        players = [seat.bot if seat.kind == "bot" else "me" for seat in place.seats]
        key = await self._signing_key()
        with by_the_rules(row.id):
            return await self.long_work.do(visitor, row.id, write_saved, row, moves, players, key)

    def _must_be_open(self, row: TableRow) -> None:
        if row.closed:
            raise Refused("table_closed")

    async def _store(
        self,
        row: TableRow,
        known: int,
        record: Record | None = None,
        changed: Sequence[SeatRow] = (),
        lately: Lately | None = None,
    ) -> None:
        stored = await self.storage.change(row, known, record, changed)
        self.recent.forget(row.id)
        if not stored:
            raise Refused("stale_version")
        if lately is not None:
            self.recent.keep(lately)
        await self.publish(row.id, now_at(row.version))
        self._after(row)

    # --- seats and settings

    async def rearrange(self, table_id: str, change: Callable[[Place], Awaitable[Place]]) -> Place:
        """Changes the seats of a table. It is tried again if a player moves meanwhile, which makes no difference to it."""
        self.attendance.ask(table_id)
        self.rearranging[table_id] += 1
        try:
            for _ in range(RETRIES):
                try:
                    return await change(await self.place(table_id))
                except Refused as refused:
                    if refused.code != "stale_version":
                        raise
            raise Refused("stale_version")
        finally:
            self.rearranging -= Counter([table_id])

    async def change_settings(self, place: Place, change: ChangeSettings) -> Place:
        """The host decides."""
        self._must_be_open(place.row)
        given = {key: value for key, value in msgspec.structs.asdict(change).items() if value is not None}
        settings = msgspec.structs.replace(place.row.settings, **given)
        return await self._rearrange(place, settings=settings, paused=settings.paused)

    async def end(self, place: Place) -> Place:
        """The host closes the table for good."""
        return await self._rearrange(place, closed=True)

    async def claim(self, place: Place, number: int, invite: str, name: str, visitor: str) -> Place:
        """A visitor takes an open seat with the token of its link."""
        seat = self.seat(place, number)
        if seat.kind == "person" and seat.holder == visitor:
            return place
        if not seat.invite or not secrets.compare_digest(seat.invite.encode(), invite.encode()):
            raise Refused("bad_invite")
        if seat.kind != "person" and place.owner(number) not in ("", visitor):  # its holder has not given it away
            raise Refused("seat_held")
        return await self._sit_down(place, number, name, visitor)

    async def sit_again(self, place: Place, number: int, visitor: str) -> Place:
        """A visitor takes back a seat that a bot plays meanwhile, or that was opened."""
        seat = self.seat(place, number)
        if seat.kind == "person" or place.owner(number) != visitor:
            raise Refused("not_your_seat")
        return await self._sit_down(place, number, "", visitor)

    async def _sit_down(self, place: Place, number: int, name: str, visitor: str) -> Place:
        await self._may_sit_down(visitor, 1)
        held = place.sat(number)
        if visitor not in held and len(held) >= MOST_HOLDERS:
            raise Refused("too_many_holders")
        place = taking_sides(place, number, visitor)
        name = readable(name) or await self.storage.name_of(visitor)
        taken = SeatRow(seat=number, kind="person", name=name, holder=visitor, seen=time.time())
        return await self._seat(place, taken)

    async def seat_bot(self, place: Place, number: int, bot: str) -> Place:
        """Gives a seat to a bot, no matter who holds it."""
        self.seat(place, number)
        return await self._seat(place, SeatRow(seat=number, kind="bot", bot=known_bot(place.row.game, bot)))

    async def open_seat(self, place: Place, number: int, visitor: str) -> Place:
        """Makes a new link to a seat: on behalf of its holder, who keeps it until the link is followed, or else of the host."""
        seat = self.seat(place, number)
        if seat.kind == "person" and seat.holder != visitor:
            raise Refused("not_your_seat")
        if seat.kind != "person" and place.row.host != visitor:
            raise Refused("not_the_host")
        kind = "open" if seat.kind == "bot" else seat.kind
        if seat.kind == "bot" and not place.sat(number) and len(set(place.teams)) > 1:
            place = noting(place, "freed", number)
        place = await self._seat(place, msgspec.structs.replace(seat, kind=kind, bot="", invite=token()))
        if kind == "person" or place.owner(number) in ("", visitor):
            return place
        if visitor in place.owners and not self._is_here(place, number):
            return await self.vote(place, about_seat(number), visitor, agrees=True)
        return await self._rearrange(place, agreed=place.row.agreed | {about_seat(number): []})

    async def name_seat(self, place: Place, number: int, name: str, visitor: str) -> Place:
        """What the holder of a seat is called there."""
        seat = self.seat(place, number)
        if seat.kind != "person" or seat.holder != visitor:
            raise Refused("not_your_seat")
        return await self._seat(place, msgspec.structs.replace(seat, name=required(name)))

    def seat(self, place: Place, number: int) -> SeatRow:
        """The seat with that number."""
        if not 0 <= number < len(place.seats):
            raise Refused("unknown_seat", seat=number)
        return place.seats[number]

    async def _seat(self, place: Place, seat: SeatRow) -> Place:
        self._must_be_open(place.row)
        held = [place.sat(other.seat) for other in place.seats]
        agreed = place.row.agreed
        if seat.kind == "person":
            before = [holder for holder in held[seat.seat] if holder not in ("", seat.holder)]
            held[seat.seat] = [*before, seat.holder]
            settled = (about_seat(seat.seat), about_side(seat.seat))
            agreed = {about: who for about, who in agreed.items() if about not in settled}
        else:
            seat.holder, seat.seen = place.owner(seat.seat), place.seats[seat.seat].seen
        seats = [seat if seat.seat == other.seat else other for other in place.seats]
        return await self._rearrange(Place(place.row, seats), changed=[seat], held=held, agreed=agreed)

    # --- what not one person alone decides

    async def vote(self, place: Place, about: str, visitor: str, *, agrees: bool) -> Place:
        """Casts or withdraws a vote."""
        self._must_be_open(place.row)
        number, side = seat_of(place, about), side_of(place, about)
        if visitor not in who_decides(place, about) or (side is not None and len(set(place.teams)) < 2):
            raise Refused("not_asked")
        if number is not None and agrees and visitor != place.owner(number) and self._is_here(place, number):
            raise Refused("not_away", minutes=ceil(self.config.away_after / 60))
        others = [other for other in place.row.agreed.get(about, []) if other != visitor]
        agreed = place.row.agreed | {about: [*others, visitor] if agrees else others}
        held = [place.sat(seat.seat) for seat in place.seats]
        changed = []
        if number is not None and decided(place, number, agreed[about]):
            if place.owner(number) not in agreed[about]:
                place = noting(place, "voted", number)
            held[number] = [*held[number], ""]
            changed = [msgspec.structs.replace(place.seats[number], holder="", seen=0.0)]
            del agreed[about]
        if number is None and not agreed[about]:
            del agreed[about]
        return await self._rearrange(place, changed, agreed=agreed, held=held)

    def _is_here(self, place: Place, number: int) -> bool:
        """Whether whose seat it is has been seen lately."""
        return time.time() - abs(place.seats[number].seen) < self.config.away_after

    async def _rearrange(self, place: Place, changed: Sequence[SeatRow] = (), **values: Any) -> Place:
        """Changes who sits there or how, but not the game."""
        row = place.row
        after = msgspec.structs.replace(row, version=row.version + 1, touched=time.time(), archived=None, **values)
        wait_for_next(after, row.waits_seat, place.seats)
        await self._store(after, row.version, None, changed)
        return Place(after, place.seats)

    # --- talking

    async def say(self, place: Place, visitor: str, words: str) -> ChatLine:
        """Posts a message in the chat of a table."""
        words = required(words)
        held = place.held_by(visitor)
        if not held and place.row.host != visitor:
            raise Refused("not_at_the_table")
        name = place.seats[held[0]].name if held else await self.storage.name_of(visitor)
        now = time.time()
        number = await self.storage.say(place.row.id, held[0] if held else -1, name, words, now)
        line = ChatLine(number, name, held[0] if held else None, words, now)
        await self.publish(place.row.id, b"chat" + msgspec.json.encode(line))
        return line

    async def said(self, place: Place) -> list[ChatLine]:
        """What was said lately."""
        return [
            ChatLine(
                line["number"], line["name"], None if line["seat"] < 0 else line["seat"], line["words"], line["at"]
            )
            for line in await self.storage.said(place.row.id)
        ]


def bounds_of(seconds: float, nice: int) -> Bounds:
    """Limits of worker processes for work of that number of processor seconds."""
    clock = 60 + 6 * seconds
    return Bounds(
        processes=PROCESSES + 1,
        at_once=PROCESSES,
        processor=seconds,
        clock=clock,
        memory=MEMORY,
        nice=nice,
        of_one=MOST_OF_ONE,
        of_address=4 * MOST_OF_ONE,
    )


def now_at(version: int) -> bytes:
    """The message that a table has changed: its new version."""
    return b"%b%d" % (CHANGED, version)


def version_told(message: bytes) -> int | None:
    """The version in such a message; None where it is about something else, or the version is unknown."""
    told = message.removeprefix(CHANGED)
    return int(told) if message.startswith(CHANGED) and told.isdigit() else None


def unknown_game(game: str) -> Refused:
    """The sentence for a game that there is not."""
    return Refused("unknown_game", slip(game, GAMES.names(), text("server-unknown-game", game=game)))


def known_bot(game: str, bot: str) -> str:
    """The name of a bot that plays this game."""
    if bot not in bots_of(game):
        everybody = text("server-unknown-bot", bot=bot, bots=", ".join(bots_of(game)))
        raise Refused("unknown_bot", slip(bot, bots_of(game), everybody))
    return bot
