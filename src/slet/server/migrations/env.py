"""What Alembic runs: the migrations, on the connection and within the transaction that it is given."""

from alembic import context

from slet.server.schema import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    # SQLite changes a column by building its table anew.
    render_as_batch=True,
    # The whole way in one transaction, in SQLite too: it is all done or nothing is.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
