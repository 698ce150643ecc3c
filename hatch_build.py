"""Builds the browser client into the wheel, as `inkland/web`.

An editable install has none: it serves `web/dist`, which `npm run build` makes.
`INKLAND_WITHOUT_CLIENT=1` leaves the client out, for machines without npm.
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


class ClientBuild(BuildHookInterface[Any]):
    """Runs before a wheel is packed, and cleans up afterwards."""

    _made: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, and have it packed."""
        web = Path(self.root, "web")
        is_wanted = os.environ.get("INKLAND_WITHOUT_CLIENT") != "1"
        if version == "editable" or not is_wanted or not web.is_dir():
            return
        # Outside the project: what a build leaves behind must not end up in the next one.
        self._made = Path(tempfile.mkdtemp(prefix="inkland-web-"))
        try:
            build_client(web, self._made)
        except BaseException:
            shutil.rmtree(self._made)
            raise
        build_data["force_include"][str(self._made)] = "inkland/web"

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
    _run(npm, "run", "build", "--", "--outDir", str(target), "--emptyOutDir", folder=web)


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
    subprocess.run(command, cwd=folder, check=True, stdout=sys.stderr)
