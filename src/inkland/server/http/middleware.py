"""Middleware: reject unknown hosts and foreign origins, add headers, log and count requests.

Each request and each live connection has an id, which is sent back and stands on its log lines.
"""

import asyncio
import ipaddress
import logging
import re
import secrets
import socket
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext, suppress
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse
from starlette.routing import compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from inkland.protocol.token_resources import Scope as TokenScope
from inkland.server.client_networks import network_of
from inkland.server.configuration.settings import Settings, is_loopback
from inkland.server.errors import ForeignOrigin, TokenWithCookie
from inkland.server.http import problems
from inkland.server.http.problems import REQUEST_ID_HEADER, refusal_response, unavailable_response
from inkland.server.http.requests import client_network, request_context_of
from inkland.server.http.routing import HttpRoute
from inkland.server.http.scopes import LIVE_SCOPES, is_bearer
from inkland.server.http.security_headers import security_headers
from inkland.server.process import metrics, security_log
from inkland.server.process.logs import current_table
from inkland.server.process.security_log import Client, current_client
from inkland.server.request_queue import Turn
from inkland.sheet.refused import Refused
from inkland.table.errors import BadRequest, TooManyRequests
from inkland.table.request_ids import current_request_id
from inkland.table.storage import purpose

OTHER_ROUTES: Final = "others"  # in the metrics: files, what does not exist, what is rejected
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_PROBES: Final = ("/healthz", "/readyz")
_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[0-9a-z._-]+)(:[0-9]{1,5})?", re.IGNORECASE)
_REQUEST_ID: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")
_TABLE_IN_PATH: Final = re.compile(r"^/api/tables/([0-9a-z]{26})(?:/|$)")

log = logging.getLogger(__name__)


class LiveRoute(NamedTuple):
    """The path of live connections, their handler, which is passed the path's parameters, and the
    scopes of tokens that it takes.

    The middleware calls the handler itself: the layers of an application for requests would stay in
    memory for as long as a connection is open.
    """

    path: str
    connect: Callable[..., Awaitable[None]]
    scopes: tuple[TokenScope, ...] = ()


