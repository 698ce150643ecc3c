"""HTTP for health checks, in processes of every role."""

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from inkland import __version__
from inkland.protocol.resources import Health
from inkland.server.request_context import RequestContext
from inkland.table.errors import ServerBusy
from inkland.table.routes.route import Routes

ROUTES: Final = Routes(caller="request")


@ROUTES.add("GET", "/healthz", answer=Health)
async def health(request: Request) -> Response:
    """Is the process alive, and able to recover by itself? If not, restart it."""
    shared: RequestContext = request.app.state.request_context
    return _ok_if(shared.readiness.is_healthy)


@ROUTES.add("GET", "/readyz", answer=Health)
async def readiness(request: Request) -> Response:
    """Can games be played?"""
    shared: RequestContext = request.app.state.request_context
    return _ok_if(shared.readiness.is_ready)


def _ok_if(is_well: bool) -> Response:
    if not is_well:
        raise ServerBusy()
    text = msgspec.json.encode(Health("ok", __version__))
    return Response(text, media_type="application/json")
