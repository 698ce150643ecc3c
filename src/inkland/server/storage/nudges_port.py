"""The storage port of nudges: who has reminded whom at which table, for a day."""

from typing import Final, NamedTuple, Protocol

from inkland.table.ids import AccountId, TableId

NUDGE_SECONDS: Final = 24 * 3600  # the same player reminds the same seat again after so long
HOST: Final = -1  # the sender, if it is the host without a seat


class NudgeNotice(NamedTuple):
    """The notice of a nudge: from whom, and to whom."""

    speaker: AccountId
    listener: AccountId


class NudgeStorage(Protocol):
    """Stores nudges for a day. It knows seats only: nothing about accounts has to be erased."""

    async def nudge(
        self, table: TableId, seat: int, sender: int, notice: NudgeNotice | None = None
    ) -> bool:
        """Note that `sender`, a seat or `HOST`, reminds the player of a seat, and store the notice.

        False if it has done so within `NUDGE_SECONDS`; then nothing is stored.
        """
