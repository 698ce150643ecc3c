"""What RULEBOOK.md and docs/rulings.md name exists, and every cited ruling is there."""

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from definitions import names_in
from inkland.cards import SCORING_CARDS
from rows import each_row

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "inkland"
RULEBOOK = (ROOT / "RULEBOOK.md").read_text(encoding="utf-8")
RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
EXAMPLES = SOURCE / "examples"

# A path in backticks, relative to src/inkland or to the root; perhaps with a name.
PATH = re.compile(r"`([\w./-]+\.(?:py|txt|md))(?::([\w.]+))?`")
CITED = re.compile(r"\b[RD]\d{1,2}\b")
# Plain numbers are rulings only in parentheses after a blank: `f(3)` is no ruling.
BRACKETED = re.compile(r"(?<=\s)\(([RD]?\d{1,2}(?:,\s+[RD]?\d{1,2})*)\)")
# The number of rulings of each kind; plain numbers are those of the Heroes box.
RULINGS_OF = {"R": 49, "D": 48, "": 51}


def found(path: str) -> Path:
    """The file that a path in the docs means."""
    return ROOT / path if (ROOT / path).exists() else SOURCE / path


# --- Files and names


@each_row("path, name", sorted(set(PATH.findall(RULEBOOK + RULINGS))))
def test_what_is_named_exists(path: str, name: str) -> None:
    assert found(path).is_file()
    if name:
        assert name in names_in(found(path))


def test_every_module_of_the_rules_has_its_line() -> None:
    named = {path for path, _name in PATH.findall(RULEBOOK)}
    modules = {f"rules/{module.name}" for module in (SOURCE / "rules").glob("[!_]*.py")}
    assert modules - named == set()


@each_row("card", [card.name for card in SCORING_CARDS])
def test_every_scoring_card_has_its_line(card: str) -> None:
    (line,) = [line for line in RULEBOOK.splitlines() if f":{card}`" in line]
    assert "`cards/scoring/" in line and f"`examples/scoring/{card}.txt`" in line


def test_every_line_of_the_rulebook_names_code_and_proof() -> None:
    rows = [line.split("|") for line in RULEBOOK.splitlines() if line.startswith("| ")]
    for _, heading, _page, code, proof, _ in rows:
        if heading.strip() != "heading":
            assert PATH.search(code) and ("`tests/" in proof or "`examples/" in proof), heading


# --- Rulings


def entries() -> list[str]:
    """The numbers that have an entry, in order; one entry may cover several."""
    heads: list[str] = re.findall(r"^- \*\*([RD]?\d+(?:, \d+)*)\b", RULINGS, re.MULTILINE)
    return [number for head in heads for number in head.split(", ")]


def citations() -> Iterator[tuple[str, str]]:
    """Every ruling cited in a comment, a docstring or an example, and where."""
    for path in sorted([*SOURCE.rglob("*.py"), *(ROOT / "tests").rglob("*.py")]):
        for text in said(path):
            yield from ((number, path.name) for number in cited(text))
    for path in sorted(EXAMPLES.rglob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if " -> " in line:
                yield from ((number, path.name) for number in cited(line))


def cited(text: str) -> set[str]:
    """The rulings in a text: R1 and D1 anywhere, Heroes numbers in parentheses.

    Text in backticks is skipped: there D1 is a space.
    """
    prose = re.sub(r"`[^`]*`", "", text)
    bracketed = {
        number for group in BRACKETED.findall(prose) for number in re.split(r",\s+", group)
    }
    return {*CITED.findall(prose)} | bracketed


def said(path: Path) -> Iterator[str]:
    """The comments and docstrings of a module."""
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT:
                yield token.string
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""


def test_every_ruling_cited_has_an_entry() -> None:
    known = set(entries())
    assert sorted({citation for citation in citations() if citation[0] not in known}) == []


def test_every_ruling_named_in_the_rulebook_has_an_entry() -> None:
    assert cited(RULEBOOK) - set(entries()) == set()


def test_every_entry_is_there_once_and_says_where_it_is_decided() -> None:
    assert len(entries()) == len(set(entries()))
    bullets = re.findall(r"^- \*\*[RD]?\d.*?(?=^- |^#|\Z)", RULINGS, re.MULTILINE | re.DOTALL)
    assert [bullet for bullet in bullets if not re.search(r"`[\w/]+(\.py|/)`\s*$", bullet)] == []


@pytest.mark.parametrize(("kind", "last"), RULINGS_OF.items())
def test_every_ruling_has_its_entry_in_order(kind: str, last: int) -> None:
    numbers = [number for number in entries() if number.rstrip("0123456789") == kind]
    assert numbers == [f"{kind}{number}" for number in range(1, last + 1)]


def doubts() -> list[list[str]]:
    """The cells of each row in the table of uncertain readings."""
    _, _, section = RULINGS.partition("## Where we are not sure")
    rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| ")]
    return [row for row in rows if row[0] != "what"]


@each_row("row", doubts)
def test_every_doubt_is_about_a_ruling_or_a_card_and_says_what_pins_it(row: list[str]) -> None:
    what, _chosen, _otherwise, pinned = row
    number = re.match(r"[RD]?\d+", what)
    assert number is None or number[0] in entries()
    pins = [path for path, _name in PATH.findall(pinned)]
    assert pinned == "no test yet" or pins
    assert all(path.startswith(("tests/", "examples/")) for path in pins)


def test_a_citation_is_told_from_a_space() -> None:
    assert cited("sheets swap (R12, D1)") == {"R12", "D1"}
    assert cited("ruins alone are empty (R14, 10).") == {"R14", "10"}
    assert cited("all at once (25,\n    27), then coins (28)") == {"25", "27", "28"}
    assert cited("drawn on `D1 D2`, see f(3); two (or 3) seats, (2019)") == set()
    assert cited("a pair such as `(0, 1)`") == set()
