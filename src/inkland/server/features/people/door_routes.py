"""HTTP for the ways to a table: codes, knocks at private tables, and the QR code of its address."""

from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from inkland.protocol.resources import HoldSeat, TableForYou
from inkland.server.features.accounts.callers import (
    account_or_new_guest,
    account_or_newcomer,
    current_account,
    known_newcomer,
)
from inkland.server.features.people import knocking
from inkland.server.features.people.knock_queries import Knock, KnockId
from inkland.server.features.people.resources import (
    KnockAnswer,
    KnockInfo,
    Knocks,
    KnockState,
    NewKnock,
)
from inkland.server.http.qr_codes import qr_response
from inkland.server.http.requests import (
    client_network,
    context_of,
    json_response,
    read_body,
    request_context_of,
    table_response,
)
from inkland.table.actions import joining
from inkland.table.ids import ID_PATTERN
from inkland.table.routes.path_parameters import TablePath
from inkland.table.routes.route import Routes
from inkland.table.routes.tables import HOSTS

KnockKey = Annotated[str, Meta(pattern=ID_PATTERN, description="The id of a knock")]

ROUTES: Final = Routes(caller="request")


@ROUTES.add(
    "POST", "/api/tables/{table}/hold", 401, 404, 409, 429, body=HoldSeat, answer=TableForYou
)
async def hold(request: Request, table: TablePath) -> Response:
    """Have a free seat kept for a minute while you choose a name; once at each table.

    Without an account you become a guest. The host can give the seat away, and start the game.
    """
    known = await known_newcomer(request)
    body = await read_body(request, HoldSeat)
    entrance = await account_or_new_guest(request, known, table, body.name)
    held = await joining.hold_seat(context_of(request), table, entrance.account)
    return entrance.let_in(request, table_response(held, entrance.account))


@ROUTES.add("GET", "/api/tables/{table}/qr.svg", text="image/svg+xml")
async def qr_code(request: Request, table: TablePath) -> Response:
    """The address of a table as a QR code, black on white with its quiet zone.

    It is made from the id alone, so it tells nobody whether there is such a table.
    """
    return await qr_response(request, f"/t/{table}")


@ROUTES.add("POST", "/api/knocks", 401, 409, 429, body=NewKnock, answer=KnockState)
async def knock(request: Request) -> Response:
    """Look a table up by its code, in any of the languages.

    A public table is found at once. A private one is asked: its host can let you in. A code of no
    table is answered as that of a private one.
    """
    shared, account = request_context_of(request), await account_or_newcomer(request)
    body = await read_body(request, NewKnock)
    network = client_network(request)
    shared.limits.check_code(network)
    with shared.limits.name_attempt(network, None if account is None else account.id):
        made, table = await knocking.knock(shared.context, body.code, body.name, account)
    return json_response(KnockState(made, table))


@ROUTES.add("GET", "/api/knocks/{knock}", 404, answer=KnockState)
async def knock_state(request: Request, knock: KnockKey) -> Response:
    """The table whose host has let you in; none while nobody has answered."""
    found = await knocking.reply(context_of(request), KnockId(knock))
    return json_response(KnockState(knock, found.table))


@ROUTES.add("GET", "/api/tables/{table}/knocks", 401, 404, answer=Knocks, scopes=HOSTS)
async def knocks(request: Request, table: TablePath) -> Response:
    """As the host, see who knocks."""
    account = await current_account(request)
    return _knocks(await knocking.pending(context_of(request), table, account))


@ROUTES.add(
    "PUT",
    "/api/tables/{table}/knocks/{knock}",
    401,
    404,
    body=KnockAnswer,
    answer=Knocks,
    scopes=HOSTS,
)
async def answer_knock(request: Request, table: TablePath, knock: KnockKey) -> Response:
    """As the host, answer a knock; who is welcome gets the address of the table."""
    account = await current_account(request)
    body = await read_body(request, KnockAnswer)
    rest = await knocking.answer(
        context_of(request), table, account, KnockId(knock), is_welcome=body.is_welcome
    )
    return _knocks(rest)


def _knocks(waiting: tuple[Knock, ...]) -> Response:
    return json_response(Knocks(tuple(KnockInfo(*one) for one in waiting)))
