"""HTTP for the lobby: the list of public tables, and a websocket that sends its changes."""

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.websockets import WebSocket

from inkland.protocol import resources
from inkland.protocol.token_resources import SCOPES
from inkland.server.features.programs.admission import admitted
from inkland.server.http.openapi import describe_route
from inkland.server.http.requests import json_response, request_context_of
from inkland.server.http.sockets import StarletteSocket
from inkland.table.live import lobby_feed
from inkland.table.live.connections import Connection

router = APIRouter()


@router.get("/api/tables", **describe_route(answer=resources.Lobby, scopes=SCOPES))
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


@router.get("/api/lobby/live", include_in_schema=False)
async def not_connected() -> Response:
    """A live connection is a websocket, and nothing else."""
    raise HTTPException(426, "websocket", {"Upgrade": "websocket", "Connection": "Upgrade"})
