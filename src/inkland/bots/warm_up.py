"""Warmth: whether compiled bots can answer in this process, and the way there.

To compile them takes a minute once for each version, and a second or two from the disk. Nobody
shall wait for that who asked a bot for a drawing: it is done in a thread beside, and until then a
plain bot plays. Whoever compares bots waits.
"""

from enum import Enum
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from threading import Thread


class NotInstalled(RuntimeError):
    """Compiled bots need what is not there; says so in a sentence."""


class _Stage(Enum):
    NOT_STARTED = 1
    DISABLED = 2  # nothing shall be compiled here
    COMPILING = 3
    READY = 4


class _Process:
    """How far this process is."""

    stage = _Stage.NOT_STARTED
    thread: "Thread | None" = None


def is_installed() -> bool:
    """Are NumPy and Numba there?"""
    return all(find_spec(part) is not None for part in ("numba", "numpy"))


def check_installed() -> None:
    """Refuse in a sentence if they are not."""
    if not is_installed():
        raise NotInstalled("The thinking bots are not installed: pip install 'inkland[fast]'")


def is_ready() -> bool:
    """Can compiled bots answer at once?"""
    return _Process.stage is _Stage.READY


def start() -> None:
    """Start to warm up beside, unless that has been done, cannot be done, or shall not be."""
    if _Process.stage is not _Stage.NOT_STARTED:
        return
    if not is_installed():
        _Process.stage = _Stage.DISABLED
        return
    from threading import Thread  # noqa: PLC0415  # the plain bots do without

    _Process.stage = _Stage.COMPILING
    _Process.thread = Thread(target=_warm_up, name="warm-up", daemon=True)
    _Process.thread.start()


def wait_until_ready() -> None:
    """Warm up, and come back when compiled bots can answer; refuses if they are not installed."""
    check_installed()
    if _Process.stage is _Stage.DISABLED:  # who waits for it wishes it
        _Process.stage = _Stage.NOT_STARTED
    start()
    if _Process.thread is not None:
        _Process.thread.join()
    if not is_ready():
        _warm_up()  # and here it says what is wrong


def disable() -> None:
    """Let plain bots play in this process, unless somebody waits for the others."""
    if _Process.stage is _Stage.NOT_STARTED:
        _Process.stage = _Stage.DISABLED


def _warm_up() -> None:
    from inkland.bots.fast.search.precompile import precompile  # noqa: PLC0415  # NumPy and Numba may be absent

    precompile()
    _Process.stage = _Stage.READY
