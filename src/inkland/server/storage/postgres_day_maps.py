"""Storage of maps of deals of the day in PostgreSQL. Statements are files in `sql/day_maps/`."""

from datetime import date, datetime
from typing import Final

from inkland.server.storage.day_maps_port import MAX_COMPARED, DayMap, OwnDay
from inkland.server.storage.postgres_members import Connect
from inkland.server.storage.statements import load_statements
from inkland.table.ids import AccountId, DealCode

_SQL: Final = load_statements("day_maps")


class PostgresDayMapStorage:
    """Maps of days on the connections of `PostgresStorage`; see `DayMapStorage`."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect

    async def own_days(self, account: AccountId, first: date, last: date) -> tuple[OwnDay, ...]:
        """Return the days of an account from the first to the last."""
        values = {"account": account, "first": first, "last": last}
        async with self._connect() as connection:
            cursor = await connection.execute(_SQL["own_days"], values, binary=True)
            return tuple(map(OwnDay._make, await cursor.fetchall()))

    async def day_maps(
        self, code: DealCode, viewer: AccountId, until: datetime
    ) -> tuple[DayMap, ...]:
        """Return maps of others: the best, the middle, those of followed people, and some more."""
        values = {"code": code, "viewer": viewer, "until": until, "compared": MAX_COMPARED}
        async with self._connect() as connection:
            cursor = await connection.execute(_SQL["day_maps"], values, binary=True)
            return tuple(map(DayMap._make, await cursor.fetchall()))
