"""Cost of a websocket message: uvicorn, hypercorn and granian, each with an echo application.

    PYTHONPATH=src:tests python tests/proof/measure/servers.py

hypercorn, granian and wsproto are no dependencies: install them into a temporary environment. A
hundred sockets each send a message, wait for it, and send the next. Client and server share the
machine, so the processor time of the server with its workers counts; it is read from /proc, which
needs Linux. All take turns.
"""

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any, Final

import uvicorn
import uvloop
from websockets.asyncio.client import connect

from inkland.server.web_server import uvicorn_config

SOCKETS, MESSAGES, ROUNDS = 100, 100, 5
TEXT, TICK = "x" * 200, 1e6 / os.sysconf("SC_CLK_TCK")
APP, PORT = "proof.measure.servers:echo", "{port}"

WAYS: Final = {
    "uvicorn": ("proof.measure.servers", "--asyncio", PORT),
    "uvicorn, wsproto": ("uvicorn", APP, "--port", PORT, "--ws", "wsproto", "--loop", "asyncio"),
    "hypercorn": ("hypercorn", APP, "-b", f"127.0.0.1:{PORT}"),
    "granian": ("granian", APP, "--interface", "asgi", "--port", PORT, "--loop", "asyncio"),
    "uvicorn, uvloop": ("proof.measure.servers", "--uvloop", PORT),
    "hypercorn, uvloop": ("hypercorn", APP, "-b", f"127.0.0.1:{PORT}", "-k", "uvloop"),
    "granian, uvloop": ("granian", APP, "--interface", "asgi", "--port", PORT, "--loop", "uvloop"),
}


async def echo(scope: Any, receive: Any, send: Any) -> None:
    assert scope["type"] == "websocket"
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


async def ours(port: int) -> None:
    """The echo application with the settings of our server."""
    with socket.create_server(("127.0.0.1", port)) as door:
        await uvicorn.Server(uvicorn_config(echo)).serve(sockets=[door])  # type: ignore[arg-type]


@contextmanager
def started(command: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """Run a server; yields its port and process id."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    words = [sys.executable, "-m", *(word.replace(PORT, str(port)) for word in command)]
    server = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield port, server.pid
    finally:
        server.terminate()
        server.wait(30)


def spent(pid: int) -> float:
    """Microseconds of processor time of a process and its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return (int(fields[11]) + int(fields[12])) * TICK + sum(spent(int(c)) for c in children)


async def talk(port: int, messages: int) -> None:
    async with connect(f"ws://127.0.0.1:{port}/", compression=None, open_timeout=30) as line:
        for _ in range(messages):
            await line.send(TEXT)
            assert await line.recv() == TEXT


async def timed(port: int, pid: int) -> tuple[float, float]:
    """Microseconds per message: processor time of the server, and elapsed."""
    with socket.socket() as door:
        while door.connect_ex(("127.0.0.1", port)):
            time.sleep(0.1)
    await talk(port, 1)
    cost, start, count = spent(pid), time.perf_counter(), SOCKETS * MESSAGES
    await asyncio.gather(*(talk(port, MESSAGES) for _ in range(SOCKETS)))
    return (spent(pid) - cost) / count, (time.perf_counter() - start) * 1e6 / count


def measure() -> None:
    ways = {name: WAYS[name] for name in WAYS if all(map(find_spec, name.split(", ")))}
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, way in ways.items():
            with started(way) as (port, pid):
                found[name].append(asyncio.run(timed(port, pid)))
    base = median(cost for cost, _clock in found["uvicorn, uvloop"])
    for name, rounds in found.items():
        cost, clock = (median(column) for column in zip(*rounds, strict=True))
        print(
            f"{name:18} {cost:4.0f} us of the server (x{cost / base:.2f}), {clock:4.0f} us in all"
        )


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--asyncio", port]:
            asyncio.run(ours(int(port)))
        case ["--uvloop", port]:
            uvloop.run(ours(int(port)))
        case _:
            measure()
