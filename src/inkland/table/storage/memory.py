"""Storage in memory. It behaves like PostgreSQL storage, for tests and short-lived servers.

No method awaits in the middle of its work, so each is a transaction by itself. All state is in
dictionaries whose values are replaced and never changed, so whoever copies the dictionaries has a
copy of the state.
"""

import json
from bisect import insort
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, TypeAlias

from inkland.table.ids import AccountId, DealCode, FlipId, TableId
from inkland.table.names.checks import NameRegistry, NoMembers
from inkland.table.storage.memory_own_games import MemoryOwnGames
from inkland.table.storage.records import (
    BOT_COMMAND,
    CLOCK_TOLERANCE_SECONDS,
    NO_FOLLOW_UP,
    SEEN_SECONDS,
    Account,
    Entry,
    Flip,
    FollowUp,
    Job,
    KeptAnswer,
    RankedResult,
    SeatResult,
    Secret,
    Standing,
    StarCount,
    StoredAnalysis,
    StoredDeal,
    StoredGame,
    StoredPar,
    Table,
    TableProgress,
    bot_job_priority,
)
from inkland.table.storage.state import FinishedSeat, MemoryState
from inkland.table.storage.step_timer import StepTimer, started

_A_MOMENT: Final = timedelta(seconds=CLOCK_TOLERANCE_SECONDS)
_WATCH: Final = "deadlines"

_Revision: TypeAlias = tuple[int, int, int]


