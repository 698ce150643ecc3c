"""The table of planted faults is true: what `make planted` needs is there."""

import re
from collections import Counter
from typing import Final

import pytest

from planted.fault import ROOT, Fault, faults

FAULTS: Final = tuple(faults())
MOST_BY_PROOF: Final = 5


def test_there_are_faults_of_all_parts() -> None:
    assert len(FAULTS) >= 66
    names = Counter(fault.name for fault in FAULTS)
    assert [name for name, count in names.items() if count > 1] == []
    assert sum(fault.proof for fault in FAULTS) <= MOST_BY_PROOF
    for part in ("src/inkland/rules", "src/inkland/table", "src/inkland/server", "web", "locales"):
        assert sum(fault.file.startswith(f"{part}/") for fault in FAULTS) >= 3, part


def test_each_fault_can_be_planted_and_its_test_exists() -> None:
    assert [f"{fault.name}: {why}" for fault in FAULTS for why in problems(fault)] == []


def problems(fault: Fault) -> list[str]:
    """What is wrong with the row of a fault."""
    if not (ROOT / fault.file).is_file():
        return [f"there is no {fault.file}"]
    sound = (ROOT / fault.file).read_text(encoding="utf-8")
    found = []
    if sound.count(fault.old) != 1:
        found.append(f"the old text is there {sound.count(fault.old)} times")
    if fault.old == fault.new:
        found.append("the new text is the old one")
    file, *within = fault.test.split("::")
    if not (ROOT / file).is_file():
        return [*found, f"there is no {file}"]
    code = (ROOT / file).read_text(encoding="utf-8")
    for name in within:
        if not re.search(rf"^ *(async )?(def|class) {name}\b", code, re.MULTILINE):
            found.append(f"there is no {name} in {file}")
    return found


def test_what_is_wrong_with_a_row_is_found() -> None:
    row = Fault("x", "README.md", "Inkland!", "Inkland?", "It.", "tests/test_planted.py::test_x")
    assert problems(row) == [
        "the old text is there 0 times",
        "there is no test_x in tests/test_planted.py",
    ]
    assert problems(row._replace(file="nowhere")) == ["there is no nowhere"]
    with pytest.raises(AssertionError, match="x: 0 times"):
        row.plant("nothing of it")
