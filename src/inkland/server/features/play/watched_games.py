"""HTTP for public games to watch."""

from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from inkland.protocol.own_game_resources import LiveTables
from inkland.server.http.requests import context_of, json_response
from inkland.table import game_lists
from inkland.table.game_list_resources import live_table
from inkland.table.game_lists import MAX_WATCHED
from inkland.table.routes.route import Routes

ROUTES: Final = Routes(caller="request")


@ROUTES.add("GET", "/api/live", answer=LiveTables)
async def live(request: Request, limit: Annotated[int, Meta(ge=1, le=MAX_WATCHED)] = 4) -> Response:
    """Public games that people play just now, the last played first."""
    found = await game_lists.watched_games(context_of(request), limit)
    return json_response(LiveTables(tuple(map(live_table, found))))
