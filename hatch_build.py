"""Builds the browser client into the wheel, as `inkland/web`, and writes down the commit.

An sdist has the commit and no client; a wheel made of it has both. An editable install has neither:
it serves `web/dist`, which `npm run build` makes. `INKLAND_WITHOUT_CLIENT=1` leaves the client out,
for machines without npm.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "src"))
from inkland.build_commit import FILE_NAME, commit_of


class ClientBuild(BuildHookInterface[Any]):
    """Runs before a wheel or an sdist is packed, and cleans up afterwards."""

    _made: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, and have it packed, with the commit."""
        if version == "editable":
            return
        # Outside the project: what a build leaves behind must not end up in the next one.
        self._made = Path(tempfile.mkdtemp(prefix="inkland-build-"))
        try:
            self._write_commit(build_data)
            web = Path(self.root, "web")
            is_wanted = os.environ.get("INKLAND_WITHOUT_CLIENT") != "1"
            if self.target_name == "wheel" and is_wanted and web.is_dir():
                build_client(web, self._made / "web")
                build_data["force_include"][str(self._made / "web")] = "inkland/web"
        except BaseException:
            shutil.rmtree(self._made)
            raise

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


def build_client(web: Path, target: Path) -> None:
    """Build the client of this folder into another folder."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit(
            "The browser client is built with npm (Node.js 20 or later), which is not installed. "
            "Install it, or set INKLAND_WITHOUT_CLIENT=1 to build without the browser client."
        )
    if not _has_what_the_lock_says(web):
        _run(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", folder=web)
    _run(npm, "run", "build", "--", "--outDir", str(target), "--emptyOutDir", folder=web,
         INKLAND_RELEASE="1")  # fmt: skip


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


def _run(*command: str, folder: Path, **settings: str) -> None:
    # Standard output belongs to the program that builds the wheel.
    environment = {**os.environ, **settings}
    subprocess.run(command, cwd=folder, env=environment, check=True, stdout=sys.stderr)
