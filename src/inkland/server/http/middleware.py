"""Middleware: reject unknown hosts and foreign origins, add headers, log and count requests."""

import ipaddress
import logging
import re
import socket
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from inkland.server import metrics
from inkland.server.errors import BadRequest, ForeignOrigin
from inkland.server.http.problems import problem
from inkland.server.logs import current_table
from inkland.server.settings import Settings, is_loopback
from inkland.sheet.refused import Refused

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_PROBES: Final = ("/healthz", "/readyz")
_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[0-9a-z._-]+)(:[0-9]{1,5})?", re.IGNORECASE)
_TABLE_IN_PATH: Final = re.compile(r"^/api/tables/([0-9a-z]{26})(?:/|$)")
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
# On plain http browsers ignore these, and warn about the first.
_HTTPS_ONLY: Final = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
}

log = logging.getLogger(__name__)


class OriginMiddleware:
    """Wraps the application; rejects with 400 (host, path) or 403 (origin)."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._names = _own_names(settings)
        self._ports = _own_ports(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self._app(scope, receive, send)
        found = _TABLE_IN_PATH.match(scope["path"])
        current_table.set(found[1] if found else None)
        try:
            self._check(scope)
        except Refused as refusal:
            return await _reject(scope, receive, self._send_with_headers(scope, send), refusal)
        if scope["type"] == "websocket":
            return await self._app(scope, receive, send)
        # HEAD is answered like GET; uvicorn leaves out the body.
        as_get = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
        return await self._app(as_get, receive, self._send_with_headers(scope, send))

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not self._is_ours(hosts[0], scope):
            raise BadRequest(reason="unknown host")
        if not scope[
            "path"
        ].isprintable():  # `$` in a path pattern also matches before a line break
            raise BadRequest(reason="path")
        is_safe = scope["type"] == "http" and scope["method"] in _SAFE
        # Browsers always send Origin with websockets and with requests that change something. One
        # without it is not from a browser, so it cannot be a cross-site request forgery.
        origins = headers.getlist("origin")
        if not is_safe and not all(self._is_own_origin(one, hosts[0]) for one in origins):
            raise ForeignOrigin()

    def _is_own_origin(self, origin: str, host: str) -> bool:
        if self._settings.public_url is not None:
            return origin == self._settings.public_url.rstrip("/")
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

    def _send_with_headers(self, scope: Scope, send: Send) -> Send:
        """Wrap `send`: add the security headers to the response, log it and count it."""
        start = time.perf_counter()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message["headers"])
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                for name, value in _HTTPS_ONLY.items() if self._settings.is_https else ():
                    headers.setdefault(name, value)
                metrics.requests.labels(str(message["status"])[0]).inc()
                milliseconds = round((time.perf_counter() - start) * 1000, 1)
                # The path only: query strings and cookies may be private.
                log.info(
                    "%s %s", scope["method"], scope["path"],
                    extra={"status": message["status"], "milliseconds": milliseconds},
                )  # fmt: skip
            await send(message)

        return send_with_headers


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


async def _reject(scope: Scope, receive: Receive, send: Send, refusal: Refused) -> None:
    log.warning("rejected: %s", refusal.code)
    if scope["type"] == "websocket":
        await receive()
        return await send({"type": "websocket.close", "code": 1008})  # 403 at the handshake
    status = refusal.status if isinstance(refusal, ForeignOrigin) else 400
    body = msgspec.json.encode(problem(refusal))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
    return None
