"""Static pages: the browser client as files for any static host, at any path.

The games run in the browser, so there is nothing to serve but files. The client is built for the
top of a site; for another path the few absolute addresses in it are written anew.
"""

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from inkland.web_client import META_POLICY

INDEX: Final = "index.html"
# What hosts send for a path without a file: the page itself, which shows what belongs to the path.
FALLBACK: Final = "404.html"
MANIFEST: Final = "manifest.webmanifest"
# Tells a host that would look for templates in the files that there are none.
NO_TEMPLATES: Final = ".nojekyll"
PREFIX: Final = re.compile(r"/(?:[\w.~-]+/)*")
_DEVICE: Final = '<meta name="inkland-host" content="device" />'
_POLICY: Final = f'<meta http-equiv="Content-Security-Policy" content="{META_POLICY}" />'
_CHARSET: Final = '<meta charset="utf-8" />'
# An address of a built file in a script or style sheet: it has a hash in its name.
_BUILT_FILE: Final = re.compile(r"(?<=[\"'`(])/(?=(?:assets|python)/[\w.-]+-[\w-]{8}\.\w+)")
# How the script that loads chunks makes an address from the name of a file.
_CHUNK_ADDRESS: Final = re.compile(r"(?<=return)([\"'`])/\1(?=\+\w)")
# An address in an attribute of the page.
_ATTRIBUTE: Final = re.compile(r'((?:href|src|content)=")/(?!/)')
_TEXTS: Final = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest")
_MIN_COMPRESSED_BYTES: Final = 1024  # smaller files gain nothing


class NoClient(Exception):
    """There is no built client, or one that cannot be moved to a path."""


def write_pages(client: Path, out: Path, prefix: str) -> int:
    """Write the pages of a built client into a folder, for this path; return the number of files.

    Text files are also written compressed, for hosts that send such files.
    """
    files = dict(pages(client, prefix))
    for name, body in files.items():
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
        if path.suffix in _TEXTS and len(body) >= _MIN_COMPRESSED_BYTES:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(body, mtime=0))
    return len(files)


def pages(client: Path, prefix: str) -> Iterator[tuple[str, bytes]]:
    """The files of the pages, with their names."""
    if not (client / INDEX).is_file() or not (client / "python").is_dir():
        raise NoClient("There is no built browser client: run `make client`.")
    found = {
        path.relative_to(client).as_posix(): path.read_bytes()
        for path in sorted(client.rglob("*"))
        if path.is_file()
    }
    moved = 0
    for name, body in found.items():
        text, chunk_addresses = _moved(name, body, prefix)
        moved += chunk_addresses
        yield name, text
        if name == INDEX:
            yield FALLBACK, text
    yield NO_TEMPLATES, b""
    if moved != 1:  # the bundler has changed: chunks would be looked for at the top of the site
        raise NoClient(f"The client loads its chunks in {moved} ways, not in one.")


def _moved(name: str, body: bytes, prefix: str) -> tuple[bytes, int]:
    """A file for this path, and how often it makes addresses of chunks."""
    if name == INDEX:
        return _page(body.decode(), prefix).encode(), 0
    if name == MANIFEST:
        return _manifest(body.decode(), prefix).encode(), 0
    if not name.startswith("assets/") or not name.endswith((".css", ".js")):
        return body, 0
    text = _BUILT_FILE.sub(prefix, body.decode())
    text, count = _CHUNK_ADDRESS.subn(lambda found: f"{found[1]}{prefix}{found[1]}", text)
    return text.encode(), count


def _page(page: str, prefix: str) -> str:
    """The page, with its policy and the sign that there is no server."""
    return _ATTRIBUTE.sub(rf"\g<1>{prefix}", page).replace(
        _CHARSET, f"{_CHARSET}{_POLICY}{_DEVICE}"
    )


def _manifest(text: str, prefix: str) -> str:
    manifest = json.loads(text)
    for key in ("id", "start_url", "scope"):
        manifest[key] = prefix + manifest[key].removeprefix("/")
    for icon in manifest["icons"]:
        icon["src"] = prefix + icon["src"].removeprefix("/")
    return json.dumps(manifest)
