"""Admission of live connections: who may open one, and how many at the same time."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Generic, NamedTuple, TypeVar

from starlette.websockets import WebSocket

from inkland.protocol.messages import DAY_NOT_OVER, NO_SUCH_TABLE, NOT_NOW, SIGNED_OUT, TOO_MANY
from inkland.server.http.requests import client_network, request_context_of
from inkland.server.http.sockets import close_quietly
from inkland.server.limits import ConnectionLimit
from inkland.server.process import security_log
from inkland.sheet.refused import Refused
from inkland.table.errors import (
    DayNotOver,
    EventNotOver,
    NoSuchTable,
    StorageUnavailable,
    TooManyRequests,
)
from inkland.table.live.connections import Connection
from inkland.table.storage.records import Account

C = TypeVar("C", bound=Connection)


class Visitor(NamedTuple):
    """Who opens a live connection: an account or a stranger, perhaps with a token."""

    account: Account | None = None
    token: bytes | None = None


class Admission(NamedTuple, Generic[C]):
    """A live connection that was admitted, and its account."""

    connection: C
    account: Account | None


Identify = Callable[[WebSocket], Awaitable[Visitor]]


@asynccontextmanager
async def admitted(
    socket: WebSocket, connect: Callable[[Visitor], C], identify: Identify | None = None
) -> AsyncIterator[Admission[C] | None]:
    """Accept a socket and admit its connection, or close it and yield None.

    `identify` finds out in a turn of the address who comes, and raises a refusal; without it,
    anybody may come. The connection has a slot as long as the context lasts. It is closed if its
    token is revoked.
    """
    await socket.accept()
    try:
        visitor = Visitor() if identify is None else await _in_turn(socket, identify)
    except (Refused, StorageUnavailable) as failure:
        await _close(socket, _close_code(failure))
        yield None
        return
    connection = connect(visitor)
    limit: ConnectionLimit = socket.app.state.connection_limit
    close_one_too_many = partial(connection.close, TOO_MANY)
    close_revoked = partial(connection.close, SIGNED_OUT)
    with (
        limit.slot(client_network(socket), visitor.account, close_one_too_many) as is_free,
        socket.app.state.token_sockets.opened(visitor.token, close_revoked),
    ):
        if is_free:
            yield Admission(connection, visitor.account)
            return
    await _close(socket, TOO_MANY)
    yield None


async def _in_turn(socket: WebSocket, identify: Identify) -> Visitor:
    with await request_context_of(socket).turns.next(client_network(socket)):
        return await identify(socket)


def _close_code(failure: Refused | StorageUnavailable) -> int:
    match failure:
        case TooManyRequests():
            return TOO_MANY
        case NoSuchTable():
            return NO_SUCH_TABLE
        case DayNotOver() | EventNotOver():
            return DAY_NOT_OVER
        case StorageUnavailable():
            return NOT_NOW
        case _:
            return SIGNED_OUT


async def _close(socket: WebSocket, code: int) -> None:
    """Close a socket, and note in the security log if there are too many."""
    if code == TOO_MANY:
        security_log.refusals.add("live connections")
    await close_quietly(socket, code)
