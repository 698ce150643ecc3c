"""The stream of turns: which games wait for an account, and which hosts have invited it."""

import asyncio
import contextvars
import logging
from typing import Final

from inkland.protocol import messages
from inkland.protocol.message_parts import HostAsks, RunningTable
from inkland.server.context import ServerContext
from inkland.server.features.programs.bot_queries import BotQueries, WaitingWork
from inkland.table.ids import AccountId
from inkland.table.live.connections import Connection
from inkland.table.repetition import repeat

READ_SECONDS: Final = 1.0


class TurnFeed:
    """The connections of this process that are told of turns; one read a second for all."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._accounts: dict[Connection, AccountId] = {}
        self._sent: dict[Connection, str] = {}
        self._watch: asyncio.Task[None] | None = None

    async def add(self, line: Connection, account: AccountId) -> None:
        """Send what waits now, and again whenever it changes."""
        self._accounts[line] = account
        await self._read([line])
        if self._watch is None:
            # It outlives the request that starts it, so it must not log with that one's id.
            self._watch = contextvars.Context().run(asyncio.create_task, self._keep_watch())

    def remove(self, line: Connection) -> None:
        """Stop sending to this connection; without connections nothing is read any more."""
        self._accounts.pop(line, None)
        self._sent.pop(line, None)
        if not self._accounts and self._watch is not None:
            self._watch.cancel()
            self._watch = None

    async def _keep_watch(self) -> None:
        await asyncio.sleep(READ_SECONDS)
        await repeat(self._read_all, READ_SECONDS, doing="reading turns", outages=logging.DEBUG)

    async def _read_all(self) -> None:
        await self._read(list(self._accounts))

    async def _read(self, lines: list[Connection]) -> None:
        accounts = sorted({self._accounts[line] for line in lines})
        found = await BotQueries(self._context.database).waiting(accounts)
        for line in lines:
            if (account := self._accounts.get(line)) is None:  # closed meanwhile
                continue
            text = _message(found.get(account, WaitingWork()))
            if self._sent.get(line) != text:
                self._sent[line] = text
                line.send(text)


def _message(work: WaitingWork) -> str:
    return messages.encode(
        messages.Turns(
            tuple(RunningTable(*game) for game in work.games),
            tuple(HostAsks(*one) for one in work.invitations),
        )
    )
