"""What all routes share: who asks, what the body says, and how an answer is written."""

import asyncio
from typing import Any, Final, TypeVar

import msgspec
from fastapi import Request
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response

from inkland.server.errors import BadRequest
from inkland.server.members import guests
from inkland.server.request_limits import network_of
from inkland.server.runtime import Runtime
from inkland.table.storage.records import Account

T = TypeVar("T")

MAX_BODY_BYTES: Final = 8 * 1024
BODY_TIMEOUT_SECONDS: Final = 10.0


def runtime_of(connection: HTTPConnection) -> Runtime:
    """The house that a request has come to."""
    runtime: Runtime = connection.app.state.runtime
    return runtime


def client_network(connection: HTTPConnection) -> str:
    """Where a request comes from, as far as limits care."""
    return "" if connection.client is None else network_of(connection.client.host)


async def optional_account(request: Request) -> Account | None:
    """Who asks, if they have told their name."""
    runtime = runtime_of(request)
    return await guests.optional_account(runtime.context, runtime.settings, request)


async def current_account(request: Request) -> Account:
    """Who asks; a stranger is refused."""
    runtime = runtime_of(request)
    account = await guests.require_account(runtime.context, runtime.settings, request)
    if request.method not in ("GET", "HEAD"):
        runtime.limits.check_write(account.id)
    return account


async def read_body(request: Request, kind: type[T]) -> T:
    """The body of a request; small, in time, and exactly of this kind."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise HTTPException(415, "content type")
    try:
        text = await asyncio.wait_for(_read(request), BODY_TIMEOUT_SECONDS)
        return msgspec.json.decode(text, type=kind)
    except TimeoutError:
        raise HTTPException(408, "too slow", {"Connection": "close"}) from None
    except ClientDisconnect:
        raise HTTPException(400, "cut off") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as unclear:
        raise BadRequest(reason=str(unclear)[:200]) from None


async def _read(request: Request) -> bytes:
    text = b""
    async for part in request.stream():
        text += part
        if len(text) > MAX_BODY_BYTES:
            raise HTTPException(413, "too large", {"Connection": "close"})
    return text


def matches_etag(request: Request, tag: str) -> bool:
    """Has the browser got what has this tag? It is compared without its mark for weakness."""
    known = request.headers.get("if-none-match", "")
    tags = {one.strip().removeprefix("W/") for one in known.split(",")}
    return "*" in tags or tag.removeprefix("W/") in tags


def json_response(resource: Any, status: int = 200) -> Response:
    """A resource as an answer."""
    return raw_json_response(msgspec.json.encode(resource), status)


def raw_json_response(text: bytes, status: int = 200) -> Response:
    """What is JSON already, as an answer."""
    return Response(text, status, media_type="application/json")
