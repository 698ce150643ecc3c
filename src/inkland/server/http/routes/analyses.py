"""HTTP for analyses: a finished game as a judge sees it."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from inkland.protocol.analysis_resources import Analysis, AnalysisComing
from inkland.server.http.openapi import content_of, operation
from inkland.server.http.parameters import TableKey
from inkland.server.http.requests import address_of, answer, runtime_of, visitor_of
from inkland.table.ids import TableId
from inkland.table.review import analyses

router: APIRouter = APIRouter()  # told, since the document knows the application
_found: Final[dict[str, Any]] = operation(404, 409, answer=Analysis)
_found["responses"][202] = {"description": "Being judged", "content": content_of(AnalysisComing)}


@router.post(
    "/api/tables/{table}/analysis", **operation(404, 409, 429, answer=AnalysisComing, status=202)
)
async def ask(request: Request, table: TableKey) -> Response:
    """Have a finished game judged; once it was, this changes nothing."""
    runtime, account = runtime_of(request), await visitor_of(request)
    runtime.limits.judgements(address_of(request))
    await analyses.request_analysis(runtime.context, TableId(table), account)
    return answer(AnalysisComing(), 202)


@router.get("/api/tables/{table}/analysis", **_found)
async def analysis(
    request: Request,
    table: TableKey,
    seat: Annotated[int, Query(ge=0, le=99, description="Whose moves are told")] = 0,
) -> Response:
    """A judged game: all seats, and the moves of one of them."""
    account = await visitor_of(request)
    found = await analyses.read_analysis(runtime_of(request).context, TableId(table), seat, account)
    return answer(AnalysisComing(), 202) if found is None else answer(found)
