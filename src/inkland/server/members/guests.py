"""Guests and their session cookies: an account needs only a name and a colour."""

import re
import secrets
from datetime import timedelta
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from inkland.protocol.resources import Guest, NewGuest
from inkland.server.context import ServerContext
from inkland.server.security_log import current_client
from inkland.server.settings import Settings
from inkland.table.errors import WhoAreYou
from inkland.table.ids import AccountId, new_id
from inkland.table.names.checks import available_name
from inkland.table.storage.records import Account

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
    name = await available_name(context.storage.names(), request.name, account.id)
    renamed = account._replace(name=name, colour=request.colour)
    await context.storage.rename(renamed)
    return renamed


async def guest_resource(context: ServerContext, account: Account) -> Guest:
    """Return the account as the resource that its owner receives."""
    credential = await context.storage.members().credential_of(account.id)
    return Guest(account.name, account.colour, None if credential is None else credential.login)


async def optional_account(
    context: ServerContext, settings: Settings, connection: HTTPConnection
) -> Account | None:
    """Return the account of the session cookie, if there is a valid one."""
    found = await account_and_session(context, settings, connection)
    return None if found is None else found[0]


async def account_and_session(
    context: ServerContext, settings: Settings, connection: HTTPConnection
) -> tuple[Account, bytes] | None:
    """Return the account and the hash of its session token, if the cookie is valid."""
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
    """Return the account of the session cookie; raises `WhoAreYou` without a valid one."""
    account = await optional_account(context, settings, connection)
    if account is None:
        raise WhoAreYou()
    return account


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


def new_token() -> str:
    """Return 256 random bits. They are enough to log in, so only their hash is stored."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> bytes:
    """Return the hash by which a token is stored."""
    return sha256(token.encode()).digest()
