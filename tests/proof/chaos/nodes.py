"""The nodes under test: started, killed, paused, replaced by the release before, ended."""

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
_TO_START: Final = 180.0  # everything is slow on a machine that does other things, too
_TO_STOP: Final = 20.0

Role: TypeAlias = Literal["all", "web", "worker", "bots"]
Release: TypeAlias = Literal["present", "previous"]


class Node:
    """`inkland serve` in one role, on one port; it can be told to die at a numbered step."""

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
        """Where it keeps everything, if it has a PostgreSQL of its own."""
        return self._folder / self.name

    @property
    def log(self) -> Path:
        """What it has to say."""
        return self._folder / f"{self.name}.log"

    @property
    def url(self) -> str:
        """Where it answers, without a proxy."""
        return f"http://127.0.0.1:{self.port}"

    def connect(self, database: str, nats: str) -> None:
        """Where its database and its bus are."""
        self._environment = {
            "INKLAND_DATABASE_URL": database,
            "INKLAND_FAST": "off",  # bots that are being compiled would take the processors
            "INKLAND_NATS_URL": nats,
            "INKLAND_JUDGE": "off",  # nobody waits for it, and everybody shares these processors
        }

    # --- Life and death

    def start(self, release: Release = "present") -> None:
        """Start it; it is ready a moment later."""
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
        """Does it run?"""
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
        """Let it die as soon as it comes to this step."""
        (self._folder / f"{self.name}.arm").write_text(str(step))

    def disarm(self) -> None:
        """Let it live."""
        (self._folder / f"{self.name}.arm").unlink(missing_ok=True)

    # --- Readiness

    def wait_until_ready(self) -> None:
        """Wait until it says that games can be played."""
        end = time.monotonic() + _TO_START
        while not self.is_ready():
            if not self.is_alive():
                raise RuntimeError(f"{self.name} has ended by itself; see {self.log}")
            if time.monotonic() > end:
                raise RuntimeError(f"{self.name} is not ready; see {self.log}")
            time.sleep(0.05)

    def is_ready(self) -> bool:
        """Does it say that games can be played?"""
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
    """A Python child with these words, in a process group of its own."""
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
    """A port that nobody has just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
