"""An honest table of one player and one bot, which shows how long players wait for bots."""

import asyncio
from collections.abc import Sequence
from typing import Final

from proof.load.players import Player, PlayerGroup, now

_THINK: Final = 0.1  # seconds


class BotTable(PlayerGroup):
    """One player, who draws at once, and a bot; measures the time until the next question."""

    waits: list[float]
    _drawn_at: float | None = None

    async def begin(self, ports: Sequence[int]) -> None:
        """Sit down, connect, and play."""
        self.waits = []
        await self.sit("Lone", ports, 1)
        await self.connect()
        await self.start()

    async def _take_seats(self) -> None:
        """Leave the second seat to a bot."""
        self.table = await self.accounts.open(self.people[0].cookie, 2)
        await self.accounts.sit(self.people[0].cookie, self.table)

    def is_asked(self, person: Player) -> None:
        """Note how long the question took to come, and answer it a little later."""
        if self._drawn_at is not None:
            self.waits.append(now() - self._drawn_at)
        self._drawn_at = None
        asyncio.get_running_loop().call_later(_THINK, self._draw, person)

    def _draw(self, person: Player) -> None:
        if person.spots is not None and person.is_here:
            person.draw()
            self._drawn_at = now()

    def take_waits(self) -> list[float]:
        """The waits since the last call, with the one that is not over."""
        found, self.waits = self.waits, []
        return found if self._drawn_at is None else [*found, now() - self._drawn_at]
