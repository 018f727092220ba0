"""Clicks need no index: who writes a line has folded all lines before it, and knows the clicks in them."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """One page less to write for every choice."""
    op.drop_index("lines_click", table_name="lines")
