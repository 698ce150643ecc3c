"""A kill test: `python tests/server/kills/run.py --help`. Exits with 1 on any violation.

Games are played by nasty clients while the server and PostgreSQL are killed at seeded moments;
then the checker compares what the clients were told with what the record has kept.
"""

import argparse
import asyncio
import json
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

TESTS: Final = Path(__file__).parents[2]
sys.path[:0] = [str(TESTS)]

from inkland.client.visitor import Turned, Visitor  # noqa: E402
from server.kills import journal  # noqa: E402
from server.kills.faults import BEAT, Fault, plan, until_beat  # noqa: E402
from server.kills.planted import BUGS  # noqa: E402
from server.kills.silences import struck  # noqa: E402
from server.kills.subject import Subject, spawned  # noqa: E402

PARTS: Final = 2  # processes of clients
SHOWN: Final = 3  # violations of a kind
_SECONDS_A_FAULT: Final = 5.0  # so long a fault and the play before it take
_LONGEST_LULL: Final = 10.0  # seconds; with a planted bug nobody may ever play again
_STEPS: Final = 34  # about so many a game has


class Run(NamedTuple):
    """What is played, and what is done to it."""

    folder: Path
    games: int
    kills: int
    database_kills: int
    seed: int
    bug: str | None
    within: float

    @property
    def beats(self) -> int:
        """How many beats clients hold back at most, so that games outlast the faults."""
        seconds = (self.kills + self.database_kills) * _SECONDS_A_FAULT
        return max(2, round(seconds / _STEPS / BEAT * 1.25))


# --- Playing


def tested(run: Run) -> dict[str, Any]:
    """Play, judge, and leave no process behind, whatever happens."""
    subject = Subject(run.folder / "data", run.folder / "server.log", run.bug)
    try:
        play(run, subject)
        return judge(run)
    finally:
        subject.stop()
        left = subject.orphans()
        for orphan in left:
            orphan.kill()
        if left:
            raise RuntimeError(f"left behind: {left}")


def play(run: Run, subject: Subject) -> None:
    """Play it, and leave journals, transcripts and data in the folder."""
    for name in ("journals", "transcripts"):
        (run.folder / name).mkdir()
    subject.start()
    with _clients(run, subject.url) as clients:
        _wait_until_seated(run, clients)
        for fault in plan(run.seed, run.kills, run.database_kills):
            _wait_until_played(run, clients)
            _strike(run, subject, fault)
        (run.folder / "calm").touch()
        for process in clients:
            process.wait(run.within + 30)
    asyncio.run(_export(run, subject.url))
    subject.stop()


@contextmanager
def _clients(run: Run, url: str) -> Iterator[list[subprocess.Popen[bytes]]]:
    """The processes of the clients; they end with the block at the latest."""
    facts = run._asdict() | {"of": PARTS, "beats": run.beats, "url": url}
    names = ("url", "folder", "games", "of", "seed", "beats", "within")
    flags = [f"--{name}={facts[name]}" for name in names]
    with (run.folder / "clients.log").open("ab") as log:
        processes = [
            spawned(["server.kills.clients", *flags, f"--number={number}"], log.fileno())
            for number in range(PARTS)
        ]
    try:
        yield processes
    finally:
        for process in processes:
            if process.poll() is None:
                process.kill()
                process.wait()


def _wait_until_seated(run: Run, clients: list[subprocess.Popen[bytes]]) -> None:
    while len(list(run.folder.glob("ready-*"))) < PARTS:
        if any(process.poll() is not None for process in clients):
            raise RuntimeError(f"clients have ended; see {run.folder / 'clients.log'}")
        time.sleep(0.05)


def _wait_until_played(run: Run, clients: list[subprocess.Popen[bytes]]) -> None:
    """Wait until something is saved: a kill before anyone plays would prove nothing."""
    start = time.time()
    while journal.pulse(run.folder / "journals") < start < time.time() < start + _LONGEST_LULL:
        if all(process.poll() is not None for process in clients):
            return
        time.sleep(0.02)


