"""What all routes share: the account, the request body, and JSON responses.

Routes call these functions instead of declaring FastAPI dependencies. Dependencies are solved
before path parameters are validated, so a stranger with a malformed id would get 401 instead of
422; and the order account, rate limit, body is part of the API's promise.
"""

import asyncio
import re
import time
from typing import Any, Final, TypeVar

import msgspec
from fastapi import Request
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response

from inkland.server.client_networks import network_of
from inkland.server.context import ServerContext
from inkland.server.errors import NotForBots
from inkland.server.http.bearer import check_bot
from inkland.server.members import guests
from inkland.server.runtime import Runtime
from inkland.table.errors import BadRequest
from inkland.table.storage.records import Account

T = TypeVar("T")

MAX_BODY_BYTES: Final = 8 * 1024
BODY_TIMEOUT_SECONDS: Final = 10.0
_READING: Final = ("GET", "HEAD")
SLOW_BODY_SECONDS: Final = 0.05  # then the session may have ended while the body arrived


def runtime_of(connection: HTTPConnection) -> Runtime:
    """Return the runtime of the application that handles this connection."""
    runtime: Runtime = connection.app.state.runtime
    return runtime


def context_of(connection: HTTPConnection) -> ServerContext:
    """Return the context of the use cases."""
    return runtime_of(connection).context


def client_network(connection: HTTPConnection) -> str:
    """Return the client's address as rate limits count it; IPv6 by its /64 network."""
    return "" if connection.client is None else network_of(connection.client.host)


async def optional_account(request: Request) -> Account | None:
    """Return the account of the session cookie or token, if there is a valid one.

    Who is suspended reads like a stranger, and raises `Suspended` with any other request.
    """
    runtime = runtime_of(request)
    account = await guests.optional_account(runtime.context, runtime.settings, request)
    if account is not None:
        check_bot(request, account)
    elif request.method not in _READING:
        await guests.check_not_suspended(runtime.context, runtime.settings, request)
    return account


async def current_account(request: Request) -> Account:
    """Return the account, and count a request that changes something.

    Raises `WhoAreYou` without a valid session, `Suspended`, `TooManyRequests` beyond the limit.
    """
    return await _required_account(request, guests.require_account)


async def account_even_if_suspended(request: Request) -> Account:
    """Do the same for the few requests that a suspended person may make."""
    return await _required_account(request, guests.require_even_if_suspended)


async def _required_account(request: Request, require: guests.RequireAccount) -> Account:
    runtime = runtime_of(request)
    account = await require(runtime.context, runtime.settings, request)
    check_bot(request, account)
    if request.method not in _READING:
        runtime.limits.check_write(account.id)
    request.state.required = require, account
    return account


async def read_body(request: Request, kind: type[T]) -> T:
    """Read and decode the body. Raises 415, 408, 413 or 400, or `BadRequest` if it is invalid.

    Raises `WhoAreYou` if the body of a request of `current_account` was slow and its session has
    ended meanwhile: a logout or an erasure holds for what is under way, too. Raises `NotForBots` if
    the account has become a bot meanwhile: it was let in as a person.
    """
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise HTTPException(415, "content type")
    started_at = time.monotonic()
    try:
        text = await asyncio.wait_for(_read(request), BODY_TIMEOUT_SECONDS)
        body = msgspec.json.decode(text, type=kind)
    except TimeoutError:
        raise HTTPException(408, "too slow", {"Connection": "close"}) from None
    except ClientDisconnect:
        raise HTTPException(400, "cut off") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as failure:
        raise BadRequest(reason=str(failure)[:200]) from None
    is_slow = time.monotonic() - started_at > SLOW_BODY_SECONDS
    required: tuple[guests.RequireAccount, Account] | None = getattr(
        request.state, "required", None
    )
    if is_slow and required is not None:
        runtime = runtime_of(request)
        require, before = required
        after = await require(runtime.context, runtime.settings, request)
        if after.is_bot != before.is_bot:
            raise NotForBots()
    return body


async def _read(request: Request) -> bytes:
    text = b""
    async for part in request.stream():
        text += part
        if len(text) > MAX_BODY_BYTES:
            raise HTTPException(413, "too large", {"Connection": "close"})
    return text


def matches_etag(request: Request, tag: str) -> bool:
    """Whether `If-None-Match` contains this tag, by weak comparison."""
    header = request.headers.get("if-none-match", "")
    tags = {one.strip().removeprefix("W/") for one in header.split(",")}
    return "*" in tags or tag.removeprefix("W/") in tags


def accepts_gzip(request: Request) -> bool:
    """Whether `Accept-Encoding` allows gzip."""
    for offer in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = offer.partition(";")
        if name.strip().lower() in ("gzip", "*"):
            return re.fullmatch(r"\s*q=0(\.0*)?\s*", weight) is None
    return False


def json_response(resource: Any, status: int = 200) -> Response:
    """Answer with a resource, encoded as JSON."""
    return raw_json_response(msgspec.json.encode(resource), status)


def raw_json_response(text: bytes, status: int = 200) -> Response:
    """Answer with bytes that are JSON already."""
    return Response(text, status, media_type="application/json")
