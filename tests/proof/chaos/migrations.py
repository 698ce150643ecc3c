"""A migration under load, as a new release brings one, beside a reader that holds locks."""

import shutil
import threading
import time
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import psycopg

from inkland.server.postgres import schema
from inkland.server.postgres.schema import CannotMigrate, migrate

_FIRST: Final = 9001  # far beyond the product's own
_LONGEST: Final = 120.0  # seconds
_AGAIN: Final = 0.2
# Adding a column needs a lock that excludes everybody, for a moment.
_VERSION: Final = '''"""A column that nobody reads."""

from alembic import op

revision = "{number}"
down_revision = "{before}"


def upgrade() -> None:
    """Add a column."""
    op.execute("ALTER TABLE game ADD COLUMN chaos_{number} integer")
'''
_TABLES: Final = b"SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = 'public'"


def migrate_beside_reader(folder: Path, database: str, seconds: float) -> dict[str, Any]:
    """Migrate while a reader, like a dump, holds a lock on all tables for so many seconds.

    A migration that gives up waiting is tried again. Returns the tries and the seconds it took.
    """
    migrations = folder / "migrations"
    if not migrations.exists():
        shutil.copytree(str(schema._MIGRATIONS), migrations)
    found = schema.current_migration(database)
    number = max(_FIRST, int(found or 0) + 1)
    text = _VERSION.format(number=number, before=found)
    (migrations / "versions" / f"{number}_chaos.py").write_text(text)
    is_locked = threading.Event()
    reader = threading.Thread(target=_read, args=(database, seconds, is_locked))
    reader.start()
    is_locked.wait(seconds)
    start, tries = time.monotonic(), 1
    with patch.object(schema, "_MIGRATIONS", migrations):
        while not _is_done(database):
            if time.monotonic() > start + _LONGEST:
                raise RuntimeError("the migration never got its lock")
            tries += 1
            time.sleep(_AGAIN)
    took = time.monotonic() - start
    reader.join()
    return {"tries": tries, "took_to_migrate": took}


def _is_done(database: str) -> bool:
    try:
        migrate(database)
    except CannotMigrate:
        return False
    return True


def _read(database: str, seconds: float, is_locked: threading.Event) -> None:
    """Hold the locks of a dump."""
    with psycopg.connect(database) as connection:
        tables = b", ".join(row[0].encode() for row in connection.execute(_TABLES).fetchall())
        connection.execute(b"LOCK TABLE " + tables + b" IN ACCESS SHARE MODE")
        is_locked.set()
        time.sleep(seconds)
