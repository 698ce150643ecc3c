"""Under any fault, acknowledged moves are stored once, and every game is played to its end.

Thirteen planted bugs prove that the harness would notice a violation.
"""

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections import Counter
from math import inf
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from inkland.client.http import HttpClient, RequestRefused
from proof.chaos import leaks, pieces, waiting_times
from proof.chaos.clients import Patience, retried, unended
from proof.chaos.equipment import Orders, build_shim, why_no_shim
from proof.chaos.faults import _OBSTACLES, PlanRequest, plan
from proof.chaos.journal import Journal
from proof.chaos.pieces import Whole
from proof.chaos.proxy import Proxy, to_port
from proof.chaos.releases import NoHistory, previous
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


@pytest.mark.proof
def test_nothing_acknowledged_is_lost_or_doubled() -> None:
    games = 20
    code, told = chaos(f"--games={games}", "--faults=12", "--seed=1", "--outage=8")
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
    "resume-off-by-one": ([], ["gap"]),
    "retry-with-new-id": ([], ["unlike"]),
    "deck-in-log": ([], ["leak"]),
    "only-a-savepoint": (["--webs=1", "--fault=kill:web"], ["lost", "gone"]),
    "lock-before-pool": (["--webs=1", "--fault=one connection:web"], ["unanswered"]),
    "queue-unbounded": ([], ["queue"]),
}


@pytest.mark.proof
@pytest.mark.parametrize("bug", PLANTED)
def test_a_planted_bug_is_caught(bug: str) -> None:
    flags, kinds = PLANTED[bug]
    code, told = chaos("--games=4", "--faults=0", "--within=12", f"--plant={bug}", *flags)
    assert code == 1
    assert [kind for kind in kinds if f"\n{kind}: " not in told] == []


# --- The harness itself


def test_forty_faults_are_of_all_kinds() -> None:
    faults = plan(PlanRequest(1, 40, [], 30.0, 2, home=False)).faults
    names = Counter(fault.name for fault in faults)
    assert len(faults) + len(plan(PlanRequest(1, 40, [], 30.0, 2, home=False)).left_out) >= 36
    kinds = {fault.kind for fault in faults}
    assert {"silent", "cut", "migration", "one connection", "pause", "off", "kill"} <= kinds
    assert max(names.values()) <= 2


def test_what_the_machine_cannot_do_is_left_out_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ["full:disk", "clock:web", "kill:web"]
    monkeypatch.setitem(_OBSTACLES, ("full", "disk"), lambda: "mount is not installed")
    monkeypatch.setitem(_OBSTACLES, ("clock", "web"), lambda: None)
    found = plan(PlanRequest(1, 0, names, 30.0, 2, home=False))
    assert [fault.kind for fault in found.faults] == ["clock", "kill"]
    assert found.left_out == ["full, disk: mount is not installed"]


# --- Waiting times


@pytest.mark.parametrize(
    ("outages", "late"),
    [([], 9.0), ([(12.0, 18.0)], 1.0), ([(1.0, 5.0)], 9.0), ([(30.0, 40.0)], 9.0)],
)
def test_an_outage_of_the_database_is_no_delay_of_the_bus(
    outages: list[tuple[float, float]], late: float
) -> None:
    saved = {"did": "heard", "at": 10.0, "text": '{"type":"saved","number":3}'}
    seen = {"did": "view", "number": 3, "at": 19.0}
    tables = {"t": [[saved], [seen]]}
    assert waiting_times.seen_late(tables, (8.0, 20.0), outages) == late


# --- Pieces


WHOLE = Whole(games=1_000, faults=200, pieces=10, seed=1)


def report_of(number: int, **others: Any) -> dict[str, Any]:
    """The report of a piece in which all went well."""
    fault = {"name": "kill, web", "back": 1.0 + number, "in_flight": 3, "gap": 2.0 * number}
    return {
        "games": 100, "finished": 100, "replayed": 100, "acknowledged": 10 + number, "repeated": 1,
        "clients": 40, "early": 0,
        "clocks": {"fired": 2, "credit": 1.5, "lateness": 0.1, "latest": number},
        "seen_late": 0.5, "queues": {"messages": number, "bytes": 1024}, "faults": [fault],
        "hostile": {"commands": {"refused": 2}, "reads": {}}, "violations": {}, **others,
    }  # fmt: skip


def test_the_pieces_of_a_release_are_all_games_and_all_kinds_of_faults() -> None:
    every = plan(PlanRequest(1, 200, [], 30.0, 2, home=False)).faults
    pieces = [WHOLE.run(piece, Path("nowhere")) for piece in range(WHOLE.pieces)]
    assert [piece.games for piece in pieces] == [100] * 10
    assert [fault for piece in pieces for fault in piece.plan.faults] == every
    assert len({piece.seed for piece in pieces}) == 10
    assert len(every) >= 170  # of 200, without what this machine cannot inject
    assert min(Counter(fault.kind for fault in every).values()) >= 5


