"""The websocket of a table."""

import re
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from inkland.protocol.messages import NO_SUCH_TABLE
from inkland.server.client_networks import counted_keys
from inkland.server.features.accounts import guests
from inkland.server.features.accounts.bearer import token_holder
from inkland.server.features.play.arrivals import Arrivals
from inkland.server.features.programs.admission import Visitor, admitted
from inkland.server.http.requests import client_network, request_context_of
from inkland.server.http.sockets import StarletteSocket, close_quietly
from inkland.server.request_context import RequestContext
from inkland.table.actions import visibility
from inkland.table.ids import ID_PATTERN, TableId
from inkland.table.live import handler
from inkland.table.live.connections import TableConnection
from inkland.table.routes.path_parameters import TablePath
from inkland.table.routes.route import Routes
from inkland.table.storage.records import Account

ROUTES: Final = Routes(caller="request")


async def connect(socket: WebSocket, table: str) -> None:
    """Open a live connection to the table at `/api/tables/{table}/live`."""
    if re.fullmatch(ID_PATTERN, table) is None:
        await socket.accept()
        return await close_quietly(socket, NO_SUCH_TABLE)
    shared, table_id = request_context_of(socket), TableId(table)
    session = guests.token_hash_from_cookie(socket, shared.settings.cookie)

    async def identify(socket: WebSocket) -> Visitor:
        if (holder := await token_holder(socket)) is not None:
            return Visitor(await _admit_program(shared, holder[0].account, table_id), holder[1])
        return Visitor(await _admit(shared, socket.app.state.arrivals, session, table_id))

    def connection_of(visitor: Visitor) -> TableConnection:
        has_session = visitor.account is not None and visitor.token is None
        own = session if has_session else None
        adapted = StarletteSocket(socket)
        made = TableConnection(adapted, table_id, visitor.account, own, shared.context.counters)
        made.source = counted_keys(client_network(socket))[0][0]
        return made

    with shared.context.following(table_id):
        async with admitted(socket, connection_of, identify) as admission:
            if admission is not None:
                await handler.handle_connection(shared.hub, admission.connection)


async def _admit(
    shared: RequestContext, arrivals: Arrivals, session: bytes | None, table_id: TableId
) -> Account | None:
    """Return the account of a session, None for a stranger; load the table and its game.

    Raises `NoSuchTable`, or `DayNotOver` or `EventNotOver` if the account may not see it yet.
    """
    account = await arrivals.look_up(session, table_id)
    guests.note_account(account)
    table = await shared.context.cached_table(table_id)
    await visibility.check_table_visible(shared.context, table, account)
    return account


async def _admit_program(shared: RequestContext, account: Account, table_id: TableId) -> Account:
    """Load the table for the holder of a token.

    Raises the same, also for who sits there: no program plays the deal of a day or a contest.
    """
    guests.note_account(account)
    table = await shared.context.cached_table(table_id)
    if table.deal is not None and (seal := await visibility.seal_of(shared.context, table.deal)):
        raise seal
    await visibility.check_table_visible(shared.context, table, account)
    return account


@ROUTES.add("GET", "/api/tables/{table}/live", is_described=False)
async def not_connected(_request: Request, table: TablePath) -> Response:
    """A live connection is a websocket, and nothing else."""
    raise HTTPException(426, "websocket", {"Upgrade": "websocket", "Connection": "Upgrade"})
