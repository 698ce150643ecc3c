"""What changes tables and games in PostgreSQL. The statements are in `appending.sql`."""

from collections.abc import Collection, Sequence

import psycopg
from psycopg.errors import UniqueViolation

from inkland.server.postgres.columns import TextColumn
from inkland.server.tables.changes import begin_game, change_table, open_game, run, save_secret
from inkland.server.tables.rows import of_append, of_deal, of_seats, of_table
from inkland.server.tables.storage_part import StoragePart
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import (
    NO_FOLLOW_UP,
    Account,
    Entry,
    FollowUp,
    KeptAnswer,
    Secret,
    StoredDeal,
    Table,
)


class AppendingStorage(StoragePart):
    """Stores new accounts and tables, and what happens at tables."""

    async def add_guest(self, account: Account, session: bytes) -> None:
        """Store a new account without credentials, and the hash of its session token."""
        await self._query("add_guest", {**account._asdict(), "session": session})

    async def rename(self, account: Account) -> None:
        """Store the account's new name and colour."""
        async with self.database.borrow() as connection, connection.transaction():
            # Only then it is known whether it is becoming a bot.
            await run(connection, "lock_account", {"id": account.id})
            await run(connection, "rename", account._asdict())

    async def open_table(self, table: Table, secret: Secret | None) -> bool:
        """Store a new table, with its secret; False if another open table has its code."""
        try:
            async with self.database.borrow_player() as connection, connection.transaction():
                if await run(connection, "open_table", of_table(table)):
                    await run(connection, "seat_people", of_seats(table))
                    if secret is not None:
                        await save_secret(connection, table.id, secret)
        except UniqueViolation:
            return False
        return True

    async def change_table(self, table: Table) -> bool:
        """Store the table; False if the stored version is not the one just before."""
        async with self.database.borrow_player() as connection, connection.transaction():
            return await change_table(connection, table)

    async def offer_rematch(
        self, table: Table, sender: AccountId, called: Collection[AccountId]
    ) -> bool:
        """Do `change_table` and invite these accounts to the rematch, in one transaction."""
        invited = {"game": table.rematch, "sender": sender, "called": TextColumn(called)}
        async with self.database.borrow_player() as connection, connection.transaction():
            if not await change_table(connection, table):
                return False
            await run(connection, "call_players", invited)
            return True

    async def start_game(
        self,
        table: Table,
        secret: Secret | None,
        deal: StoredDeal | None,
        entries: Sequence[Entry],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Do `change_table` and store the opening of the game, in one transaction."""
        opening = of_append(table.id, 0, entries, (), follow_up)
        async with self.database.borrow_player() as connection, connection.transaction() as work:
            if not await begin_game(connection, table):
                raise psycopg.Rollback(work)
            if secret is not None:
                await save_secret(connection, table.id, secret)
            if deal is not None:
                await run(connection, "save_deal", of_deal(deal))
            await open_game(connection, table, opening)
            return True
        return False

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[Entry],
        kept: Sequence[KeptAnswer],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Append entries and answers; False if the last stored entry is not number `after`."""
        parameters = of_append(table, after, entries, kept, follow_up)
        try:
            if not follow_up.results:
                return bool(await self._query("append", parameters))
            # A statement of its own, which moves that end no game need not pay for.
            async with self.database.borrow() as connection, connection.transaction():
                if not await run(connection, "append", parameters):
                    return False
                await run(connection, "end_seats", {"game": table})
                return True
        except UniqueViolation:
            return False
