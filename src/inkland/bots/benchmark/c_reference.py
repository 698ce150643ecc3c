"""The cards by hand, in C: built when the benchmark runs, in a folder that does not outlive it."""

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
    """The reference could not be built, for the reason given."""


def compile_reference() -> Callable[..., None]:
    """The C function: sheets, candidates and stars are arrays. `NoReference` without a compiler."""
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
        score = ctypes.CDLL(str(library)).score  # once it is loaded, the file may go

    score.restype = None
    score.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p)

    def run(sheets: Words, candidates: Words, stars: Ints) -> None:
        score(sheets.ctypes.data, candidates.ctypes.data, len(candidates), stars.ctypes.data)

    return run
