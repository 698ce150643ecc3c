"""The ports of a server: storage, jobs, and the bus between its processes."""

from typing import NamedTuple

from inkland.server.bus.channel import SiblingChannel
from inkland.server.bus.nats import NatsBus
from inkland.server.bus.siblings import MachineBus
from inkland.server.configuration.settings import Settings
from inkland.server.jobs.port import Jobs
from inkland.server.jobs.queue import PostgresJobs
from inkland.server.postgres.connection_counts import BY_ROLE
from inkland.server.process.metrics import PrometheusCounters
from inkland.server.tables.storage import PostgresStorage
from inkland.table.bus.local import LocalBus
from inkland.table.bus.port import Bus
from inkland.table.errors import StorageUnavailable


class Ports(NamedTuple):
    """Storage, jobs and bus of one process."""

    storage: PostgresStorage
    jobs: Jobs
    bus: Bus
    channel: SiblingChannel | None = None  # to the other web processes of this server

    async def close(self) -> None:
        """Close all connections."""
        await self.bus.close()
        if self.channel is not None:
            self.channel.close()
        await self.jobs.close()
        await self.storage.close()


async def connect(
    settings: Settings, conninfo: str, channel: SiblingChannel | None = None
) -> Ports:
    """Connect to the database, and to NATS if `nats_url` is set; raises `StorageUnavailable`.

    Without NATS, several processes of one server have their bells over the channel.
    """
    counts = BY_ROLE[settings.own_role]
    storage = await PostgresStorage.open(conninfo, counts.players, counts.readers, counts.visitors)
    try:
        jobs = await PostgresJobs.open(conninfo, counts.jobs)
    except StorageUnavailable:
        await storage.close()
        raise
    counters = PrometheusCounters()
    bus: Bus
    if settings.nats_url is not None:
        bus = NatsBus(settings.nats_url)
    elif channel is not None:
        bus = MachineBus(channel, counters)
    else:
        bus = LocalBus(counters=counters)
    await bus.open()
    if channel is not None:
        channel.open()
    return Ports(storage, jobs, bus, channel)
