"""QR codes of pages of this site, for phones."""

from functools import lru_cache
from io import BytesIO

import segno
from fastapi import Request
from starlette.responses import Response

from inkland.server.addresses import address_for_phones
from inkland.server.http.requests import runtime_of


def qr_response(request: Request, path: str) -> Response:
    """The address of a page as a QR code, black on white with its quiet zone."""
    address = address_for_phones(runtime_of(request).settings, request.headers["host"])
    return Response(_qr_code(address.rstrip("/") + path), media_type="image/svg+xml; charset=utf-8")


@lru_cache(maxsize=256)
def _qr_code(text: str) -> bytes:
    buffer = BytesIO()
    segno.make(text, error="m", micro=False).save(
        buffer, kind="svg", xmldecl=False, omitsize=True, border=4, dark="#000", light="#fff"
    )
    return buffer.getvalue()
