"""Chaos: `python tests/proof/chaos/run.py --help`. Exits with 1 on any violation.

Hostile clients play on two web nodes, a worker and a bots role, with PostgreSQL and NATS as
separate processes, while seeded faults hit all of them; then the checker compares what the clients
received with what is stored.
"""

import argparse
import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path
from typing import Any, Final, NamedTuple

TESTS: Final = Path(__file__).parents[2]
sys.path[:0] = [str(TESTS)]

from inkland.client.http import HttpClient, RequestRefused  # noqa: E402
from proof.chaos import faults, journal, releases  # noqa: E402
from proof.chaos.faults import ROLLING, SHARE, Fault, FaultPlan, PlanRequest, until_beat  # noqa: E402
from proof.chaos.inject import inject  # noqa: E402
from proof.chaos.nodes import spawned  # noqa: E402
from proof.chaos.planted import BUGS  # noqa: E402
from proof.chaos.report import fault_line, report_lines  # noqa: E402
from proof.chaos.setup import HomeSetup, Setup  # noqa: E402

PARTS: Final = 2  # client processes
_HASH_SEED: Final = "4711"  # the replay must not depend on it
_LONGEST_LULL: Final = 15.0  # seconds; with a planted bug play may never resume


class Run(NamedTuple):
    """The parameters of a run."""

    folder: Path
    games: int
    plan: FaultPlan
    seed: int
    plant: str | None
    webs: int
    home: bool
    clock: int
    still: float
    within: float
    beats: int


# --- Playing


def tested(run: Run) -> dict[str, Any]:
    """Play and judge, and leave no process behind."""
    if run.home:
        setup: Setup = HomeSetup(run.folder, run.plan, run.plant)
    else:
        setup = Setup(run.folder, run.plan, run.plant, run.webs)
    try:
        play(run, setup)
        setup.stop()
        return judge(run, setup.database.url)
    finally:
        setup.close()


def play(run: Run, setup: Setup) -> None:
    """Play, and leave journals, transcripts and data in the folder."""
    if any(fault.kind == ROLLING for fault in run.plan.faults):
        releases.previous()  # fails early if the clone does not have it
    for name in ("journals", "transcripts"):
        (run.folder / name).mkdir()
    setup.start()
    with _children(run, setup) as clients:
        _wait_until_seated(run, clients)  # at one table of each process, while others are made
        for number, fault in enumerate(run.plan.faults):
            # Start a little ahead, so that the first fault, too, meets clients that draw.
            (run.folder / SHARE).write_text(str((number + 0.5) / len(run.plan.faults)))
            _wait_until_played(run, clients)
            _inject(run, setup, number + 1, fault)
        (run.folder / SHARE).write_text("1")
        for process in clients:
            process.wait()  # they give up by themselves; the checker then reports what is missing
    asyncio.run(_export(run, setup.urls))


@contextmanager
def _children(run: Run, setup: Setup) -> Iterator[list[subprocess.Popen[bytes]]]:
    """The client processes and the bell checker; they end with the block."""
    urls = {"urls": ",".join(setup.urls), "direct": ",".join(node.url for node in setup.webs)}
    facts = run._asdict() | {"of": PARTS, **urls}
    names = ("urls", "direct", "folder", "games", "of", "seed", "beats", "clock", "still", "within")
    flags = [f"--{name}={facts[name]}" for name in names]
    bell_flags = [f"--database={setup.database.url}", f"--bus={setup.broker.url}"]
    with (run.folder / "clients.log").open("ab") as log:
        clients = [
            spawned(["-m", "proof.chaos.clients", *flags, f"--number={number}"], log.fileno())
            for number in range(PARTS)
        ]
        bells = ["-m", "proof.chaos.bells", f"--folder={run.folder}", *bell_flags]
        children = [*clients, spawned(bells, log.fileno())]
    try:
        yield clients
    finally:
        for process in children:
            if process.poll() is None:
                process.kill()
                process.wait()


def _wait_until_seated(run: Run, clients: list[subprocess.Popen[bytes]]) -> None:
    while len(list(run.folder.glob("ready-*"))) < PARTS:
        if any(process.poll() is not None for process in clients):
            raise RuntimeError(f"clients have ended; see {run.folder / 'clients.log'}")
        time.sleep(0.05)


