"""Turns of addresses: a few requests of one are served at the same time, the others wait.

However many an address sends, the event loop and the connections to the database are never busy
with more than these few of it, so a move of somebody else waits for a few and not for hundreds.
"""

import asyncio
from collections.abc import Sequence
from types import TracebackType
from typing import Final, Self

from inkland.server.client_networks import counted_keys
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
        # Of the addresses that have requests, and of their sites: the turns that are free, and
        # how many requests wait or have one.
        self._free: dict[str, asyncio.Semaphore] = {}
        self._requests: dict[str, int] = {}

    async def next(self, address: str) -> "Turn":
        """Wait for a turn of this address; raises `TooManyRequests` if too many wait for one."""
        if not self._on:
            return Turn(self, ())
        keys = counted_keys(address)
        for key, factor in keys:
            most = (MAX_TURNS_PER_ADDRESS + MAX_WAITING_PER_ADDRESS) * factor
            if self._requests.get(key, 0) >= most:
                raise TooManyRequests(seconds=1)
        for key, _factor in keys:
            self._requests[key] = self._requests.get(key, 0) + 1
        taken: list[str] = []
        try:
            # The address first: while one of its requests waits, it takes no turn of its site.
            for key, factor in reversed(keys):
                turns = asyncio.Semaphore(MAX_TURNS_PER_ADDRESS * factor)
                await self._free.setdefault(key, turns).acquire()
                taken.append(key)
        except asyncio.CancelledError:
            for key, _factor in keys:
                self._forget(key, is_taken=key in taken)
            raise
        turn = Turn(self, taken)
        # Otherwise requests that wait for nothing would all be served in one pass of the event
        # loop, each of them before the next one asks for its turn.
        await asyncio.sleep(0)
        return turn

    def give_back(self, keys: Sequence[str]) -> None:
        """End a turn of an address and its site."""
        for key in keys:
            self._forget(key, is_taken=True)

    def _forget(self, key: str, *, is_taken: bool) -> None:
        if is_taken:
            self._free[key].release()
        self._requests[key] -= 1
        if not self._requests[key]:
            del self._requests[key]
            self._free.pop(key, None)


class Turn:
    """A turn of a request: lasts until `end`, but not longer than the turns of its kind may."""

    def __init__(self, turns: AddressTurns, keys: Sequence[str]) -> None:
        self._turns = turns
        self._keys = keys
        self._timer = (
            None
            if turns.max_seconds is None
            else asyncio.get_running_loop().call_later(turns.max_seconds, self.end)
        )

    def end(self) -> None:
        """Let the next request of the address have its turn."""
        if self._timer is not None:
            self._timer.cancel()
        self._turns.give_back(self._keys)
        self._keys = ()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.end()
