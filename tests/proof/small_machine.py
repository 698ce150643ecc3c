"""A family of six at a server with little: `python tests/proof/small_machine.py --cores 1`.

The server with its PostgreSQL and all its processes runs in a control group with so many cores and
megabytes; the family is outside. Four strong bots play at another table meanwhile, and the judge
analyses a finished game. Needs the right to make control groups, of version 1 or 2.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

sys.path[:0] = [str(Path(__file__).parents[1])]

from inkland.client.http import HttpClient  # noqa: E402
from proof.crowd import Figures, percentile, play, served  # noqa: E402

FAMILY: Final = 6
GROUPS: Final = Path("/sys/fs/cgroup")
NAME: Final = f"inkland-small-{os.getpid()}"
PERIOD: Final = 100_000  # microseconds, of a quota of processor time
MEGABYTE: Final = 1 << 20
TO_END: Final = 30.0  # seconds
STRONG: Final = "legendary_cartographer"


class Group:
    """A control group; its two folders are the same in version 2."""

    def __init__(self, cores: float, megabytes: int) -> None:
        quota, limit = int(cores * PERIOD), megabytes * MEGABYTE
        if (GROUPS / "cgroup.controllers").exists():
            self._folders = [GROUPS / NAME]
            limits = {"cpu.max": f"{quota} {PERIOD}", "memory.max": str(limit)}
            self._peak = GROUPS / NAME / "memory.peak"
        else:
            self._folders = [GROUPS / "cpu" / NAME, GROUPS / "memory" / NAME]
            limits = {"cpu.cfs_quota_us": str(quota), "memory.limit_in_bytes": str(limit)}
            self._peak = GROUPS / "memory" / NAME / "memory.max_usage_in_bytes"
        for folder in self._folders:
            folder.mkdir()
        for name, value in limits.items():
            (path,) = [folder / name for folder in self._folders if (folder / name).exists()]
            path.write_text(value)

    @property
    def prefix(self) -> list[str]:
        """The beginning of a command line that runs the rest of it in the group."""
        join = "".join(f"echo $$ > {folder}/cgroup.procs; " for folder in self._folders)
        return ["/bin/sh", "-c", f'{join}exec "$@"', "sh"]

    @property
    def peak(self) -> float:
        """The most megabytes that were used at once, buffers of files included."""
        return int(self._peak.read_text()) / MEGABYTE

    def remove(self) -> None:
        """Remove the group as soon as the last of its processes has ended."""
        end = time.monotonic() + TO_END
        while any((folder / "cgroup.procs").read_text() for folder in self._folders):
            if time.monotonic() > end:
                raise RuntimeError("processes of the server are left")
            time.sleep(0.1)
        for folder in self._folders:
            folder.rmdir()


@contextmanager
def limited(cores: float, megabytes: int) -> Iterator[Group]:
    """A group, removed in the end."""
    group = Group(cores, megabytes)
    try:
        yield group
    finally:
        group.remove()


async def strong_bots(host: HttpClient) -> str:
    """A table at which four of the strongest bots have begun to play."""
    table = await host.open(seats=4, preset="base")
    for _ in range(4):
        await host.request_json("POST", f"/api/tables/{table}/bots", {"bot": STRONG})
    await host.start(table)
    return table


async def status_of(host: HttpClient, table: str) -> str:
    """The status of a table."""
    found: dict[str, Any] = await host.request_json("GET", f"/api/tables/{table}")
    return str(found["table"]["status"])


async def judged(host: HttpClient) -> None:
    """Let bots play one game, and ask the judge about it."""
    table = await host.open(seats=1, preset="base")
    await host.request_json("POST", f"/api/tables/{table}/bots", {"bot": "random"})
    await host.start(table)
    while await status_of(host, table) == "playing":
        await asyncio.sleep(0.2)
    await host.request_json("POST", f"/api/tables/{table}/analysis", None)


async def evening(url: str, seasons: int) -> Figures:
    """The family plays while everything else is busy."""
    host = HttpClient(url)
    await host.enter("Neighbour")
    await judged(host)
    await strong_bots(host)
    return await play(url, FAMILY, seasons)


def report(figures: Figures, group: Group) -> str:
    """The figures as lines of text."""
    saved = [1000 * seconds for seconds in figures.saved]
    turned = [1000 * seconds for seconds in figures.turned]
    return "\n".join(
        (
            f"{len(saved)} drawings in {len(turned)} steps, {len(figures.refused)} refused",
            f"saved after ms: median {percentile(saved, 0.5):.0f}, "
            f"p99 {percentile(saved, 0.99):.0f}",
            f"next spots after ms: median {percentile(turned, 0.5):.0f}, "
            f"p95 {percentile(turned, 0.95):.0f}, most {max(turned):.0f}",
            f"memory: {group.peak:.0f} MB at most, buffers of files included",
        )
    )


def main() -> None:
    """Read the flags, play, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cores", type=float, default=1.0)
    parser.add_argument("--megabytes", type=int, default=1024)
    parser.add_argument("--seasons", type=int, default=2)
    wish = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        limited(wish.cores, wish.megabytes) as group,
        served(Path(folder), group.prefix) as url,
    ):
        print(report(asyncio.run(evening(url, wish.seasons)), group))


if __name__ == "__main__":
    main()
