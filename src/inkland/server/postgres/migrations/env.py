"""How alembic runs the migrations: on the connection and in the transaction of `migrate`."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
