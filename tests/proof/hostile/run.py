"""Honest players under attack: `python tests/proof/hostile/run.py --help`.

A site of processes with the limits of a public one. First honest tables play undisturbed; then,
in the same run, readers read a finished game with a hundred seats, one seat at every tenth table
floods it, and tables of strong bots alone keep the bots busy. Exits with 1 if the 99th percentile
of the honest tables' acknowledgements grows more than `--ratio` times, or anybody honest is
refused.
"""

import argparse
import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

TESTS: Final = Path(__file__).parents[2]
sys.path[:0] = [str(TESTS)]

import msgspec  # noqa: E402
import uvloop  # noqa: E402

from proof.hostile.attackers import AttackPlan  # noqa: E402
from proof.hostile.bot_table import BotTable  # noqa: E402
from proof.hostile.finished_games import play_out  # noqa: E402
from proof.load import checker, site  # noqa: E402
from proof.load.accounts import HttpAccounts  # noqa: E402
from proof.load.players import Figures, now  # noqa: E402
from proof.load.stages import LoadRun, percentiles  # noqa: E402

_HOSTILE: Final = 10  # one seat at every tenth table
_ADDRESSES: Final = 40  # of honest players
_TO_END: Final = 20.0

Report = dict[str, Any]


class Comparison:
    """Honest tables, undisturbed and under attack."""

    def __init__(self, request: argparse.Namespace, place: site.Site) -> None:
        self._request = request
        self._port = place.nodes[0].port
        self._place = place
        homes = [HttpAccounts(self._port, address=f"127.0.2.{1 + n}") for n in range(_ADDRESSES)]
        self.load_run = LoadRun(place, request.tables, request.seats, request.seed, homes)
        self._bot_table = BotTable(Figures(), Random(request.seed), homes[0])

    async def run(self) -> Report:
        """All stages, one after the other."""
        request, load_run = self._request, self.load_run
        game = await play_out(self._place.conninfo, request.game_seats, Random(request.seed))
        await load_run.gather()
        await self._bot_table.begin([self._port])
        report: Report = {"game_seats": game.seats}
        report["quiet"] = await self._measure(is_spread=True)
        plan = AttackPlan(
            self._port, [game], request.readers, self._hand_over(), request.bot_seats, request.seed
        )
        with _attacked(plan) as (told, wait_until_begun):
            await asyncio.to_thread(wait_until_begun)
            await asyncio.sleep(request.warm)
            self._bot_table.take_waits()
            self._place.reset_samples()
            report["attacked"] = await self._measure(is_spread=False)
        report["attackers"] = told
        await asyncio.sleep(1.0)  # the last saved moves are still being sent
        kept = load_run.figures.kept
        found = checker.violations(self._place.conninfo, kept, ())
        report["violations"] = await asyncio.to_thread(list, found)
        report["ratio"] = report["attacked"]["ack"]["p99"] / report["quiet"]["ack"]["p99"]
        report["ratio_p50"] = report["attacked"]["ack"]["p50"] / report["quiet"]["ack"]["p50"]
        return report

    async def _measure(self, *, is_spread: bool) -> Report:
        """Moves at the rate; one that is never acknowledged counts with its age."""
        request, load_run = self._request, self.load_run
        play = load_run.steady if is_spread else load_run.offer
        try:
            report = await play(request.rate, request.seconds)
        except RuntimeError as failure:
            ages = [now() - p.move.sent for p in load_run.people if p.move is not None]
            figures = load_run.figures
            report = {
                "offered": int(request.rate * request.seconds),
                "drawn": len(figures.saved) + len(ages),
                "moves": len(figures.saved),
                "ack": percentiles([*figures.saved, *ages]),
                "trouble": {**figures.trouble, str(failure): len(ages)},
            }
        waits = self._bot_table.take_waits()
        return {**report, "bot_answers": len(waits), "bot_wait": percentiles(waits)}

    def _hand_over(self) -> list[tuple[str, str]]:
        """Give one seat of every tenth table to an attacker."""
        places = []
        for group in self.load_run.groups[::_HOSTILE]:
            person = group.people.pop()
            person.leave()
            places.append((group.table, person.cookie))
        return places

    def leave(self) -> None:
        """Disconnect all honest players."""
        self.load_run.leave()
        self._bot_table.leave()


