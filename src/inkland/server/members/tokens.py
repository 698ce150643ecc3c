"""Tokens: with one a program acts for a member, within what the member allows it.

A token is shown once and stored as a hash. It is sent as `Authorization: Bearer`, never beside a
cookie, and is good for those operations only that name one of its scopes. None of those manages the
account, so whoever finds a token cannot take the account over.
"""

import re
from collections.abc import Collection
from typing import Final

from starlette.requests import HTTPConnection

from inkland.protocol.token_resources import SCOPES, MadeToken, NewToken, Scope, TokenInfo, Tokens
from inkland.server.context import ServerContext
from inkland.server.errors import (
    NoSuchToken,
    NotMember,
    ScopeNotForBots,
    ScopeOfBots,
    TokenLacksScope,
    TokenNotAllowed,
    TooManyTokens,
)
from inkland.server.members.hashes import hash_token, new_token
from inkland.server.security_log import record
from inkland.server.storage.tokens_port import StoredToken, TokenHolder
from inkland.table.errors import WhoAreYou
from inkland.table.names.checks import checked_title
from inkland.table.storage.records import Account

PREFIX: Final = "inkland_"  # so that a scanner of public files knows a token that was published
_TOKEN: Final = re.compile(f"{PREFIX}[A-Za-z0-9_-]{{43}}")
_BOT_SCOPES: Final[frozenset[Scope]] = frozenset({"read_games", "play_as_bot"})


def is_bearer(header: str) -> bool:
    """Whether an `Authorization` header has a token, well formed or not.

    Other schemes are not ours: a proxy in front may ask for a password.
    """
    return header.partition(" ")[0].lower() == "bearer"


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
    holder = await context.storage.tokens().holder(token)
    if holder is None:
        raise WhoAreYou()
    if not needed:
        raise TokenNotAllowed()
    if holder.scopes.isdisjoint(needed):
        raise TokenLacksScope(scopes=", ".join(one for one in SCOPES if one in needed))
    return holder


# --- One's own tokens


async def make(
    context: ServerContext, account: Account, session: bytes, request: NewToken
) -> MadeToken:
    """Make a token of a member; it is in this answer only.

    Raises `NotMember`, `TooManyTokens`, or a refusal of a scope that is not for this account.
    """
    if await context.storage.members().credential_of(account.id) is None:
        raise NotMember()
    scopes = tuple(one for one in SCOPES if one in request.scopes)
    if account.is_bot and not _BOT_SCOPES.issuperset(scopes):
        raise ScopeNotForBots()
    if not account.is_bot and "play_as_bot" in scopes:
        raise ScopeOfBots()
    label = checked_title(request.label)
    token = PREFIX + new_token()
    hash = hash_token(token)
    made_at = await context.storage.tokens().add(account.id, hash, label, scopes, session)
    if made_at is None:
        raise TooManyTokens()
    stored = StoredToken(hash, label, scopes, made_at)
    record("token made", account=account.id, token=stored.id)
    return MadeToken(token, token_info(stored))


async def tokens(context: ServerContext, account: Account) -> Tokens:
    """Return the tokens of the account."""
    found = await context.storage.tokens().tokens(account.id)
    return Tokens(tuple(map(token_info, found)), account.is_bot)


async def revoke(context: ServerContext, account: Account, id: str) -> bytes:
    """Delete a token of the account; return its hash, so that what it has opened can be closed."""
    hash = await context.storage.tokens().revoke(account.id, id)
    if hash is None:
        raise NoSuchToken()
    record("token revoked", account=account.id, token=id)
    return hash


def token_info(token: StoredToken) -> TokenInfo:
    """Return a token as the resource that its owner receives, without what it is."""
    seen_at = None if token.seen_at is None else token.seen_at.isoformat()
    return TokenInfo(token.id, token.label, token.scopes, token.created_at.isoformat(), seen_at)
