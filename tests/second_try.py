"""A plugin for pytest: what fails beside other tests is tried once more alone, and is named.

With `--flaky FILE` a test that fails and then passes is printed as `flaky: <test>`, and written to
the file. If more than two tests fail there is no second try, since so many would fail the run, too.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

MOST: Final = 2  # flaky tests of a whole check
_OUTPUT: Final = pytest.StashKey[str]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption("--flaky", type=Path, help="a file for tests that pass at the second try")


@pytest.hookimpl(trylast=True)  # when the workers have ended, so that the test is alone
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Try again what failed, if it is little; if it passes, so does the run."""
    file: Path | None = session.config.getoption("flaky")
    is_worker = hasattr(session.config, "workerinput")
    if file is None or is_worker or exitstatus != pytest.ExitCode.TESTS_FAILED:
        return
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    assert reporter is not None
    bad = [*reporter.stats.get("failed", []), *reporter.stats.get("error", [])]
    tests = list(dict.fromkeys(report.nodeid for report in bad))
    if len(tests) > MOST:
        return
    again = subprocess.run(
        [sys.executable, "-m", "pytest", *tests],
        cwd=session.config.rootpath,
        capture_output=True,
        text=True,
        check=False,
    )
    session.config.stash[_OUTPUT] = again.stdout + again.stderr
    if again.returncode == 0:
        session.exitstatus = pytest.ExitCode.OK
        for kind in ("failed", "error"):
            reporter.stats.pop(kind, None)
        reporter.stats["flaky"] = bad
        file.parent.mkdir(exist_ok=True)
        with file.open("a", encoding="utf-8") as lines:
            lines.writelines(f"flaky: {test}\n" for test in tests)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print both tries, and the name of what is flaky."""
    config = terminalreporter.config
    if _OUTPUT not in config.stash:
        return
    flaky = terminalreporter.getreports("flaky")
    for report in flaky:
        terminalreporter.section(f"first try of {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)
    terminalreporter.section("second try, alone")
    terminalreporter.write(config.stash[_OUTPUT])
    for test in dict.fromkeys(report.nodeid for report in flaky):
        terminalreporter.write_line(f"flaky: {test}")
