"""The commands of a quick check, and how they are run within its time."""

import os
import re
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Final

_LAST_WORDS: Final = 3.0  # seconds for a step that is stopped
_FAILED_BEFORE: Final = re.compile("^(FAILED|ERROR) ", re.MULTILINE)


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


def verdict_when_stopped(text: str) -> Verdict:
    """Whether pytest named a failure before it was stopped."""
    return Verdict.FAILED if _FAILED_BEFORE.search(text) else Verdict.UNFINISHED


def _stop(process: subprocess.Popen[str]) -> str:
    """Interrupt the processes of a step, so that pytest says what has failed; returns all of it."""
    os.killpg(process.pid, signal.SIGINT)
    try:
        text, _ = process.communicate(timeout=_LAST_WORDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        text, _ = process.communicate()
    return text


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
        text = _stop(process)
        verdict = verdict_when_stopped(text)
    return Outcome(step, verdict, time.time() - begun, text)
