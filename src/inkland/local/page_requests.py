"""Requests of the page: which route answers, with which parameters and body."""

import re
from functools import cache
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, urlsplit

import msgspec

from inkland.local.errors import NeedsServer
from inkland.table.errors import BadRequest
from inkland.table.routes.parameters import parameters_of, read_parameters
from inkland.table.routes.route import Route


class Request(NamedTuple):
    """A request that a route answers."""

    route: Route
    parameters: dict[str, Any]
    body: Any


class Answer(NamedTuple):
    """The answer to a request: an HTTP status, and a text that is JSON in most cases."""

    status: int
    text: str


def read(routes: tuple[Route, ...], method: str, path: str, body: str | None) -> Request:
    """Find the route of a request, and check its parameters and its body.

    Raises `NeedsServer` if there is no such route on a device, and `BadRequest`.
    """
    parts = urlsplit(path)
    for route in routes:
        found = _pattern(route.path).fullmatch(parts.path)
        if found is not None and route.method == method:
            parameters = parameters_of(route.use_case, route.path)
            arguments = read_parameters(parameters, found.groupdict(), dict(parse_qsl(parts.query)))
            return Request(route, arguments, _body(route, body))
    raise NeedsServer()


@cache
def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


def _body(route: Route, text: str | None) -> Any:
    if route.body is None:
        return None
    try:
        return msgspec.json.decode(text or "", type=route.body)
    except (msgspec.DecodeError, RecursionError) as failure:
        raise BadRequest(reason=str(failure)) from None
