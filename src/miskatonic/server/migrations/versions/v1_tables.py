"""The tables of the first version."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Tables, their seats, their records, what was said, and who came."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("origin", sa.LargeBinary),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("timeline", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("log_length", sa.Integer, nullable=False),
        sa.Column("checkpoint", sa.LargeBinary, nullable=False),
        sa.Column("since", sa.LargeBinary, nullable=False),
        sa.Column("kept_at", sa.Integer, nullable=False),
        sa.Column("waits_for", sa.String(8), nullable=False),
        sa.Column("waits_seat", sa.Integer, nullable=False),
        sa.Column("moment", sa.LargeBinary, nullable=False),
        sa.Column("outcome", sa.LargeBinary),
        sa.Column("closed", sa.Integer, nullable=False),
        sa.Column("paused", sa.Integer, nullable=False),
        sa.Column("settings", sa.LargeBinary, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("archived", sa.Double),
    )
    op.create_index("tables_by_host", "tables", ["host", "touched"])
    op.create_index("tables_that_wait", "tables", ["waits_for", "touched"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("seats_by_holder", "seats", ["holder"])
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("log_begin", sa.Integer, nullable=False),
        sa.Column("log_end", sa.Integer, nullable=False),
        sa.Column("checkpoint_at", sa.Integer, nullable=False),
        sa.Column("checkpoint", sa.LargeBinary),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("records_by_number", "records", ["table_id", "number", "version"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
    )