class OriginMiddleware:
    """Wraps the application; rejects with 400 (host, path), 403 (origin) or 429 (limits).

    Each request counts for its address and waits for a turn before anything else is done for it.
    """

    def __init__(
        self, app: ASGIApp, settings: Settings, live_routes: Sequence[LiveRoute] = ()
    ) -> None:
        self._app = app
        self._live_routes = [(compile_path(one.path)[0], one) for one in live_routes]
        self._settings = settings
        self._headers = security_headers(settings)
        self._origin = (settings.public_url or "").rstrip("/")
        self._names = _own_names(settings)
        self._ports = _own_ports(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self._app(scope, receive, send)
        found = _TABLE_IN_PATH.match(scope["path"])
        current_table.set(found[1] if found else None)
        current_request_id.set(_request_id(scope))
        client = scope.get("client")
        current_client.set(Client("" if client is None else network_of(client[0])))
        if scope["type"] == "websocket":
            # A node that ends cancels those that have not closed by then: no failure of theirs.
            with suppress(asyncio.CancelledError):
                await self._admit_and_serve(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; one that is still under way when the node ends, by 503."""
        is_answered = False

        async def send_and_note(message: Message) -> None:
            nonlocal is_answered
            is_answered = True
            await send(message)

        try:
            await self._admit_and_serve(scope, receive, send_and_note)
        except asyncio.CancelledError:
            if is_answered:
                raise
            send = self._send_with_headers(scope, send)
            await unavailable_response()(scope, receive, send)

    async def _admit_and_serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._settings.limits:
            return await self._serve(scope, receive, send)
        try:
            turn = await _admit(scope)
        except TooManyRequests as refusal:
            await asyncio.sleep(problems.REFUSAL_DELAY_SECONDS)
            return await self._reject(scope, receive, send, refusal)
        if turn is None:
            return await self._serve(scope, receive, send)
        with turn:
            return await self._serve(scope, receive, _send_after_turn(turn, send))

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope)
        except Refused as refusal:
            return await self._reject(scope, receive, send, refusal)
        if self._is_plain_page(scope):
            query = scope["query_string"].decode("latin-1")
            wanted = f"{self._origin}{scope['path']}" + (f"?{query}" if query else "")
            to_https = RedirectResponse(wanted, 308)
            return await to_https(scope, receive, self._send_with_headers(scope, send))
        if scope["type"] == "http" and self._is_foreign(scope):
            # Another site made the browser send this, for instance by a link. It is answered like
            # a stranger's request, so that it can neither show nor change anything of an account:
            # a GET may note that a deal was seen.
            scope = {**scope, "headers": [h for h in scope["headers"] if h[0] != b"cookie"]}
        if scope["type"] == "websocket":
            with purpose.reading():  # but for commands; see `live/handler.py`
                return await self._connect(scope, receive, _send_with_request_id(send))
        # HEAD is answered like GET; uvicorn leaves out the body.
        as_get = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
        with purpose.reading() if scope["method"] in _SAFE else nullcontext():
            answer = self._send_with_headers(scope, send, served=as_get)
            return await self._app(as_get, receive, answer)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        for path, route in self._live_routes:
            if found := path.match(scope["path"]):
                scope = {**scope, LIVE_SCOPES: route.scopes}
                return await route.connect(WebSocket(scope, receive, send), **found.groupdict())
        return await self._app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not self._is_ours(hosts[0], scope):
            raise BadRequest(reason="unknown host")
        if not scope[
            "path"
        ].isprintable():  # `$` in a path pattern also matches before a line break
            raise BadRequest(reason="path")
        if self._is_plain(headers) and not self._is_plain_page(scope):
            raise BadRequest(reason="only over https")
        is_safe = scope["type"] == "http" and scope["method"] in _SAFE
        # Browsers always send Origin with websockets and with requests that change something. One
        # without it is not from a browser, so it cannot be a cross-site request forgery.
        origins = headers.getlist("origin")
        if not is_safe and not all(self._is_own_origin(one, hosts[0]) for one in origins):
            raise ForeignOrigin()
        if "cookie" in headers and any(map(is_bearer, headers.getlist("authorization"))):
            raise TokenWithCookie()

    def _is_plain(self, headers: Headers) -> bool:
        """Whether a proxy says that the client of a https site has used plain http.

        Only who opens a page is led to https. A program is refused, so that one that sends its
        cookie for everybody to read does not go unnoticed.
        """
        return self._settings.is_https and headers.get("x-forwarded-proto") == "http"

    def _is_plain_page(self, scope: Scope) -> bool:
        is_page = scope["type"] == "http" and not scope["path"].startswith("/api/")
        return is_page and scope["method"] in _SAFE and self._is_plain(Headers(scope=scope))

    def _is_foreign(self, scope: Scope) -> bool:
        """Whether a browser says that a request comes from a page of another site.

        `Sec-Fetch-Site` is `none` for an address that was typed. Browsers from before 2023 do not
        send it, and nobody does over plain http.
        """
        headers = Headers(scope=scope)
        if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            return True
        return not all(
            self._is_own_origin(one, headers["host"]) for one in headers.getlist("origin")
        )

    def _is_own_origin(self, origin: str, host: str) -> bool:
        if self._settings.public_url is not None:
            return origin == self._origin
        return origin == f"http://{host}"

    def _is_ours(self, host: str, scope: Scope) -> bool:
        """Whether the Host header names this server; any other name may be DNS rebinding.

        A site has the name of its public URL. At home it is also called by its address in the local
        network, or by that at which it was reached. Probes may use any address.
        """
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        name, port = found[1].strip("[]").lower(), found[2].removeprefix(":") if found[2] else ""
        if is_loopback(name):
            return True
        if not _is_address(name):
            return name in self._names and (not self._ports or port in self._ports)
        if scope["path"] in _PROBES:
            return True
        if self._settings.public_url is not None:
            return name in self._names
        address, reached = ipaddress.ip_address(name), (scope.get("server") or ("", 0))[0]
        return name == reached or (address.is_private and not address.is_link_local)

    async def _reject(self, scope: Scope, receive: Receive, send: Send, refusal: Refused) -> None:
        reason = str(refusal.parameters.get("reason", refusal.code))
        is_logged = reason == "path"  # as any other path that does not exist
        if not is_logged:
            security_log.refusals.add(reason)
        if scope["type"] == "websocket":
            await receive()
            return await send({"type": "websocket.close", "code": 1008})  # 403 at the handshake
        response = refusal_response(refusal, 400 if isinstance(refusal, BadRequest) else None)
        if isinstance(refusal, TooManyRequests):
            response.headers["Connection"] = "close"
        send = self._send_with_headers(scope, send, is_logged=is_logged)
        return await response(scope, receive, send)

    def _send_with_headers(
        self, scope: Scope, send: Send, *, served: Scope | None = None, is_logged: bool = True
    ) -> Send:
        """Wrap `send`: add the security headers to the response, log it, count it and time it.

        `served` is the scope that the application gets, and in which it notes the route.
        """
        start = time.perf_counter()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message["headers"])
                headers[REQUEST_ID_HEADER] = current_request_id.get() or ""
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                metrics.requests.labels(str(message["status"])[0]).inc()
                seconds = time.perf_counter() - start
                metrics.request_seconds.labels(_route_name(served)).observe(seconds)
                milliseconds = round(seconds * 1000, 1)
                # Refusals by a limit, and what is rejected here, are in the security log, as sums:
                # a flood must not fill the disk. The path only: query strings and cookies may be
                # private.
                if is_logged and message["status"] != 429:
                    log.info(
                        "%s %s", scope["method"], scope["path"],
                        extra={"status": message["status"], "milliseconds": milliseconds},
                    )  # fmt: skip
            await send(message)

        return send_with_headers


def _route_name(served: Scope | None) -> str:
    """Return the method and pattern of the route that answers; all others are one.

    A method that the route does not have may be any word.
    """
    route = None if served is None else served.get("route")
    if (
        served is None
        or not isinstance(route, HttpRoute)
        or served["method"] not in (route.methods or ())
    ):
        return OTHER_ROUTES
    return f"{served['method']} {route.path}"


async def _admit(scope: Scope) -> Turn | None:
    """Count a request for its address, and wait for its turn; a websocket waits later.

    Raises `TooManyRequests`. Probes count apart, so that a flood from their address (that of a
    proxy, for instance) does not make them fail.
    """
    connection = HTTPConnection(scope)
    shared, address = request_context_of(connection), client_network(connection)
    if scope["path"] in _PROBES:
        address = f"probes of {address}"
    if not scope["path"].startswith("/api/"):
        shared.limits.check_file(address)
    elif scope["type"] == "http" and scope["method"] in _SAFE:
        shared.limits.check_read(address)
    else:
        shared.limits.check_change(address)
    return await shared.turns.next(address) if scope["type"] == "http" else None


def _send_after_turn(turn: Turn, send: Send) -> Send:
    """Wrap `send`: the turn ends with the first message, since the client may read slowly."""

    async def send_after_turn(message: Message) -> None:
        turn.end()
        await send(message)

    return send_after_turn


def _request_id(scope: Scope) -> str:
    """Return the id that the proxy has given to this request, or a new one.

    The header is believed only from the proxy: uvicorn sets the port of the client to 0 if it has
    taken the address from the proxy's header.
    """
    client = scope.get("client")
    if client is not None and client[1] == 0:
        given = Headers(scope=scope).get(REQUEST_ID_HEADER, "")
        if _REQUEST_ID.fullmatch(given):
            return given
    return secrets.token_hex(8)


def _send_with_request_id(send: Send) -> Send:
    """Wrap `send` of a websocket: add the id to the answer of the handshake."""

    async def send_with_request_id(message: Message) -> None:
        if message["type"] == "websocket.accept":
            name = REQUEST_ID_HEADER.lower().encode()
            value = (current_request_id.get() or "").encode()
            message = {**message, "headers": [*message.get("headers", ()), (name, value)]}
        await send(message)

    return send_with_request_id


def _own_names(settings: Settings) -> set[str]:
    if settings.public_url is not None:
        return {urlsplit(settings.public_url).hostname or ""}
    name = socket.gethostname().lower()
    return {name, f"{name}.local", f"{name}.lan"}


def _own_ports(settings: Settings) -> set[str]:
    """The ports that a Host header of a site may have; a proxy may leave it out. Empty: any."""
    if settings.public_url is None:
        return set()
    parts = urlsplit(settings.public_url)
    return {"", str(parts.port or (443 if parts.scheme == "https" else 80))}


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
