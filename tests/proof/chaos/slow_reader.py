"""A client at a large table that changes all the time, which does not read its socket."""

import asyncio
import contextlib
import json
import socket
from http.client import HTTPException
from typing import Final
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from inkland.client.http import HttpClient, RequestRefused

_SEATS: Final = 100  # the table message for a hundred seats is long, and sent after each change
_LITTLE_ROOM: Final = 4_096  # bytes
_CHANGES: Final = 60
_EVERY: Final = 0.1  # seconds
_REST: Final = 20.0
_LOST: Final = (
    OSError, ConnectionClosed, InvalidHandshake, TimeoutError, RequestRefused, HTTPException,
)  # fmt: skip


async def read_slowly(host: HttpClient) -> None:
    """Open a table and do not read its messages, again and again."""
    while True:
        with contextlib.suppress(*_LOST):
            await host.enter("Sloth")
            table = await host.open(seats=_SEATS, preset="base")
            await host.request_json("POST", f"/api/tables/{table}/bots", {"bot": "random"})
            await _ignore(host, table)
            await host.request_json("DELETE", f"/api/tables/{table}")
            await asyncio.sleep(_REST)
        host.use_next_url()
        await asyncio.sleep(1)


async def _ignore(host: HttpClient, table: str) -> None:
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _LITTLE_ROOM)
    url = urlsplit(host.socket_url)
    door.connect((url.hostname, url.port))
    # The client library reads while its queue has room, so the queue is tiny.
    async with connect(
        f"{host.socket_url}/api/tables/{table}/live", sock=door, compression=None, max_queue=1,
        close_timeout=0.1, ping_interval=None,
    ) as line:  # fmt: skip
        await line.send(json.dumps({"type": "hello"}))
        for number in range(_CHANGES):
            await host.request_json("PATCH", f"/api/tables/{table}", {"title": f"Title {number}"})
            await asyncio.sleep(_EVERY)
