"""How the database of an earlier version becomes one of today: step by step, when a server starts.

Each file in `versions` is one step, from the version before to its own. A step only ever adds what programs of the version
before can do without, because they run on while processes are replaced one after the other.
"""

from __future__ import annotations

from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, inspect, select
from sqlalchemy.exc import DBAPIError

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.text import text

FOLDER = Path(__file__).parent
ONE_AT_A_TIME = 19_260_317
"""The number of PostgreSQL's lock that a process holds while it changes the tables."""

_alone = Lock()
"""Alembic knows of one connection at a time."""


def bring_up_to_date(db: Connection, needed: MetaData) -> None:
    """Makes or changes the tables of the database until they are those of this version, or nothing at all."""
    if db.dialect.name == "postgresql":
        db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")
    with _alone:
        config = Config()
        config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
        config.attributes["connection"] = db
        found = MigrationContext.configure(db).get_current_revision()
        if found is not None and found not in all_versions(config):
            require_what_is_needed(db, needed)
            return
        if found is None and (unversioned := version_of(db)) is not None:
            command.stamp(config, unversioned)
        command.upgrade(config, "head")


def all_versions(config: Config) -> list[str]:
    """The versions that this program knows."""
    return [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]


def version_of(db: Connection) -> str | None:
    """The version of a database that was made before versions were written down; None if it is empty."""
    found = inspect(db)
    if not found.has_table("tables"):
        return None
    columns = {column["name"] for column in found.get_columns("tables")}
    return "3" if "revision" in columns else "2" if "chance" in columns else "1"


def require_what_is_needed(db: Connection, needed: MetaData) -> None:
    """The database of a later version will do as long as it has everything that this one needs."""
    try:
        require_columns(db, needed)
    except DBAPIError:
        raise MiskatonicError(text("server-database-newer")) from None


def require_columns(db: Connection, needed: MetaData) -> None:
    """Refused by the database if a table or a column is missing."""
    for table in needed.sorted_tables:
        db.execute(select(table).limit(0))
