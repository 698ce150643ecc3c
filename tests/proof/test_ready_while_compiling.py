"""Compiling the bots never delays the moment when a server is ready, or its answers about it."""

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
LONGER: Final = (
    1.5  # times the start of a server that compiles nothing, which is measured beside it
)
WATCHED_SECONDS: Final = 40.0  # of a minute of compiling
SLOWEST_ANSWER: Final = 1.0  # seconds

pytestmark = [
    pytest.mark.proof,
    pytest.mark.skipif(sys.platform == "win32", reason="needs signals"),
]


@contextmanager
def server(folder: Path, fast: str) -> Iterator[tuple[str, float]]:
    """A server of an empty folder, with an empty cache: its address, and the seconds it took."""
    folder.mkdir()
    environment = {
        **os.environ, "INKLAND_FAST": fast, "XDG_CACHE_HOME": str(folder / "cache"),
        "PYTHONPATH": f"{ROOT / 'src'}:{ROOT / 'tests'}",
    }  # fmt: skip
    command = [sys.executable, "-m", "inkland", "serve", "--port", "0", "--data"]
    begun = time.monotonic()
    with subprocess.Popen(
        [*command, str(folder / "data")], env=environment, text=True,
        stdout=subprocess.PIPE, stderr=(folder / "log").open("w"),
    ) as process:  # fmt: skip
        try:
            assert process.stdout is not None
            said = next(line for line in process.stdout if line.startswith("Inkland is ready:"))
            address = said.partition(": ")[2].strip().rstrip("/")
            assert status(address) == 200
            yield address, time.monotonic() - begun
        finally:
            process.terminate()
            process.wait(60)


def status(address: str) -> int:
    """What `/readyz` answers."""
    with urllib.request.urlopen(f"{address}/readyz", timeout=10) as answer:
        return int(answer.status)


def test_a_server_is_ready_before_its_bots(tmp_path: Path) -> None:
    pytest.importorskip("numba", reason="compiled code needs the extra [fast]")
    with server(tmp_path / "first", "off"):
        pass  # reads all files once
    with server(tmp_path / "plain", "off") as (_, plain):
        pass
    with server(tmp_path / "fast", "on") as (address, fast):
        print(f"ready after {plain:.1f} s without compiling, {fast:.1f} s with it")
        assert fast < LONGER * plain + 1
        slowest, end = 0.0, time.monotonic() + WATCHED_SECONDS
        while time.monotonic() < end:
            begun = time.monotonic()
            assert status(address) == 200
            slowest = max(slowest, time.monotonic() - begun)
            time.sleep(0.2)
        print(f"the slowest answer of {WATCHED_SECONDS:.0f} s: {slowest * 1000:.0f} ms")
        assert slowest < SLOWEST_ANSWER
        assert any((tmp_path / "fast" / "cache").rglob("*")), "nothing was compiled"
