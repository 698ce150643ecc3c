"""Routes of a paper table: cards to flip, and a sheet to score."""

from typing import Final

from inkland.protocol.paper_resources import (
    FlipInfo,
    NewFlip,
    NextCard,
    OwnFlip,
    SheetScore,
    SheetToScore,
)
from inkland.table.paper import flips, sheet_score
from inkland.table.routes.path_parameters import FlipPath
from inkland.table.routes.route import Call, Routes

ROUTES: Final = Routes()


@ROUTES.add("POST", "/api/flips", 429, caller="anybody", body=NewFlip, answer=OwnFlip, status=201)
async def lay_out(call: Call) -> OwnFlip:
    """Lay out the cards of a year for a table with paper and pencils."""
    flip, key = await flips.lay_out(call.context.storage, call.body)
    return OwnFlip(flips.public_flip(flip), key)


@ROUTES.add("GET", "/api/flips/{flip}", 404, caller="anybody", answer=FlipInfo)
async def flip(call: Call, flip: FlipPath) -> FlipInfo:
    """What lies on the table now."""
    return flips.public_flip(await flips.flip(call.context.storage, flip))


@ROUTES.add(
    "POST", "/api/flips/{flip}/next", 404, 429, caller="anybody", body=NextCard, answer=FlipInfo
)
async def turn(call: Call, flip: FlipPath) -> FlipInfo:
    """Turn the next card, or count the season that is over."""
    return flips.public_flip(await flips.turn(call.context.storage, flip, call.body))


@ROUTES.add("POST", "/api/score", 429, caller="anybody", body=SheetToScore, answer=SheetScore)
async def score(call: Call) -> SheetScore:
    """What a finished sheet earns, edict by edict."""
    return sheet_score.score_sheet(call.body)
