"""A plugin for pytest: no test begins after `--until`; those that are left are named at the end."""

import time
from collections import Counter

import pytest

_REASON = "no time left"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption("--until", type=float, help="the second of the clock after which none begins")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip what comes too late."""
    if time.time() > item.config.getoption("until"):
        pytest.skip(_REASON)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the files of tests that had no time."""
    late = [
        report.nodeid.partition("::")[0]
        for report in terminalreporter.getreports("skipped")
        if isinstance(report.longrepr, tuple) and report.longrepr[2].endswith(_REASON)
    ]
    for file, number in Counter(late).items():
        terminalreporter.write_line(f"{_REASON}: {number} tests of {file}")
