"""A clock for PostgreSQL that a test turns.

The clock of PostgreSQL cannot be set. Instead a schema with functions of its own called `now` and
`clock_timestamp` comes first wherever a statement of the server looks for them.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any, Final

import psycopg
from psycopg import sql
from psycopg.conninfo import make_conninfo

_SEARCH_PATH: Final = "test_clock,pg_catalog,public"
_MAKE: Final = """
CREATE SCHEMA test_clock;
CREATE TABLE test_clock.time (at timestamptz NOT NULL);
INSERT INTO test_clock.time VALUES (pg_catalog.now());
CREATE FUNCTION test_clock.now() RETURNS timestamptz LANGUAGE sql STABLE
    AS 'SELECT at FROM test_clock.time';
CREATE FUNCTION test_clock.clock_timestamp() RETURNS timestamptz LANGUAGE sql STABLE
    AS 'SELECT at FROM test_clock.time';
GRANT USAGE ON SCHEMA test_clock TO PUBLIC;
GRANT SELECT ON test_clock.time TO PUBLIC
"""
_DEFAULTS: Final = """
SELECT attrelid::regclass::text, attname, pg_get_expr(adbin, adrelid)
FROM pg_attrdef
JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum
JOIN pg_class ON pg_class.oid = adrelid
WHERE relnamespace = 'public'::regnamespace
    AND pg_get_expr(adbin, adrelid) IN ('now()', 'clock_timestamp()')
"""
_VIEWS: Final = """
SELECT viewname, definition FROM pg_views
WHERE schemaname = 'public' AND definition LIKE '%now()%'
"""


class DatabaseClock:
    """A clock that stands still until it is moved, for all connections of `conninfo`."""

    def __init__(self, conninfo: str, connection: psycopg.Connection[Any]) -> None:
        self.conninfo = make_conninfo(conninfo, options=f"-c search_path={_SEARCH_PATH}")
        self._connection = connection
        self._now = datetime.min

    @property
    def now(self) -> datetime:
        """What the clock shows."""
        return self._now

    @now.setter
    def now(self, now: datetime) -> None:
        self._now = now
        self._connection.execute("UPDATE test_clock.time SET at = %s", [now])

    def pass_time(self, time: timedelta) -> None:
        """Let this time pass."""
        self.now += time


@contextmanager
def database_clock(conninfo: str) -> Iterator[DatabaseClock]:
    """Give a migrated database a clock, which also sets its default times and its views."""
    with psycopg.connect(conninfo, autocommit=True) as connection:
        defaults = connection.execute(_DEFAULTS).fetchall()
        views = connection.execute(_VIEWS).fetchall()
        connection.execute(_MAKE)
        try:
            _set_times(connection, _SEARCH_PATH, defaults, views)
            yield DatabaseClock(conninfo, connection)
        finally:
            _set_times(connection, "public", defaults, views)
            connection.execute("DROP SCHEMA test_clock CASCADE")


def _set_times(
    connection: psycopg.Connection[Any],
    path: str,
    defaults: list[tuple[str, str, str]],
    views: list[tuple[str, str]],
) -> None:
    """Let these defaults and views take the time from where this search path finds it."""
    with connection.transaction():
        connection.execute(f"SET LOCAL search_path = {path}")
        for table, column, expression in defaults:
            connection.execute(
                sql.SQL("ALTER TABLE public.{} ALTER {} SET DEFAULT {}").format(
                    sql.Identifier(table), sql.Identifier(column), sql.SQL(expression)
                )
            )
        for view, definition in views:
            connection.execute(
                sql.SQL("CREATE OR REPLACE VIEW public.{} AS {}").format(
                    sql.Identifier(view), sql.SQL(definition)
                )
            )
