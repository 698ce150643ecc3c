"""One OpenAPI 3.1 document for HTTP and for the messages of the live connection.

Bodies are msgspec structs, whose schemas FastAPI cannot find itself, so they are added here.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec
from fastapi.openapi.utils import get_openapi
from starlette.responses import Response
from starlette.routing import BaseRoute

from inkland.protocol import messages
from inkland.protocol.resources import Problem
from inkland.protocol.token_resources import Scope
from inkland.server.http.scopes import SCOPES_FIELD

_REF: Final = "#/components/schemas/{name}"
_JSON: Final = "application/json"
_DESCRIBED: Final[dict[str, type]] = {}  # the structs of all descriptions, by name
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


def describe_route(
    *statuses: int,
    answer: type | None = None,
    body: type | None = None,
    text: str | None = None,
    status: int = 200,
    scopes: Sequence[Scope] = (),
) -> dict[str, Any]:
    """Return FastAPI's keyword arguments that describe a route.

    `statuses` are those of its own refusals; `answer` and `body` are structs, or `text` is the
    media type of a text answer; `status` is that of success. A token with any of the `scopes` may
    be used; without them the route is for cookies only.
    """
    content = {text: {"schema": {"type": "string"}}} if text else json_content(answer)
    refusals = {*_ALWAYS, *statuses, *((408, 413, 415) if body else ())}
    described: dict[str, Any] = {
        "status_code": status,
        "response_model": None,
        "responses": {status: {"description": "Done", "content": content}, **_refusals(refusals)},
    }
    if not content:
        described["response_class"] = Response  # FastAPI documents JSON otherwise
    extra: dict[str, Any] = {SCOPES_FIELD: list(scopes)} if scopes else {}
    if body is not None:
        extra["requestBody"] = {"required": True, "content": json_content(body)}
    if extra:
        described["openapi_extra"] = extra
    return described


def describe_document(
    *, answer: type | None = None, text: str | None = None, scopes: Sequence[Scope] = ()
) -> dict[str, Any]:
    """Describe a route that answers with a document about a finished game."""
    described = describe_route(404, 409, answer=answer, text=text, scopes=scopes)
    described["responses"][304] = {"description": "As you have it"}
    return described


def _refusals(statuses: Iterable[int]) -> dict[int | str, Any]:
    return {
        code: {"description": REASONS[code], "content": json_content(Problem)}
        for code in sorted(statuses)
    }


def json_content(kind: type | None) -> dict[str, Any]:
    """Return the OpenAPI content object of a JSON body of this kind."""
    if kind is None:
        return {}
    _DESCRIBED[kind.__name__] = kind
    return {_JSON: {"schema": {"$ref": _REF.format(name=kind.__name__)}}}


def openapi_document(routes: Sequence[BaseRoute], version: str) -> dict[str, Any]:
    """Return the OpenAPI document of these routes, with all structs and the live messages."""
    found = get_openapi(
        title="Inkland",
        version=version,
        openapi_version="3.1.0",
        summary="An online table for the map-drawing game",
        routes=routes,
    )
    # `Struct` itself has been in the document of past releases, so it stays until this changes.
    kinds = [msgspec.Struct, *_structs_of(found["paths"]), messages.Said, messages.Tells]
    _, components = msgspec.json.schema_components(kinds, ref_template=_REF)
    schemas: dict[str, Any] = {**found.get("components", {}).get("schemas", {}), **components}
    for name, union in (("Said", messages.Said), ("Tells", messages.Tells)):
        (schema,), _ = msgspec.json.schema_components([union], ref_template=_REF)
        schemas[name] = schema
    found["components"] = {"schemas": dict(sorted(schemas.items()))}
    found["paths"]["/api/tables/{table}/live"] = _live()
    return found


def _structs_of(described: Any) -> Iterator[type]:
    """Return the structs that descriptions of paths refer to."""
    if isinstance(described, dict):
        name = str(described.get("$ref", "")).rpartition("/")[2]
        if name in _DESCRIBED:
            yield _DESCRIBED[name]
        described = list(described.values())
    if isinstance(described, list):
        for part in described:
            yield from _structs_of(part)


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
                **{str(code): text for code, text in _refusals((*_ALWAYS, 404, 426)).items()},
            },
        }
    }
