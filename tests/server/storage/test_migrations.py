"""Migrations: filled databases of releases, and requests that run beside a migration."""

import asyncio
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

import psycopg
import pytest

from inkland import __version__
from inkland.client.http import HttpClient
from inkland.client.player import Player, play_all
from inkland.server.configuration.settings import Settings
from inkland.server.features.upkeep.audit import audit
from inkland.server.postgres import schema
from inkland.server.postgres.schema import (
    OLDEST_COMMIT,
    OLDEST_MIGRATION,
    OLDEST_RELEASE,
    CannotMigrate,
    current_migration,
    migrate,
)
from inkland.server.serve import serve
from inkland.server.startup_checks import CannotServe
from proof.chaos.releases import ROOT, Release
from rows import each_row
from sizes import samples
from support.member_site import Browser, member_site
from support.releases import (
    ORIGIN,
    REFUSED,
    SITE,
    VERSIONS,
    device_of,
    facts_of,
    load,
    make_recent,
)
from support.schema_dump import objects, rows

MIGRATIONS: Final = sorted((Path(schema.__file__).parent / "migrations/versions").glob("0*.py"))


def minor(version: str) -> tuple[int, ...]:
    """The first two numbers of a version."""
    return tuple(map(int, version.split(".")[:2]))


def test_every_minor_version_has_a_database() -> None:
    oldest, newest = minor(OLDEST_RELEASE), max(map(minor, VERSIONS))
    released = [(0, number) for number in range(oldest[1], newest[1] + 1)]
    assert [minor(version) for version in VERSIONS] == released
    assert minor(__version__)[1] - newest[1] <= 1, "write the database of the last release"


@pytest.mark.parametrize("version", samples(sorted({VERSIONS[0], VERSIONS[-1]}), VERSIONS))
def test_a_filled_database_is_migrated_and_played_on(version: str, empty_database: str) -> None:
    load(empty_database, version)
    facts = facts_of(version)
    migrate(empty_database)
    make_recent(empty_database)
    before = audit(empty_database)
    assert (before.games, before.broken) == (3, ())
    with member_site(empty_database, Settings(workers=1, public_url=ORIGIN, judge=0)) as site:
        url = f"http://127.0.0.1:{site.port}"
        clients = [HttpClient(url), HttpClient(url)]
        for client, cookies in zip(clients, facts["cookies"], strict=True):
            client._cookies = dict(one.split("=", 1) for one in cookies.split("; "))

        def read(path: str, client: HttpClient = clients[0]) -> object:
            return asyncio.run(client.request_json("GET", path))

        finished, running = facts["finished"], facts["running"]
        for part in ("view", "replay?seat=0", "proof", "history"):
            assert read(f"/api/tables/{finished}/{part}")
        players = [Player(client, running, Random(i)) for i, client in enumerate(clients)]
        asyncio.run(play_all(players, 120))
        assert read(f"/api/tables/{running}/proof")
        browser = Browser(site.port)
        assert browser.log_in(facts["login"], facts["password"]).status == 201
        asked = {"Host": SITE, "Origin": ORIGIN}
        options = browser.ask("POST", "/api/sessions/passkey/options", **asked).body
        signed = device_of(facts).use(options["publicKey"])
        assert browser.ask("POST", "/api/sessions/passkey", signed, **asked).status == 201
        assert read(f"/api/tables/{facts['daily']}/view", clients[1])
        card = {"key": facts["flip"]["key"], "number": 1}
        path = f"/api/flips/{facts['flip']['id']}/next"
        assert asyncio.run(clients[1].request_json("POST", path, card))
        assert "seats" in str(read(f"/api/tables/{finished}/analysis"))
    with psycopg.connect(empty_database) as connection:
        archived = "SELECT archive_game(id) FROM game WHERE id = ANY (%s)"
        found = connection.execute(archived, [[finished, running]]).fetchall()
        assert found == [("archived",)] * 2
    after = audit(empty_database)
    assert after.events > before.events
    assert after.broken == ()


