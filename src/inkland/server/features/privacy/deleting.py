"""What the retention task does: it deletes what was kept for long enough, in small batches.

The periods are those of `retention.py`, which the page about privacy shows. Any number of
processes may run it, and be killed at any moment: storage does each batch in one transaction, and
what is left is found again.
"""

import logging
import time
from datetime import timedelta
from typing import Final

from inkland.server.configuration.settings import Settings
from inkland.server.context import ServerContext
from inkland.server.features.privacy import export
from inkland.server.features.privacy.periods import erasure_time, limits
from inkland.server.features.privacy.queries import OLD_ROWS, GuestTimes, RetentionQueries
from inkland.table.bus.port import Bell
from inkland.table.ids import AccountId, TableId

BATCH: Final = 200
RANGE: Final = 500  # accounts or tables that are looked through at once
NEXT_SECONDS: Final = 1.0
CHECK_SECONDS: Final = 600.0
WALK_SECONDS: Final = 24 * 3600.0  # between two walks through all accounts and tables

log = logging.getLogger(__name__)


class Retention:
    """Deletes what is due; `do_next` does one thing, and is to be repeated."""

    def __init__(self, context: ServerContext, settings: Settings) -> None:
        self._context = context
        self._storage = RetentionQueries(context.database)
        self._limits = limits(settings)
        self._empty_after = erasure_time(settings)
        self._account, self._table = AccountId(""), TableId("")
        self._next_walk = 0.0

    async def do_next(self) -> bool:
        """Do the next batch; return False if nothing is left for now."""
        if await self.delete_batch():
            return True
        if time.monotonic() < self._next_walk:
            return False
        if await self.walk_accounts() or await self.walk_tables():
            return True
        self._next_walk = time.monotonic() + WALK_SECONDS
        return False

    async def delete_batch(self) -> bool:
        """Delete a batch of old rows; return False if there are none."""
        for rows in OLD_ROWS:
            older = self._limits[rows]
            if older is not None and (count := await self._storage.delete_old(rows, older, BATCH)):
                log.info("old rows deleted", extra={"rows": rows, "count": count})
                return True
        return False

    async def walk_accounts(self) -> bool:
        """Look through the next range of accounts; False behind the last.

        Erases guests who are due, and deletes what is left of accounts that were erased long ago.
        """
        times = GuestTimes(self._limits["unused_guest"], self._limits["lost_guest"])
        found = await self._storage.due_guests(self._account, RANGE, times)
        for account in found.due:
            await export.erase(self._context, account, by="retention")
        if found.last is not None and self._empty_after is not None:
            await self._storage.delete_empty_accounts(self._account, found.last, self._empty_after)
        self._account = found.last or AccountId("")
        return found.last is not None

    async def walk_tables(self) -> bool:
        """Empty the tables of the next range that were closed unplayed; False behind the last."""
        closed: timedelta | None = self._limits["closed_table"]
        if closed is None:
            return False
        found = await self._storage.empty_closed_tables(self._table, RANGE, closed)
        for table, version in found.emptied:
            self._context.bus.ring(Bell(table, version=version))
        self._table = found.last or TableId("")
        return found.last is not None
