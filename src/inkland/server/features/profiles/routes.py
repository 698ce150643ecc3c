"""HTTP for statistics and public profiles."""

from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from inkland.server.features.accounts.callers import current_account
from inkland.server.features.profiles import profiles
from inkland.server.features.profiles.resources import OwnStatistics, PlayerProfile, ProfileChoice
from inkland.server.http.requests import context_of, json_response, read_body
from inkland.table.ids import PLAYER_PATTERN, PlayerId
from inkland.table.routes.route import Routes

PlayerPath = Annotated[
    PlayerId, Meta(pattern=PLAYER_PATTERN, description="The public id of a member")
]

ROUTES: Final = Routes(caller="request")


@ROUTES.add("GET", "/api/me/statistics", 401, answer=OwnStatistics, scopes=("read_games",))
async def own_statistics(request: Request) -> Response:
    """Your own statistics, and what of them others see."""
    account = await current_account(request)
    return json_response(await profiles.own_statistics(context_of(request), account))


@ROUTES.add("PUT", "/api/me/profile", 401, 409, body=ProfileChoice, answer=OwnStatistics)
async def choose_profile(request: Request) -> Response:
    """Choose what others see of you; members only."""
    account = await current_account(request)
    choice = await read_body(request, ProfileChoice)
    context = context_of(request)
    await profiles.choose(context, account, choice)
    return json_response(await profiles.own_statistics(context, account))


@ROUTES.add("GET", "/api/players/{player}", 404, answer=PlayerProfile)
async def player_profile(request: Request, player: PlayerPath) -> Response:
    """What a member shows of themselves."""
    return json_response(await profiles.profile(context_of(request), player))
