"""Storage of strengths in PostgreSQL. The statements are in `queries.sql`."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from datetime import date
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
import psycopg

from inkland.server.features.strength.board_queries import KnownPlayer, add_to_boards
from inkland.server.features.strength.records import (
    DueDay,
    Recomputed,
    StoredStrength,
    StrengthUpdate,
    Window,
)
from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.server.postgres.timed_connections import TimedConnection, long_transaction
from inkland.strength import Strength
from inkland.table.ids import AccountId

SQL: Final = load_statements(__name__)
_ROWS_PER_INSERT: Final = 5_000
_ANCHORS: Final = msgspec.json.Decoder(dict[str, int])
_Kind: TypeAlias = tuple[int, str]  # seats and family


class _Row(NamedTuple):
    """A strength as it is stored."""

    known: Strength
    change: float
    windows: int
    last_window: int


class StrengthQueries:
    """Storage of strengths in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

    async def due(self, before: date) -> DueDay | None:
        """Return the first day after the last closed one that has a deal."""
        async with self._connect() as connection:
            rows = await _run(connection, "due", before=before)
        return DueDay._make(rows[0]) if rows else None

    async def close(self, window: Window, update: StrengthUpdate) -> bool:
        """Store the window and what it makes of strengths; False if it was closed before."""
        async with self._transaction() as (connection, work):
            anchors = msgspec.json.encode(window.anchors).decode()
            added = await _run(connection, "add_window", **{**window._asdict(), "anchors": anchors})
            if not added:
                raise psycopg.Rollback(work)
            ((number,),) = added
            stars, erased = await _results(connection, window, ())
            if erased:
                await _run(connection, "leave_out", number=number, accounts=sorted(erased))
            stars = {account: one for account, one in stars.items() if account not in erased}
            before = await _before(connection, window, stars)
            after = await _after(window, number, before, stars, update)
            await _save(connection, (window.seats, window.family), after)
            await add_to_boards(connection, window, number, stars, _known(after))
            return True
        return False

    async def recompute(self, update: StrengthUpdate) -> Recomputed:
        """Replace all strengths by what the closed windows come to."""
        known: dict[_Kind, dict[AccountId, _Row]] = defaultdict(dict)
        gone: set[AccountId] = set()
        async with self._transaction() as (connection, _work):
            windows = await _run(connection, "windows")
            await _run(connection, "delete_all")
            for number, left_out, *rest, anchors in windows:
                window = Window._make((*rest, _ANCHORS.decode(anchors)))
                stars, erased = await _results(connection, window, left_out)
                gone |= erased
                rows = known[window.seats, window.family]
                after = await _after(window, number, rows, stars, update)
                rows |= after
                present = {one: row for one, row in after.items() if one not in erased}
                await add_to_boards(connection, window, number, stars, _known(present))
            for kind, rows in known.items():
                stored = {account: row for account, row in rows.items() if account not in gone}
                known[kind] = stored
                await _save(connection, kind, stored)
        return Recomputed(len(windows), sum(map(len, known.values())))

    async def strengths(self, account: AccountId) -> tuple[StoredStrength, ...]:
        """Return the strengths of an account, by seats and family."""
        async with self._connect() as connection:
            rows = await _run(connection, "strengths", account=account)
        return tuple(
            StoredStrength(seats, family, Strength(mean, variance), *rest)
            for seats, family, mean, variance, *rest in rows
        )

    @asynccontextmanager
    async def _transaction(
        self,
    ) -> AsyncIterator[tuple[TimedConnection, psycopg.AsyncTransaction]]:
        """Borrow a connection for a transaction in which nobody else closes a window."""
        async with (
            self._connect() as connection,
            long_transaction(connection),
            connection.transaction() as work,
        ):
            await _run(connection, "lock")
            yield connection, work


async def _results(
    connection: TimedConnection, window: Window, left_out: Collection[AccountId]
) -> tuple[dict[AccountId, int], set[AccountId]]:
    """The stars of all accounts of a window, and which of these accounts were erased."""
    rows = await _run(
        connection,
        "results",
        deal=window.deal,
        seats=window.seats,
        ends_at=window.ends_at,
        left_out=list(left_out),
    )
    erased = {account for account, _stars, is_erased in rows if is_erased}
    return {account: stars for account, stars, _is_erased in rows}, erased


async def _before(
    connection: TimedConnection, window: Window, accounts: Collection[AccountId]
) -> dict[AccountId, _Row]:
    rows = await _run(
        connection,
        "before",
        accounts=list(accounts),
        seats=window.seats,
        family=window.family,
    )
    return {
        account: _Row(Strength(mean, variance), 0.0, windows, 0)
        for account, mean, variance, windows in rows
    }


async def _after(
    window: Window,
    number: int,
    before: Mapping[AccountId, _Row],
    stars: Mapping[AccountId, int],
    update: StrengthUpdate,
) -> dict[AccountId, _Row]:
    """What is stored after a window; computed in a thread, for thousands take a while."""
    rows = {account: before[account] for account in stars if account in before}
    known = {account: row.known for account, row in rows.items()}
    after = await asyncio.to_thread(update, window, known, stars)
    return {
        account: _Row(
            new,
            new.mean - known[account].mean if account in known else 0.0,
            1 + (rows[account].windows if account in rows else 0),
            number,
        )
        for account, new in after.items()
    }


def _known(rows: Mapping[AccountId, _Row]) -> dict[AccountId, KnownPlayer]:
    return {account: KnownPlayer(row.known, row.windows) for account, row in rows.items()}


async def _save(connection: TimedConnection, kind: _Kind, rows: Mapping[AccountId, _Row]) -> None:
    items = list(rows.items())
    for start in range(0, len(items), _ROWS_PER_INSERT):
        part = items[start : start + _ROWS_PER_INSERT]
        await _run(
            connection,
            "save",
            seats=kind[0],
            family=kind[1],
            accounts=[account for account, _row in part],
            means=[row.known.mean for _account, row in part],
            variances=[row.known.variance for _account, row in part],
            changes=[row.change for _account, row in part],
            windows=[row.windows for _account, row in part],
            last_windows=[row.last_window for _account, row in part],
        )


async def _run(
    connection: TimedConnection, name: str, /, **parameters: object
) -> list[tuple[Any, ...]]:
    """Execute a statement and return its rows."""
    cursor = await connection.execute(SQL[name], parameters, binary=True)
    return await cursor.fetchall() if cursor.description else []
