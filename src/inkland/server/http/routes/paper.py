"""HTTP for a paper table: cards to flip, and a sheet to score."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from inkland.protocol.paper_resources import (
    FlipInfo,
    NewFlip,
    NextCard,
    OwnFlip,
    SheetScore,
    SheetToScore,
)
from inkland.server.http.openapi import describe_route
from inkland.server.http.requests import client_network, json_response, read_body, runtime_of
from inkland.table.ids import ID_PATTERN, FlipId
from inkland.table.paper import flips, sheet_score

FlipKey = Annotated[str, Path(pattern=ID_PATTERN, description="The id of cards that are flipped")]

router = APIRouter()


@router.post("/api/flips", **describe_route(429, body=NewFlip, answer=OwnFlip, status=201))
async def lay_out(request: Request) -> Response:
    """Lay out the cards of a year for a table with paper and pencils."""
    runtime = runtime_of(request)
    body = await read_body(request, NewFlip)
    runtime.limits.check_flip(client_network(request))
    flip, key = await flips.lay_out(runtime.ports.storage, body)
    return json_response(OwnFlip(flips.public_flip(flip), key), 201)


@router.get("/api/flips/{flip}", **describe_route(404, answer=FlipInfo))
async def flip(request: Request, flip: FlipKey) -> Response:
    """What lies on the table now."""
    return json_response(
        flips.public_flip(await flips.flip(runtime_of(request).ports.storage, FlipId(flip)))
    )


@router.post("/api/flips/{flip}/next", **describe_route(404, 429, body=NextCard, answer=FlipInfo))
async def turn(request: Request, flip: FlipKey) -> Response:
    """Turn the next card, or count the season that is over."""
    runtime = runtime_of(request)
    body = await read_body(request, NextCard)
    runtime.limits.check_paper_request(client_network(request))
    return json_response(
        flips.public_flip(await flips.turn(runtime.ports.storage, FlipId(flip), body))
    )


@router.post("/api/score", **describe_route(429, body=SheetToScore, answer=SheetScore))
async def score(request: Request) -> Response:
    """What a finished sheet earns, edict by edict."""
    body = await read_body(request, SheetToScore)
    runtime_of(request).limits.check_paper_request(client_network(request))
    return json_response(sheet_score.score_sheet(body))
