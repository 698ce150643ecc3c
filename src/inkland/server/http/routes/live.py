"""The websocket of a table."""

import contextlib
import re
from functools import partial

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from inkland.protocol.messages import DAY_NOT_OVER, NO_SUCH_TABLE, NOT_NOW, TOO_MANY
from inkland.server import security_log
from inkland.server.http.parameters import TablePath
from inkland.server.http.requests import client_network
from inkland.server.http.sockets import StarletteSocket
from inkland.server.members import guests
from inkland.server.request_limits import ConnectionLimit
from inkland.server.runtime import Runtime
from inkland.table.actions import visibility
from inkland.table.errors import (
    DayNotOver,
    EventNotOver,
    NoSuchTable,
    StorageUnavailable,
    TooManyRequests,
)
from inkland.table.ids import ID_PATTERN, TableId
from inkland.table.live import handler
from inkland.table.live.connections import TableConnection
from inkland.table.storage.records import Account

router = APIRouter()


async def connect(socket: WebSocket, table: str) -> None:
    """Open a live connection to the table at `/api/tables/{table}/live`."""
    runtime: Runtime = socket.app.state.runtime
    connection_limit: ConnectionLimit = socket.app.state.connection_limit
    await socket.accept()
    if re.fullmatch(ID_PATTERN, table) is None:
        return await _close_quietly(socket, NO_SUCH_TABLE)
    with runtime.context.following(TableId(table)):
        return await _connect(runtime, connection_limit, socket, TableId(table))


async def _connect(
    runtime: Runtime, connection_limit: ConnectionLimit, socket: WebSocket, table: TableId
) -> None:
    session = guests.token_hash_from_cookie(socket, runtime.settings.cookie)
    try:
        with await runtime.turns.next(client_network(socket)):
            account = await _admit(runtime, session, table)
    except TooManyRequests:
        security_log.refusals.add("live connections")
        return await _close_quietly(socket, TOO_MANY)
    except NoSuchTable:
        return await _close_quietly(socket, NO_SUCH_TABLE)
    except (DayNotOver, EventNotOver):
        return await _close_quietly(socket, DAY_NOT_OVER)
    except StorageUnavailable:
        return await _close_quietly(socket, NOT_NOW)
    connection = TableConnection(
        StarletteSocket(socket),
        table,
        account,
        None if account is None else session,
        runtime.context.counters,
    )
    close = partial(connection.close, TOO_MANY)
    with connection_limit.slot(client_network(socket), account, close) as is_free:
        if is_free:
            return await handler.handle_connection(runtime.hub, connection)
    security_log.refusals.add("live connections")
    return await _close_quietly(socket, TOO_MANY)


async def _admit(runtime: Runtime, session: bytes | None, table_id: TableId) -> Account | None:
    """Return the account of a session, None for a stranger; load the table and its game.

    Raises `NoSuchTable`, or `DayNotOver` or `EventNotOver` if the account may not see it yet.
    """
    account = await runtime.arrivals.look_up(session, table_id)
    guests.note_account(account)
    table = await runtime.context.cached_table(table_id)
    await visibility.check_table_visible(runtime.context, table, account)
    return account


async def _close_quietly(socket: WebSocket, code: int) -> None:
    """Close a socket that the client may have closed already."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)


@router.get("/api/tables/{table}/live", include_in_schema=False)
async def not_connected(table: TablePath) -> Response:
    """A live connection is a websocket, and nothing else."""
    raise HTTPException(426, "websocket", {"Upgrade": "websocket", "Connection": "Upgrade"})
