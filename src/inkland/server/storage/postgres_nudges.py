"""Nudge storage in PostgreSQL. Each statement is a file in `sql/nudges/`."""

from typing import Final

from inkland.server.storage.nudges_port import NUDGE_SECONDS, NudgeNotice
from inkland.server.storage.postgres_members import Connect
from inkland.server.storage.statements import load_statements
from inkland.table.ids import TableId

_SQL: Final = load_statements("nudges")


class PostgresNudgeStorage:
    """Nudge storage on the connections of `PostgresStorage`; see `NudgeStorage`."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect

    async def nudge(
        self, table: TableId, seat: int, sender: int, notice: NudgeNotice | None = None
    ) -> bool:
        """Note that `sender` reminds the player of a seat; False if it has done so today."""
        parameters = {
            "game": table,
            "seat": seat,
            "sender": sender,
            "seconds": NUDGE_SECONDS,
            "speaker": notice and notice.speaker,
            "listener": notice and notice.listener,
        }
        async with self._connect() as connection, connection.transaction():
            await connection.execute(_SQL["forget"], parameters, binary=True)
            cursor = await connection.execute(_SQL["nudge"], parameters, binary=True)
            return await cursor.fetchone() is not None
