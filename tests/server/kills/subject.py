"""The server under test: started, killed, started again, and in the end gone without a trace."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final

import psutil  # type: ignore[import-untyped]

from inkland.server.database.postmaster import cluster_name, running

_TESTS: Final = Path(__file__).parents[2]
_TO_START: Final = 60.0
_TO_STOP: Final = 20.0
_TO_VANISH: Final = 5.0


class Subject:
    """`inkland serve` on one data folder and one port; with a planted bug if one is named."""

    def __init__(self, data: Path, log: Path, bug: str | None = None) -> None:
        self.data = data
        self._log = log
        self._bug = bug
        self._port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._groups: list[int] = []

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start it and wait until games can be played."""
        command = ["inkland", "serve"]
        if self._bug is not None:
            command = ["server.kills.planted", "--bug", self._bug]
        flags = ["--port", str(self._port), "--data", str(self.data)]
        with self._log.open("ab") as log:
            self._process = spawned([*command, *flags], log.fileno())
        self._groups.append(self._process.pid)
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        """Wait until games can be played."""
        end = time.monotonic() + _TO_START
        while not self._is_ready():
            if self._process is None or self._process.poll() is not None:
                raise RuntimeError(f"the server has ended by itself; see {self._log}")
            if time.monotonic() > end:
                raise RuntimeError(f"the server is not ready; see {self._log}")
            time.sleep(0.05)

    def kill(self) -> None:
        """Kill the server, and nothing else; PostgreSQL and the workers are left to notice."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def kill_database(self) -> None:
        """Kill PostgreSQL's postmaster; the server lives."""
        found = running(self.data / "postgres")
        assert found is not None
        os.kill(found.pid, signal.SIGKILL)

    def stop(self) -> None:
        """Ask the server to end; kill it if it does not."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(_TO_STOP)
            except subprocess.TimeoutExpired:
                self.kill()

    def orphans(self) -> list[psutil.Process]:
        """What is left of all that was started here, after a moment to notice."""
        end = time.monotonic() + _TO_VANISH
        while (left := list(self._left())) and time.monotonic() < end:
            time.sleep(0.1)
        return left

    def _left(self) -> Iterator[psutil.Process]:
        folder = self.data / "postgres"
        name = cluster_name(folder) if folder.exists() else str(self.data)
        for process in psutil.process_iter():
            with contextlib.suppress(psutil.Error, ProcessLookupError):
                words = " ".join(process.cmdline())
                is_ours = os.getpgid(process.pid) in self._groups or process.pid in self._groups
                is_of_folder = name in words or str(self.data) in words
                if (is_ours or (is_of_folder and process.pid != os.getpid())) and not _dead(
                    process
                ):
                    yield process

    def _is_ready(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self._port, timeout=5)
        try:
            connection.request("GET", "/readyz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()


def spawned(module: list[str], output: int) -> subprocess.Popen[bytes]:
    """A child that runs a module, in a process group of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", *module],
        cwd=_TESTS,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )


def _dead(process: psutil.Process) -> bool:
    return bool(process.status() == psutil.STATUS_ZOMBIE)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
