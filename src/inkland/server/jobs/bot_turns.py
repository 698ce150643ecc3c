"""The report of how many moves of bots wait for a worker process of this process."""

from typing import Final

from inkland.server.process import metrics
from inkland.table.fair_turns import FairTurns
from inkland.table.repetition import repeat

INTERVAL_SECONDS: Final = 1.0


class BotTurnsReport:
    """Sets the metrics of waiting moves at intervals, until cancelled."""

    def __init__(self, turns: FairTurns) -> None:
        self._turns = turns

    async def run(self) -> None:
        """Report until cancelled."""
        await repeat(self._report, INTERVAL_SECONDS, doing="reporting the moves of bots")

    async def _report(self) -> None:
        metrics.bot_turns_waiting.set(self._turns.number_waiting())
        metrics.bot_turns_oldest_seconds.set(self._turns.longest_wait())