def _strike(run: Run, subject: Subject, fault: Fault) -> None:
    """Wait for the moment, kill, and see that all is well again."""
    time.sleep(fault.after)
    time.sleep(until_beat(time.time(), fault.off_beat))
    at = time.time()
    if fault.victim == "server":
        subject.kill()
        subject.start()
    else:
        subject.kill_database()
        time.sleep(0.5)  # before the server has noticed, it may say that all is well
        subject.wait_until_ready()
    line = {"at": at, "back": round(time.time() - at, 2), **fault._asdict()}
    with (run.folder / "faults.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


async def _export(run: Run, url: str) -> None:
    """Keep the transcripts of all games that have one."""
    visitor = Visitor(url)
    for table in journal.by_table(run.folder / "journals"):
        try:
            text = await visitor.text("GET", f"/api/tables/{table}/transcript")
        except Turned:
            continue
        (run.folder / "transcripts" / f"{table}.txt").write_text(text, encoding="utf-8")


# --- Judging


def judge(run: Run) -> dict[str, Any]:
    """What the checker says, and what the journals tell about the faults."""
    checked = subprocess.run(
        [sys.executable, "-m", "server.kills.checker", str(run.folder)],
        cwd=TESTS,
        capture_output=True,
        text=True,
        check=False,
    )
    if not checked.stdout:
        raise RuntimeError(f"the checker failed: {checked.stderr}")
    report: dict[str, Any] = json.loads(checked.stdout)
    return report | struck(run.folder)


def told(run: Run, report: dict[str, Any], seconds: float) -> Iterator[str]:
    """Lines for people: the faults, what is wrong, and a summary."""
    for fault in report["faults"]:
        yield (
            f"killed the {fault['victim']} {fault['after']:.2f} s after play went on, "
            f"{fault['off_beat']:.3f} s off the beat, with {fault['in_flight']} commands in flight;"
            f" nothing was saved for {fault['silence']:.1f} s"
        )
    violations: dict[str, list[str]] = report["violations"]
    for kind, sentences in violations.items():
        yield from (f"{kind}: {sentence}" for sentence in sentences[:SHOWN])
        if len(sentences) > SHOWN:
            yield f"{kind}: and {len(sentences) - SHOWN} more"
    yield (
        f"{report['acknowledged']} drawings acknowledged, {len(violations.get('lost', ()))} lost, "
        f"{len(violations.get('doubled', ()))} doubled, {report['repeated']} repeats answered; "
        f"{report['finished']} of {report['games']} games finished, "
        f"{report['early']} clients done before the last of {run.kills} + {run.database_kills} "
        f"kills, longest gap back in play {report['longest_silence']:.1f} s; "
        f"{sum(map(len, violations.values()))} violations, {seconds:.0f} s, seed {run.seed}"
    )


# --- The command


def main() -> int:
    """Run, judge, tell: 0 if all is well, 1 if not, 2 if the test itself failed."""
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(2))
    run, keep = _read_flags()
    start = time.monotonic()
    try:
        report = tested(run)
    except (RuntimeError, subprocess.TimeoutExpired) as failure:
        print(failure)
        return 2
    finally:
        if not keep:
            shutil.rmtree(run.folder, ignore_errors=True)
    print("\n".join(told(run, report, time.monotonic() - start)))
    return 1 if report["violations"] else 0


def _read_flags() -> tuple[Run, bool]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--kills", type=int, default=8)
    parser.add_argument("--database-kills", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bug", choices=BUGS)
    parser.add_argument("--within", type=float, default=300.0, help="seconds for all the games")
    parser.add_argument("--keep", type=Path, help="where journals and data are kept")
    told = vars(parser.parse_args())
    kept: Path | None = told.pop("keep")
    if kept is not None:
        kept.mkdir(parents=True)
    folder = kept or Path(tempfile.mkdtemp(prefix="ink-", dir="/tmp"))
    return Run(folder=folder.resolve(), **told), kept is not None


if __name__ == "__main__":
    sys.exit(main())