def test_pieces_go_on_where_they_were_and_become_one_summary(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[int] = []

    def tested(run: Any) -> dict[str, Any]:
        number = run.seed - 1_000
        played.append(number)
        if number == 1 and played.count(1) == 1:
            raise RuntimeError("clients have ended")
        return report_of(number)

    monkeypatch.setattr("proof.chaos.run.tested", tested)

    def call(*flags: str) -> int:
        monkeypatch.setattr(sys, "argv", ["pieces.py", f"--folder={tmp_path}", *flags])
        return pieces.main()

    assert (call("--pieces=3"), played) == (2, [0, 1])
    assert (call("--pieces=3", "--now=1"), played) == (0, [0, 1, 1])
    assert "1 pieces are left" in capsys.readouterr().out
    assert (call("--pieces=3"), played) == (0, [0, 1, 1, 2])
    told = capsys.readouterr().out
    assert figure(told, "games finished") == "300 of 300"
    assert (figure(told, "acknowledged"), figure(told, "deadlines fired")) == ("33", "6")
    assert figure(told, "longest queue") == "2 messages, 1 KiB"
    assert figure(told, "pieces") == "3 of 3"
    assert "kill, web                          3        3.0 s          9        4.0 s" in told
    assert call("--pieces=4") == 2  # the folder has pieces of another run


def test_one_piece_that_fails_fails_the_whole() -> None:
    well = report_of(1, seconds=60.0)
    assert pieces.exit_code([well]) == 0
    assert pieces.exit_code([well, {**well, "violations": {"lost": ["a move"]}}]) == 1
    assert pieces.exit_code([well, {**well, "early": 1}]) == 2
    assert pieces.exit_code([well, {**well, "seconds": 41 * 60.0}]) == 2


def test_cards_and_seeds_in_logs_are_found(tmp_path: Path) -> None:
    seed = "5e" * 32
    (tmp_path / "web-1.log").write_text('{"message": "GET /cards/orchard"}\n{"message": "ready"}\n')
    (tmp_path / "clients.log").write_text("orchard")
    assert list(leaks.check(tmp_path, {seed})) == []
    (tmp_path / "web-2.log").write_text(f"(('orchard',),)\nseed={seed}\n")
    assert [found.sentence for found in leaks.check(tmp_path, {seed})] == [
        "web-2.log:1 names the card orchard",
        "web-2.log:2 has the seed of a deal",
    ]


@pytest.mark.anyio
async def test_silent_lines_stay_silent_while_new_ones_work() -> None:
    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while text := await reader.readline():
                writer.write(text)

    server = await asyncio.start_server(echo, "127.0.0.1", 0)
    proxy = Proxy()
    port = proxy.open("line", to_port(server.sockets[0].getsockname()[1]))
    old = await asyncio.open_connection("127.0.0.1", port)
    old[1].write(b"before\n")
    assert await old[0].readline() == b"before\n"
    proxy.silence("line")
    old[1].write(b"after\n")
    new = await asyncio.open_connection("127.0.0.1", port)
    new[1].write(b"new\n")
    assert await new[0].readline() == b"new\n"
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(old[0].read(1), 0.3)
    old[1].close()
    new[1].close()
    server.close()
    proxy.close()


@pytest.mark.anyio
async def test_a_client_that_sits_down_survives_a_refusal_for_now() -> None:
    client, tries = HttpClient("http://127.0.0.1:1"), []

    async def request() -> str:
        tries.append(client.socket_url)
        if len(tries) < 3:
            raise RequestRefused(503, None) if len(tries) == 1 else ConnectionResetError
        return "seated"

    assert await retried(client, request) == "seated"
    tries.clear()

    async def refused() -> str:
        tries.append("refused")
        raise RequestRefused(403, None)

    with pytest.raises(RequestRefused):
        await retried(client, refused)
    assert tries == ["refused"]


@pytest.mark.skipif(why_no_shim() is not None, reason=why_no_shim() or "")
def test_the_shim_shifts_the_wall_clock_and_delays_fsync(tmp_path: Path) -> None:
    orders = Orders(tmp_path, "node")
    orders.give(clock_seconds=3_600, fsync_seconds=0.2)
    script = (
        "import os, time; start = time.monotonic(); os.fsync(os.open('x', os.O_CREAT));"
        "print(time.time(), time.monotonic() - start)"
    )
    environment = os.environ | orders.environment(build_shim(tmp_path))
    before = time.time()
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, env=environment, capture_output=True,
        check=True, text=True,
    )  # fmt: skip
    shown, waited = map(float, done.stdout.split())
    assert 3_600 <= shown - before <= 3_600 + (time.time() - before)
    assert waited >= 0.2


@pytest.mark.anyio
async def test_clients_give_up_only_after_the_faults_and_when_nothing_moves(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    now = [0.0]
    clock = SimpleNamespace(monotonic=lambda: now[0], time=lambda: now[0])
    for module in ("clients", "journal"):
        monkeypatch.setattr(f"proof.chaos.{module}.time", clock)
    monkeypatch.setattr("proof.chaos.clients._POLL_SECONDS", 0.001)
    monkeypatch.setattr(Journal, "moved_at", 0.0)

    async def wait(seconds: float) -> None:
        now[0] += seconds
        await asyncio.sleep(0.02)  # some polls

    share, journal = [0.5], Journal(tmp_path / "one.jsonl")
    endless = asyncio.create_task(asyncio.Event().wait())
    waiting = asyncio.create_task(unended([endless], lambda: share[0], Patience(10.0, inf)))
    await wait(30)
    assert not waiting.done(), "there are faults to come"
    share[0] = 1.0
    for step in range(10):
        journal.see(step, step)
        await wait(6)
        assert not waiting.done(), "the game goes on"
    journal.see(100, 9)  # more events of the same step are no progress
    now[0] += 6
    assert await asyncio.wait_for(waiting, 30) == {endless}
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
