"""Visitors who are themselves again in another browser, and what the server knows its own work by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """The browsers of a visitor, personal codes, and keys."""
    op.create_table(
        "devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_index("devices_by_visitor", "devices", ["visitor", "made"])
    op.create_table(
        "codes",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(64), nullable=False, unique=True),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
