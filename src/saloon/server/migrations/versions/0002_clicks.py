"""Clicks need no index: a writer has folded all lines before its own, and knows the clicks in them."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """One page less to write per choice."""
    op.drop_index("lines_click", table_name="lines")
