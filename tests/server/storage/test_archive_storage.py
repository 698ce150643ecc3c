"""The archive: a finished game takes a row, and everything reads as it did before."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import psycopg
import pytest

from inkland.bots.games.self_play import play_game
from inkland.bots.random_bot import RandomBot
from inkland.rules import Event, preset
from inkland.rules.options import PRESETS
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.server.features.upkeep.archive_queries import ArchiveQueries
from inkland.server.features.upkeep.audit import audit, audit_connection
from inkland.server.postgres.statements import load_statements
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import TableId
from inkland.table.storage.records import KeptAnswer, SeatResult
from proof.chaos.releases import previous
from support.finished_games import golden_events, store_finished
from support.storage_samples import ADA, BOB_SITS, over, some_entries, started

pytestmark = pytest.mark.anyio

FIRST: Final = TableId("")
KEPT: Final = KeptAnswer(0, "a command", "an answer")
ROWS: Final = """
SELECT event.*, secret_event.body FROM event LEFT JOIN secret_event USING (game, seq)
WHERE event.game = %s ORDER BY seq
"""

ARCHIVE: Final = (
    load_statements("inkland.server.features.upkeep.archive_queries")["archive"]
    .decode()
    .replace("%(game)s", "'TABLE_ID'")
)
# In the database itself, so that one of the calls meets the end of another one.
ARCHIVE_AGAIN_AND_AGAIN: Final = f"""
DO $loop$
DECLARE
    outcome text;
BEGIN
    FOR number IN 1 .. 3000 LOOP
        EXECUTE $${ARCHIVE}$$
        INTO outcome;
        EXIT WHEN outcome <> 'skipped';
    END LOOP;
    RAISE NOTICE '%', outcome;
