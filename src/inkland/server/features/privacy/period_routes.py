"""HTTP about privacy: what this server keeps, and for how long."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from inkland.server.features.privacy.period_resources import KeptLimit, KeptThing, RetentionPeriods
from inkland.server.features.privacy.periods import Kept, everything_kept
from inkland.server.http.openapi import describe_route
from inkland.server.http.requests import json_response, request_context_of

router = APIRouter()


@router.get("/api/privacy", **describe_route(answer=RetentionPeriods))
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
