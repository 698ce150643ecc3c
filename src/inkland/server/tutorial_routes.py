"""HTTP for the tutorial: a table of one's own that has begun already."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from inkland.protocol.resources import TableForYou
from inkland.server import seating, tables, telling
from inkland.server.exchange import account_of, answer, house_of
from inkland.server.openapi import operation

router = APIRouter()


@router.post("/api/tutorial", **operation(401, 409, 429, answer=TableForYou, status=201))
async def learn(request: Request) -> Response:
    """Begin the tutorial: you and a bot, no clock, and always the same cards."""
    account = await account_of(request)
    house = house_of(request)
    house.limits.tables(account.id)
    table = await tables.open_tutorial(house.hall, account)
    you = seating.seat_of(table, account.id)
    return answer(TableForYou(telling.table_info(table, is_seated=True), you, is_host=True), 201)
