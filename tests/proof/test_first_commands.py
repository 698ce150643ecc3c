"""The first commands of README.md work as they stand: from nothing, and without Node.

They run in a copy of the project in which nothing is built, with empty caches and a search path
that has Python alone. pip and npm ask their package indexes.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from inkland import __version__
from inkland.speech import speech

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 1200  # seconds: what is downloaded is 200 MB
QUICKLY: Final = 5  # the quality of brotli outside a release

pytestmark = [
    pytest.mark.proof,
    pytest.mark.skipif(sys.platform == "win32", reason="the commands are for a POSIX shell"),
]


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project as git has it, with what is not committed yet."""
    copy = tmp_path_factory.mktemp("first") / "inkland"
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    return copy


@pytest.fixture(scope="module")
def environment(sources: Path) -> dict[str, str]:
    """Variables for a program that finds Python, and nothing else; its caches are empty."""
    programs = sources.parent / "programs"
    programs.mkdir()
    python = programs / "python3"
    base = sys._base_executable  # type: ignore[attr-defined]
    python.write_text(f'#!/bin/sh\nexec "{base}" "$@"\n')
    python.chmod(0o755)
    ours = ("INKLAND_", "PYTHON", "UV_", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    caches = {
        name: str(sources.parent / "caches" / name)
        for name in ("PIP_CACHE_DIR", "XDG_CACHE_HOME", "npm_config_cache")
    }
    return {**kept, **caches, "PATH": str(programs)}


def commands(number: int) -> list[str]:
    """The commands of a block of README.md."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"(?:^    \S.*\n)+", readme.partition("```")[0], re.MULTILINE)
    return [line.strip() for line in blocks[number].splitlines()]


def run(command: str, sources: Path, environment: dict[str, str], keys: str = "") -> str:
    """What a command prints; it must end well."""
    done = subprocess.run(
        ["/bin/sh", "-c", command], cwd=sources, env=environment, input=keys,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}"
    return done.stdout


@contextmanager
def server(command: str, sources: Path, environment: dict[str, str]) -> Iterator[str]:
    """The address of a server that the command starts."""
    with subprocess.Popen(
        ["/bin/sh", "-c", f"exec {command} --port 0"], cwd=sources, env=environment,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    ) as process:  # fmt: skip
        try:
            assert process.stdout is not None
            found = (re.match(r"Inkland is ready: (\S+)", line) for line in process.stdout)
            yield next(match[1] for match in found if match).rstrip("/")
        finally:
            process.terminate()
            process.wait(60)


def read(address: str) -> bytes:
    """What is at an address."""
    with urllib.request.urlopen(address, timeout=30) as answer:
        body: bytes = answer.read()
        return body


def test_the_board_is_played_without_node(sources: Path, environment: dict[str, str]) -> None:
    make, install, serve = commands(0)
    run(make, sources, environment)
    run(install, sources, environment)
    with server(serve, sources, environment) as address:
        assert b'id="app"' in read(address)
        assert json.loads(read(f"{address}/python/part.json"))["quality"] == QUICKLY
        assert json.loads(read(f"{address}/healthz"))["version"] == __version__


def test_the_terminal_is_there_at_once(sources: Path, environment: dict[str, str]) -> None:
    run(commands(0)[0], sources, environment)
    install, play = commands(1)
    run(install, sources, environment)
    told = run("inkland-venv/bin/pip show inkland", sources, environment)
    assert f"Version: {__version__}+without.client\n" in told
    game = run(f"{play} --seed 7 --lang en", sources, environment, keys="n\n" * 400)
    assert speech("en").say("play-over") in game
    bots = "inkland-venv/bin/inkland tournament --bots random,greedy --deals 2"
    assert "greedy" in run(bots, sources, environment)


def test_uv_does_not_take_one_for_the_other(sources: Path, environment: dict[str, str]) -> None:
    if (uv := shutil.which("uv")) is None:
        pytest.skip("uv is not installed")
    run(commands(0)[0], sources, environment)
    install = f"{uv} pip install --python inkland-venv/bin/python --reinstall --no-deps ."
    where = "from inkland import web_client; print(web_client.client_folder())"
    for variable, has_board in (("1", False), ("0", True), ("1", False)):
        run(f"INKLAND_WITHOUT_CLIENT={variable} {install}", sources, environment)
        told = run(f"inkland-venv/bin/python -c '{where}'", sources, environment)
        assert Path(told.strip(), "index.html").exists() is has_board
