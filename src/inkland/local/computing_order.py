"""Who computes first where there is one processor: what a player looks at, then the bots."""

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

# A new step is sent to the page in this time; then its hints are being computed.
PAUSE_SECONDS: Final = 0.02
# On a slow device the pause may be over sooner. So many rounds of the event loop without a hint say
# that none is about to begin: from a new step to its hints it takes five.
QUIET_ROUNDS: Final = 10


class HintTurns:
    """Runs hints at once, and knows when none is left to be computed."""

    def __init__(self) -> None:
        self._running = 0
        self._idle = asyncio.Event()
        self._idle.set()

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what the function returns, after whatever the page has sent meanwhile."""
        self._running += 1
        self._idle.clear()
        try:
            await asyncio.sleep(0)
            return do(*args, **kwargs)
        finally:
            self._running -= 1
            if self._running == 0:
                self._idle.set()

    async def wait_until_idle(self) -> None:
        """Wait until no hint is being computed, nor about to be."""
        await asyncio.sleep(PAUSE_SECONDS)
        rounds = 0
        while rounds < QUIET_ROUNDS:
            await asyncio.sleep(0)
            rounds += 1
            if not self._idle.is_set():
                await self._idle.wait()
                rounds = 0


class BotTurns:
    """Runs the thinking of bots, one at a time, when no hint is left to be computed."""

    def __init__(self, hints: HintTurns) -> None:
        self._hints = hints
        self._turn = asyncio.Lock()

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what the function returns."""
        async with self._turn:
            await self._hints.wait_until_idle()
            return do(*args, **kwargs)
