"""What the documents show is run: code, commands, maps, examples. Their links lead somewhere.

A fenced block marked `python` is executed, one marked `map` is read and written back, one marked
`example` is scored. An indented `$ command` is run, and must print the lines below it.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from inkland import examples
from inkland.cards import SCORING, CardId
from inkland.sheet import MapSheet

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^    \$ (.+)\n((?:    (?!\$ ).*\n)*)", re.MULTILINE)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s#]+)[^)]*\)")


def name(page: Path, text: str, start: int) -> str:
    """Where something stands, as an editor would say it."""
    return f"{page.relative_to(ROOT)}:{text.count(chr(10), 0, start) + 1}"


def blocks(language: str) -> Iterator[object]:
    """All fenced blocks with this mark."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for block in FENCE.finditer(text):
            if block[1] == language:
                yield pytest.param(block[2], id=name(page, text, block.start()))


def commands() -> Iterator[object]:
    """All commands with what they are said to print."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for found in COMMAND.finditer(text):
            printed = re.sub(r"^    ", "", found[2], flags=re.MULTILINE)
            yield pytest.param(found[1], printed, id=name(page, text, found.start()))


def links() -> Iterator[object]:
    """All links to files of the project."""
    for page in PAGES:
        for target in LINK.findall(page.read_text(encoding="utf-8")):
            if "://" not in target:
                yield pytest.param(page, target, id=f"{page.name} -> {target}")


@pytest.mark.parametrize("code", list(blocks("python")))
def test_code_runs(code: str) -> None:
    exec(code, {})


@pytest.mark.parametrize(("command", "printed"), list(commands()))
def test_a_command_prints_what_the_page_says(command: str, printed: str, tmp_path: Path) -> None:
    ours = f'inkland() {{ "{sys.executable}" -m inkland "$@"; }}\n'
    run = subprocess.run(
        ["bash", "-c", ours + command],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout == printed, run.stderr


@pytest.mark.parametrize("drawing", list(blocks("map")))
def test_a_map_is_written_as_it_was_read(drawing: str) -> None:
    sheet = MapSheet.drawn(drawing)
    assert str(sheet) == drawing.strip()
    assert MapSheet.drawn(str(sheet)) == MapSheet.drawn(sheet.in_one_line()) == sheet


@pytest.mark.parametrize("text", list(blocks("example")))
def test_an_example_scores_what_it_says(text: str, tmp_path: Path) -> None:
    file = tmp_path / "example.txt"
    file.write_text(text, encoding="utf-8")
    card = SCORING[CardId(text.partition(":")[0].lower().replace(" ", "_"))]
    for example in examples.read(file):
        assert card.stars(MapSheet.drawn(example.drawing)) == example.stars, example.title


@pytest.mark.parametrize(("page", "target"), list(links()))
def test_links_lead_somewhere(page: Path, target: str) -> None:
    assert (page.parent / target).exists()


def test_something_of_each_kind_is_found() -> None:
    """An empty list of examples would prove nothing."""
    for found in (blocks("python"), blocks("map"), blocks("example"), commands(), links()):
        assert list(found)
