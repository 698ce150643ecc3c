"""HTTP for people: whom one has played with, follows or has blocked, and invitations."""

from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from inkland.server.features.accounts.callers import current_account
from inkland.server.features.people import inviting, people
from inkland.server.features.people.queries import PeopleList
from inkland.server.features.people.resources import Invitations, Invite, People, PersonInfo
from inkland.server.http.requests import context_of, json_response, read_body
from inkland.table.ids import PLAYER_PATTERN, PlayerId
from inkland.table.routes.path_parameters import TablePath
from inkland.table.routes.route import Routes
from inkland.table.routes.tables import HOSTS, PLAYS

PlayerPath = Annotated[
    PlayerId, Meta(pattern=PLAYER_PATTERN, description="The public id of a person")
]
ListQuery = Annotated[PeopleList, Meta(description="Which of your lists")]
CursorQuery = Annotated[
    str, Meta(pattern=people.CURSOR_PATTERN, description="`next` of the page before")
]

ROUTES: Final = Routes(caller="request")


@ROUTES.add("GET", "/api/me/people", 401, answer=People)
async def own_people(
    request: Request, list_: ListQuery = "played", cursor: CursorQuery | None = None
) -> Response:
    """People you have played with lately, follow, or have blocked, the latest first."""
    account = await current_account(request)
    return json_response(await people.people(context_of(request), account, list_, cursor))


@ROUTES.add("GET", "/api/me/people/{player}", 401, 404, answer=PersonInfo)
async def own_person(request: Request, player: PlayerPath) -> Response:
    """Somebody as you see them: whether you follow or have blocked them."""
    account = await current_account(request)
    return json_response(await people.person(context_of(request), account, player))


@ROUTES.add("PUT", "/api/me/following/{player}", 401, 404, 409, status=204)
async def follow(request: Request, player: PlayerPath) -> Response:
    """Follow somebody: they are in your list, and are not told."""
    account = await current_account(request)
    await people.follow(context_of(request), account, player)
    return Response(status_code=204)


@ROUTES.add("DELETE", "/api/me/following/{player}", 401, 404, 409, status=204)
async def unfollow(request: Request, player: PlayerPath) -> Response:
    """Follow somebody no longer."""
    account = await current_account(request)
    await people.unfollow(context_of(request), account, player)
    return Response(status_code=204)


@ROUTES.add("PUT", "/api/me/blocked/{player}", 401, 404, 409, status=204)
async def block(request: Request, player: PlayerPath) -> Response:
    """Block somebody: you do not sit down at one table any more, and hear nothing from them."""
    account = await current_account(request)
    await people.block(context_of(request), account, player)
    return Response(status_code=204)


@ROUTES.add("DELETE", "/api/me/blocked/{player}", 401, 404, 409, status=204)
async def unblock(request: Request, player: PlayerPath) -> Response:
    """Block somebody no longer."""
    account = await current_account(request)
    await people.unblock(context_of(request), account, player)
    return Response(status_code=204)


@ROUTES.add(
    "POST", "/api/tables/{table}/invitations", 401, 404, 409, body=Invite, status=204, scopes=HOSTS
)
async def invite(request: Request, table: TablePath) -> Response:
    """Invite somebody you have played with to an open table where you sit, or that you host."""
    account = await current_account(request)
    body = await read_body(request, Invite)
    await inviting.invite(context_of(request), table, account, PlayerId(body.player))
    return Response(status_code=204)


@ROUTES.add("GET", "/api/me/invitations", 401, answer=Invitations, scopes=PLAYS)
async def invitations(request: Request) -> Response:
    """The invitations to open tables that wait for you."""
    account = await current_account(request)
    return json_response(await inviting.invitations(context_of(request), account))


@ROUTES.add("DELETE", "/api/me/invitations/{table}", 401, status=204, scopes=PLAYS)
async def decline(request: Request, table: TablePath) -> Response:
    """Decline the invitation to a table; nobody is told."""
    account = await current_account(request)
    await inviting.decline(context_of(request), account, table)
    return Response(status_code=204)
