"""Maps of deals of the day in memory; behave like the storage in PostgreSQL."""

from datetime import UTC, date, datetime, time, timedelta

from inkland.server.features.daily.queries import MAX_COMPARED, DayMap, DayMapQueries, OwnDay
from inkland.table.ids import AccountId, DealCode, TableId
from inkland.table.storage.memory import MemoryStorage
from support.memory.people import MemoryPeopleStorage
from support.memory.statistics import MemoryStatisticsStorage


class MemoryDayMapStorage(DayMapQueries):
    """Reads the maps from the storage of tables."""

    def __init__(
        self,
        storage: MemoryStorage,
        people: MemoryPeopleStorage,
        statistics: MemoryStatisticsStorage,
    ) -> None:
        self._storage = storage
        self._people = people
        self._statistics = statistics

    async def own_days(self, account: AccountId, first: date, last: date) -> tuple[OwnDay, ...]:
        """The days of an account from the first to the last."""
        found = []
        for day, code in sorted(self._storage._days.items()):
            end = datetime.combine(day, time(), UTC) + timedelta(days=1)
            pars = await self._storage.pars(code)
            par = next((one.stars for one in pars if one.seats == 1), None)
            found += [
                OwnDay(day, one.table, one.result.stars, par, self._map(one.table, one.result.seat))
                for one in self._storage._ranked(code, end)
                if one.account == account and first <= day <= last
            ]
        return tuple(found)

    async def day_maps(
        self, code: DealCode, viewer: AccountId, until: datetime
    ) -> tuple[DayMap, ...]:
        """Maps of others: the best, the middle, those of followed people, and some more."""
        state = self._storage.state
        shown = [
            (one, sheet)
            for one in self._storage._ranked(code, until)
            if one.account is not None
            and one.seats == 1
            and one.account != viewer
            and one.account not in state.erased
            and (viewer, one.account) not in state.blocked
            and self._statistics.wants_to_be_listed(one.account)
            and (sheet := self._map(one.table, one.result.seat)) is not None
        ]
        people, found = len(shown), []
        for line, (one, sheet) in enumerate(shown, 1):
            assert one.account is not None
            is_followed = self._people.follows(viewer, one.account)
            is_compared = line % max(people // MAX_COMPARED, 1) == 0
            if is_followed or is_compared or line in (1, (people + 1) // 2):
                name, stars = state.accounts[one.account].name, one.result.stars
                found.append(DayMap(line, people, one.account, name, stars, sheet, is_followed))
        return tuple(found)

    def _map(self, table: TableId, seat: int) -> str | None:
        state = self._storage.state
        summary = state.summaries.get(table)
        is_last = summary is not None and summary.number == len(state.event_times.get(table, ()))
        return summary.maps[seat] if summary is not None and is_last else None
