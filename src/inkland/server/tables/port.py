"""What a server stores besides tables and games: accounts, and a database for the rest."""

from collections.abc import Collection
from typing import NamedTuple, Protocol

from inkland.server.postgres.pools import Database
from inkland.table.storage.port import Storage
from inkland.table.storage.records import Account


class LogReceivers(NamedTuple):
    """Other machines that should receive the log of the database: those that do not, and the
    bytes that the last one lacks."""

    away: int = 0
    behind_bytes: int = 0


class ServerStorage(Storage, Protocol):
    """The storage of tables and games, and of who plays them."""

    @property
    def database(self) -> Database:
        """What lends connections to the queries of all that accounts have besides."""

    async def add_guest(self, account: Account, session: bytes) -> None:
        """Store a new account without credentials, and the hash of its session token."""

    async def account_of(self, session: bytes) -> Account | None:
        """Find the account of the session whose token has this hash."""

    async def accounts_of(self, sessions: Collection[bytes]) -> dict[bytes, Account]:
        """Find the accounts of the sessions whose tokens have these hashes, in one read."""

    async def rename(self, account: Account) -> None:
        """Store the account's new name and colour."""

    async def log_receivers(self) -> LogReceivers:
        """Look whether the log of the database is received elsewhere, if it should be."""
