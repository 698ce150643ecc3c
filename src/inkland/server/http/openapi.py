"""One OpenAPI 3.1 document for HTTP and for the messages of the live connection."""

import inspect
import re
from collections.abc import Iterable
from typing import Any, Final, Literal, get_args, get_origin

import msgspec
from starlette.routing import BaseRoute

from inkland.protocol import messages
from inkland.protocol.resources import Problem
from inkland.server.http.routing import HttpRoute
from inkland.table.routes.parameters import Parameter, parameters_of
from inkland.table.routes.route import Route

_REF: Final = "#/components/schemas/{name}"
_JSON: Final = "application/json"
SCOPES_FIELD: Final = "x-scopes"  # which tokens an operation takes; without it none
REASONS: Final = {
    400: "Not understood",
    401: "Say who you are first",
    403: "Not yours to do",
    404: "Not there",
    405: "Not with this method",
    408: "The body took too long",
    409: "Not possible as things stand",
    413: "Too large",
    415: "Not JSON",
    422: "Not a valid request",
    426: "This address speaks websocket",
    429: "Too much in a short time",
    503: "Not just now",
}
# Unknown host, foreign origin, wrong method, malformed request, too many reads, no storage.
_ALWAYS: Final = (400, 403, 405, 422, 429, 503)


# The limits of a parameter, and what JSON Schema calls them.
_LIMITS: Final = {
    "max_length": "maxLength",
    "pattern": "pattern",
    "le": "maximum",
    "ge": "minimum",
}


def openapi_document(routes: Iterable[BaseRoute], version: str) -> dict[str, Any]:
    """Return the OpenAPI document of these routes, with all structs and the live messages."""
    found = [
        route for route in routes if isinstance(route, HttpRoute) and route.described.is_described
    ]
    paths: dict[str, Any] = {}
    for route in found:
        path, method = route.path_format, route.described.method.lower()
        paths.setdefault(path, {})[method] = _operation(route.described, path)
    paths["/api/tables/{table}/live"] = _live()
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Inkland",
            "summary": "An online table for the map-drawing game",
            "version": version,
        },
        "paths": paths,
        "components": {"schemas": _schemas(route.described for route in found)},
    }


def _operation(route: Route, path: str) -> dict[str, Any]:
    """Describe a route; all statuses have a description, and most an answer."""
    found: dict[str, Any] = {
        "summary": _title(route.name),
        "description": inspect.getdoc(route.use_case),
        "operationId": re.sub(r"\W", "_", route.name + path) + "_" + route.method.lower(),
    }
    if parameters := parameters_of(route.use_case, route.path):
        found["parameters"] = [_parameter(one) for one in parameters]
    if route.body is not None:
        found["requestBody"] = {"content": _json_content(route.body), "required": True}
    refusals = {*_ALWAYS, *route.refusals, *((408, 413, 415) if route.body else ())}
    found["responses"] = {
        str(route.status): {"description": "Done", "content": _content(route)},
        **_refusals(refusals),
    }
    if route.is_document:
        found["responses"]["304"] = {"description": "As you have it"}
    if route.pending is not None:
        being_judged = {"description": "Being judged", "content": _json_content(route.pending)}
        found["responses"]["202"] = being_judged
    if route.scopes:
        found[SCOPES_FIELD] = list(route.scopes)
    return found


def _content(route: Route) -> dict[str, Any]:
    if route.text is not None:
        # JSON of any kind has been in the document of past releases, so it stays.
        return {_JSON: {"schema": {}}, route.text: {"schema": {"type": "string"}}}
    return {} if route.answer is None else _json_content(route.answer)


def _json_content(kind: type) -> dict[str, Any]:
    return {_JSON: {"schema": {"$ref": _REF.format(name=kind.__name__)}}}


def _parameter(parameter: Parameter) -> dict[str, Any]:
    description = parameter.meta.description
    about = {} if description is None else {"description": description}
    return {
        "name": parameter.name,
        "in": parameter.place,
        "required": parameter.is_required,
        "schema": _schema(parameter, about),
        **about,
    }


def _schema(parameter: Parameter, about: dict[str, str]) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "integer" if parameter.kind is int else "string"}
    if get_origin(parameter.kind) is Literal:
        schema = {"enum": list(get_args(parameter.kind)), **schema}
    for field, name in _LIMITS.items():
        if (limit := getattr(parameter.meta, field)) is not None:
            schema[name] = limit
    if parameter.is_optional:
        schema = {"anyOf": [schema, {"type": "null"}]}
    schema |= about
    if not parameter.is_required and parameter.default is not None:
        schema["default"] = parameter.default
    return {**schema, "title": _title(parameter.name)}


def _title(name: str) -> str:
    return name.replace("_", " ").title()


def _refusals(statuses: Iterable[int]) -> dict[str, Any]:
    return {
        str(code): {"description": REASONS[code], "content": _json_content(Problem)}
        for code in sorted(statuses)
    }


def _schemas(routes: Iterable[Route]) -> dict[str, Any]:
    """Return the schemas of all structs of the routes and of the live messages, by name."""
    of_routes = (kind for route in routes for kind in (route.answer, route.body, route.pending))
    # `Struct` itself has been in the document of past releases, so it stays until this changes.
    kinds: list[Any] = [msgspec.Struct, Problem, *filter(None, of_routes)]
    kinds += [messages.Said, messages.Tells]
    _, schemas = msgspec.json.schema_components(kinds, ref_template=_REF)
    for name, union in (("Said", messages.Said), ("Tells", messages.Tells)):
        (schemas[name],), _ = msgspec.json.schema_components([union], ref_template=_REF)
    return dict(sorted(schemas.items()))


def _live() -> dict[str, Any]:
    """Describe the live connection, as far as OpenAPI has words for a websocket."""
    return {
        "get": {
            "summary": "Live connection",
            "description": "A websocket. A client sends `Said` and gets `Tells` as text frames.",
            "operationId": "live",
            "parameters": [
                {
                    "name": "table",
                    "in": "path",
                    "required": True,
                    "schema": {"type": "string", "pattern": "^[0-9a-z]{26}$"},
                    "description": "The id of a table",
                }
            ],
            "x-websocket": {
                "client": {"$ref": _REF.format(name="Said")},
                "server": {"$ref": _REF.format(name="Tells")},
            },
            "responses": {
                "101": {"description": "The connection is open"},
                **_refusals((*_ALWAYS, 404, 426)),
            },
        }
    }
