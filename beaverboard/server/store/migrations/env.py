"""Run by Alembic, on the connection that `database.migrate` hands it."""

from alembic import context

from beaverboard.server.store.schema import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema,
    render_as_batch=True,  # SQLite can't alter columns otherwise
)
with context.begin_transaction():
    context.run_migrations()
