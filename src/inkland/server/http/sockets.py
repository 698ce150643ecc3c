"""A Starlette websocket as the socket that live connections use."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from inkland.protocol.messages import TOO_MANY
from inkland.server.process import security_log
from inkland.table.live.socket import SocketClosed


class StarletteSocket:
    """Adapts an accepted Starlette websocket."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    async def receive(self) -> str | bytes:
        """Wait for the next message; bytes if the client sent a binary one."""
        with _closed_as_one_exception():
            frame = await self._socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise SocketClosed
        text = frame.get("text")
        return frame.get("bytes") or b"" if text is None else text

    async def send(self, text: str) -> None:
        """Send a text message."""
        with _closed_as_one_exception():
            await self._socket.send_text(text)

    async def close(self, code: int) -> None:
        """Close with this code, unless it is closed already."""
        if self._socket.application_state is not WebSocketState.DISCONNECTED:
            if code == TOO_MANY:
                security_log.refusals.add("live messages or connections")
            with _closed_as_one_exception():
                await self._socket.close(code)


async def close_quietly(socket: WebSocket, code: int) -> None:
    """Close a socket that the client may have closed already."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)


@contextmanager
def _closed_as_one_exception() -> Iterator[None]:
    """Raise `SocketClosed` for the three ways in which Starlette and uvicorn report it."""
    try:
        yield
    except (WebSocketDisconnect, RuntimeError, OSError) as closed:
        raise SocketClosed from closed
