"""The context of the server's use cases: a table context whose storage also has members."""

from inkland.server.tables.storage import PostgresStorage
from inkland.table.bus.port import Bus
from inkland.table.context import Context
from inkland.table.counters import Counters
from inkland.table.worker_pool import WorkerPool


class ServerContext(Context):
    """A context whose storage also holds accounts and members."""

    storage: PostgresStorage

    def __init__(
        self,
        storage: PostgresStorage,
        bus: Bus,
        counters: Counters | None = None,
        workers: WorkerPool | None = None,
    ) -> None:
        super().__init__(storage, bus, counters, workers)
        self.database = storage.database
