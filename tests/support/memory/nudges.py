"""Nudges in memory; behaves like the storage in PostgreSQL."""

from datetime import datetime, timedelta

from inkland.server.storage.notices_port import NoticeStorage
from inkland.server.storage.nudges_port import NUDGE_SECONDS, NudgeNotice
from inkland.table.ids import TableId
from inkland.table.storage.state import MemoryState


class MemoryNudgeStorage:
    """Nudges in a dictionary, lost when the process ends."""

    def __init__(self, state: MemoryState, notices: NoticeStorage) -> None:
        self._state = state
        self._notices = notices
        self._nudges: dict[tuple[TableId, int, int], datetime] = {}

    async def nudge(
        self, table: TableId, seat: int, sender: int, notice: NudgeNotice | None = None
    ) -> bool:
        """Note that `sender` reminds the player of a seat; False if it has done so today."""
        now = self._state.clock()
        before = self._nudges.get((table, seat, sender))
        if before is not None and now - before < timedelta(seconds=NUDGE_SECONDS):
            return False
        self._nudges[table, seat, sender] = now
        if notice is not None:
            await self._notices.tell("nudge", notice.listener, table, notice.speaker)
        return True
