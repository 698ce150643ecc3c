"""Turns of addresses: a few requests of one are served at the same time, the others wait.

However many an address sends, the event loop and the connections to the database are never busy
with more than these few of it, so a move of somebody else waits for a few and not for hundreds.
"""

import asyncio
from types import TracebackType
from typing import Final, Self

from inkland.table.errors import TooManyRequests

MAX_TURNS_PER_ADDRESS: Final = 2
MAX_WAITING_PER_ADDRESS: Final = 3_000  # a hundred people who all load a page at once
# Of a request: one that waits for something slow, such as a body, does not hold up the others.
MAX_REQUEST_SECONDS: Final = 1.0


class AddressTurns:
    """Gives each address `MAX_TURNS_PER_ADDRESS` turns at a time, in the order of its requests.

    A turn ends after `max_seconds` at the latest. With `on=False` nobody waits.
    """

    def __init__(self, *, on: bool, max_seconds: float | None = None) -> None:
        self._on = on
        self.max_seconds = max_seconds
        self._free: dict[str, asyncio.Semaphore] = {}  # turns of the addresses that have requests
        self._requests: dict[str, int] = {}  # of each address: those that wait or have a turn

    async def next(self, address: str) -> "Turn":
        """Wait for a turn of this address; raises `TooManyRequests` if too many wait for one."""
        if not self._on:
            return Turn(self, None)
        count = self._requests.get(address, 0)
        if count >= MAX_TURNS_PER_ADDRESS + MAX_WAITING_PER_ADDRESS:
            raise TooManyRequests(seconds=1)
        self._requests[address] = count + 1
        free = self._free.setdefault(address, asyncio.Semaphore(MAX_TURNS_PER_ADDRESS))
        try:
            await free.acquire()
        except asyncio.CancelledError:
            self._forget(address)
            raise
        turn = Turn(self, address)
        # Otherwise requests that wait for nothing would all be served in one pass of the event
        # loop, each of them before the next one asks for its turn.
        await asyncio.sleep(0)
        return turn

    def give_back(self, address: str) -> None:
        """End a turn of this address."""
        self._free[address].release()
        self._forget(address)

    def _forget(self, address: str) -> None:
        self._requests[address] -= 1
        if not self._requests[address]:
            del self._requests[address], self._free[address]


class Turn:
    """A turn of a request: lasts until `end`, but not longer than the turns of its kind may."""

    def __init__(self, turns: AddressTurns, address: str | None) -> None:
        self._turns = turns
        self._address = address
        self._timer = (
            None
            if turns.max_seconds is None
            else asyncio.get_running_loop().call_later(turns.max_seconds, self.end)
        )

    def end(self) -> None:
        """Let the next request of the address have its turn."""
        if self._timer is not None:
            self._timer.cancel()
        if self._address is not None:
            self._turns.give_back(self._address)
            self._address = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.end()
