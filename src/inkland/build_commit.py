"""The commit that this package was built from: written into it, or asked of git in a checkout."""

import subprocess
from pathlib import Path
from typing import Final

FILE_NAME: Final = "commit.txt"
_DESCRIBE: Final = ("git", "describe", "--always", "--dirty", "--exclude=*", "--abbrev=12")


def commit_of(package: Path) -> str | None:
    """The commit of the package in this folder; `-dirty` if files differ. None if nobody knows."""
    written = package / FILE_NAME
    if written.is_file():
        return written.read_text(encoding="utf-8").strip()
    project = package.parent.parent
    if not (project / ".git").exists():
        return None
    try:
        told = subprocess.run(
            _DESCRIBE, cwd=project, capture_output=True, text=True, timeout=10, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return told.stdout.strip()


def version_text(version: str, package: Path) -> str:
    """The version, with the commit in brackets if it is known."""
    commit = commit_of(package)
    return f"{version} ({commit})" if commit else version
