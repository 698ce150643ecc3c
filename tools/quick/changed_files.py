"""Which files a change touches, as git sees it."""

import subprocess
from pathlib import Path


def changed_files(root: Path, base: str) -> list[str]:
    """What differs from the commit `base`, and new files that git does not ignore."""
    listed = _git(root, "diff", "--name-only", "-z", "--no-renames", base)
    new = _git(root, "ls-files", "--others", "--exclude-standard", "-z")
    return sorted({*listed, *new})


def _git(root: Path, *arguments: str) -> list[str]:
    command = ["git", *arguments]
    done = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
    return [name for name in done.stdout.split("\0") if name]
