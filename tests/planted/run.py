"""Plant each fault of `faults/*.toml` in a copy of the last commit, and see which command finds it.

First come the tests that `make quick` chooses for the file with the fault; if they pass, the test
that the fault names. Fails if a fault is missed, or if too few are found by the quick tests.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from planted.fault import ROOT, Fault, faults

TIMEOUT: Final = 900  # seconds for one command
QUICK_SECONDS: Final = 60
QUICK_SHARE: Final = 0.75  # of all faults, found by the quick tests
# Fails with every fault, since the old text is gone.
TABLE: Final = "tests/test_planted.py::test_each_fault_can_be_planted_and_its_test_exists"
SECONDS: Final = Path(".pytest_cache/v/inkland/seconds")  # by which the quick tests are chosen
QUICK = "quick"
NAMED = "named test"
MISSED = "MISSED"


class Outcome(NamedTuple):
    """By which command a fault was found, after how many seconds, and what the command said."""

    fault: Fault
    found_by: str
    seconds: float
    failure: str


@contextmanager
def copy_of_the_tree() -> Iterator[Path]:
    """A clone with the installed packages and the built client of this tree."""
    with tempfile.TemporaryDirectory(prefix="inkland-planted-") as folder:
        copy = Path(folder) / "inkland"
        subprocess.run(["git", "clone", "--quiet", "--shared", ROOT, copy], check=True)
        for installed in (".venv", "web/node_modules"):
            (copy / installed).symlink_to(ROOT / installed)
        shutil.copytree(ROOT / "web/dist", copy / "web/dist")
        if (ROOT / SECONDS).exists():
            (copy / SECONDS.parent).mkdir(parents=True)
            shutil.copy(ROOT / SECONDS, copy / SECONDS)
        yield copy


@contextmanager
def planted(fault: Fault, copy: Path) -> Iterator[None]:
    """The fault is in the copy."""
    path = copy / fault.file
    sound = path.read_text(encoding="utf-8")
    path.write_text(fault.plant(sound), encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(sound, encoding="utf-8")


@contextmanager
def built_client(copy: Path) -> Iterator[None]:
    """The client of the copy is built of its sources as they are now."""
    built, sound = copy / "web/dist", copy / "web/dist.sound"
    built.rename(sound)
    try:
        if failure := run(["node_modules/.bin/vite", "build"], copy, "web"):
            raise RuntimeError(failure)
        yield
    finally:
        shutil.rmtree(built, ignore_errors=True)
        sound.rename(built)


def run(command: list[str], copy: Path, folder: str = ".", **environment: str) -> str | None:
    """None if the command succeeds, or else the line that says what has failed."""
    process = subprocess.Popen(
        command,
        cwd=copy / folder,
        env={
            **os.environ,
            "PATH": f"{ROOT / '.venv/bin'}:{os.environ['PATH']}",
            "PYTHONPATH": str(copy / "src"),  # before the package that is installed
            "PYTEST_ADDOPTS": f"--exitfirst --deselect={TABLE}",
            "NO_COLOR": "1",
            "XDG_CACHE_HOME": str(copy.parent / "cache"),  # of compiled functions
            **environment,
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        output = process.communicate(timeout=TIMEOUT)[0]
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        return f"no end after {TIMEOUT} s"
    return first_failure(output) if process.returncode else None


def first_failure(output: str) -> str:
    """The line with the first failure in the output of pytest, Vitest or Node."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    signs = ("FAILED ", "ERROR tests/", "FAIL ", "not ok ")
    return next((line for line in lines if line.startswith(signs)), " / ".join(lines[-5:]))


def run_quick(fault: Fault, copy: Path, jobs: int) -> str | None:
    """Run the tests of `make quick` for this file. Several at a time have more time each."""
    quick = ["python", "tools/quick", "--tests-only", "--limit", str(QUICK_SECONDS * jobs)]
    return run([*quick, "--files", fault.file], copy)


def run_named(fault: Fault, copy: Path) -> str | None:
    """Run the test that the fault names; tests in a browser need a client with the fault."""
    size = {"INKLAND_PROOF": "1"} if fault.proof else {}
    in_web = fault.test.removeprefix("web/")
    if fault.test.endswith(".ts"):
        return run(["node_modules/.bin/vitest", "run", in_web], copy, "web")
    if fault.test.endswith(".mjs"):
        with built_client(copy):
            return run(["node", "--test", in_web], copy, "web", **size)
    return run(["python", "-m", "pytest", "--quiet", fault.test], copy, **size)


def outcome_of(fault: Fault, copy: Path, jobs: int, named_only: bool) -> Outcome:
    """Plant the fault, and run one command after the other until one fails."""
    begin = time.monotonic()
    found_by, failure = MISSED, None
    with planted(fault, copy):
        if not named_only and (failure := run_quick(fault, copy, jobs)):
            found_by = QUICK
        elif failure := run_named(fault, copy):
            found_by = f"{NAMED} (proof)" if fault.proof else NAMED
    return Outcome(fault, found_by, time.monotonic() - begin, failure or fault.wrong)


def run_all(chosen: list[Fault], jobs: int, named_only: bool) -> list[Outcome]:
    """Find the faults, so many at a time, each in a copy of its own; prints each outcome."""
    with ExitStack() as stack:
        free: SimpleQueue[Path] = SimpleQueue()
        for _ in range(min(jobs, len(chosen))):
            free.put(stack.enter_context(copy_of_the_tree()))

        def one(fault: Fault) -> Outcome:
            copy = free.get()
            try:
                outcome = outcome_of(fault, copy, jobs, named_only)
            finally:
                free.put(copy)
            line = f"{outcome.found_by:10} {outcome.seconds:4.0f} s  {fault.name}"
            print(f"{line}  {outcome.failure[:150]}", flush=True)
            return outcome

        return list(stack.enter_context(ThreadPoolExecutor(jobs)).map(one, chosen))


def main() -> int:
    """Find all faults, or those whose names are given; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="only faults whose names contain one of these")
    parser.add_argument("--jobs", type=int, default=2, help="how many faults at a time")
    parser.add_argument("--named", action="store_true", help="leave the quick tests out")
    args = parser.parse_args()
    chosen = [one for one in faults() if any(name in one.name for name in args.names or [""])]
    outcomes = run_all(chosen, args.jobs, args.named)
    late = [one for one in outcomes if one.found_by != QUICK]
    missed = [one for one in outcomes if one.found_by == MISSED]
    print(f"\n{len(outcomes)} faults, {len(missed)} missed")
    if not args.named:
        print(f"not found by the quick tests: {' '.join(one.fault.name for one in late) or 'none'}")
    is_early = args.named or len(late) <= (1 - QUICK_SHARE) * len(outcomes)
    return 0 if outcomes and not missed and (is_early or args.names) else 1


if __name__ == "__main__":
    sys.exit(main())
