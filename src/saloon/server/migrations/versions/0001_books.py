"""Tables with their books, and what the house keeps for itself."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """The first shape."""
    op.create_table(
        "house",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("opening", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("tables_open", "tables", ["created"], **_where("open"))
    op.create_index("tables_due", "tables", ["due"], **_where("due IS NOT NULL"))
    op.create_table(
        "lines",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("click", sa.Text),
        sa.Column("person", sa.Text),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "place"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "lines_click", "lines", ["table", "seat", "click"], unique=True, **_where("click IS NOT NULL")
    )
    op.create_index("lines_person", "lines", ["person", "table"], **_where("person IS NOT NULL"))


def _where(condition: str) -> dict[str, Any]:
    """A partial index, of the rows that queries ask for."""
    return {"sqlite_where": sa.text(condition), "postgresql_where": sa.text(condition)}
