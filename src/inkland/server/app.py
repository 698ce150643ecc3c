"""The application: the single place where the parts of a server are put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from inkland import __version__
from inkland.rules import Refused
from inkland.server import openapi, pages
from inkland.server.analysis_routes import router as analysis_router
from inkland.server.card_routes import router as card_router
from inkland.server.deal_routes import router as deal_router
from inkland.server.errors import BadRequest
from inkland.server.gate import Gate, problem
from inkland.server.health_routes import router as health_router
from inkland.server.house import House
from inkland.server.limits import Doors
from inkland.server.lobby_routes import router as lobby_router
from inkland.server.member_routes import router as member_router
from inkland.server.members.passwords import Passwords
from inkland.server.paper_routes import router as paper_router
from inkland.server.ports import Ports
from inkland.server.replay_routes import router as replay_router
from inkland.server.routes import router
from inkland.server.settings import Settings
from inkland.server.tutorial_routes import router as tutorial_router
from inkland.table.errors import ServerBusy, ServiceRefusal, StorageUnavailable

# What a web node answers besides its health.
ROUTERS: Final = (
    router,
    analysis_router,
    card_router,
    deal_router,
    lobby_router,
    member_router,
    paper_router,
    replay_router,
    tutorial_router,
)

OF_ADDRESS: Final = 80  # so many times as many connections as one account may have


def application(settings: Settings, ports: Ports, passwords: Passwords | None = None) -> FastAPI:
    """The server's application on these ports."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = app.state.house = House(settings, ports)
        app.state.passwords = passwords or Passwords()
        app.state.doors = Doors(house.limits.sockets, house.limits.sockets * OF_ADDRESS)
        async with house.opened():
            yield

    app = FastAPI(
        title="Inkland", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
        openapi_url=None, redirect_slashes=False,
    )  # fmt: skip
    app.include_router(health_router)
    if settings.role in ("all", "web"):
        _add_tables(app, settings)
    _answer_refusals(app)
    app.add_middleware(Gate, settings=settings)
    return app


def _add_tables(app: FastAPI, settings: Settings) -> None:
    """Everything that people and programs come for."""
    for one in ROUTERS:
        app.include_router(one)
    _describe(app)
    if files := pages.client(pages.folder()):
        pages.add_to(app, files if settings.offline else pages.without_worker(files))
    else:
        _say_what_is_here(app)


def _describe(app: FastAPI) -> None:
    document = openapi.document(app)

    @app.get("/openapi.json", include_in_schema=False)
    async def described() -> Response:
        return JSONResponse(document)


def _say_what_is_here(app: FastAPI) -> None:
    """Without the browser client a visitor finds the way for programs."""

    @app.get("/", include_in_schema=False)
    async def root() -> Response:
        links = {"openapi": "/openapi.json", "lobby": "/api/tables", "box": "/api/box"}
        return JSONResponse({"name": "Inkland", "version": __version__, "links": links})


def _answer_refusals(app: FastAPI) -> None:
    async def refused(_request: Request, refusal: Exception) -> Response:
        assert isinstance(refusal, Refused)
        seconds = refusal.parameters.get("seconds")
        headers = None if seconds is None else {"Retry-After": str(seconds)}
        # A refusal of the rules or of a proof has no status of its own: the request was invalid.
        status = refusal.status if isinstance(refusal, ServiceRefusal) else 422
        return _problem(refusal, status, headers)

    async def unavailable(_request: Request, _failure: Exception) -> Response:
        return _problem(ServerBusy(), ServerBusy.status, {"Retry-After": "1"})

    async def invalid(_request: Request, failure: Exception) -> Response:
        assert isinstance(failure, RequestValidationError)
        where = ".".join(str(part) for part in failure.errors()[0]["loc"])
        return _problem(BadRequest(reason=where), BadRequest.status)

    async def failed(request: Request, failure: Exception) -> Response:
        assert isinstance(failure, HTTPException)
        headers: Any = failure.headers
        if failure.status_code == 405:
            headers = {"Allow": ", ".join(_methods(app, request.url.path))}
            if request.method == "OPTIONS":
                return Response(status_code=204, headers=headers)
        return _problem(BadRequest(reason=str(failure.detail)), failure.status_code, headers)

    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(StorageUnavailable, unavailable)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, failed)


def _methods(app: FastAPI, path: str) -> list[str]:
    """What can be done with a path: no single route knows it; one spelled out wins."""
    routes = (route for one in (*ROUTERS, health_router) for route in one.routes)
    everything = (*app.routes, *routes)
    matching = [r for r in everything if isinstance(r, Route) and r.path_regex.match(path)]
    exact = [route for route in matching if route.path == path]
    found = {method for route in exact or matching for method in route.methods or ()}
    return sorted({*found, "OPTIONS", *(("HEAD",) if "GET" in found else ())})


def _problem(refusal: Refused, status: int, headers: dict[str, str] | None = None) -> Response:
    found = problem(refusal)
    content = {
        "code": found.code,
        "parameters": found.parameters,
        "message": found.message,
    }
    return JSONResponse(content, status, headers=headers)
