"""The pages of the project as those of the manual: copied, with links that work there."""

import re
import shutil
from pathlib import Path
from posixpath import join, normpath, relpath
from typing import Final

from sections import LIBRARY, ROOT

TOP: Final = (
    "ARCHITECTURE.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "RULEBOOK.md",
    "SECURITY.md",
)  # fmt: skip
_LINK: Final = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")
_FENCE: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def copy_pages(pages: Path, source: str) -> None:
    """Copy what people wrote. `source` is the address of a folder with all files, or empty.

    A link to a file that the manual lacks leads there; without an address its words remain.
    """
    shutil.copytree(ROOT / "docs", pages)
    (pages / "project").mkdir()
    for name in TOP:
        shutil.copy(ROOT / name, pages / "project" / name)
    for page in pages.rglob("*.md"):
        text = page.read_text(encoding="utf-8")
        home = page.relative_to(pages).as_posix()
        page.write_text(_outside_fences(text, home, pages, source), encoding="utf-8")


def library_pages(pages: Path) -> None:
    """A page for each package of the library; its docstrings are put in when the site is built."""
    folder = pages / "reference"
    folder.mkdir()
    for module in LIBRARY:
        text = f"# {module}\n\n::: {module}\n"
        (folder / f"{module}.md").write_text(text, encoding="utf-8")


def _outside_fences(text: str, home: str, pages: Path, source: str) -> str:
    parts, end = [], 0
    for fence in _FENCE.finditer(text):
        parts += [_relinked(text[end : fence.start()], home, pages, source), fence[0]]
        end = fence.end()
    return "".join((*parts, _relinked(text[end:], home, pages, source)))


def _relinked(text: str, home: str, pages: Path, source: str) -> str:
    def mended(link: re.Match[str]) -> str:
        words, target, anchor = link[1], link[2], link[3] or ""
        if "://" in target or target.startswith("mailto:"):
            return link[0]
        # Where it leads in the project: pages of docs/ lie at the top of the manual.
        file = normpath(join(_original_folder(home), target))
        here = _in_manual(file)
        if here is not None and (pages / here).is_file():
            return f"[{words}]({relpath(here, join('.', home, '..'))}{anchor})"
        return f"[{words}]({source}/{file}{anchor})" if source else words

    return _LINK.sub(mended, text)


def _original_folder(home: str) -> str:
    folder = home.rpartition("/")[0]
    return "." if folder == "project" else normpath(join("docs", folder))


def _in_manual(file: str) -> str | None:
    if file in TOP:
        return f"project/{file}"
    return {"README.md": "index.md"}.get(file) or (file[5:] if file.startswith("docs/") else None)
