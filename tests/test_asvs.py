"""The security checklist: each requirement of the standard has one line, and what it names exists.

`docs/security-checklist.md` explains the list.
"""

import ast
import csv
import re
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

from rows import each_row

ROOT: Final = Path(__file__).parent.parent
MOST_NOT_MET: Final = 8
_HEADING: Final = re.compile(r"^#+ (.+)$", re.MULTILINE)

# How many requirements of levels 1 and 2 each section of ASVS 5.0 has, numbered from 1 on.
SECTIONS: Final = {
    "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2, "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1,
    "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2, "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4,
    "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3, "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5,
    "6.6": 3, "6.8": 4, "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2, "8.1": 2,
    "8.2": 3, "8.3": 1, "8.4": 1, "9.1": 3, "9.2": 4, "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4,
    "11.5": 1, "11.6": 1, "12.1": 3, "12.2": 2, "12.3": 4, "13.1": 1, "13.2": 5, "13.3": 2,
    "13.4": 5, "14.1": 2, "14.2": 4, "14.3": 3, "15.1": 3, "15.2": 3, "15.3": 7, "16.1": 1,
    "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3,
}  # fmt: skip


class Requirement(NamedTuple):
    """A line of the list."""

    id: str
    state: str
    what: str
    where: str
    why: str


def requirements() -> list[Requirement]:
    """All lines of the list."""
    with (ROOT / "tests" / "asvs.csv").open(encoding="utf-8", newline="") as file:
        head, *lines = csv.reader(file)
    assert tuple(head) == Requirement._fields
    return [Requirement(*line) for line in lines]


def missing(place: str) -> str | None:
    """What is not there of a place: a path, `path::name` or `path#heading`."""
    path, name, heading = (*re.split("::|#", place), "", "")[:3]
    if "#" in place:
        name, heading = "", name
    file = ROOT / path
    if not file.is_file():
        return f"no file {path}"
    text = file.read_text(encoding="utf-8") if name or heading else ""
    if name and name not in _names(text):
        return f"no {name} in {path}"
    if heading and heading not in map(_anchor, _HEADING.findall(text)):
        return f"no heading {heading} in {path}"
    return None


def _names(source: str) -> set[str]:
    """The functions and classes that a module has at its top."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return {node.name for node in ast.parse(source).body if isinstance(node, kinds)}


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def test_each_requirement_has_one_line() -> None:
    ids = [f"V{section}.{n}" for section, most in SECTIONS.items() for n in range(1, most + 1)]
    assert len(ids) == 217
    assert [one.id for one in requirements()] == ids


def test_every_state_is_known() -> None:
    states = Counter(one.state for one in requirements())
    assert states.keys() <= {"met", "not met", "not applicable"}
    assert states["not met"] <= MOST_NOT_MET


@each_row("one", requirements)
def test_what_a_line_names_is_there(one: Requirement) -> None:
    assert one.what and one.why
    assert one.where or one.state == "not applicable"
    assert [gap for gap in map(missing, one.where.split()) if gap] == []


def test_what_is_not_there_would_be_noticed() -> None:
    assert missing("tests/test_asvs.py::missing") is None
    assert missing("docs/security-checklist.md#sessions") is None
    assert missing("tests/no_such_file.py") == "no file tests/no_such_file.py"
    assert missing("tests/test_asvs.py::nothing") == "no nothing in tests/test_asvs.py"
    assert missing("docs/members.md#nothing") == "no heading nothing in docs/members.md"


# --- Requirements that the sources themselves can show

_EVALUATING: Final = {"eval", "exec", "compile", "__import__"}
_SHELLS: Final = {"system", "popen", "create_subprocess_shell", "subprocess_shell", "getoutput"}


def dangerous_calls(source: str) -> list[int]:
    """The lines with calls that evaluate text or start a shell."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        method = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        is_shell = {name, method} & _SHELLS or any(key.arg == "shell" for key in node.keywords)
        if name in _EVALUATING or is_shell:
            found.append(node.lineno)
    return found


def test_nothing_is_evaluated_and_no_shell_is_started() -> None:
    files = list((ROOT / "src" / "inkland").rglob("*.py"))
    assert len(files) > 300
    for file in files:
        assert dangerous_calls(file.read_text(encoding="utf-8")) == [], file
    assert dangerous_calls("eval(x)\nos.system(x)\nrun(x, shell=True)\nevaluate(x)") == [1, 2, 3]
    assert dangerous_calls("asyncio.create_subprocess_shell(x)\ngetoutput(x)\nrun(x)") == [1, 2]


_HTML: Final = re.compile(r"\{@html|\binnerHTML\b|\bouterHTML\b|\bdocument\.write\b|\beval\(")


def test_the_client_writes_no_html() -> None:
    files = [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]
    assert len(files) > 100
    found = [file for file in files if _HTML.search(file.read_text(encoding="utf-8"))]
    assert [file for file in found if not file.name.endswith(".test.ts")] == []
    assert _HTML.search("{@html name}")
