"""HTTP for games: the view, and the whole of a finished one."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import PlainTextResponse, Response

from inkland import fairness
from inkland.protocol import resources
from inkland.protocol.resources import HistoryPage, Moment
from inkland.server.http.openapi import describe_route
from inkland.server.http.parameters import TablePath
from inkland.server.http.requests import optional_account, raw_json_response, runtime_of
from inkland.table.actions import queries, seating
from inkland.table.games import encoding
from inkland.table.review import history

router = APIRouter()


@router.get("/api/tables/{table}/view", **describe_route(404, 409, answer=Moment))
async def moment(request: Request, table: TablePath) -> Response:
    """The game as you may see it now."""
    runtime = runtime_of(request)
    account = await optional_account(request)
    found, game = await queries.watch(runtime.context, table, account)
    seat = None if account is None else seating.seat_of(found, account.id)
    return raw_json_response(encoding.encode_moment(game, seat))


@router.get("/api/tables/{table}/history", **describe_route(404, 409, answer=HistoryPage))
async def pages(
    request: Request,
    table: TablePath,
    since: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=history.MAX_PAGE)] = history.MAX_PAGE,
) -> Response:
    """A finished game, event by event."""
    runtime = runtime_of(request)
    account = await optional_account(request)
    events = await queries.events_of(runtime.context, table, account)
    page = await asyncio.to_thread(history.history_page, events, since, limit)
    return raw_json_response(page)


@router.get("/api/tables/{table}/transcript", **describe_route(404, 409, text="text/plain"))
async def transcript(request: Request, table: TablePath) -> Response:
    """The transcript of a finished game, as `inkland replay` reads it."""
    runtime = runtime_of(request)
    account = await optional_account(request)
    return PlainTextResponse(await queries.transcript(runtime.context, table, account))


@router.get("/api/tables/{table}/proof", **describe_route(404, 409, answer=resources.ProofInfo))
async def proof(request: Request, table: TablePath) -> Response:
    """The proof of a finished game's deal, as `inkland verify` reads it."""
    runtime = runtime_of(request)
    account = await optional_account(request)
    found = await queries.proof(runtime.context, table, account)
    return Response(fairness.to_json(found), media_type="application/json")
