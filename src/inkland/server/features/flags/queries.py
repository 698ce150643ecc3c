"""What is stored of flags: reasons for the operator to look closer at an account."""

from collections.abc import Collection
from datetime import datetime
from typing import Any, Final, NamedTuple

import msgspec

from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.strength import Strength
from inkland.strength.suspicion import Flag, SharedDays
from inkland.table.ids import AccountId, PlayerId, TableId


class DueCheck(NamedTuple):
    """An account to be checked, with its strength in a family after so many windows."""

    account: AccountId
    family: str
    known: Strength
    last_window: int


class FoundFlag(NamedTuple):
    """A flag of an account; `other` is the account that it follows, if it is about one."""

    flag: Flag
    other: AccountId | None = None


class ListedFlag(NamedTuple):
    """A flag as the operator sees it; `player` is the public id, by which a profile is found."""

    player: PlayerId
    name: str
    family: str
    flag: Flag
    other: str | None  # the name of the account that it follows
    found_at: datetime


_SQL: Final = load_statements(__name__)
_FIGURES: Final = msgspec.json.Decoder(dict[str, float])


class FlagQueries:
    """Storage of flags in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

    async def due(self, top: int, max_deviation: float) -> DueCheck | None:
        """Return one of the strongest accounts that is to be checked."""
        rows = await self._run("due", top=top, max_deviation=max_deviation)
        return _check(rows[0]) if rows else None

    async def due_of(self, account: AccountId) -> tuple[DueCheck, ...]:
        """Return the checks of one account."""
        return tuple(map(_check, await self._run("due_of", account=account)))

    async def rated_games(self, account: AccountId, family: str, limit: int) -> tuple[TableId, ...]:
        """Return the last games of an account in closed windows of a family, latest first."""
        rows = await self._run("rated_games", account=account, family=family, limit=limit)
        return tuple(table for (table,) in rows)

    async def shared_days(
        self, account: AccountId, minutes: int, limit: int
    ) -> dict[AccountId, SharedDays]:
        """Return the accounts after whose end this one has begun so soon."""
        rows = await self._run("shared_days", account=account, minutes=minutes, limit=limit)
        return {other: SharedDays(*counts) for other, *counts in rows}

    async def save(self, check: DueCheck, found: Collection[FoundFlag]) -> None:
        """Store what a check has found, all in one transaction."""
        of = {"account": check.account, "family": check.family}
        async with self._connect() as connection, connection.transaction():
            for (kind, figures), other in found:
                written = msgspec.json.encode(figures).decode()
                flag = {**of, "kind": kind, "figures": written, "other": other}
                await connection.execute(_SQL["save"], flag)
            checked = {**of, "last_window": check.last_window}
            await connection.execute(_SQL["mark_checked"], checked)

    async def listed(self) -> tuple[ListedFlag, ...]:
        """Return all flags, latest first."""
        return tuple(
            ListedFlag(player, name, family, Flag(kind, _FIGURES.decode(figures)), other, found_at)
            for player, name, family, kind, figures, other, found_at in await self._run("listed")
        )

    async def _run(self, name: str, /, **parameters: object) -> list[tuple[Any, ...]]:
        """Execute a statement and return its rows."""
        async with self._connect() as connection:
            cursor = await connection.execute(_SQL[name], parameters)
            return await cursor.fetchall()


def _check(row: tuple[Any, ...]) -> DueCheck:
    account, family, mean, variance, last_window = row
    return DueCheck(account, family, Strength(mean, variance), last_window)