@contextmanager
def _attacked(plan: AttackPlan) -> Iterator[tuple[Report, Callable[[], str]]]:
    """Run the attackers, who may be waited for; what they were told is in the report afterwards."""
    report: Report = {}
    attackers = subprocess.Popen(
        [sys.executable, "-m", "proof.hostile.attackers", msgspec.json.encode(plan).decode()],
        cwd=TESTS,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert attackers.stdout is not None
    try:
        yield report, attackers.stdout.readline
        attackers.terminate()
        report |= json.loads(attackers.communicate(timeout=_TO_END)[0] or "{}")
    finally:
        if attackers.poll() is None:
            attackers.kill()
            attackers.wait()


async def _run(request: argparse.Namespace, place: site.Site) -> Report:
    comparison = Comparison(request, place)
    try:
        return await comparison.run()
    finally:
        comparison.leave()


def run(request: argparse.Namespace, folder: Path) -> Report:
    """Run all stages, and leave no process behind."""
    site.raise_file_limit()
    environment = {"INKLAND_LIMITS": "on", "INKLAND_FAST": "on" if request.fast else "off"}
    if request.home:
        opened = site.opened_at_home(folder, environment)
    else:
        opened = site.opened(folder, 1, environment, is_sampled=request.sampled)
    with opened as place, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_run(request, place))


# --- The report


def report_lines(report: Report, ratio: float) -> Iterator[str]:
    """The report as lines of text."""
    for name in ("quiet", "attacked"):
        found = report[name]
        ack, bot = found["ack"], found["bot_wait"]
        yield (
            f"{name}: {found['moves']} of {found['drawn']} moves (at the rate it would be "
            f"{found['offered']}), acknowledged after "
            f"{ack['p50'] * 1000:.1f} ms, p99 {ack['p99'] * 1000:.1f} ms, "
            f"at most {ack['most'] * 1000:.1f} ms"
        )
        yield (
            f"  {found['bot_answers']} answers of a bot, after {bot['p50']:.2f} s, "
            f"at most {bot['most']:.2f} s; trouble: {found['trouble'] or 'none'}"
        )
        cores = found.get("cores", {}).items()
        yield "  cores: " + ", ".join(f"{part} {used:.2f}" for part, used in cores)
    for name, counts in report["attackers"].items():
        yield f"{name} of the attackers: " + (
            ", ".join(f"{number} {what}" for what, number in sorted(counts.items())) or "none"
        )
    half = report["ratio_p50"]
    yield f"p99 under attack: x{report['ratio']:.1f} (aim {ratio:g}), p50 x{half:.1f}"
    yield from report["violations"]


def is_well(report: Report, ratio: float) -> bool:
    """Whether honest players hardly noticed the attack."""
    attacked = report["attacked"]
    is_played = attacked["moves"] == attacked["drawn"] and not attacked["trouble"]
    return is_played and not report["violations"] and report["ratio"] <= ratio


def main() -> int:
    """Run and report; exits with 0 if all is well, 1 if not, 2 on a test failure."""
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(2))
    request = _read_flags()
    try:
        with site.run_folder(request.keep) as folder:
            report = run(request, folder)
    except RuntimeError as failure:
        print(failure)
        return 2
    print(json.dumps(report) if request.json else "\n".join(report_lines(report, request.ratio)))
    return 0 if is_well(report, request.ratio) else 1


def _read_flags() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--tables", type=int, default=40, help="honest tables")
    add("--seats", type=int, default=4)
    add("--rate", type=float, default=20.0, help="honest moves a second")
    add("--seconds", type=float, default=30.0, help="of each measurement")
    add("--warm", type=float, default=5.0, help="seconds of attack before the measurement")
    add("--game-seats", type=int, default=100, help="of the finished game that is read")
    add("--readers", type=int, default=60)
    add("--bot-seats", type=int, default=300, help="at tables of bots alone")
    add("--ratio", type=float, default=3.0, help="by which the p99 may grow")
    add("--fast", action="store_true", help="with compiled bots")
    add("--home", action="store_true", help="one process, PostgreSQL inside")
    add("--seed", type=int, default=1)
    add("--sampled", action="store_true", help="write to the log where the server spends its time")
    add("--json", action="store_true")
    add("--keep", help="a folder for data and logs")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
