"""HTTP for the lobby: the list of public tables, and a websocket that sends its changes."""

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from inkland.protocol import resources
from inkland.protocol.token_resources import SCOPES
from inkland.server.features.programs.admission import admitted
from inkland.server.http.requests import json_response, request_context_of
from inkland.server.http.sockets import StarletteSocket
from inkland.table.live import lobby_feed
from inkland.table.live.connections import Connection
from inkland.table.routes.route import Routes

ROUTES: Final = Routes(caller="request")


@ROUTES.add("GET", "/api/tables", answer=resources.Lobby, scopes=SCOPES)
async def public_tables(request: Request) -> Response:
    """The public tables, as they were a second ago at most."""
    return json_response(await request_context_of(request).lobby.read())


async def connect(socket: WebSocket) -> None:
    """Watch the list of public tables at `/api/lobby/live`; nobody needs an account for that."""
    feed = request_context_of(socket).lobby
    async with admitted(
        socket, lambda _visitor: Connection(StarletteSocket(socket), feed.counters)
    ) as admission:
        if admission is not None:
            await lobby_feed.handle_watcher(admission.connection, feed.add, feed.remove)


@ROUTES.add("GET", "/api/lobby/live", is_described=False)
async def not_connected(_request: Request) -> Response:
    """A live connection is a websocket, and nothing else."""
    raise HTTPException(426, "websocket", {"Upgrade": "websocket", "Connection": "Upgrade"})
