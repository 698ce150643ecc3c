"""Which tokens an operation takes, as its route says."""

from collections.abc import Collection
from typing import Final

from starlette.requests import HTTPConnection

from inkland.protocol.token_resources import Scope
from inkland.server.http.routing import HttpRoute

LIVE_SCOPES: Final = "live_scopes"  # the same in the ASGI scope of a live connection


def scopes_of(connection: HTTPConnection) -> Collection[Scope]:
    """Return the scopes that the operation takes, any one of them; none: it takes no tokens."""
    live: Collection[Scope] | None = connection.scope.get(LIVE_SCOPES)
    if live is not None:
        return live
    route = connection.scope.get("route")
    return route.described.scopes if isinstance(route, HttpRoute) else ()


def is_bearer(header: str) -> bool:
    """Whether an `Authorization` header has a token, well formed or not.

    Other schemes are not ours: a proxy in front may ask for a password.
    """
    return header.partition(" ")[0].lower() == "bearer"
