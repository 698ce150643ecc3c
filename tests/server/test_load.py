"""A few hundred people at a hundred tables: nothing is lost, nobody is told to wait, all come back.

How fast it is under a real load `make load` tells; here the bounds are wide.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

RUN = Path(__file__).parent / "load" / "run.py"
PATIENCE = 240

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs signals")


def load_test(*flags: str) -> dict[str, Any]:
    """What the run has found; it ends what it has started even if we lose patience."""
    with subprocess.Popen(
        [sys.executable, str(RUN), "--json", *flags],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        try:
            told, _ = process.communicate(timeout=PATIENCE)
        except BaseException:
            process.terminate()
            process.wait(60)
            raise
    print(told)
    assert process.returncode == 0
    report: dict[str, Any] = json.loads(told)
    return report


def test_four_hundred_sockets_are_served_and_come_back() -> None:
    report = load_test(
        "--tables=100", "--rate=50", "--seconds=5", "--rounds=1", "--slice=2", "--eager=16"
    )
    steady, highest, back = report["steady"], report["highest"], report["come_back"]
    assert report["violations"] == []
    assert report["gather"]["sockets"] == 400
    assert steady["moves"] == 250
    assert steady["trouble"] == highest["trouble"] == {}
    assert back["pending"] > 0
    assert steady["ack"]["p99"] < 2.0
    assert steady["seen"]["p99"] < 2.0
    assert report["gather"]["memory_per_socket"] < 100 * 1024
    assert back["view"]["p99"] < 30.0
