"""A load test: `python tests/proof/load/run.py --help`. Exits with 1 if anything is lost.

Server, PostgreSQL and load share this machine. First a steady load at a fixed rate, then the
highest rate in turn with bare appends, then all nodes are killed and all players reconnect.
"""

import argparse
import asyncio
import json
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

TESTS: Final = Path(__file__).parents[2]
sys.path[:0] = [str(TESTS)]

import uvloop  # noqa: E402

from proof.load import checker, site  # noqa: E402
from proof.load.stages import LoadRun  # noqa: E402


async def _run_load(request: argparse.Namespace, place: site.Site) -> dict[str, Any]:
    load_run = LoadRun(place, request.tables, request.seats, request.seed)
    report: dict[str, Any] = {}
    try:
        report["gather"] = await load_run.gather()
        report["steady"] = await load_run.steady(request.rate, request.seconds)
        if request.rounds:
            report["highest"] = await load_run.highest(
                request.eager, request.connections, request.rounds, request.slice
            )
        if not request.stay:
            report["come_back"] = await load_run.come_back()
        await asyncio.sleep(1.0)  # the last saved moves are still being sent
        found = checker.violations(place.conninfo, load_run.figures.kept, load_run.groups)
        report["violations"] = await asyncio.to_thread(list, found)
        report["acknowledged"] = sum(map(len, load_run.figures.kept.values()))
    finally:
        load_run.leave()
    return report


def run_load(request: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Run all stages, and leave no process behind."""
    site.raise_file_limit()
    with site.opened(folder, request.nodes, is_sampled=request.sampled, web=request.web) as place:
        for node in place.nodes:
            node.check_files(request.tables * request.seats)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(_run_load(request, place))


# --- The report


def report_lines(report: dict[str, Any]) -> Iterator[str]:
    """The report as lines of text: each figure and its target."""
    gather, steady = report["gather"], report["steady"]
    played = f"{steady['moves']} of {steady['offered']} moves, {steady['rate']:.0f} a second"
    yield f"{gather['sockets']} sockets, {played}"
    yield _milliseconds("durable ack", steady["ack"], "10 / 50 / 250")
    yield _milliseconds("seen by the table", steady["seen"], "p99 150")
    yield _milliseconds("lag of the load itself", steady["lag"], "")
    yield f"tables not ready: {steady['tables_not_ready']}; trouble: {steady['trouble'] or 'none'}"
    yield _cores(steady["cores"])
    idle, play = gather["memory_per_socket"] / 1024, gather["memory_per_socket_in_play"] / 1024
    yield f"memory of a socket: {idle:.1f} KB, with its part of a game {play:.1f} KB (aim 40)"
    sizes = ", ".join(f"{size / 2**20:.0f}" for size in gather["resident"])
    yield f"memory of each process, the supervisor of several first: {sizes} MB"
    if highest := report.get("highest"):
        yield (
            f"highest rate: {highest['moves']:.0f} moves a second at {highest['tables']} tables, "
            f"{highest['appends']:.0f} bare appends on {highest['connections']} connections: "
            f"x{highest['ratio']:.2f} (aim 0.3)"
        )
        rates = ", ".join(f"{tables}: {rate:.0f}" for tables, rate in highest["tried"].items())
        yield f"  moves a second by tables: {rates}; trouble: {highest['trouble'] or 'none'}"
        yield _milliseconds("  durable ack meanwhile", highest["ack"], "")
        yield _cores(highest["cores"]) + f"; server {highest['server_ms_a_move']:.2f} ms a move"
    if back := report.get("come_back"):
        worked = f"the new server worked for {back['server_seconds']:.1f} s until all were back"
        each = 1000 * back["server_seconds"] / gather["sockets"]
        worked += f", {each:.1f} ms for each (aim 2)"
        yield f"killed with {back['pending']} drawings on their way; {worked}"
        yield _milliseconds("view again", back["view"], "p99 5000")
        yield _milliseconds("spots again", back["spots"], "p99 5000")
    yield from report["violations"]
    yield f"{report['acknowledged']} acknowledged, {len(report['violations'])} violations"


def _milliseconds(what: str, found: dict[str, float], aim: str) -> str:
    figures = ", ".join(f"{name} {seconds * 1000:.1f}" for name, seconds in found.items())
    return f"{what}, ms: {figures}" + (f" (aim {aim})" if aim else "")


def _cores(cores: dict[str, float]) -> str:
    return "  cores: " + ", ".join(f"{part} {used:.2f}" for part, used in cores.items())


# --- The command


def main() -> int:
    """Run and report; exits with 0 if all is well, 1 on a violation, 2 on a test failure."""
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(2))
    request = _read_flags()
    try:
        with site.run_folder(request.keep) as folder:
            report = run_load(request, folder)
    except RuntimeError as failure:
        print(failure)
        return 2
    print(json.dumps(report) if request.json else "\n".join(report_lines(report)))
    steady = report["steady"]
    is_well = steady["moves"] == steady["offered"] and not steady["trouble"]
    return 0 if is_well and not report["violations"] else 1


def _read_flags() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--tables", type=int, default=500)
    add("--seats", type=int, default=4)
    add("--rate", type=float, default=200.0, help="moves a second")
    add("--seconds", type=float, default=60.0)
    add("--nodes", type=int, default=1)
    add("--web", type=int, default=1, help="web processes of each node")
    add("--rounds", type=int, default=5, help="slices of the highest rate; 0 leaves it out")
    add("--eager", type=int, nargs="+", default=[16, 48, 128], help="tables that draw at once")
    add("--slice", type=float, default=3.0, help="seconds of a slice")
    add("--connections", type=int, default=8, help="as many as the server appends with")
    add("--stay", action="store_true", help="kill nobody")
    add("--seed", type=int, default=1)
    add("--sampled", action="store_true", help="write to the log where the server spends its time")
    add("--json", action="store_true")
    add("--keep", help="a folder for data and logs")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
