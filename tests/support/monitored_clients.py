"""Clients of the application that pass every received byte to the secrecy monitor.

A `MonitoredClient` calls the application in this process as a server would, response headers
included. A `MonitoringProxy` stands between real sockets, so that what the server itself adds is
read, too.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from typing import Any, Final, NamedTuple

from starlette.applications import Starlette
from starlette.types import Message, Scope

from inkland.table.ids import TableId
from support.scripted_player import ScriptedPlayer
from support.secrecy_monitor import SecrecyMonitor, Viewer

_COOKIE: Final = re.compile(rb"\r\ncookie: inkland=([\w-]{43})", re.IGNORECASE)
_OVERLAP: Final = 200  # a secret may arrive in two chunks


_TURNS: Final = 40  # rounds of the event loop, until an answer is stored and sent


class Answer(NamedTuple):
    """A status and the body with it."""

    status: int
    body: str


class MonitoredClient:
    """A client that calls the application in this process."""

    def __init__(self, app: Starlette, monitor: SecrecyMonitor) -> None:
        self.viewer = Viewer()
        self.cookie = ""
        self.monitor = monitor
        self._app = app

    def take(self, table: TableId, seat: int | None = None) -> None:
        """From now on, this client is the viewer of this seat."""
        self.viewer = Viewer(table, seat)

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        """Send a request; return the response."""
        sent = json.dumps(body).encode() if body is not None else b""
        messages: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message: Message) -> None:
            messages.append(message)

        scope = {**self._scope("http", path), "method": method}
        await self._app(scope, receive, send)
        return self._answer(messages)

    def _answer(self, messages: list[Message]) -> Answer:
        start, *parts = messages
        headers = [(name.decode(), value.decode()) for name, value in start["headers"]]
        text = b"".join(part.get("body", b"") for part in parts).decode()
        self.monitor.read(self.viewer, f"{headers} {text}")
        for name, value in headers:
            if name == "set-cookie":
                self.cookie = SimpleCookie(value)["inkland"].value
        return Answer(start["status"], text)

    def _scope(self, kind: str, path: str) -> Scope:
        headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
        if self.cookie:
            headers.append((b"cookie", f"inkland={self.cookie}".encode()))
        plain, _, query = path.partition("?")
        return {
            "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http",
            "path": plain, "raw_path": plain.encode(), "query_string": query.encode(),
            "root_path": "", "headers": headers, "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80), "subprotocols": [], "state": {},
        }  # fmt: skip

    async def attend(self, player: ScriptedPlayer) -> None:
        """Let the scripted player play over a live connection until the game is over."""
        incoming: asyncio.Queue[Message] = asyncio.Queue()
        incoming.put_nowait({"type": "websocket.connect"})
        incoming.put_nowait(_frame(player.hello()))

        async def send(message: Message) -> None:
            self.monitor.read(self.viewer, message.get("text") or str(message))
            assert message["type"] != "websocket.close" or player.is_over, message
            if message["type"] == "websocket.send":
                was_over = player.is_over
                heard = player.hear(message["text"])
                # One message at a time, so that others are sent an answer while its step is open.
                for _ in range(_TURNS * (self.viewer.seat or 0) if heard else 0):
                    await asyncio.sleep(0)
                for said in heard:
                    self.monitor.answering(self.viewer, said)
                    incoming.put_nowait(_frame(said))
                if player.is_over and not was_over:
                    incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})

        scope = self._scope("websocket", f"/api/tables/{self.viewer.table}/live")
        await self._app(scope, incoming.get, send)


def _frame(said: dict[str, Any]) -> Message:
    return {"type": "websocket.receive", "text": json.dumps(said)}


# --- Real sockets


class MonitoringProxy:
    """Forwards to a port and passes everything that comes back to the monitor."""

    def __init__(self, port: int, monitor: SecrecyMonitor) -> None:
        self.viewers: dict[str, Viewer] = {}  # viewers by cookie
        self.monitor = monitor
        self._port = port

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[int]:
        """Run the proxy; yields the port to use instead."""
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        try:
            yield server.sockets[0].getsockname()[1]
        finally:
            server.close()

    async def _connected(self, near: asyncio.StreamReader, to_near: asyncio.StreamWriter) -> None:
        far, to_far = await asyncio.open_connection("127.0.0.1", self._port)
        head = await near.readuntil(b"\r\n\r\n")
        to_far.write(head)
        cookie = _COOKIE.search(head)
        key = cookie[1].decode() if cookie is not None else ""
        tail = ""

        def read(chunk: bytes) -> None:
            nonlocal tail
            # frames have binary headers; our payloads are ASCII
            text = tail + chunk.decode("latin-1")
            self.monitor.read(self.viewers.get(key, Viewer(TableId("anyone"))), text)
            tail = text[-_OVERLAP:]

        await asyncio.gather(
            _passed(near, to_far, lambda _chunk: None), _passed(far, to_near, read)
        )


async def _passed(
    source: asyncio.StreamReader, to: asyncio.StreamWriter, read: Callable[[bytes], None]
) -> None:
    try:
        while chunk := await source.read(64 * 1024):
            read(chunk)
            to.write(chunk)
            await to.drain()
    except ConnectionError:
        pass
    finally:
        to.close()
