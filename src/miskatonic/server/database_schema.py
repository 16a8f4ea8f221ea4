"""The tables of the database, their columns and indexes."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, Index, Integer, LargeBinary, MetaData, String, Table

schema = MetaData()

tables = Table(
    "tables",
    schema,
    Column("id", String(24), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("origin", LargeBinary),
    Column("version", Integer, nullable=False),
    Column("timeline", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("log_length", Integer, nullable=False),
    Column("checkpoint", LargeBinary, nullable=False),
    Column("since", LargeBinary, nullable=False),
    Column("kept_at", Integer, nullable=False),
    Column("waits_for", String(8), nullable=False),
    Column("waits_seat", Integer, nullable=False),
    Column("moment", LargeBinary, nullable=False),
    Column("outcome", LargeBinary),
    Column("closed", Integer, nullable=False),
    Column("paused", Integer, nullable=False),
    Column("settings", LargeBinary, nullable=False),
    Column("host", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("archived", Double),
    Column("chance", LargeBinary),
    Column("revision", Integer),
    Index("tables_by_host", "host", "touched"),
    Index("tables_that_wait", "waits_for", "touched"),
)

seats = Table(
    "seats",
    schema,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(20), nullable=False),
    Column("holder", String(64), nullable=False),
    Column("invite", String(64), nullable=False),
    Column("seen", Double, nullable=False),
    Index("seats_by_holder", "holder"),
)

records = Table(
    "records",
    schema,
    Column("table_id", String(24), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("log_begin", Integer, nullable=False),
    Column("log_end", Integer, nullable=False),
    Column("checkpoint_at", Integer, nullable=False),
    Column("checkpoint", LargeBinary),
    Column("at", Double, nullable=False),
    Column("revision", Integer),
    Index("records_by_number", "table_id", "number", "version"),
)

chat = Table(
    "chat",
    schema,
    Column("table_id", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("words", String(500), nullable=False),
    Column("at", Double, nullable=False),
)

visitors = Table(
    "visitors",
    schema,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
)

pulse = Table(
    "pulse",
    schema,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)

devices = Table(
    "devices",
    schema,
    Column("id", String(64), primary_key=True),
    Column("visitor", String(64), nullable=False),
    Column("made", Double, nullable=False),
    Index("devices_by_visitor", "visitor", "made"),
)
"""Browsers that have become a visitor who was somebody before, by the fingerprints of their tokens; a token of nobody's any
more has the visitor "". Any other token is a visitor of its own."""

codes = Table(
    "codes",
    schema,
    Column("visitor", String(64), primary_key=True),
    Column("id", String(64), nullable=False, unique=True),
    Column("made", Double, nullable=False),
)
"""The fingerprint of the code by which a visitor is itself again elsewhere."""

keys = Table(
    "keys",
    schema,
    Column("name", String(16), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What the server proves by that something is its own."""
