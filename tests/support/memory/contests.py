"""Contests in memory; behave like the storage in PostgreSQL."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import islice
from typing import NamedTuple

from inkland.server.features.contests.queries import (
    Contest,
    ContestEntrant,
    ContestEntry,
    ContestId,
    ContestQueries,
    ContestResult,
    DueDeal,
    ListedContest,
    OwnContest,
    RunningTable,
    WaitingEntrant,
)
from inkland.table.ids import AccountId, DealCode, TableId
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.records import Account, Entry, FollowUp, Secret, StoredDeal, Table
from support.memory.members import MemoryMemberStorage
from support.memory.people import MemoryPeopleStorage
from support.memory.statistics import MemoryStatisticsStorage
from support.memory.strengths import MemoryStrengthStorage


class KeptEntrant(NamedTuple):
    """An entrant, and since when it waits."""

    has_more_time: bool
    entered_at: datetime
    waits_since: datetime | None
    source: int | None = None


class MemoryContestStorage(ContestQueries):
    """Contests in dictionaries, lost when the process ends."""

    def __init__(
        self,
        storage: MemoryStorage,
        members: MemoryMemberStorage,
        people: MemoryPeopleStorage,
        statistics: MemoryStatisticsStorage,
        windows: MemoryStrengthStorage,
    ) -> None:
        self._statistics = statistics
        self._windows = windows
        self._storage = storage
        self._state = storage.state
        self._members = members
        self._people = people
        self._contests: dict[ContestId, Contest] = {}
        self._deals: dict[tuple[ContestId, int], DealCode] = {}
        self._entrants: dict[tuple[ContestId, AccountId], KeptEntrant] = {}
        self._seats: dict[tuple[ContestId, AccountId, int], TableId] = {}
        self._paired_at: dict[ContestId, datetime] = {}

    async def add(self, contest: Contest) -> bool:
        """Store a contest; False if there is one for its slot."""
        if contest.slot is not None and any(
            contest.slot == other.slot for other in self._contests.values()
        ):
            return False
        self._contests[contest.id] = contest
        return True

    async def cancel(self, contest: ContestId) -> bool:
        """End a contest now; False if it has ended, or there is none."""
        found, now = self._contests.get(contest), self._state.clock()
        if found is None or found.ends_at <= now:
            return False
        self._contests[contest] = found._replace(cancelled_at=now, ends_at=now)
        return True

    def has_table(self, table: TableId) -> bool:
        """Whether this is a table of a contest."""
        return table in self._seats.values()

    async def contest(self, contest: ContestId) -> ListedContest | None:
        """The contest with this id."""
        found = self._contests.get(contest)
        return None if found is None else self._listed(found)

    async def contests(self, limit: int) -> tuple[ListedContest, ...]:
        """The contests that are coming, running, or just over."""
        now = self._state.clock()
        found = [
            one
            for one in self._contests.values()
            if one.starts_at < now + timedelta(days=28) and one.closes_at > now - timedelta(days=1)
        ]
        found.sort(key=lambda one: (one.ends_at <= now, one.starts_at, one.id))
        return tuple(self._listed(one) for one in found[:limit])

    def _listed(self, contest: Contest) -> ListedContest:
        return ListedContest(contest, sum(key[0] == contest.id for key in self._entrants))

    async def deal(self, contest: ContestId, number: int) -> DealCode | None:
        """The deal with this number."""
        return self._deals.get((contest, number))

    async def due_deal(self, before: datetime, presets: Sequence[str]) -> DueDeal | None:
        """The first deal of a closed round alone that has no closed window."""
        closed = {window.deal for _number, window in self._windows.windows()}
        found = sorted(
            (one.closes_at, one.id, number, deal, one.preset)
            for (contest, number), deal in self._deals.items()
            for one in (self._contests[contest],)
            if one.kind == "round" and one.seats == 1 and one.preset in presets
            if one.closes_at < before and deal not in closed
        )
        return DueDeal(found[0][3], found[0][4], found[0][0]) if found else None

    async def save_deal(
        self, contest: ContestId, number: int, table: Table, secret: Secret, deal: StoredDeal
    ) -> DealCode:
        """Store a deal unless there is one; return the code of the stored one."""
        if (contest, number) not in self._deals:
            self._state.accounts.setdefault(table.host, Account(table.host, ""))
            self._state.erased.add(table.host)
            self._storage._tables[table.id] = table
            self._storage._secrets[table.id] = secret
            self._storage._deals[deal.code] = deal
            self._deals[contest, number] = deal.code
            self._state.contest_ends[deal.code] = self._contests[contest].closes_at
        return self._deals[contest, number]

    async def enter(
        self,
        contest: ContestId,
        account: AccountId,
        *,
        has_more_time: bool,
        early: float,
        source: int | None = None,
    ) -> bool:
        """Enter, and wait for the next table; False outside the contest's time."""
        found, now = self._contests.get(contest), self._state.clock()
        if found is None or not found.starts_at - timedelta(seconds=early) <= now < found.ends_at:
            return False
        if self._state.accounts[account].is_bot:
            return False
        since, before = None, self._entrants.get((contest, account))
        if not self._is_playing(contest, account) and self._last(contest, account) < found.deals:
            since = (before and before.waits_since) or max(now, found.starts_at)
        entered_at = now if before is None else before.entered_at
        self._entrants[contest, account] = KeptEntrant(has_more_time, entered_at, since, source)
        return True

    async def leave(self, contest: ContestId, account: AccountId) -> None:
        """Wait no longer."""
        if (contest, account) in self._entrants:
            kept = self._entrants[contest, account]
            self._entrants[contest, account] = kept._replace(waits_since=None, source=None)

    async def entry(self, contest: ContestId, account: AccountId) -> ContestEntry | None:
        """What an account does in a contest; None if it has not entered."""
        kept = self._entrants.get((contest, account))
        if kept is None:
            return None
        waiting = None
        if kept.waits_since is not None and self._state.clock() < self._contests[contest].ends_at:
            waiting = max(0.0, self._seconds(kept.waits_since))
        number = self._last(contest, account)
        if not number:
            return ContestEntry(kept.has_more_time, waiting)
        table = self._seats[contest, account, number]
        status = self._state.tables[table].status
        abandoned = sum(
            one.account == account and not one.is_own for one in await self.results(contest)
        )
        return ContestEntry(kept.has_more_time, waiting, number, table, status, abandoned)

    async def claim(self, pause: float) -> Contest | None:
        """Claim a running contest where somebody waits."""
        now = self._state.clock()
        for contest in self._contests.values():
            last = self._paired_at.get(contest.id)
            if (
                contest.starts_at <= now < contest.ends_at
                and (last is None or last <= now - timedelta(seconds=pause))
                and any(
                    key[0] == contest.id and kept.waits_since is not None
                    for key, kept in self._entrants.items()
                )
            ):
                self._paired_at[contest.id] = now
                return contest
        return None

    async def is_running(self, seconds: float) -> bool:
        """Whether a contest runs, or begins within so many seconds."""
        now = self._state.clock()
        soon = now + timedelta(seconds=seconds)
        return any(one.starts_at <= soon and one.ends_at > now for one in self._contests.values())

    async def waiting(self, contest: ContestId) -> tuple[WaitingEntrant, ...]:
        """Those who wait for a table, the longest waiting first."""
        found = [
            WaitingEntrant(
                *self._state.accounts[account][:3],
                self._last(contest, account) + 1,
                self._seconds(kept.waits_since),
                kept.has_more_time,
                kept.source,
            )
            for (where, account), kept in self._entrants.items()
            if where == contest and kept.waits_since is not None
            if kept.waits_since <= self._state.clock() and self._members.is_there(account)
            if not self._is_playing(contest, account) and not self._is_elsewhere(contest, account)
            if self._last(contest, account) < self._contests[contest].deals
        ]
        return tuple(sorted(found, key=lambda one: (-one.seconds, one.account)))

    async def start_table(
        self,
        contest: ContestId,
        number: int,
        table: Table,
        entries: Sequence[Entry],
        follow_up: FollowUp,
    ) -> bool:
        """Store a table that is playing, and seat its people there; False unless all wait."""
        people = [seat.account for seat in table.seats if seat is not None and seat.account]
        now, found = self._state.clock(), self._contests[contest]
        is_running = found.starts_at <= now < found.ends_at
        if not is_running or not all(self._can_sit(contest, one, number) for one in people):
            return False
        self._storage._tables[table.id] = table._replace(version=table.version - 1)
        self._storage._changed_at[table.id] = now
        assert await self._storage.start_game(table, None, None, entries, follow_up)
        for account in people:
            self._seats[contest, account, number] = table.id
            kept = self._entrants[contest, account]
            self._entrants[contest, account] = kept._replace(waits_since=None, source=None)
        return True

    def _can_sit(self, contest: ContestId, account: AccountId, number: int) -> bool:
        kept = self._entrants.get((contest, account))
        return (
            kept is not None
            and kept.waits_since is not None
            and kept.waits_since <= self._state.clock()
            and self._members.is_there(account)
            and not self._is_playing(contest, account)
            and not self._is_elsewhere(contest, account)
            and self._last(contest, account) < number
        )

    async def entries_of(self, account: AccountId) -> tuple[OwnContest, ...]:
        """What is stored about an account in contests."""
        found = [
            OwnContest(contest, self._contests[contest].title, kept.entered_at, kept.has_more_time)
            for (contest, who), kept in self._entrants.items()
            if who == account
        ]
        return tuple(sorted(found, key=lambda one: (one.entered_at, one.contest)))

    async def entrants(self, contest: ContestId) -> tuple[ContestEntrant, ...]:
        """Those who have entered, but for erased accounts."""
        found = sorted(account for where, account in self._entrants if where == contest)
        return tuple(
            ContestEntrant(
                one, self._state.accounts[one].name, self._statistics.wants_to_be_listed(one)
            )
            for one in found
            if self._members.is_there(one)
        )

    async def results(self, contest: ContestId) -> tuple[ContestResult, ...]:
        """The results that count, by number, table and seat."""
        tables = {(key[2], table) for key, table in self._seats.items() if key[0] == contest}
        return tuple(
            ContestResult(
                number,
                table,
                seat.result.seat,
                seat.occupant.account,
                seat.is_own,
                seat.result.stars,
            )
            for number, table in sorted(tables)
            for seat in sorted(self._state.results.get(table, ()), key=lambda one: one.result.seat)
            if seat.at < self._contests[contest].closes_at
        )

    async def running(self, contest: ContestId, limit: int) -> tuple[RunningTable, ...]:
        """The games that go on, by number and table."""
        seats: dict[tuple[int, TableId], list[AccountId]] = {}
        for (one, account, number), table in sorted(self._seats.items()):
            if one == contest:
                seats.setdefault((number, table), []).append(account)
        found = (
            RunningTable(
                number, tuple(accounts), summary.season, len(summary.answered), len(summary.asked)
            )
            for (number, table), accounts in sorted(seats.items())
            if (summary := self._state.summaries.get(table)) is not None
            and self._state.tables[table].status == "playing"
        )
        return tuple(islice(found, limit))

    async def followed(
        self, contest: ContestId, account: AccountId, limit: int
    ) -> tuple[AccountId, ...]:
        """Entrants whom the account follows."""
        people = await self._people.people(account, "following", limit)
        return tuple(
            one.account
            for one in people
            if (contest, one.account) in self._entrants and not one.is_blocked
            if self._statistics.wants_to_be_listed(one.account)
        )

    def _last(self, contest: ContestId, account: AccountId) -> int:
        own = (number for where, who, number in self._seats if (where, who) == (contest, account))
        return max(own, default=0)

    def _is_playing(self, contest: ContestId, account: AccountId) -> bool:
        return any(
            self._state.tables[table].status == "playing"
            for (where, who, _number), table in self._seats.items()
            if (where, who) == (contest, account)
        )

    def _is_elsewhere(self, contest: ContestId, account: AccountId) -> bool:
        now = self._state.clock()
        return self._contests[contest].clock is not None and any(
            self._is_playing(other.id, account)
            for other in self._contests.values()
            if other.clock is not None and other.closes_at > now
        )

    def _seconds(self, since: datetime) -> float:
        return (self._state.clock() - since).total_seconds()
