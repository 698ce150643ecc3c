"""The nodes under test: started, killed, paused, replaced by the previous release, stopped."""

import os
import signal
import socket
import subprocess
import sys
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final, Literal, TypeAlias

from proof.chaos import releases

TESTS: Final = Path(__file__).parents[2]
_TO_START: Final = 180.0  # generous, for busy machines
_TO_STOP: Final = 20.0

Role: TypeAlias = Literal["all", "web", "worker", "bots"]
Release: TypeAlias = Literal["present", "previous"]


class Node:
    """`inkland serve` in one role, on one port; it can be made to die at a numbered step."""

    def __init__(self, name: str, role: Role, folder: Path, plant: str | None = None) -> None:
        self.name = name
        self.role: Role = role
        self.port = free_port()
        self.groups: list[int] = []
        self._folder = folder
        self._plant = plant
        self._environment: dict[str, str] = {}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def data(self) -> Path:
        """Its data folder, if its PostgreSQL is embedded."""
        return self._folder / self.name

    @property
    def log(self) -> Path:
        """Its log file."""
        return self._folder / f"{self.name}.log"

    @property
    def url(self) -> str:
        """Its address, without the proxy."""
        return f"http://127.0.0.1:{self.port}"

    def connect(self, database: str, nats: str) -> None:
        """Set the addresses of its database and its bus."""
        self._environment = {
            "INKLAND_DATABASE_URL": database,
            "INKLAND_FAST": "off",  # compiling bots would take the processors
            "INKLAND_NATS_URL": nats,
            "INKLAND_JUDGE": "off",  # the judge's jobs would take the processors
        }

    # --- Processes

    def start(self, release: Release = "present") -> None:
        """Start it; it becomes ready a moment later."""
        serve = ["serve", "--port", str(self.port), "--data", str(self.data), "--role", self.role]
        environment = {**os.environ, **self._environment}
        if release == "previous":
            command = ["-m", "inkland", *serve]
            path = releases.previous().unpack(self._folder / "previous")
            environment["PYTHONPATH"] = str(path)
        else:
            flags = ["--name", self.name, "--folder", str(self._folder)]
            flags += [] if self._plant is None else ["--plant", self._plant]
            command = ["-m", "proof.chaos.server_process", *flags, *serve]
        self.disarm()
        with self.log.open("ab") as log:
            self._process = spawned(command, log.fileno(), environment)
        self.groups.append(self._process.pid)

    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """Kill it at once."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """Ask it to end; kill it if it does not."""
        if self._process is not None and self.is_alive():
            self.signal(signal.SIGCONT)
            self._process.terminate()
            try:
                self._process.wait(_TO_STOP)
            except subprocess.TimeoutExpired:
                self.kill()

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(number)

    # --- Numbered steps

    def arm(self, step: int) -> None:
        """Make it die at this step."""
        (self._folder / f"{self.name}.arm").write_text(str(step))

    def disarm(self) -> None:
        """Cancel the order to die."""
        (self._folder / f"{self.name}.arm").unlink(missing_ok=True)

    # --- Readiness

    def wait_until_ready(self) -> None:
        """Wait until it reports ready."""
        end = time.monotonic() + _TO_START
        while not self.is_ready():
            if not self.is_alive():
                raise RuntimeError(f"{self.name} has ended by itself; see {self.log}")
            if time.monotonic() > end:
                raise RuntimeError(f"{self.name} is not ready; see {self.log}")
            time.sleep(0.05)

    def is_ready(self) -> bool:
        """Whether it reports ready."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=2)
        try:
            connection.request("GET", "/readyz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()


def spawned(
    words: list[str], output: int, environment: dict[str, str] | None = None
) -> subprocess.Popen[bytes]:
    """A Python subprocess with these arguments, in its own process group."""
    return subprocess.Popen(
        [sys.executable, *words],
        cwd=TESTS,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )


def free_port() -> int:
    """A port that is free just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
