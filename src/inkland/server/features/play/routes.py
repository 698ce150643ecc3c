"""The routes of every host of tables on this server: with accounts, limits and cookies."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final, TypeAlias

from starlette.requests import Request
from starlette.responses import Response

from inkland.protocol.resources import TableForYou
from inkland.server.features.accounts.bearer import check_token
from inkland.server.features.accounts.callers import (
    account_or_new_guest,
    current_account,
    known_newcomer,
    optional_account,
    reading,
)
from inkland.server.features.moderation.table_decisions import check_change
from inkland.server.features.programs.bot_accounts import check_invited, use_invitation
from inkland.server.http.documents import document_response
from inkland.server.http.requests import (
    client_network,
    context_of,
    json_response,
    raw_json_response,
    read_body,
    request_context_of,
    table_response,
)
from inkland.server.http.routing import HttpRoute
from inkland.table.games.finished_games import Document
from inkland.table.ids import TableId
from inkland.table.routes.route import Call, Caller, Route
from inkland.table.storage.records import Account, Table, has_person

Parameters: TypeAlias = dict[str, Any]
Limit: TypeAlias = Callable[[Request, Call, Parameters], AbstractAsyncContextManager[None]]


def answer_route(route: Route) -> HttpRoute:
    """Return the route of this server that answers a route of every host."""

    async def handle(request: Request, **parameters: Any) -> Response:
        if route.caller == "newcomer":
            return await _answer_newcomer(request, route, parameters)
        if route.caller == "reader":
            return await _answer_reader(request, route, parameters)
        return await _answer(request, route, parameters)

    is_table = route.answer is None and route.text is None and route.status != 204
    described = route._replace(answer=TableForYou) if is_table else route
    return HttpRoute(described, handle, check_token)


# --- Answers


async def _answer(request: Request, route: Route, parameters: Parameters) -> Response:
    account = await _account(request, route.caller)
    body: Any = None
    if route.body is not None:
        body = await read_body(request, route.body)
    call = Call(context_of(request), account, body, _source(request))
    async with _LIMITS.get(route.name, _no_limit)(request, call, parameters):
        found = await route.use_case(call, **parameters)
    return _response(request, route, found, account)


async def _answer_newcomer(request: Request, route: Route, parameters: Parameters) -> Response:
    """Answer a request that makes a guest on the way, if there is no account yet."""
    assert route.body is not None
    known = await known_newcomer(request)
    body: Any = await read_body(request, route.body)
    table = parameters["table"]
    entrance = await account_or_new_guest(request, known, table, body.name, body.colour)
    await check_invited(context_of(request), entrance.account, table)
    call = Call(context_of(request), entrance.account, body, _source(request))
    found = await route.use_case(call, **parameters)
    await use_invitation(context_of(request), entrance.account, table)
    return entrance.let_in(request, _response(request, route, found, entrance.account))


async def _answer_reader(request: Request, route: Route, parameters: Parameters) -> Response:
    """Answer with a document about a finished game, when it is the turn of the address."""
    async with reading(request) as account:
        found = await route.use_case(Call(context_of(request), account), **parameters)
    return _response(request, route, found, account)


async def _account(request: Request, caller: Caller) -> Account | None:
    if caller == "account":
        return await current_account(request)
    return await optional_account(request) if caller == "optional" else None


def _source(request: Request) -> int | None:
    return request_context_of(request).limits.source_of(client_network(request))


def _response(request: Request, route: Route, found: Any, account: Account | None) -> Response:
    match found:
        case None:
            return Response(status_code=204)
        case Table():
            return table_response(found, account, route.status)
        case Document():
            return document_response(request, found, route.text or "application/json")
        case bytes():
            return raw_json_response(found)
    return json_response(found, route.status)


# --- Limits of single routes


@asynccontextmanager
async def _no_limit(request: Request, call: Call, parameters: Parameters) -> AsyncIterator[None]:
    yield


@asynccontextmanager
async def _limit_new_table(
    request: Request, call: Call, parameters: Parameters
) -> AsyncIterator[None]:
    request_context_of(request).limits.check_table(call.account.id, client_network(request))
    async with _room_for_public(request, call, call.body is not None and call.body.public):
        yield


@asynccontextmanager
async def _limit_change(
    request: Request, call: Call, parameters: Parameters
) -> AsyncIterator[None]:
    public = call.body.public is True
    title = call.body.title if isinstance(call.body.title, str) else None
    table = TableId(parameters["table"])
    await check_change(context_of(request), table, public=public, title=title)
    is_new = False
    if public:
        is_new = not (await call.context.load_table(parameters["table"])).public
    async with _room_for_public(request, call, is_new):
        yield


@asynccontextmanager
async def _limit_rematch(
    request: Request, call: Call, parameters: Parameters
) -> AsyncIterator[None]:
    old = await call.context.load_table(parameters["table"])
    if old.rematch is None:
        request_context_of(request).limits.check_table(call.account.id, client_network(request))
    async with _room_for_public(request, call, old.public and old.rematch is None):
        yield


@asynccontextmanager
async def _limit_start(request: Request, call: Call, parameters: Parameters) -> AsyncIterator[None]:
    found = await call.context.load_table(parameters["table"])
    if not all(occupant is not None and occupant.is_playing for occupant in found.seats):
        limits = request_context_of(request).limits
        limits.check_bot_game(client_network(request), has_person=has_person(found))
    yield


@asynccontextmanager
async def _limit_flips(request: Request, call: Call, parameters: Parameters) -> AsyncIterator[None]:
    request_context_of(request).limits.check_flip(client_network(request))
    yield


@asynccontextmanager
async def _limit_paper(request: Request, call: Call, parameters: Parameters) -> AsyncIterator[None]:
    request_context_of(request).limits.check_paper_request(client_network(request))
    yield


_LIMITS: Final[dict[str, Limit]] = {
    "open_table": _limit_new_table,
    "learn": _limit_new_table,
    "change_table": _limit_change,
    "rematch": _limit_rematch,
    "start": _limit_start,
    "lay_out": _limit_flips,
    "turn": _limit_paper,
    "score": _limit_paper,
    "check_map": _limit_paper,
    "answer_puzzle": _limit_paper,
}


@asynccontextmanager
async def _room_for_public(request: Request, call: Call, is_public: bool) -> AsyncIterator[None]:
    """Check that another open public table is allowed; the next check waits until it is stored."""
    if not is_public:
        yield
        return
    shared = request_context_of(request)
    async with shared.public_tables:
        counts = await call.context.storage.public_tables(call.account.id, call.source)
        shared.limits.check_public_tables(*counts)
        yield
