"""QR codes of pages of this site, for phones."""

from collections import OrderedDict
from io import BytesIO
from typing import Final

import segno
from starlette.requests import Request
from starlette.responses import Response

from inkland.server.http.addresses import address_for_phones
from inkland.server.http.documents import turn_to_read
from inkland.server.http.requests import request_context_of

MAX_KEPT: Final = 256
_kept: OrderedDict[str, bytes] = OrderedDict()


async def qr_response(request: Request, path: str) -> Response:
    """The address of a page as a QR code, black on white with its quiet zone.

    Its `desc` is this site's origin in that address, for people who type it. Drawing takes several
    milliseconds, so it counts as a document and is done by another process.
    """
    shared = request_context_of(request)
    origin = address_for_phones(shared.settings, request.headers["host"]).rstrip("/")
    async with turn_to_read(request):
        picture = _kept.pop(origin + path, None)
        if picture is None:
            picture = await shared.document_workers.run(_qr_code, origin, path)
        _kept[origin + path] = picture
        if len(_kept) > MAX_KEPT:
            _kept.popitem(last=False)
    return Response(picture, media_type="image/svg+xml; charset=utf-8")


def _qr_code(origin: str, path: str) -> bytes:
    buffer = BytesIO()
    segno.make(origin + path, error="m", micro=False).save(
        buffer,
        kind="svg",
        xmldecl=False,
        omitsize=True,
        border=4,
        dark="#000",
        light="#fff",
        desc=origin,
    )
    return buffer.getvalue()
