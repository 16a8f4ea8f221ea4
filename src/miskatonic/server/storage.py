"""What is kept of a table, and how: the database is the truth.

A table is one row with its latest checkpoint and the choices since then, so that a move reads and writes little. Beside it
stands a record of every choice and of every time that choices were taken back, to which rows are only ever added. Of
those with the same `number` the one with the highest version counts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Select,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from miskatonic.kernel.record import Move
from miskatonic.kernel.state import Outcome
from miskatonic.kernel.text import read_text
from miskatonic.server.database import open_database
from miskatonic.server.database_schema import (
    chat,
    pulse,
    records,
    schema,
    seats,
    tables,
    visitors,
)
from miskatonic.server.migrations import bring_up_to_date, require_columns
from miskatonic.server.protocol import Settings
from miskatonic.server.rows import Chance, Record, SeatRow, TableRow, of_part, read_fields, signed, written_fields

MOST_SAID = 1000
"""Maximum number of chat messages kept for a table."""

MOST_READ = 1000
"""Number of choices of a table that are read in one batch."""
MOST_DELETED = 50
"""Number of tables that are deleted in one transaction: moves wait for it."""

_pack = msgspec.msgpack.encode
_JSON = msgspec.json.Decoder(dict[str, Any])
_MOVES = msgspec.msgpack.Decoder(list[Move])
_OUTCOME = msgspec.msgpack.Decoder(Outcome)
_OPTIONS = msgspec.msgpack.Decoder(list[str])


LONGEST_RECORD = 2_000
"""Seats that a visitor's record is made of, at most."""

_OF_CHANCE = ("known", "given", "brought", "held", "agreed", "noted", "trail")
_COLUMNS = [name for name in TableRow.__struct_fields__ if name in tables.c]


def packed(row: TableRow) -> dict[str, Any]:
    """The row as the database holds it."""
    values = {name: getattr(row, name) for name in _COLUMNS}
    great = row.seed >= 2**64
    chance = Chance(hex(row.seed) if great else "", **{name: getattr(row, name) for name in _OF_CHANCE})
    return values | {
        "seed": 0 if great else signed(row.seed),
        "chance": written_fields(chance, row.unread.get("chance")),
        "options": msgspec.json.encode(row.options),
        "since": _pack(row.since),
        "moment": _pack(row.moment),
        "outcome": None if row.outcome is None else _pack(row.outcome),
        "settings": written_fields(row.settings, row.unread.get("settings")),
        "closed": int(row.closed),
        "paused": int(row.paused),
    }


def unpacked(values: Mapping[Any, Any]) -> TableRow:
    """The row as it is used."""
    fields = {name: values[name] for name in _COLUMNS}
    chance, more_chance = read_fields(values["chance"], Chance)
    settings, more_settings = read_fields(values["settings"], Settings)
    return TableRow(
        **fields
        | {name: getattr(chance, name) for name in _OF_CHANCE}
        | {
            "seed": int(chance.secret, 16) if chance.secret else fields["seed"],
            "options": _JSON.decode(fields["options"]),
            "since": _MOVES.decode(fields["since"]),
            "moment": read_text(fields["moment"]),
            "outcome": None if fields["outcome"] is None else _OUTCOME.decode(fields["outcome"]),
            "settings": settings,
            "closed": bool(fields["closed"]),
            "paused": bool(fields["paused"]),
            "unread": {"chance": more_chance, "settings": more_settings},
        }
    )


def packed_record(table_id: str, record: Record) -> dict[str, Any]:
    """The record as the database holds it."""
    return msgspec.structs.asdict(record) | {"table_id": table_id, "options": _pack(record.options)}


def add_records(db: Connection, table_id: str, part: bytes) -> None:
    """Writes a part of what has happened at a table."""
    db.execute(_ADD_RECORD, [packed_record(table_id, record) for record in of_part(part)])


_IN_PLAY = (tables.c.archived.is_(None), tables.c.closed == 0, tables.c.outcome.is_(None))

