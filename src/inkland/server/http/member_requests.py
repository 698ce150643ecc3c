"""What routes about accounts share: who calls, and whether a member has confirmed it."""

from collections.abc import Awaitable, Callable

from fastapi import Request

from inkland.server.http.requests import client_network, current_account, runtime_of
from inkland.server.members import confirmation, guests, user_agents
from inkland.server.members.login import AuthContext, Caller
from inkland.table.storage.records import Account


def auth_of(request: Request) -> AuthContext:
    """Return what the use cases of members need."""
    runtime = runtime_of(request)
    return AuthContext(runtime.context, runtime.settings, request.app.state.passwords)


def caller_of(request: Request) -> Caller:
    """Return where a request comes from."""
    settings = runtime_of(request).settings
    return Caller(
        client_network(request),
        user_agents.browser_and_system(request.headers.get("user-agent", "")),
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
