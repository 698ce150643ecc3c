"""The storage port of knocks: requests of people with the code of a private table to be let in."""

from typing import Final, NamedTuple, NewType, Protocol

from inkland.table.ids import AccountId, TableId

KnockId = NewType("KnockId", str)

KNOCK_SECONDS: Final = 300  # a knock can be answered for so long, then it is deleted
MAX_PENDING_KNOCKS: Final = 5  # at a table, or as many as it has free seats if these are more


class Knock(NamedTuple):
    """Somebody with this name asks for the address of a private table."""

    id: KnockId
    name: str


class KnockReply(NamedTuple):
    """What has come of a knock: the table that has welcomed it, or None so far."""

    table: TableId | None


class KnockStorage(Protocol):
    """Stores knocks, and finds tables by their codes."""

    async def knock(
        self, knock: Knock, code: int, account: AccountId | None = None
    ) -> TableId | None:
        """Store a knock; return the open table with this code, if it is public.

        The knock reaches the private open table with this code, unless that takes none, as many
        wait there as may, or its host has blocked the account that knocks. One that reaches no
        table is stored all the same, so that neither what is returned nor the time it takes tells a
        private table from a code of no table.
        """

    async def pending(self, table: TableId) -> tuple[Knock, ...]:
        """The knocks that wait for an answer of this table's host, the oldest first."""

    async def answer(self, table: TableId, knock: KnockId, *, is_welcome: bool) -> None:
        """Answer a pending knock at this table; without one, do nothing."""

    async def reply(self, knock: KnockId) -> KnockReply | None:
        """What has come of a knock; None if it has expired. A refusal is never told."""
