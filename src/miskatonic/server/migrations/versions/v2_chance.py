"""Seeds of more than 64 bits, and who knows them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """A table keeps what its chance is made of."""
    op.add_column("tables", sa.Column("chance", sa.LargeBinary))
