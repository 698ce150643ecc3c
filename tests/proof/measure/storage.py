"""Time of a durable append: psycopg, asyncpg and SQLite, with 1 writer and with 32.

    PYTHONPATH=src:tests python tests/proof/measure/storage.py

asyncpg is no dependency: `pip install asyncpg` into a temporary environment. All take turns, so
that noise of the machine hits all alike; compare figures of one run only.
"""

import asyncio
import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import psycopg

from inkland.server.tables.changes import SQL
from inkland.server.tables.rows import of_append
from inkland.table.ids import TableId
from inkland.table.storage.records import NO_FOLLOW_UP, Entry, KeptAnswer
from proof.measure.appends import Append, database, take_turns

CONNECTIONS, GAMES = 8, 33
BODY: Final = b'{"type":"answered","seat":0,"step":12,"drawing":[{"type":"placement"}]}'
BEGUN: Final = """
INSERT INTO account VALUES ('host', 'Host');
INSERT INTO game SELECT n, 1, 1, '', false, 'host', 'playing', '{}', 1, '', n, NULL, NULL, now()
FROM (SELECT 'psycopg' || i FROM generate_series(1, 33) AS i
UNION SELECT 'asyncpg' || i FROM generate_series(1, 33) AS i) AS names (n);
INSERT INTO event (game, seq, hash) SELECT id, 1, '' FROM game
"""
LITE: Final = """
PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
CREATE TABLE game (id TEXT PRIMARY KEY, number INTEGER NOT NULL);
CREATE TABLE event (game, seq, body, hash, PRIMARY KEY (game, seq));
CREATE TABLE answer (game, seat, command, answer, PRIMARY KEY (game, seat, command));
"""


def told(game: str, after: int) -> dict[str, object]:
    """The parameters of the server's statement: one event, and the answer to its command."""
    kept = KeptAnswer(0, f"{after:032x}", '{"type":"saved"}')
    return of_append(TableId(game), after, [Entry(BODY, bytes(32))], [kept], NO_FOLLOW_UP)


async def with_psycopg(conninfo: str) -> Append:
    free: asyncio.Queue[Any] = asyncio.Queue()
    for _ in range(CONNECTIONS):
        free.put_nowait(await psycopg.AsyncConnection.connect(conninfo, autocommit=True))

    async def append(game: str, after: int) -> None:
        connection = await free.get()
        cursor = await connection.execute(SQL["append"], told(game, after), binary=True)
        assert await cursor.fetchone()
        free.put_nowait(connection)

    return append


async def with_asyncpg(conninfo: str) -> Append:
    """The same statement, with asyncpg's parameter markers."""
    import asyncpg  # type: ignore[import-not-found, unused-ignore]  # noqa: PLC0415

    names = sorted(told("", 0))
    marks = {name: f"${number}" for number, name in enumerate(names, 1)}
    text = re.sub(r"%\((\w+)\)[sb]", lambda found: marks[found[1]], SQL["append"].decode())
    pool = await asyncpg.create_pool(conninfo, min_size=CONNECTIONS, max_size=CONNECTIONS)

    async def append(game: str, after: int) -> None:
        values = told(game, after)
        async with pool.acquire() as connection:
            assert await connection.fetch(text, *(values[name] for name in names))

    return append


def with_sqlite(file: Path) -> Append:
    """SQLite has a single writer, so it gets its own thread."""
    lite = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    lite.executescript(LITE)
    lite.executemany("INSERT INTO game VALUES (?, 1)", [(f"SQLite{i + 1}",) for i in range(GAMES)])
    thread = ThreadPoolExecutor(1)

    def write(game: str, after: int) -> None:
        lite.execute("BEGIN IMMEDIATE")
        change = "UPDATE game SET number = number + 1 WHERE id = ? AND number = ?"
        assert lite.execute(change, (game, after)).rowcount == 1
        lite.execute("INSERT INTO event VALUES (?, ?, ?, ?)", (game, after + 1, BODY, bytes(32)))
        lite.execute("INSERT INTO answer VALUES (?, 0, ?, 'saved')", (game, f"{after:032x}"))
        lite.execute("COMMIT")

    async def append(game: str, after: int) -> None:
        await asyncio.get_running_loop().run_in_executor(thread, write, game, after)

    return append


async def measure(conninfo: str, folder: Path) -> None:
    ways = {"psycopg": await with_psycopg(conninfo), "SQLite": with_sqlite(folder / "lite.db")}
    try:
        ways["asyncpg"] = await with_asyncpg(conninfo)
    except ImportError:
        print("asyncpg is left out: pip install asyncpg")
    await take_turns(ways, 1, 1)
    await take_turns(ways, 2, 32)


if __name__ == "__main__":
    with database() as (where, place):
        with psycopg.connect(where) as connection:
            connection.execute(BEGUN)
        asyncio.run(measure(where, place))
