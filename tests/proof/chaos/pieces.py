"""Chaos at the size of a release, in pieces: `python tests/proof/chaos/pieces.py --help`.

A thousand games and two hundred faults of all kinds are played in pieces, each with processes and a
database of its own. The report of each piece is kept in a folder, so that a run can be stopped
between pieces, or killed in one, and goes on with the next call. When all are played, or as far as
they are, one summary is made of them. Exits with 1 on any violation.
"""

import argparse
import json
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from math import inf
from pathlib import Path
from typing import Any, Final, NamedTuple

TESTS: Final = Path(__file__).parents[2]
sys.path[:0] = [str(TESTS)]

from inkland import __version__  # noqa: E402
from proof.chaos import faults, run  # noqa: E402
from proof.chaos.faults import FaultPlan, PlanRequest  # noqa: E402
from proof.chaos.report import report_lines  # noqa: E402

_PLAN: Final = "plan.json"
_LONGEST_MINUTES: Final = 40.0  # of a piece
_OUTAGE: Final = 30.0  # seconds without PostgreSQL or the bus
_STILL: Final = 240.0  # seconds without a move after the last fault
_BEATS: Final = 4
_WEBS: Final = 2


class Whole(NamedTuple):
    """All pieces together; the numbers of a folder must not change between calls."""

    games: int
    faults: int
    pieces: int
    seed: int
    version: str = __version__

    def plan(self, piece: int) -> FaultPlan:
        """The faults of a piece: a part of the plan of all, which has every kind."""
        request = PlanRequest(self.seed, self.faults, [], _OUTAGE, _WEBS, home=False)
        every, left_out = faults.plan(request)
        return FaultPlan(every[share(len(every), piece, self.pieces)], left_out)

    def run(self, piece: int, folder: Path) -> run.Run:
        """The run of a piece, with games that no other piece has."""
        games = range(self.games)[share(self.games, piece, self.pieces)]
        return run.Run(
            folder=folder, games=len(games), plan=self.plan(piece),
            seed=self.seed * 1_000 + piece, plant=None, webs=_WEBS, home=False, clock=0,
            still=_STILL, within=inf, beats=_BEATS,
        )  # fmt: skip


def share(number: int, piece: int, pieces: int) -> slice:
    """The part of a piece, counted from 0, of so many things; parts differ by one at most."""
    return slice(number * piece // pieces, number * (piece + 1) // pieces)


class Folder:
    """The folder with the reports of the pieces that were played."""

    def __init__(self, path: Path, whole: Whole) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self._path, self._whole = path, whole
        plan = path / _PLAN
        if not plan.exists():
            plan.write_text(json.dumps(whole._asdict()))
        known = json.loads(plan.read_text())
        if known != whole._asdict():
            raise ValueError(f"{path} has pieces of another run: {known}")

    def _file(self, piece: int) -> Path:
        return self._path / f"piece-{piece + 1:02}.json"

    def left(self) -> list[int]:
        """The pieces that were not played yet."""
        return [piece for piece in range(self._whole.pieces) if not self._file(piece).exists()]

    def keep(self, piece: int, report: dict[str, Any]) -> None:
        """Keep the report of a piece: whole, or not at all."""
        part = self._file(piece).with_suffix(".part")
        part.write_text(json.dumps(report))
        part.replace(self._file(piece))

    def reports(self) -> list[dict[str, Any]]:
        """The reports of the pieces that were played."""
        done = (self._file(piece) for piece in range(self._whole.pieces))
        return [json.loads(file.read_text()) for file in done if file.exists()]


def play(whole: Whole, folder: Folder, piece: int) -> None:
    """Play a piece and keep its report; journals and data stay if something was violated."""
    place = Path(tempfile.mkdtemp(prefix="ink-", dir="/tmp")).resolve()
    start = time.monotonic()
    report = None
    try:
        report = run.tested(whole.run(piece, place))
    finally:
        if report is None or not report["violations"]:
            shutil.rmtree(place, ignore_errors=True)
    report["seconds"] = time.monotonic() - start
    report["left_out"] = whole.plan(piece).left_out
    report["folder"] = str(place) if report["violations"] else None
    folder.keep(piece, report)


_SUMS: Final = (
    "games", "finished", "replayed", "acknowledged", "repeated", "clients", "early", "seconds",
)  # fmt: skip


def joined(reports: list[dict[str, Any]]) -> dict[str, Any]:
    """One report of several: sums, and of times and lengths the largest."""
    whole: dict[str, Any] = {name: sum(one[name] for one in reports) for name in _SUMS}
    clocks = [one["clocks"] for one in reports]
    whole["clocks"] = {
        "fired": sum(one["fired"] for one in clocks),
        "credit": sum(one["credit"] for one in clocks),
        "lateness": max(one["lateness"] for one in clocks),
        "latest": max(one["latest"] for one in clocks),
    }
    whole["seen_late"] = max(one["seen_late"] for one in reports)
    whole["queues"] = {
        name: max(one["queues"][name] for one in reports) for name in ("messages", "bytes")
    }
    whole["hostile"] = {
        name: sum((Counter(one["hostile"][name]) for one in reports), Counter[str]())
        for name in ("commands", "reads")
    }
    whole["faults"] = [fault for one in reports for fault in one["faults"]]
    whole["violations"] = {}
    for one in reports:
        for kind, sentences in one["violations"].items():
            whole["violations"].setdefault(kind, []).extend(sentences)
    whole["left_out"] = list(dict.fromkeys(why for one in reports for why in one["left_out"]))
    return whole


def summary(whole: Whole, reports: list[dict[str, Any]]) -> list[str]:
    """The summary of all pieces that were played, as lines of text."""
    report = joined(reports)
    longest = max(one["seconds"] for one in reports) / 60
    figures = {
        "faults": f"{len(report['faults'])} of {whole.faults}",
        "pieces": f"{len(reports)} of {whole.pieces}",
        "longest piece": f"{longest:.1f} min",
    }
    lines = [*report_lines(report, report["seconds"], whole.seed, report["left_out"])]
    lines += [f"{name:<20}{value:>18}" for name, value in figures.items()]
    kept = [one["folder"] for one in reports if one["folder"]]
    lines += [f"journals and data of a violation: {place}" for place in kept]
    return lines


def exit_code(reports: list[dict[str, Any]]) -> int:
    """0 if all is well so far, 1 on a violation, 2 if a piece proves less than it should."""
    if any(one["violations"] for one in reports):
        return 1
    is_late = any(one["seconds"] > _LONGEST_MINUTES * 60 for one in reports)
    return 2 if is_late or any(one["early"] for one in reports) else 0


def main() -> int:
    """Play the pieces that are left, or some of them, and print the summary of all so far."""
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(2))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, required=True, help="where reports are kept")
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--pieces", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--now", type=int, help="how many pieces to play now; all if not given")
    flags = parser.parse_args()
    whole = Whole(flags.games, flags.faults, flags.pieces, flags.seed)
    try:
        folder = Folder(flags.folder, whole)
        for piece in folder.left()[: flags.now]:
            print(f"piece {piece + 1} of {whole.pieces}", flush=True)
            play(whole, folder, piece)
    except (RuntimeError, ValueError) as failure:
        print(failure)
        return 2
    if not (reports := folder.reports()):
        return 0
    print("\n".join(summary(whole, reports)))
    if left := folder.left():
        print(f"{len(left)} pieces are left: call it again")
    return exit_code(reports)


if __name__ == "__main__":
    sys.exit(main())
