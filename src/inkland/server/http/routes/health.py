"""HTTP for health checks, in processes of every role."""

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from inkland import __version__
from inkland.protocol.resources import Health
from inkland.server.http.openapi import describe_route
from inkland.server.runtime import Runtime
from inkland.table.errors import ServerBusy

router = APIRouter()


@router.get("/healthz", **describe_route(answer=Health))
async def health() -> Response:
    """Is the process alive?"""
    return _ok()


@router.get("/readyz", **describe_route(answer=Health))
async def readiness(request: Request) -> Response:
    """Can games be played?"""
    runtime: Runtime = request.app.state.runtime
    if not await runtime.is_ready():
        raise ServerBusy()
    return _ok()


def _ok() -> Response:
    text = msgspec.json.encode(Health("ok", __version__))
    return Response(text, media_type="application/json")
