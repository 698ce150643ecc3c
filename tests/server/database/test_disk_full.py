"""A full disk: moves fail, readiness says so, and both recover when there is room again.

The disk is real, and small: only root may mount one, so these tests are skipped for others.
"""

import os
import secrets
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import psycopg
import pytest
from psycopg import sql
from psycopg.conninfo import make_conninfo

from inkland.server.postgres.embedded import Embedded
from inkland.server.postgres.schema import migrate
from inkland.server.tables.storage import PostgresStorage
from inkland.table.errors import StorageUnavailable
from inkland.table.storage.records import Entry
from support.storage_samples import ADA, BOB, started

pytestmark = pytest.mark.anyio

_NAME: Final = "small"
_MEGABYTES: Final = 32  # an empty database with our schema has 12
_MAX_APPENDS: Final = 100  # free pages of the tables are used up long before


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk with little room."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={_MEGABYTES}m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, check=False).returncode != 0:
        pytest.skip("no disk can be mounted here")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


@pytest.fixture
def database_on_disk(disk: Path, cluster: Embedded) -> Iterator[str]:
    """The connection string of a database whose tables are on that disk."""
    conninfo = cluster.restart()
    owner = os.stat(f"/proc/{cluster.pid}")
    tables = disk / "tables"
    tables.mkdir()
    os.chown(tables, owner.st_uid, owner.st_gid)
    name = sql.Identifier(_NAME)
    with psycopg.connect(conninfo, autocommit=True) as connection:
        place = sql.SQL("CREATE TABLESPACE {} LOCATION {}").format(name, str(tables))
        connection.execute(place)
        connection.execute(sql.SQL("CREATE DATABASE {} TABLESPACE {}").format(name, name))
        made = make_conninfo(conninfo, dbname=_NAME)
        migrate(made)
        yield made
        connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(name))
        connection.execute(sql.SQL("DROP TABLESPACE {}").format(name))


def fill(disk: Path) -> Path:
    """Fill the disk up, and return the file that does."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as stream:
        for size in (65_536, 4_096, 512):
            try:
                while stream.write(bytes(size)):
                    pass
            except OSError:
                continue
    return filler


async def test_readiness_says_that_moves_find_no_room(disk: Path, database_on_disk: str) -> None:
    storage = await PostgresStorage.open(database_on_disk)
    for account in (ADA, BOB):
        await storage.add_guest(account, account.id.encode())
    table = await started(storage)
    assert await storage.is_ready()
    filler = fill(disk)

    stored = 2

    async def append(times: int) -> None:
        nonlocal stored
        for _ in range(times):
            body = secrets.token_bytes(8_000)
            assert await storage.append(table.id, stored, [Entry(body, body[:32])], [])
            stored += 1

    with pytest.raises(StorageUnavailable):
        await append(_MAX_APPENDS)
    assert not await storage.is_ready()
    assert not await storage.is_reachable()  # so nobody restarts the process for it

    filler.unlink()
    assert await storage.is_ready()
    await append(1)
    game = await storage.game(table.id)
    assert game is not None and game.number == stored
    await storage.close()
