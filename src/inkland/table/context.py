"""The hall: what every use case needs, in one place. `app.py` builds it, tests build their own."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Final
from weakref import WeakValueDictionary

from inkland.table.bus.port import Bell, Bus
from inkland.table.counters import Counters
from inkland.table.errors import NoSuchTable
from inkland.table.games.loaded_game import LoadedGame
from inkland.table.games.mailbox import Mailbox
from inkland.table.ids import DealCode, TableId
from inkland.table.storage.port import Storage
from inkland.table.storage.records import Table

MAX_MAILBOXES: Final = 2_000
MAX_CACHED_DAYS: Final = 10_000


class Context:
    """The record, the bus, and what this process knows of tables and games.

    What it knows of a table holds while it follows the table: a bell tells of each change, and who
    looks after the connections asks the record every two seconds besides.
    """

    def __init__(
        self,
        storage: Storage,
        bus: Bus,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        counters: Counters | None = None,
    ) -> None:
        self.storage = storage
        self.bus = bus
        self.now = now
        self.counters = counters or Counters()
        self._mailboxes: OrderedDict[TableId, Mailbox] = OrderedDict()
        self._followed: dict[TableId, int] = {}  # the latest version that was heard of
        self._tables: dict[TableId, Table] = {}  # of those that are followed
        self._days: dict[DealCode, date | None] = {}
        self._turns: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        bus.listen(self.on_bell)

    # --- Tables

    def follow(self, table: TableId) -> None:
        """Be told of whatever changes at the table, and know it from now on."""
        box = self._mailboxes.get(table)
        if box is not None and (table not in self._followed or not self.bus.is_up):
            box.mark_stale()
        self._followed.setdefault(table, 0)
        self.bus.follow(table)

    def unfollow(self, table: TableId) -> None:
        """Know nothing of the table any more."""
        self.bus.unfollow(table)
        self._followed.pop(table, None)
        self._tables.pop(table, None)

    async def load_table(self, table: TableId) -> Table:
        """The table as it is kept."""
        found = await self.storage.table(table)
        if found is None:
            raise NoSuchTable()
        known = self._tables.get(table)
        self.cache_table(found)
        if known is not None and known.version < found.version:
            # A change that seemed to fail was kept; nobody has been told of it yet.
            self.bus.ring(Bell(table, version=found.version))
        return found

    async def cached_table(self, table: TableId) -> Table:
        """The table as this process last heard of it: quick if it follows the table."""
        known = self._tables.get(table)
        return known if known is not None else await self.load_table(table)

    def cache_table(self, table: Table) -> None:
        """Know a followed table from now on, unless a later version was heard of meanwhile."""
        heard = self._followed.get(table.id)
        if heard is not None and heard <= table.version:
            self._followed[table.id] = table.version
            self._tables[table.id] = table

    def on_bell(self, bell: Bell) -> None:
        """Forget what was known of a table that has changed."""
        heard = self._followed.get(bell.table)
        if heard is not None and heard < bell.version:
            self._followed[bell.table] = bell.version
            self._tables.pop(bell.table, None)

    def table_lock(self, table: TableId) -> asyncio.Lock:
        """Who changes a table waits for this; a hundred people may sit down at once."""
        return self._turns.setdefault(table, asyncio.Lock())

    async def day_of(self, code: DealCode) -> date | None:
        """The day whose deal this is, if it is one of the day; that never changes."""
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
        """The game as it is now, whether this process follows the table or not."""
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
