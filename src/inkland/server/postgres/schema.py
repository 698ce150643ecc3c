"""The schema of the database, which is made or migrated before the server connects.

An empty database gets `schema.sql`, which is what all migrations together make; `make schema`
writes it. All others are migrated, from release 0.9.0 on: the first migration is that release's
whole schema, and a database of a release before it is refused.

Migrations only go forward, in the order of their numbers: `migrations/versions/0018_archive.py`.
One that changes two or more tables that were there locks them all in one statement, `LOCKS`: it
gets all locks in time or none. No migration reads or writes the rows of the tables that grow with
every move (`event`, `answer`): to build an index of theirs would hold up moves for longer than a
lock may be waited for. An empty column, and then its default, take a moment.
"""

import logging
import time
from collections.abc import Callable
from importlib.resources import as_file, files
from typing import Final

import psycopg

from inkland.server.postgres.timed_connections import with_line_timeouts

_MIGRATIONS: Final = files(__package__) / "migrations"
_SCHEMA: Final = files(__package__) / "schema.sql"
_LOCK: Final = 0x696E6B6C616E64  # "inkland"
LOCK_WAIT_SECONDS: Final = 2
# Between two tries requests that have queued get through; the last pause repeats.
PAUSES_SECONDS: Final = (1, 2, 4, 8)
PATIENCE_SECONDS: Final = 120.0
# The oldest release that this one upgrades, and where it ends in the sequence of migrations.
OLDEST_RELEASE: Final = "0.9.0"
OLDEST_COMMIT: Final = "d6bf853a76d2a05a26818af58aee43e08077ffee"
OLDEST_MIGRATION: Final = "0017"
_LOCKS_ARE_HELD: Final = (
    psycopg.errors.LockNotAvailable,
    psycopg.errors.QueryCanceled,
    psycopg.errors.DeadlockDetected,
)

log = logging.getLogger(__name__)


class CannotMigrate(RuntimeError):
    """The database refuses a migration; the message is PostgreSQL's."""


def newest_migration() -> str:
    """Return the number of the newest migration in this package."""
    names = (file.name for file in (_MIGRATIONS / "versions").iterdir())
    return max(name[:4] for name in names if name[:4].isdecimal())


def current_migration(conninfo: str) -> str | None:
    """Return the number of the migration that the database has reached; None if it is empty."""
    with psycopg.connect(with_line_timeouts(conninfo), autocommit=True) as connection:
        found = connection.execute("SELECT to_regclass('alembic_version')").fetchone()
        if found is None or found[0] is None:
            return None
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return None if row is None else str(row[0])


def refuse_older_release(reached: str) -> None:
    """Refuse data at this migration if a release before the oldest that is upgraded made it.

    Raises `CannotMigrate`.
    """
    if reached < OLDEST_MIGRATION:
        raise CannotMigrate(
            f"These games are from a release before {OLDEST_RELEASE} (migration {reached}), and "
            f"only {OLDEST_RELEASE} can upgrade them. Nothing was changed. Start {OLDEST_RELEASE} "
            f"on the database once, then this release; a dump has to be restored with "
            f"{OLDEST_RELEASE}, too. This installs it, in a clone of the sources: "
            f"git worktree add ../inkland-{OLDEST_RELEASE} {OLDEST_COMMIT} && "
            f"cd ../inkland-{OLDEST_RELEASE} && uv sync --frozen --no-dev --extra server"
        )


def load_schema(conninfo: str) -> None:
    """Make the whole schema in an empty database, unless another process has just made it.

    Raises `CannotMigrate`, or PostgreSQL's error if a lock cannot be had in time. The database is
    then as empty as before.
    """
    # Imported here, as Alembic: a server that is started again does not need it.
    from procrastinate.schema import SchemaManager  # noqa: PLC0415

    try:
        with psycopg.connect(with_line_timeouts(conninfo)) as connection:
            connection.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
            if current_migration(conninfo) is None:
                # Of the installed version, whose code is going to use it.
                connection.execute(SchemaManager.get_schema().encode())
                connection.execute(_SCHEMA.read_bytes())
    except _LOCKS_ARE_HELD:
        raise
    except psycopg.Error as error:
        raise CannotMigrate(str(error)) from error


def migrate(
    conninfo: str,
    patience_seconds: float = PATIENCE_SECONDS,
    begin: Callable[[str], None] = load_schema,
) -> None:
    """Migrate the database to the newest version; parallel calls wait for each other.

    `begin` makes the first tables of an empty database. Each migration is a transaction of its own
    and waits for its locks for at most `LOCK_WAIT_SECONDS`: every request to the table queues
    behind that wait. If the locks are held longer, by a dump for example, it is undone and tried
    again after a pause. A database that is ahead of the code is left alone: a migration may run
    before its code does.
    Raises `CannotMigrate`, also if there were no locks to be had for `patience_seconds`, or if the
    database is from a release before the oldest that is upgraded.
    """
    deadline = time.monotonic() + patience_seconds
    pauses = iter(PAUSES_SECONDS)
    pause = next(pauses)
    while (found := current_migration(conninfo) or "") < newest_migration():
        try:
            if found:
                refuse_older_release(found)
                run_next_migration(conninfo)
            else:
                begin(conninfo)
        except _LOCKS_ARE_HELD as held:
            if time.monotonic() > deadline:
                raise CannotMigrate(
                    f"The database stays at migration {found or 'none'}: for "
                    f"{patience_seconds:.0f} seconds other programs, such as a dump, held tables "
                    "that the next migration changes. Nothing is damaged; start the server again "
                    "when they have ended."
                ) from held
            log.warning("the next migration waits: its tables are in use; next try in %d s", pause)
            time.sleep(pause)
            pause = next(pauses, pause)


def run_next_migration(conninfo: str) -> None:
    """Run one migration, unless another process has just run the last one.

    Raises `CannotMigrate`, or PostgreSQL's error if the locks cannot be had in time.
    """
    # Imported here: Alembic takes longer to load than the rest of the server, and is rarely needed.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415
    from sqlalchemy import Connection, NullPool, create_engine, text  # noqa: PLC0415
    from sqlalchemy.exc import DBAPIError  # noqa: PLC0415

    def execute(connection: Connection, statement: str) -> None:
        connection.execute(text(statement))

    engine = create_engine(
        "postgresql+psycopg://",
        creator=lambda: psycopg.connect(with_line_timeouts(conninfo)),
        poolclass=NullPool,
    )
    try:
        with engine.begin() as connection, as_file(_MIGRATIONS) as folder:
            execute(connection, f"SELECT pg_advisory_xact_lock({_LOCK})")
            config = Config()
            config.set_main_option("script_location", str(folder).replace("%", "%%"))
            config.attributes["connection"] = connection
            reached = current_migration(conninfo)
            steps = [*ScriptDirectory.from_config(config).iterate_revisions("head", reached)]
            if not steps:
                return
            step = steps[-1]
            execute(connection, f"SET LOCAL lock_timeout = '{LOCK_WAIT_SECONDS}s'")
            if locks := getattr(step.module, "LOCKS", ""):
                # One statement, so that its timeout is that of all locks together.
                execute(connection, f"SET LOCAL statement_timeout = '{LOCK_WAIT_SECONDS}s'")
                execute(connection, locks)
                execute(connection, "SET LOCAL statement_timeout = 0")
            command.upgrade(config, step.revision)
    except DBAPIError as error:
        if isinstance(error.orig, _LOCKS_ARE_HELD):
            raise error.orig from None
        raise CannotMigrate(str(error.orig)) from error.orig
