"""The previous release, from the git history: old and new serve together in an upgrade.

It is the newest commit, first parents only, that set another version than the working tree's.
"""

import io
import re
import subprocess
import tarfile
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[3]
_VERSION: Final = "src/inkland/__init__.py"
# all that a node needs; without the browser client it serves none
_PARTS: Final = ("src/inkland", "locales")


class NoHistory(RuntimeError):
    """The clone does not contain the previous release; the message says what to do."""


class Release(NamedTuple):
    """A release, and its commit."""

    version: str
    commit: str

    def unpack(self, target: Path, root: Path = ROOT) -> Path:
        """Write its files to the folder, unless they exist; return the entry for `PYTHONPATH`."""
        if not target.exists():
            packed = _git(root, "archive", "--format=tar", self.commit, *_PARTS)
            with tarfile.open(fileobj=io.BytesIO(packed)) as files:
                # Python before 3.11.4 knows no filter.
                if hasattr(tarfile, "data_filter"):
                    files.extraction_filter = tarfile.data_filter
                files.extractall(target)
        return target / "src"


def previous(root: Path = ROOT) -> Release:
    """The release before the working tree's; raises `NoHistory` if the clone does not have it."""
    present = _version((root / _VERSION).read_text(encoding="utf-8"))
    for line in _git(root, "log", "--first-parent", "--format=%H", "--", _VERSION).split():
        commit = line.decode()
        version = _version(_git(root, "show", f"{commit}:{_VERSION}").decode())
        if version != present:
            return Release(version, commit)
    raise NoHistory(
        f"no commit before version {present}: fetch the history (git fetch --unshallow)"
    )


def _version(text: str) -> str:
    found = re.search(r'__version__ = "([^"]+)"', text)
    assert found is not None, text
    return found[1]


def _git(root: Path, *words: str) -> bytes:
    try:
        # In a container the tests may not own the clone; it is only read.
        command = ["git", "-c", "safe.directory=*", "-C", str(root), *words]
        done = subprocess.run(command, capture_output=True, check=True)
    except FileNotFoundError as missing:
        raise NoHistory(
            "the release before is looked for in the history, and git is not here"
        ) from missing
    except subprocess.CalledProcessError as failed:
        raise NoHistory(f"git {words[0]}: {failed.stderr.decode().strip()}") from failed
    return done.stdout
