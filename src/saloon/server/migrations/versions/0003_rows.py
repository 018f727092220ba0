"""In SQLite lines lie one after the other as they are written, and an index finds those of a table.

Lying in the order of the index they filled a page for every table at which somebody chose. Now what
many tables write at once is in a page or two, and only the small entries of the index are spread out.
"""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"

_COLUMNS = '"table", place, kind, seat, at, action, click, person, text'


def upgrade() -> None:
    """Copy the lines; PostgreSQL has them so from the start."""
    if op.get_bind().dialect.name != "sqlite":
        return
    op.rename_table("lines", "lines_before")
    op.drop_index("lines_person", "lines_before")
    op.execute(
        'CREATE TABLE lines ("table" TEXT NOT NULL, place INTEGER NOT NULL, kind TEXT NOT NULL,'
        " seat INTEGER NOT NULL, at BIGINT NOT NULL, action INTEGER NOT NULL, click TEXT, person TEXT,"
        ' text TEXT NOT NULL, PRIMARY KEY ("table", place))'
    )
    op.execute(f"INSERT INTO lines ({_COLUMNS}) SELECT {_COLUMNS} FROM lines_before")
    op.drop_table("lines_before")
    op.execute('CREATE INDEX lines_person ON lines (person, "table") WHERE person IS NOT NULL')
