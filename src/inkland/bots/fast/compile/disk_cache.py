"""A disk cache of compiled code: only the first start of a version has to compile.

Numba's own cache checks only the source file of each function, and would miss a change elsewhere: a
card is compiled together with the functions of `inkland.sheet`. So the folder is named by a hash of
all sources that may be compiled and of the compiler's versions. It holds one file for each function
and signature, written atomically, so that processes can share it.
"""

import hashlib
import os
import pickle
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any, Final

import numba
import numpy as np
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps
from numba.extending import is_jitted

import inkland

_PACKAGE: Final = Path(inkland.__file__).parent
_COMPILED_PACKAGES: Final = ("sheet", "cards", "rules", "bots")
_MAX_OLD_FOLDERS: Final = 4  # folders of other versions


class NoStableName(ValueError):
    """The function depends on a value without a name that all processes share; not cached."""


class FunctionCache:
    """The compiled code of one function, by signature. Implements Numba's cache interface."""

    def __init__(self, name: str, folder: Path) -> None:
        self._name = name
        self._folder = folder

    @property
    def cache_path(self) -> str:
        """The folder of the files."""
        return str(self._folder)

    def load_overload(self, signature: Any, target: Any) -> Any:
        """Load the code for this signature, or None if it has to be compiled."""
        target.refresh()
        try:
            kept = pickle.loads(self._path(signature, target.codegen()).read_bytes())
            return CompileResult._rebuild(target, *kept)
        except Exception:  # missing or damaged: compile instead
            return None

    def save_overload(self, signature: Any, result: Any) -> None:
        """Store the code compiled for this signature."""
        if result.library.has_dynamic_globals or result.lifted:
            return
        with suppress(OSError):  # disk full or gone: the next start compiles again
            if fingerprint(_PACKAGE) == _FINGERPRINT:  # else a source was edited since the start
                _write(self._path(signature, result.codegen), dumps(result._reduce()))

    def enable(self) -> None:
        """Part of Numba's interface; nothing to do."""

    def disable(self) -> None:
        """Part of Numba's interface; nothing to do."""

    def flush(self) -> None:
        """Part of Numba's interface; nothing to do, old folders are removed by `_tidy`."""

    def _path(self, signature: Any, codegen: Any) -> Path:
        key = repr((self._name, signature, codegen.magic_tuple()))
        return self._folder / f"{hashlib.sha256(key.encode()).hexdigest()[:40]}.compiled"


def cached_on_disk(dispatcher: Any) -> Any:
    """Attach the disk cache to a compiled function, if there is a folder for it."""
    place = folder()
    if place is not None:
        with suppress(NoStableName):
            dispatcher._cache = FunctionCache(stable_name(dispatcher), place)
    return dispatcher


def stable_name(value: Any) -> str:
    """A name of the function and the values it closes over that is the same in every process.

    Raises `NoStableName` if a value is not a function of this package, an int or a string.
    """
    if is_jitted(value):
        dispatcher: Any = value
        compiler = dispatcher._compiler.pipeline_class
        fold = [stable_name(part) for part in getattr(compiler, "fold", ())]
        return f"{compiler.__name__}{fold}({stable_name(dispatcher.py_func)})"
    if isinstance(value, FunctionType) and value.__module__.partition(".")[0] == "inkland":
        closed_over = [stable_name(cell.cell_contents) for cell in value.__closure__ or ()]
        line = value.__code__.co_firstlineno
        return f"{value.__module__}:{line}.{value.__qualname__}({', '.join(closed_over)})"
    if isinstance(value, int | str):
        return repr(value)
    raise NoStableName(value)


# --- The folder


@cache
def folder() -> Path | None:
    """The folder for the current sources, created if needed; None if none is writable."""
    if _FINGERPRINT:
        for home in _homes():
            with suppress(OSError):
                return _writable(home, f"compiled-{_FINGERPRINT}")
    return None


def fingerprint(package: Path) -> str:
    """A hash of all sources that may be compiled, and of the compiler's versions.

    Empty if the sources cannot be read, as in a zip archive.
    """
    versions = (sys.version, np.__version__, numba.__version__, version("llvmlite"))
    digest = hashlib.sha256(repr(versions).encode())
    for name in _COMPILED_PACKAGES:
        if not (package / name / "__init__.py").is_file():
            return ""
        for source in sorted((package / name).rglob("*.py")):
            text = source.read_bytes()
            digest.update(f"{source.relative_to(package).as_posix()} {len(text)}\n".encode() + text)
    return digest.hexdigest()[:20]


_FINGERPRINT: Final = fingerprint(_PACKAGE)


def _homes() -> Iterator[Path]:
    """Candidates for the parent folder: the user's cache folder, then a temporary one."""
    given = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or ""
    home = Path(given) if Path(given).is_absolute() else Path(os.path.expanduser("~/.cache"))
    yield home / "inkland" / "fast"
    yield Path(tempfile.gettempdir()) / f"inkland-{_user()}"


def _writable(home: Path, name: str) -> Path:
    """Create this folder and check that it is writable; `OSError` if not."""
    home.mkdir(mode=0o700, parents=True, exist_ok=True)
    about = home.lstat()
    if hasattr(os, "getuid") and (about.st_uid != os.getuid() or about.st_mode & 0o022):
        raise PermissionError(home)  # another user could have put code there
    if not (home / name).is_dir():
        _tidy(home)
        (home / name).mkdir(mode=0o700, exist_ok=True)
    tempfile.TemporaryFile(dir=home / name).close()
    return home / name


def _tidy(home: Path) -> None:
    """Delete all but the newest folders of other versions."""
    others = sorted(home.glob("compiled-*"), key=lambda path: path.stat().st_mtime)
    for old in others[:-_MAX_OLD_FOLDERS]:
        shutil.rmtree(old, ignore_errors=True)


def _user() -> str:
    return str(os.getuid()) if hasattr(os, "getuid") else "user"


def _write(path: Path, content: bytes) -> None:
    """Write a file atomically."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix="draft-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.replace(draft, path)
    except OSError:
        Path(draft).unlink(missing_ok=True)
        raise
