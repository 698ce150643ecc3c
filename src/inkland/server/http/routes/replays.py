"""HTTP for replays: a finished game moment by moment."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from inkland import __version__
from inkland.protocol.replay_resources import Replay
from inkland.server.http.openapi import describe_route
from inkland.server.http.parameters import TablePath
from inkland.server.http.requests import (
    matches_etag,
    optional_account,
    raw_json_response,
    runtime_of,
)

# Browsers store it and revalidate it, since another release may show more.
_CACHING: Final = "private, no-cache"
_KNOWN: Final[dict[str, Any]] = {"description": "As you have it"}

router = APIRouter()
_described: Final = describe_route(404, 409, answer=Replay)
_described["responses"][304] = _KNOWN


@router.get("/api/tables/{table}/replay", **_described)
async def replay(
    request: Request,
    table: TablePath,
    seat: Annotated[int, Query(ge=0, le=99, description="A seat, counted from 0")] = 0,
) -> Response:
    """A finished game, moment by moment, as it went for one seat."""
    runtime = runtime_of(request)
    account = await optional_account(request)
    body = await runtime.replays.read(table, seat, account)
    headers = {"Cache-Control": _CACHING, "ETag": f'"{__version__}-{table}-{seat}"'}
    if matches_etag(request, headers["ETag"]):
        return Response(status_code=304, headers=headers)
    response = raw_json_response(body)
    response.headers.update(headers)
    return response
