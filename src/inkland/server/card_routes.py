"""HTTP for the card reference: the same for everyone, made once and kept by browsers."""

import asyncio
from functools import cache

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from inkland.protocol.card_resources import CardReference
from inkland.server import pages
from inkland.server.openapi import operation
from inkland.server.reference import reference

router = APIRouter()


@cache
def _packed() -> pages.File:
    return pages.file_of(msgspec.json.encode(reference()), ".json")


@router.get("/api/cards", **operation(answer=CardReference))
async def every_card(request: Request) -> Response:
    """Every card of every box: its rule, and drawn examples of what it does."""
    # The first time all examples are played, which takes half a second.
    return pages.sent(request, await asyncio.to_thread(_packed), pages.ASK_AGAIN)
