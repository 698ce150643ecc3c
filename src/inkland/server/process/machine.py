"""What this process may use of the machine: processor cores and memory.

A container or a systemd unit is limited by control groups, which the usual questions
(`os.cpu_count`) do not notice. The limits of a group hold for all groups below it, so the smallest
on the way up counts. Both versions of control groups are read.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_PROC: Final = Path("/proc")
_CGROUPS: Final = Path("/sys/fs/cgroup")
_MEGABYTE: Final = 1_000_000
SERVER_MEMORY: Final = 250 * _MEGABYTE  # the main process, and the one for hints
BOT_MEMORY: Final = 600 * _MEGABYTE  # a process of bots while it compiles them
PLAIN_BOT_MEMORY: Final = 60 * _MEGABYTE  # one that compiles nothing
FAST_MEMORY: Final = 1800 * _MEGABYTE  # of everything while bots and effects are compiled


def bot_processes(cores: float, memory: int | None, *, fast: bool) -> int:
    """The number of processes for bots: one less than cores, as many as memory allows, at least 1.

    `memory` is in bytes; None means that it is not known.
    """
    fitting = int(cores) - 1
    if memory is not None:
        each = BOT_MEMORY if fast else PLAIN_BOT_MEMORY
        fitting = min(fitting, (memory - SERVER_MEMORY) // each)
    return max(1, fitting)


def fits_fast(memory: int | None) -> bool:
    """Whether there is room to compile; `memory` is in bytes, None means that it is not known."""
    return memory is None or memory >= FAST_MEMORY


def available_cores(proc: Path = _PROC, cgroups: Path = _CGROUPS) -> float:
    """The number of cores that this process may use; a part of one, too."""
    if hasattr(os, "sched_getaffinity"):
        cores = float(len(os.sched_getaffinity(0)))
    else:
        cores = float(os.cpu_count() or 1)
    for folder in _folders("cpu", proc, cgroups):
        quota, period = _numbers(folder / "cpu.max", 2)
        if not quota:
            quota = _numbers(folder / "cpu.cfs_quota_us", 1)[0]
            period = _numbers(folder / "cpu.cfs_period_us", 1)[0]
        if quota and period:
            cores = min(cores, quota / period)
    return cores


def available_memory(proc: Path = _PROC, cgroups: Path = _CGROUPS) -> int | None:
    """The bytes of memory that this process may use; None if that is not known."""
    found = []
    if hasattr(os, "sysconf") and "SC_PHYS_PAGES" in os.sysconf_names:
        found.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    for folder in _folders("memory", proc, cgroups):
        for name in ("memory.max", "memory.high", "memory.limit_in_bytes"):
            found += [limit for limit in _numbers(folder / name, 1) if limit]
    return min(found, default=None)


def _folders(controller: str, proc: Path, cgroups: Path) -> Iterator[Path]:
    """The folders of this process's groups that may limit this, from its own one up to the root.

    In a container the path may be that of the machine, which is not visible there; its own group
    is then the root.
    """
    try:
        lines = (proc / "self/cgroup").read_text().splitlines()
    except OSError:
        return
    for line in lines:
        _number, controllers, path = line.split(":", 2)
        if controllers and controller not in controllers.split(","):
            continue
        roots = [cgroups, cgroups / controllers, cgroups / controller] if controllers else [cgroups]
        for root in roots:
            group = root / path.lstrip("/")
            yield group
            while group != root:
                group = group.parent
                yield group


def _numbers(file: Path, number: int) -> list[int]:
    """The first numbers in a file; 0 for each that is missing or means "no limit"."""
    try:
        words = file.read_text().split()
    except OSError:
        words = []
    found = [int(word) if word.isdecimal() else 0 for word in words[:number]]
    return found + [0] * (number - len(found))
