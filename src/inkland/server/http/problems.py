"""Refusals and failures as HTTP responses."""

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from inkland.server.errors import WrongPasskey, WrongPassword
from inkland.server.process import metrics, security_log
from inkland.sheet.refused import Refused
from inkland.table.errors import (
    BadRequest,
    DayNotOver,
    EventNotOver,
    NotJudged,
    ServerBusy,
    StorageUnavailable,
    TooManyRequests,
    WhoAreYou,
)
from inkland.table.request_ids import current_request_id
from inkland.table.routes.problem_resources import problem, status_of

REQUEST_ID_HEADER: Final = "X-Request-Id"
FORBIDDEN: Final = 403
# Browsers log every refusal as an error, even where a page only asks whether something is there.
# A page that sends this header with a question gets the status 200 and the true one in a header.
QUIET_HEADER: Final = "Inkland-Quiet"
STATUS_HEADER: Final = "Inkland-Status"
# The refusals that only say that: the caller has no account, nobody has asked for an analysis, or a
# day or a contest still hides its maps.
_ORDINARY: Final = (DayNotOver, EventNotOver, NotJudged, WhoAreYou)
_FAILED_LOGINS: Final = (WrongPasskey, WrongPassword)  # each has a line of its own in the log
# A client that is refused by a limit waits so long for the answer, and cannot send its next request
# on this connection meanwhile.
REFUSAL_DELAY_SECONDS: Final = 1.0


def problem_response(
    refusal: Refused, status: int | None = None, headers: dict[str, str] | None = None
) -> Response:
    """Return the response that says why a request was refused; default: the refusal's status."""
    status = status_of(refusal) if status is None else status
    return JSONResponse(msgspec.to_builtins(problem(refusal)), status, headers=headers)


def refusal_response(refusal: Refused, status: int | None = None) -> Response:
    """Return the response to a refused request, with `Retry-After` if it says when."""
    seconds = refusal.parameters.get("seconds")
    headers = None if seconds is None else {"Retry-After": str(seconds)}
    return problem_response(refusal, status, headers)


def unavailable_response() -> Response:
    """Return the response to a request that would be served if it were sent again."""
    return problem_response(ServerBusy(), headers={"Retry-After": "1"})


def add_error_handlers(app: Starlette, security_headers: Mapping[str, str]) -> None:
    """Answer every refusal and failure of the app's routes with a `Problem`."""

    async def refused(request: Request, refusal: Exception) -> Response:
        assert isinstance(refusal, Refused)
        if isinstance(refusal, TooManyRequests):
            # The pattern of the route: its path may contain the id of a table.
            path = getattr(request.scope.get("route"), "path", "")
            security_log.refusals.add(f"{request.scope.get('method', '')} {path}")
            if request.scope.get("method") == "GET":  # of changes there are far fewer
                await asyncio.sleep(REFUSAL_DELAY_SECONDS)
        elif status_of(refusal) == FORBIDDEN and not isinstance(refusal, _FAILED_LOGINS):
            security_log.refusals.add(refusal.code)
        if isinstance(refusal, _ORDINARY) and _is_quiet(request):
            return problem_response(refusal, 200, {STATUS_HEADER: str(status_of(refusal))})
        return refusal_response(refusal)

    async def unavailable(_request: Request, _failure: Exception) -> Response:
        return unavailable_response()

    async def broken(_request: Request, _failure: Exception) -> Response:
        # Answered outside of our middleware, and then logged by uvicorn with its trace.
        metrics.requests.labels("5").inc()
        headers = {**security_headers, REQUEST_ID_HEADER: current_request_id.get() or ""}
        return problem_response(ServerBusy(), 500, headers)

    async def failed(request: Request, failure: Exception) -> Response:
        assert isinstance(failure, HTTPException)
        headers: Any = failure.headers
        if failure.status_code == 405:
            routes = [route for route in app.routes if isinstance(route, Route)]
            headers = {"Allow": ", ".join(allowed_methods(routes, request.url.path))}
            if request.method == "OPTIONS":
                return Response(status_code=204, headers=headers)
        return problem_response(
            BadRequest(reason=str(failure.detail)), failure.status_code, headers
        )

    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(StorageUnavailable, unavailable)
    app.add_exception_handler(HTTPException, failed)
    app.add_exception_handler(Exception, broken)


def _is_quiet(request: Request) -> bool:
    return request.scope.get("method") == "GET" and QUIET_HEADER in request.headers


def allowed_methods(routes: Iterable[Route], path: str) -> list[str]:
    """The methods of all routes that match the path; a route without parameters wins."""
    matching = [route for route in routes if route.path_regex.match(path)]
    exact = [route for route in matching if route.path == path]
    found = {method for route in exact or matching for method in route.methods or ()}
    return sorted({*found, "OPTIONS", *(("HEAD",) if "GET" in found else ())})
