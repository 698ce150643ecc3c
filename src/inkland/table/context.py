"""The context passed to every use case: storage, bus, and this process's cache."""

import asyncio
from collections import OrderedDict
from datetime import date
from typing import Final
from weakref import WeakValueDictionary

from inkland.table.bus.port import Bell, Bus
from inkland.table.counters import Counters
from inkland.table.errors import NoSuchTable
from inkland.table.games.finished_games import FinishedGames
from inkland.table.games.loaded_game import LoadedGame
from inkland.table.games.mailbox import Mailbox
from inkland.table.ids import DealCode, TableId
from inkland.table.storage.port import Storage
from inkland.table.storage.records import Table
from inkland.table.worker_pool import WorkerPool

MAX_MAILBOXES: Final = 2_000
MAX_CACHED_DAYS: Final = 10_000


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
    ) -> None:
        self.storage = storage
        self.bus = bus
        self.counters = counters or Counters()
        self.finished_games = FinishedGames(storage, workers)
        self._mailboxes: OrderedDict[TableId, Mailbox] = OrderedDict()
        self._followed: dict[TableId, int] = {}  # the latest version known of
        self._tables: dict[TableId, Table] = {}  # of those that are followed
        self._days: dict[DealCode, date | None] = {}
        self._turns: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        bus.listen(self.on_bell)

    # --- Tables

    def follow(self, table: TableId) -> None:
        """Receive bells of the table, and cache it, from now on."""
        box = self._mailboxes.get(table)
        if box is not None and (table not in self._followed or not self.bus.is_up):
            box.mark_stale()
        self._followed.setdefault(table, 0)
        self.bus.follow(table)

    def unfollow(self, table: TableId) -> None:
        """Stop receiving bells of the table, and drop it from the cache."""
        self.bus.unfollow(table)
        self._followed.pop(table, None)
        self._tables.pop(table, None)

    async def load_table(self, table: TableId) -> Table:
        """The table, read from storage; raises `NoSuchTable`."""
        known = self._followed.get(table)
        stored = await self.storage.table(table)
        if stored is None:
            raise NoSuchTable()
        if known is not None and self._followed.get(table) == known > stored.version:
            # The bell came before the read and reported a version that does not exist: without this
            # the table would never be cached again.
            self._followed[table] = stored.version
        cached = self._tables.get(table)
        self.cache_table(stored)
        if cached is not None and cached.version < stored.version:
            # A change that seemed to fail was stored after all, and its bell has not rung.
            self.bus.ring(Bell(table, version=stored.version))
        return stored

    async def cached_table(self, table: TableId) -> Table:
        """The table from the cache if it is followed, else from storage; raises `NoSuchTable`."""
        cached = self._tables.get(table)
        return cached if cached is not None else await self.load_table(table)

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
        if len(self._mailboxes) > MAX_MAILBOXES:
            for table, box in list(self._mailboxes.items())[:100]:
                if box.is_idle:
                    del self._mailboxes[table]
