"""How uvicorn serves the application, and how it ends."""

import asyncio
import random
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn
from starlette.applications import Starlette

from inkland.server.http.protocols import (
    MAX_FRAME_BYTES,
    LimitedHttpProtocol,
    LimitedWebSocketProtocol,
)

DRAINED_PER_SECOND: Final = 200  # connections that are told to come back to another node
MAX_DRAIN_SECONDS: Final = 5.0


def uvicorn_config(app: Starlette, proxy: str | None = None) -> uvicorn.Config:
    """How uvicorn serves the application, here and in tests."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=proxy is not None,  # without a proxy, clients could forge their address
        forwarded_allow_ips=proxy,
        http=LimitedHttpProtocol,
        ws=LimitedWebSocketProtocol,
        ws_max_size=MAX_FRAME_BYTES,
        ws_per_message_deflate=False,  # a small frame could inflate to a huge message
        ws_ping_interval=10,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
    )


class DrainingServer(uvicorn.Server):
    """Uvicorn that returns after a signal; by default it raises it again and skips our cleanup."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals in the loop: the first one stops gracefully, the second one at once."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new connections, tell the clients one by one to come back, then end.

        Those who are not told yet play on. If all came back to the other nodes in one moment, each
        would wait for the first view of all others.
        """
        for listener in (*self.servers, *(sockets or ())):
            listener.close()
        live = [
            connection
            for connection in self.server_state.connections
            if isinstance(connection, LimitedWebSocketProtocol)
        ]
        random.shuffle(live)
        pause = min(1 / DRAINED_PER_SECOND, MAX_DRAIN_SECONDS / max(len(live), 1))
        for connection in live:
            if self.force_exit:  # by a second signal
                break
            connection.shutdown()
            await asyncio.sleep(pause)
        await super().shutdown(sockets)
