"""Who calls: the account of a request, and whether a member has confirmed it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from inkland.protocol.resources import NewGuest
from inkland.server.errors import NotForBots
from inkland.server.features.accounts import confirmation, guests, hashes
from inkland.server.features.accounts.bearer import check_bot
from inkland.server.features.accounts.login import AuthContext, Caller
from inkland.server.features.accounts.records import GUEST_SESSION_LIFETIME
from inkland.server.http.documents import turn_to_read
from inkland.server.http.requests import client_network, read_body, request_context_of
from inkland.table.actions.preconditions import require_open
from inkland.table.errors import WhoAreYou
from inkland.table.ids import TableId
from inkland.table.storage.records import Account

T = TypeVar("T")

_READING: Final = ("GET", "HEAD")


async def optional_account(request: Request) -> Account | None:
    """Return the account of the session cookie or token, if there is a valid one.

    A suspended account is answered like a stranger.
    """
    shared = request_context_of(request)
    account = await guests.optional_account(shared.context, shared.settings, request)
    if account is not None:
        check_bot(request, account)
    return account


async def account_or_newcomer(request: Request) -> Account | None:
    """Return the account; None for a stranger, who may come in by a name in the body.

    Raises `Suspended`: who is suspended makes no guest, and no request under another name.
    """
    account = await optional_account(request)
    if account is None:
        await check_not_suspended(request)
    else:
        request.state.check_again = partial(_check_again, request, guests.require_account, account)
    return account


async def check_not_suspended(request: Request) -> None:
    """Raise `Suspended` if the session cookie is that of a suspended account."""
    shared = request_context_of(request)
    await guests.check_not_suspended(shared.context, shared.settings, request)


async def current_account(request: Request) -> Account:
    """Return the account, and count a request that changes something.

    Raises `WhoAreYou` without a valid session, `Suspended`, `TooManyRequests` beyond the limit.
    """
    return await _required_account(request, guests.require_account)


async def account_even_if_suspended(request: Request) -> Account:
    """Do the same for the few requests that a suspended person may make."""
    return await _required_account(request, guests.require_even_if_suspended)


async def _required_account(request: Request, require: guests.RequireAccount) -> Account:
    shared = request_context_of(request)
    account = await require(shared.context, shared.settings, request)
    check_bot(request, account)
    if request.method not in _READING:
        shared.limits.check_write(account.id)
    request.state.check_again = partial(_check_again, request, require, account)
    return account


async def _check_again(request: Request, require: guests.RequireAccount, before: Account) -> None:
    shared = request_context_of(request)
    after = await require(shared.context, shared.settings, request)
    if after.is_bot != before.is_bot:
        raise NotForBots()


@asynccontextmanager
async def reading(request: Request) -> AsyncIterator[Account | None]:
    """Wait for a turn to read a finished game; yields the account of the session cookie, if any."""
    async with turn_to_read(request):
        yield await optional_account(request)


def auth_of(request: Request) -> AuthContext:
    """Return what the use cases of members need."""
    shared = request_context_of(request)
    return AuthContext(shared.context, shared.settings, request.app.state.passwords)


def caller_of(request: Request) -> Caller:
    """Return where a request comes from."""
    settings = request_context_of(request).settings
    return Caller(
        client_network(request),
        hashes.browser_and_system(request.headers.get("user-agent", "")),
        guests.token_hash_from_cookie(request, settings.cookie),
        guests.token_hash_from_cookie(request, settings.device_cookie),
        f"http://{request.headers.get('host', '')}",
    )


async def confirmed_account(
    request: Request, find: Callable[[Request], Awaitable[Account]] = current_account
) -> Account:
    """Return the account; raises `ConfirmationNeeded` if a member has to confirm first."""
    account = await find(request)
    await confirmation.check_confirmed(auth_of(request), account, caller_of(request))
    return account


async def confirmed_body(request: Request, kind: type[T]) -> tuple[Account, T]:
    """Return the account, confirmed, and the body of its request.

    The confirmation must last until the body is there, which may take seconds.
    """
    account = await confirmed_account(request)
    body = await read_body(request, kind)
    await confirmation.check_confirmed(auth_of(request), account, caller_of(request))
    return account, body


class Entrance:
    """The account of a request; if it was made on the way, also the token of its session."""

    def __init__(self, account: Account, token: str | None = None) -> None:
        self.account = account
        self._token = token

    def let_in(self, request: Request, response: Response) -> Response:
        """Set the cookie of an account that was made on the way."""
        if self._token is not None:
            settings = request_context_of(request).settings
            guests.set_cookie(
                response, settings, settings.cookie, self._token, GUEST_SESSION_LIFETIME
            )
        return response


async def known_newcomer(request: Request) -> Account | None:
    """Return the account and count its request; None for a stranger. Before the body is read.

    Raises `Suspended`, `TooManyRequests` beyond the limit.
    """
    account = await account_or_newcomer(request)
    if account is not None:
        request_context_of(request).limits.check_write(account.id)
    return account


async def account_or_new_guest(
    request: Request,
    account: Account | None,
    table: TableId,
    name: str | None,
    colour: str | None = None,
) -> Entrance:
    """Return the account, or make a guest with this name.

    Raises `WhoAreYou` without account and name. Nobody becomes a guest for a table that is not open
    any more.
    """
    if account is not None:
        return Entrance(account)
    if name is None:
        raise WhoAreYou()
    shared = request_context_of(request)
    require_open(await shared.context.load_table(table))
    network = client_network(request)
    shared.limits.check_guest(network)
    with shared.limits.name_attempt(network):
        return Entrance(*await guests.add_guest(shared.context, NewGuest(name, colour)))
