"""Postmasters: which processes of PostgreSQL still live on a cluster, whoever started them.

A number of a process alone proves nothing, for a killed server leaves its file behind and the
number may go to any other program. So a process counts only if it says whose it is: we name each
cluster, and PostgreSQL shows the name in the command lines of all its processes.
"""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_PROC: Final = Path("/proc")
_PAUSE: Final = 0.02


@dataclass(frozen=True)
class Postmaster:
    """The head process of a running cluster, as its file describes it."""

    pid: int
    port: int
    socket_folder: str
    state: str  # "starting", "ready" or "stopping"


def cluster_name(cluster: Path) -> str:
    """A name that no other folder of this machine has, however its path is spelled."""
    found = cluster.stat()
    return f"inkland-{found.st_dev:x}-{found.st_ino:x}"


def running(cluster: Path) -> Postmaster | None:
    """The postmaster that lives on this cluster, if there is one."""
    try:
        lines = (cluster / "postmaster.pid").read_text().splitlines()
        pid = int(lines[0])
    except (OSError, ValueError, IndexError):
        return None
    if not _is_postmaster(pid, cluster):
        return None
    lines += [""] * (8 - len(lines))
    port = int(lines[3]) if lines[3].isdigit() else 0
    return Postmaster(pid, port, lines[4].strip(), lines[7].strip() or "starting")


def clear(cluster: Path, patience: float) -> None:
    """End what a killed postmaster has left: processes that hold its memory, its file.

    They notice its death by themselves unless they are busy. Their work is lost in any case: what
    was committed lies in the log of the cluster, and the next start recovers it.
    """
    name = cluster_name(cluster)
    if not wait_until(lambda: not any(_children(name)), patience):
        for pid in _children(name):
            send(pid, signal.SIGKILL)
        wait_until(lambda: not any(_children(name)), patience)
    (cluster / "postmaster.pid").unlink(missing_ok=True)


def wait_until(done: Callable[[], bool], seconds: float) -> bool:
    """Wait for something to become true; whether it did in time."""
    end = time.monotonic() + seconds
    while not (it_is := done()) and time.monotonic() < end:
        time.sleep(_PAUSE)
    return it_is


def send(pid: int, number: signal.Signals) -> None:
    """Signal a process that may be gone already."""
    with suppress(ProcessLookupError):
        os.kill(pid, number)


def _is_postmaster(pid: int, cluster: Path) -> bool:
    words = _command_line(pid)
    if not words or Path(words[0]).name != "postgres":
        return False
    if f"cluster_name={cluster_name(cluster)}" in words:
        return True
    with suppress(OSError):  # started by hand, the folder perhaps named by a variable
        return (_PROC / str(pid) / "cwd").samefile(cluster)
    return str(cluster) in words


def _children(name: str) -> Iterator[int]:
    """The processes of a cluster but its postmaster: the name stands in their titles."""
    for entry in _PROC.glob("[0-9]*"):
        words = _command_line(int(entry.name))
        if words and words[0].startswith(f"postgres: {name}: "):
            yield int(entry.name)


def _command_line(pid: int) -> list[str]:
    """The words that a process was started with, or its title; none for a dead one."""
    try:
        return (_PROC / str(pid) / "cmdline").read_text(errors="replace").split("\0")
    except OSError:
        if _PROC.joinpath("self").exists():
            return []
    listed = subprocess.run(
        ["ps", "-p", str(pid), "-o", "args="], capture_output=True, text=True, check=False
    )
    return listed.stdout.split()
