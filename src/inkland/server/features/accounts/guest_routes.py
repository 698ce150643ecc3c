"""HTTP for guests: create a guest, read and change the own account."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from inkland.protocol.resources import Guest, NewGuest
from inkland.protocol.token_resources import SCOPES
from inkland.server.features.accounts import guests
from inkland.server.features.accounts.callers import check_not_suspended, current_account
from inkland.server.features.accounts.records import GUEST_SESSION_LIFETIME
from inkland.server.http.requests import (
    client_network,
    context_of,
    json_response,
    read_body,
    request_context_of,
)
from inkland.table.routes.route import Routes

ROUTES: Final = Routes(caller="request")


@ROUTES.add("POST", "/api/guests", 409, 429, body=NewGuest, answer=Guest, status=201)
async def enter(request: Request) -> Response:
    """Come in without an account: a cookie will remember you."""
    shared = request_context_of(request)
    await check_not_suspended(request)
    body = await read_body(request, NewGuest)
    network = client_network(request)
    shared.limits.check_guest(network)
    with shared.limits.name_attempt(network):
        account, token = await guests.add_guest(shared.context, body)
    response = json_response(Guest(account.name, account.colour), 201)
    settings = shared.settings
    guests.set_cookie(response, settings, settings.cookie, token, GUEST_SESSION_LIFETIME)
    return response


@ROUTES.add("GET", "/api/me", 401, answer=Guest, scopes=SCOPES)
async def me(request: Request) -> Response:
    """Who am I?"""
    account = await current_account(request)
    return json_response(await guests.guest_resource(context_of(request), account))


@ROUTES.add("PUT", "/api/me", 401, 409, body=NewGuest, answer=Guest)
async def rename(request: Request) -> Response:
    """Change name and colour for tables to come."""
    account = await current_account(request)
    body = await read_body(request, NewGuest)
    with request_context_of(request).limits.name_attempt(client_network(request), account.id):
        renamed = await guests.rename(context_of(request), account, body)
    return json_response(await guests.guest_resource(context_of(request), renamed))
