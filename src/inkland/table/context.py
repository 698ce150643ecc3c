"""The context passed to every use case: storage, bus, and this process's cache."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from datetime import date, datetime
from itertools import islice
from typing import Any, Final, TypeAlias
from weakref import WeakValueDictionary

from inkland.protocol.puzzle_resources import PuzzleSolvers
from inkland.table.bus.port import Bell, Bus
from inkland.table.counters import Counters
from inkland.table.errors import NoSuchTable
from inkland.table.games.finished_games import FinishedGames
from inkland.table.games.loaded_game import LoadedGame
from inkland.table.games.mailbox import Mailbox
from inkland.table.ids import DealCode, TableId, device_table_id, new_id
from inkland.table.storage.port import Storage
from inkland.table.storage.records import Account, Table
from inkland.table.worker_pool import InlineWorkerPool, WorkerPool

MAX_MAILBOXES: Final = 2_000  # of tables that are not followed
MAX_CACHED_DAYS: Final = 10_000

CountAnswer: TypeAlias = Callable[[str, bool, Account | None], Awaitable[PuzzleSolvers | None]]


async def _count_nothing(puzzle: str, is_solved: bool, caller: Account | None) -> None:
    """Count no answer."""


class Context:
    """Storage, bus, and this process's cache of tables and games.

    Only tables that it follows are cached: a bell reports each of their changes, and polling
    storage every two seconds finds changes whose bell was lost.
    """

    def __init__(
        self,
        storage: Storage,
        bus: Bus,
        counters: Counters | None = None,
        workers: WorkerPool | None = None,
        is_device: bool = False,
    ) -> None:
        self._is_device = is_device
        # Counts an answer to a puzzle, and returns those of all people, at a host that counts.
        self.count_puzzle_answer: CountAnswer = _count_nothing
        self.compiles_bots = True  # or a plain bot plays in their place; the host says so
        self.storage = storage
        self.bus = bus
        self.counters = counters or Counters()
        self.workers = workers or InlineWorkerPool()
        self.finished_games = FinishedGames(storage, self.workers)
        self._mailboxes: OrderedDict[TableId, Mailbox] = OrderedDict()
        self._followed: dict[TableId, int] = {}  # the latest version known of
        self._followers: Counter[TableId] = Counter()  # contexts of `following`
        self._tables: dict[TableId, Table] = {}  # of those that are followed
        self._days: dict[DealCode, date | None] = {}
        self._contest_ends: dict[DealCode, datetime | None] = {}
        self._turns: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        bus.listen(self.on_bell)

    # --- Tables

    def new_table_id(self) -> TableId:
        """Make the id of a new table; a device has others than servers, so that both can be told
        apart wherever an id is read."""
        return device_table_id() if self._is_device else TableId(new_id())

    def follow(self, table: TableId) -> None:
        """Receive bells of the table, and cache it, from now on."""
        box = self._mailboxes.get(table)
        if box is not None and (table not in self._followed or not self.bus.is_up):
            box.mark_stale()
        self._followed.setdefault(table, 0)
        self.bus.follow(table)

    @contextmanager
    def following(self, table: TableId) -> Iterator[None]:
        """Follow a table while in this context, and as long as any other such context lasts."""
        self._followers[table] += 1
        self.follow(table)
        try:
            yield
        finally:
            self._followers[table] -= 1
            if not self._followers[table]:
                del self._followers[table]
                self.unfollow(table)

    def unfollow(self, table: TableId) -> None:
        """Stop receiving bells of the table, and drop it from the cache, unless it is needed."""
        if table in self._followers:
            return
        self.bus.unfollow(table)
        self._followed.pop(table, None)
        self._tables.pop(table, None)

    async def load_table(self, table: TableId) -> Table:
        """The table, read from storage; raises `NoSuchTable`."""
        known = self._followed.get(table)
        stored = await self.storage.table(table)
        if stored is None:
            raise NoSuchTable()
        self.take_table(stored, known)
        return stored

    def take_table(self, stored: Table, known: int | None) -> None:
        """Cache what was read of a table; `known` was its latest known version before that."""
        table = stored.id
        if known is not None and self._followed.get(table) == known > stored.version:
            # The bell came before the read and reported a version that does not exist: without this
            # the table would never be cached again.
            self._followed[table] = stored.version
        cached = self._tables.get(table)
        self.cache_table(stored)
        if cached is not None and cached.version < stored.version:
            # A change that seemed to fail was stored after all, and its bell has not rung.
            self.bus.ring(Bell(table, version=stored.version))

    async def load_tables_with_games(self, tables: Collection[TableId]) -> None:
        """Load followed tables and their games, those that are not cached, with two reads for all.

        Tables that do not exist are left out.
        """
        known = {table: self._followed[table] for table in tables if table not in self._tables}
        unloaded = [table for table in tables if self._may_have_unloaded_game(table)]
        found, games = await asyncio.gather(
            self.storage.tables(known) if known else _nothing(),
            self.storage.games(unloaded) if unloaded else _nothing(),
        )
        for stored in found.values():
            self.take_table(stored, known[stored.id])
        for table, game in games.items():
            self.mailbox(table).offer(game)

    def _may_have_unloaded_game(self, table: TableId) -> bool:
        cached, box = self._tables.get(table), self._mailboxes.get(table)
        if cached is not None and cached.status not in ("playing", "finished"):
            return False
        return box is None or not box.is_loaded

    async def cached_table(self, table: TableId) -> Table:
        """The table from the cache if it is followed, else from storage; raises `NoSuchTable`."""
        cached = self.known_table(table)
        return cached if cached is not None else await self.load_table(table)

    def known_table(self, table: TableId) -> Table | None:
        """The table as it is cached; None if it is not, or no longer up to date."""
        return self._tables.get(table)

    def cache_table(self, table: Table) -> None:
        """Cache a table if it is followed and no later version is known of."""
        latest = self._followed.get(table.id)
        if latest is not None and latest <= table.version:
            self._followed[table.id] = table.version
            self._tables[table.id] = table

    def on_bell(self, bell: Bell) -> None:
        """Drop a table from the cache if the bell reports a later version."""
        latest = self._followed.get(bell.table)
        if latest is not None and latest < bell.version:
            self._followed[bell.table] = bell.version
            self._tables.pop(bell.table, None)

    def table_lock(self, table: TableId) -> asyncio.Lock:
        """The lock for changing a table. Without it, a hundred people who sit down at once would
        lose most races for the next version, and run out of retries."""
        return self._turns.setdefault(table, asyncio.Lock())

    async def day_of(self, code: DealCode) -> date | None:
        """The day whose deal this is, or None; cached, since it never changes."""
        if code not in self._days:
            if len(self._days) >= MAX_CACHED_DAYS:
                self._days.clear()
            self._days[code] = await self.storage.day_of(code)
        return self._days[code]

    async def contest_end_of(self, code: DealCode) -> datetime | None:
        """When the event closes whose deal this is, or None; cached, since it never changes."""
        if code not in self._contest_ends:
            if len(self._contest_ends) >= MAX_CACHED_DAYS:
                self._contest_ends.clear()
            self._contest_ends[code] = await self.storage.contest_end_of(code)
        return self._contest_ends[code]

    # --- Games

    def mailbox(self, table: TableId) -> Mailbox:
        """The mailbox of the table's game."""
        box = self._mailboxes.get(table)
        if box is None:
            box = self._mailboxes[table] = Mailbox(table, self.storage, self.bus, self.counters)
            self._forget_idle()
        self._mailboxes.move_to_end(table)
        return box

    async def game(self, table: TableId) -> LoadedGame:
        """The current game; for a table that is not followed, storage is asked how far it is."""
        number = None
        if table not in self._followed:
            for news in await self.storage.progress([table]):
                number = news.number
        return await self.mailbox(table).game(number or 0)

    def _forget_idle(self) -> None:
        """Drop the longest unused copies of games that nobody here is connected to."""
        if len(self._mailboxes) - len(self._followed) > MAX_MAILBOXES:
            idle = (
                table
                for table, box in self._mailboxes.items()
                if box.is_idle and table not in self._followed
            )
            for table in list(islice(idle, 100)):
                del self._mailboxes[table]


async def _nothing() -> dict[TableId, Any]:
    """What a read of no tables finds."""
    return {}
