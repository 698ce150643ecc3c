"""HTTP for the card reference: built once per process, and cached by browsers."""

import asyncio
from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from inkland.protocol.card_resources import CardReference
from inkland.protocol.token_resources import SCOPES
from inkland.server.http import static_files
from inkland.table.catalogue.reference import reference
from inkland.table.routes.route import Routes

ROUTES: Final = Routes(caller="request")


@cache
def _compressed_reference() -> static_files.StaticFile:
    return static_files.static_file(msgspec.json.encode(reference()), ".json")


@ROUTES.add("GET", "/api/cards", answer=CardReference, scopes=SCOPES)
async def every_card(request: Request) -> Response:
    """Every card of every box: its rule, and drawn examples of what it does."""
    # The first call plays all examples, which takes half a second.
    return static_files.file_response(
        request, await asyncio.to_thread(_compressed_reference), static_files.CACHE_REVALIDATE
    )
