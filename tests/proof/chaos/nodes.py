"""The nodes under test: started, killed, paused, replaced by the previous release, stopped."""

import json
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
_TO_ANSWER: Final = 5.0

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
        # compiling bots, or the judge's jobs, would take the processors
        self._environment = {"INKLAND_FAST": "off", "INKLAND_JUDGE": "off"}
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
        self._environment |= {"INKLAND_DATABASE_URL": database, "INKLAND_NATS_URL": nats}

    # --- Processes

    def run_with(self, environment: dict[str, str]) -> None:
        """Add to the environment of its processes."""
        self._environment |= environment

    def start(self, release: Release = "present", *flags_of_harness: str) -> None:
        """Start it; it becomes ready a moment later."""
        serve = ["serve", "--port", str(self.port), "--data", str(self.data), "--role", self.role]
        environment = {**os.environ, **self._environment}
        if release == "previous":
            command = ["-m", "inkland", *serve]
            path = releases.previous().unpack(self._folder / "previous")
            environment["PYTHONPATH"] = str(path)
        else:
            flags = ["--name", self.name, "--folder", str(self._folder), *flags_of_harness]
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
        if not self.is_ready_within(_TO_START):
            raise RuntimeError(f"{self.name} is not ready; see {self.log}")

    def is_ready_within(self, seconds: float) -> bool:
        """Wait until it is ready, a web node also for a new guest; False if it is not in time.

        Raises `RuntimeError` if the process has ended.
        """
        end = time.monotonic() + seconds
        while not self._is_ready():
            if not self.is_alive():
                raise RuntimeError(f"{self.name} has ended by itself; see {self.log}")
            if time.monotonic() > end:
                return False
            time.sleep(0.05)
        return True

    def _is_ready(self) -> bool:
        """Whether it reports ready, and as a web node stores something."""
        is_ready = self._status("GET", "/readyz") == 200
        return is_ready and (self.role not in ("all", "web") or self.stores())

    def stores(self) -> bool:
        """Whether a new guest can be stored."""
        return self._status("POST", "/api/guests", json.dumps({"name": "Probe"})) == 201

    def _status(self, method: str, path: str, content: str | None = None) -> int:
        """The status of a request; 0 without an answer."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=_TO_ANSWER)
        headers = {} if content is None else {"Content-Type": "application/json"}
        try:
            connection.request(method, path, content, headers)
            return connection.getresponse().status
        except (OSError, HTTPException):
            return 0
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
