"""A real server for a test: uvicorn in its own process, on a free port.

The log of the process can be read afterwards.
"""

import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final, NamedTuple

import uvicorn
from argon2 import PasswordHasher

from inkland.server.app import create_app
from inkland.server.configuration.settings import Settings
from inkland.server.features.accounts.passwords import Passwords
from inkland.server.ports import connect
from inkland.server.process import logs
from inkland.server.web_server import uvicorn_config
from support.lazy_workers import lazy_workers

_LIMITS: Final = "--limits"
_EARLY: Final = "--early-workers"
PUSH_HOST: Final = "localhost:1"  # nobody listens there
_PUSH_KEY: Final = "A" * 42 + "E"  # the number 1
_COMPLAINTS: Final = ("error", "critical")
# The cost of password hashing is measured elsewhere.
_CHEAP: Final = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class Served(NamedTuple):
    """A running server, and its log file."""

    port: int
    log: Path
    process: "subprocess.Popen[bytes]"

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def lines(self) -> list[dict[str, Any]]:
        """The log lines; each must be a JSON object."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def complaints(self) -> list[dict[str, Any]]:
        """The log lines that report a bug; no client input may cause one."""
        return [line for line in self.lines() if line["level"] in _COMPLAINTS or "trace" in line]

    def send_raw(self, *parts: bytes, seconds: float = 5.0) -> bytes:
        """The response to raw bytes, until the server closes or sends nothing more for `seconds`.

        Each further part is sent after a response to the one before.
        """
        heard = b""
        with socket.create_connection(("127.0.0.1", self.port), 5) as connection:
            try:
                for part in parts:
                    connection.sendall(part)
                    heard += connection.recv(65536)
                connection.settimeout(seconds)
                while more := connection.recv(65536):
                    heard += more
            except (TimeoutError, ConnectionError):  # closed before all was sent
                pass
        return heard

    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self.process.poll() is None


@contextmanager
def served(
    folder: Path, conninfo: str, *, limits: bool = False, early_workers: bool = False
) -> Iterator[Served]:
    """Run a server; with `early_workers` even the first hint is answered at once."""
    log = folder / "server.log"
    flags = [*([_LIMITS] if limits else []), *([_EARLY] if early_workers else [])]
    command = [sys.executable, "-m", "support.serving", conninfo, *flags]
    with log.open("wb") as stream:
        process = subprocess.Popen(
            command, cwd=Path(__file__).parents[1], stdout=subprocess.PIPE, stderr=stream
        )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, log.read_text()
        yield Served(int(line), log, process)
    finally:
        process.terminate()
        process.wait(30)


async def _serve(settings: Settings, conninfo: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        # Small kernel buffers, so that a client that does not read is soon noticed.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16 * 1024)
        ports = await connect(settings, conninfo)
        app = create_app(settings, ports, Passwords(_CHEAP))
        # Wrong tokens are always counted by address, so clients without limits may name theirs.
        proxy = None if settings.limits else "127.0.0.1"
        server = uvicorn.Server(uvicorn_config(app, proxy))
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        print(listener.getsockname()[1], flush=True)
        await serving


if __name__ == "__main__":
    logs.configure()
    with nullcontext() if _EARLY in sys.argv else lazy_workers():
        asyncio.run(
            _serve(
                Settings(
                    limits=_LIMITS in sys.argv,
                    workers=1,
                    judge=0,
                    push_key=_PUSH_KEY,
                    push_hosts=(PUSH_HOST,),
                ),
                sys.argv[1],
            )
        )
