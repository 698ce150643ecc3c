"""A few hundred players at a hundred tables: nothing is lost or refused, and all reconnect.

The bounds are wide here; `make load` measures the speed under a real load.
"""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from support.subprocesses import run_script

RUN = Path(__file__).parent / "load" / "run.py"
PATIENCE = 240

pytestmark = [
    pytest.mark.proof,
    pytest.mark.skipif(sys.platform == "win32", reason="needs signals"),
]


def load_test(*flags: str) -> dict[str, Any]:
    """The report of the run."""
    code, report_lines = run_script(RUN, "--json", *flags, patience=PATIENCE)
    assert code == 0
    report: dict[str, Any] = json.loads(report_lines)
    return report


def test_four_hundred_sockets_are_served_and_come_back() -> None:
    seconds = 5
    report = load_test(
        "--tables=100", "--rate=50", f"--seconds={seconds}", "--rounds=1", "--slice=2", "--eager=16"
    )
    steady, highest, back = report["steady"], report["highest"], report["come_back"]
    assert report["violations"] == []
    assert report["gather"]["sockets"] == 400
    assert steady["moves"] == 50 * seconds
    assert steady["trouble"] == highest["trouble"] == {}
    assert back["pending"] > 0
    assert steady["ack"]["p99"] < 2.0
    assert steady["seen"]["p99"] < 2.0
    assert report["gather"]["memory_per_socket"] < 100 * 1024
    assert back["view"]["p99"] < 30.0