# Statements that every move needs are put together once.
_TABLE = (
    select(tables, *(column.label(f"seat_{column.name}") for column in seats.c))
    .join_from(tables, seats, tables.c.id == seats.c.table_id)
    .where(tables.c.id == bindparam("table"))
    .order_by(seats.c.seat)
)
_CHANGE = (
    update(tables)
    .where(tables.c.id == bindparam("this"), tables.c.version == bindparam("known"))
    .values({column.name: bindparam(column.name) for column in tables.c if column is not tables.c.id})
)
_ADD_RECORD = insert(records)
_OF_RECORD = "record_"
_CHANGED = _CHANGE.returning(tables.c.id).cte()
_MOVE = (
    insert(records)
    .from_select(
        list(records.c),
        select(*(bindparam(_OF_RECORD + column.name, type_=column.type) for column in records.c)).select_from(_CHANGED),
    )
    .returning(records.c.version)
)
"""A table changes and its record is added, both or neither: what PostgreSQL does in one go."""
_SEEN = (
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.holder == bindparam("by"))
    .values(seen=bindparam("now"))
)
_SEEN_AT_ONCE = _SEEN.returning(seats.c.seat)
_SEAT = SeatRow.__struct_fields__


def _that_count() -> tuple[ColumnElement[bool], ...]:
    """Which records count in a version of a table: those of choices that have not been taken back."""
    later = records.alias()
    version = bindparam("version", type_=Integer)
    taken_back = select(later.c.version).where(
        later.c.table_id == records.c.table_id,
        later.c.number == records.c.number,
        later.c.version > records.c.version,
        later.c.version <= version,
        later.c.kind != literal_column("'undo'"),
    )
    in_version = (records.c.table_id == bindparam("table"), records.c.version <= version)
    return (*in_version, records.c.kind != literal_column("'undo'"), ~taken_back.exists())


_COUNT = _that_count()


def _records_that_count(*, events: bool, options: bool) -> Select[Any]:
    """The valid records of a range of choices, from that place in the log on."""
    left_out = {"table_id", "checkpoint", "at", *([] if events else ["events"]), *([] if options else ["options"])}
    return (
        select(*(column for column in records.c if column.name not in left_out))
        .where(*_COUNT, records.c.number.between(bindparam("first"), bindparam("up_to")))
        .where(records.c.log_end > bindparam("log_from"))
        .order_by(records.c.number)
    )


_RECORDS = {
    (events, options): _records_that_count(events=events, options=options)
    for events in (False, True)
    for options in (False, True)
}


def _open_tables(host: str) -> Select[int]:
    """How many tables a visitor hosts that are neither over nor put away."""
    return select(func.count()).where(tables.c.host == host, *_IN_PLAY)


