"""A restored backup does not bring erased people back: the list of erasures is applied to it."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import psycopg
import pytest

from inkland.server.configuration.settings import Role, Settings
from inkland.server.context import ServerContext
from inkland.server.features.privacy import export
from inkland.server.features.privacy.erasure_list import (
    BadErasures,
    ErasureFile,
    read_erasures,
    write_erasures,
)
from inkland.server.features.privacy.queries import Erasure
from inkland.server.startup_checks import report_erasures
from inkland.server.tables.storage import PostgresStorage
from inkland.table.bus.local import LocalBus
from inkland.table.ids import AccountId
from inkland.table.repetition import repeat
from inkland.table.storage.records import Account
from server.database.test_backup import script
from support.prepared_data import embed
from support.unconnected import unconnected_ports
from support.whole_person import OTHER, PERSON, TRACES, fill_person

ANN = Account(PERSON, "Annemarie", "blue")
BEN = Account(OTHER, "Benedict")
LASTS = timedelta(days=42)


@contextmanager
def running(data: Path) -> Iterator[str]:
    """The database in a folder."""
    embedded = embed(data)
    try:
        yield embedded.start()
    finally:
        embedded.stop()


def places(conninfo: str) -> dict[str, int]:
    """In which tables traces of the person are found, and in how many rows."""
    found = {}
    signs = [*TRACES, *(trace.encode().hex() for trace in TRACES)]
    with psycopg.connect(conninfo) as connection:
        rows = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        for (table,) in rows.fetchall():
            text = connection.execute(f"SELECT t::text FROM {table} AS t".encode()).fetchall()
            if count := sum(any(sign in row[0] for sign in signs) for row in text):
                found[table] = count
    return found


def inkland(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    environment = {k: v for k, v in os.environ.items() if k != "INKLAND_DATABASE_URL"}
    return subprocess.run(
        [sys.executable, "-m", "inkland", *words],
        env=environment, capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip


async def erase_and_list(conninfo: str, file: Path) -> None:
    """Erase the person on a running server, which writes the list."""
    storage = await PostgresStorage.open(conninfo)
    try:
        context = ServerContext(storage, LocalBus())
        listed = ErasureFile(context, file, LASTS)
        assert await listed.apply() == 0
        await listed.update()
        await export.erase(context, ANN)
        await listed.update()
    finally:
        await storage.close()


def test_who_was_erased_after_the_backup_is_gone_after_the_restore(tmp_path: Path) -> None:
    file = tmp_path / "elsewhere" / "erasures"
    file.parent.mkdir()
    with running(tmp_path / "data") as conninfo:
        with psycopg.connect(conninfo, autocommit=True) as connection:
            fill_person(connection)
        before = places(conninfo)
        assert len(before) > 12, before
        done = script("backup.sh", tmp_path / "dumps", INKLAND_DATABASE_URL=conninfo)
        assert done.returncode == 0, done.stderr
        asyncio.run(erase_and_list(conninfo, file))
        assert places(conninfo) == {}
    lines = file.read_text().splitlines()
    assert [line.split()[1] for line in lines] == [PERSON]
    assert file.stat().st_mode & 0o077 == 0

    restored = tmp_path / "restored"
    dump = done.stdout.strip()
    again = script("restore.sh", dump, restored, INKLAND_AUDIT="off")
    assert again.returncode == 0, again.stderr
    assert "without INKLAND_ERASURES" in again.stderr
    with running(restored) as conninfo:
        assert places(conninfo) == before  # the backup has brought the person back

    replayed = inkland("erasures", "replay", file, "--data", restored)
    assert (replayed.returncode, replayed.stdout) == (0, "erased again: 1\n"), replayed.stderr
    with running(restored) as conninfo:
        assert places(conninfo) == {}
        with psycopg.connect(conninfo) as connection:
            names = connection.execute("SELECT name FROM account ORDER BY id").fetchall()
            assert names == [("",), ("Benedict",)]
    assert inkland("erasures", "replay", file, "--data", restored).stdout == "erased again: 0\n"
    listed = inkland("erasures", "list", "--data", restored)
    assert [line.split()[1] for line in listed.stdout.splitlines()] == [PERSON]


@pytest.mark.anyio
async def test_a_server_applies_its_list_when_it_starts(database: str, tmp_path: Path) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        fill_person(connection)
    file = tmp_path / "erasures"
    file.write_text(write_erasures((Erasure(PERSON, datetime.now(UTC)),)))
    storage = await PostgresStorage.open(database)
    listed = ErasureFile(ServerContext(storage, LocalBus()), file, LASTS)
    task = asyncio.create_task(repeat(listed.do_next, 0.01, doing="a test"))
    try:
        async with asyncio.timeout(240):
            while places(database):
                await asyncio.sleep(0.05)
    finally:
        task.cancel()
        await storage.close()


# --- The file


@pytest.mark.anyio
async def test_the_file_outlives_the_database_and_forgets_in_time(
    storage: PostgresStorage, tmp_path: Path
) -> None:
    context, file = ServerContext(storage, LocalBus()), tmp_path / "erasures"
    for account in (ANN, BEN):
        await storage.add_guest(account, account.id.encode())
    now = await storage.now()
    lost = Erasure(AccountId("z" * 26), now - timedelta(days=41))
    old = Erasure(AccountId("y" * 26), now - timedelta(days=43))
    file.write_text(write_erasures((lost, old)))
    listed = ErasureFile(context, file, LASTS)
    assert await listed.apply() == 0
    await export.erase(context, ANN)
    await listed.update()
    assert [one.account for one in read_erasures(file.read_text())] == [lost.account, PERSON]
    await export.erase(context, BEN)
    await ErasureFile(context, file, LASTS).apply()
    await listed.update()
    found = [one.account for one in read_erasures(file.read_text())]
    assert found == [lost.account, PERSON, OTHER]
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.anyio
async def test_a_list_that_cannot_be_read_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "erasures"
    file.write_text("nonsense\n")
    listed = ErasureFile(ServerContext(unconnected_ports().storage, LocalBus()), file, LASTS)
    with pytest.raises(BadErasures):
        await listed.apply()
    assert file.read_text() == "nonsense\n"


@pytest.mark.parametrize(
    ("role", "has_file", "is_warned"),
    [("worker", False, True), ("all", False, True), ("worker", True, False), ("web", False, False)],
)
def test_who_would_write_the_list_warns_without_a_file(
    role: Role, has_file: bool, is_warned: bool, caplog: pytest.LogCaptureFixture
) -> None:
    report_erasures(Settings(role=role, erasures=Path("erasures") if has_file else None))
    assert [line.levelname for line in caplog.records] == ["WARNING"] * is_warned


@pytest.mark.parametrize(
    "line", ["", "2026-11-17", f"yesterday {PERSON}", f"2026-11-17T08:00:00Z {PERSON} Annemarie"]
)
def test_a_line_that_is_no_erasure_is_refused(line: str) -> None:
    with pytest.raises(BadErasures, match="Line 2"):
        read_erasures(f"2026-11-17T08:00:00Z {PERSON}\n{line}\n")


def test_what_is_written_can_be_read() -> None:
    made = tuple(
        Erasure(AccountId(f"{number:026d}"), datetime(2026, 11, 17, number, tzinfo=UTC))
        for number in range(20)
    )
    assert read_erasures(write_erasures(made[::-1])) == made
