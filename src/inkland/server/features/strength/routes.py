"""HTTP for leaderboards."""

from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from inkland.protocol.token_resources import SCOPES
from inkland.server.features.accounts.callers import current_account, optional_account
from inkland.server.features.strength import leaderboards
from inkland.server.features.strength.resources import BoardFamily, BoardKind, Leaders
from inkland.server.http.requests import context_of, json_response
from inkland.table.routes.route import Routes

BoardQuery = Annotated[BoardKind, Meta(description="What is counted, and since when")]
FamilyQuery = Annotated[BoardFamily, Meta(description="Deals of one preset, or of all")]
PageQuery = Annotated[
    int, Meta(ge=1, le=leaderboards.MAX_PAGE, description="A page, counted from 1")
]

ROUTES: Final = Routes(caller="request")


@ROUTES.add("GET", "/api/leaders", answer=Leaders, scopes=SCOPES)
async def leaders(
    request: Request, board: BoardQuery = "week", family: FamilyQuery = "all", page: PageQuery = 1
) -> Response:
    """A leaderboard of all members who are listed."""
    context, account = context_of(request), await optional_account(request)
    asked = leaderboards.BoardPage(board, family, page)
    return json_response(await leaderboards.leaders(context, account, asked))


@ROUTES.add("GET", "/api/me/leaders", 401, answer=Leaders)
async def followed_leaders(
    request: Request, board: BoardQuery = "week", family: FamilyQuery = "all", page: PageQuery = 1
) -> Response:
    """A leaderboard of you and those whom you follow."""
    context, account = context_of(request), await current_account(request)
    asked = leaderboards.BoardPage(board, family, page)
    return json_response(await leaderboards.followed_leaders(context, account, asked))
