"""Flags in memory; behave like the storage in PostgreSQL."""

from collections import Counter
from collections.abc import Collection
from datetime import timedelta

from inkland.server.features.flags.queries import DueCheck, FlagQueries, FoundFlag, ListedFlag
from inkland.strength.suspicion import SharedDays
from inkland.table.ids import AccountId, TableId, player_of
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.records import RankedResult
from support.memory.members import MemoryMemberStorage
from support.memory.strengths import MemoryStrengthStorage


class MemoryFlagStorage(FlagQueries):
    """Flags in dictionaries, lost when the process ends."""

    def __init__(
        self, storage: MemoryStorage, members: MemoryMemberStorage, windows: MemoryStrengthStorage
    ) -> None:
        self._storage = storage
        self._members = members
        self._strengths = windows
        self._checked: dict[tuple[AccountId, str], int] = {}
        self._flags: dict[tuple[AccountId, str, str], tuple[ListedFlag, AccountId | None]] = {}

    def erase(self, account: AccountId) -> None:
        """Delete the flags of an account, and those about who follows it."""
        for key, (_flag, other) in list(self._flags.items()):
            if account in (key[0], other):
                del self._flags[key]
        self._checked = {key: last for key, last in self._checked.items() if key[0] != account}

    async def due(self, top: int, max_deviation: float) -> DueCheck | None:
        """One of the strongest accounts that is to be checked."""
        places: Counter[str] = Counter()
        for check in sorted(
            [one for who in self._strengths.accounts() for one in await self.due_of(who)],
            key=lambda one: (one.family, -one.known.mean, one.account),
        ):
            if check.known.deviation > max_deviation:
                continue
            places[check.family] += 1
            last = self._checked.get((check.account, check.family), 0)
            if places[check.family] <= top and last < check.last_window:
                return check
        return None

    async def due_of(self, account: AccountId) -> tuple[DueCheck, ...]:
        """The checks of one account."""
        found = []
        for one in await self._strengths.strengths(account):
            numbers = [
                number
                for number, window in self._strengths.windows()
                if window.family == one.family and await self._result(account, number)
            ]
            found.append(DueCheck(account, one.family, one.known, max(numbers)))
        return tuple(found)

    async def rated_games(self, account: AccountId, family: str, limit: int) -> tuple[TableId, ...]:
        """The last games of an account in closed windows of a family, latest first."""
        games = [
            result.table
            for number, window in reversed(self._strengths.windows())
            if window.family == family
            and (result := await self._result(account, number)) is not None
        ]
        return tuple(games[:limit])

    async def shared_days(
        self, account: AccountId, minutes: int, limit: int
    ) -> dict[AccountId, SharedDays]:
        """The accounts after whose end this one has begun so soon."""
        days: Counter[AccountId] = Counter()
        after: Counter[AccountId] = Counter()
        ahead: Counter[AccountId] = Counter()
        played = 0
        for number, _window in reversed(self._strengths.windows()):
            own = await self._result(account, number)
            if own is None or played == limit:
                continue
            played += 1
            table = await self._storage.table(own.table)
            assert table is not None
            for result in await self._results(number):
                if result.account is None or result.account == account:
                    continue
                days[result.account] += 1
                gap = table.opened_at - result.finished_at
                if timedelta(0) <= gap < timedelta(minutes=minutes):
                    after[result.account] += 1
                    ahead[result.account] += own.result.stars > result.result.stars
        return {
            other: SharedDays(days[other], number, ahead[other], len(days))
            for other, number in after.items()
        }

    async def save(self, check: DueCheck, found: Collection[FoundFlag]) -> None:
        """Store what a check has found."""
        if not self._members.is_there(check.account):
            return
        self._checked[check.account, check.family] = check.last_window
        accounts = self._storage.state.accounts
        for flag, other in found:
            key = check.account, check.family, flag.kind
            before = self._flags.get(key)
            listed = ListedFlag(
                player_of(check.account),
                accounts[check.account].name,
                check.family,
                flag,
                None if other is None else accounts[other].name,
                await self._storage.now() if before is None else before[0].found_at,
            )
            self._flags[key] = listed, other

    async def listed(self) -> tuple[ListedFlag, ...]:
        """All flags, latest first."""
        keys = sorted(self._flags)
        flags = [self._flags[key][0] for key in keys]
        return tuple(sorted(flags, key=lambda one: one.found_at, reverse=True))

    async def _results(self, number: int) -> list[RankedResult]:
        window = dict(self._strengths.windows())[number]
        results = await self._storage.results(window.deal, 1_000_000, window.ends_at)
        return [one for one in results if one.account is not None and one.seats == window.seats]

    async def _result(self, account: AccountId, number: int) -> RankedResult | None:
        found = (one for one in await self._results(number) if one.account == account)
        return next(found, None)