class Storage:
    """The tables and visitors in a database."""

    def __init__(self, url: str) -> None:
        self.upsert = sqlite.insert if url.startswith("sqlite") else postgresql.insert
        self.database = open_database(url)

    async def open(self) -> None:
        """Makes the tables of the database, or those of an earlier version new. Several processes may do so at once."""
        for attempt in range(5):
            try:
                await self.database.write(lambda db: bring_up_to_date(db, schema))
                return
            except DBAPIError:
                if attempt == 4:
                    raise
                await asyncio.sleep(0.2 * (attempt + 1))

    async def close(self) -> None:
        """Lets go of the database."""
        await self.database.close()

    async def tidy(self) -> None:
        """What the database needs from time to time."""
        await self.database.tidy()

    async def try_out(self, now: float) -> None:
        """Looks whether every column is there, and writes: fails as a move would fail."""
        beat = self.upsert(pulse).values(id=1, at=now)
        change = beat.on_conflict_do_update(index_elements=[pulse.c.id], set_={"at": now})

        await self.database.write(lambda db: require_columns(db, schema))
        await self.database.write(lambda db: db.execute(change))

    # --- looking things up

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table with its seats."""
        found = await self.database.fetch(_TABLE, {"table": table_id})
        if not found:
            return None
        at_it = [SeatRow(**{name: row[f"seat_{name}"] for name in _SEAT}) for row in found]
        return unpacked(found[0]), at_it

    async def tables_of(self, visitor: str, *, archived: bool) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables that a visitor hosts or sits at, the latest first."""
        held = select(seats.c.table_id).where(seats.c.holder == visitor, seats.c.kind == "person")
        query = (
            select(tables)
            .where(or_(tables.c.host == visitor, tables.c.id.in_(held)))
            .where(tables.c.archived.is_not(None) if archived else tables.c.archived.is_(None))
            .order_by(tables.c.touched.desc())
            .limit(50)
        )
        found = await self.database.read(lambda db: db.execute(query).all())
        rows = [unpacked(row._mapping) for row in found]
        theirs = select(seats).where(seats.c.table_id.in_([row.id for row in rows])).order_by(seats.c.seat)
        at_it: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        for seat in await self.database.read(lambda db: db.execute(theirs).all()):
            at_it[seat.table_id].append(SeatRow(**{name: getattr(seat, name) for name in _SEAT}))
        return [(row, at_it[row.id]) for row in rows]

    async def record_of(self, visitor: str) -> dict[str, list[bool]]:
        """The latest games that a visitor has played to their end, by kind: whether one of its seats has won each."""
        query = (
            select(tables.c.id, tables.c.game, tables.c.outcome, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.holder == visitor, seats.c.kind == "person", tables.c.outcome.is_not(None))
            .order_by(tables.c.touched.desc())
            .limit(LONGEST_RECORD)
        )
        ended: dict[tuple[str, str], bool] = {}
        for row in await self.database.read(lambda db: db.execute(query).all()):
            table = (row.game, row.id)
            ended[table] = ended.get(table, False) or row.seat in _OUTCOME.decode(row.outcome).winners
        found: dict[str, list[bool]] = {}
        for (game, _), won in ended.items():
            found.setdefault(game, []).append(won)
        return found

    async def open_tables(self, host: str) -> int:
        """How many tables a visitor hosts that are neither over nor put away."""
        return await self.database.read(lambda db: int(db.execute(_open_tables(host)).scalar_one()))

    async def seats_held(self, holder: str) -> int:
        """How many seats a visitor holds at such tables."""
        theirs = select(func.count()).select_from(seats).join(tables, tables.c.id == seats.c.table_id)
        query = theirs.where(seats.c.holder == holder, seats.c.kind == "person", *_IN_PLAY)
        return await self.database.read(lambda db: int(db.execute(query).scalar_one()))

    async def waiting_for_bots(self) -> dict[str, int]:
        """The tables where it is for a bot to move, each with its version."""
        query = select(tables.c.id, tables.c.version).where(
            tables.c.waits_for == "bot",
            tables.c.closed == 0,
            tables.c.paused == 0,
            tables.c.archived.is_(None),
        )
        return await self.database.read(lambda db: {row.id: row.version for row in db.execute(query)})

    async def under_way(self) -> int:
        """How many tables are neither over nor put away."""
        query = select(func.count()).select_from(tables).where(*_IN_PLAY)
        return await self.database.read(lambda db: int(db.execute(query).scalar_one()))

    async def failed(self) -> int:
        """At how many of them a bot has given up."""
        query = select(func.count()).select_from(tables).where(tables.c.waits_for == "failed", *_IN_PLAY)
        return await self.database.read(lambda db: int(db.execute(query).scalar_one()))

    async def records(
        self,
        row: TableRow,
        up_to: int,
        *,
        first: int = 0,
        log_from: int = -1,
        events: bool = False,
        options: bool = False,
    ) -> list[Record]:
        """The records that count in that version of a table, from so many choices up to so many, and from that place in the log.

        Somebody may take choices back meanwhile and make others: they are not looked at.
        """
        values = {"table": row.id, "version": row.version, "first": first, "up_to": up_to, "log_from": log_from}
        found = [dict(each) for each in await self.database.fetch(_RECORDS[events, options], values)]
        if options:
            for fields in found:
                fields["options"] = _OPTIONS.decode(fields["options"])
        return [Record(**fields) for fields in found]

    async def moves(self, row: TableRow) -> list[Move]:
        """All choices that count in that version of a table; others may read between two parts of them."""
        found: list[Move] = []
        for first in range(1, row.moves + 1, MOST_READ):
            last = min(first + MOST_READ - 1, row.moves)
            part = await self.records(row, last, first=first, options=True)
            found += [Move(record.seat, record.options) for record in part]
        return found

    async def latest_move(self, row: TableRow, by: Sequence[int]) -> int | None:
        """The number of the latest choice that counts of those seats."""
        theirs = (records.c.kind == "move", records.c.seat.in_(by), records.c.number <= row.moves)
        query = select(func.max(records.c.number)).where(*_COUNT, *theirs)
        values = {"table": row.id, "version": row.version}
        return await self.database.read(lambda db: db.execute(query, values).scalar_one())

    async def kept_before(self, row: TableRow, number: int) -> Record:
        """The latest record with a checkpoint, up to that number of choices."""
        columns = (records.c.version, records.c.kind, records.c.number, records.c.checkpoint_at, records.c.checkpoint)
        kept = (records.c.number <= number, records.c.checkpoint_at >= 0)
        query = select(*columns).where(*_COUNT, *kept).order_by(records.c.number.desc()).limit(1)
        values = {"table": row.id, "version": row.version}
        return await self.database.read(lambda db: Record(**db.execute(query, values).one()._mapping))

    # --- writing

    async def add(self, row: TableRow, at_it: Sequence[SeatRow], parts: Sequence[bytes], most: int) -> bool:
        """A new table with the parts of what has happened there. Others may write between two of them; nobody knows of the table
        before all of it is there. Whether there is one: its host may have no more than that."""
        *earlier, last = parts

        def begin(db: Connection) -> None:
            nobodys = msgspec.structs.replace(row, host="", archived=row.created)
            db.execute(insert(tables), packed(nobodys))

        def finish(db: Connection) -> bool:
            if self.database.changes_together:  # others write at the same time: those of one host one after the other
                db.execute(select(func.pg_advisory_xact_lock(func.hashtext(row.host))))
            if int(db.execute(_open_tables(row.host)).scalar_one()) >= most:
                return False
            add_records(db, row.id, last)
            if earlier:
                db.execute(delete(tables).where(tables.c.id == row.id))
            db.execute(insert(tables), packed(row))
            db.execute(insert(seats), [{"table_id": row.id} | msgspec.structs.asdict(seat) for seat in at_it])
            return True

        if earlier:
            await self.database.write(begin)
        for part in earlier:
            await self.database.write(partial(add_records, table_id=row.id, part=part))
        return await self.database.write(finish)

    async def delete_unfinished(self, before: float) -> None:
        """Deletes the tables that were begun before then and never finished, with what has been written of them."""
        old = select(tables.c.id).where(tables.c.host == "", tables.c.touched < before)

        def work(db: Connection) -> None:
            ids = list(db.execute(old).scalars())
            db.execute(delete(records).where(records.c.table_id.in_(ids)))
            db.execute(delete(tables).where(tables.c.id.in_(ids)))

        await self.database.write(work)

    async def change(
        self, row: TableRow, known: int, record: Record | None = None, changed: Sequence[SeatRow] = ()
    ) -> bool:
        """Writes a table anew with what led there, if it still has the version that is known."""
        if record is not None and not changed and self.database.changes_together:
            values = packed(row) | {"this": row.id, "known": known}
            values |= {_OF_RECORD + name: value for name, value in packed_record(row.id, record).items()}
            return bool(await self.database.fetch(_MOVE, values))

        def work(db: Connection) -> bool:
            if db.execute(_CHANGE, packed(row) | {"this": row.id, "known": known}).rowcount != 1:
                return False
            if record is not None:
                db.execute(_ADD_RECORD, packed_record(row.id, record))
            for seat in changed:
                this = (seats.c.table_id == row.id, seats.c.seat == seat.seat)
                db.execute(update(seats).where(*this).values(msgspec.structs.asdict(seat)))
            return True

        return await self.database.write(work)

    async def archive(self, untouched_since: float, now: float) -> int:
        """Archives the tables that have been idle since then. They can be opened again."""
        old = (tables.c.archived.is_(None), tables.c.touched < untouched_since)
        change = update(tables).where(*old).values(archived=now)
        return await self.database.write(lambda db: db.execute(change).rowcount)

    async def give_up(self, table_id: str, version: int) -> None:
        """The bot whose turn it is cannot go on; the next change of the table lets it try again."""
        this = (tables.c.id == table_id, tables.c.version == version, tables.c.waits_for == "bot")
        change = update(tables).where(*this).values(waits_for="failed")
        await self.database.write(lambda db: db.execute(change))

    async def delete_archived(self, before: float) -> int:
        """Deletes tables that were put away before then, with everything about them; how many, and not too many at once."""
        put_away = select(tables.c.id).where(tables.c.archived < before).order_by(tables.c.archived)
        # The reader that takes a table out does so before it is chosen, or finds nothing.
        old = put_away.limit(MOST_DELETED).with_for_update()

        def work(db: Connection) -> int:
            ids = list(db.execute(old).scalars())
            for table in (records, seats, chat):
                db.execute(delete(table).where(table.c.table_id.in_(ids)))
            return db.execute(delete(tables).where(tables.c.id.in_(ids))).rowcount

        return await self.database.write(work)

    async def take_out(self, table_id: str, now: float) -> None:
        """A table that was put away is wanted again."""
        change = update(tables).where(tables.c.id == table_id).values(archived=None, touched=now)
        await self.database.write(lambda db: db.execute(change))

    async def seen(self, table_id: str, holder: str, now: float) -> bool:
        """A holder of seats is connected, or leaves if the time is negative. Whether any seat is theirs."""
        values = {"table": table_id, "by": holder, "now": now}
        if self.database.changes_together:
            return bool(await self.database.fetch(_SEEN_AT_ONCE, values))
        return await self.database.write(lambda db: db.execute(_SEEN, values).rowcount > 0)

    # --- visitors and what they say

    async def name_of(self, visitor: str) -> str:
        """What a visitor is called; "" if it has not said so."""
        query = select(visitors.c.name).where(visitors.c.id == visitor)
        return await self.database.read(lambda db: str(db.execute(query).scalar_one_or_none() or ""))

    async def set_name(self, visitor: str, name: str) -> None:
        """A visitor says what it is called."""
        add = self.upsert(visitors).values(id=visitor, name=name)
        change = add.on_conflict_do_update(index_elements=[visitors.c.id], set_={"name": name})
        await self.database.write(lambda db: db.execute(change))

    async def say(self, table_id: str, seat: int, name: str, words: str, at: float) -> int:
        """Stores a chat message and returns its number."""
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == table_id)

        def work(db: Connection) -> int:
            number = int(db.execute(last).scalar_one()) + 1
            line = {"table_id": table_id, "number": number, "seat": seat, "name": name, "words": words, "at": at}
            db.execute(insert(chat), line)
            db.execute(delete(chat).where(chat.c.table_id == table_id, chat.c.number <= number - MOST_SAID))
            return number

        for _ in range(20):
            try:
                return await self.database.write(work)
            except DBAPIError:  # another message was stored at the same time
                await asyncio.sleep(0.01)
        raise TimeoutError("too many speak at once")

    async def said(self, table_id: str, after: int = 0) -> list[dict[str, Any]]:
        """The latest that was said, oldest first."""
        query = (
            select(chat)
            .where(chat.c.table_id == table_id, chat.c.number > after)
            .order_by(chat.c.number.desc())
            .limit(100)
        )
        return await self.database.read(lambda db: [dict(row._mapping) for row in db.execute(query)][::-1])
