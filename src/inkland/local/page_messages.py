"""Messages between the page and the runtime; `docs/static-pages.md` lists them."""

import asyncio
from collections.abc import Callable
from typing import Any

from inkland.local.device_runtime import DeviceRuntime
from inkland.local.page_socket import PageSocket


class PageMessages:
    """Passes the messages of the page to the runtime, and posts its answers to the page."""

    def __init__(self, runtime: DeviceRuntime, post: Callable[[dict[str, Any]], None]) -> None:
        self.runtime = runtime
        self._post = post
        self._sockets: dict[int, PageSocket] = {}
        self._asking: set[asyncio.Task[None]] = set()

    def on_message(self, message: dict[str, Any]) -> None:
        """Take a message of the page."""
        match message:
            case {"type": "ask", "id": id, "method": method, "path": path, "body": body}:
                seat = _number(message.get("seat"))
                task = asyncio.ensure_future(self._ask(id, method, path, _text(body), seat))
                self._asking.add(task)
                task.add_done_callback(self._asking.discard)
            case {"type": "open", "socket": number, "table": table, "seat": seat}:
                self._sockets[number] = self._connect(number, table, _number(seat))
            case {"type": "say", "socket": number, "text": text} if number in self._sockets:
                self._sockets[number].hear(text)
            case {"type": "close", "socket": number} if number in self._sockets:
                self._sockets.pop(number).hang_up()

    async def _ask(
        self, id: int, method: str, path: str, body: str | None, seat: int | None
    ) -> None:
        answer = await self.runtime.ask(method, path, body, seat)
        self._post({"type": "answer", "id": id, "status": answer.status, "text": answer.text})

    def _connect(self, number: int, table: str, seat: int | None) -> PageSocket:
        def told(text: str) -> None:
            self._post({"type": "told", "socket": number, "text": text})

        def closed(code: int) -> None:
            self._sockets.pop(number, None)
            self._post({"type": "closed", "socket": number, "code": code})

        return self.runtime.connect(table, seat, told, closed)


def _text(value: Any) -> str | None:
    """The text, or None for JavaScript's null."""
    return value if isinstance(value, str) else None


def _number(value: Any) -> int | None:
    """The number, or None for JavaScript's null."""
    return value if isinstance(value, int) else None
