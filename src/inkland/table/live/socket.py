"""The socket that a live connection needs; a server or a browser provides the real one."""

from typing import Protocol


class SocketClosed(Exception):
    """The other side has closed the connection."""


class Socket(Protocol):
    """Text messages in both directions. Every method raises `SocketClosed` once it is closed."""

    async def receive(self) -> str | bytes:
        """Wait for the next message; bytes if the client sent a binary one."""

    async def send(self, text: str) -> None:
        """Send a text message."""

    async def close(self, code: int) -> None:
        """Close with this code, unless it is closed already."""
