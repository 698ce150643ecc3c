"""The context of the server's use cases: a table context whose storage also has members."""

from collections.abc import Callable
from datetime import UTC, datetime

from inkland.server.storage.port import ServerStorage
from inkland.table.bus.port import Bus
from inkland.table.context import Context
from inkland.table.counters import Counters


class ServerContext(Context):
    """A context whose storage also holds accounts and members."""

    storage: ServerStorage

    def __init__(
        self,
        storage: ServerStorage,
        bus: Bus,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        counters: Counters | None = None,
    ) -> None:
        super().__init__(storage, bus, now, counters)
