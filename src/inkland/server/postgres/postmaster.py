"""Find the PostgreSQL processes that run on a cluster, no matter who started them.

A pid file alone proves nothing: a killed server leaves it behind, and the pid may be reused by any
program. So each cluster gets a unique name, which PostgreSQL shows in the command lines of all its
processes, and only a process with that name counts.
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
_POLL_SECONDS: Final = 0.02


@dataclass(frozen=True)
class Postmaster:
    """The main process of a running cluster, as its pid file describes it."""

    pid: int
    port: int
    socket_folder: str
    state: str  # "starting", "ready" or "stopping"


def cluster_name(cluster: Path) -> str:
    """Return a name that is unique on this machine, from the folder's device and inode."""
    found = cluster.stat()
    return f"inkland-{found.st_dev:x}-{found.st_ino:x}"


def running(cluster: Path) -> Postmaster | None:
    """Return the postmaster that runs on this cluster, if there is one."""
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
    """Kill the child processes that a dead postmaster has left, and delete its pid file.

    Idle ones notice its death and exit by themselves. Killing the busy ones loses nothing: what
    was committed is in the write-ahead log, and the next start recovers it.
    """
    name = cluster_name(cluster)
    if not wait_until(lambda: not any(_children(name)), patience):
        for pid in _children(name):
            send(pid, signal.SIGKILL)
        wait_until(lambda: not any(_children(name)), patience)
    (cluster / "postmaster.pid").unlink(missing_ok=True)


def wait_until(done: Callable[[], bool], seconds: float) -> bool:
    """Poll a condition until it is true or the time is over; return its last value."""
    end = time.monotonic() + seconds
    while not (is_done := done()) and time.monotonic() < end:
        time.sleep(_POLL_SECONDS)
    return is_done


def send(pid: int, number: signal.Signals) -> None:
    """Send a signal to a process that may be gone already."""
    with suppress(ProcessLookupError):
        os.kill(pid, number)


def _is_postmaster(pid: int, cluster: Path) -> bool:
    words = _command_line(pid)
    if not words or Path(words[0]).name != "postgres":
        return False
    if f"cluster_name={cluster_name(cluster)}" in words:
        return True
    with suppress(OSError):  # one that was started by hand, perhaps with $PGDATA
        return (_PROC / str(pid) / "cwd").samefile(cluster)
    return str(cluster) in words


def _children(name: str) -> Iterator[int]:
    """Yield the pids of a cluster's child processes, which have its name in their titles."""
    for entry in _PROC.glob("[0-9]*"):
        words = _command_line(int(entry.name))
        if words and words[0].startswith(f"postgres: {name}: "):
            yield int(entry.name)


def _command_line(pid: int) -> list[str]:
    """Return the arguments of a process, or its title; empty for a dead one."""
    try:
        return (_PROC / str(pid) / "cmdline").read_text(errors="replace").split("\0")
    except OSError:
        if _PROC.joinpath("self").exists():
            return []
    listed = subprocess.run(
        ["ps", "-p", str(pid), "-o", "args="], capture_output=True, text=True, check=False
    )
    return listed.stdout.split()