def _wait_until_played(run: Run, clients: list[subprocess.Popen[bytes]]) -> None:
    """Wait until a move is saved: a fault before that would prove nothing."""
    start = time.time()
    while journal.pulse(run.folder / "journals") < start < time.time() < start + _LONGEST_LULL:
        if all(process.poll() is not None for process in clients):
            return
        time.sleep(0.02)


def _inject(run: Run, setup: Setup, number: int, fault: Fault) -> None:
    """Wait for the moment, inject the fault, and wait until the site is ready again."""
    time.sleep(fault.after)
    time.sleep(until_beat(time.time(), fault.off_beat))
    at = time.time()
    facts = inject(setup, fault)
    took = time.time() - at - facts["back"]
    line = {
        "number": number,
        "at": at,
        "took": took,
        "name": fault.name,
        **fault._asdict(),
        **facts,
    }
    with (run.folder / "faults.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps({"seed": run.seed, **line}) + "\n")
    print(fault_line(line), flush=True)


async def _export(run: Run, urls: list[str]) -> None:
    """Store the transcripts of all finished games."""
    new_client = HttpClient(*urls)
    for name in journal.by_table(run.folder / "journals"):
        try:
            text = await new_client.request_text("GET", f"/api/tables/{name}/transcript")
        except RequestRefused:
            continue
        (run.folder / "transcripts" / f"{name}.txt").write_text(text, encoding="utf-8")


# --- Judging


def judge(run: Run, database: str) -> dict[str, Any]:
    """The checker's report, from a process with another hash seed."""
    checked = subprocess.run(
        [sys.executable, "-m", "proof.chaos.checker", str(run.folder), database],
        cwd=TESTS,
        env={**os.environ, "PYTHONHASHSEED": _HASH_SEED},
        capture_output=True,
        text=True,
        check=False,
    )
    if not checked.stdout:
        raise RuntimeError(f"the checker failed: {checked.stderr}")
    report: dict[str, Any] = json.loads(checked.stdout)
    return report


# --- The command


def main() -> int:
    """Run, judge and report; exits with 0 if all is well, 1 on a violation, 2 on a test failure."""
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(2))
    run, keep = _read_flags()
    start = time.monotonic()
    try:
        report = tested(run)
    except RuntimeError as failure:
        print(failure)
        return 2
    finally:
        if not keep:
            shutil.rmtree(run.folder, ignore_errors=True)
    print("\n".join(report_lines(report, time.monotonic() - start, run.seed, run.plan.left_out)))
    if report["violations"]:
        return 1
    return 2 if report["early"] else 0  # the games ended before the last faults


def _read_flags() -> tuple[Run, bool]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--faults", type=int, default=8)
    parser.add_argument(
        "--fault", action="append", default=[], help="like kill:web, instead of a plan"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--outage", type=float, default=30.0, help="seconds without PostgreSQL")
    parser.add_argument("--plant", choices=BUGS, help="a bug that must be caught")
    parser.add_argument("--webs", type=int, choices=(1, 2), default=2)
    parser.add_argument("--home", action="store_true", help="one process, PostgreSQL inside")
    parser.add_argument("--clock", type=int, default=0, help="seconds a step, at all tables")
    parser.add_argument(
        "--still", type=float, default=240.0, help="seconds without a move after the last fault"
    )
    parser.add_argument("--within", type=float, default=inf, help="seconds for all the games")
    parser.add_argument("--beats", type=int, default=4, help="that clients hold back")
    parser.add_argument("--keep", type=Path, help="where journals and data are kept")
    flags = vars(parser.parse_args())
    request = PlanRequest(
        flags["seed"], flags.pop("faults"), flags.pop("fault"), flags.pop("outage"),
        flags["webs"], flags["home"],
    )  # fmt: skip
    kept: Path | None = flags.pop("keep")
    if kept is not None:
        kept.mkdir(parents=True)
    folder = kept or Path(tempfile.mkdtemp(prefix="ink-", dir="/tmp"))
    return Run(folder=folder.resolve(), plan=faults.plan(request), **flags), kept is not None


if __name__ == "__main__":
    sys.exit(main())
