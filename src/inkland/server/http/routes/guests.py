"""HTTP for guests: come in, and say who you are."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from inkland.protocol.resources import (
    Guest,
    NewGuest,
)
from inkland.server.http.openapi import operation
from inkland.server.http.requests import account_of, address_of, answer, body_of, runtime_of
from inkland.server.members import guests

router = APIRouter()


@router.post("/api/guests", **operation(429, body=NewGuest, answer=Guest, status=201))
async def enter(request: Request) -> Response:
    """Come in without an account: a cookie will remember you."""
    runtime = runtime_of(request)
    wish = await body_of(request, NewGuest)
    runtime.limits.guests(address_of(request))
    account, token = await guests.enter(runtime.context, wish)
    response = answer(Guest(account.name, account.colour), 201)
    guests.remember(response, runtime.settings, token)
    return response


@router.get("/api/me", **operation(401, answer=Guest))
async def me(request: Request) -> Response:
    """Who am I?"""
    account = await account_of(request)
    return answer(await guests.who(runtime_of(request).context, account))


@router.put("/api/me", **operation(401, body=NewGuest, answer=Guest))
async def rename(request: Request) -> Response:
    """Change name and colour for tables to come."""
    account = await account_of(request)
    renamed = await guests.rename(
        runtime_of(request).context, account, await body_of(request, NewGuest)
    )
    return answer(await guests.who(runtime_of(request).context, renamed))
