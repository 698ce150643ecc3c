"""Write `schema.sql`, which makes in an empty database what all migrations make: `make schema`.

It is a dump of a migrated database, without what belongs to procrastinate: the installed version
of that makes its own tables first.
"""

import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import psycopg
from procrastinate.schema import SchemaManager
from psycopg import sql
from psycopg.conninfo import make_conninfo

from inkland.server.postgres import schema
from inkland.server.postgres.cluster import bundled_programs
from inkland.server.postgres.embedded import Embedded

FILE: Final = Path(schema.__file__).with_name("schema.sql")
_BASELINE: Final = FILE.parent / "migrations/versions/0017_baseline.sql"
_ROLE: Final = re.compile(r"^DO \$\$\n.*?\n\$\$;$", re.MULTILINE | re.DOTALL)
_HEAD: Final = """\
-- All that the migrations make in an empty database, written by `make schema`. The tables and
-- functions of procrastinate are there before. To be run in a transaction.

SET LOCAL check_function_bodies = false;  -- some of them use tables that come later

"""
# Rows that migrations insert, by table; those with a time get their own.
_ROWS: Final = {
    "alembic_version": "INSERT INTO alembic_version VALUES ('{newest}');",
    "pulse": "INSERT INTO pulse DEFAULT VALUES;",
}
_ENTRY: Final = re.compile(r"^--\n-- Name: .*\n--\n", re.MULTILINE)
_NOISE: Final = re.compile(
    r"^(SET default_\w+ = .*;|\\.*|--|-- PostgreSQL database dump complete)\n", re.MULTILINE
)


def objects(conninfo: str) -> list[str]:
    """Return the statements that make each object of a database, in the order of a dump."""
    command = [str(bundled_programs() / "pg_dump"), "--schema-only", "--no-owner", conninfo]
    dump = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    entries = (_NOISE.sub("", entry).strip() for entry in _ENTRY.split(dump)[1:])
    # Each table lies where the connection looks first, as with the migrations.
    return [re.sub(r"\bpublic\.(?=\w)", "", entry) for entry in entries]


def rows(conninfo: str) -> dict[str, list[tuple[Any, ...]]]:
    """Return the rows of all tables that have any, without times."""
    found = {}
    with psycopg.connect(conninfo) as connection:
        tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"
        columns = (
            "SELECT attname FROM pg_attribute WHERE attrelid = %s::regclass AND attnum > 0 "
            "AND NOT attisdropped AND atttypid <> 'timestamptz'::regtype"
        )
        for (table,) in connection.execute(tables).fetchall():
            names = [sql.Identifier(name) for (name,) in connection.execute(columns, [table])]
            query = sql.SQL("SELECT {} FROM {}")
            listed = query.format(sql.SQL(", ").join(names), sql.Identifier(table))
            if lines := connection.execute(listed).fetchall():
                found[table] = lines
    return found


def schema_sql(migrated: str, empty: str) -> str:
    """Return `schema.sql` for what the migrations have made; needs an empty database, too."""
    with psycopg.connect(empty) as connection:
        connection.execute(SchemaManager.get_schema().encode())
    others = set(objects(empty))
    role = _ROLE.search(_BASELINE.read_text(encoding="utf-8"))
    assert role is not None
    ours = [entry for entry in objects(migrated) if entry not in others]
    inserts = [_ROWS[table].format(newest=schema.newest_migration()) for table in rows(migrated)]
    return _HEAD + "\n\n".join([role[0], *ours, *inserts]) + "\n"


@contextmanager
def scratch_database(conninfo: str, name: str) -> Iterator[str]:
    """The connection string of an empty database beside this one."""
    identifier = sql.Identifier(name)
    with psycopg.connect(conninfo, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(identifier))
        yield make_conninfo(conninfo, dbname=name)
        connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(identifier))


def main() -> None:
    """Write the file."""
    with TemporaryDirectory() as folder:
        embedded = Embedded(Path(folder))
        try:
            conninfo = embedded.start()
            schema.migrate(conninfo, begin=schema.run_next_migration)
            with scratch_database(conninfo, "empty") as empty:
                FILE.write_text(schema_sql(conninfo, empty), encoding="utf-8")
        finally:
            embedded.stop()


if __name__ == "__main__":
    main()
