"""Hostile readers: each reads finished games one after another, without an account."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from proof.load.accounts import HttpAccounts

PATHS: Final = (
    "transcript",
    "history?since=0",
    "history?since=9999999&limit=1",
    "proof",
    "replay?seat={seat}",
)
_TO_ANSWER: Final = 60.0


class FinishedGame(NamedTuple):
    """A finished game that anybody may read, and the number of its seats."""

    table: str
    seats: int


class HostileReader:
    """Reads from one address until the task is cancelled; counts the statuses."""

    def __init__(
        self, ports: Sequence[int], address: str, random: Random, counts: Counter[str]
    ) -> None:
        self._nodes = [HttpAccounts(port, connections=1, address=address) for port in ports]
        self._random = random
        self._counts = counts

    async def run(self, games: Sequence[FinishedGame], pause: float) -> None:
        """Read one of the games after another, `pause` seconds apart; there may be more later."""
        while True:
            if games:
                game = self._random.choice(games)
                path = self._random.choice(PATHS).format(seat=self._random.randrange(game.seats))
                self._counts[await self._status(f"/api/tables/{game.table}/{path}")] += 1
            await asyncio.sleep(pause)

    async def _status(self, path: str) -> str:
        try:
            async with asyncio.timeout(_TO_ANSWER):
                return await self._random.choice(self._nodes).status("GET", path)
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            return "unanswered"
