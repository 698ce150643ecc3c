"""What a closed window brings to leaderboards, the same for every storage."""

from collections.abc import Iterator, Mapping
from datetime import date
from typing import Any, Final, NamedTuple

from inkland.server.features.strength.records import (
    ALL_FAMILIES,
    EVER,
    BoardKey,
    BoardPlace,
    Leader,
    Window,
    WindowResult,
    month_of,
    week_of,
)
from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.server.postgres.timed_connections import TimedConnection
from inkland.strength import Strength, is_provisional, lower_bound, matchpoints
from inkland.table.ids import AccountId


class KnownPlayer(NamedTuple):
    """A player's strength after a window, and the number of windows that it comes from."""

    strength: Strength
    windows: int


class BoardPoints(NamedTuple):
    """Points on a board; those of a week or a month are summed up, others replace those before."""

    account: AccountId
    key: BoardKey
    points: int
    windows: int


def board_points(
    window: Window, matchpoints: Mapping[AccountId, int], known: Mapping[AccountId, KnownPlayer]
) -> Iterator[BoardPoints]:
    """What the window brings to these players; a provisional strength has no place."""
    for account, player in known.items():
        if window.day is not None:
            week, month = week_of(window.day), month_of(window.day)
            for family in (ALL_FAMILIES, window.family):
                earned = matchpoints[account]
                yield BoardPoints(account, BoardKey("week", week, family), earned, 1)
                yield BoardPoints(account, BoardKey("month", month, family), earned, 1)
        if not is_provisional(player.strength):
            surely = round(100 * lower_bound(player.strength))
            key = BoardKey("ever", EVER, window.family)
            yield BoardPoints(account, key, surely, player.windows)


_SQL: Final = load_statements(__name__)
_ROWS_PER_INSERT: Final = 5_000


class LeaderQueries:
    """Storage of leaderboards in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

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
