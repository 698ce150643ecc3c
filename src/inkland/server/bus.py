"""The bus is a doorbell: "table t reached event n and version v". Whoever hears reads the record.

A message may be lost, doubled, late or out of order; no one may rely on it.
"""

import asyncio
from collections.abc import Callable
from typing import NamedTuple, Protocol

from inkland.server.record.port import TableId


class Bell(NamedTuple):
    """Something is new at a table. The numbers are hints."""

    table: TableId
    number: int = 0
    version: int = 0


Listener = Callable[[Bell], None]


class Bus(Protocol):
    """Carries bells between the processes that serve the same tables."""

    def ring(self, bell: Bell) -> None:
        """Tell everyone who listens, soon."""

    def listen(self, listener: Listener) -> None:
        """Have the listener called for each bell from now on."""


class MemoryBus:
    """The bus of a single process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def ring(self, bell: Bell) -> None:
        loop = asyncio.get_running_loop()
        for listener in self._listeners:
            loop.call_soon(listener, bell)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)
