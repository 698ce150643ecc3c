"""HTTP for games: the view, and documents about a finished one."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from inkland.protocol import resources
from inkland.protocol.replay_resources import Replay
from inkland.protocol.resources import GameNews, HistoryPage, Moment
from inkland.server.http.document_response import document_response, reading
from inkland.server.http.openapi import describe_document, describe_route
from inkland.server.http.parameters import TablePath
from inkland.server.http.requests import (
    context_of,
    json_response,
    optional_account,
    raw_json_response,
)
from inkland.table.review import documents, history, news

router = APIRouter()


@router.get("/api/tables/{table}/view", **describe_document(answer=Moment))
async def moment(request: Request, table: TablePath) -> Response:
    """The game as you may see it now."""
    account = await optional_account(request)
    found = await documents.moment(context_of(request), table, account)
    if isinstance(found, bytes):
        return raw_json_response(found)
    return document_response(request, found)


@router.get("/api/tables/{table}/news", **describe_route(404, 409, answer=GameNews))
async def game_news(
    request: Request,
    table: TablePath,
    since: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
) -> Response:
    """What has happened in a game after an event, such as the last one that you have seen."""
    account = await optional_account(request)
    return json_response(await news.news(context_of(request), table, since, account))


@router.get("/api/tables/{table}/history", **describe_document(answer=HistoryPage))
async def pages(
    request: Request,
    table: TablePath,
    since: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=history.MAX_PAGE)] = history.MAX_PAGE,
) -> Response:
    """A finished game, event by event."""
    async with reading(request) as account:
        found = await documents.history(context_of(request), table, since, limit, account)
    return document_response(request, found)


@router.get("/api/tables/{table}/transcript", **describe_document(text="text/plain"))
async def transcript(request: Request, table: TablePath) -> Response:
    """The transcript of a finished game, as `inkland replay` reads it."""
    async with reading(request) as account:
        found = await documents.transcript(context_of(request), table, account)
    return document_response(request, found, "text/plain")


@router.get("/api/tables/{table}/proof", **describe_document(answer=resources.ProofInfo))
async def proof(request: Request, table: TablePath) -> Response:
    """The proof of a finished game's deal, as `inkland verify` reads it."""
    async with reading(request) as account:
        found = await documents.proof(context_of(request), table, account)
    return document_response(request, found)


@router.get("/api/tables/{table}/replay", **describe_document(answer=Replay))
async def replay(
    request: Request,
    table: TablePath,
    seat: Annotated[int, Query(ge=0, le=99, description="A seat, counted from 0")] = 0,
) -> Response:
    """A finished game, moment by moment, as it went for one seat."""
    async with reading(request) as account:
        found = await documents.replay(context_of(request), table, seat, account)
    return document_response(request, found)
