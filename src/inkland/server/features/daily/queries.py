"""What is stored of maps of deals of the day: one's own of a month, and those of others."""

from datetime import date, datetime
from typing import Final, NamedTuple

from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.table.ids import AccountId, DealCode, TableId

# The most maps of a day to look at, besides the best, the middle, and those of people one follows.
MAX_COMPARED: Final = 100


class OwnDay(NamedTuple):
    """A day whose deal an account has finished in time, and the map; par once it is computed."""

    day: date
    table: TableId
    stars: int
    par: float | None
    sheet: str | None


class DayMap(NamedTuple):
    """Somebody's map of a day; `line` counts them from 1, most stars first, of `people`."""

    line: int
    people: int
    account: AccountId
    name: str
    stars: int
    sheet: str
    is_followed: bool


_SQL: Final = load_statements(__name__)


class DayMapQueries:
    """Maps of days in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

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
