"""Deals, their results and analyses in PostgreSQL. The statements are in `deals.sql`."""

from datetime import date, datetime

import psycopg

from inkland.protocol.translation import STORED_OPTIONS
from inkland.server.tables.changes import run, save_closed
from inkland.server.tables.rows import deal_result
from inkland.server.tables.storage_part import StoragePart
from inkland.table.ids import AccountId, DealCode, TableId
from inkland.table.storage.records import (
    RankedResult,
    Secret,
    Standing,
    StarCount,
    StoredAnalysis,
    StoredDeal,
    StoredPar,
    Table,
)


class DealStorage(StoragePart):
    """Stores deals, and what their games have come to."""

    async def deal(self, code: DealCode) -> StoredDeal | None:
        """Return the deal with this code."""
        rows = await self._read("deal", {"code": code})
        if not rows:
            return None
        _code, dealt_at, options, commitment = rows[0]
        return StoredDeal(code, dealt_at, STORED_OPTIONS.from_json(options), commitment)

    async def results(
        self, code: DealCode, limit: int, until: datetime | None = None
    ) -> tuple[RankedResult, ...]:
        """Return results on a deal, most stars first, then earliest; `limit` per table size."""
        return await self._results({"code": code, "limit": limit, "until": until, "key": None})

    async def result(self, code: DealCode, key: str) -> RankedResult | None:
        """Return the result on this deal with this key."""
        parameters = {"code": code, "limit": 1, "until": None, "key": key}
        return next(iter(await self._results(parameters)), None)

    async def _results(self, parameters: dict[str, object]) -> tuple[RankedResult, ...]:
        # The read-only pool has no access to the credentials that tell members from guests.
        return tuple(deal_result(*row) for row in await self._query("results", parameters))

    async def standings(
        self, code: DealCode, account: AccountId | None, until: datetime | None = None
    ) -> tuple[Standing, ...]:
        """Return how the counting results compare, for each number of seats, fewest first."""
        parameters = {"code": code, "account": account, "until": until}
        return tuple(map(Standing._make, await self._read("standings", parameters)))

    async def star_counts(
        self, code: DealCode, until: datetime | None = None
    ) -> tuple[StarCount, ...]:
        """Return how many counted results have how many stars, fewest seats and stars first."""
        rows = await self._read("star_counts", {"code": code, "until": until})
        return tuple(map(StarCount._make, rows))

    async def mark_deal_seen(self, code: DealCode, account: AccountId, table: TableId) -> None:
        """Note that the account has seen the deal at this table, unless it had before."""
        await self._query("mark_deal_seen", {"deal": code, "account": account, "game": table})

    async def first_seen_at(self, code: DealCode, account: AccountId) -> TableId | None:
        """Return the table where the account has seen the deal first."""
        rows = await self._read("first_seen_at", {"deal": code, "account": account})
        return rows[0][0] if rows else None

    async def pars(self, code: DealCode) -> tuple[StoredPar, ...]:
        """Return the computed pars of the deal, fewest seats first."""
        return tuple(map(StoredPar._make, await self._query("pars", {"deal": code})))

    async def save_par(self, code: DealCode, par: StoredPar) -> None:
        """Store the par of a deal for a number of seats, unless it is stored already."""
        await self._query("save_par", {"deal": code, **par._asdict()})

    async def request_analysis(self, table: TableId) -> bool:
        """Request an analysis and queue its job; False if requested before or not finished."""
        return bool(await self._query("request_analysis", {"game": table}))

    async def analysis(self, table: TableId) -> StoredAnalysis | None:
        """Return the analysis of a game, perhaps unfinished; None if it was not requested."""
        rows = await self._query("analysis", {"game": table})
        return StoredAnalysis._make(rows[0]) if rows else None

    async def save_analysis(self, table: TableId, judged: str) -> None:
        """Store the finished analysis."""
        await self._query("save_analysis", {"game": table, "judged": judged})

    async def delete_analysis(self, table: TableId) -> None:
        """Delete the request for an analysis that failed."""
        await self._query("delete_analysis", {"game": table})

    async def save_day(self, day: date, table: Table, secret: Secret, deal: StoredDeal) -> DealCode:
        """Store the deal of the day unless there is one; return the code of the stored one."""
        async with self.database.borrow_player() as connection, connection.transaction() as work:
            await save_closed(connection, table, secret, deal)
            if await run(connection, "save_day", {"day": day, "deal": deal.code}):
                return deal.code
            raise psycopg.Rollback(work)
        code = await self.day(day)
        assert code is not None
        return code

    async def day(self, day: date) -> DealCode | None:
        """Return the deal of the day, if there is one."""
        rows = await self._read("day", {"day": day})
        return rows[0][0] if rows else None

    async def day_of(self, code: DealCode) -> date | None:
        """Return the day whose deal this is."""
        rows = await self._read("day_of", {"deal": code})
        return rows[0][0] if rows else None

    async def contest_end_of(self, code: DealCode) -> datetime | None:
        """Return when the contest closes whose deal this is."""
        rows = await self._read("contest_end_of", {"deal": code})
        return rows[0][0] if rows else None

    async def days_of(self, account: AccountId, limit: int) -> tuple[date, ...]:
        """Return the days whose deal the account has finished in time, latest first."""
        rows = await self._read("days_of", {"account": account, "limit": limit})
        return tuple(day for (day,) in rows)
