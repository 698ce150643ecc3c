"""What a server stores besides games: accounts, sessions, members, knocks, statistics."""

from typing import Protocol

from inkland.server.storage.knocks_port import KnockStorage
from inkland.server.storage.members_port import MemberStorage
from inkland.server.storage.statistics_port import StatisticsStorage
from inkland.table.storage.port import Storage
from inkland.table.storage.records import Account


class ServerStorage(Storage, Protocol):
    """The storage of tables and games, and of who plays them."""

    def members(self) -> MemberStorage:
        """The storage of members: credentials, sessions, passkeys, attempts."""

    def knocks(self) -> KnockStorage:
        """The storage of knocks at private tables."""

    def statistics(self) -> StatisticsStorage:
        """The storage of statistics and public profiles."""

    async def add_guest(self, account: Account, session: bytes) -> None:
        """Store a new account without credentials, and the hash of its session token."""

    async def account_of(self, session: bytes) -> Account | None:
        """Find the account of the session whose token has this hash."""

    async def rename(self, account: Account) -> None:
        """Store the account's new name and colour."""
