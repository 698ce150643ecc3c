"""The commands of a quick check, and how they are run within its time."""

import os
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path


@dataclass(frozen=True)
class Step:
    """A command, and what people call it."""

    name: str
    command: Sequence[str]
    folder: Path
    environment: Mapping[str, str] = field(default_factory=dict)


class Verdict(Enum):
    """What came of a step."""

    PASSED = "passed"
    FAILED = "failed"
    UNFINISHED = "no time left"


@dataclass(frozen=True)
class Outcome:
    """What came of a step, and what it printed."""

    step: Step
    verdict: Verdict
    seconds: float
    text: str


def run_steps(steps: Sequence[Step], end: float) -> list[Outcome]:
    """Run these, two at a time, and stop at this second of the clock what still runs."""
    with ThreadPoolExecutor(max_workers=2) as pool:
        return list(pool.map(lambda step: _run(step, end), steps))


def _run(step: Step, end: float) -> Outcome:
    begun = time.time()
    if begun >= end:
        return Outcome(step, Verdict.UNFINISHED, 0.0, "")
    process = subprocess.Popen(
        step.command,
        cwd=step.folder,
        env={**os.environ, **step.environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,  # so that its children can be stopped with it
    )
    try:
        text, _ = process.communicate(timeout=end - begun)
        verdict = Verdict.FAILED if process.returncode else Verdict.PASSED
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGTERM)
        text, _ = process.communicate()
        verdict = Verdict.UNFINISHED
    return Outcome(step, verdict, time.time() - begun, text)
