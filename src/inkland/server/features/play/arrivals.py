"""Arrivals: who opens a live connection is looked up together with all who come at the same time.

After a restart all clients reconnect at once. A few statements for many of them cost about as much
as the same for one, and a game is loaded once for all of its table.
"""

import asyncio
from typing import Final, NamedTuple

from inkland.server.context import ServerContext
from inkland.table.ids import TableId
from inkland.table.storage import purpose
from inkland.table.storage.records import Account

MAX_TOGETHER: Final = 32  # few enough that those behind them do not wait long
MAX_BATCHES: Final = 4  # at once, so that who comes while nobody else waits is looked up at once


class _Arrival(NamedTuple):
    """Somebody who waits to be looked up: the hash of the session's token, and the table."""

    session: bytes | None
    table: TableId
    account: asyncio.Future[Account | None]


class Arrivals:
    """Looks up accounts, tables and games of arriving clients, a few batches at a time."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._waiting: list[_Arrival] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def look_up(self, session: bytes | None, table: TableId) -> Account | None:
        """Find the account of a session, and load a followed table with its game.

        What was asked before this call is not used: a session may just have ended. Raises
        `StorageUnavailable`.
        """
        account: asyncio.Future[Account | None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Arrival(session, table, account))
        if len(self._tasks) < MAX_BATCHES:
            task = asyncio.create_task(self._run())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return await account

    async def _run(self) -> None:
        while self._waiting:
            batch = self._waiting[:MAX_TOGETHER]
            del self._waiting[: len(batch)]
            batch = [arrival for arrival in batch if not arrival.account.done()]  # gone meanwhile
            try:
                with purpose.reading():
                    accounts = await self._look_up(batch)
            except Exception as failure:
                for arrival in batch:
                    if not arrival.account.done():
                        arrival.account.set_exception(failure)
            else:
                for arrival in batch:
                    if not arrival.account.done():
                        arrival.account.set_result(accounts.get(arrival.session or b""))

    async def _look_up(self, batch: list[_Arrival]) -> dict[bytes, Account]:
        sessions = {arrival.session for arrival in batch if arrival.session is not None}
        tables = {arrival.table for arrival in batch}
        if not sessions:
            await self._context.load_tables_with_games(tables)
            return {}
        accounts, _ = await asyncio.gather(
            self._context.storage.accounts_of(sessions),
            self._context.load_tables_with_games(tables),
        )
        return accounts
