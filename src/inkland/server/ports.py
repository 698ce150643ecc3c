"""The ports of a server: what it remembers with, and how its processes reach each other."""

from typing import NamedTuple

from inkland.server.jobs.port import Jobs
from inkland.server.jobs.postgres import PostgresJobs
from inkland.server.metrics import PrometheusCounters
from inkland.server.nats_bus import NatsBus
from inkland.server.settings import Settings
from inkland.server.storage.port import ServerStorage
from inkland.server.storage.postgres import PostgresStorage
from inkland.table.bus.local import LocalBus
from inkland.table.bus.port import Bus
from inkland.table.errors import StorageUnavailable


class Ports(NamedTuple):
    """A record, the jobs it keeps, and a bus."""

    storage: ServerStorage
    jobs: Jobs
    bus: Bus

    async def close(self) -> None:
        """Let go of everything."""
        await self.bus.close()
        await self.jobs.close()
        await self.storage.close()


async def connect(settings: Settings, conninfo: str) -> Ports:
    """The ports of a process that shares a database with others, and perhaps a bus."""
    storage = await PostgresStorage.open(conninfo)
    try:
        jobs = await PostgresJobs.open(conninfo)
    except StorageUnavailable:
        await storage.close()
        raise
    counters = PrometheusCounters()
    bus: Bus = (
        LocalBus(counters=counters) if settings.nats_url is None else NatsBus(settings.nats_url)
    )
    await bus.open()
    return Ports(storage, jobs, bus)
