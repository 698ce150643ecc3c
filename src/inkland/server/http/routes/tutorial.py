"""HTTP for the tutorial: opens a table whose game has started already."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from inkland.server.http.parameters import describe_table, table_response
from inkland.server.http.requests import client_network, current_account, runtime_of
from inkland.table.actions import opening

router = APIRouter()


@router.post("/api/tutorial", **describe_table(401, 409, 429, status=201))
async def learn(request: Request) -> Response:
    """Begin the tutorial: you and a bot, no clock, and always the same cards."""
    account = await current_account(request)
    runtime, address = runtime_of(request), client_network(request)
    runtime.limits.check_table(account.id, address)
    source = runtime.limits.source_of(address)
    table = await opening.open_tutorial(runtime.context, account, source)
    return table_response(table, account, 201)
