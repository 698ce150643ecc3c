"""Compiled code kept on disk, so that only the first start of a version has to wait for it.

Numba's own cache looks at one source file for each function and would miss a change in another
one: a card is compiled together with the words. So everything lies in a folder whose name is a
hash of all sources that may be compiled and of the versions of the compiler. In it, one file for
each function and kind of arguments, written at a stroke: processes may share the folder.
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
    """A function that hangs on something without a lasting name cannot be found again."""


class FunctionCache:
    """The compiled forms of one function, by the kinds of its arguments; Numba asks it first."""

    def __init__(self, name: str, folder: Path) -> None:
        self._name = name
        self._folder = folder

    @property
    def cache_path(self) -> str:
        """Where the files lie."""
        return str(self._folder)

    def load_overload(self, signature: Any, target: Any) -> Any:
        """The compiled form for these arguments, or None if it has to be compiled."""
        target.refresh()
        try:
            kept = pickle.loads(self._path(signature, target.codegen()).read_bytes())
            return CompileResult._rebuild(target, *kept)
        except Exception:  # absent, cut short by a full disk, ...: compiling is always right
            return None

    def save_overload(self, signature: Any, result: Any) -> None:
        """Keep what has been compiled for these arguments."""
        if result.library.has_dynamic_globals or result.lifted:
            return
        with suppress(OSError):  # on a full or vanished disk the next start compiles again
            if fingerprint(_PACKAGE) == _FINGERPRINT:  # or else somebody edits while we run
                _write(self._path(signature, result.codegen), dumps(result._reduce()))

    def enable(self) -> None:
        """Numba asks for this; there is nothing to do."""

    def disable(self) -> None:
        """Numba asks for this; there is nothing to do."""

    def flush(self) -> None:
        """Numba asks for this; old folders go by themselves."""

    def _path(self, signature: Any, codegen: Any) -> Path:
        key = repr((self._name, signature, codegen.magic_tuple()))
        return self._folder / f"{hashlib.sha256(key.encode()).hexdigest()[:40]}.compiled"


def cached_on_disk(dispatcher: Any) -> Any:
    """Let this compiled function keep its compiled forms on disk, if there is a place for them."""
    place = folder()
    if place is not None:
        with suppress(NoStableName):
            dispatcher._cache = FunctionCache(stable_name(dispatcher), place)
    return dispatcher


def stable_name(value: Any) -> str:
    """What names a function of this house, with all that it closes over, in every process."""
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
    """Where compiled code of these very sources lies; None if nothing can be kept."""
    if _FINGERPRINT:
        for home in _homes():
            with suppress(OSError):
                return _writable(home, f"compiled-{_FINGERPRINT}")
    return None


def fingerprint(package: Path) -> str:
    """A hash of all sources that may be compiled, and of the versions of the compiler.

    Without sources to be seen, as in an archive, there is none.
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
    """The user's folder for what can be made again, then one of their own among temporary files."""
    given = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or ""
    home = Path(given) if Path(given).is_absolute() else Path(os.path.expanduser("~/.cache"))
    yield home / "inkland" / "fast"
    yield Path(tempfile.gettempdir()) / f"inkland-{_user()}"


def _writable(home: Path, name: str) -> Path:
    """The folder of this name, made and tried; `OSError` if we cannot write there."""
    home.mkdir(mode=0o700, parents=True, exist_ok=True)
    about = home.lstat()
    if hasattr(os, "getuid") and (about.st_uid != os.getuid() or about.st_mode & 0o022):
        raise PermissionError(home)  # others could have put code there
    if not (home / name).is_dir():
        _tidy(home)
        (home / name).mkdir(mode=0o700, exist_ok=True)
    tempfile.TemporaryFile(dir=home / name).close()
    return home / name


def _tidy(home: Path) -> None:
    """Throw away all but the latest folders of other versions."""
    others = sorted(home.glob("compiled-*"), key=lambda path: path.stat().st_mtime)
    for old in others[:-_MAX_OLD_FOLDERS]:
        shutil.rmtree(old, ignore_errors=True)


def _user() -> str:
    return str(os.getuid()) if hasattr(os, "getuid") else "user"


def _write(path: Path, content: bytes) -> None:
    """Write the whole file or none."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix="draft-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.replace(draft, path)
    except OSError:
        Path(draft).unlink(missing_ok=True)
        raise
