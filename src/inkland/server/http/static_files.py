"""The browser client: its files, read once at the start and served from memory."""

import gzip
import hashlib
import re
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from inkland.server.http.requests import accepts_gzip, matches_etag
from inkland.web_client import CONTENT_SECURITY_POLICY

MEDIA: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_DEFAULT_MEDIA: Final = "application/octet-stream"
# Formats that are compressed already.
_COMPRESSED: Final = (".bin", ".ico", ".png", ".webp", ".woff2")

# The service worker: it may only fetch from this server, and show its icon on a notice.
WORKER_POLICY: Final = (
    "default-src 'none'; connect-src 'self'; img-src 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
# The worker that hosts games on a device: it alone may compile WebAssembly, which Python there is.
DEVICE_POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
# The file of the service worker, which serves the client without a network.
WORKER: Final = "sw.js"
# Served instead of it with INKLAND_OFFLINE=off: deletes all caches and unregisters itself.
NO_WORKER: Final = b"""addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const empty = caches.keys().then((all) => Promise.all(all.map((one) => caches.delete(one))));
  event.waitUntil(empty.then(() => registration.unregister()));
});
"""
# Files with a hash of their content in the path: they never change.
CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
# Browsers may store everything else, but revalidate it by its ETag on each use.
CACHE_REVALIDATE: Final = "no-cache"

# Paths of the client's own pages, which all get index.html.
PAGES: Final = (
    "/",
    "/new",
    "/lobby",
    "/games",
    "/settings",
    "/you",
    "/leaders",
    "/people",
    "/moderation",
    "/decisions",
    "/learn",
    "/forgotten",
    "/password",
    "/recovery",
    "/privacy",
    "/open-data",
    "/mail/confirm",
    "/mail/unsubscribe",
    "/mail/not-me",
    "/cards",
    "/cards/{card}",
    "/daily",
    "/daily/{day}",
    "/players/{player}",
    "/events",
    "/arena/{contest}",
    "/puzzle",
    "/puzzle/{puzzle}",
    "/arena/{contest}/wall",
    "/maps",
    "/maps/{map_sheet}",
    "/paper",
    "/paper/sheets",
    "/paper/flip",
    "/paper/score",
)
# Pages of one table or deal; with a malformed id the status is 404.
TABLE_PAGES: Final = ("/t/{id}", "/t/{id}/replay", "/t/{id}/poster", "/t/{id}/wall")
DEAL_PAGE: Final = "/d/{id}"


class Preview(NamedTuple):
    """What other sites show of a link: the same for all tables or deals, existing or not."""

    title: str
    description: str


TABLE_PREVIEW: Final = Preview(
    "A table of Inkland", "Sit down and draw a map of your own from the cards that everyone gets."
)
DEAL_PREVIEW: Final = Preview(
    "The same cards, your own map", "Draw from a deal that others have played, and compare."
)
_ASSETS: Final = "assets/"
# Python for games on a device, which only those fetch who play so, and the worker that starts it.
_PYTHON: Final = "python/"
_DEVICE_WORKER: Final = re.compile(r"python/worker-[\w-]+\.js")
# What lies in folders of the client without a hash in its path.
_CHANGING: Final = ("python/LICENSES.txt", "python/part.json")
_ID: Final = re.compile(r"[0-9a-z]{26}")
_INDEX: Final = "index.html"


class StaticFile(NamedTuple):
    """A file ready to be sent: body, gzip-compressed body if smaller, media type and ETag."""

    body: bytes
    packed: bytes | None
    media: str
    tag: str


def load_client(place: Path) -> dict[str, StaticFile]:
    """Read the files of the client, by their paths; empty if it was never built."""
    if not (place / _INDEX).is_file():
        return {}
    found = sorted(path for path in place.rglob("*") if path.is_file())
    return {
        path.relative_to(place).as_posix(): static_file(path.read_bytes(), path.suffix)
        for path in found
    }


def without_service_worker(files: Mapping[str, StaticFile]) -> dict[str, StaticFile]:
    """Replace the service worker by one that removes itself."""
    return {**files, WORKER: static_file(NO_WORKER, Path(WORKER).suffix)}


def with_preview(page: StaticFile, preview: Preview | None, origin: str) -> StaticFile:
    """The page with other texts for previews, and the picture with its full address."""
    body = page.body.replace(b'content="/icons/', f'content="{origin}/icons/'.encode())
    if preview is not None:
        for name, text in preview._asdict().items():
            body = re.sub(
                rf'((?:name|property)="(?:og:)?{name}" content=)"[^"]*"'.encode(),
                rf'\1"{text}"'.encode(),
                body,
            )
    return static_file(body, Path(_INDEX).suffix)


def mount(app: Starlette, files: Mapping[str, StaticFile], origin: str = "") -> None:
    """Add the client's routes. Paths are looked up in `files`, never on the disk.

    `origin` is the public address of the site, if it has one.
    """
    start = with_preview(files[_INDEX], None, origin)

    async def index(request: Request) -> Response:
        return _page(request, start)

    def page_with_id(preview: Preview) -> Callable[[Request], Awaitable[Response]]:
        page = with_preview(files[_INDEX], preview, origin)

        async def answer(request: Request) -> Response:
            is_id = _ID.fullmatch(request.path_params["id"]) is not None
            # The page itself shows that there is no such table.
            return _page(request, page, 200 if is_id else 404)

        return answer

    async def asset(request: Request) -> Response:
        name = request.url.path.removeprefix("/")
        found = files.get(name)
        if found is None:
            raise HTTPException(404)
        caching = CACHE_REVALIDATE if name in _CHANGING else CACHE_FOREVER
        response = file_response(request, found, caching)
        if _DEVICE_WORKER.fullmatch(name):
            response.headers["Content-Security-Policy"] = DEVICE_POLICY
        return response

    async def other(request: Request) -> Response:
        name = request.url.path.removeprefix("/")
        response = file_response(request, files[name], CACHE_REVALIDATE)
        if name == WORKER:
            response.headers["Content-Security-Policy"] = WORKER_POLICY
        return response

    for path in PAGES:
        app.add_route(path, index, ["GET"], include_in_schema=False)
    of_table = page_with_id(TABLE_PREVIEW)
    for path in TABLE_PAGES:
        app.add_route(path, of_table, ["GET"], include_in_schema=False)
    app.add_route(DEAL_PAGE, page_with_id(DEAL_PREVIEW), ["GET"], include_in_schema=False)
    for folder in (_ASSETS, _PYTHON):
        app.add_route(f"/{folder}{{name:path}}", asset, ["GET"], include_in_schema=False)
    for name in files:
        if name != _INDEX and not name.startswith((_ASSETS, _PYTHON)):
            app.add_route(f"/{name}", other, ["GET"], include_in_schema=False)


def static_file(body: bytes, suffix: str) -> StaticFile:
    """Prepare a file's content for sending."""
    # mtime=0: every process of a server sends the same bytes.
    packed = None if suffix in _COMPRESSED else gzip.compress(body, mtime=0)
    if packed is not None and len(packed) >= len(body):
        packed = None
    # A weak tag, since it is the same for both encodings.
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'
    return StaticFile(body, packed, MEDIA.get(suffix, _DEFAULT_MEDIA), tag)


def _page(request: Request, file: StaticFile, status: int = 200) -> Response:
    response = file_response(request, file, CACHE_REVALIDATE, status)
    response.headers["Content-Security-Policy"] = CONTENT_SECURITY_POLICY
    return response


def file_response(request: Request, file: StaticFile, caching: str, status: int = 200) -> Response:
    """Answer with a file, compressed if the client accepts gzip; 304 if it has this version."""
    headers = {"Cache-Control": caching, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if status == 200 and matches_etag(request, file.tag):
        return Response(status_code=304, headers=headers)
    headers["Content-Type"] = file.media
    if file.packed is not None and accepts_gzip(request):
        return Response(file.packed, status, {**headers, "Content-Encoding": "gzip"})
    return Response(file.body, status, headers)
