"""Worker processes: what takes long is computed beside the event loop, never in it."""

import asyncio
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

NICE: Final = 5  # below the event loop, so that no answer waits for a computation


class ProcessPool:
    """A few processes that start when they are first needed, and again if one dies."""

    def __init__(
        self, number: int, nice: int = NICE, initializer: Callable[[], None] | None = None
    ) -> None:
        self._number = number
        self._nice = nice
        self._initializer = initializer  # what each process does first
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the function gives, computed in a worker; once more if a worker died meanwhile.

        Who still waits when the workers are sent home is cancelled: a pool that starts after the
        last one was closed is closed by nobody, and would hold up the end of the server.
        """
        assert not kwargs, "a process pool takes positional arguments"
        loop = asyncio.get_running_loop()
        pool = self._pool_or_start()
        try:
            return await loop.run_in_executor(pool, do, *args)
        except BrokenProcessPool:
            if self._pool is pool:  # all who wait get to know, and one new pool is enough
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
                initargs=(os.getpid(), self._nice, self._initializer),
            )
        return self._pool

    def close(self) -> None:
        """Let the processes end with what they are doing; nothing is computed any more."""
        self._is_closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def kill(self) -> None:
        """End the processes in the middle of what they do: it will be asked for again."""
        self._is_closed = True
        if self._pool is not None:
            processes = list(self._pool._processes.values())
            # Told first: a pool that only finds its processes dead stumbles over what is cancelled.
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._pool = None


def _initialize(parent: int, nice: int, initializer: Callable[[], None] | None) -> None:
    os.nice(nice)
    threading.Thread(target=_exit_with_parent, args=(parent,), daemon=True).start()
    if initializer is not None:
        initializer()


def _exit_with_parent(parent: int) -> None:
    """A killed server leaves no orphans: nothing else tells a worker that its parent is gone."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)
