"""What a stranger gets: the wheel in a new environment, without Node, plays in the browser.

Builds the wheel, or with `--sdist` an sdist and the wheel from it, or takes the one named by
`--wheel`. `pip install inkland` must play in the terminal, `pip install 'inkland[server]'` in a
browser: a whole solo game in Chromium. Versions are those of the lock file.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path
from typing import Final

from inkland.speech import speech

ROOT: Final = Path(__file__).parents[2]
BEST_QUALITY: Final = 11  # of brotli; a client that was built for tests has less
NO_PROGRAMS: Final = "/nowhere"  # a search path without Node, npm or anything else
GAME: Final = "a whole solo game by mouse"


def run(
    *command: str | Path, keys: str | None = None, path: str | None = None, **settings: str
) -> str:
    """Run a program, with these keys and this search path; ends with its output if it fails."""
    environment = {**os.environ, **settings, "PATH": path or os.environ["PATH"]}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        [*map(str, command)], cwd=ROOT, env=environment, input=keys, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    return done.stdout


def build(folder: Path, *, sdist: bool) -> Path:
    """The wheel as for a release; by way of an sdist, if so wanted."""
    run("uv", "build", *([] if sdist else ["--wheel"]), "--out-dir", folder, INKLAND_RELEASE="1")
    (wheel,) = folder.glob("*.whl")
    return wheel


def check_client(wheel: Path) -> None:
    """The client in the wheel is as small as it can be."""
    with zipfile.ZipFile(wheel) as files:
        quality = json.loads(files.read("inkland/web/python/part.json"))["quality"]
    if quality != BEST_QUALITY:
        sys.exit(f"The client of {wheel.name} is packed with quality {quality}")


def new_environment(folder: Path) -> Path:
    """A new environment; returns the folder of its programs."""
    run(sys.executable, "-m", "venv", folder)
    return folder / "bin"


def install(wheel: Path, extra: str, programs: Path) -> None:
    """Install the wheel with pip; the versions of all else are those of the lock file."""
    limits = programs / "limits.txt"
    run("uv", "export", "--frozen", "--no-dev", "--no-emit-project", "--no-hashes", "--quiet",
        "--all-extras", "--output-file", limits)  # fmt: skip
    run(programs / "pip", "install", "--quiet", "--disable-pip-version-check",
        "--constraint", limits, f"inkland{extra} @ {wheel.as_uri()}", path=NO_PROGRAMS)  # fmt: skip


def check_terminal(programs: Path) -> None:
    """The command says what it is, and plays without the extras."""
    inkland = programs / "inkland"
    told = run(inkland, "--version", path=NO_PROGRAMS)
    if not re.fullmatch(r"inkland \d+\.\d+\.\d+ \([0-9a-f]{12}(-dirty)?\)\n", told):
        sys.exit(f"--version says {told}")
    game = run(inkland, "play", "--seed", "7", "--lang", "en", keys="n\n" * 400, path=NO_PROGRAMS)
    if speech("en").say("play-over") not in game:
        sys.exit(f"The game in the terminal did not end:\n{game[-2000:]}")


def check_browser(programs: Path) -> None:
    """A whole game in Chromium, at a server that finds no Node."""
    command = programs / "inkland-without-node"
    command.write_text(f'#!/bin/sh\nPATH={NO_PROGRAMS} exec {programs / "inkland"} "$@"\n')
    command.chmod(0o755)
    said = run("node", "--test", "--test-reporter=tap", f"--test-name-pattern={GAME}",
               "web/tests/solo.test.mjs", INKLAND=str(command))  # fmt: skip
    if not re.search(rf"^ok \d+ - {GAME}$", said, re.MULTILINE):
        sys.exit(f"The game was not played:\n{said}")


def main() -> None:
    """Build, install, play in the terminal and in the browser; prints the seconds of each part."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wheel", type=Path)
    parser.add_argument("--sdist", action="store_true")
    wanted = parser.parse_args()
    begun = time.monotonic()

    def report(done: str) -> None:
        print(f"{time.monotonic() - begun:6.1f} s  {done}", flush=True)

    with tempfile.TemporaryDirectory(prefix="inkland-wheel-") as name:
        folder = Path(name)
        wheel = wanted.wheel or build(folder / "dist", sdist=wanted.sdist)
        check_client(wheel)
        report(f"{wheel.name}, {wheel.stat().st_size / 1e6:.1f} MB")
        programs = new_environment(folder / "new")
        install(wheel.resolve(), "", programs)
        check_terminal(programs)
        report("pip install inkland: the terminal plays")
        install(wheel.resolve(), "[server]", programs)
        report("pip install 'inkland[server]'")
        check_browser(programs)
        report("a whole solo game in the browser")


if __name__ == "__main__":
    main()
