"""HTTP for guests: create a guest, read and change the own account."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from inkland.protocol.resources import Guest, NewGuest
from inkland.protocol.token_resources import SCOPES
from inkland.server.http.openapi import describe_route
from inkland.server.http.requests import (
    client_network,
    context_of,
    current_account,
    json_response,
    read_body,
    runtime_of,
)
from inkland.server.members import guests
from inkland.server.storage.members_port import GUEST_SESSION_LIFETIME

router = APIRouter()


@router.post("/api/guests", **describe_route(409, 429, body=NewGuest, answer=Guest, status=201))
async def enter(request: Request) -> Response:
    """Come in without an account: a cookie will remember you."""
    runtime = runtime_of(request)
    body = await read_body(request, NewGuest)
    await guests.check_not_suspended(runtime.context, runtime.settings, request)
    network = client_network(request)
    runtime.limits.check_guest(network)
    with runtime.limits.name_attempt(network):
        account, token = await guests.add_guest(runtime.context, body)
    response = json_response(Guest(account.name, account.colour), 201)
    settings = runtime.settings
    guests.set_cookie(response, settings, settings.cookie, token, GUEST_SESSION_LIFETIME)
    return response


@router.get("/api/me", **describe_route(401, answer=Guest, scopes=SCOPES))
async def me(request: Request) -> Response:
    """Who am I?"""
    account = await current_account(request)
    return json_response(await guests.guest_resource(context_of(request), account))


@router.put("/api/me", **describe_route(401, 409, body=NewGuest, answer=Guest))
async def rename(request: Request) -> Response:
    """Change name and colour for tables to come."""
    account = await current_account(request)
    body = await read_body(request, NewGuest)
    with runtime_of(request).limits.name_attempt(client_network(request), account.id):
        renamed = await guests.rename(context_of(request), account, body)
    return json_response(await guests.guest_resource(context_of(request), renamed))
