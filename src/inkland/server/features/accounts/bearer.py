"""Requests with a token: each operation says which scopes it takes, and none is the default."""

import re
from collections.abc import Collection
from typing import Final

from starlette.requests import HTTPConnection, Request

from inkland.protocol.token_resources import SCOPES, Scope
from inkland.server.context import ServerContext
from inkland.server.errors import NotForBots, TokenLacksScope, TokenNotAllowed
from inkland.server.features.accounts.hashes import hash_token
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import TokenHolder, session_id
from inkland.server.http.scopes import is_bearer, scopes_of
from inkland.server.request_context import RequestContext
from inkland.table.errors import WhoAreYou
from inkland.table.storage.records import Account

PREFIX: Final = "inkland_"  # so that a scanner of public files knows a token that was published
_TOKEN: Final = re.compile(f"{PREFIX}[A-Za-z0-9_-]{{43}}")
# What a bot account may change besides what takes `play_as_bot`: itself.
_OWN_PATHS: Final = (
    "/api/me", "/api/sessions", "/api/passkeys", "/api/device", "/api/mail", "/api/passwords",
)  # fmt: skip


def token_in_header(connection: HTTPConnection) -> bytes | None:
    """Return the hash of the token that a request comes with; None if it has none.

    Raises `WhoAreYou` if it is malformed, or one of several.
    """
    sent = [one for one in connection.headers.getlist("authorization") if is_bearer(one)]
    if not sent:
        return None
    token = sent[0].partition(" ")[2].strip()
    if len(sent) > 1 or _TOKEN.fullmatch(token) is None:
        raise WhoAreYou()
    return hash_token(token)


async def authorize(context: ServerContext, token: bytes, needed: Collection[Scope]) -> TokenHolder:
    """Return the holder of a token, for an operation that takes one of the needed scopes.

    Raises `WhoAreYou` for an unknown token, `TokenNotAllowed` if the operation takes no tokens, and
    `TokenLacksScope` if this one has none of the scopes.
    """
    holder = await AccountQueries(context.database).token_holder(token)
    if holder is None:
        raise WhoAreYou()
    if not needed:
        raise TokenNotAllowed()
    if holder.scopes.isdisjoint(needed):
        raise TokenLacksScope(scopes=", ".join(one for one in SCOPES if one in needed))
    return holder


async def token_holder(connection: HTTPConnection) -> tuple[TokenHolder, bytes] | None:
    """Return who holds the token that a request comes with, and its hash; None without one.

    Counts a request of the token. Raises a refusal if the operation does not take it.
    """
    token = token_in_header(connection)
    if token is None:
        return None
    shared: RequestContext = connection.app.state.request_context
    holder = await authorize(shared.context, token, scopes_of(connection))
    shared.limits.check_token(session_id(token))
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
