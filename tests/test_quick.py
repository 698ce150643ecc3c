"""`make quick`: which tests a change gets, and that it ends in time."""

import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest
from changed_files import changed_files
from choice import choose, within
from commands import browser_tests
from import_graph import ImportGraph
from steps import Step, Verdict, run_steps, verdict_when_stopped
from whole_tree import WHOLE_TREE, readers

ROOT: Final = Path(__file__).parents[1]

# What changes, and a test that must be among the first of those chosen.
NEAR: Final = (
    ("src/inkland/rules/ambush.py", "tests/rules/test_ambush.py"),
    ("src/inkland/cards/scoring/forests.py", "tests/test_examples.py"),
    ("src/inkland/server/features/notices/routes.py", "tests/server/notices/test_notice_routes.py"),
    (
        "src/inkland/server/features/notices/queries.sql",
        "tests/server/storage/test_notice_storage.py",
    ),
    ("src/inkland/puzzles/puzzles.txt", "tests/puzzles/test_puzzle.py"),
    ("locales/uk/web_table.ftl", "tests/test_translations.py"),
    ("deploy/prometheus/alerts.yml", "tests/server/test_alerts.py"),
    ("tests/server/members/test_tokens.py", "tests/server/members/test_tokens.py"),
    ("tests/support/token_matrix.txt", "tests/server/http/test_token_scopes.py"),
)


@pytest.fixture(scope="module")
def graph() -> ImportGraph:
    """The imports of this project."""
    return ImportGraph(ROOT)


def test_the_nearest_tests_are_chosen(graph: ImportGraph) -> None:
    missed = [file for file, test in NEAR if test not in choose(graph, [file], {})[0][:12]]
    assert missed == []


def test_a_longer_chain_of_imports_is_further_away(graph: ImportGraph) -> None:
    distances = graph.distances(["src/inkland/rules/ambush.py"])
    assert distances["src/inkland/rules/ambush.py"] == 0
    assert distances["tests/rules/test_ambush.py"] == 1
    assert distances["tests/terminal/test_puzzle_screen.py"] > 1
    assert "tests/test_vulnerabilities.py" not in distances


def test_what_takes_too_long_gives_way_to_what_fits() -> None:
    seconds = {"a": 5.0, "b": 50.0, "c": 4.0}
    assert within(["a", "b", "c"], seconds, budget=10) == (["a", "c"], ["b"])


def test_tests_that_read_the_tree_exist() -> None:
    files = {test.partition("::")[0] for _, tests in WHOLE_TREE for test in tests}
    assert [file for file in files if not (ROOT / file).is_file()] == []


def test_a_pattern_leads_to_its_tests() -> None:
    assert "tests/test_names.py" in readers(["src/inkland/server/app.py"])
    assert readers(["web/package.json"]) == []


def test_browser_tests_are_named_by_the_folder_of_a_page() -> None:
    assert browser_tests(ROOT, ["web/src/pages/home/HomePage.svelte"]) == ["home.test.mjs"]
    assert browser_tests(ROOT, ["web/tests/pass.test.mjs"]) == ["pass.test.mjs"]
    assert browser_tests(ROOT, ["src/inkland/cli/home.py"]) == []


def git(folder: Path, *arguments: str) -> None:
    who = ["-c", "user.name=x", "-c", "user.email=x@example.org"]
    subprocess.run(["git", *who, *arguments], cwd=folder, check=True, capture_output=True)


def test_changed_new_and_deleted_files_count(tmp_path: Path) -> None:
    git(tmp_path, "init")
    for name in ("changed.py", "deleted.py", "same.py"):
        (tmp_path / name).write_text("1")
    (tmp_path / ".gitignore").write_text("ignored.py")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--message", "x")
    (tmp_path / "changed.py").write_text("2")
    (tmp_path / "deleted.py").unlink()
    (tmp_path / "new and spaced.py").write_text("3")
    (tmp_path / "ignored.py").write_text("4")
    assert changed_files(tmp_path, "HEAD") == ["changed.py", "deleted.py", "new and spaced.py"]


@pytest.mark.parametrize(
    ("code", "verdict"),
    [("print(1)", Verdict.PASSED), ("exit(1)", Verdict.FAILED), (None, Verdict.UNFINISHED)],
)
def test_a_step_says_what_came_of_it(code: str | None, verdict: Verdict, tmp_path: Path) -> None:
    endless = "import time\nwhile True: time.sleep(1)"
    step = Step("one", [sys.executable, "-c", code or endless], tmp_path)
    end = time.time() + (600 if code else 1)
    assert [outcome.verdict for outcome in run_steps([step], end)] == [verdict]


def test_what_failed_before_the_end_counts() -> None:
    assert verdict_when_stopped("..F.\nFAILED tests/test_a.py::test_b - assert 0") is Verdict.FAILED
    assert verdict_when_stopped("....\n4 passed in 9.00s") is Verdict.UNFINISHED


def test_no_test_begins_too_late(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("def test_it(): assert False")
    command = [sys.executable, "-m", "pytest", "-p", "until", "-p", "no:cacheprovider"]
    late = subprocess.run(
        [*command, "--until=1", str(tmp_path)],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT / "tools" / "quick")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert late.returncode == 0
    assert "no time left: 1 tests of test_it.py" in late.stdout
