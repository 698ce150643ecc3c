"""What some faults need of the machine: a small disk that can be filled, and a shim in C.

The shim shifts the wall clock of a process, and delays its fsync. Where root or a compiler is
missing, the faults that need them are left out of a plan, and the report says so.
"""

import contextlib
import os
import shutil
import struct
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

SHIM: Final = Path(__file__).parent / "shim.c"
_DISK_MEGABYTES: Final = 512  # of memory, once it is full
_FILLER: Final = "filler"
_CHUNK_BYTES: Final = 64 * 1024 * 1024
_FINEST_BYTES: Final = 4_096


@cache
def why_no_small_disk() -> str | None:
    """Why no file system can be mounted here; None if one can."""
    with tempfile.TemporaryDirectory() as folder:
        disk = SmallDisk(Path(folder), megabytes=1)
        try:
            disk.mount()
        except OSError as failure:
            return str(failure)
        disk.unmount()
    return None


@cache
def why_no_shim() -> str | None:
    """Why the shim cannot be built here; None if it can."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            build_shim(Path(folder))
        except OSError as failure:
            return str(failure)
    return None


# --- A small disk


class SmallDisk:
    """A file system in memory at a folder, which can be filled to the last byte and freed."""

    def __init__(self, folder: Path, megabytes: int = _DISK_MEGABYTES) -> None:
        self._folder = folder
        self._size = megabytes

    def mount(self) -> None:
        """Mount it; raises `OSError` with the reason if that is not possible."""
        self._folder.mkdir(parents=True, exist_ok=True)
        options = f"size={self._size}m,mode=755"
        _run("mount", "-t", "tmpfs", "-o", options, "tmpfs", str(self._folder))

    def unmount(self) -> None:
        """Unmount it if it is mounted; its files are gone then."""
        if os.path.ismount(self._folder):
            _run("umount", "--lazy", str(self._folder))

    def fill(self) -> None:
        """Use up all space that is left."""
        with (self._folder / _FILLER).open("ab", buffering=0) as file:
            size, chunk = file.tell(), _CHUNK_BYTES
            while chunk >= _FINEST_BYTES:
                try:
                    os.posix_fallocate(file.fileno(), size, chunk)
                    size += chunk
                except OSError:
                    chunk //= 2

    def free(self) -> None:
        """Give the space back."""
        (self._folder / _FILLER).unlink(missing_ok=True)


# --- A wrong clock and a slow disk


def build_shim(folder: Path) -> Path:
    """Compile the shim into the folder; raises `OSError` with the reason if that fails."""
    library = folder / "shim.so"
    _run("gcc", "-shared", "-fPIC", "-O2", "-o", str(library), str(SHIM), "-ldl")
    library.chmod(0o755)
    return library


class Orders:
    """The orders to the processes that run with the shim: a shift of the clock, and a delay."""

    def __init__(self, folder: Path, name: str) -> None:
        self._path = folder / f"{name}.orders"
        self.give()

    def environment(self, library: Path) -> dict[str, str]:
        """The environment of a process that follows these orders."""
        return {"LD_PRELOAD": str(library), "CHAOS_SHIM": str(self._path)}

    def give(self, clock_seconds: int = 0, fsync_seconds: float = 0.0) -> None:
        """Shift the wall clock, and delay each fsync; without arguments all is as usual."""
        content = struct.pack("qq", clock_seconds, int(fsync_seconds * 1e6))
        with contextlib.suppress(FileExistsError):
            self._path.touch(0o644, exist_ok=False)
            self._path.write_bytes(bytes(len(content)))
        with self._path.open("r+b") as file:  # processes have mapped it, so it is not replaced
            file.write(content)


def _run(*words: str) -> None:
    if shutil.which(words[0]) is None:
        raise OSError(f"{words[0]} is not installed")
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise OSError(done.stderr.strip() or f"{words[0]} failed")
