"""A contest that whoever runs the server makes by a command."""

import asyncio
import os
from pathlib import Path

from inkland.server.database.embedded import Embedded
from inkland.server.storage.contests_port import Contest
from inkland.server.storage.postgres import PostgresStorage
from inkland.server.storage.schema import migrate


def make_contest(data: Path, contest: Contest) -> None:
    """Store a contest in the database at `INKLAND_DATABASE_URL`, or of a stopped server's folder.

    Raises `PostgresUnavailable`, `CannotMigrate` or `StorageUnavailable`.
    """
    if (conninfo := os.environ.get("INKLAND_DATABASE_URL")) is not None:
        asyncio.run(_add(conninfo, contest))
        return
    embedded = Embedded(data)
    try:
        conninfo = embedded.start()
        migrate(conninfo)
        asyncio.run(_add(conninfo, contest))
    finally:
        embedded.stop()


async def _add(conninfo: str, contest: Contest) -> None:
    storage = await PostgresStorage.open(conninfo)
    try:
        await storage.contests().add(contest)
    finally:
        await storage.close()
