"""Guests of a hub on sockets that only keep what they are sent."""

import asyncio
import json
from typing import Any

from inkland.client.player import apply_update
from inkland.table.live.connections import TableConnection
from inkland.table.live.hub import Hub
from inkland.table.storage.records import Account, Table


class Socket:
    """A websocket that keeps what it is sent; it can be made not to take any."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.code: int | None = None
        self.open = asyncio.Event()
        self.open.set()

    async def receive(self) -> str:
        """Nothing is ever said."""
        raise AssertionError

    async def send(self, text: str) -> None:
        """Keep the message, as soon as any is taken."""
        await self.open.wait()
        self.sent.append(json.loads(text))

    async def close(self, code: int) -> None:
        """Keep the code."""
        self.code = code


class Guest:
    """A connection to the hub on a fake socket, and the view that follows from what it got."""

    def __init__(self, hub: Hub, table: Table, account: Account | None) -> None:
        self.socket = Socket()
        self.hub = hub
        self.connection = TableConnection(self.socket, table.id, account)
        self.pump = asyncio.create_task(self.connection.run_sender())

    def hello(self, since: int | None = None) -> "Guest":
        """Come to the table."""
        self.connection.number = since
        self.connection.has_said_hello = True
        self.hub.add(self.connection)
        return self

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The messages of a kind."""
        return [message for message in self.socket.sent if message["type"] == kind]

    @property
    def number(self) -> int | None:
        """The event up to which it was told; what is still on its way does not count."""
        for message in reversed(self.socket.sent):
            if message["type"] in ("whole", "update"):
                return int(message["number"])
        return None

    def bye(self) -> None:
        """Go."""
        self.hub.remove(self.connection)
        self.connection.close(1000)

    def followed_view(self) -> Any:
        """The view as a client would have it now."""
        found: Any = None
        for message in self.socket.sent:
            if message["type"] == "whole":
                found = message["view"]
            elif message["type"] == "update":
                found = apply_update(found, message)
        return found


async def settle() -> None:
    """Let everything happen that was started."""
    for _ in range(50):
        await asyncio.sleep(0)
