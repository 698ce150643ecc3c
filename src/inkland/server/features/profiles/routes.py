"""HTTP for statistics and public profiles."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from inkland.server.features.accounts.callers import current_account
from inkland.server.features.profiles import profiles
from inkland.server.features.profiles.resources import OwnStatistics, PlayerProfile, ProfileChoice
from inkland.server.http.openapi import describe_route
from inkland.server.http.requests import context_of, json_response, read_body
from inkland.table.ids import PLAYER_PATTERN, PlayerId

PlayerPath = Annotated[
    PlayerId, Path(pattern=PLAYER_PATTERN, description="The public id of a member")
]

router = APIRouter()


@router.get(
    "/api/me/statistics", **describe_route(401, answer=OwnStatistics, scopes=("read_games",))
)
async def own_statistics(request: Request) -> Response:
    """Your own statistics, and what of them others see."""
    account = await current_account(request)
    return json_response(await profiles.own_statistics(context_of(request), account))


@router.put("/api/me/profile", **describe_route(401, 409, body=ProfileChoice, answer=OwnStatistics))
async def choose_profile(request: Request) -> Response:
    """Choose what others see of you; members only."""
    account = await current_account(request)
    choice = await read_body(request, ProfileChoice)
    context = context_of(request)
    await profiles.choose(context, account, choice)
    return json_response(await profiles.own_statistics(context, account))


@router.get("/api/players/{player}", **describe_route(404, answer=PlayerProfile))
async def player_profile(request: Request, player: PlayerPath) -> Response:
    """What a member shows of themselves."""
    return json_response(await profiles.profile(context_of(request), player))
