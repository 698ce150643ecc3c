"""A pool of worker processes, for computations that would block the event loop."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

NICE: Final = 5  # below the event loop's priority, so that HTTP answers come first
PAUSE_AFTER: Final = 0.02  # seconds of processor time after which a capped worker rests


class ProcessPool:
    """Worker processes that start at the first call, and are replaced if one dies.

    `initializer` is called once in each process. Each uses at most `percent` of a processor.
    """

    def __init__(
        self,
        number: int,
        nice: int = NICE,
        initializer: Callable[[], None] | None = None,
        percent: int = 100,
    ) -> None:
        self._number = number
        self._setup = (nice, initializer, percent)
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call the function in a worker and return its result; retry once if a worker died.

        Raises `CancelledError` once the pool is closed: a retry must not start a new pool then,
        since nothing would shut that one down and it would keep the server from exiting.
        """
        assert not kwargs, "a process pool takes positional arguments"
        loop = asyncio.get_running_loop()
        pool = self._pool_or_start()
        try:
            return await loop.run_in_executor(pool, do, *args)
        except BrokenProcessPool:
            if self._pool is pool:  # every waiting call gets here; only the first drops it
                self._pool = None
            return await loop.run_in_executor(self._pool_or_start(), do, *args)

    def _pool_or_start(self) -> ProcessPoolExecutor:
        if self._is_closed:
            raise asyncio.CancelledError
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._number,
                get_context("spawn"),
                initializer=_initialize,
                initargs=(os.getpid(), *self._setup),
            )
        return self._pool

    def close(self) -> None:
        """Kill the processes in the middle of their work, and refuse new calls.

        None of their work needs to be finished, since jobs are retried; and a process that still
        loads the compiled bots could take half a minute to end by itself on a busy machine.
        """
        self._is_closed = True
        if self._pool is not None:
            # ProcessPoolExecutor has no public way to kill its workers (kill_workers came with
            # Python 3.14). shutdown() first: an executor that finds its processes dead before that
            # fails on the cancelled futures; and it drops what is needed here, so that is read
            # before. The thread that manages them then gives their semaphores back.
            processes = list(self._pool._processes.values())
            manager: Any = self._pool._executor_manager_thread
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            manager.join()
            self._pool = None


def _initialize(
    parent: int, nice: int, initializer: Callable[[], None] | None, percent: int
) -> None:
    os.nice(nice)
    threading.Thread(target=_exit_with_parent, args=(parent,), daemon=True).start()
    if percent < 100 and hasattr(signal, "setitimer"):  # Windows has none
        _cap(percent / 100)
    if initializer is not None:
        initializer()


def _exit_with_parent(parent: int) -> None:
    """Exit when the parent process is gone; nothing else would end the workers of a killed one."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def _cap(share: float) -> None:
    """Let this process rest after every bit of work, so that it uses this share of a processor.

    The signal comes after processor time, not time, and interrupts the main thread, which computes.
    """
    counted = time.process_time()

    def rest(_signal: int, _frame: object) -> None:
        nonlocal counted
        used, counted = time.process_time() - counted, time.process_time()
        time.sleep(used * (1 / share - 1))

    signal.signal(signal.SIGPROF, rest)
    signal.setitimer(signal.ITIMER_PROF, PAUSE_AFTER, PAUSE_AFTER)
