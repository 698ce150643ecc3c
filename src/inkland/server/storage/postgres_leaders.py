"""Storage of leaderboards in PostgreSQL. Each statement is a file in `sql/leaders/`."""

from collections.abc import Mapping
from datetime import date
from typing import Any, Final

from inkland.server.database.timed_connections import TimedConnection
from inkland.server.storage.board_points import KnownPlayer, board_points
from inkland.server.storage.leaders_port import BoardKey, BoardPlace, Leader, WindowResult
from inkland.server.storage.postgres_members import Connect
from inkland.server.storage.statements import load_statements
from inkland.server.storage.strengths_port import Window
from inkland.strength import is_provisional, matchpoints
from inkland.table.ids import AccountId

_SQL: Final = load_statements("leaders")
_ROWS_PER_INSERT: Final = 5_000


class PostgresLeaderStorage:
    """Storage of leaderboards on the connections of `PostgresStorage`; see `LeaderStorage`."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect

    async def page(
        self, key: BoardKey, viewer: AccountId | None, offset: int, limit: int
    ) -> tuple[Leader, ...]:
        """Return some of those listed, the first first."""
        rows = await self._run("page", key, viewer=viewer, offset=offset, limit=limit)
        return tuple(map(Leader._make, rows))

    async def place(self, key: BoardKey, account: AccountId | None) -> BoardPlace:
        """Return how many are listed, and where the account stands."""
        ((people, better, before, *own, is_listed),) = await self._run(
            "place", key, account=account
        )
        if is_listed is None:
            return BoardPlace(people)
        return BoardPlace(people, Leader(better + 1, *own), before, is_listed)

    async def followed(self, key: BoardKey, account: AccountId) -> tuple[Leader, ...]:
        """Return the account and all listed people whom it follows."""
        return tuple(map(Leader._make, await self._run("followed", key, account=account)))

    async def last_day(self) -> date | None:
        """Return the day of the window that was closed last."""
        async with self._connect() as connection:
            ((day,),) = await _run(connection, "last_day")
        return day  # type: ignore[no-any-return]

    async def window_results(self, account: AccountId) -> tuple[WindowResult, ...]:
        """Return how an account did in all its closed windows."""
        async with self._connect() as connection:
            rows = await _run(connection, "window_results", account=account)
        return tuple(map(WindowResult._make, rows))

    async def _run(
        self, name: str, key: BoardKey, /, **parameters: object
    ) -> list[tuple[Any, ...]]:
        async with self._connect() as connection:
            return await _run(connection, name, **key._asdict(), **parameters)


async def add_to_boards(
    connection: TimedConnection,
    window: Window,
    number: int,
    stars: Mapping[AccountId, int],
    known: Mapping[AccountId, KnownPlayer],
) -> None:
    """Store what a window brings to those of its players who are known; the stars are of all."""
    earned, accounts = matchpoints(stars), list(known)
    if window.day is not None:
        await _run(
            connection,
            "add_window_results",
            number=number,
            others=len(stars) - 1,
            accounts=accounts,
            matchpoints=[earned[account] for account in accounts],
        )
        await _run(connection, "add_streaks", accounts=accounts, day=window.day)
    added = list(board_points(window, earned, known))
    for start in range(0, len(added), _ROWS_PER_INSERT):
        part = added[start : start + _ROWS_PER_INSERT]
        await _run(
            connection,
            "add",
            accounts=[one.account for one in part],
            boards=[one.key.board for one in part],
            begins=[one.key.begins for one in part],
            families=[one.key.family for one in part],
            points=[one.points for one in part],
            windows=[one.windows for one in part],
        )
    provisional = [one for one, player in known.items() if is_provisional(player.strength)]
    await _run(
        connection, "delete_past", day=window.day, family=window.family, provisional=provisional
    )


async def _run(
    connection: TimedConnection, name: str, /, **parameters: object
) -> list[tuple[Any, ...]]:
    """Execute a statement and return its rows."""
    cursor = await connection.execute(_SQL[name], parameters, binary=True)
    return await cursor.fetchall() if cursor.description else []
