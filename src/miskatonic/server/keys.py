"""What the server proves by that something is its own: keys that all processes on one database share."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, select

from miskatonic.server.database_schema import keys
from miskatonic.server.storage import Storage

KEY_BYTES = 32


async def key_for(storage: Storage, name: str) -> bytes:
    """The key of that name, made where there is none yet. Several processes may ask at once."""
    add = storage.upsert(keys).values(name=name, value=secrets.token_bytes(KEY_BYTES)).on_conflict_do_nothing()
    query = select(keys.c.value).where(keys.c.name == name)

    def work(db: Connection) -> bytes:
        db.execute(add)
        return bytes(db.execute(query).scalar_one())

    return await storage.database.write(work)
