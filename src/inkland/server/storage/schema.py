"""The schema of the database, which is migrated before the server connects.

Migrations only go forward, in the order of their numbers: `migrations/versions/0001_first.py`.
"""

from importlib.resources import as_file, files
from typing import Final

import psycopg

from inkland.server.database.timed_connections import with_line_timeouts

_MIGRATIONS: Final = files(__package__) / "migrations"
_LOCK: Final = 0x696E6B6C616E64  # "inkland"


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


def migrate(conninfo: str) -> None:
    """Migrate the database to the newest version; parallel calls wait for each other.

    A database that is ahead of the code is left alone: a migration may run before its code does.
    Raises `CannotMigrate`.
    """
    if (current_migration(conninfo) or "") < newest_migration():
        _upgrade(conninfo)


def _upgrade(conninfo: str) -> None:
    # Imported here: Alembic takes longer to load than the rest of the server, and is rarely needed.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from sqlalchemy import NullPool, create_engine, text  # noqa: PLC0415
    from sqlalchemy.exc import DBAPIError  # noqa: PLC0415

    engine = create_engine(
        "postgresql+psycopg://",
        creator=lambda: psycopg.connect(with_line_timeouts(conninfo)),
        poolclass=NullPool,
    )
    try:
        with engine.begin() as connection, as_file(_MIGRATIONS) as folder:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
            config = Config()
            config.set_main_option("script_location", str(folder).replace("%", "%%"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except DBAPIError as error:
        raise CannotMigrate(str(error.orig)) from error.orig
