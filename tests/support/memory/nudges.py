"""Nudges in memory; behaves like the storage in PostgreSQL."""

from datetime import datetime, timedelta

from inkland.server.storage.nudges_port import NUDGE_SECONDS
from inkland.table.ids import TableId
from inkland.table.storage.state import MemoryState


class MemoryNudgeStorage:
    """Nudges in a dictionary, lost when the process ends."""

    def __init__(self, state: MemoryState) -> None:
        self._state = state
        self._nudges: dict[tuple[TableId, int, int], datetime] = {}

    async def nudge(self, table: TableId, seat: int, sender: int) -> bool:
        """Note that `sender` reminds the player of a seat; False if it has done so today."""
        now = self._state.clock()
        before = self._nudges.get((table, seat, sender))
        if before is not None and now - before < timedelta(seconds=NUDGE_SECONDS):
            return False
        self._nudges[table, seat, sender] = now
        return True
