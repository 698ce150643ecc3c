"""Everything from which the site is built: pages, styles, settings."""

import json
import shutil
from pathlib import Path

from card_pages import card_pages
from map_drawing import LOOK, colours
from sections import navigation
from source_pages import copy_pages, library_pages

HERE = Path(__file__).parent


def write_pages(out: Path, source: str) -> None:
    """Write everything from which the site is built."""
    shutil.rmtree(out, ignore_errors=True)
    pages = out / "pages"
    copy_pages(pages, source)
    library_pages(pages)
    (pages / "cards").mkdir()
    for name, text in card_pages():
        (pages / "cards" / name).write_text(text, encoding="utf-8")
    style = colours() + (HERE / "manual.css").read_text(encoding="utf-8")
    (pages / "manual.css").write_text(style, encoding="utf-8")
    shutil.copytree(HERE / "theme", out / "theme")
    shutil.copy(LOOK / "mark.svg", pages)
    settings = (HERE / "zensical.toml").read_text(encoding="utf-8")
    listed = f"[project]\nnav = {_toml(navigation(pages))}"
    (out / "zensical.toml").write_text(settings.replace("[project]", listed, 1), encoding="utf-8")


def _toml(value: object) -> str:
    """Lists, tables and texts on one line."""
    match value:
        case list():
            return f"[{', '.join(map(_toml, value))}]"
        case dict():
            fields = (f"{json.dumps(name)} = {_toml(field)}" for name, field in value.items())
            return f"{{{', '.join(fields)}}}"
        case _:
            return json.dumps(value)
