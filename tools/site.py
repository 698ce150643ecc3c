"""A whole site on this machine, for development: `python tools/site.py [--data FOLDER]`.

PostgreSQL, NATS, two web nodes, a worker and bots, each a process of its own. It prints where the
web nodes are, and a command that plays a game over both; Ctrl-C ends everything.
"""

import argparse
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from inkland.server.postgres.embedded import Embedded

ROLES: Final = ("web", "web", "worker", "bots")
_READY: Final = "Inkland is ready: "
_TO_END: Final = 15.0


@contextmanager
def running(command: list[str], log: Path, environment: dict[str, str]) -> Iterator[str]:
    """A process that runs meanwhile; the address that it prints, if it is one of ours."""
    with log.open("ab") as stream:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=stream, text=True, env=environment
        )
    try:
        assert process.stdout is not None
        is_ours = "serve" in command
        line = process.stdout.readline() if is_ours else ""
        if is_ours and not line.startswith(_READY):
            sys.exit(f"A process did not start; see {log}")
        yield line.removeprefix(_READY).strip()
    finally:
        process.terminate()
        try:
            process.wait(_TO_END)
        except subprocess.TimeoutExpired:
            process.kill()


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


def main() -> None:
    """Start everything, say where it is, and wait."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=Path("inkland-site"))
    data: Path = parser.parse_args().data
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    embedded = Embedded(data)
    with ExitStack() as stack:
        stack.callback(embedded.stop)
        environment = {**os.environ, "INKLAND_DATABASE_URL": embedded.start()}
        port = free_port()
        environment["INKLAND_NATS_URL"] = f"nats://127.0.0.1:{port}"
        nats = [str(Path(sys.executable).with_name("nats-server")), "-a", "127.0.0.1"]
        stack.enter_context(running([*nats, "-p", str(port)], data / "nats.log", environment))
        urls = []
        for number, role in enumerate(ROLES):
            command = [sys.executable, "-m", "inkland", "serve", "--role", role, "--port", "0"]
            url = stack.enter_context(running(command, data / f"{role}-{number}.log", environment))
            if role == "web":
                urls.append(url.rstrip("/"))
        print("The web nodes:", *urls, flush=True)
        print("A game over both: inkland client-demo --seats 4", *(f"--url {url}" for url in urls))
        print("The logs:", data, flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            while True:
                time.sleep(3600)


if __name__ == "__main__":
    main()
