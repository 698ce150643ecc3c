"""The storage port of the archive: finished games whose events are stored small."""

from typing import Literal, NamedTuple, Protocol, TypeAlias

from inkland.table.ids import TableId

ArchiveOutcome: TypeAlias = Literal["archived", "skipped", "refused"]


class ArchiveRange(NamedTuple):
    """Some tables in the order of their ids: the last of them, and those that may be archived."""

    last: TableId | None
    due: tuple[TableId, ...]


class ArchiveStorage(Protocol):
    """Archives finished games. Every other method of storage gives what it gave before.

    Only the kept answers of the game are deleted: they are for commands that are sent again, and a
    game that is over accepts none.
    """

    async def due(self, after: TableId, limit: int, days: float) -> ArchiveRange:
        """The games among the next `limit` tables that have ended so many days ago.

        Without those that are archived. `last` is None if there is no further table.
        """

    async def archive(self, table: TableId) -> ArchiveOutcome:
        """Archive a game, in one transaction.

        It is `skipped` if it is not over, is archived, or another process is at it; `refused`, and
        left as it is, if the archive would not give back every event as it was stored.
        """
