"""Guests and their session cookies: an account needs only a name and a colour."""

import re
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Final

from msgspec import UNSET
from starlette.requests import HTTPConnection
from starlette.responses import Response

from inkland.protocol.resources import Guest, NewGuest
from inkland.server.configuration.settings import Settings
from inkland.server.context import ServerContext
from inkland.server.errors import Suspended
from inkland.server.features.accounts.bearer import token_in_header
from inkland.server.features.accounts.hashes import hash_token, new_token
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.process.security_log import current_client
from inkland.table.errors import WhoAreYou
from inkland.table.ids import AccountId, new_id
from inkland.table.names.checks import available_bot_name, available_name
from inkland.table.storage.records import Account

RequireAccount = Callable[[ServerContext, Settings, HTTPConnection], Awaitable[Account]]

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


async def add_guest(context: ServerContext, request: NewGuest) -> tuple[Account, str]:
    """Create a guest; return the account and its session token, of which only a hash is stored."""
    name = await available_name(context.storage.names(), request.name, None)
    account = Account(AccountId(new_id()), name, request.colour)
    token = new_token()
    await context.storage.add_guest(account, hash_token(token))
    return account, token


async def rename(context: ServerContext, account: Account, request: NewGuest) -> Account:
    """Change name and colour of an account; at tables already joined the old ones stay."""
    available = available_bot_name if account.is_bot else available_name
    name = await available(context.storage.names(), request.name, account.id)
    renamed = account._replace(name=name, colour=request.colour)
    await context.storage.rename(renamed)
    return renamed


async def guest_resource(context: ServerContext, account: Account) -> Guest:
    """Return the account as the resource that its owner receives."""
    credential = await AccountQueries(context.database).credential_of(account.id)
    is_moderator, unread = await AccountQueries(context.database).standing(account.id)
    return Guest(
        account.name,
        account.colour,
        None if credential is None else credential.login,
        is_moderator or UNSET,
        unread or UNSET,
    )


async def optional_account(
    context: ServerContext, settings: Settings, connection: HTTPConnection
) -> Account | None:
    """Return the account of the session cookie, if there is a valid one."""
    found = await account_and_session(context, settings, connection)
    return None if found is None else found[0]


async def account_and_session(
    context: ServerContext, settings: Settings, connection: HTTPConnection
) -> tuple[Account, bytes] | None:
    """Return the account and the hash of its session token, if the cookie is valid.

    Also those of a token; `check_token` has looked it up for the first who asks.
    """
    token = token_in_header(connection)
    if token is not None:
        holder = getattr(connection.state, "token_holder", None)
        connection.state.token_holder = None
        holder = holder or await AccountQueries(context.database).token_holder(token)
        note_account(None if holder is None else holder.account)
        return None if holder is None else (holder.account, token)
    session = token_hash_from_cookie(connection, settings.cookie)
    account = None if session is None else await context.storage.account_of(session)
    note_account(account)
    return None if account is None or session is None else (account, session)


def note_account(account: Account | None) -> None:
    """Note for the security log whose request this is."""
    client = current_client.get()
    if account is not None and client is not None:
        client.account = account.id


def token_hash_from_cookie(connection: HTTPConnection, cookie: str) -> bytes | None:
    """Return the hash of the token in this cookie; None if it is missing or malformed."""
    token = connection.cookies.get(cookie, "")
    return hash_token(token) if _TOKEN.fullmatch(token) else None


async def require_account(
    context: ServerContext, settings: Settings, connection: HTTPConnection
) -> Account:
    """Return the account of the session cookie; raises `WhoAreYou` without a valid one.

    Raises `Suspended` if it would be valid without a suspension.
    """
    account = await optional_account(context, settings, connection)
    if account is None:
        await check_not_suspended(context, settings, connection)
        raise WhoAreYou()
    return account


async def require_even_if_suspended(
    context: ServerContext, settings: Settings, connection: HTTPConnection
) -> Account:
    """Return the account of the session cookie, suspended or not; raises `WhoAreYou`."""
    account = await optional_account(context, settings, connection)
    account = account or await _suspended_account(context, settings, connection)
    if account is None:
        raise WhoAreYou()
    note_account(account)
    return account


async def check_not_suspended(
    context: ServerContext, settings: Settings, connection: HTTPConnection
) -> None:
    """Raise `Suspended` if the session cookie is that of a suspended account."""
    if await _suspended_account(context, settings, connection) is not None:
        raise Suspended()


async def _suspended_account(
    context: ServerContext, settings: Settings, connection: HTTPConnection
) -> Account | None:
    session = token_hash_from_cookie(connection, settings.cookie)
    return (
        None
        if session is None
        else await AccountQueries(context.database).suspended_account(session)
    )


def set_cookie(
    response: Response, settings: Settings, cookie: str, token: str, lasts: timedelta
) -> None:
    """Set a cookie: for this host only, out of reach of scripts, not sent from other sites."""
    response.set_cookie(
        cookie,
        token,
        max_age=int(lasts.total_seconds()),
        path="/",
        secure=settings.is_https,
        httponly=True,
        samesite="lax",
    )


def clear_cookies(response: Response, settings: Settings, *cookies: str) -> None:
    """Delete cookies."""
    for cookie in cookies:
        response.delete_cookie(
            cookie, path="/", secure=settings.is_https, httponly=True, samesite="lax"
        )
