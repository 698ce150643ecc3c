"""Storage in memory that writes each change to the device before it can be seen.

A change is made in memory, where nothing else runs meanwhile, and undone at once; then its rows are
written, and only then it is made for good. So readers never see what is not stored, and after a
write that fails everything is as before. Changes wait for each other.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, NamedTuple, Self, TypeVar

import msgspec

from inkland.local.keeper import Keeper, Row
from inkland.local.rows import AnswerStore, Change, ChangedRows, DerivedStore, EntryStore, Store
from inkland.table.errors import StorageUnavailable
from inkland.table.ids import AccountId, DealCode, FlipId, TableId
from inkland.table.storage.game_summary import GameSummary
from inkland.table.storage.memory import MemoryStorage, answer_revisions
from inkland.table.storage.memory_own_games import MemoryOwnGames
from inkland.table.storage.records import (
    NO_FOLLOW_UP,
    Account,
    Entry,
    Flip,
    FollowUp,
    Job,
    KeptAnswer,
    Secret,
    StoredAnalysis,
    StoredDeal,
    StoredPar,
    Table,
)
from inkland.table.storage.state import FinishedSeat
from inkland.table.storage.step_timer import StepTimer

T = TypeVar("T")

FORMAT: Final = 1  # of the rows; a release that cannot read the rows of the one before raises it
PULSE_SECONDS: Final = 10.0  # between writes of the pulse; so much a clock may get back too much

_FORMAT_KEY: Final = ("format", "version")
_CURRENT: Final = "account"  # who plays on the device now


class _Prepared(NamedTuple):
    """A change that was made and undone: its answer, what it changed, and the jobs it added."""

    answer: Any
    changes: list[Change]
    rows: ChangedRows
    jobs: list[Job]


class KeptStorage(MemoryStorage):
    """Memory storage of one device, with its people. Who is connected is not kept."""

    def __init__(self, clock: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        super().__init__(clock)
        self._keeper: Keeper | None = None  # None: nothing is written yet
        self._writing = asyncio.Lock()
        self._is_preparing = False
        self._current: dict[str, AccountId] = {}
        self._came_at: dict[AccountId, datetime] = {}
        self._written_pulse = datetime.min.replace(tzinfo=UTC)
        self._pulse_store: Store[Any, Any] = Store("pulse", self._pulses, str, datetime)
        self._stores = (*self._stores_with_rows(), *self._derived_stores())
        self._own_games: KeptOwnGames = DeviceGames(self)

    def _stores_with_rows(self) -> tuple[Store[Any, Any], ...]:
        state = self.state
        return (
            Store("account", state.accounts, AccountId, Account),
            Store("came", self._came_at, AccountId, datetime),
            Store("current", self._current, str, AccountId),
            Store("table", self._tables, TableId, Table),
            Store("secret", self._secrets, TableId, Secret),
            Store("changed", self._changed_at, TableId, datetime),
            Store("timer", self._glasses, TableId, StepTimer),
            Store("summary", state.summaries, TableId, GameSummary),
            EntryStore("entry", state),
            AnswerStore("answer", self._kept),
            Store("result", self._results, TableId, tuple[FinishedSeat, ...]),
            Store("end_seen", state.ends_seen, tuple[TableId, AccountId], bool),
            Store("played", state.played, tuple[AccountId, TableId], datetime),
            Store("deal", self._deals, DealCode, StoredDeal),
            Store("day", self._days, date, DealCode),
            Store("seen_deal", self._seen, tuple[DealCode, AccountId], TableId),
            Store("par", self._pars, tuple[DealCode, int], StoredPar | None),
            Store("analysis", self._analyses, TableId, StoredAnalysis),
            Store("flip", self._flips, FlipId, tuple[Flip, datetime]),
            self._pulse_store,
        )

    def _derived_stores(self) -> tuple[Store[Any, Any], ...]:
        return DerivedStore(self.state.event_times), DerivedStore(self._revisions)

    @classmethod
    async def open(
        cls, keeper: Keeper, clock: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> Self:
        """Load all that is kept; raises `StorageUnavailable` if this release cannot read it."""
        storage = cls(clock)
        await storage.load(keeper)
        return storage

    # --- Loading

    async def load(self, keeper: Keeper) -> None:
        """Fill the empty storage with the keeper's rows, and write to the keeper from now on."""
        rows: defaultdict[str, dict[str, bytes]] = defaultdict(dict)
        for store, key, value in await keeper.load():
            rows[store][key] = value
        _check_format(rows)
        try:
            for kept in self._stores:
                kept.load(rows.get(kept.name, {}))
        except (msgspec.DecodeError, KeyError) as error:
            raise StorageUnavailable(f"kept rows cannot be read: {error}") from error
        for table, entries in self._entries.items():
            self._revisions[table] = frozenset(answer_revisions(entries))
        if "pulse" not in rows:  # then clocks get back all the time since their steps were opened
            opened = (timer.asked_at for timer in self._glasses.values())
            self._pulses["deadlines"] = min(opened, default=self._clock())
        self._keeper = keeper
        self._queue_unfinished_jobs()

    def _queue_unfinished_jobs(self) -> None:
        """Queue the jobs that were waiting or under way, which are not kept."""
        for table in self._tables.values():
            if table.status == "playing" and self._is_late(table):
                self.queue_job(Job("bots", table.id, len(self._entries[table.id])))
            else:
                self._give_work(table)
        for table_id, analysis in self._analyses.items():
            if analysis.judged is None:
                self.queue_job(Job("analysis", table_id, len(self._entries[table_id])))
        for (deal, seats), par in self._pars.items():
            if par is None:
                first = next(
                    table.id
                    for table in self._tables.values()
                    if table.deal == deal
                    and len(table.seats) == seats
                    and table.id in self._results
                )
                self.queue_job(Job("par", first, len(self._entries[first])))

    # --- Changes

    async def keep(self, change: Coroutine[Any, Any, T]) -> T:
        """Make a change of memory when its rows are written; return its answer.

        A caller that is cancelled meanwhile does not stop it halfway.
        """
        if self._is_preparing or self._keeper is None:
            return await change  # part of a larger change
        return await asyncio.shield(asyncio.ensure_future(self._write(self._keeper, change)))

    async def _write(self, keeper: Keeper, change: Coroutine[Any, Any, T]) -> T:
        async with self._writing:
            prepared = self._prepare(change)
            puts, deletes = prepared.rows
            if puts or deletes:
                await keeper.write([*puts, _format_row()], deletes)
            for one in prepared.changes:
                one.redo()
            for job in prepared.jobs:
                self.queue_job(job)
            if any(row.store == self._pulse_store.name for row in puts):
                self._written_pulse = self._pulses["deadlines"]
            answer: T = prepared.answer
            return answer

    def _prepare(self, change: Coroutine[Any, Any, T]) -> _Prepared:
        """Make the change, note what it does, and undo it."""
        before = [store.records.copy() for store in self._stores]
        queued = set(map(id, self.jobs))
        changes: list[tuple[Store[Any, Any], Change]] = []
        rows = ChangedRows([], [])
        self._is_preparing = True
        try:
            answer = _run_at_once(change)
        finally:
            self._is_preparing = False
            for store, copy in zip(self._stores, before, strict=True):
                changes += ((store, one) for one in store.changes(copy))
            for store, one in changes:  # the pulse is the last one
                if store is not self._pulse_store or rows.puts or self._is_pulse_due():
                    store.add_rows(one, rows)
            jobs = [job for job in self.jobs if id(job) not in queued]
            self.jobs[:] = [job for job in self.jobs if id(job) in queued]
            for _store, one in changes:
                one.undo()
        return _Prepared(answer, [one for _store, one in changes], rows, jobs)

    def _is_pulse_due(self) -> bool:
        """Whether the pulse is written alone: now and then, and only while a clock is running."""
        is_clock_running = any(timer.deadline_at is not None for timer in self._glasses.values())
        age = abs(self._pulses["deadlines"] - self._written_pulse)
        return is_clock_running and age >= timedelta(seconds=PULSE_SECONDS)

    # --- The people of the device

    async def add_account(self, account: Account) -> None:
        """Add somebody who plays on this device."""
        await self.keep(self._put_account(account))

    async def rename(self, account: Account) -> None:
        """Store the account's new name and colour."""
        if account.id in self._accounts:
            await self.keep(self._put_account(account))

    async def _put_account(self, account: Account) -> None:
        self._accounts[account.id] = account
        self._came_at.setdefault(account.id, self._clock())

    async def account(self, account: AccountId) -> Account | None:
        """The account with this id."""
        return self._accounts.get(account)

    async def accounts(self) -> tuple[Account, ...]:
        """All who play on this device, in the order in which they came."""
        in_order = sorted(self._came_at, key=lambda account: (self._came_at[account], account))
        return tuple(self._accounts[account] for account in in_order)

    async def choose_account(self, account: AccountId) -> None:
        """Note who plays on the device from now on."""

        async def choose() -> None:
            self._current[_CURRENT] = account

        await self.keep(choose())

    async def current_account(self) -> Account | None:
        """Who plays on the device now; None before the first has said so."""
        found = self._current.get(_CURRENT)
        return None if found is None else self._accounts.get(found)

    # --- Tables and games

    async def open_table(self, table: Table, secret: Secret | None) -> bool:
        """Store a new table, with its secret; False if another open table has its code."""
        return await self.keep(super().open_table(table, secret))

    async def change_table(self, table: Table) -> bool:
        """Store the table if the stored version is one less; else return False."""
        return await self.keep(super().change_table(table))

    async def start_game(
        self,
        table: Table,
        secret: Secret | None,
        deal: StoredDeal | None,
        entries: Sequence[Entry],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Like `change_table`, and start the game in the same transaction."""
        return await self.keep(super().start_game(table, secret, deal, entries, follow_up))

    async def close_idle_tables(
        self, empty: float, seated: float, limit: int
    ) -> tuple[tuple[TableId, int], ...]:
        """Close up to `limit` open tables that were not changed for so many seconds."""
        return await self.keep(super().close_idle_tables(empty, seated, limit))

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[Entry],
        kept: Sequence[KeptAnswer],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Store entries and answers, if the last stored entry has number `after`."""
        return await self.keep(super().append(table, after, entries, kept, follow_up))

    # --- Clocks

    async def heartbeat(self) -> float:
        """Report that deadlines are being watched; return the seconds since the last report."""
        return await self.keep(super().heartbeat())

    async def expire_step(self, table: Table, number: int, step: int) -> bool:
        """Like `change_table`, but only if the step's time is up, and once per step."""
        return await self.keep(super().expire_step(table, number, step))

    async def start_missing_clock(self, table: TableId, number: int, step: int) -> None:
        """Start the clock of a step that a release without clocks has opened."""
        await self.keep(super().start_missing_clock(table, number, step))

    # --- Deals, analyses, and cards for paper tables

    async def mark_deal_seen(self, code: DealCode, account: AccountId, table: TableId) -> None:
        """Note that the account has seen the deal at this table, unless it had before."""
        await self.keep(super().mark_deal_seen(code, account, table))

    async def save_par(self, code: DealCode, par: StoredPar) -> None:
        """Store a par, if the deal was finished with so many seats and has no such par yet."""
        await self.keep(super().save_par(code, par))

    async def request_analysis(self, table: TableId) -> bool:
        """Request an analysis with its job; False if that was done, or the game is not over."""
        return await self.keep(super().request_analysis(table))

    async def save_analysis(self, table: TableId, judged: str) -> None:
        """Store a finished analysis, if it was requested."""
        await self.keep(super().save_analysis(table, judged))

    async def delete_analysis(self, table: TableId) -> None:
        """Delete a request that failed, so that it can be made again."""
        await self.keep(super().delete_analysis(table))

    async def save_day(self, day: date, table: Table, secret: Secret, deal: StoredDeal) -> DealCode:
        """Store the deal of the day, unless there is one; return the code of the stored one."""
        return await self.keep(super().save_day(day, table, secret, deal))

    async def save_flip(self, flip: Flip) -> None:
        """Store a flip."""
        await self.keep(super().save_flip(flip))

    async def turn_flip(self, flip: FlipId, number: int) -> bool:
        """Count card `number` as turned if it is the next one; else return False."""
        return await self.keep(super().turn_flip(flip, number))

    async def delete_flips(self, days: int) -> None:
        """Delete the flips of which no card was turned for so many days."""
        await self.keep(super().delete_flips(days))


class KeptOwnGames(MemoryOwnGames):
    """Lists of the games of an account; what they note is kept, too."""

    def __init__(self, storage: KeptStorage) -> None:
        super().__init__(storage.state)
        self._storage = storage

    async def save_summary(self, table: TableId, summary: GameSummary) -> None:
        """Store a summary with maps, unless the game has gone on meanwhile."""
        await self._storage.keep(super().save_summary(table, summary))

    async def mark_end_seen(self, table: TableId, account: AccountId) -> None:
        """Note that the account has seen how its game at this table ended."""
        await self._storage.keep(super().mark_end_seen(table, account))


class DeviceGames(KeptOwnGames):
    """Lists of the games of a device, the same whoever plays."""

    def _seats(self, account: AccountId) -> list[tuple[Table, int]]:
        """Each table of the device once: with the seat whose turn it is, else the account's own,
        else that of the first person."""

        def rank(table: Table, number: int) -> tuple[bool, bool, int]:
            occupant = table.seats[number]
            is_own = occupant is not None and occupant.account == account
            return not self._is_turn(table, number), not is_own, number

        people = {
            table.id: [n for n, seat in enumerate(table.seats) if seat and seat.account is not None]
            for table in self._state.tables.values()
        }
        return [
            (table, min(people[table.id], key=lambda number: rank(table, number)))
            for table in self._state.tables.values()
            if people[table.id]
        ]


def _run_at_once(change: Coroutine[Any, Any, T]) -> T:
    """Run a change of memory, which never waits, and return its answer."""
    try:
        change.send(None)
    except StopIteration as done:
        answer: T = done.value
        return answer
    change.close()
    raise RuntimeError("a change of memory must not wait for anything")


def _format_row() -> Row:
    return Row(*_FORMAT_KEY, str(FORMAT).encode())


def _check_format(rows: Mapping[str, Mapping[str, bytes]]) -> None:
    """Refuse rows of a release that is newer than this one."""
    store, key = _FORMAT_KEY
    version = int(rows.get(store, {}).get(key, b"0"))
    if version > FORMAT:
        raise StorageUnavailable(f"the games are of a newer release: format {version}")
