"""HTTP for nudges: remind the player for whom a table waits."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from inkland.server.features.accounts.callers import current_account
from inkland.server.features.notices import nudging
from inkland.server.http.requests import request_context_of
from inkland.table.routes.path_parameters import SeatPath, TablePath
from inkland.table.routes.route import Routes

ROUTES: Final = Routes(caller="request")


@ROUTES.add("POST", "/api/tables/{table}/seats/{seat}/nudge", 401, 404, 409, 429, status=204)
async def nudge(request: Request, table: TablePath, seat: SeatPath) -> Response:
    """In a game over days, remind the player of a seat that the table waits; once a day."""
    account = await current_account(request)
    shared = request_context_of(request)
    made = await nudging.nudge(shared.context, table, account, seat)
    if made.sender is not None:
        shared.hub.say(made.table, made.sender, "your_turn")
    return Response(status_code=204)
