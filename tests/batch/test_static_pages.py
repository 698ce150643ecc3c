"""Static pages: the built client, moved to a path."""

import gzip
import json
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from inkland import web_client
from inkland.batch.static_pages import NoClient, write_pages
from inkland.cli import app

PAGE: Final = (
    '<!doctype html><html><head><meta charset="utf-8" />'
    '<meta property="og:image" content="/icons/preview.png" />'
    '<link rel="manifest" href="/manifest.webmanifest" />'
    '<script type="module" crossorigin src="/assets/index-B7U9V_xN.js"></script>'
    '</head><body><svg><use href="#ruins" /></svg></body></html>'
)
MANIFEST: Final = {
    "id": "/", "start_url": "/?app", "scope": "/", "icons": [{"src": "/icons/inkland.svg"}],
}  # fmt: skip
LOADER: Final = "let a=function(e){return`/`+e},b=`/assets/mark-CpgunU_z.svg`,c=`/api/me`;"
FILES: Final = {
    "index.html": PAGE,
    "manifest.webmanifest": json.dumps(MANIFEST),
    "sw.js": "const FILES = ['assets/index-B7U9V_xN.js'];",
    "assets/base-C2364PzY.js": LOADER,
    "assets/start-BjES5OOX.js": "let u=`/python/worker-z5n-dguB.js`;" + "//" * 1000,
    "assets/index-Bk7TbBX8.css": ".map{background:url(/assets/paper-Bis-zUXN.svg)}",
    "python/worker-z5n-dguB.js": "postMessage('/assets/mark-CpgunU_z.svg')",
}


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A built client."""
    for name, text in FILES.items():
        path = tmp_path / "client" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path / "client"


def written(client: Path, prefix: str) -> dict[str, str]:
    """The files of the pages for this path."""
    out = client.parent / "pages"
    write_pages(client, out, prefix)
    found = (path for path in out.rglob("*") if path.is_file() and path.suffix != ".gz")
    return {path.relative_to(out).as_posix(): path.read_text(encoding="utf-8") for path in found}


def test_at_the_top_only_the_page_changes(client: Path) -> None:
    found = written(client, "/")
    assert {name for name in FILES if found[name] != FILES[name]} == {"index.html"}
    assert set(found) - set(FILES) == {"404.html", ".nojekyll"}


def test_every_address_gets_the_path(client: Path) -> None:
    found = written(client, "/name/")
    assert "return`/name/`+e" in found["assets/base-C2364PzY.js"]
    assert "b=`/name/assets/mark-CpgunU_z.svg`" in found["assets/base-C2364PzY.js"]
    assert "`/name/python/worker-z5n-dguB.js`" in found["assets/start-BjES5OOX.js"]
    assert "url(/name/assets/paper-Bis-zUXN.svg)" in found["assets/index-Bk7TbBX8.css"]
    page = found["index.html"]
    for address in ('src="/name/assets/index', 'href="/name/manifest', 'content="/name/icons/'):
        assert address in page
    assert 'href="#ruins"' in page
    manifest = json.loads(found["manifest.webmanifest"])
    assert (manifest["id"], manifest["start_url"]) == ("/name/", "/name/?app")
    assert manifest["scope"] == "/name/"
    assert manifest["icons"] == [{"src": "/name/icons/inkland.svg"}]


def test_requests_to_a_server_and_the_worker_stay_as_they_are(client: Path) -> None:
    found = written(client, "/name/")
    assert "c=`/api/me`" in found["assets/base-C2364PzY.js"]
    for name in ("sw.js", "python/worker-z5n-dguB.js"):
        assert found[name] == FILES[name]


def test_the_page_says_its_policy_first_and_that_there_is_no_server(client: Path) -> None:
    page = written(client, "/name/")["index.html"]
    policy, host = page.index('http-equiv="Content-Security-Policy"'), page.index("inkland-host")
    assert policy < host < page.index("<link")
    assert "frame-ancestors" not in page  # a browser would complain
    assert web_client.META_POLICY in page
    assert web_client.META_POLICY.split("; ")[:2] == ["default-src 'none'", "script-src 'self'"]


def test_a_deep_link_gets_the_page(client: Path) -> None:
    found = written(client, "/name/")
    assert found["404.html"] == found["index.html"]


def test_texts_are_also_there_compressed(client: Path) -> None:
    written(client, "/name/")
    out = client.parent / "pages/assets"
    body = (out / "start-BjES5OOX.js").read_bytes()
    assert gzip.decompress((out / "start-BjES5OOX.js.gz").read_bytes()) == body
    assert not (out / "base-C2364PzY.js.gz").exists()  # too small


def test_a_client_that_loads_chunks_in_another_way_is_refused(client: Path) -> None:
    (client / "assets/base-C2364PzY.js").write_text("let a=function(e){return p+e}")
    with pytest.raises(NoClient, match="in 0 ways"):
        written(client, "/name/")


def test_without_a_client_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_client, "client_folder", lambda: tmp_path / "nothing")
    result = CliRunner().invoke(app, ["pages", "--out", str(tmp_path / "pages")])
    assert result.exit_code == 2
    assert "make client" in result.output
    assert not (tmp_path / "pages").exists()


@pytest.mark.parametrize("prefix", ["/name/", "name", "/name", "name/"])
def test_the_command_takes_a_path_with_or_without_slashes(
    client: Path, prefix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_client, "client_folder", lambda: client)
    out = client.parent / "pages"
    result = CliRunner().invoke(app, ["pages", "--out", str(out), "--prefix", prefix])
    assert result.exit_code == 0, result.output
    assert 'src="/name/assets/' in (out / "index.html").read_text()


@pytest.mark.parametrize("prefix", ["/a b/", '/"/', "/a//b/", "https://example.org/"])
def test_what_is_no_path_is_refused(client: Path, prefix: str) -> None:
    result = CliRunner().invoke(app, ["pages", "--out", str(client), "--prefix", prefix])
    assert result.exit_code == 2
