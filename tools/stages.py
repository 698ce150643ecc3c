"""Runs targets of the Makefile, and prints what each took: `python tools/stages.py a b -- c d`.

Targets before `--` run two at a time, the others one after another; all of them run even if one
fails. Tests that passed only at their second try are read from `flaky/flaky.txt`, where the runs of
this check have written them; more than two fail it. The last line is that of the last target, which
is the summary of its tests.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

FLAKY: Final = Path("flaky", "flaky.txt")
MOST_FLAKY: Final = 2
_PRINTING: Final = Lock()
_MAKE_GIVES_UP: Final = re.compile(r"make(\[\d+\])?: \*\*\*")


class Stage(NamedTuple):
    """What came of a target."""

    name: str
    has_passed: bool
    wall: float
    processor: float  # of all processes but those that outlive their parents, such as PostgreSQL
    last_line: str


def run(name: str, *, is_shown_at_once: bool) -> Stage:
    """Run a target; what it prints is shown at once, or as a whole when it has ended."""
    begun = time.monotonic()
    command = ["make", "--no-print-directory", name]
    lines = []
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line)
            if is_shown_at_once:
                print(line, end="", flush=True)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if not is_shown_at_once:
        with _PRINTING:
            print(f"--- {name}", "".join(lines), sep="\n", flush=True)
    return Stage(
        name,
        process.returncode == 0,
        time.monotonic() - begun,
        usage.ru_utime + usage.ru_stime,
        next((line.rstrip() for line in reversed(lines) if _is_said_by_a_tool(line)), ""),
    )


def _is_said_by_a_tool(line: str) -> bool:
    return bool(line.strip()) and _MAKE_GIVES_UP.match(line) is None


def table(stages: Sequence[Stage], wall: float) -> list[str]:
    """A line for each stage, and one for all."""
    whole = Stage("all", all(stage.has_passed for stage in stages), wall, 0.0, "")
    whole = whole._replace(processor=sum(stage.processor for stage in stages))
    lines = [f"{'stage':16}{'seconds':>9}{'of processor':>14}"]
    for one in (*stages, whole):
        verdict = "" if one.has_passed else "  failed"
        lines.append(f"{one.name:16}{one.wall:9.0f}{one.processor:14.0f}{verdict}")
    return lines


def main() -> None:
    """Run all, and print the table; ends with 1 if one failed or too many tests are flaky."""
    arguments = sys.argv[1:]
    border = arguments.index("--")
    shutil.rmtree(FLAKY.parent, ignore_errors=True)
    begun = time.monotonic()
    with ThreadPoolExecutor(max_workers=2) as pool:
        stages = list(pool.map(lambda name: run(name, is_shown_at_once=False), arguments[:border]))
    stages += [run(name, is_shown_at_once=True) for name in arguments[border + 1 :]]
    flaky = FLAKY.read_text("utf-8").splitlines() if FLAKY.exists() else []
    print("", *table(stages, time.monotonic() - begun), *flaky, sep="\n")
    if len(flaky) > MOST_FLAKY:
        print(f"{len(flaky)} tests are flaky, and {MOST_FLAKY} are the most")
    print(stages[-1].last_line)
    if len(flaky) > MOST_FLAKY or not all(stage.has_passed for stage in stages):
        sys.exit(1)


if __name__ == "__main__":
    main()
