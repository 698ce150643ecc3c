"""Honest tables go on while readers, a hostile seat and tables of bots alone attack the server.

The attack is small here, and the bounds are wide; `make hostile` measures it in full size.
"""

import json
import sys
from pathlib import Path

import pytest

from support.subprocesses import run_script

RUN = Path(__file__).parent / "hostile" / "run.py"
PATIENCE = 600
WORST = 12  # times as long as undisturbed, in the middle; on a server without measures it is 30

pytestmark = [
    pytest.mark.proof,
    pytest.mark.skipif(sys.platform == "win32", reason="needs signals"),
]


def test_honest_tables_go_on_under_attack() -> None:
    _code, told = run_script(
        RUN,
        *("--json", "--tables=10", "--rate=10", "--seconds=4", "--warm=3", "--game-seats=16"),
        *("--readers=12", "--bot-seats=30"),
        patience=PATIENCE,
    )
    report = json.loads(told.splitlines()[-1])
    attacked = report["attacked"]
    assert report["violations"] == []
    assert attacked["moves"] == attacked["drawn"] > 0
    assert attacked["trouble"] == {}
    assert attacked["bot_answers"] >= 1
    assert report["ratio_p50"] <= WORST
    assert sum(report["attackers"]["reads"].values()) > 0
    assert report["attackers"]["commands"]["refused"] > 0
