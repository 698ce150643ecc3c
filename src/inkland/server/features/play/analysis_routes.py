"""HTTP for analyses: request one, and read it."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from inkland.protocol.analysis_resources import Analysis, AnalysisComing
from inkland.server.features.accounts.callers import optional_account, reading
from inkland.server.http.documents import document_response
from inkland.server.http.openapi import describe_document, describe_route, json_content
from inkland.server.http.parameters import TablePath
from inkland.server.http.requests import (
    client_network,
    context_of,
    json_response,
    request_context_of,
)
from inkland.table.review import analyses, documents

router = APIRouter()
_found: Final[dict[str, Any]] = describe_document(answer=Analysis)
_found["responses"][202] = {"description": "Being judged", "content": json_content(AnalysisComing)}


@router.post(
    "/api/tables/{table}/analysis",
    **describe_route(404, 409, 429, answer=AnalysisComing, status=202),
)
async def ask(request: Request, table: TablePath) -> Response:
    """Have a finished game judged; if that is done already, this changes nothing."""
    shared, account = request_context_of(request), await optional_account(request)
    shared.limits.check_analysis(client_network(request))
    await analyses.request_analysis(shared.context, table, account)
    return json_response(AnalysisComing(), 202)


@router.get("/api/tables/{table}/analysis", **_found)
async def analysis(
    request: Request,
    table: TablePath,
    seat: Annotated[int, Query(ge=0, le=99, description="The seat whose moves are listed")] = 0,
) -> Response:
    """A judged game: all seats, and the moves of one of them."""
    async with reading(request) as account:
        found = await documents.analysis(context_of(request), table, seat, account)
    if found is None:
        return json_response(AnalysisComing(), 202)
    return document_response(request, found)
