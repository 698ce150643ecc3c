"""What is stored of dumps: which games are in which, and which dumps are published."""

from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any, Final, NamedTuple

from inkland.cards import MAP_SHEETS
from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.server.postgres.timed_connections import TimedConnection, long_transaction
from inkland.table.ids import AccountId, TableId


class DumpedSeat(NamedTuple):
    """Who sat there: an account, or a bot of ours that may have taken its place."""

    account: AccountId | None
    is_bot_account: bool
    bot: str | None
    stand_in_drawings: int


class DumpedGame(NamedTuple):
    """A game of a dump, and the month of its end."""

    game: TableId
    month: str
    seats: tuple[DumpedSeat, ...]


class PublishedDump(NamedTuple):
    """A dump that everyone may download; the hash is SHA-256 in hexadecimal digits."""

    id: str
    published_at: datetime
    games: int
    bytes: int
    hash: str


_SQL: Final = load_statements(__name__)


class DumpQueries:
    """Storage of dumps in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow_player

    async def begin(self, at_least: int, limit: int) -> str | None:
        """Return the id of the dump to be made, if there is one."""
        async with self._connect() as connection, long_transaction(connection):
            await _run(connection, "lock")
            found = await _run(connection, "unpublished") or await _run(
                connection, "begin", at_least=at_least, limit=limit, map_sheets=list(MAP_SHEETS)
            )
        return found[0][0] if found else None

    async def games(self, dump: str) -> tuple[DumpedGame, ...]:
        """Return the games of a dump whose people still allow it."""
        rows = await self._run("games", dump=dump)
        return tuple(
            DumpedGame(TableId(game), month, tuple(DumpedSeat._make(row[2:]) for row in seats))
            for (game, month), seats in groupby(rows, key=lambda row: row[:2])
        )

    async def publish(
        self, dump: PublishedDump, games: Sequence[TableId], put: Callable[[], None]
    ) -> bool:
        """Put a dump in its place and note it, unless it was, or somebody has said no."""
        async with self._connect() as connection, long_transaction(connection):
            noted = await _run(connection, "publish", **dump._asdict(), used=list(games))
            if noted:
                put()  # what cannot be put there is not noted
        return bool(noted)

    async def published(self) -> tuple[PublishedDump, ...]:
        """Return all published dumps, the latest first."""
        return tuple(map(PublishedDump._make, await self._run("published")))

    async def _run(self, name: str, /, **parameters: object) -> list[tuple[Any, ...]]:
        async with self._connect() as connection, long_transaction(connection):
            return await _run(connection, name, **parameters)


async def _run(
    connection: TimedConnection, name: str, /, **parameters: object
) -> list[tuple[Any, ...]]:
    cursor = await connection.execute(_SQL[name], parameters, binary=True)
    return await cursor.fetchall()