# --- Releases that are too old


@pytest.mark.parametrize("version", REFUSED)
def test_a_database_from_before_the_oldest_release_is_refused_and_unchanged(
    version: str, empty_database: str, tmp_path: Path
) -> None:
    load(empty_database, version)
    before = objects(empty_database), rows(empty_database)
    reached = current_migration(empty_database)
    with pytest.raises(CannotMigrate) as refused:
        migrate(empty_database)
    sentence = str(refused.value)
    assert f"a release before {OLDEST_RELEASE} (migration {reached})" in sentence
    assert sentence.endswith(f": {command_in_handbook()}")
    with pytest.raises(CannotServe, match=re.escape(sentence)):
        serve(Settings(port=0, data=tmp_path, database_url=empty_database))
    assert (objects(empty_database), rows(empty_database)) == before


def command_in_handbook() -> str:
    """The command that installs the oldest release, as the handbook has it."""
    handbook = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"^    (git worktree add .*)$", handbook, re.MULTILINE)
    return str(command)


def git(*words: str) -> str:
    """Return what git says; the clone may be somebody else's."""
    command = ["git", "-c", "safe.directory=*", "-C", str(ROOT), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_the_command_that_installs_the_oldest_release_names_its_commit() -> None:
    git("merge-base", "--is-ancestor", OLDEST_COMMIT, "HEAD")
    project = git("show", f"{OLDEST_COMMIT}:pyproject.toml")
    assert '[tool.hatch.version]\npath = "src/inkland/__init__.py"' in project
    assert re.search(r"^server = \[$", project, re.MULTILINE)
    version = git("show", f"{OLDEST_COMMIT}:src/inkland/__init__.py")
    assert f'__version__ = "{OLDEST_RELEASE}"' in version
    assert git("ls-tree", "--name-only", OLDEST_COMMIT, "uv.lock") == "uv.lock\n"


@pytest.mark.parametrize("version", REFUSED)
def test_what_the_oldest_release_makes_of_older_ones_is_upgraded(
    version: str, empty_database: str, tmp_path: Path
) -> None:
    """With the very commit that the sentence names."""
    load(empty_database, version)
    code = Release(OLDEST_RELEASE, OLDEST_COMMIT).unpack(tmp_path / "code")
    start = "import sys; from inkland.server.storage.schema import migrate; migrate(sys.argv[1])"
    command = [sys.executable, "-c", start, empty_database]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": str(code)}, check=True)
    assert current_migration(empty_database) == OLDEST_MIGRATION
    migrate(empty_database)
    assert current_migration(empty_database) == schema.newest_migration()
    found = audit(empty_database)
    assert found.games > 1
    assert found.broken == ()


# --- Beside other work


@contextmanager
def dumping(conninfo: str) -> Iterator[psycopg.Connection]:
    """What a dump does: one transaction that has read from a table, and stays open."""
    with psycopg.connect(conninfo) as connection:
        connection.execute("SELECT FROM game LIMIT 1")
        yield connection


@contextmanager
def in_thread(work: Callable[[], None]) -> Iterator[threading.Thread]:
    """Run work in a thread; its failure is raised at the end."""
    failures: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except BaseException as failure:
            failures.append(failure)

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield thread
    finally:
        thread.join(60)
    assert not failures, failures
    assert not thread.is_alive()


def wait_for_a_lock(conninfo: str) -> None:
    """Wait until some session waits for a lock of a table."""
    with psycopg.connect(conninfo, autocommit=True) as connection:
        deadline = time.monotonic() + 240
        while not connection.execute(
            "SELECT FROM pg_locks WHERE NOT granted AND locktype = 'relation'"
        ).fetchall():
            assert time.monotonic() < deadline, "nobody waits"
            time.sleep(0.01)


def test_requests_go_on_while_a_migration_waits_for_a_dump(empty_database: str) -> None:
    """Requests queue behind the migration, which must let them through though the dump goes on."""
    load(empty_database, OLDEST_RELEASE)
    with dumping(empty_database) as dump, in_thread(lambda: migrate(empty_database)):
        try:
            wait_for_a_lock(empty_database)
            with psycopg.connect(empty_database) as request:
                request.execute("SET statement_timeout = '20s'")  # the dump goes on for longer
                request.execute("UPDATE game SET title = 'in between'")
        finally:
            dump.rollback()
    assert current_migration(empty_database) == schema.newest_migration()
    assert audit(empty_database).broken == ()


def test_a_migration_that_gets_no_locks_gives_up_and_says_why(empty_database: str) -> None:
    load(empty_database, OLDEST_RELEASE)
    with dumping(empty_database):
        with pytest.raises(CannotMigrate, match=r"stays at migration 0017: .* such as a dump"):
            migrate(empty_database, patience_seconds=0)
        assert current_migration(empty_database) == "0017"
    migrate(empty_database)
    assert current_migration(empty_database) == schema.newest_migration()


def test_a_migration_of_several_tables_takes_all_its_locks_in_one_statement(
    empty_database: str,
) -> None:
    """Else it would hold the first while it waits for the second, and each wait has its time."""
    load(empty_database, OLDEST_RELEASE)
    with psycopg.connect(empty_database, autocommit=True) as connection:
        connection.execute(_NOTE_LOCKS)
        migrate(empty_database)
        found = connection.execute(
            "SELECT migration, array_agg(DISTINCT name::text) FROM noted.lock GROUP BY migration"
        ).fetchall()
    assert len(found) > 2
    for reached, tables in found:
        (file,) = [file for file in MIGRATIONS if file.name[:4] == f"{int(reached) + 1:04d}"]
        locks = re.search(r"LOCK TABLE ([\w, ]+) IN", file.read_text())
        assert set(tables) <= set(locks[1].split(", ") if locks else tables[:1]), file.name


@each_row("file", MIGRATIONS[1:])
def test_no_migration_works_on_what_grows_with_every_move(file: Path) -> None:
    """A column, then its default, a name or a trigger take as long for any number of rows."""
    text = re.sub(
        r"ALTER TABLE event (ADD COLUMN \w+ \w+|ALTER COLUMN \w+ SET DEFAULT now\(\));"
        r"|ALTER TABLE \w+\s+(RENAME TO \w+|ALTER CONSTRAINT \w+ DEFERRABLE INITIALLY DEFERRED);"
        r"|(CREATE|DROP) TRIGGER [^;]+;",
        "",
        file.read_text(),
    )
    changed = re.findall(r"(?:ALTER TABLE|\bON|REFERENCES) (?:ONLY )?(\w+)", text)
    growing = {"event", "secret_event", "recent_event", "recent_secret_event", "answer"}
    assert not growing & set(changed)


# Games with ten events and four seats; one in ten goes on. Old events have no time.
_GAMES: Final = """
INSERT INTO account (id, name) SELECT 'account ' || n, 'Name' FROM generate_series(0, 999) AS n;
INSERT INTO game (
    id, version, number, title, public, host, status, options, seats, commitment, dealt_at,
    opened_at, finished_at
)
SELECT
    'game ' || n, 2, 10, '', n % 5 = 0, 'account ' || n % 1000,
    CASE WHEN n % 10 = 0 THEN 'playing' ELSE 'finished' END, '{}', 4, '', 'game ' || n,
    now() - n * interval '1 minute', CASE WHEN n % 10 > 0 THEN now() - n * interval '1 minute' END
FROM generate_series(1, SIZE) AS n;
INSERT INTO seat (game, seat, name, colour, account)
SELECT 'game ' || n, seat, 'Name', 'red', 'account ' || (n + 7 * seat) % 1000
FROM generate_series(1, SIZE) AS n, generate_series(0, 3) AS seat;
INSERT INTO event (game, seq, body, hash, at)
SELECT 'game ' || n, seq, '{}', '', NULL
FROM generate_series(1, SIZE) AS n, generate_series(1, 10) AS seq;
"""
GAMES: Final = samples(1_000, 100_000)


def test_a_large_database_is_migrated_without_writing_it_anew(empty_database: str) -> None:
    """The files of all tables stay, and what the release before stores gets its time."""
    files = "SELECT relname, relfilenode FROM pg_class WHERE relkind IN ('r', 'i', 't')"
    with patch.object(schema, "newest_migration", lambda: OLDEST_MIGRATION):
        migrate(empty_database, begin=schema.run_next_migration)
    with psycopg.connect(empty_database, autocommit=True) as connection:
        connection.execute(_GAMES.replace("SIZE", str(GAMES)).encode())
        before: dict[str, int] = dict(connection.execute(files).fetchall())
        start = time.perf_counter()
        migrate(empty_database)
        took = time.perf_counter() - start
        after: dict[str, int] = dict(connection.execute(files).fetchall())
        kept = (
            "game", "seat", "seat_own_games", "event", "event_pkey", "event_revision", "answer",
            "result",
        )  # fmt: skip
        now = {"event": "recent_event"}  # the name that the table has got since
        assert [after[now.get(name, name)] for name in kept] == [before[name] for name in kept]
        print(f"{GAMES} games migrated in {took:.2f} s")
        connection.execute("INSERT INTO event (game, seq, hash) VALUES ('game 1', 11, '')")
        found = connection.execute(
            "SELECT count(*), count(at), max(at) <= now() FROM event WHERE game = 'game 1'"
        ).fetchone()
    assert found == (11, 1, True)


# After each statement: the tables, there before, that the transaction has locked against writers.
_NOTE_LOCKS: Final = """
CREATE SCHEMA noted;
CREATE TABLE noted.before AS SELECT oid, relname FROM pg_class WHERE relkind = 'r';
CREATE TABLE noted.lock (migration text, name name);
CREATE FUNCTION noted.note() RETURNS event_trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO noted.lock
    SELECT (SELECT version_num FROM public.alembic_version), relname
    FROM pg_locks
    JOIN noted.before ON before.oid = relation
    WHERE pid = pg_backend_pid() AND locktype = 'relation' AND relation > 16383
        AND mode IN ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock');
END
$$;
CREATE EVENT TRIGGER note ON ddl_command_end EXECUTE FUNCTION noted.note();
"""


def test_a_member_called_like_staff_gets_a_neutral_name_and_keeps_the_login(
    empty_database: str,
) -> None:
    load(empty_database, VERSIONS[-1])
    with psycopg.connect(empty_database) as connection:
        member, seats = fetch(
            connection,
            "SELECT account, (SELECT count(*) FROM seat WHERE seat.account = c.account)"
            " FROM credential AS c ORDER BY 2 DESC LIMIT 1",
        )
        assert seats
        for change in (
            "UPDATE credential SET login = 'Inkland Support' WHERE account = %s",
            "UPDATE account SET name = 'Inkland Support' WHERE id = %s",
            "UPDATE seat SET name = 'Inkland Support' WHERE account = %s",
        ):
            connection.execute(change, [member])
    migrate(empty_database)
    with psycopg.connect(empty_database) as connection:
        assert fetch(connection, "SELECT name FROM account WHERE id = %s", member) == (
            "Mapmaker 1",
        )
        assert fetch(connection, "SELECT login FROM credential WHERE account = %s", member) == (
            "Inkland Support",
        )
        assert fetch(
            connection, "SELECT array_agg(DISTINCT name) FROM seat WHERE account = %s", member
        ) == (["Mapmaker 1"],)
        assert fetch(
            connection, "SELECT words FROM moderation_words WHERE account = %s", member
        ) == ("Inkland Support",)


def fetch(connection: psycopg.Connection, query: str, *values: object) -> tuple[object, ...]:
    """The first row that a query finds."""
    row = connection.execute(query, values).fetchone()
    assert row is not None
    return row
