"""HTTP about privacy: what this server keeps, and for how long."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from inkland.server.features.privacy.period_resources import KeptLimit, KeptThing, RetentionPeriods
from inkland.server.features.privacy.periods import Kept, everything_kept
from inkland.server.http.requests import json_response, request_context_of
from inkland.table.routes.route import Routes

ROUTES: Final = Routes(caller="request")


@ROUTES.add("GET", "/api/privacy", answer=RetentionPeriods)
async def retention_periods(request: Request) -> Response:
    """What this server keeps about people, and for how long."""
    kept = everything_kept(request_context_of(request).settings)
    return json_response(RetentionPeriods(tuple(map(_thing, kept))))


def _thing(kept: Kept) -> KeptThing:
    limits = (
        KeptLimit(limit.name, None if limit.time is None else int(limit.time.total_seconds()))
        for limit in kept.limits
    )
    return KeptThing(kept.what, tuple(limits))
