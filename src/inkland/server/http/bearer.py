"""Requests with a token: each operation says which scopes it takes, and none is the default."""

from collections.abc import Collection
from typing import Final

from fastapi import Request
from starlette.requests import HTTPConnection

from inkland.protocol.token_resources import Scope
from inkland.server.errors import NotForBots
from inkland.server.http.openapi import SCOPES_FIELD
from inkland.server.members import tokens
from inkland.server.runtime import Runtime
from inkland.server.storage.members_port import session_id
from inkland.server.storage.tokens_port import TokenHolder
from inkland.table.storage.records import Account

LIVE_SCOPES: Final = "live_scopes"  # in the ASGI scope of a live connection
# What a bot account may change besides what takes `play_as_bot`: itself.
_OWN_PATHS: Final = (
    "/api/me", "/api/sessions", "/api/passkeys", "/api/device", "/api/mail", "/api/passwords",
)  # fmt: skip


def scopes_of(connection: HTTPConnection) -> Collection[Scope]:
    """Return the scopes that the operation takes, any one of them; none: it takes no tokens."""
    live: Collection[Scope] | None = connection.scope.get(LIVE_SCOPES)
    if live is not None:
        return live
    extra = getattr(connection.scope.get("route"), "openapi_extra", None) or {}
    scopes: Collection[Scope] = extra.get(SCOPES_FIELD, ())
    return scopes


async def token_holder(connection: HTTPConnection) -> tuple[TokenHolder, bytes] | None:
    """Return who holds the token that a request comes with, and its hash; None without one.

    Counts a request of the token. Raises a refusal if the operation does not take it.
    """
    token = tokens.token_in_header(connection)
    if token is None:
        return None
    runtime: Runtime = connection.app.state.runtime
    holder = await tokens.authorize(runtime.context, token, scopes_of(connection))
    runtime.limits.check_token(session_id(token))
    return holder, token


async def check_token(request: Request) -> None:
    """Check the token of a request before anything else is done for it, whoever may call."""
    found = await token_holder(request)
    if found is not None:
        request.state.token_holder = found[0]


def check_bot(request: HTTPConnection, account: Account) -> None:
    """Raise `NotForBots` if a bot account would change what only people may."""
    if not account.is_bot or request.scope["method"] in ("GET", "HEAD"):
        return
    if "play_as_bot" not in scopes_of(request) and not request.url.path.startswith(_OWN_PATHS):
        raise NotForBots()
