"""Clients of a hub on fake sockets that store what they are sent."""

import asyncio
import json
from typing import Any

from inkland.client.player import apply_update
from inkland.table.live.connections import TableConnection
from inkland.table.live.hub import Hub
from inkland.table.storage.records import Account, Table


class Socket:
    """A fake websocket that stores sent messages; it can be made to block."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.code: int | None = None
        self.open = asyncio.Event()
        self.open.set()

    async def receive(self) -> str:
        """Wait forever: the client never sends anything."""
        raise AssertionError

    async def send(self, text: str) -> None:
        """Store the message, once the socket does not block."""
        await self.open.wait()
        self.sent.append(json.loads(text))

    async def close(self, code: int) -> None:
        """Store the close code."""
        self.code = code


class Guest:
    """A hub connection on a fake socket, and the view built from what it received."""

    def __init__(self, hub: Hub, table: Table, account: Account | None) -> None:
        self.socket = Socket()
        self.hub = hub
        self.connection = TableConnection(self.socket, table.id, account)
        self.pump = asyncio.create_task(self.connection.run_sender())

    def hello(self, since: int | None = None) -> "Guest":
        """Connect to the table."""
        self.connection.number = since
        self.connection.has_said_hello = True
        self.hub.add(self.connection)
        return self

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The received messages of this type."""
        return [message for message in self.socket.sent if message["type"] == kind]

    @property
    def number(self) -> int | None:
        """The number of the last received event."""
        for message in reversed(self.socket.sent):
            if message["type"] in ("whole", "update"):
                return int(message["number"])
        return None

    def bye(self) -> None:
        """Disconnect."""
        self.hub.remove(self.connection)
        self.connection.close(1000)

    def followed_view(self) -> Any:
        """The view as a client would have built it."""
        found: Any = None
        for message in self.socket.sent:
            if message["type"] == "whole":
                found = message["view"]
            elif message["type"] == "update":
                found = apply_update(found, message)
        return found


async def settle() -> None:
    """Let all started tasks run."""
    for _ in range(50):
        await asyncio.sleep(0)
