"""Servers with a planted bug, which a good checker finds: `python -m server.kills.planted --bug …`.

The product has no switch for this. It is handed a bad record, or a mailbox without a memory.
"""

import argparse
import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, Self

from psycopg import AsyncConnection

from inkland.server.mailbox import Mailbox
from inkland.server.record.port import Entry, Game, Kept, Record, Result, TableId
from inkland.server.record.postgres import PostgresRecord
from inkland.server.serve import serve
from inkland.server.settings import Settings

_LATE: Final = 0.3  # seconds between the answer and the append
_ONE_MOMENT: Final = b"SET TRANSACTION"


class HastyRecord(PostgresRecord):
    """Says that entries are kept, and keeps them a little later."""

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[Entry],
        kept: Sequence[Kept],
        results: Sequence[Result] = (),
    ) -> bool:
        """Yes, at once."""
        told = (table, after, entries, kept, results)
        before = _last.get(table)
        _last[table] = asyncio.create_task(self._later(before, told))
        return True

    async def _later(self, before: "asyncio.Task[None] | None", told: tuple[Any, ...]) -> None:
        await asyncio.sleep(_LATE)
        if before is not None:
            await before
        assert await super().append(*told)


_last: dict[TableId, "asyncio.Task[None]"] = {}


class ForgetfulRecord(PostgresRecord):
    """Keeps no answer, so that it knows no command again."""

    @classmethod
    async def open(cls, conninfo: str, size: int = 8) -> Self:
        """Whoever opens it forgets, too: each look at a mailbox's memory finds an empty one."""
        Mailbox._kept = property(  # type: ignore[assignment]
            lambda _box: {}, lambda _box, _kept: None
        )
        return await super().open(conninfo, size)

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[Entry],
        kept: Sequence[Kept],
        results: Sequence[Result] = (),
    ) -> bool:
        """Without the answers."""
        return await super().append(table, after, entries, (), results)

    async def game(self, table: TableId, since: int = 0) -> Game | None:
        """Without any answers."""
        found = await super().game(table, since)
        return None if found is None else found._replace(kept=())


class OpenEnded(AsyncConnection[tuple[Any, ...]]):
    """A connection in a transaction that never ends; what it reads is always of one moment."""

    async def execute(self, query: Any, *told: Any, **habits: Any) -> Any:
        """Run the statement, unless PostgreSQL allows it only at the start of a transaction."""
        if _ONE_MOMENT in query:
            query = b"SELECT"
        return await super().execute(query, *told, **habits)


class OnePool:
    """Lends the same connection to one after the other. Its transactions are only savepoints."""

    def __init__(self, connection: OpenEnded) -> None:
        self._connection = connection
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[OpenEnded]:
        """The connection; a failure does not spoil it for the next."""
        async with self._turn, self._connection.transaction():
            yield self._connection

    async def close(self) -> None:
        """Nothing was ever committed, and nothing is."""
        await self._connection.close()


class SavepointRecord(PostgresRecord):
    """Works like a charm until the process ends."""

    @classmethod
    async def open(cls, conninfo: str, size: int = 8) -> Self:
        """Without autocommit the first statement begins the one transaction there ever is."""
        connection = await OpenEnded.connect(conninfo)
        await connection.execute(b"SELECT")
        pool: Any = OnePool(connection)
        return cls(pool, pool)


BUGS: Final[dict[str, Callable[[str], Awaitable[Record]]]] = {
    "ack-before-commit": HastyRecord.open,
    "no-command-id": ForgetfulRecord.open,
    "only-a-savepoint": SavepointRecord.open,
}


def main() -> None:
    """Serve, badly."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bug", choices=BUGS, required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True)
    told = parser.parse_args()
    serve(Settings(port=told.port, data=told.data), BUGS[told.bug])


if __name__ == "__main__":
    main()
