"""What requests share in one process: settings, storage, limits, and the live connections."""

import asyncio

from inkland.bots import warm_up
from inkland.server.configuration.settings import Settings
from inkland.server.context import ServerContext
from inkland.server.limits import RequestLimits
from inkland.server.ports import Ports
from inkland.server.process import metrics
from inkland.server.process.process_pool import ProcessPool
from inkland.server.process.readiness import ReadinessProbe
from inkland.server.request_queue import MAX_REQUEST_SECONDS, AddressTurns
from inkland.table.live.hub import Hub
from inkland.table.live.lobby_feed import LobbyFeed


class RequestContext:
    """The parts of a running server that requests need."""

    def __init__(self, settings: Settings, ports: Ports) -> None:
        self.settings = settings
        # Documents about finished games are encoded in a process of their own, so that no number of
        # readers delays a hint or a bot. It starts with the first reader.
        self.document_workers = ProcessPool(1)
        self.context = ServerContext(
            ports.storage,
            ports.bus,
            counters=metrics.PrometheusCounters(),
            workers=self.document_workers,
        )
        self.context.compiles_bots = settings.fast and warm_up.is_installed()
        self.limits = RequestLimits(
            on=settings.limits, is_home=settings.has_home_limits, channel=ports.channel
        )
        self.turns = AddressTurns(on=settings.limits, max_seconds=MAX_REQUEST_SECONDS)
        # All documents wait for the same worker. These turns last until one is encoded: otherwise
        # many different ones of one address would keep all other readers waiting.
        self.document_turns = AddressTurns(on=settings.limits)
        # An attempt to log in counts as failed until it is known to be right, and waits for the
        # same few threads as all others. So a hall that logs in together waits for its turns.
        self.login_turns = AddressTurns(on=True)
        # People wait for hints, so these have a process of their own and never queue behind bots.
        starts_gains = warm_up.start_gains if settings.fast else None
        self.hint_workers = ProcessPool(1, initializer=starts_gains)
        self.hub = Hub(self.context, self.hint_workers)
        self.lobby = LobbyFeed(self.context)
        self.readiness = ReadinessProbe(ports.storage)
        self.public_tables = asyncio.Lock()  # held while another one is counted and opened
        metrics.bus_up.set_function(lambda: ports.bus.is_up)

    def close(self) -> None:
        """Stop the workers."""
        self.document_workers.close()
        self.hint_workers.close()
