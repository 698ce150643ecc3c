"""A NATS server for a test, on a free local port."""

import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

_WITHIN: Final = 240.0


class Broker:
    """A NATS server that can be killed and started again on the same port."""

    def __init__(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as door:
            self.port: int = door.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address, also while it is down."""
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it accepts connections."""
        if self._process is not None:
            return
        program = Path(sys.executable).with_name("nats-server")
        command = [str(program), "-a", "127.0.0.1", "-p", str(self.port)]
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        ends = time.monotonic() + _WITHIN
        while True:
            try:
                with socket.create_connection(("127.0.0.1", self.port), 1) as line:
                    assert line.recv(4) == b"INFO"
                return
            except OSError:
                assert time.monotonic() < ends, "the broker does not start"
                time.sleep(0.02)

    def kill(self) -> None:
        """Kill it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(_WITHIN)
            self._process = None
