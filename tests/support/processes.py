"""A server process as `inkland serve` starts it, on a database of the tests."""

import subprocess
import sys
from pathlib import Path


class Process:
    """One server process with a role."""

    def __init__(
        self, role: str, environment: dict[str, str], log: Path, port: int = 0, *flags: str
    ) -> None:
        command = [sys.executable, "-m", "inkland", "serve", "--role", role, "--port", str(port)]
        command += flags
        with log.open("ab") as stream:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=stream, text=True, env=environment
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Inkland is ready: "), (line, log.read_text())
        self.role = role
        self.environment = environment
        self.url = line.removeprefix("Inkland is ready: ").strip().rstrip("/")

    def stop(self) -> int:
        """Ask it to end; return its exit code."""
        self.process.terminate()
        return self.process.wait(30)
