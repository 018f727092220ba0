"""Run by alembic; `storage.migrate` passes the connection, in a transaction that locks others out."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
