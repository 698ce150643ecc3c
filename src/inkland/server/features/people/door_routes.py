"""HTTP for the ways to a table: codes, knocks at private tables, and the QR code of its address."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from inkland.protocol.resources import HoldSeat
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
from inkland.server.http.openapi import describe_route
from inkland.server.http.parameters import TablePath, describe_table, table_response
from inkland.server.http.qr_codes import qr_response
from inkland.server.http.requests import (
    client_network,
    context_of,
    json_response,
    read_body,
    request_context_of,
)
from inkland.table.actions import joining
from inkland.table.ids import ID_PATTERN
from inkland.table.routes.tables import HOSTS

KnockKey = Annotated[str, Path(pattern=ID_PATTERN, description="The id of a knock")]

router = APIRouter()


@router.post("/api/tables/{table}/hold", **describe_table(401, 404, 409, 429, body=HoldSeat))
async def hold(request: Request, table: TablePath) -> Response:
    """Have a free seat kept for a minute while you choose a name; once at each table.

    Without an account you become a guest. The host can give the seat away, and start the game.
    """
    known = await known_newcomer(request)
    body = await read_body(request, HoldSeat)
    entrance = await account_or_new_guest(request, known, table, body.name)
    held = await joining.hold_seat(context_of(request), table, entrance.account)
    return entrance.let_in(request, table_response(held, entrance.account))


@router.get("/api/tables/{table}/qr.svg", **describe_route(text="image/svg+xml"))
async def qr_code(request: Request, table: TablePath) -> Response:
    """The address of a table as a QR code, black on white with its quiet zone.

    It is made from the id alone, so it tells nobody whether there is such a table.
    """
    return await qr_response(request, f"/t/{table}")


@router.post("/api/knocks", **describe_route(401, 409, 429, body=NewKnock, answer=KnockState))
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


@router.get("/api/knocks/{knock}", **describe_route(404, answer=KnockState))
async def knock_state(request: Request, knock: KnockKey) -> Response:
    """The table whose host has let you in; none while nobody has answered."""
    found = await knocking.reply(context_of(request), KnockId(knock))
    return json_response(KnockState(knock, found.table))


@router.get("/api/tables/{table}/knocks", **describe_route(401, 404, answer=Knocks, scopes=HOSTS))
async def knocks(request: Request, table: TablePath) -> Response:
    """As the host, see who knocks."""
    account = await current_account(request)
    return _knocks(await knocking.pending(context_of(request), table, account))


@router.put(
    "/api/tables/{table}/knocks/{knock}",
    **describe_route(401, 404, body=KnockAnswer, answer=Knocks, scopes=HOSTS),
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
