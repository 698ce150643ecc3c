"""A test that passes only at its second try is named; one that fails twice fails the run."""

import subprocess
import sys
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parent

PASSES: Final = "def test_it(): pass"
FAILS: Final = "def test_it(): assert False"
PASSES_LATER: Final = """
from pathlib import Path
def test_it():
    been = Path(__file__ + ".been")
    is_later = been.exists()
    been.touch()
    assert is_later
"""


def run(folder: Path, *sources: str) -> tuple[int, list[str]]:
    """Run files of tests beside each other. Returns the exit code, and what was printed."""
    for name, source in zip("abc", sources, strict=False):
        (folder / f"test_{name}.py").write_text(source)
    plugins = ["-p", "xdist", "-p", "second_try", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *plugins, "-n", "2", "--flaky", "flaky.txt", "."],
        cwd=folder,
        env={"PYTHONPATH": str(TESTS), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout.splitlines()


def test_what_passes_alone_is_flaky_and_named(tmp_path: Path) -> None:
    code, lines = run(tmp_path, PASSES, PASSES_LATER)
    assert (code, lines[-1].partition(" in ")[0]) == (0, "1 passed, 1 flaky"), lines
    assert "flaky: test_b.py::test_it" in lines
    assert (tmp_path / "flaky.txt").read_text() == "flaky: test_b.py::test_it\n"


def test_what_fails_alone_as_well_fails_the_run(tmp_path: Path) -> None:
    code, lines = run(tmp_path, PASSES_LATER, FAILS)
    assert (code, lines[-1].partition(" in ")[0]) == (1, "2 failed"), lines
    assert any(line.startswith("FAILED test_b.py") for line in lines)
    assert not (tmp_path / "flaky.txt").exists()


def test_three_that_fail_are_not_tried_again(tmp_path: Path) -> None:
    code, lines = run(tmp_path, PASSES_LATER, PASSES_LATER, PASSES_LATER)
    assert (code, lines[-1].partition(" in ")[0]) == (1, "3 failed"), lines
    assert not (tmp_path / "flaky.txt").exists()
