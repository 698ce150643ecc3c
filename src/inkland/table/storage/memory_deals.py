"""Deals, their results and analyses, and cards for paper tables, in memory."""

from collections import Counter
from datetime import UTC, date, datetime, time, timedelta

from inkland.table.ids import AccountId, DealCode, FlipId, TableId
from inkland.table.storage.memory_rows import MemoryRows
from inkland.table.storage.records import (
    Account,
    Flip,
    Job,
    RankedResult,
    Secret,
    Standing,
    StarCount,
    StoredAnalysis,
    StoredDeal,
    StoredPar,
    Table,
)
from inkland.table.storage.state import FinishedSeat


class MemoryDeals(MemoryRows):
    """Knows deals, and what their games have come to."""

    # --- Deals

    async def deal(self, code: DealCode) -> StoredDeal | None:
        """The deal with this code."""
        return self._deals.get(code)

    async def results(
        self, code: DealCode, limit: int, until: datetime | None = None
    ) -> tuple[RankedResult, ...]:
        """The results on a deal: most stars first, then the earliest; `limit` per table size."""
        shown: Counter[int] = Counter()
        found = []
        for result in self._ranked(code, until):
            shown[result.seats] += 1
            if shown[result.seats] <= limit:
                found.append(result)
        return tuple(found)

    async def result(self, code: DealCode, key: str) -> RankedResult | None:
        """The result on this deal with this key."""
        return next((found for found in self._ranked(code) if found.key == key), None)

    async def standings(
        self, code: DealCode, account: AccountId | None, until: datetime | None = None
    ) -> tuple[Standing, ...]:
        """How the counted results compare, for each number of seats, the fewest first."""
        rated = [result for result in self._ranked(code, until) if result.counted]
        return tuple(
            _standing(seats, [result for result in rated if result.seats == seats], account)
            for seats in sorted({result.seats for result in rated})
        )

    async def star_counts(
        self, code: DealCode, until: datetime | None = None
    ) -> tuple[StarCount, ...]:
        """How many counted results have how many stars, the fewest seats and stars first."""
        rated = Counter((r.seats, r.result.stars) for r in self._ranked(code, until) if r.counted)
        return tuple(StarCount(*key, count) for key, count in sorted(rated.items()))

    def _ranked(self, code: DealCode, until: datetime | None = None) -> list[RankedResult]:
        found = [
            self._deal_result(table, finished)
            for table in self._tables.values()
            if table.deal == code
            for finished in self._results.get(table.id, ())
        ]
        if until is not None:
            found = [result for result in found if result.counted and result.finished_at < until]
        found.sort(key=lambda r: (-r.result.stars, r.finished_at, r.table, r.result.seat))
        return [
            result._replace(rank=1 + sum(_is_better(other, result) for other in found))
            if result.counted
            else result
            for result in found
        ]

    async def mark_deal_seen(self, code: DealCode, account: AccountId, table: TableId) -> None:
        """Note that the account has seen the deal at this table, unless it had before."""
        self._seen.setdefault((code, account), table)

    async def first_seen_at(self, code: DealCode, account: AccountId) -> TableId | None:
        """The table where the account first saw the deal; None if it has not."""
        return self._seen.get((code, account))

    def _deal_result(self, table: Table, finished: FinishedSeat) -> RankedResult:
        occupant = finished.occupant
        account = occupant.account
        fresh = (
            account is not None
            and table.deal is not None
            and self._seen.get((table.deal, account)) == table.id
        )
        return RankedResult(
            table=table.id,
            name=occupant.name,
            bot=occupant.bot,
            seats=len(table.seats),
            result=finished.result,
            counted=fresh and finished.is_own,
            finished_at=finished.at,
            account=account,
            is_member=account is not None and account in self.state.members,
        )

    async def pars(self, code: DealCode) -> tuple[StoredPar, ...]:
        """The computed pars of the deal, the fewest seats first."""
        found = [par for (deal, _), par in self._pars.items() if deal == code and par is not None]
        return tuple(sorted(found))

    async def save_par(self, code: DealCode, par: StoredPar) -> None:
        """Store a par, if the deal was finished with so many seats and has no such par yet."""
        if self._pars.get((code, par.seats), par) is None:
            self._pars[code, par.seats] = par

    # --- Analyses

    async def request_analysis(self, table: TableId) -> bool:
        """Request an analysis with its job; False if that was done, or the game is not over."""
        stored = self._tables.get(table)
        if stored is None or stored.status != "finished" or table in self._analyses:
            return False
        self._analyses[table] = StoredAnalysis(None)
        self.queue_job(Job("analysis", table, len(self._entries[table])))
        return True

    async def analysis(self, table: TableId) -> StoredAnalysis | None:
        """The analysis, finished or not; None if it was not requested."""
        return self._analyses.get(table)

    async def save_analysis(self, table: TableId, judged: str) -> None:
        """Store a finished analysis, if it was requested."""
        if table in self._analyses:
            self._analyses[table] = StoredAnalysis(judged)

    async def delete_analysis(self, table: TableId) -> None:
        """Delete a request that failed, so that it can be made again."""
        if self._analyses.get(table) == StoredAnalysis(None):
            del self._analyses[table]

    # --- The deal of the day

    async def save_day(self, day: date, table: Table, secret: Secret, deal: StoredDeal) -> DealCode:
        """Store the deal of the day, unless there is one; return the code of the stored one."""
        if day not in self._days:
            self._accounts.setdefault(table.host, Account(table.host, ""))
            self.state.erased.add(table.host)
            self._tables[table.id] = table
            self._secrets[table.id] = secret
            self._deals[deal.code] = deal
            self._days[day] = deal.code
        return self._days[day]

    async def day(self, day: date) -> DealCode | None:
        """The deal of the day; None before it is dealt."""
        return self._days.get(day)

    async def day_of(self, code: DealCode) -> date | None:
        """The day whose deal this is; None for other deals."""
        return next((day for day, deal in self._days.items() if deal == code), None)

    async def contest_end_of(self, code: DealCode) -> datetime | None:
        """When the event closes whose deal this is; None for other deals."""
        return self.state.contest_ends.get(code)

    async def days_of(self, account: AccountId, limit: int) -> tuple[date, ...]:
        """The days whose deal the account finished in time and counted; the latest first."""
        found = []
        for day, code in sorted(self._days.items(), reverse=True):
            end = datetime.combine(day, time(), UTC) + timedelta(days=1)
            if any(result.account == account for result in self._ranked(code, end)):
                found.append(day)
        return tuple(found[:limit])

    # --- Cards for paper tables

    async def save_flip(self, flip: Flip) -> None:
        """Store a flip."""
        self._flips[flip.id] = flip, self._clock()

    async def flip(self, flip: FlipId) -> Flip | None:
        """The flip with this id. It has the seed, which clients must not see."""
        found = self._flips.get(flip)
        return None if found is None else found[0]

    async def turn_flip(self, flip: FlipId, number: int) -> bool:
        """Count card `number` as turned if it is the next one; else return False."""
        current = await self.flip(flip)
        if current is None or current.number != number - 1:
            return False
        await self.save_flip(current._replace(number=number))
        return True

    async def delete_flips(self, days: int) -> None:
        """Delete the flips of which no card was turned for so many days."""
        since = self._clock() - timedelta(days=days)
        for key in [key for key, (_flip, at) in self._flips.items() if at < since]:
            del self._flips[key]


def _is_better(one: RankedResult, other: RankedResult) -> bool:
    """Whether `one` counts, is of the same table size, and has more stars."""
    return one.counted and one.seats == other.seats and one.result.stars > other.result.stars


def _standing(seats: int, rated: list[RankedResult], account: AccountId | None) -> Standing:
    own = next((r for r in rated if account is not None and r.account == account), None)
    if own is None:
        return Standing(seats, len(rated))
    worse = sum(_is_better(own, other) for other in rated)
    return Standing(seats, len(rated), own.rank, worse, own.result.stars)
