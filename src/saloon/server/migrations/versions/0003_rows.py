"""In SQLite, lines are stored in the order they are written, and an index finds those of a table.

Stored in the order of the index, they touched a page for every table with a choice. Now what many
tables write at once fits a page or two, and only the small index entries are spread out.
"""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"

_COLUMNS = '"table", place, kind, seat, at, action, click, person, text'


def upgrade() -> None:
    """Copy the lines; PostgreSQL stores them this way from the start."""
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
