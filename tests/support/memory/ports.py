"""The ports of a single-process server that stores nothing on disk."""

from inkland.server.ports import Ports
from inkland.server.process.metrics import PrometheusCounters
from inkland.table.bus.local import LocalBus
from support.memory.jobs import MemoryJobs
from support.memory.storage import MemoryServerStorage


def in_memory(storage: MemoryServerStorage | None = None) -> Ports:
    """Ports on this storage, or on an empty one."""
    kept = storage or MemoryServerStorage()
    return Ports(kept, MemoryJobs(kept), LocalBus(counters=PrometheusCounters()))
