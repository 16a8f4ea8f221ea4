"""The revision of the rules that a table is played with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """A table keeps that of its rules, and a record that by which its choice was made."""
    op.add_column("tables", sa.Column("revision", sa.Integer))
    op.add_column("records", sa.Column("revision", sa.Integer))
