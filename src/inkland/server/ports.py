"""The ports of a server: storage, jobs, and the bus between its processes."""

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
    """Storage, jobs and bus of one process."""

    storage: ServerStorage
    jobs: Jobs
    bus: Bus

    async def close(self) -> None:
        """Close all connections."""
        await self.bus.close()
        await self.jobs.close()
        await self.storage.close()


async def connect(settings: Settings, conninfo: str) -> Ports:
    """Connect to the database, and to NATS if `nats_url` is set; raises `StorageUnavailable`."""
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
