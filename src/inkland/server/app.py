"""The Starlette application: the single place where the parts of a server are put together."""

import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from inkland import __version__, web_client
from inkland.server.configuration.settings import Settings
from inkland.server.features.accounts.passwords import Passwords
from inkland.server.features.contests.boards import ContestBoards
from inkland.server.features.notices.senders import load_push_key
from inkland.server.features.play.arrivals import Arrivals
from inkland.server.features.programs.token_sockets import TokenSockets
from inkland.server.features.programs.turn_feed import TurnFeed
from inkland.server.features.puzzles.queries import PuzzleQueries
from inkland.server.http import openapi, static_files
from inkland.server.http.middleware import OriginMiddleware
from inkland.server.http.problems import add_error_handlers
from inkland.server.http.routing import HttpRoute
from inkland.server.http.security_headers import security_headers
from inkland.server.limits import ConnectionLimit
from inkland.server.ports import Ports
from inkland.server.request_context import RequestContext
from inkland.server.routes import HEALTH_ROUTES, LIVE_ROUTES, ROUTES
from inkland.server.tasks import Tasks
from inkland.table.routes.route import Route, UseCase

SOCKETS_PER_ADDRESS_FACTOR: Final = (
    80  # times those of one account: many players may share a router
)

NO_CLIENT: Final = (
    "The browser client is not built, so this server answers programs only: `make client` builds "
    "it in a checkout; a package has it unless it was built with INKLAND_WITHOUT_CLIENT=1"
)

log = logging.getLogger(__name__)


def create_app(settings: Settings, ports: Ports, passwords: Passwords | None = None) -> Starlette:
    """Build the application of a server with these settings, on these ports."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        shared = app.state.request_context = RequestContext(settings, ports)
        database = shared.context.database
        shared.context.count_puzzle_answer = PuzzleQueries(database).count_answer
        app.state.push_key = load_push_key(settings)
        app.state.token_sockets = TokenSockets(ports.storage, ports.channel)
        app.state.turn_feed = TurnFeed(shared.context)
        app.state.arrivals = Arrivals(shared.context)
        app.state.contest_boards = ContestBoards(shared.context)
        app.state.passwords = passwords or Passwords()
        sockets = shared.limits.sockets
        app.state.connection_limit = ConnectionLimit(
            sockets, sockets * SOCKETS_PER_ADDRESS_FACTOR, ports.channel
        )
        async with Tasks(shared, ports, app.state.token_sockets, app.state.push_key).run():
            yield

    app = Starlette(routes=HEALTH_ROUTES, lifespan=lifespan)
    app.router.redirect_slashes = False
    is_web = settings.role in ("all", "web")
    if is_web:
        _add_web(app, settings)
    add_error_handlers(app, security_headers(settings))
    app.add_middleware(
        OriginMiddleware, settings=settings, live_routes=LIVE_ROUTES if is_web else ()
    )
    return app


def _add_web(app: Starlette, settings: Settings) -> None:
    """Add the API, its OpenAPI document, and the browser client if it has been built."""
    app.routes.extend(ROUTES)
    _add_description(app)
    if files := static_files.load_client(web_client.client_folder()):
        static_files.mount(
            app,
            files if settings.offline else static_files.without_service_worker(files),
            settings.public_url or "",
        )
    else:
        log.warning(NO_CLIENT)
        _add_index(app)


def _add_description(app: Starlette) -> None:
    @cache  # made for the first who asks: it takes longer than the rest of the application
    def file() -> static_files.StaticFile:
        document = openapi.openapi_document(app.routes, __version__)
        return static_files.static_file(json.dumps(document).encode(), ".json")

    async def openapi_json(request: Request) -> Response:
        return static_files.file_response(request, file(), static_files.CACHE_REVALIDATE)

    app.routes.append(_plain_route("/openapi.json", openapi_json))


def _add_index(app: Starlette) -> None:
    """Serve a root page with links to the API, for a server without the browser client."""

    async def root(_request: Request) -> Response:
        links = {"openapi": "/openapi.json", "lobby": "/api/tables", "box": "/api/box"}
        return JSONResponse(
            {"name": "Inkland", "version": __version__, "note": NO_CLIENT, "links": links}
        )

    app.routes.append(_plain_route("/", root))


def _plain_route(path: str, answer: UseCase) -> HttpRoute:
    return HttpRoute(Route("GET", path, answer, caller="request", is_described=False))
