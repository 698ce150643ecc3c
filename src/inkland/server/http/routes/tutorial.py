"""HTTP for the tutorial: a table of one's own that has begun already."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from inkland.protocol.resources import TableForYou
from inkland.server.http.openapi import operation
from inkland.server.http.parameters import for_you
from inkland.server.http.requests import account_of, runtime_of
from inkland.table.actions import opening

router = APIRouter()


@router.post("/api/tutorial", **operation(401, 409, 429, answer=TableForYou, status=201))
async def learn(request: Request) -> Response:
    """Begin the tutorial: you and a bot, no clock, and always the same cards."""
    account = await account_of(request)
    runtime = runtime_of(request)
    runtime.limits.tables(account.id)
    return for_you(await opening.open_tutorial(runtime.context, account), account, 201)
