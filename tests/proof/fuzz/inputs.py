"""Inputs that are kept for each target: one literal of bytes a line, in `inputs/<target>.txt`.

Among them are those that once broke something, and those with which a fuzzer begins.
"""

import sys
from ast import literal_eval
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FrameType
from typing import Any, Final, TypeAlias

from proof.fuzz.targets import TARGETS

Line: TypeAlias = tuple[str, int]

_FOLDER: Final = Path(__file__).with_name("inputs")


def file_of(target: str) -> Path:
    """The file with the inputs of a target."""
    return _FOLDER / f"{target}.txt"


def kept(target: str) -> list[bytes]:
    """The inputs of a target."""
    return [literal_eval(line) for line in file_of(target).read_text().splitlines()]


def keep(target: str, broken: Iterable[bytes], found: Iterable[bytes]) -> int:
    """Keep those that broke something, and of the others those that reach a line more.

    Short ones come first. Returns how many are kept now.
    """
    every = {*kept(target), *broken}
    reached = set[Line]().union(*(lines_of(target, data) for data in every))
    for data in sorted({*found} - every, key=lambda one: (len(one), one)):
        if not (lines := lines_of(target, data)) <= reached:
            reached |= lines
            every.add(data)
    file_of(target).write_text("".join(f"{data!r}\n" for data in sorted(every)))
    return len(every)


def lines_of(target: str, data: bytes) -> set[Line]:
    """The lines of our sources that an input reaches, by file and number."""
    reached: set[Line] = set()

    def trace(frame: FrameType, event: str, _argument: object) -> Callable[..., Any] | None:
        file = frame.f_code.co_filename
        if "/inkland/" not in file:
            return None
        if event == "line":
            reached.add((file, frame.f_lineno))
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        TARGETS[target](data)
    except Exception:  # an input that breaks something is worth keeping, too
        return reached
    finally:
        sys.settrace(before)
    return reached
