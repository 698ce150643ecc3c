"""What only PostgreSQL storage has: races of servers, the schema, outages."""

import asyncio
import os
import signal
import subprocess
import sys

import psycopg
import pytest
from psycopg import sql
from psycopg.conninfo import make_conninfo

from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.server.postgres import pools
from inkland.server.postgres.embedded import Embedded
from inkland.server.postgres.schema import (
    CannotMigrate,
    current_migration,
    migrate,
    newest_migration,
)
from inkland.server.tables.rows import LogReceivers
from inkland.server.tables.storage import PostgresStorage
from inkland.table.errors import StorageUnavailable
from inkland.table.ids import DealCode
from inkland.table.storage.records import (
    KeptAnswer,
    SeatResult,
    Secret,
)
from support.storage_samples import (
    ADA,
    ADA_SITS,
    BOB,
    SECRET,
    a_table,
    over,
    some_entries,
    stand_in_answers,
    started,
)

pytestmark = pytest.mark.anyio

# --- Races, secrets and events


async def test_what_stand_ins_drew_is_counted_again_while_answers_are_stored(
    storage: PostgresStorage, database: str
) -> None:
    for account in (ADA, BOB):
        await storage.add_guest(account, account.id.encode())
    table = await started(storage)
    ends = over(SeatResult(0, 50, 1, None), SeatResult(1, 40, 2, None))
    kept = [*stand_in_answers(0, 3), *stand_in_answers(1, 1)]
    assert await storage.append(table.id, 2, some_entries(3), kept, ends)

    def drawings(after: bytes = b"SELECT") -> list[tuple[int]]:
        with psycopg.connect(database) as connection:
            connection.execute(after)
            return connection.execute("SELECT stand_in_drawings FROM result ORDER BY 1").fetchall()

    assert drawings() == [(1,), (3,)]
    drawings(b"UPDATE result SET stand_in_drawings = 0")  # as for a release that did not count
    assert await StatisticsQueries(storage.database).count_stand_ins() == 2
    assert drawings(b"DELETE FROM answer") == [(1,), (3,)]  # as archiving does
    assert await StatisticsQueries(storage.database).count_stand_ins() == 0
    assert drawings() == [(1,), (3,)]


async def test_two_servers_race_for_the_same_game(storage: PostgresStorage, database: str) -> None:
    table = await started(storage)
    other = await PostgresStorage.open(database)
    for after in range(2, 42):
        done = await asyncio.gather(
            *(
                server.append(table.id, after, some_entries(after), [])
                for server in (storage, other)
            )
        )
        assert sorted(done) == [False, True]
    await other.close()
    game = await storage.game(table.id)
    assert game is not None and list(game.entries[2:]) == some_entries(*range(2, 42))


async def test_a_game_is_read_in_one_moment(storage: PostgresStorage) -> None:
    table = await started(storage)

    async def write() -> None:
        for after in range(2, 60):
            kept = [KeptAnswer(0, str(after + 1), "")]
            assert await storage.append(table.id, after, some_entries(after + 1), kept)

    writing = asyncio.create_task(write())
    while not writing.done():
        game = await storage.game(table.id)
        assert game is not None and len(game.kept) == game.number - 2
    await writing


async def test_a_start_that_fails_in_the_middle_leaves_nothing(storage: PostgresStorage) -> None:
    table = a_table("table-1", ADA_SITS)
    await storage.open_table(table, SECRET)
    unknown_deal = table._replace(version=2, status="playing", deal=DealCode("unknown"))
    with pytest.raises(psycopg.errors.ForeignKeyViolation):
        await storage.start_game(unknown_deal, Secret(b"other"), None, some_entries(1))
    assert await storage.table(table.id) == table
    assert await storage.secret(table.id) == SECRET
    assert await storage.game(table.id) is None


@pytest.mark.parametrize("name", ["recent_event", "recent_secret_event"])
@pytest.mark.parametrize("deed", ["UPDATE {} SET body = NULL", "DELETE FROM {}", "TRUNCATE {}"])
async def test_what_has_happened_stays(
    storage: PostgresStorage, database: str, name: str, deed: str
) -> None:
    table = await started(storage)
    before = await storage.game(table.id)
    query = deed.replace("TRUNCATE {}", "TRUNCATE {} CASCADE").format(name).encode()
    with psycopg.connect(database) as connection, pytest.raises(psycopg.errors.RaiseException):
        connection.execute(query)
    assert await storage.game(table.id) == before


def test_the_reader_of_lists_sees_no_secrets_and_writes_nothing(database: str) -> None:
    jobs = [f"procrastinate_{name}" for name in ("events", "jobs", "periodic_defers", "workers")]
    people = (
        "access_token",
        "account",
        "bot_account",
        "challenge",
        "credential",
        "device",
        "passkey",
        "session",
        "tries",
    )
    judged = ("analysis", "par")
    recovery = ("account_news", "recovery_code")
    mail = ("mail_address", "mail_order", "mail_token")
    games = ("answer", "archived_game", "dump", "dumped_game", "flip", "knock", "nudge", "secret")
    events = ("recent_event", "recent_secret_event")
    notices = ("notice_delivery", "notice_outbox", "notice_preference", "push_subscription")
    others = ("blocked", "following", "invitation", "played", "profile")
    counted = (
        "compared_game",
        "flag",
        "flag_check",
        "leader",
        "puzzle_answer",
        "statistic",
        "strength",
        "strength_window",
        "table_strength",
        "uncounted_game",
        "window_result",
    )
    hidden = (
        *people,
        *recovery,
        *judged,
        *mail,
        *notices,
        *others,
        *counted,
        *games,
        *events,
        *jobs,
    )
    contests = ("contest_seat", "entrant")
    moderated = (
        "moderation_act",
        "moderation_answer",
        "moderation_words",
        "moderator",
        "report",
        "suspension",
    )
    hidden = (*hidden, *contests, *moderated)
    shown = ("contest", "contest_deal", "daily", "deal", "game", "pulse", "result", "seat", "seen")
    with psycopg.connect(database, autocommit=True) as connection:
        found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        assert {row[0] for row in found} == {*hidden, *shown, "alembic_version"}
        connection.execute("SET ROLE inkland_reader")
        for name in (*hidden, *shown):
            table = sql.Identifier(name)
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                connection.execute(sql.SQL("DELETE FROM {}").format(table))
            look = sql.SQL("SELECT FROM {}").format(table)
            if name in hidden:
                with pytest.raises(psycopg.errors.InsufficientPrivilege):
                    connection.execute(look)
            else:
                connection.execute(look)


