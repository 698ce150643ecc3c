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
    COLD = 1
    NEVER = 2  # nothing shall be compiled here
    WARMING = 3
    WARM = 4


class _Process:
    """How far this process is."""

    stage = _Stage.COLD
    thread: "Thread | None" = None


def is_installed() -> bool:
    """Are NumPy and Numba there?"""
    return all(find_spec(part) is not None for part in ("numba", "numpy"))


def check_installed() -> None:
    """Refuse in a sentence if they are not."""
    if not is_installed():
        raise NotInstalled("The thinking bots are not installed: pip install 'inkland[fast]'")


def is_warm() -> bool:
    """Can compiled bots answer at once?"""
    return _Process.stage is _Stage.WARM


def begin() -> None:
    """Start to warm up beside, unless that has been done, cannot be done, or shall not be."""
    if _Process.stage is not _Stage.COLD:
        return
    if not is_installed():
        _Process.stage = _Stage.NEVER
        return
    from threading import Thread  # noqa: PLC0415  # the plain bots do without

    _Process.stage = _Stage.WARMING
    _Process.thread = Thread(target=_warm_up, name="warm-up", daemon=True)
    _Process.thread.start()


def wait() -> None:
    """Warm up, and come back when compiled bots can answer; refuses if they are not installed."""
    check_installed()
    if _Process.stage is _Stage.NEVER:  # who waits for it wishes it
        _Process.stage = _Stage.COLD
    begin()
    if _Process.thread is not None:
        _Process.thread.join()
    if not is_warm():
        _warm_up()  # and here it says what is wrong


def stay_cold() -> None:
    """Let plain bots play in this process, unless somebody waits for the others."""
    if _Process.stage is _Stage.COLD:
        _Process.stage = _Stage.NEVER


def _warm_up() -> None:
    from inkland.bots.fast.search.precompile import warm_up  # noqa: PLC0415  # NumPy and Numba may be absent

    warm_up()
    _Process.stage = _Stage.WARM
