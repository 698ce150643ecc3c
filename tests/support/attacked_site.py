"""A server that is attacked as a whole: on PostgreSQL, with its limits, and with many addresses."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from itertools import count
from random import Random
from time import monotonic
from typing import Any, Final

import psycopg
from websockets.sync.client import ClientConnection, connect

from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId
from support.member_site import Answer, Browser, MemberSite
from support.scripted_player import ScriptedPlayer

PATIENCE: Final = 240.0  # seconds for what the server does in the background


class AttackedServer:
    """A running server, and what only its host could do with the database."""

    def __init__(self, site: MemberSite, database: str) -> None:
        self.site, self.database = site, database
        self._addresses = count(1)

    def stored(self, work: Callable[[PostgresStorage], Awaitable[None]]) -> None:
        """Do something with the storage beside the server."""

        async def run() -> None:
            storage = await PostgresStorage.open(self.database)
            try:
                await work(storage)
            finally:
                await storage.close()

        asyncio.run(run())

    def sql(self, statement: str, *parameters: object) -> list[tuple[Any, ...]]:
        """Execute a statement, as only the host could."""
        with psycopg.connect(self.database) as connection:
            cursor = connection.execute(statement.encode(), parameters)
            return cursor.fetchall() if cursor.description else []

    def browser(self) -> Browser:
        """Somebody with an address of their own."""
        net, number = divmod(next(self._addresses), 250)
        return self.site.browser(f"198.18.{net}.{number + 1}")

    def guest(self, name: str) -> Browser:
        """A guest."""
        return self.browser().enter(name)

    def account(self, name: str) -> AccountId:
        """The secret id of an account."""
        ((found,),) = self.sql("SELECT id FROM account WHERE name = %s", name)
        return AccountId(found)


def connected(who: Browser, path: str) -> ClientConnection:
    """A live connection of a browser."""
    cookie = "; ".join(f"{name}={value}" for name, value in who.cookies.items())
    headers = {"Cookie": cookie} if cookie else {}
    url = f"ws://127.0.0.1:{who.port}{path}"
    return connect(url, additional_headers=headers, compression=None, close_timeout=1)


def play(who: Browser, table: str) -> None:
    """Play a game to its end."""
    player = ScriptedPlayer(Random(3))
    with connected(who, f"/api/tables/{table}/live") as line:
        line.send(json.dumps(player.hello()))
        while not player.is_over:
            for said in player.hear(str(line.recv(PATIENCE))):
                line.send(json.dumps(said))
    until = monotonic() + PATIENCE
    while who.ask("GET", f"/api/tables/{table}").body["table"]["status"] != "finished":
        assert monotonic() < until


def answer_of(found: Answer) -> str:
    """The status, and the code of a refusal."""
    return f"{found.status} {found.code}" if found.status >= 400 else str(found.status)


def requests_until_refused(ask: Callable[[int], Answer], limit: int) -> int:
    """How many requests are answered; a few more than the limit, since it is refilled."""
    return next(number for number in range(2 * limit) if ask(number).status == 429)
