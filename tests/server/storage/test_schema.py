"""`schema.sql` makes what the migrations make, in one transaction."""

import os
import subprocess
import sys
from collections.abc import Iterator
from unittest.mock import patch

import psycopg
import pytest

from inkland.server.postgres import schema
from inkland.server.postgres.embedded import Embedded
from inkland.server.postgres.schema import (
    OLDEST_MIGRATION,
    OLDEST_RELEASE,
    CannotMigrate,
    current_migration,
    load_schema,
    migrate,
    newest_migration,
    run_next_migration,
)
from support.releases import load
from support.schema_dump import FILE, objects, rows, schema_sql, scratch_database


@pytest.fixture(scope="module")
def migrated(cluster: Embedded) -> Iterator[str]:
    """A database in which each migration has run."""
    with scratch_database(cluster.restart(), "migrated") as conninfo:
        migrate(conninfo, begin=run_next_migration)
        yield conninfo


def test_the_first_migration_makes_what_the_oldest_release_has(empty_database: str) -> None:
    """That release itself has made the database in `tests/releases`."""
    with patch.object(schema, "newest_migration", lambda: OLDEST_MIGRATION):
        migrate(empty_database, begin=run_next_migration)
    assert rows(empty_database).keys() == {"alembic_version", "pulse"}
    with scratch_database(empty_database, "released") as released:
        load(released, OLDEST_RELEASE)
        assert current_migration(empty_database) == current_migration(released)
        assert objects(empty_database) == objects(released)


def test_the_file_is_written_from_what_the_migrations_make(
    migrated: str, empty_database: str
) -> None:
    written = schema_sql(migrated, empty_database)
    assert FILE.read_text(encoding="utf-8") == written, "on purpose? make schema"


def test_an_empty_database_gets_what_the_migrations_make(
    migrated: str, empty_database: str
) -> None:
    load_schema(empty_database)
    assert current_migration(empty_database) == newest_migration()
    assert objects(empty_database) == objects(migrated)
    assert rows(empty_database) == rows(migrated)


def test_an_empty_database_is_not_migrated_step_by_step(empty_database: str) -> None:
    code = (
        "import os, sys; from inkland.server.postgres.schema import migrate\n"
        "migrate(os.environ['CONNINFO'])\n"
        "assert not {'alembic', 'sqlalchemy'} & set(sys.modules)"
    )
    environment = {
        **os.environ,
        "CONNINFO": empty_database,
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    assert current_migration(empty_database) == newest_migration()


def test_a_schema_that_cannot_be_made_leaves_the_database_as_it_was(empty_database: str) -> None:
    with psycopg.connect(empty_database) as connection:
        connection.execute("CREATE TABLE window_result (is_ours boolean)")
    before = objects(empty_database)
    with pytest.raises(CannotMigrate, match="window_result"):
        migrate(empty_database)
    assert objects(empty_database) == before
