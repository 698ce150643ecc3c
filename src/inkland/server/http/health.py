"""HTTP for health checks, in processes of every role."""

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from inkland import __version__
from inkland.protocol.resources import Health
from inkland.server.http.openapi import describe_route
from inkland.server.request_context import RequestContext
from inkland.table.errors import ServerBusy

router = APIRouter()


@router.get("/healthz", **describe_route(answer=Health))
async def health(request: Request) -> Response:
    """Is the process alive, and able to recover by itself? If not, restart it."""
    shared: RequestContext = request.app.state.request_context
    return _ok_if(shared.readiness.is_healthy)


@router.get("/readyz", **describe_route(answer=Health))
async def readiness(request: Request) -> Response:
    """Can games be played?"""
    shared: RequestContext = request.app.state.request_context
    return _ok_if(shared.readiness.is_ready)


def _ok_if(is_well: bool) -> Response:
    if not is_well:
        raise ServerBusy()
    text = msgspec.json.encode(Health("ok", __version__))
    return Response(text, media_type="application/json")
