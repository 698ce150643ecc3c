"""A real server for a test: uvicorn in a process of its own, on a free port, with a memory record.

Nothing is left out but PostgreSQL, and what the process logs can be read afterwards.
"""

import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import uvicorn
from argon2 import PasswordHasher

from inkland.server import logs
from inkland.server.app import create_app
from inkland.server.members.passwords import Passwords
from inkland.server.serve import uvicorn_config
from inkland.server.settings import Settings
from support.memory.ports import in_memory

_LIMITS: Final = "--limits"
_COMPLAINTS: Final = ("error", "critical")
# What a password costs is measured elsewhere.
_CHEAP: Final = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class Served(NamedTuple):
    """A server that runs, and the file with its log."""

    port: int
    log: Path
    process: "subprocess.Popen[bytes]"

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def lines(self) -> list[dict[str, Any]]:
        """What it has logged; each line must be a JSON object by itself."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def complaints(self) -> list[dict[str, Any]]:
        """The lines that tell of a bug: nothing a client does may cause one."""
        return [line for line in self.lines() if line["level"] in _COMPLAINTS or "trace" in line]

    def spoken(self, *parts: bytes, seconds: float = 5.0) -> bytes:
        """What it answers to plain bytes, until it closes the connection or falls silent.

        The second part is sent after an answer to the first.
        """
        heard = b""
        with socket.create_connection(("127.0.0.1", self.port), seconds) as line:
            try:
                for part in parts:
                    line.sendall(part)
                    heard += line.recv(65536)
                while more := line.recv(65536):
                    heard += more
            except (TimeoutError, ConnectionError):  # closed while there was more to say
                pass
        return heard

    def is_alive(self) -> bool:
        """Does the process still run?"""
        return self.process.poll() is None


@contextmanager
def served(folder: Path, *, limits: bool = False) -> Iterator[Served]:
    """A server that runs meanwhile."""
    log = folder / "server.log"
    command = [sys.executable, "-m", "support.serving", *([_LIMITS] if limits else [])]
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


async def _serve(settings: Settings) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        # Little room in the kernel, so that a client that does not read is soon noticed.
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16 * 1024)
        app = create_app(settings, in_memory(), Passwords(_CHEAP))
        server = uvicorn.Server(uvicorn_config(app))
        serving = asyncio.create_task(server.serve(sockets=[door]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        print(door.getsockname()[1], flush=True)
        await serving


if __name__ == "__main__":
    logs.configure()
    asyncio.run(_serve(Settings(limits=_LIMITS in sys.argv, workers=1, judge=0)))