class MemoryStorage:
    """Storage in dictionaries, lost when the process ends."""

    def __init__(self, clock: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.state = MemoryState(clock)
        self._clock = clock
        self._accounts = self.state.accounts
        self._tables = self.state.tables
        self._results = self.state.results
        self._seen = self.state.seen_deals
        self._secrets: dict[TableId, Secret] = {}
        self._entries = self.state.entries
        self._revisions: dict[TableId, frozenset[_Revision]] = {}
        self._kept: dict[TableId, dict[tuple[int, str], KeptAnswer]] = {}
        self._deals: dict[DealCode, StoredDeal] = {}
        self._days = self.state.days
        self._glasses = self.state.timers
        self._changed_at = self.state.changed_at
        self._pulses = {_WATCH: clock()}  # when deadlines were last watched
        self._seen_at: dict[tuple[TableId, int], datetime] = {}
        self._flips: dict[FlipId, tuple[Flip, datetime]] = {}
        self._pars = self.state.pars
        self._analyses: dict[TableId, StoredAnalysis] = {}
        self._own_games = MemoryOwnGames(self.state)
        self.jobs: list[Job] = []  # the next one first

    def names(self) -> NameRegistry:
        """A registry without members: every name is free."""
        return NoMembers()

    def own_games(self) -> MemoryOwnGames:
        """The lists of games."""
        return self._own_games

    # --- Tables

    async def open_table(self, table: Table, secret: Secret | None) -> bool:
        """Store a new table, with its secret; False if another open table has its code."""
        if table.id not in self._tables and self.state.table_with_code(table.code) is not None:
            return False
        self._tables.setdefault(table.id, table)
        self._changed_at.setdefault(table.id, self._clock())
        if secret is not None:
            self._secrets.setdefault(table.id, secret)
        return True

    async def table(self, table: TableId) -> Table | None:
        """The table with this id."""
        return self._tables.get(table)

    async def tables(self, tables: Collection[TableId]) -> dict[TableId, Table]:
        """The tables with these ids."""
        return {table: self._tables[table] for table in tables if table in self._tables}

    async def change_table(self, table: Table) -> bool:
        """Store the table if the stored version is one less; else return False."""
        if not self._follows(table):
            return False
        before, self._tables[table.id] = self._tables[table.id], table
        if timer := self._glasses.get(table.id):
            more = timedelta(seconds=max(0, (table.clock or 0) - (before.clock or 0)))
            timer = timer.longer(more).changed(table.clock, table.is_paused, self._clock())
            is_over = table.late_step == timer.step or table.status == "closed"
            self._glasses[table.id] = timer.without_time() if is_over else timer
        self._changed_at[table.id] = self._clock()
        self._give_work(table)
        return True

    async def offer_rematch(
        self, table: Table, sender: AccountId, called: Collection[AccountId]
    ) -> bool:
        """Store the table; nobody is invited."""
        return await self.change_table(table)

    async def start_game(
        self,
        table: Table,
        secret: Secret | None,
        deal: StoredDeal | None,
        entries: Sequence[Entry],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Like `change_table`, and start the game in the same transaction."""
        if not self._follows(table) or table.id in self._entries:
            return False
        self._tables[table.id] = table
        self._entries[table.id] = tuple(entries)
        self._revisions[table.id] = frozenset(answer_revisions(entries))
        self.state.note_progress(table.id, entries, follow_up.summary)
        self._ask(table, follow_up.asked)
        if secret is not None:
            self._secrets[table.id] = secret
        if deal is not None:
            self._deals.setdefault(deal.code, deal)
        for account in _people(table):
            self.state.played[account, table.id] = self._clock()
            if table.deal is not None:
                await self.mark_deal_seen(table.deal, account, table.id)
        return True

    async def lobby(self, limit: int) -> tuple[Table, ...]:
        """Public tables that are playing, or open and changed within a day."""
        found = [t for t in self._tables.values() if t.public and t.status in ("open", "playing")]
        found.sort(key=lambda table: (table.opened_at, table.id), reverse=True)
        playing = [table for table in found if table.status == "playing"]
        places: Counter[AccountId | int] = Counter()
        ranked: list[tuple[int, int, Table]] = []
        for table in found:
            if table.status == "open" and self._age(table) < timedelta(days=1):
                origin = table.host if table.source is None else table.source
                places[origin] += 1
                ranked.append((places[origin], len(ranked), table))
        shown = sorted(sorted(ranked)[:limit], key=lambda one: one[1])
        return tuple([*(table for _place, _order, table in shown), *playing][:limit])

    async def public_tables(self, host: AccountId, source: int | None) -> tuple[int, int]:
        """How many public tables are open of this host, and how many from this source."""
        tables = [t for t in self._tables.values() if t.public and t.status == "open"]
        return (
            sum(table.host == host for table in tables),
            sum(source is not None and table.source == source for table in tables),
        )

    async def blocks_among(
        self, accounts: Collection[AccountId]
    ) -> frozenset[tuple[AccountId, AccountId]]:
        """The pairs of these accounts of which the first has blocked the second."""
        return frozenset(pair for pair in self.state.blocked if set(pair) <= set(accounts))

    async def who_may_be_called(self, accounts: Collection[AccountId]) -> frozenset[AccountId]:
        """All of them: nobody is suspended here."""
        return frozenset(accounts)

    async def close_idle_tables(
        self, empty: float, seated: float, limit: int
    ) -> tuple[tuple[TableId, int], ...]:
        """Close up to `limit` open tables that were not changed for so many seconds."""
        idle = [
            table
            for table in self._tables.values()
            if table.status == "open"
            and self._age(table) > timedelta(seconds=seated if _people(table) else empty)
        ]
        idle.sort(key=lambda table: self._changed_at[table.id])
        for table in idle[:limit]:
            version = table.version + 1
            await self.change_table(table._replace(status="closed", version=version, source=None))
        return tuple((table.id, table.version + 1) for table in idle[:limit])

    def _age(self, table: Table) -> timedelta:
        """The time since the table was last changed."""
        return self._clock() - self._changed_at[table.id]

    async def progress(self, tables: Sequence[TableId]) -> tuple[TableProgress, ...]:
        """The progress of these tables. It is polled, so it must be cheap."""
        return tuple(self._news(self._tables[id_]) for id_ in tables if id_ in self._tables)

    def _news(self, table: Table) -> TableProgress:
        entries, timer = self._entries.get(table.id), self._glasses.get(table.id)
        number = None if entries is None else len(entries)
        if timer is None:
            return TableProgress(table.id, table.version, number)
        return TableProgress(table.id, table.version, number, timer.step, timer.left(self._clock()))

    async def secret(self, table: TableId) -> Secret | None:
        """The secret of a table, which clients must not see before its game is over."""
        return self._secrets.get(table)

    def _follows(self, table: Table) -> bool:
        stored = self._tables.get(table.id)
        return stored is not None and stored.version == table.version - 1

    # --- Games

    async def game(self, table: TableId, since: int = 0) -> StoredGame | None:
        """The game from the entry after `since` on; None if it has not started."""
        entries = self._entries.get(table)
        if entries is None:
            return None
        since = min(since, len(entries))
        kept = tuple(self._kept.get(table, {}).values())
        is_closed = self._tables[table].status == "closed"
        return StoredGame(since, entries[since:], kept, is_closed)

    async def games(self, tables: Collection[TableId]) -> dict[TableId, StoredGame]:
        """The started games of these tables."""
        found = [(table, await self.game(table)) for table in tables]
        return {table: game for table, game in found if game is not None}

    async def finished_events(self, table: TableId) -> bytes | None:
        """The stored events of a finished game, one in each line; None if it is not over."""
        if table not in self._tables or self._tables[table].status != "finished":
            return None
        return b"\n".join(entry.body for entry in self._entries[table])

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[Entry],
        kept: Sequence[KeptAnswer],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Store entries and answers, if the last stored entry has number `after`."""
        if table not in self._tables or self._tables[table].status == "closed":
            return False
        log = self._entries.get(table)
        if entries and (log is None or len(log) != after):
            return False
        answers = self._kept.get(table, {})
        commands = [(answer.seat, answer.command) for answer in kept]
        revisions = self._revisions.get(table, frozenset())
        finished = [finished.result.seat for finished in self._results.get(table, ())]
        if (
            _repeats(commands, answers)
            or _repeats(answer_revisions(entries), revisions)
            or _repeats([result.seat for result in follow_up.results], finished)
        ):
            return False
        if kept:
            self._kept[table] = answers | dict(zip(commands, kept, strict=True))
        if log is not None:
            self.state.note_progress(table, entries, follow_up.summary)
            self._entries[table] = (*log, *entries)
            self._revisions[table] = revisions.union(answer_revisions(entries))
        if entries:
            self._ask(self._tables[table], follow_up.asked)
        if follow_up.results:
            self._finish(self._tables[table], follow_up.results)
        return True

    def _finish(self, table: Table, results: Sequence[SeatResult]) -> None:
        now = self._clock()
        self._glasses.pop(table.id, None)
        self._tables[table.id] = table._replace(
            version=table.version + 1, status="finished", source=None
        )
        finished = [
            FinishedSeat(occupant, result, now, self._stand_in_drawings(table.id, result.seat))
            for result in results
            if (occupant := table.seats[result.seat]) is not None
        ]
        self._results[table.id] = (*self._results.get(table.id, ()), *finished)
        if table.deal is not None and (table.deal, len(table.seats)) not in self._pars:
            self._pars[table.deal, len(table.seats)] = None
            self.queue_job(Job("par", table.id, len(self._entries[table.id])))

    def _stand_in_drawings(self, table: TableId, seat: int) -> int:
        """How many answers of bots for a seat were not taken back: no other event came after."""
        commands = self._kept.get(table, {}).items()
        saved = [
            (int(command.split("/")[2]), json.loads(kept.answer)["number"])
            for (who, command), kept in commands
            if who == seat and command.startswith(BOT_COMMAND) and _is_saved(kept)
        ]
        return sum(
            not any((e.seat, e.step) == (seat, step) for e in self._entries[table][number:])
            for step, number in saved
        )

    # --- Clocks

    def _ask(self, table: Table, step: int | None) -> None:
        """Start the timer of a step that has been opened, and add a job for the table's bots."""
        if step is not None:
            self._glasses[table.id] = started(table.clock, step, table.is_paused, self._clock())
            self._give_work(table)

    def _give_work(self, table: Table) -> None:
        """Add a job for the bots of a running game, if there are any."""
        entries = self._entries.get(table.id)
        if entries is not None and table.status == "playing" and _has_bots(table):
            unfinished = [self._tables[job.table] for job in self.jobs if job.kind == "bots"]
            is_present = any(
                occupant is not None and occupant.is_playing and self._is_seen(table, seat)
                for seat, occupant in enumerate(table.seats)
            )
            priority = bot_job_priority(table, unfinished, is_present=is_present)
            self.queue_job(Job("bots", table.id, len(entries), priority))

    def _is_seen(self, table: Table, seat: int) -> bool:
        """Whether the player of a seat was seen lately, or the table was just changed."""
        changed_at = self._changed_at[table.id]
        last = max(self._seen_at.get((table.id, seat), changed_at), changed_at)
        return self._clock() - last < timedelta(seconds=SEEN_SECONDS)

    def _is_late(self, table: Table) -> bool:
        timer = self._glasses.get(table.id)
        return timer is not None and timer.step == table.late_step

    async def heartbeat(self) -> float:
        """Report that deadlines are being watched; return the seconds since the last report."""
        before, now = self._pulses[_WATCH], self._clock()
        self._pulses[_WATCH] = now
        gap = now - before
        if gap > _A_MOMENT:
            for table, timer in self._glasses.items():
                lost = now - max(timer.asked_at, before)
                self._glasses[table] = timer.set_back(lost)
        if gap < timedelta(0):
            self._set_back(gap, now)
        return gap.total_seconds()

    def _set_back(self, gap: timedelta, now: datetime) -> None:
        """Correct what lies in times to come, after the clock was set back by `gap`."""
        for table, timer in self._glasses.items():
            clock = self._tables[table].clock
            self._glasses[table] = timer.after_clock_set_back(gap, clock, now)
        for seat, at in self._seen_at.items():
            self._seen_at[seat] = min(at, now)

    async def due_deadlines(self, limit: int) -> tuple[tuple[TableId, int], ...]:
        """The tables whose time is up, with the step that is open there, longest overdue first."""
        due = sorted(
            (timer.deadline_at, table, timer.step)
            for table, timer in self._glasses.items()
            if timer.deadline_at is not None and self._is_up(timer)
        )
        return tuple((table, step) for _deadline, table, step in due[:limit])

    async def expire_step(self, table: Table, number: int, step: int) -> bool:
        """Like `change_table`, but only if the step's time is up, and once per step."""
        timer = self._glasses.get(table.id)
        if timer is None or timer.step != step or not self._is_up(timer):
            return False
        return len(self._entries[table.id]) == number and await self.change_table(table)

    def _is_up(self, timer: StepTimer) -> bool:
        """Whether the time is up, and deadlines have been watched all the while."""
        now = self._clock()
        return (
            now - self._pulses[_WATCH] <= _A_MOMENT
            and timer.deadline_at is not None
            and timer.deadline_at <= now
        )

    async def start_missing_clock(self, table: TableId, number: int, step: int) -> None:
        """Start the clock of a step that a release without clocks has opened."""
        timer = self._glasses.get(table)
        if len(self._entries[table]) == number and (timer is None or timer.step != step):
            self._ask(self._tables[table], step)

    # --- Presence

    async def report_connected(self, here: Sequence[tuple[TableId, int]]) -> None:
        """Note that the players of these seats are connected now."""
        self._seen_at.update(dict.fromkeys(here, self._clock()))

    async def absences(self, table: TableId) -> dict[int, float]:
        """Seconds since each player of a table was last reported connected, by seat."""
        now = self._clock()
        return {
            seat: (now - at).total_seconds()
            for (table_id, seat), at in self._seen_at.items()
            if table_id == table
        }

    # --- Jobs

    def queue_job(self, job: Job) -> None:
        """Add a job behind all that have its priority."""
        insort(self.jobs, job, key=lambda queued: -queued.priority)

    async def requeue_forgotten_bots(self, waiting: float) -> int:
        """Add missing jobs of bots at tables that have waited so long; return how many."""
        now, busy = self._clock(), {job.table for job in self.jobs}
        forgotten = [
            table
            for table in self._tables.values()
            if table.status == "playing" and table.id not in busy
            if _has_bots(table) or self._is_late(table)
            if (timer := self._glasses.get(table.id)) is None or timer.is_old(waiting, now)
        ]
        for table in forgotten:
            self.jobs.append(Job("bots", table.id, len(self._entries[table.id])))
        return len(forgotten)

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

    # --- The storage itself

    async def is_ready(self) -> bool:
        """Whether it can be written to just now."""
        return True

    async def is_reachable(self) -> bool:
        """Whether it could be written to if this process had just started."""
        return True

    async def now(self) -> datetime:
        """The time of the storage."""
        return self._clock()

    async def close(self) -> None:
        """Close all connections."""


def _is_better(one: RankedResult, other: RankedResult) -> bool:
    """Whether `one` counts, is of the same table size, and has more stars."""
    return one.counted and one.seats == other.seats and one.result.stars > other.result.stars


def _standing(seats: int, rated: list[RankedResult], account: AccountId | None) -> Standing:
    own = next((r for r in rated if account is not None and r.account == account), None)
    if own is None:
        return Standing(seats, len(rated))
    worse = sum(_is_better(own, other) for other in rated)
    return Standing(seats, len(rated), own.rank, worse, own.result.stars)


def _is_saved(kept: KeptAnswer) -> bool:
    return kept.answer.startswith('{"type":"saved",')


def _people(table: Table) -> list[AccountId]:
    return [s.account for s in table.seats if s is not None and s.account is not None]


def _has_bots(table: Table) -> bool:
    return any(occupant is not None and occupant.bot is not None for occupant in table.seats)


def answer_revisions(entries: Sequence[Entry]) -> list[_Revision]:
    """Step, seat and revision of each entry that is an answer or its withdrawal."""
    return [
        (entry.step, entry.seat, entry.revision)
        for entry in entries
        if entry.step is not None and entry.seat is not None and entry.revision is not None
    ]


def _repeats(new: Sequence[object], old: Collection[object]) -> bool:
    return len(set(new)) < len(new) or any(one in old for one in new)
