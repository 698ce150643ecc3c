"""HTTP for analyses: request one, and read it."""

from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from inkland.protocol.analysis_resources import Analysis, AnalysisComing
from inkland.server.features.accounts.callers import optional_account, reading
from inkland.server.http.documents import document_response
from inkland.server.http.requests import (
    client_network,
    context_of,
    json_response,
    request_context_of,
)
from inkland.table.review import analyses, documents
from inkland.table.routes.path_parameters import TablePath
from inkland.table.routes.route import Routes

ROUTES: Final = Routes(caller="request")


@ROUTES.add(
    "POST", "/api/tables/{table}/analysis", 404, 409, 429, answer=AnalysisComing, status=202
)
async def ask(request: Request, table: TablePath) -> Response:
    """Have a finished game judged; if that is done already, this changes nothing."""
    shared, account = request_context_of(request), await optional_account(request)
    shared.limits.check_analysis(client_network(request))
    await analyses.request_analysis(shared.context, table, account)
    return json_response(AnalysisComing(), 202)


@ROUTES.add(
    "GET",
    "/api/tables/{table}/analysis",
    404,
    409,
    answer=Analysis,
    is_document=True,
    pending=AnalysisComing,
)
async def analysis(
    request: Request,
    table: TablePath,
    seat: Annotated[int, Meta(ge=0, le=99, description="The seat whose moves are listed")] = 0,
) -> Response:
    """A judged game: all seats, and the moves of one of them."""
    async with reading(request) as account:
        found = await documents.analysis(context_of(request), table, seat, account)
    if found is None:
        return json_response(AnalysisComing(), 202)
    return document_response(request, found)
