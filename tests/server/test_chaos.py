"""Whatever fails: what was acknowledged is kept, once, and every game is played to its end.

That the harness would notice is shown by nine planted bugs.
"""

import sys
from pathlib import Path

import pytest

from server.harness import told_by

RUN = Path(__file__).parent / "chaos" / "run.py"
PATIENCE = 420

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs signals")


def chaos(*flags: str) -> tuple[int, str]:
    """How the run ended, and what it told."""
    return told_by(RUN, *flags, patience=PATIENCE)


def figure(told: str, name: str) -> str:
    """What the table at the end says of something."""
    (line,) = (line for line in told.splitlines() if line.startswith(f"{name}  "))
    return line.removeprefix(name).strip()


def test_nothing_acknowledged_is_lost_or_doubled() -> None:
    code, told = chaos("--games=20", "--faults=8", "--seed=1", "--outage=8")
    assert code == 0
    assert figure(told, "games finished") == "20 of 20"
    assert figure(told, "games replayed") == "20 of 20"
    assert figure(told, "clients done early").startswith("0 of ")
    assert figure(told, "lost") == figure(told, "doubled") == figure(told, "violations") == "0"


def test_the_same_holds_for_one_process_with_postgresql_inside() -> None:
    code, told = chaos("--home", "--games=8", "--faults=6", "--seed=1")
    assert code == 0
    assert figure(told, "games finished") == figure(told, "games replayed") == "8 of 8"


PLANTED = {
    "ack-before-commit": (["--webs=1", *["--fault=step 4:web"] * 2], ["lost", "unlike"]),
    "no-command-id": ([], ["doubled", "unlike"]),
    "publish-before-commit": ([], ["bell"]),
    "sequence-outside": ([], ["chain"]),
    "timer-without-guard": (["--clock=5"], ["early"]),
    "timer-on-wall-clock": (
        ["--clock=8", "--beats=14", "--fault=off:database", "--outage=9"],
        ["early"],
    ),
    "snapshot-without-sequence": ([], ["view"]),
    "only-a-savepoint": (["--webs=1", "--fault=kill:web"], ["lost", "gone"]),
    "queue-unbounded": ([], ["queue"]),
}


@pytest.mark.parametrize("bug", PLANTED)
def test_a_planted_bug_is_caught(bug: str) -> None:
    flags, kinds = PLANTED[bug]
    code, told = chaos("--games=4", "--faults=0", "--within=12", f"--plant={bug}", *flags)
    assert code == 1
    assert [kind for kind in kinds if f"\n{kind}: " not in told] == []
