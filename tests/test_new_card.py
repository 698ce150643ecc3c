"""The tool that begins a scoring card, in a copy of the files that it writes."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
TOOL: Final = "tools/new_card.py"
DECKS: Final = ("forests", "villages", "farms_and_water", "spatial")
NAME, ID = "Tester's Folly", "testers_folly"

# What a card adds to each file, one line after the other.
ADDED: Final = {
    "src/inkland/cards/scoring/DECK.py": [
        f"def {ID}(sheet: MapSheet) -> Awards:",
        '    """Say here in one sentence what scores."""',
        "    yield from ()  # for each scored thing: its stars, and the spaces that earn them",
    ],
    f"src/inkland/examples/scoring/{ID}.txt": [
        f"{NAME}: say here in one sentence what scores.",
        f"[{ID}-scores] draw the smallest map that scores -> 1",
        f"[{ID}-nothing] draw the largest map that does not -> 1",
    ],
    "RULEBOOK.md": [
        f"| {NAME} | | `cards/scoring/DECK.py:{ID}` | `examples/scoring/{ID}.txt` |",
    ],
    "tools/verify_deal.py": [],
    "locales/en/cards.ftl": [
        f"card-{ID} = {NAME}",
        "    .rule = Say here in one sentence what scores.",
    ],
    "locales/en/examples.ftl": [
        f"example-{ID}-scores = Draw the smallest map that scores.",
        f"example-{ID}-nothing = Draw the largest map that does not.",
    ],
}
FIRST: Final = "locales/en/web_home.ftl"  # gets the name of the box with the first card in it


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The files that the tool reads and writes."""
    for folder in ("src/inkland/cards/scoring", "src/inkland/examples/scoring", "locales/en"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    (tmp_path / "tools").mkdir()
    for path in ("RULEBOOK.md", "tools/verify_deal.py", TOOL):
        shutil.copy(ROOT / path, tmp_path / path)
    return tmp_path


def begin(copy: Path, name: str, deck: str = "spatial") -> subprocess.CompletedProcess[str]:
    """Run the tool there."""
    command = [sys.executable, str(copy / TOOL), name, deck]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def changed(copy: Path) -> set[str]:
    """The files that are not as they were."""
    files = (file for file in copy.rglob("*") if file.is_file() and file.suffix != ".pyc")
    paths = (file.relative_to(copy) for file in files)
    return {
        path.as_posix()
        for path in paths
        if not (ROOT / path).exists() or (ROOT / path).read_bytes() != (copy / path).read_bytes()
    }


@pytest.mark.parametrize("deck", DECKS)
def test_a_card_is_begun_in_each_file(deck: str, copy: Path) -> None:
    done = begin(copy, NAME, deck)
    assert (done.returncode, done.stderr) == (0, "")
    written = [path.replace("DECK", deck) for path in ADDED]
    assert {*written} <= changed(copy) <= {*written, FIRST}
    assert {*done.stdout.split("\n\n")[0].splitlines()} == changed(copy)
    for path, lines in zip(written, ADDED.values(), strict=True):
        text = (copy / path).read_text(encoding="utf-8").splitlines()
        there = [line.replace("DECK", deck) for line in lines]
        assert [line for line in text if line in there] == there
    assert "web-home-box-own = " in (copy / FIRST).read_text(encoding="utf-8")


@pytest.mark.parametrize("deck", DECKS)
def test_a_card_is_the_last_of_its_deck(deck: str, copy: Path) -> None:
    others = [f"Tester's {number}" for number in range(5)]
    for name in (*others, NAME):  # too many for one line
        begin(copy, name, deck)
    code = (copy / f"src/inkland/cards/scoring/{deck}.py").read_text(encoding="utf-8")
    assert re.search(r"\(testers_4, 16\),\s+\(testers_folly, 16\),?\s+\),\n\)", code)
    assert code.count('"own"') == 1 and max(map(len, code.splitlines())) <= 100
    compile(code, deck, "exec")
    deals = (copy / "tools/verify_deal.py").read_text(encoding="utf-8")
    tables: dict[str, list[list[str]]] = {}
    exec(deals[deals.index("CARDS =") : deals.index("BOXES =")], tables)
    assert tables["SCORING"][DECKS.index(deck)][-2:] == ["testers_4", ID]
    rows = (copy / "RULEBOOK.md").read_text(encoding="utf-8").splitlines()[-2:]
    assert [row.split(" |")[0] for row in rows] == ["| Tester's 4", f"| {NAME}"]
    for path in ("cards.ftl", "examples.ftl", "web_home.ftl"):
        assert (copy / "locales/en" / path).read_text(encoding="utf-8").count("Our own cards") == 1


@pytest.mark.parametrize(
    ("name", "reason"),
    [("canal lake", "there is a card canal_lake"), ("!", "'!' gives no name for a function")],
)
def test_a_card_that_cannot_be_begun_changes_nothing(name: str, reason: str, copy: Path) -> None:
    done = begin(copy, name)
    assert (done.returncode, done.stderr.strip()) == (1, reason)
    assert changed(copy) == set()
