"""A node that ends: what is still under way then is to be asked again, and is no failure."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from inkland.server.configuration.settings import Settings
from inkland.server.http.middleware import LiveRoute, OriginMiddleware
from inkland.server.web_server import uvicorn_config

pytestmark = pytest.mark.anyio


class SlowApp:
    """Begins to answer requests and connections, and never ends."""

    def __init__(self) -> None:
        self.begun = asyncio.Semaphore(0)

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        if scope["path"] == "/half":
            await send({"type": "http.response.start", "status": 200, "headers": []})
        await self.wait()

    async def connect(self, websocket: WebSocket) -> None:
        await websocket.accept()
        await self.wait()

    async def wait(self) -> None:
        self.begun.release()
        await asyncio.Event().wait()


@asynccontextmanager
async def ending(app: SlowApp) -> AsyncIterator[tuple[str, Callable[[], None]]]:
    """Serve it; yields the address, and a function that ends the node."""
    application = OriginMiddleware(app, Settings(limits=False), [LiveRoute("/live", app.connect)])
    settings = uvicorn_config(Starlette())
    settings.app, settings.lifespan, settings.timeout_graceful_shutdown = application, "off", 1
    with socket.create_server(("127.0.0.1", 0)) as door:
        server = uvicorn.Server(settings)
        serving = asyncio.create_task(server.serve(sockets=[door]))

        def end() -> None:
            server.should_exit = True

        yield f"127.0.0.1:{door.getsockname()[1]}", end
        await serving


async def answer_of(address: str, path: str) -> str:
    """Send a request; returns all that comes until the connection is closed."""
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {address}\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return answer.decode()


async def cut_short(path: str) -> tuple[str, str]:
    """Head and body of the answer to a request that is under way when the node ends."""
    app = SlowApp()
    async with ending(app) as (address, end):
        asked = asyncio.create_task(answer_of(address, path))
        await app.begun.acquire()
        end()
        head, _, body = (await asked).partition("\r\n\r\n")
    return head, body


async def test_a_request_is_to_be_sent_again(caplog: pytest.LogCaptureFixture) -> None:
    head, body = await cut_short("/api/tables")
    assert head.startswith("HTTP/1.1 503 ")
    assert "retry-after: 1" in head
    assert "x-request-id: " in head
    assert json.loads(body)["code"] == "ServerBusy"
    assert "Exception" not in caplog.text


async def test_half_an_answer_is_cut_off() -> None:
    head, body = await cut_short("/half")
    assert head.startswith("HTTP/1.1 200 ")
    assert body == ""  # not even the end of a chunked body


async def test_a_live_connection_is_told_to_come_back(caplog: pytest.LogCaptureFixture) -> None:
    app = SlowApp()
    async with ending(app) as (address, end), connect(f"ws://{address}/live") as live:
        await app.begun.acquire()
        end()
        with pytest.raises(ConnectionClosed) as closed:
            await live.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert "Exception" not in caplog.text
