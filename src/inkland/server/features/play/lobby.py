"""HTTP for the lobby: the list of public tables, and a websocket that sends its changes."""

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.websockets import WebSocket

from inkland.protocol import resources
from inkland.protocol.messages import TOO_MANY
from inkland.protocol.token_resources import SCOPES
from inkland.server.http.openapi import describe_route
from inkland.server.http.requests import client_network, json_response, request_context_of
from inkland.server.http.sockets import StarletteSocket
from inkland.server.limits import ConnectionLimit
from inkland.server.process import security_log
from inkland.table.live import lobby_feed
from inkland.table.live.connections import Connection

router = APIRouter()


@router.get("/api/tables", **describe_route(answer=resources.Lobby, scopes=SCOPES))
async def public_tables(request: Request) -> Response:
    """The public tables, as they were a second ago at most."""
    return json_response(await request_context_of(request).lobby.read())


async def connect(socket: WebSocket) -> None:
    """Watch the list of public tables at `/api/lobby/live`; nobody needs an account for that."""
    connection_limit: ConnectionLimit = socket.app.state.connection_limit
    await socket.accept()
    with connection_limit.slot(client_network(socket)) as is_free:
        if is_free:
            feed = request_context_of(socket).lobby
            line = Connection(StarletteSocket(socket), feed.counters)
            return await lobby_feed.handle_watcher(line, feed.add, feed.remove)
    security_log.refusals.add("live connections")
    return await socket.close(TOO_MANY)


@router.get("/api/lobby/live", include_in_schema=False)
async def not_connected() -> Response:
    """A live connection is a websocket, and nothing else."""
    raise HTTPException(426, "websocket", {"Upgrade": "websocket", "Connection": "Upgrade"})
