"""Whatever is killed: what was acknowledged is kept, once, and every game is played to its end.

That the checker would notice is shown by three planted bugs.
"""

import subprocess
import sys
from pathlib import Path

import pytest

RUN = Path(__file__).parent / "kills" / "run.py"
PATIENCE = 420

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs signals")


def kill_test(*flags: str) -> tuple[int, str]:
    """How the run ended, and what it told; it ends what it has started even if we lose patience."""
    with subprocess.Popen(
        [sys.executable, str(RUN), *flags],
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
    return process.returncode, told


def test_nothing_acknowledged_is_lost_or_doubled() -> None:
    flags = ("--games=20", "--kills=8", "--database-kills=2", "--seed=1", "--within=300")
    code, told = kill_test(*flags)
    assert code == 0
    assert "20 of 20 games finished, 0 clients done before the last of 8 + 2 kills" in told


@pytest.mark.parametrize(
    ("bug", "kills", "kinds"),
    [
        ("ack-before-commit", 2, ["lost", "unlike", "back"]),
        ("no-command-id", 2, ["doubled", "unlike"]),
        ("only-a-savepoint", 1, ["lost", "gone"]),
    ],
)
def test_the_checker_finds_a_planted_bug(bug: str, kills: int, kinds: list[str]) -> None:
    flags = ("--games=4", f"--kills={kills}", "--database-kills=0", "--within=100", f"--bug={bug}")
    code, told = kill_test(*flags)
    assert code == 1
    assert [kind for kind in kinds if f"\n{kind}: " not in told] == []
