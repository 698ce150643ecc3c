"""Guests: who comes by gives a name, and a cookie remembers it."""

import re
import secrets
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from inkland.protocol.resources import NewGuest
from inkland.server.errors import WhoAreYou
from inkland.server.hall import Hall
from inkland.server.names import checked_name
from inkland.server.record.port import Account, AccountId
from inkland.server.settings import Settings
from inkland.server.tables import new_id

_YEAR: Final = 365 * 24 * 3600
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


async def enter(hall: Hall, wish: NewGuest) -> tuple[Account, str]:
    """A new guest, and the token of the session: 256 random bits, of which only a hash is kept."""
    account = Account(AccountId(new_id()), checked_name(wish.name), wish.colour)
    token = secrets.token_urlsafe(32)
    await hall.record.add_guest(account, _hash(token))
    return account, token


async def rename(hall: Hall, account: Account, wish: NewGuest) -> Account:
    """The guest with another name or colour; at tables already joined the old one stays."""
    renamed = account._replace(name=checked_name(wish.name), colour=wish.colour)
    await hall.record.rename(renamed)
    return renamed


async def known(hall: Hall, settings: Settings, connection: HTTPConnection) -> Account | None:
    """Whoever has sent a session cookie of ours."""
    token = connection.cookies.get(settings.cookie, "")
    if not _TOKEN.fullmatch(token):
        return None
    return await hall.record.account_of(_hash(token))


async def required(hall: Hall, settings: Settings, connection: HTTPConnection) -> Account:
    """The same, but refuse a stranger."""
    account = await known(hall, settings, connection)
    if account is None:
        raise WhoAreYou()
    return account


def remember(response: Response, settings: Settings, token: str) -> None:
    """Set the cookie: for this host only, out of reach of scripts, not sent from other sites."""
    response.set_cookie(
        settings.cookie,
        token,
        max_age=_YEAR,
        path="/",
        secure=settings.is_https,
        httponly=True,
        samesite="lax",
    )


def _hash(token: str) -> bytes:
    return sha256(token.encode()).digest()
