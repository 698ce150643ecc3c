"""What a change can break, within a minute: `python tools/quick [--base COMMIT | --files …]`.

Lint, types and imports of what has changed, and the tests that are nearest to it. What there was no
time for is named at the end, and left to `make check`.
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path, PurePosixPath
from typing import Final

from changed_files import changed_files
from choice import choose, known_seconds
from commands import browser_tests, client_types, run_tests, sources, unit_tests
from import_graph import ImportGraph
from steps import Outcome, Verdict, run_steps

ROOT: Final = Path(__file__).parents[2]
RESERVE: Final = 15.0  # the last seconds, in which no test begins
LAST_SECONDS: Final = 5.0  # in which what still runs is stopped


def main() -> None:
    """Choose, run and print; ends with 1 if anything failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", default="HEAD", help="the commit to compare with")
    parser.add_argument("--files", nargs="+", help="take these as changed")
    parser.add_argument("--limit", type=float, default=60, help="seconds for everything")
    parser.add_argument("--tests-only", action="store_true", help="no lint, no types")
    parser.add_argument("--list", action="store_true", help="print the chosen tests, run nothing")
    arguments = parser.parse_args()
    begun = time.time()
    changed = arguments.files or changed_files(ROOT, arguments.base)
    if not changed:
        print("Nothing has changed.")
        return
    tests, left = choose(ImportGraph(ROOT), changed, known_seconds(ROOT))
    if arguments.list:
        print(*tests, sep="\n")
        return
    steps = [] if arguments.tests_only else sources(ROOT, changed)
    steps += unit_tests(ROOT, changed)
    steps += run_tests(ROOT, tests, begun + arguments.limit - RESERVE)
    if not arguments.tests_only:
        steps += client_types(ROOT, changed)
    outcomes = run_steps(steps, begun + arguments.limit - LAST_SECONDS)
    for outcome in outcomes:
        show(outcome)
    print(f"{len(changed)} changed, {time.time() - begun:.0f} s. Tests:", *tests)
    if left:
        print("Left for make check:", *by_folder(left))
    if browser := browser_tests(ROOT, changed):
        print("Left for make check, in a browser:", *browser)
    if any(outcome.verdict is Verdict.FAILED for outcome in outcomes):
        sys.exit(1)


def show(outcome: Outcome) -> None:
    """One line, and what the step printed if it failed; of tests what follows the dots."""
    print(f"{outcome.step.name}: {outcome.verdict.value}, {outcome.seconds:.1f} s")
    if outcome.verdict is Verdict.FAILED or outcome.step.name.startswith("tests"):
        print(*(line for line in outcome.text.splitlines() if not line.endswith("%]")), sep="\n")


def by_folder(tests: list[str]) -> list[str]:
    """How many files of each folder."""
    folders = Counter(PurePosixPath(test.partition("::")[0]).parent.as_posix() for test in tests)
    return [f"{folder} ({number})" for folder, number in sorted(folders.items())]
