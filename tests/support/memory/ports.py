"""The ports of a server of a single process that keeps nothing."""

from inkland.server.metrics import PrometheusCounters
from inkland.server.ports import Ports
from inkland.table.bus.local import MemoryBus
from support.memory.jobs import MemoryJobs
from support.memory.storage import MemoryServerStorage


def in_memory(record: MemoryServerStorage | None = None) -> Ports:
    """Ports on this storage, or on an empty one."""
    kept = record or MemoryServerStorage()
    return Ports(kept, MemoryJobs(kept), MemoryBus(counters=PrometheusCounters()))
