"""The ports of a server: what it remembers with, and how its processes reach each other.

Each has a twin in memory. Which ones are used is decided here and nowhere else.
"""

from typing import NamedTuple

from inkland.server.bus import Bus, MemoryBus
from inkland.server.bus.nats import NatsBus
from inkland.server.jobs.memory import MemoryJobs
from inkland.server.jobs.port import Jobs
from inkland.server.jobs.postgres import PostgresJobs
from inkland.server.metrics import PrometheusCounters
from inkland.server.record.memory import MemoryRecord
from inkland.server.record.port import Record
from inkland.server.record.postgres import PostgresRecord
from inkland.server.settings import Settings
from inkland.table.errors import StorageUnavailable


class Ports(NamedTuple):
    """A record, the jobs it keeps, and a bus."""

    record: Record
    jobs: Jobs
    bus: Bus

    async def close(self) -> None:
        """Let go of everything."""
        await self.bus.close()
        await self.jobs.close()
        await self.record.close()


def in_memory(record: MemoryRecord | None = None) -> Ports:
    """The ports of a single process that forgets everything in the end."""
    kept = record or MemoryRecord()
    return Ports(kept, MemoryJobs(kept), MemoryBus(counters=PrometheusCounters()))


async def connected(settings: Settings, conninfo: str) -> Ports:
    """The ports of a process that shares a database with others, and perhaps a bus."""
    record = await PostgresRecord.open(conninfo)
    try:
        jobs = await PostgresJobs.open(conninfo)
    except StorageUnavailable:
        await record.close()
        raise
    counters = PrometheusCounters()
    bus: Bus = (
        MemoryBus(counters=counters) if settings.nats_url is None else NatsBus(settings.nats_url)
    )
    await bus.open()
    return Ports(record, jobs, bus)
