"""Under any fault, acknowledged moves are stored once, and every game is played to its end.

Eleven planted bugs prove that the harness would notice a violation.
"""

import asyncio
import subprocess
import sys
from math import inf
from pathlib import Path

import pytest

from proof.chaos.clients import Patience, unended
from proof.chaos.journal import Journal
from proof.chaos.releases import NoHistory, previous
from sizes import samples
from support.subprocesses import run_script

RUN = Path(__file__).parent / "chaos" / "run.py"
PATIENCE = 3600  # the run itself gives up when nothing moves any more

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs signals")


def chaos(*flags: str) -> tuple[int, str]:
    """Run the harness; its exit code and output."""
    return run_script(RUN, *flags, patience=PATIENCE)


def figure(told: str, name: str) -> str:
    """The value of a figure in the report."""
    (line,) = (line for line in told.splitlines() if line.startswith(f"{name}  "))
    return line.removeprefix(name).strip()


# One fault of each group: a node, a move, the database, and an upgrade.
FEW = ("kill:web", "step 3:web", "off:database", "rolling restart:all")


def test_nothing_acknowledged_is_lost_or_doubled() -> None:
    games = samples(8, 20)
    faults = samples([f"--fault={fault}" for fault in FEW], ["--faults=8"])
    code, told = chaos(f"--games={games}", *faults, "--seed=1", "--outage=8")
    assert code == 0
    assert figure(told, "games finished") == f"{games} of {games}"
    assert figure(told, "games replayed") == f"{games} of {games}"
    assert figure(told, "clients done early").startswith("0 of ")
    assert figure(told, "lost") == figure(told, "doubled") == figure(told, "violations") == "0"


@pytest.mark.proof
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
        ["--clock=8", "--beats=14", "--fault=off:database", "--outage=15"],
        ["early"],
    ),
    "snapshot-without-sequence": ([], ["view"]),
    "retry-with-new-id": ([], ["unlike"]),
    "only-a-savepoint": (["--webs=1", "--fault=kill:web"], ["lost", "gone"]),
    "lock-before-pool": (["--webs=1", "--fault=one connection:web"], ["unanswered"]),
    "queue-unbounded": ([], ["queue"]),
}


# Two bugs in the check; the proof plants all of them.
OFTEN = ("ack-before-commit", "no-command-id")


@pytest.mark.parametrize(
    "bug", [bug if bug in OFTEN else pytest.param(bug, marks=pytest.mark.proof) for bug in PLANTED]
)
def test_a_planted_bug_is_caught(bug: str) -> None:
    flags, kinds = PLANTED[bug]
    code, told = chaos("--games=4", "--faults=0", "--within=12", f"--plant={bug}", *flags)
    assert code == 1
    assert [kind for kind in kinds if f"\n{kind}: " not in told] == []


# --- The harness itself


@pytest.mark.anyio
async def test_clients_give_up_only_after_the_faults_and_when_nothing_moves(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("proof.chaos.clients._POLL_SECONDS", 0.01)
    share, journal = [0.5], Journal(tmp_path / "one.jsonl")
    endless = asyncio.create_task(asyncio.Event().wait())
    waiting = asyncio.create_task(unended([endless], lambda: share[0], Patience(0.1, inf)))
    await asyncio.sleep(0.3)
    assert not waiting.done(), "there are faults to come"
    share[0] = 1.0
    for step in range(10):
        journal.see(step, step)
        await asyncio.sleep(0.05)
        assert not waiting.done(), "the game goes on"
    for number in range(100):
        journal.see(number, 9)  # more events of the same step are no progress
        await asyncio.sleep(0.01)
    assert waiting.done() and waiting.result() == {endless}
    endless.cancel()
    journal.close()


def test_the_release_before_is_the_commit_that_set_its_version(tmp_path: Path) -> None:
    home = tmp_path / "home"

    def git(*words: str, at: Path = home) -> str:
        who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
        done = subprocess.run(
            ["git", "-C", str(at), *who, *words], capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    def commit(version: str, text: str) -> str:
        (home / "src" / "inkland" / "__init__.py").write_text(f'__version__ = "{version}"\n')
        (home / "src" / "inkland" / "text").write_text(text)
        (home / "locales").mkdir(exist_ok=True)
        (home / "locales" / "text").write_text(text)
        git("add", ".")
        git("commit", "-m", text)
        return git("rev-parse", "HEAD")

    (home / "src" / "inkland").mkdir(parents=True)
    git("init")
    commit("0.1", "first")
    with pytest.raises(NoHistory, match="fetch the history"):
        previous(home)
    second = commit("0.2", "second")
    commit("0.2", "on the way to the third")
    third = commit("0.3", "third")
    commit("0.3", "third, mended")
    assert previous(home) == ("0.2", second)
    path = previous(home).unpack(tmp_path / "unpacked", home)
    assert (path / "inkland" / "text").read_text() == "second"
    # With an uncommitted version, the previous release is the committed one.
    (home / "src" / "inkland" / "__init__.py").write_text('__version__ = "0.4.dev0"\n')
    assert previous(home) == ("0.3", third)
    git("checkout", "--", ".")
    shallow = tmp_path / "shallow"
    git("clone", "--depth=1", home.as_uri(), str(shallow), at=tmp_path)
    with pytest.raises(NoHistory, match="fetch the history"):
        previous(shallow)
