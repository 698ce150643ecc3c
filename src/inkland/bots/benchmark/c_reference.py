"""The scoring cards in hand-written C, compiled into a temporary folder when the benchmark runs."""

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Final

from inkland.bots.fast.compile.array_types import Ints, Words

COMPILER: Final = "gcc"
OPTIONS: Final = ("-O3", "-march=native", "-shared", "-fPIC", "-x", "c")


class NoCompiler(Exception):
    """The C code could not be compiled; the message says why."""


def compile_reference() -> Callable[..., None]:
    """Compile the C function; it takes arrays of sheets, candidates and stars.

    Raises `NoCompiler` without a compiler, or if it fails.
    """
    compiler = shutil.which(COMPILER)
    if compiler is None:
        raise NoCompiler(f"{COMPILER} is not installed")
    with tempfile.TemporaryDirectory() as folder:
        source, library = Path(folder) / "c_reference.c", Path(folder) / "c_reference.so"
        source.write_bytes((files(__package__) / "c_reference.c").read_bytes())
        built = subprocess.run(
            [compiler, *OPTIONS, "-o", library, source], capture_output=True, text=True, check=False
        )
        if built.returncode:
            raise NoCompiler(f"{COMPILER} says {built.stderr.strip() or built.returncode}")
        score = ctypes.CDLL(str(library)).score  # once loaded, the file may be deleted

    score.restype = None
    score.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p)

    def run(sheets: Words, candidates: Words, stars: Ints) -> None:
        score(sheets.ctypes.data, candidates.ctypes.data, len(candidates), stars.ctypes.data)

    return run