async def test_lists_are_read_as_the_reader(storage: PostgresStorage) -> None:
    async with storage.database.readers.connection() as connection:
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            await connection.execute("SELECT FROM secret")


# --- The schema


def test_to_migrate_again_does_no_harm_and_loads_nothing(database: str) -> None:
    assert current_migration(database) == newest_migration()
    code = (
        "import os, sys; from inkland.server.postgres.schema import migrate\n"
        "migrate(os.environ['CONNINFO'])\n"
        "assert not {'alembic', 'sqlalchemy'} & set(sys.modules)"
    )
    environment = {**os.environ, "CONNINFO": database, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)


async def test_two_servers_may_migrate_at_once(empty_database: str) -> None:
    assert current_migration(empty_database) is None
    await asyncio.gather(*(asyncio.to_thread(migrate, empty_database) for _ in range(3)))
    assert current_migration(empty_database) == newest_migration()


def test_a_database_ahead_of_the_code_is_left_alone(empty_database: str) -> None:
    with psycopg.connect(empty_database, autocommit=True) as connection:
        connection.execute("CREATE TABLE alembic_version AS SELECT '9999' AS version_num")
    migrate(empty_database)
    assert current_migration(empty_database) == "9999"


async def test_who_may_not_have_a_reader_is_told(empty_database: str, database: str) -> None:
    plain = make_conninfo(empty_database, user="plain", password="plain")
    with psycopg.connect(empty_database, autocommit=True) as connection:
        name = sql.Identifier(connection.info.dbname)
        connection.execute("CREATE ROLE plain LOGIN PASSWORD 'plain'")
        connection.execute(sql.SQL("ALTER DATABASE {} OWNER TO plain").format(name))
        with pytest.raises(CannotMigrate, match="GRANT inkland_reader TO plain"):
            migrate(plain)
        assert current_migration(plain) is None
        connection.execute("GRANT inkland_reader TO plain")
    migrate(plain)
    storage = await PostgresStorage.open(plain)
    assert await storage.lobby(1) == ()
    await storage.close()


# --- Outages


async def test_what_was_appended_outlives_a_kill(
    durable_cluster: Embedded, durable_database: str
) -> None:
    postgres = await PostgresStorage.open(durable_database)
    for account in (ADA, BOB):
        await postgres.add_guest(account, account.id.encode())
    table = await started(postgres)
    confirmed = 2

    async def write() -> None:
        nonlocal confirmed
        while True:
            assert await postgres.append(table.id, confirmed, some_entries(confirmed), [])
            confirmed += 1

    writing = asyncio.create_task(write())
    while confirmed < 50:
        await asyncio.sleep(0.01)
    assert durable_cluster.pid is not None
    os.kill(durable_cluster.pid, signal.SIGKILL)
    with pytest.raises(StorageUnavailable):
        await writing
    questions = (postgres.game(table.id), postgres.lobby(1), postgres.is_ready())
    game, lobby, ready = await asyncio.gather(*questions, return_exceptions=True)
    assert isinstance(game, StorageUnavailable) and isinstance(lobby, StorageUnavailable)
    assert ready is False

    await asyncio.to_thread(durable_cluster.restart)
    assert await postgres.is_ready()
    assert len(await postgres.lobby(1)) == 1
    game = await postgres.game(table.id)
    assert game is not None and game.number in (confirmed, confirmed + 1)
    assert list(game.entries[2:]) == some_entries(*range(2, game.number))
    assert await postgres.append(table.id, game.number, some_entries(0), [])
    await postgres.close()


async def test_a_cut_connection_is_replaced_unnoticed(
    storage: PostgresStorage, database: str
) -> None:
    table = await started(storage)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    assert await storage.append(table.id, 2, some_entries(3), [])
    assert len(await storage.lobby(1)) == 1


async def test_a_database_that_is_only_read_is_not_ready(database: str) -> None:
    only_read = make_conninfo(database, options="-c default_transaction_read_only=on")
    storage = await PostgresStorage.open(only_read)
    assert not await storage.is_ready()
    with pytest.raises(StorageUnavailable):
        await storage.add_guest(ADA, b"session of Ada")
    await storage.close()


async def test_a_database_that_is_not_there_cannot_be_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pools, "_OPEN_SECONDS", 0.1)
    with pytest.raises(StorageUnavailable):
        await PostgresStorage.open("host=/nowhere dbname=none")


async def test_nobody_lacks_the_log_where_nobody_should_receive_it(
    storage: PostgresStorage,
) -> None:
    assert await storage.log_receivers() == LogReceivers()
