"""Requests that make a guest on the way, so that one tap on an invitation takes a seat."""

from fastapi import Request
from starlette.responses import Response

from inkland.protocol.resources import NewGuest
from inkland.server.http.requests import client_network, optional_account, runtime_of
from inkland.server.members import guests
from inkland.server.storage.members_port import GUEST_SESSION_LIFETIME
from inkland.table.actions.preconditions import require_open
from inkland.table.errors import WhoAreYou
from inkland.table.ids import TableId
from inkland.table.storage.records import Account


class Entrance:
    """The account of a request; if it was made on the way, also the token of its session."""

    def __init__(self, account: Account, token: str | None = None) -> None:
        self.account = account
        self._token = token

    def let_in(self, request: Request, response: Response) -> Response:
        """Set the cookie of an account that was made on the way."""
        if self._token is not None:
            settings = runtime_of(request).settings
            guests.set_cookie(
                response, settings, settings.cookie, self._token, GUEST_SESSION_LIFETIME
            )
        return response


async def account_or_new_guest(
    request: Request, table: TableId, name: str | None, colour: str | None = None
) -> Entrance:
    """Return the account of the request, or make a guest with this name.

    Raises `WhoAreYou` without account and name. Nobody becomes a guest for a table that is not open
    any more.
    """
    runtime = runtime_of(request)
    account = await optional_account(request)
    if account is not None:
        runtime.limits.check_write(account.id)
        return Entrance(account)
    if name is None:
        raise WhoAreYou()
    require_open(await runtime.context.load_table(table))
    network = client_network(request)
    runtime.limits.check_guest(network)
    with runtime.limits.name_attempt(network):
        return Entrance(*await guests.add_guest(runtime.context, NewGuest(name, colour)))
