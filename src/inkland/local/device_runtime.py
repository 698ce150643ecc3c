"""The device runtime: hosts tables on the player's own device, as a server does for everybody.

There is one process and one event loop. What a player looks at is computed before the bots think.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from inkland.bots import warm_up
from inkland.local import page_requests, people, shared_tables
from inkland.local.computing_order import BotTurns, HintTurns
from inkland.local.device_routes import DEVICE_ROUTES
from inkland.local.page_requests import Answer, Request
from inkland.local.page_socket import PageSocket
from inkland.local.storage import DeviceStorage
from inkland.protocol.messages import NO_SUCH_TABLE, NOT_NOW
from inkland.protocol.resources import NewGuest, NewTable, TableChange
from inkland.sheet.refused import Refused
from inkland.table.actions import table_resources
from inkland.table.bot_player import BotPlayer
from inkland.table.bus.local import LocalBus
from inkland.table.context import Context
from inkland.table.errors import NoSuchTable, ServerBusy, StorageUnavailable
from inkland.table.games.finished_games import Document
from inkland.table.ids import TableId
from inkland.table.live import handler
from inkland.table.live.connections import TableConnection
from inkland.table.live.hub import Hub
from inkland.table.routes import ROUTES
from inkland.table.routes.problem_resources import problem, status_of
from inkland.table.routes.route import Call
from inkland.table.storage.records import Account, Table

# Those of the device come first: some replace a route of every host.
ALL_ROUTES: Final = (*DEVICE_ROUTES.all, *ROUTES)

log = logging.getLogger(__name__)


class DeviceRuntime:
    """The tables of one device."""

    def __init__(self, storage: DeviceStorage) -> None:
        warm_up.disable()  # there is neither NumPy nor another thread
        self.storage = storage
        self._bus = LocalBus()
        self.context = Context(storage, self._bus, is_device=True)
        hints = HintTurns()
        self._hub = Hub(self.context, hints)
        self._bots = BotPlayer(self.context, BotTurns(hints))
        self._has_work = asyncio.Event()
        self._connections: set[asyncio.Task[None]] = set()
        self._playing: asyncio.Task[None] | None = None
        self._bus.listen(lambda _bell: self._has_work.set())

    def start(self) -> None:
        """Let bots play from now on."""
        self._playing = asyncio.create_task(self._play())

    async def close(self) -> None:
        """Close all connections, and let no bot play any more."""
        tasks = [*self._connections, *([self._playing] if self._playing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- Requests

    async def ask(
        self, method: str, path: str, body: str | None = None, seat: int | None = None
    ) -> Answer:
        """Answer a request as a server would; at a table, as one of the player of this seat."""
        try:
            return await self._answer(page_requests.read(ALL_ROUTES, method, path, body), seat)
        except Refused as refusal:
            return _refused(refusal)
        except StorageUnavailable as failure:
            log.warning("storage failed: %s", failure)
            return _refused(ServerBusy())

    async def _answer(self, request: Request, seat: int | None) -> Answer:
        route = request.route
        account = await self._caller(request, seat)
        call = Call(self.context, account, _without_strangers(request.body))
        found = await route.use_case(call, **request.parameters)
        return Answer(204, "") if found is None else Answer(route.status, _text(found, account))

    async def _caller(self, request: Request, seat: int | None) -> Account | None:
        """Who plays; somebody who sits down with a name before anybody has come is added."""
        account = await self.storage.current_account()
        name = getattr(request.body, "name", None)
        if account is None and request.route.caller == "newcomer" and name is not None:
            return await people.enter(self.storage, NewGuest(name, request.body.colour))
        if "table" not in request.parameters:
            return account
        return await self._player(request.parameters["table"], seat)

    # --- Live connections

    def connect(
        self,
        table: str,
        seat: int | None,
        send: Callable[[str], None],
        closed: Callable[[int], None],
    ) -> PageSocket:
        """Open a live connection to a table, for who plays or for the player of a seat."""
        socket = PageSocket(send, closed)
        task = asyncio.create_task(self._serve(socket, TableId(table), seat))
        self._connections.add(task)
        task.add_done_callback(self._connections.discard)
        return socket

    async def _serve(self, socket: PageSocket, table: TableId, seat: int | None) -> None:
        try:
            account = await self._player(table, seat)
        except NoSuchTable:
            return await socket.close(NO_SUCH_TABLE)
        except StorageUnavailable:
            return await socket.close(NOT_NOW)
        await handler.handle_connection(self._hub, TableConnection(socket, table, account))

    async def _player(self, table_id: TableId, seat: int | None) -> Account | None:
        """Who plays at a table, or the player of a seat; raises `NoSuchTable`."""
        table = await self.context.load_table(table_id)
        current = await self.storage.current_account()
        return await shared_tables.caller(self.storage, table, seat, current)

    # --- Bots

    async def _play(self) -> None:
        """Do the jobs of bots, as they come, one after the other."""
        while True:
            self._has_work.clear()
            while jobs := [job for job in self.storage.jobs if job.kind == "bots"]:
                self.storage.jobs.remove(jobs[0])
                try:
                    await self._bots.play(jobs[0])
                except Exception:  # the bots of other tables play on
                    log.exception("bots could not play", extra={"table": jobs[0].table})
            await self._has_work.wait()


def _without_strangers(body: Any) -> Any:
    """A table on a device has no clock and is not public: nobody else waits, or could come."""
    match body:
        case NewTable():
            return replace(body, public=False, clock=None)
        case TableChange():
            return replace(body, public=msgspec.UNSET, clock=msgspec.UNSET)
    return body


def _text(found: Any, account: Account | None) -> str:
    match found:
        case Table():
            return msgspec.json.encode(table_resources.table_for_you(found, account)).decode()
        case Document():
            return found.body.decode()
        case bytes():
            return found.decode()
    return msgspec.json.encode(found).decode()


def _refused(refusal: Refused) -> Answer:
    return Answer(status_of(refusal), msgspec.json.encode(problem(refusal)).decode())
