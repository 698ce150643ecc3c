"""Whether compiled code is ready in this process, and how to get it ready.

Compiling takes a minute once for each version; loading from disk takes a second or two. That
happens in a background thread while plain bots play, so that no game waits for it. Comparisons of
bots wait. What drawings would earn is asked by people, so that is compiled by another process.
"""

from enum import Enum
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from threading import Thread

    from inkland.rules import Drawing, HeroPlacement, Spots, View

    GainsAfter = Callable[
        [View, int, Drawing, Sequence[Spots], Sequence[HeroPlacement]],
        tuple[list[int], list[list[int]], list[int]],
    ]


class NotInstalled(RuntimeError):
    """NumPy or Numba is missing; the message says how to install them."""


class _Stage(Enum):
    """How far the compiled bots are."""

    NOT_STARTED = 1
    DISABLED = 2  # plain bots play
    COMPILING = 3
    READY = 4


class _Process:
    """The state of this process."""

    stage = _Stage.NOT_STARTED
    thread: "Thread | None" = None
    gains: "GainsAfter | None" = None


def is_installed() -> bool:
    """Whether NumPy and Numba are installed."""
    return all(find_spec(part) is not None for part in ("numba", "numpy"))


def check_installed() -> None:
    """Raise `NotInstalled` if they are not."""
    if not is_installed():
        raise NotInstalled("The thinking bots are not installed: pip install 'inkland[fast]'")


def is_ready() -> bool:
    """Whether compiled bots can answer without delay."""
    return _Process.stage is _Stage.READY


def start() -> None:
    """Start compiling in a background thread, unless started, disabled or not installed."""
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
    """Compile, and return when compiled bots can answer. Raises `NotInstalled`."""
    check_installed()
    if _Process.stage is _Stage.DISABLED:  # waiting overrides it
        _Process.stage = _Stage.NOT_STARTED
    start()
    wait_for_thread()
    if not is_ready():
        _warm_up()  # the thread failed: raise its error here


def wait_for_thread() -> None:
    """Wait until the background thread, if there is one, has ended.

    Compiled bots of a process share their workspace, so only one thread may use them.
    """
    if _Process.thread is not None:
        _Process.thread.join()


def disable() -> None:
    """Do not compile in this process, unless `wait_until_ready` is called."""
    if _Process.stage is _Stage.NOT_STARTED:
        _Process.stage = _Stage.DISABLED


def _warm_up() -> None:
    """Compile or load everything, in the calling thread."""
    from inkland.bots.fast.search.precompile import precompile  # noqa: PLC0415  # NumPy and Numba may be absent

    precompile()
    _Process.stage = _Stage.READY


# --- What drawings would earn


def gains_after() -> "GainsAfter | None":
    """`drawing_gains.gains_after`; None unless it can answer without delay."""
    return _Process.gains


def start_gains() -> None:
    """Get `gains_after` ready in the background, if Numba is installed."""
    if is_installed():
        from threading import Thread  # noqa: PLC0415  # browsers have none

        Thread(target=load_gains, name="warm-up-gains", daemon=True).start()


def load_gains() -> None:
    """Compile `gains_after` in another process of the lowest priority, then load it here.

    Compiling here would hold up the answers that this process gives meanwhile.
    """
    import subprocess  # noqa: PLC0415  # browsers have none
    import sys  # noqa: PLC0415

    command = [sys.executable, "-c", _COMPILE_GAINS]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as compiling:
        compiling.wait()
    from inkland.bots.fast.compile.disk_cache import folder  # noqa: PLC0415  # imports Numba
    from inkland.bots.fast.search import drawing_gains  # noqa: PLC0415  # the same

    if compiling.returncode == 0 and folder() is not None:
        drawing_gains.compile_gains()
        _Process.gains = drawing_gains.gains_after


# Its input ends with the process that has started it, and then it ends, too.
_COMPILE_GAINS = """
import os, sys, threading
os.nice(19)
threading.Thread(target=lambda: sys.stdin.read() or os._exit(1), daemon=True).start()
from inkland.bots.fast.search import drawing_gains
drawing_gains.compile_gains()
"""
