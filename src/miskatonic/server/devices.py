"""Browsers that share one visitor, and the codes by which they come to share it."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, insert, or_, select

from miskatonic.server.database_schema import codes, devices, seats, tables, visitors
from miskatonic.server.storage import Storage

_VISITOR_AT = select(devices.c.visitor).where(devices.c.id == bindparam("device"))


class Devices:
    """The browsers of all visitors, in the database."""

    def __init__(self, storage: Storage) -> None:
        self.database = storage.database
        self.upsert = storage.upsert

    async def visitor_at(self, device: str) -> str | None:
        """The visitor that a device became; "" if that visitor is gone; None if the device never became another one."""
        found = await self.database.fetch(_VISITOR_AT, {"device": device})
        return str(found[0]["visitor"]) if found else None

    async def has_been_here(self, visitor: str) -> bool:
        """Whether a visitor has left anything: a name, a table, a seat."""
        left = [select(1).where(column == visitor) for column in (visitors.c.id, tables.c.host, seats.c.holder)]
        query = select(or_(*(each.exists() for each in left)))
        return await self.database.read(lambda db: bool(db.execute(query).scalar_one()))

    async def devices_of(self, visitor: str) -> int:
        """How many browsers are that visitor."""
        query = select(devices.c.id, devices.c.visitor).where(
            or_(devices.c.visitor == visitor, devices.c.id == visitor)
        )
        found = await self.database.read(lambda db: db.execute(query).all())
        known = [str(row.visitor) for row in found]
        first = all(row.id != visitor for row in found)
        return known.count(visitor) + int(first)

    async def add_device(self, device: str, visitor: str, now: float, most: int) -> None:
        """A browser becomes a visitor; where that are too many of them, the one that came first is forgotten."""
        theirs = select(devices.c.id).where(devices.c.visitor == visitor).order_by(devices.c.made.desc())

        def work(db: Connection) -> None:
            db.execute(insert(devices), {"id": device, "visitor": visitor, "made": now})
            too_many = list(db.execute(theirs).scalars())[most:]
            db.execute(delete(devices).where(devices.c.id.in_(too_many)))

        await self.database.write(work)

    async def forget_devices(self, visitor: str, but: str, now: float) -> None:
        """All browsers but one are that visitor no more, and no browser becomes it by its code."""
        others = delete(devices).where(devices.c.visitor == visitor, devices.c.id != but)
        nobody = self.upsert(devices).values(id=visitor, visitor="", made=now).on_conflict_do_nothing()

        def work(db: Connection) -> None:
            db.execute(others)
            if but != visitor:  # the browser that was the first to be this visitor
                db.execute(nobody)
            db.execute(delete(codes).where(codes.c.visitor == visitor))

        await self.database.write(work)

    async def set_code(self, visitor: str, code: str | None, now: float) -> None:
        """The code of a visitor, by its fingerprint; None for none."""

        def work(db: Connection) -> None:
            db.execute(delete(codes).where(codes.c.visitor == visitor))
            if code is not None:
                db.execute(insert(codes), {"visitor": visitor, "id": code, "made": now})

        await self.database.write(work)

    async def visitor_by_code(self, code: str) -> str | None:
        """The visitor with that code."""
        query = select(codes.c.visitor).where(codes.c.id == code)
        return await self.database.read(lambda db: db.execute(query).scalar_one_or_none())

    async def code_made(self, visitor: str) -> float | None:
        """When the code of a visitor was made, if it has one."""
        query = select(codes.c.made).where(codes.c.visitor == visitor)
        return await self.database.read(lambda db: db.execute(query).scalar_one_or_none())