END
$loop$
"""


async def finished(storage: PostgresStorage, events: tuple[Event, ...]) -> TableId:
    """A finished game of Ada and Bob, with an analysis and a kept answer."""
    table = await store_finished(storage, events, ADA.id, BOB_SITS)
    await storage.append(table, 0, [], [KEPT])
    assert await storage.request_analysis(table)
    await storage.save_analysis(table, '{"judge":"ж"}')
    return table


async def everything(storage: PostgresStorage, table: TableId) -> list[Any]:
    """All that storage gives out about a finished game, but its kept answers."""
    game, stored = await storage.game(table), await storage.table(table)
    assert game is not None and stored is not None and stored.deal is not None
    return [
        game._replace(kept=()),
        await storage.game(table, game.number - 3),
        await storage.finished_events(table),
        stored,
        await storage.secret(table),
        await storage.analysis(table),
        await storage.results(stored.deal, 10),
        await StatisticsQueries(storage.database).recorded(table),
        await storage.own_games().drawing_times(ADA.id),
        await storage.own_games().finished(ADA.id, 10),
        await AccountQueries(storage.database).personal_records(ADA.id),
    ]


async def test_an_archived_game_reads_as_before(storage: PostgresStorage) -> None:
    table = await finished(storage, golden_events("shared_win"))
    running = await started(storage, "running")
    before = await everything(storage, table)
    game = await storage.game(table)
    assert game is not None and game.kept == (KEPT,)
    archive = ArchiveQueries(storage.database)
    assert await archive.archive(table) == "archived"
    game = await storage.game(table)
    assert game is not None and game.kept == ()
    before[1] = before[1]._replace(kept=())
    assert await everything(storage, table) == before
    for other in (table, running.id, TableId("nowhere")):
        assert await archive.archive(other) == "skipped"
    assert await everything(storage, table) == before


async def test_games_are_due_some_days_after_their_end(storage: PostgresStorage) -> None:
    tables = sorted(
        [await store_finished(storage, golden_events("shared_win"), ADA.id) for _ in range(3)]
    )
    await started(storage, "0 running")
    archive = ArchiveQueries(storage.database)
    assert (await archive.due(FIRST, 10, 1)).due == ()
    assert (await archive.due(FIRST, 3, 0)) == (tables[1], (tables[0], tables[1]))
    assert (await archive.due(tables[1], 3, 0)) == (tables[2], (tables[2],))
    assert (await archive.due(tables[2], 3, 0)) == (None, ())
    assert await archive.archive(tables[1]) == "archived"
    assert (await archive.due(FIRST, 10, 0)).due == (tables[0], tables[2])


async def test_an_erased_account_leaves_an_archived_game_whole(storage: PostgresStorage) -> None:
    table = await finished(storage, golden_events("shared_win"))
    await ArchiveQueries(storage.database).archive(table)
    before = await storage.game(table)
    await AccountQueries(storage.database).erase(ADA.id)
    assert await storage.game(table) == before
    stored = await storage.table(table)
    assert stored is not None and stored.seats[0] is not None
    assert (stored.title, stored.seats[0].name) == ("", "")


# --- PostgreSQL: every column, damage, the process that is killed, the release before


def rows(connection: psycopg.Connection[Any], table: TableId) -> list[tuple[Any, ...]]:
    """Every column of every event."""
    return connection.execute(ROWS, [table]).fetchall()


async def test_every_column_of_every_preset_comes_back(
    storage: PostgresStorage, database: str
) -> None:
    tables = [
        await store_finished(
            storage, play_game(preset(name)._replace(seats=2), name, [RandomBot()] * 2)[0], ADA.id
        )
        for name in PRESETS
    ]
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("SET session_replication_role = replica")  # no trigger refuses it
        # Moves have times of their own, but for the first ones of an old game.
        connection.execute(
            "UPDATE recent_event SET at = moved.at "
            "FROM (SELECT game, seq, count(revision) OVER (PARTITION BY game ORDER BY seq) AS move "
            "FROM recent_event) AS answer, "
            "LATERAL (SELECT now() - (100 - move) * interval '7.654321 s' WHERE move > 20) "
            "AS moved (at) "
            "WHERE (answer.game, answer.seq) = (recent_event.game, recent_event.seq)"
        )
        connection.execute("SET session_replication_role = origin")
        before = [rows(connection, table) for table in tables]
        assert all(len(game) > 100 for game in before)
        for table in tables:
            assert await ArchiveQueries(storage.database).archive(table) == "archived"
        assert [rows(connection, table) for table in tables] == before
        assert connection.execute("SELECT FROM recent_event").fetchall() == []
        assert connection.execute("SELECT FROM recent_secret_event").fetchall() == []
    assert audit(database).broken == ()


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        ("lines = replace(lines, 'A', 'B')", "another state"),
        ("lines = lines || ' '", "breaks the chain"),
        ("first_hash = sha256('')", "breaks the chain"),
        ("last_hash = sha256('')", "breaks the chain"),
        ("state_hashes = sha256('') || state_hashes", "another state"),
        ("lines = left(lines, -60)", "breaks the chain"),
        ("lines = ''", "is missing"),
    ],
)
async def test_an_audit_finds_damage_in_the_archive(
    storage: PostgresStorage, database: str, damage: str, why: str
) -> None:
    table = await store_finished(storage, golden_events("shared_win"), ADA.id)
    assert await ArchiveQueries(storage.database).archive(table) == "archived"
    with psycopg.connect(database) as connection:
        with pytest.raises(psycopg.errors.RaiseException), connection.transaction():
            connection.execute(f"UPDATE archived_game SET {damage}".encode())
        connection.execute("SET session_replication_role = replica")  # no trigger refuses it
        connection.execute(f"UPDATE archived_game SET {damage}".encode())
        (broken,) = audit_connection(connection).broken
    assert why in broken.why


async def test_events_are_deleted_only_if_the_archive_gives_them_back(
    storage: PostgresStorage, database: str
) -> None:
    table = await store_finished(storage, golden_events("shared_win"), ADA.id)
    game = await storage.game(table)
    with psycopg.connect(database) as connection:
        connection.execute("SELECT archive_game(%s)", [table])
        connection.execute("CREATE TABLE good AS SELECT * FROM archived_game")
        connection.execute("CREATE TABLE events AS SELECT * FROM event")
        connection.execute("CREATE TABLE secrets AS SELECT * FROM secret_event")
        connection.execute("SET session_replication_role = replica")
        connection.execute("DELETE FROM archived_game")
        connection.execute("INSERT INTO recent_event SELECT * FROM events")
        connection.execute("INSERT INTO recent_secret_event SELECT * FROM secrets")
        connection.execute("SET session_replication_role = origin")
        whole = "DELETE FROM recent_secret_event; DELETE FROM recent_event"
        for changed, deed in (
            ("lines = lines || ' '", whole),
            ("state_hashes = sha256('') || state_hashes", whole),
            ("times[9] = NULL", whole),
            ("secrets = '{}'", whole),
            ("lines = lines", "DELETE FROM recent_event WHERE seq > 9"),  # not the whole game
        ):
            text = f"UPDATE good SET {changed}; INSERT INTO archived_game TABLE good; {deed}"
            with pytest.raises(psycopg.errors.RaiseException), connection.transaction():
                connection.execute(text.encode())
        connection.rollback()
    assert await storage.game(table) == game


async def test_a_game_that_would_not_come_back_is_left_as_it_is(
    storage: PostgresStorage, database: str
) -> None:
    table = await started(storage)  # its bodies are no text
    assert await storage.append(table.id, 2, some_entries(3), [], over(SeatResult(0, 9, 1, None)))
    broken = await store_finished(storage, golden_events("shared_win"), ADA.id)
    with psycopg.connect(database) as connection:
        connection.execute("SET session_replication_role = replica")
        connection.execute(
            "UPDATE recent_event SET hash = '' WHERE game = %s AND seq = 9", [broken]
        )
    for name in (table.id, broken):
        before = await storage.game(name)
        assert await ArchiveQueries(storage.database).archive(name) == "refused"
        assert await storage.game(name) == before


async def test_two_processes_archive_a_game_once(storage: PostgresStorage, database: str) -> None:
    table = await store_finished(storage, golden_events("shared_win"), ADA.id)
    other = await PostgresStorage.open(database)
    found = await asyncio.gather(
        *(
            ArchiveQueries(storage.database).archive(table)
            for storage in (storage, other)
            for _ in range(4)
        )
    )
    assert sorted(found) == ["archived"] + ["skipped"] * 7
    await other.close()


async def test_who_comes_at_the_moment_of_the_archiving_skips_the_game(
    storage: PostgresStorage, database: str
) -> None:
    outcomes: list[str] = []

    def archive(table: TableId) -> None:
        with psycopg.connect(database, autocommit=True) as connection:
            connection.add_notice_handler(lambda told: outcomes.append(told.message_primary or ""))
            connection.execute(ARCHIVE_AGAIN_AND_AGAIN.replace("TABLE_ID", table))

    for _ in range(10):
        table = await store_finished(storage, golden_events("shared_win"), ADA.id)
        await asyncio.gather(*(asyncio.to_thread(archive, table) for _ in range(3)))
    assert sorted(outcomes) == ["archived"] * 10 + ["skipped"] * 20


async def test_what_is_not_committed_has_not_happened(
    storage: PostgresStorage, database: str
) -> None:
    table = await store_finished(storage, golden_events("shared_win"), ADA.id)
    before = await storage.game(table)
    with psycopg.connect(database) as connection:
        connection.execute("SELECT archive_game(%s)", [table])
        assert await storage.game(table) == before  # readers wait for nobody
        connection.rollback()
    assert await storage.game(table) == before
    assert await ArchiveQueries(storage.database).archive(table) == "archived"


# Runs with the code of the release before: reads a game, and plays another one to its end.
_RELEASE_BEFORE: Final = """
import asyncio, sys
from random import Random

