"""What a server stores besides tables and games: accounts, sessions, members, knocks, notices."""

from typing import Protocol

from inkland.server.storage.knocks_port import KnockStorage
from inkland.server.storage.members_port import MemberStorage
from inkland.server.storage.notices_port import NoticeStorage
from inkland.table.storage.port import Storage
from inkland.table.storage.records import Account


class ServerStorage(Storage, Protocol):
    """The storage of tables and games, and of who plays them."""

    def members(self) -> MemberStorage:
        """The storage of members: credentials, sessions, passkeys, attempts."""

    def knocks(self) -> KnockStorage:
        """The storage of knocks at private tables."""

    def notices(self) -> NoticeStorage:
        """The storage of notices, and of what accounts want to be told."""

    async def add_guest(self, account: Account, session: bytes) -> None:
        """Store a new account without credentials, and the hash of its session token."""

    async def account_of(self, session: bytes) -> Account | None:
        """Find the account of the session whose token has this hash."""

    async def rename(self, account: Account) -> None:
        """Store the account's new name and colour."""
