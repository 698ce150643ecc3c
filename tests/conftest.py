"""Shared by all test runs: deterministic examples, the run's size, and a list of slow tests."""

import os
import sys
from collections import defaultdict
from collections.abc import Generator
from typing import Any, Final

import pytest
from hypothesis import settings

from sizes import IS_PROOF, samples

pytest_plugins = ["second_try"]

# Compiled modules are kept, whatever the shell says: to rewrite all assertions takes most of a
# collection, and tests start hundreds of processes.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Hypothesis is derandomised: every run has the same examples.
settings.register_profile(
    "same", derandomize=True, deadline=None, max_examples=samples(40, 400), database=None
)
settings.load_profile("same")

# Seconds of processor that each file of tests takes, kept for the choice of `make quick`.
SECONDS: Final = "inkland/seconds"
SLOW_SECONDS: Final = 20.0  # seconds for one test of the check, on a quiet machine
_CPU: Final = pytest.StashKey[float]()
_slow: list[str] = []
_seconds: defaultdict[str, float] = defaultdict(float)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip tests that only the proof runs."""
    if not IS_PROOF:
        longer = [item for item in items if item.get_closest_marker("proof")]
        config.hook.pytest_deselected(items=longer)
        items[:] = [item for item in items if item not in longer]


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> None:
    """Begin to count the processor time."""
    session.config.stash[_CPU] = sum(os.times()[:4])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """Add the processor time to a report, including that of finished child processes."""
    report = yield
    now = sum(os.times()[:4])
    report.cpu = now - item.config.stash[_CPU]
    item.config.stash[_CPU] = now
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note slow tests; with several workers all reports pass through here."""
    _seconds[report.nodeid.partition("::")[0]] += report.cpu
    if report.duration > SLOW_SECONDS:
        _slow.append(
            f"{report.duration:6.1f} s {report.cpu:6.1f} s  {report.nodeid} ({report.when})"
        )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the tests that are too slow for the check. A slow machine is no reason to fail."""
    if _slow and not IS_PROOF:
        terminalreporter.section(f"over {SLOW_SECONDS:.0f} s: time, and of that processor time")
        for line in sorted(_slow, reverse=True):
            terminalreporter.write_line(line)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Keep the time of files that ran as a whole."""
    config = session.config
    in_part = config.option.keyword or config.getoption("until", None)
    in_part = in_part or any("::" in argument for argument in config.args)
    cache = getattr(config, "cache", None)  # without the plugin there is none
    if cache is not None and not in_part and not IS_PROOF and not hasattr(config, "workerinput"):
        cache.set(SECONDS, {**cache.get(SECONDS, {}), **_seconds})
