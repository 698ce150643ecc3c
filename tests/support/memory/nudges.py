"""Nudges in memory; behaves like the storage in PostgreSQL."""

from datetime import datetime, timedelta

from inkland.server.features.notices.nudge_queries import NUDGE_SECONDS, NudgeNotice, NudgeQueries
from inkland.server.features.notices.queries import NoticeQueries
from inkland.table.ids import TableId
from inkland.table.storage.state import MemoryState


class MemoryNudgeStorage(NudgeQueries):
    """Nudges in a dictionary, lost when the process ends."""

    def __init__(self, state: MemoryState, notices: NoticeQueries) -> None:
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
