"""What is stored of nudges: who has reminded whom at which table, for a day."""

from typing import Final, NamedTuple

from inkland.server.postgres.pools import Database
from inkland.server.postgres.statements import load_statements
from inkland.table.ids import AccountId, TableId

NUDGE_SECONDS: Final = 24 * 3600  # the same player reminds the same seat again after so long
HOST: Final = -1  # the sender, if it is the host without a seat


class NudgeNotice(NamedTuple):
    """The notice of a nudge: from whom, and to whom."""

    speaker: AccountId
    listener: AccountId


_SQL: Final = load_statements(__name__)


class NudgeQueries:
    """Nudge storage in PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._connect = database.borrow

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
