"""All stages of a check run, are timed, and have their say in its verdict."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

TOOL: Final = Path(__file__).parents[1] / "tools" / "stages.py"
BUSY: Final = "import time\nwhile time.process_time() < 0.6: pass"
MAKEFILE: Final = f"""
lint: ; @echo this is lint
types: ; @{sys.executable} busy.py
broken: ; @echo this is broken && false
tests: ; @echo 5 passed in 1.00s
failing: ; @echo 1 failed in 1.00s && false
one two three: ; @mkdir -p flaky && echo flaky: test_$@ >> flaky/flaky.txt
"""


def check(folder: Path, *targets: str) -> tuple[int, list[str]]:
    """The exit code, and what was printed."""
    (folder / "Makefile").write_text(MAKEFILE)
    (folder / "busy.py").write_text(BUSY)
    command = [sys.executable, str(TOOL), *targets]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout.splitlines()


def test_the_table_has_all_stages_and_the_last_line_is_that_of_the_tests(tmp_path: Path) -> None:
    code, lines = check(tmp_path, "lint", "types", "--", "tests")
    assert code == 0
    start = next(number for number, line in enumerate(lines) if line.startswith("stage "))
    rows = [line.split() for line in lines[start + 1 : -1]]
    assert [row[0] for row in rows] == ["lint", "types", "tests", "all"]
    assert [row[2] for row in rows] == ["0", "1", "0", "1"]
    assert lines[-1] == "5 passed in 1.00s"
    assert "this is lint" in lines


def test_a_stage_that_fails_does_not_stop_the_others(tmp_path: Path) -> None:
    code, lines = check(tmp_path, "broken", "lint", "--", "failing", "tests")
    assert code == 1
    assert [line.split()[0] for line in lines if line.endswith("failed")] == [
        *("broken", "failing", "all")
    ]
    assert "this is lint" in lines
    assert lines[-1] == "5 passed in 1.00s"


@pytest.mark.parametrize("level", ["0", "1"])
def test_the_last_line_is_never_that_of_make(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    monkeypatch.setenv("MAKELEVEL", level)
    assert check(tmp_path, "lint", "--", "failing")[1][-1] == "1 failed in 1.00s"


def test_more_than_two_flaky_tests_fail_the_check(tmp_path: Path) -> None:
    code, lines = check(tmp_path, "lint", "--", "one", "two", "tests")
    assert (code, lines[-3:-1]) == (0, ["flaky: test_one", "flaky: test_two"])
    code, lines = check(tmp_path, "lint", "--", "one", "two", "three", "tests")
    assert code == 1
    assert lines[-2] == "3 tests are flaky, and 2 are the most"
