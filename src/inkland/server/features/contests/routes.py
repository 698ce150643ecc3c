"""HTTP for contests, which players call events."""

from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from inkland.protocol.token_resources import SCOPES
from inkland.server.features.accounts.callers import current_account, optional_account
from inkland.server.features.contests import entries, pages
from inkland.server.features.contests.queries import ContestId
from inkland.server.features.contests.resources import (
    ContestDetails,
    ContestEntryInfo,
    ContestList,
    EnterContest,
)
from inkland.server.http.qr_codes import qr_response
from inkland.server.http.requests import (
    client_network,
    context_of,
    json_response,
    read_body,
    request_context_of,
)
from inkland.table.ids import ID_PATTERN
from inkland.table.routes.route import Routes

ContestPath = Annotated[ContestId, Meta(pattern=ID_PATTERN, description="The id of an event")]

ROUTES: Final = Routes(caller="request")


@ROUTES.add("GET", "/api/contests", answer=ContestList, scopes=SCOPES)
async def contests(request: Request) -> Response:
    """The events of these days: arenas and duplicate rounds."""
    return json_response(await pages.contest_list(context_of(request)))


@ROUTES.add("GET", "/api/contests/{contest}", 404, answer=ContestDetails, scopes=SCOPES)
async def contest(request: Request, contest: ContestPath) -> Response:
    """An event with its standings, as far as they spoil nothing for you."""
    account = await optional_account(request)
    shared = request_context_of(request)
    found = await pages.contest_details(
        shared.context, request.app.state.contest_boards, contest, account
    )
    return json_response(found)


@ROUTES.add("GET", "/api/contests/{contest}/qr.svg", text="image/svg+xml")
async def contest_qr_code(request: Request, contest: ContestPath) -> Response:
    """The address of an event as a QR code; it is made from the id alone."""
    return await qr_response(request, f"/arena/{contest}")


@ROUTES.add("GET", "/api/contests/{contest}/entry", 401, 404, answer=ContestEntryInfo)
async def own_contest_entry(request: Request, contest: ContestPath) -> Response:
    """Whether you wait for a table of an event, and your last one there."""
    account = await current_account(request)
    found = await entries.entry(context_of(request), contest, account)
    return json_response(pages.entry_info(found))


@ROUTES.add(
    "PUT",
    "/api/contests/{contest}/entry",
    401,
    404,
    409,
    body=EnterContest,
    answer=ContestEntryInfo,
)
async def enter_contest(request: Request, contest: ContestPath) -> Response:
    """Enter an event, and wait for the next table; it begins by itself."""
    account = await current_account(request)
    body = await read_body(request, EnterContest)
    source = request_context_of(request).limits.source_of(client_network(request))
    found = await entries.enter(
        context_of(request), contest, account, has_more_time=body.more_time, source=source
    )
    return json_response(pages.entry_info(found))


@ROUTES.add("DELETE", "/api/contests/{contest}/entry", 401, 404, status=204)
async def leave_contest(request: Request, contest: ContestPath) -> Response:
    """Wait for no further table of an event; a game that has begun goes on."""
    account = await current_account(request)
    await entries.leave(context_of(request), contest, account)
    return Response(status_code=204)
