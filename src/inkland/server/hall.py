"""The hall: what every use case needs, in one place. `app.py` builds it, tests build their own."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final
from weakref import WeakValueDictionary

from inkland.server.bus import Bell, Bus
from inkland.server.errors import NoSuchTable
from inkland.server.mailbox import Mailbox
from inkland.server.record.port import Record, Table, TableId

MOST_MAILBOXES: Final = 2_000
MOST_TABLES: Final = 10_000


class Hall:
    """The record, the bus, and what this process knows of tables and games."""

    def __init__(
        self, record: Record, bus: Bus, now: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self.record = record
        self.bus = bus
        self.now = now
        self._mailboxes: OrderedDict[TableId, Mailbox] = OrderedDict()
        self._tables: OrderedDict[TableId, Table] = OrderedDict()
        self._turns: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        bus.listen(self._heard)

    def mailbox(self, table: TableId) -> Mailbox:
        """The mailbox of the table's game."""
        box = self._mailboxes.get(table)
        if box is None:
            box = self._mailboxes[table] = Mailbox(table, self.record, self.bus)
            self._forget_idle()
        self._mailboxes.move_to_end(table)
        return box

    def turn(self, table: TableId) -> asyncio.Lock:
        """Who changes a table waits for this; a hundred people may sit down at once."""
        return self._turns.setdefault(table, asyncio.Lock())

    def _forget_idle(self) -> None:
        if len(self._mailboxes) > MOST_MAILBOXES:
            for table, box in list(self._mailboxes.items())[:100]:
                if box.is_idle:
                    del self._mailboxes[table]

    async def table(self, table: TableId) -> Table:
        """The table as it is kept."""
        found = await self.record.table(table)
        if found is None:
            raise NoSuchTable()
        known = self._tables.get(table)
        self.remember(found)
        if known is not None and known.version < found.version:
            # A change that seemed to fail was kept; nobody has been told of it yet.
            self.bus.ring(Bell(table, version=found.version))
        return found

    async def known_table(self, table: TableId) -> Table:
        """The table as this process last heard of it: quick, and at most a bell behind."""
        known = self._tables.get(table)
        return known if known is not None else await self.table(table)

    def remember(self, table: Table) -> None:
        """Know the table from now on."""
        known = self._tables.get(table.id)
        if known is None or known.version <= table.version:
            self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        if len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)

    def _heard(self, bell: Bell) -> None:
        known = self._tables.get(bell.table)
        if known is not None and bell.version > known.version:
            del self._tables[bell.table]
