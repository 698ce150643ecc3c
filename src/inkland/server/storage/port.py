"""What a server stores besides tables and games: accounts, sessions, members, knocks, and lists."""

from typing import Protocol

from inkland.server.storage.knocks_port import KnockStorage
from inkland.server.storage.members_port import MemberStorage
from inkland.server.storage.nudges_port import NudgeStorage
from inkland.server.storage.own_games_port import OwnGameStorage
from inkland.table.storage.port import Storage
from inkland.table.storage.records import Account


class ServerStorage(Storage, Protocol):
    """The storage of tables and games, and of who plays them."""

    def members(self) -> MemberStorage:
        """The storage of members: credentials, sessions, passkeys, attempts."""

    def knocks(self) -> KnockStorage:
        """The storage of knocks at private tables."""

    def nudges(self) -> NudgeStorage:
        """The storage of nudges in games over days."""

    def own_games(self) -> OwnGameStorage:
        """The storage of the lists of games."""

    async def add_guest(self, account: Account, session: bytes) -> None:
        """Store a new account without credentials, and the hash of its session token."""

    async def account_of(self, session: bytes) -> Account | None:
        """Find the account of the session whose token has this hash."""

    async def rename(self, account: Account) -> None:
        """Store the account's new name and colour."""
