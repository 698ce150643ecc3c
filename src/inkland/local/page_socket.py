"""A live connection between the page and the runtime: both ends are in the same browser."""

import asyncio
from collections.abc import Callable

from inkland.table.live.socket import SocketClosed


class PageSocket:
    """The socket of a live connection; the page sends with `hear` and closes with `hang_up`."""

    def __init__(self, send: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self._send = send
        self._closed = closed
        self._is_open = True
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()  # None: the page has hung up

    def hear(self, text: str) -> None:
        """Receive a message of the page."""
        self._heard.put_nowait(text)

    def hang_up(self) -> None:
        """The page has closed the connection."""
        self._is_open = False
        self._heard.put_nowait(None)

    async def receive(self) -> str:
        """Wait for the next message of the page."""
        text = await self._heard.get()
        if text is None:
            raise SocketClosed
        return text

    async def send(self, text: str) -> None:
        """Send a message to the page."""
        if not self._is_open:
            raise SocketClosed
        self._send(text)

    async def close(self, code: int) -> None:
        """Close with this code, unless it is closed already; `receive` ends, too."""
        if self._is_open:
            self.hang_up()
            self._closed(code)
