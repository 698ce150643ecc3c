"""The storage port of bot accounts: members that are programs, and what waits for them."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from inkland.strength import Strength
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import Account

MAX_BOTS_LISTED: Final = 200


class RankedBot(NamedTuple):
    """A bot, its strength at tables of a family with the number of games, and whether it is here.

    It is, if one of its tokens was used within ten minutes; those of live connections always are.
    """

    account: Account
    known: Strength | None
    games: int
    is_here: bool


class RunningGame(NamedTuple):
    """A running game of an account: its seat, and the step that waits for it, if one does."""

    table: TableId
    seat: int
    step: int | None


class HostInvitation(NamedTuple):
    """An invitation of the host of an open table that has a free seat."""

    table: TableId
    sender: str


class WaitingWork(NamedTuple):
    """What waits for an account: its running games, and invitations of hosts."""

    games: tuple[RunningGame, ...] = ()
    invitations: tuple[HostInvitation, ...] = ()


class BotAccountStorage(Protocol):
    """Stores which accounts are bots. An account stays one for ever."""

    async def make(self, account: AccountId, name: str) -> bool:
        """Make a member's account a bot with this name; its tokens end.

        False, and nothing changes, if it has ever played, hosted, entered or answered anything.
        """

    async def bots(self, family: str) -> tuple[RankedBot, ...]:
        """All bots, the strongest at tables of this family first."""

    async def waiting(self, accounts: Sequence[AccountId]) -> dict[AccountId, WaitingWork]:
        """What waits for each of these accounts."""

    async def is_invited(self, account: AccountId, table: TableId) -> bool:
        """Whether the host of a table has invited the account, which has not declined."""

    async def use_invitation(self, account: AccountId, table: TableId) -> None:
        """Delete the invitation to a table, if there is one."""
