"""Checks the built manual: links and anchors lead somewhere, nothing comes from other hosts."""

import re
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from posixpath import join, normpath
from typing import Final
from urllib.parse import unquote, urlsplit

# What a page fetches by itself; `a` and `link rel=canonical` only name an address.
_FETCHED: Final = {"script", "img", "iframe", "source", "video", "audio", "embed", "object"}
_STYLE_URL: Final = re.compile(r"url\(\s*['\"]?([^)'\"]+)|@import\s+['\"]([^'\"]+)")


class Page(HTMLParser):
    """The ids and the addresses of one page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.has_policy = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.ids |= {values[name] for name in ("id", "name") if name in values}
        self.has_policy |= values.get("http-equiv") == "Content-Security-Policy"
        if tag in ("a", "use") and "href" in values:
            self.links.append(values["href"])
        is_fetched = tag in _FETCHED or (tag == "link" and values.get("rel") != "canonical")
        self.fetched += [values[name] for name in ("src", "href") if is_fetched and name in values]


def undocumented(site: Path, modules: tuple[str, ...]) -> list[str]:
    """The public names of these modules that the reference lacks."""
    described = {*modules}
    for file in (site / "reference").glob("*.html"):
        described |= Page(file.read_text(encoding="utf-8")).ids
    names = (
        f"{one}.{name}" for one in modules for name in getattr(import_module(one), "__all__", ())
    )
    return [f"{name} is not in the reference" for name in names if name not in described]


def troubles(site: Path) -> list[str]:
    """What is wrong with the pages of this folder, one sentence each."""
    pages = {
        file.relative_to(site).as_posix(): Page(file.read_text(encoding="utf-8"))
        for file in site.rglob("*.html")
    }
    found = []
    for name, page in pages.items():
        if not page.has_policy:
            found.append(f"{name}: it has no policy against other hosts")
        home = "" if name == "404.html" else name.rpartition("/")[0]
        for address in (*page.links, *page.fetched):
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                if address in page.fetched and parts.scheme != "data":
                    found.append(f"{name}: {address} is fetched from another host")
                continue
            path = normpath(join(home, unquote(parts.path).lstrip("/"))) if parts.path else name
            path = "index.html" if path == "." else path
            if not (site / path).is_file():
                found.append(f"{name}: {address} leads nowhere")
            elif parts.fragment and path in pages and parts.fragment not in pages[path].ids:
                found.append(f"{name}: {address} has no such place")
    for style in site.rglob("*.css"):
        for address in _STYLE_URL.findall(style.read_text(encoding="utf-8")):
            if urlsplit("".join(address)).netloc:
                found.append(f"{style.name}: {''.join(address)} is fetched from another host")
    return found
