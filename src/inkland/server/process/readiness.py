"""The state of this process for health checks: can games be played, and does a restart help?

Storage is tried in the background, so that a health check is answered at once, however often it
comes and whatever state the database is in.
"""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from inkland.table.repetition import repeat
from inkland.table.storage.port import Storage

PROBE_INTERVAL_SECONDS: Final = 1.0
READY_FOR_SECONDS: Final = 3.0  # after a successful write
STUCK_AFTER_SECONDS: Final = 30.0  # without any, although a new connection can write
_MAX_PROBE_SECONDS: Final = 10.0  # each part of a probe has timeouts of its own, which are shorter

log = logging.getLogger(__name__)


class ReadinessProbe:
    """Writes to storage at intervals, and remembers when that last worked."""

    def __init__(self, storage: Storage, clock: Callable[[], float] = monotonic) -> None:
        self._storage = storage
        self._clock = clock
        self._written_at: float | None = None
        self._healthy_at = clock()  # when a restart would not have helped

    @property
    def is_ready(self) -> bool:
        """Whether storage was written to just now, so that games can be played."""
        return (
            self._written_at is not None and self._clock() - self._written_at <= READY_FOR_SECONDS
        )

    @property
    def is_healthy(self) -> bool:
        """Whether this process works, or will work by itself once the database does.

        False if for a while it could not write, or did not even try, although a process that is
        started now could: its connections or its tasks are stuck.
        """
        return self._clock() - self._healthy_at <= STUCK_AFTER_SECONDS

    async def run(self) -> None:
        """Probe until cancelled."""
        await repeat(self._probe_in_time, PROBE_INTERVAL_SECONDS, doing="readiness probe")

    async def _probe_in_time(self) -> None:
        async with asyncio.timeout(_MAX_PROBE_SECONDS):
            await self.probe()

    async def probe(self) -> None:
        """Write to storage; if that fails, find out whether the database is to blame."""
        was_ready, started_at = self.is_ready, self._clock()
        if await self._storage.is_ready():
            self._written_at = self._healthy_at = self._clock()
        elif not await self._storage.is_reachable():
            self._healthy_at = started_at
        if was_ready and not self.is_ready:
            log.warning("not ready: storage cannot be written to")
