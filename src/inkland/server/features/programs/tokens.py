"""Tokens: with one a program acts for a member, within what the member allows it.

A token is shown once and stored as a hash. It is sent as `Authorization: Bearer`, never beside a
cookie, and is good for those operations only that name one of its scopes. None of those manages the
account, so whoever finds a token cannot take the account over.
"""

from typing import Final

from inkland.protocol.token_resources import SCOPES, MadeToken, NewToken, Scope, TokenInfo, Tokens
from inkland.server.context import ServerContext
from inkland.server.errors import (
    NoSuchToken,
    NotMember,
    ScopeNotForBots,
    ScopeOfBots,
    TooManyTokens,
)
from inkland.server.features.accounts.bearer import PREFIX
from inkland.server.features.accounts.hashes import hash_token, new_token
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.programs.token_queries import StoredToken, TokenQueries
from inkland.server.process.security_log import record
from inkland.table.names.checks import checked_title
from inkland.table.storage.records import Account

_BOT_SCOPES: Final[frozenset[Scope]] = frozenset({"read_games", "play_as_bot"})


async def make(
    context: ServerContext, account: Account, session: bytes, request: NewToken
) -> MadeToken:
    """Make a token of a member; it is in this answer only.

    Raises `NotMember`, `TooManyTokens`, or a refusal of a scope that is not for this account.
    """
    if await AccountQueries(context.database).credential_of(account.id) is None:
        raise NotMember()
    scopes = tuple(one for one in SCOPES if one in request.scopes)
    if account.is_bot and not _BOT_SCOPES.issuperset(scopes):
        raise ScopeNotForBots()
    if not account.is_bot and "play_as_bot" in scopes:
        raise ScopeOfBots()
    label = checked_title(request.label)
    token = PREFIX + new_token()
    hash = hash_token(token)
    made_at = await TokenQueries(context.database).add(account.id, hash, label, scopes, session)
    if made_at is None:
        raise TooManyTokens()
    stored = StoredToken(hash, label, scopes, made_at)
    record("token made", account=account.id, token=stored.id)
    return MadeToken(token, token_info(stored))


async def tokens(context: ServerContext, account: Account) -> Tokens:
    """Return the tokens of the account."""
    found = await TokenQueries(context.database).tokens(account.id)
    return Tokens(tuple(map(token_info, found)), account.is_bot)


async def revoke(context: ServerContext, account: Account, id: str) -> bytes:
    """Delete a token of the account; return its hash, so that what it has opened can be closed."""
    hash = await TokenQueries(context.database).revoke(account.id, id)
    if hash is None:
        raise NoSuchToken()
    record("token revoked", account=account.id, token=id)
    return hash


def token_info(token: StoredToken) -> TokenInfo:
    """Return a token as the resource that its owner receives, without what it is."""
    seen_at = None if token.seen_at is None else token.seen_at.isoformat()
    return TokenInfo(token.id, token.label, token.scopes, token.created_at.isoformat(), seen_at)