import inkland
from inkland.bots.random_bot import RandomBot
from inkland.protocol.resources import NewTable, Sit
from inkland.rules import Draw, view
from inkland.server.context import ServerContext
from inkland.server.storage.postgres import PostgresStorage
from inkland.table.actions import joining, opening, playing
from inkland.table.bus.local import LocalBus
from inkland.table.games.mailbox import Command
from inkland.table.storage.records import Account

async def main(database, name):
    storage = await PostgresStorage.open(database)
    context, random = ServerContext(storage, LocalBus()), Random(1)
    ada = Account("ada", "Ada", "red")
    print(inkland.__version__)
    print(await storage.game(name))
    print(await storage.finished_events(name))
    table = await opening.open_table(context, ada, NewTable(seats=1))
    await joining.sit(context, table.id, ada, Sit(nonce="0" * 32))
    await playing.start(context, table.id, ada)
    mailbox = context.mailbox(table.id)
    while (step := (state := (await mailbox.game()).state).step) is not None:
        drawing = Draw(0, step.number, RandomBot().answer(view(state, 0), random))
        await mailbox.post(Command(0, str(step.number), drawing))
    print(table.id)
    await storage.close()

asyncio.run(main(*sys.argv[1:]))
"""


async def test_the_release_before_reads_archived_games_and_plays_on(
    storage: PostgresStorage, database: str, tmp_path: Path
) -> None:
    table = await store_finished(storage, golden_events("shared_win"), ADA.id)
    assert await ArchiveQueries(storage.database).archive(table) == "archived"
    release = previous()
    environment = {**os.environ, "PYTHONPATH": str(release.unpack(tmp_path / "code"))}
    command = [sys.executable, "-c", _RELEASE_BEFORE, database, table]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    version, game, events, played = done.stdout.splitlines()
    assert (version, game) == (release.version, str(await storage.game(table)))
    assert events == str(await storage.finished_events(table))
    assert await ArchiveQueries(storage.database).archive(TableId(played)) == "archived"
    assert audit(database).broken == ()
