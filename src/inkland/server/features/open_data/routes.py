"""HTTP about open data: dumps of finished games, for everyone."""

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from inkland.open_data.dump_files import LICENCE, SCHEMA, SUMS, dump_name
from inkland.server.errors import NoSuchDump
from inkland.server.features.open_data.queries import DumpQueries, PublishedDump
from inkland.server.features.open_data.resources import OpenDump, OpenDumps
from inkland.server.http.requests import context_of, json_response, request_context_of
from inkland.table.routes.route import Routes

_MEDIA: Final = {".zst": "application/zstd", ".json": "application/json"}

ROUTES: Final = Routes(caller="request")


@ROUTES.add("GET", "/api/open-data", answer=OpenDumps)
async def list_dumps(request: Request) -> Response:
    """The dumps of finished games whose people have agreed."""
    found = await DumpQueries(context_of(request).storage.database).published()
    return json_response(OpenDumps(tuple(map(_open_dump, found))))


@ROUTES.add("GET", "/api/open-data/{file}", 404, text=_MEDIA[".zst"])
async def download_dump(request: Request, file: str) -> Response:
    """A dump, or what describes them all: `schema.json`, `LICENCE.txt` and `SHA256SUMS`."""
    folder = request_context_of(request).settings.dumps
    published = await DumpQueries(context_of(request).storage.database).published()
    known = {dump_name(dump.id) for dump in published} | {SCHEMA, LICENCE, SUMS}
    if folder is None or file not in known or not (folder / file).is_file():
        raise NoSuchDump()
    media = _MEDIA.get(Path(file).suffix, "text/plain; charset=utf-8")
    return FileResponse(folder / file, filename=file, media_type=media)


def _open_dump(dump: PublishedDump) -> OpenDump:
    at = dump.published_at.isoformat()
    return OpenDump(dump_name(dump.id), at, dump.games, dump.bytes, dump.hash)
