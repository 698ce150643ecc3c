"""Storage in PostgreSQL. The statements are in the SQL files of this folder."""

from collections.abc import Callable
from typing import Self

from inkland.server.postgres.pools import UNAVAILABLE, Database
from inkland.server.postgres.timed_connections import RenewablePool
from inkland.server.tables.appending import AppendingStorage
from inkland.server.tables.changes import is_writable
from inkland.server.tables.clocks import ClockStorage
from inkland.server.tables.deals import DealStorage
from inkland.server.tables.flips import FlipStorage
from inkland.server.tables.lookups import LookupStorage
from inkland.server.tables.names import MemberNames
from inkland.server.tables.own_games import PostgresOwnGames
from inkland.table.errors import StorageUnavailable


class PostgresStorage(AppendingStorage, LookupStorage, ClockStorage, DealStorage, FlipStorage):
    """Stores tables and games, and who plays them."""

    @classmethod
    async def open(
        cls,
        conninfo: str,
        size: int = 8,
        readers: int = 2,
        visitors: int = 3,
        make_pool: Callable[..., RenewablePool] | None = None,
    ) -> Self:
        """Connect to a migrated database; raises `StorageUnavailable`."""
        return cls(await Database.open(conninfo, size, readers, visitors, make_pool))

    def names(self) -> MemberNames:
        """Return the registry of members' names."""
        return MemberNames(self.database)

    def own_games(self) -> PostgresOwnGames:
        """Return the storage of the lists of games."""
        return PostgresOwnGames(self.database)

    async def is_ready(self) -> bool:
        """Whether the database does what a move needs: it finds room on its disk, and commits."""
        try:
            async with self.database.borrow_player() as connection:
                return await is_writable(connection)
        except StorageUnavailable:
            return False

    async def is_reachable(self) -> bool:
        """Whether `is_ready` would be true on a new connection, which is not of the pools."""
        try:
            async with await self.database.players.connect_apart() as connection:
                return await is_writable(connection)
        except UNAVAILABLE:
            return False

    async def close(self) -> None:
        """Close all connections."""
        await self.database.close()
