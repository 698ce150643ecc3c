"""What the parts of `PostgresStorage` have in common: how they run their statements."""

from collections.abc import Mapping
from typing import Any

from inkland.server.postgres.pools import Database
from inkland.server.postgres.timed_connections import long_transaction
from inkland.server.tables.changes import run


class StoragePart:
    """A part of storage, on the connections of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def _query(self, name: str, parameters: Mapping[str, object]) -> list[tuple[Any, ...]]:
        """Run one statement by itself, as the role that may write."""
        async with self.database.borrow() as connection:
            return await run(connection, name, parameters)

    async def _maintain(self, name: str, parameters: Mapping[str, object]) -> list[tuple[Any, ...]]:
        """Run one statement that nobody waits for, and that may take longer than others."""
        async with self.database.borrow_player() as connection, long_transaction(connection):
            return await run(connection, name, parameters)

    async def _read(self, name: str, parameters: Mapping[str, object]) -> list[tuple[Any, ...]]:
        """Run one statement by itself, for a task that only looks as the role without secrets."""
        async with self.database.borrow_to_list() as connection:
            return await run(connection, name, parameters)
