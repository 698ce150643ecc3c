"""All operations of the application, for tests that must list each of them."""

from typing import Final, get_args

from starlette.applications import Starlette
from starlette.routing import Route

from inkland.protocol.messages import Said
from inkland.server.http import static_files
from inkland.server.routes import LIVE_ROUTES
from support.unconnected import unconnected_app

KINDS: Final = {kind.__struct_config__.tag for kind in get_args(Said)}


def routes(app: Starlette) -> list[Route]:
    """All routes of requests."""
    return [route for route in app.routes if isinstance(route, Route)]


def operations() -> set[tuple[str, str]]:
    """All operations of the application: methods of paths, and websocket messages."""
    found = {(kind, route.path) for kind in KINDS for route in LIVE_ROUTES}
    for route in routes(unconnected_app()):
        if route.endpoint.__module__ != static_files.__name__ or route.path == "/":
            found |= {(method, route.path_format) for method in (route.methods or set()) - {"HEAD"}}
    return found
