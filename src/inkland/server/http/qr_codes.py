"""QR codes of pages of this site, for phones."""

from functools import lru_cache
from io import BytesIO

import segno
from fastapi import Request
from starlette.responses import Response

from inkland.server.addresses import address_for_phones
from inkland.server.http.requests import runtime_of


def qr_response(request: Request, path: str) -> Response:
    """The address of a page as a QR code, black on white with its quiet zone.

    Its `desc` is this site's origin in that address, for people who type it.
    """
    address = address_for_phones(runtime_of(request).settings, request.headers["host"])
    picture = _qr_code(address.rstrip("/"), path)
    return Response(picture, media_type="image/svg+xml; charset=utf-8")


@lru_cache(maxsize=256)
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
