"""HTTP for deals: results on the same cards, and their maps."""

from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from inkland.protocol.translation import OPTIONS
from inkland.server.features.accounts.callers import current_account, reading
from inkland.server.features.deals import results
from inkland.server.features.deals.resources import (
    DealInfo,
    DealPar,
    ResultMap,
)
from inkland.server.features.deals.results import deal_result, deal_standing
from inkland.server.http.requests import (
    context_of,
    json_response,
)
from inkland.table.actions import visibility
from inkland.table.ids import ID_PATTERN, KEY_LENGTH, TableId
from inkland.table.routes.path_parameters import DealPath, TablePath
from inkland.table.routes.route import Routes
from inkland.table.storage import records
from inkland.table.storage.records import Account

_KEY: Final = f"^[0-9a-f]{{{KEY_LENGTH}}}$"

ResultPath = Annotated[str, Meta(pattern=_KEY, description="The id of a result")]
ResultQuery = Annotated[str, Meta(pattern=_KEY, description="The id of a result on the same deal")]
TableQuery = Annotated[
    str, Meta(pattern=ID_PATTERN, description="A table whose results are marked")
]

ROUTES: Final = Routes(caller="request")


@ROUTES.add("GET", "/api/deals/{code}", 404, 409, answer=DealInfo)
async def deal(request: Request, code: DealPath, at: TableQuery | None = None) -> Response:
    """A deal that can be played again, and what people made of it."""
    context, asked_at = context_of(request), None if at is None else TableId(at)
    async with reading(request) as account:
        found = await results.deal_summary(context, code, account, asked_at)
    day, dealt_at = await context.day_of(found.deal.code), found.deal.dealt_at
    return json_response(
        DealInfo(
            found.deal.code,
            OPTIONS.to_plain(found.deal.options),
            found.deal.commitment,
            "" if await visibility.is_deal_private(context, dealt_at) else dealt_at,
            tuple(deal_result(result, account, at) for result in found.results),
            tuple(deal_standing(standing, found.star_counts) for standing in found.standings),
            found.edicts,
            None if day is None else day.isoformat(),
            found.is_seen,
            await visibility.seal_of(context, found.deal.code) is None,
            tuple(DealPar(*par) for par in found.pars),
        )
    )


@ROUTES.add("GET", "/api/deals/{code}/results/{result}", 404, 409, answer=ResultMap)
async def result_map(request: Request, code: DealPath, result: ResultPath) -> Response:
    """The last map of a result."""
    async with reading(request) as account:
        found = await results.result_map(context_of(request), code, result, account)
    return json_response(_map(*found, account))


@ROUTES.add("GET", "/api/tables/{table}/ghost", 401, 404, 409, answer=ResultMap)
async def ghost(request: Request, table: TablePath, of: ResultQuery) -> Response:
    """Another map on the deal that you play, as far as you have come yourself."""
    account = await current_account(request)
    found = await results.ghost(context_of(request), table, account, of)
    return json_response(_map(*found, account))


# --- What the routes share


def _map(
    result: records.RankedResult, drawn: results.DrawnMap, account: Account | None
) -> ResultMap:
    shown = deal_result(result, account)
    return ResultMap(shown, drawn.seat, drawn.edicts, drawn.map_sheet, drawn.turn, drawn.card)
