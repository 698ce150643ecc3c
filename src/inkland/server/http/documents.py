"""Responses with a document about a finished game: validated by its tag, and sent in pieces."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from inkland.server.http.requests import (
    accepts_gzip,
    client_network,
    matches_etag,
    request_context_of,
)
from inkland.table.games.finished_games import Document

# Browsers keep it for the one who reads, and ask each time whether it still is as they have it:
# who may see it can change, and another release may show more.
CACHE_PRIVATE: Final = "private, no-cache"
PIECE_BYTES: Final = 64 * 1024


class PieceResponse(Response):
    """A response whose body is sent in pieces, each when the client has read most of the last.

    So a client that does not read costs the memory of a piece, not of a whole copy.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = {"status": self.status_code, "headers": self.raw_headers}
        await send({"type": "http.response.start", **start})
        body = memoryview(self.body)
        for at in range(0, len(body), PIECE_BYTES):
            piece = bytes(body[at : at + PIECE_BYTES])
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b""})


@asynccontextmanager
async def turn_to_read(request: Request) -> AsyncIterator[None]:
    """Count a read of a document, and wait for a turn of the client's address to do it.

    Raises `TooManyRequests` beyond the limit of the address.
    """
    shared, address = request_context_of(request), client_network(request)
    shared.limits.check_document(address)
    with await shared.document_turns.next(address):
        yield


def document_response(
    request: Request, document: Document, media: str = "application/json"
) -> Response:
    """Answer with a document, compressed if the client accepts gzip; 304 if it has this one."""
    is_packed = accepts_gzip(request)
    tags = {False: f'"{document.hash}"', True: f'"{document.hash}-gzip"'}
    headers = {"Cache-Control": CACHE_PRIVATE, "ETag": tags[is_packed], "Vary": "Accept-Encoding"}
    if any(matches_etag(request, tag) for tag in tags.values()):
        return Response(status_code=304, headers=headers)
    if is_packed:
        headers["Content-Encoding"] = "gzip"
    return PieceResponse(document.packed if is_packed else document.body, 200, headers, media)
