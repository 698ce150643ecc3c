"""What all routes share: the account, the request body, and JSON responses.

Routes call these functions when their parameters have been checked: a stranger with a malformed id
gets 422, not 401; and the order account, rate limit, body is part of the API's promise.
"""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from inkland.server.client_networks import network_of
from inkland.server.context import ServerContext
from inkland.server.request_context import RequestContext
from inkland.table.actions import table_resources
from inkland.table.errors import BadRequest
from inkland.table.storage.records import Account, Table

T = TypeVar("T")

MAX_BODY_BYTES: Final = 8 * 1024
BODY_TIMEOUT_SECONDS: Final = 10.0
SLOW_BODY_SECONDS: Final = 0.05  # then the session may have ended while the body arrived


def request_context_of(connection: HTTPConnection) -> RequestContext:
    """Return what requests share in the application that handles this connection."""
    shared: RequestContext = connection.app.state.request_context
    return shared


def context_of(connection: HTTPConnection) -> ServerContext:
    """Return the context of the use cases."""
    return request_context_of(connection).context


def client_network(connection: HTTPConnection) -> str:
    """Return the client's address as rate limits count it; IPv6 by its /64 network."""
    return "" if connection.client is None else network_of(connection.client.host)


async def read_body(request: Request, kind: type[T]) -> T:
    """Read and decode the body. Raises 415, 408, 413 or 400, or `BadRequest` if it is invalid.

    Raises `WhoAreYou` if the body of an account's request was slow and its session has ended
    meanwhile: a logout or an erasure holds for what is under way, too. Raises `NotForBots` if the
    account has become a bot meanwhile: it was let in as a person.
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
    check_again: Callable[[], Awaitable[None]] | None = getattr(request.state, "check_again", None)
    if is_slow and check_again is not None:
        await check_again()
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


def table_response(table: Table, account: Account | None, status: int = 200) -> Response:
    """Answer with a table, as this account may see it."""
    return json_response(table_resources.table_for_you(table, account), status)


def raw_json_response(text: bytes, status: int = 200) -> Response:
    """Answer with bytes that are JSON already."""
    return Response(text, status, media_type="application/json")
