"""The websocket of a table."""

import re
from functools import partial

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.websockets import WebSocket

from inkland.protocol.messages import DAY_NOT_OVER, NO_SUCH_TABLE, NOT_NOW, SIGNED_OUT, TOO_MANY
from inkland.server.client_networks import counted_keys
from inkland.server.errors import TokenLacksScope
from inkland.server.features.accounts import guests
from inkland.server.features.accounts.bearer import token_holder
from inkland.server.features.play.arrivals import Arrivals
from inkland.server.http.parameters import TablePath
from inkland.server.http.requests import client_network
from inkland.server.http.sockets import StarletteSocket, close_quietly
from inkland.server.limits import ConnectionLimit
from inkland.server.process import security_log
from inkland.server.request_context import RequestContext
from inkland.table.actions import visibility
from inkland.table.errors import (
    DayNotOver,
    EventNotOver,
    NoSuchTable,
    StorageUnavailable,
    TooManyRequests,
    WhoAreYou,
)
from inkland.table.ids import ID_PATTERN, TableId
from inkland.table.live import handler
from inkland.table.live.connections import TableConnection
from inkland.table.storage.records import Account

router = APIRouter()


async def connect(socket: WebSocket, table: str) -> None:
    """Open a live connection to the table at `/api/tables/{table}/live`."""
    shared: RequestContext = socket.app.state.request_context
    connection_limit: ConnectionLimit = socket.app.state.connection_limit
    await socket.accept()
    if re.fullmatch(ID_PATTERN, table) is None:
        return await close_quietly(socket, NO_SUCH_TABLE)
    with shared.context.following(TableId(table)):
        return await _connect(shared, connection_limit, socket, TableId(table))


async def _connect(
    shared: RequestContext, connection_limit: ConnectionLimit, socket: WebSocket, table: TableId
) -> None:
    session = guests.token_hash_from_cookie(socket, shared.settings.cookie)
    token: bytes | None = None
    try:
        with await shared.turns.next(client_network(socket)):
            holder = await token_holder(socket)
            if holder is None:
                account = await _admit(shared, socket.app.state.arrivals, session, table)
            else:
                token = holder[1]
                account = await _admit_program(shared, holder[0].account, table)
    except TooManyRequests:
        security_log.refusals.add("live connections")
        return await close_quietly(socket, TOO_MANY)
    except NoSuchTable:
        return await close_quietly(socket, NO_SUCH_TABLE)
    except (DayNotOver, EventNotOver):
        return await close_quietly(socket, DAY_NOT_OVER)
    except (WhoAreYou, TokenLacksScope):
        return await close_quietly(socket, SIGNED_OUT)
    except StorageUnavailable:
        return await close_quietly(socket, NOT_NOW)
    connection = TableConnection(
        StarletteSocket(socket),
        table,
        account,
        None if account is None or token is not None else session,
        shared.context.counters,
    )
    connection.source = counted_keys(client_network(socket))[0][0]
    close = partial(connection.close, TOO_MANY)
    with (
        connection_limit.slot(client_network(socket), account, close) as is_free,
        socket.app.state.token_sockets.opened(token, partial(connection.close, SIGNED_OUT)),
    ):
        if is_free:
            return await handler.handle_connection(shared.hub, connection)
    security_log.refusals.add("live connections")
    return await close_quietly(socket, TOO_MANY)


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


@router.get("/api/tables/{table}/live", include_in_schema=False)
async def not_connected(table: TablePath) -> Response:
    """A live connection is a websocket, and nothing else."""
    raise HTTPException(426, "websocket", {"Upgrade": "websocket", "Connection": "Upgrade"})
