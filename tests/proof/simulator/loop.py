"""An event loop with virtual time: it never waits, and the seed decides which process runs.

Every callback belongs to a process, named by its context. Within a process callbacks run in order,
as asyncio promises; between processes the seed chooses. A paused process keeps its callbacks for
later, and a crashed one never runs again.
"""

import asyncio
import contextlib
import heapq
import sys
import warnings
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar
from random import Random
from typing import Any, Final, TypeVar

T = TypeVar("T")

_MOST_TURNS: Final = 3_000_000  # fail instead of spinning forever


class Process:
    """A group of callbacks: a node, a client, the database."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_dead = False
        self.is_paused = False
        self.ahead = 0.0  # seconds by which its clock is ahead
        self.ready: deque[asyncio.Handle] = deque()

    def context(self) -> Context:
        """A context in which every callback belongs to this process."""
        context = Context()
        context.run(OWNER.set, self)
        return context


NOBODY: Final = Process("nobody")
OWNER: Final[ContextVar[Process]] = ContextVar("OWNER", default=NOBODY)


class SpunForEver(Exception):
    """The run does not end."""


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs what is ready; when nothing is, advances the time to the next timer."""

    def __init__(self, random: Random) -> None:
        super().__init__()
        self._random = random
        self._now = 0.0
        self._turns = 0
        self._crowd: list[Process] = []  # processes with ready callbacks
        self.failures: list[str] = []
        # references, so that no task is collected at a random moment
        self.tasks: list[asyncio.Task[Any]] = []
        self.set_task_factory(_owned_task)
        self.set_exception_handler(_note)

    def time(self) -> float:
        """Seconds since the run began."""
        return self._now

    def _run_once(self) -> None:
        """Run one callback of one process."""
        self._sort_out()
        while not self._crowd:
            self._pass_time()
            self._sort_out()
        self._turns += 1
        if self._turns > _MOST_TURNS:
            raise SpunForEver
        crowd = self._crowd
        place = self._random.randrange(len(crowd)) if len(crowd) > 1 else 0
        process = crowd[place]
        handle = process.ready.popleft()
        if not process.ready:
            del crowd[place]
        if not handle._cancelled:
            handle._run()

    def _sort_out(self) -> None:
        """Move all ready callbacks to their processes."""
        ready: deque[asyncio.Handle] = self._ready  # type: ignore[attr-defined]
        while ready:
            handle = ready.popleft()
            process: Process = handle._context.get(OWNER, NOBODY)  # type: ignore[attr-defined]
            if process.is_dead:
                continue
            if not process.ready and not process.is_paused:
                self._crowd.append(process)
            process.ready.append(handle)

    def _pass_time(self) -> None:
        scheduled: list[asyncio.TimerHandle] = self._scheduled  # type: ignore[attr-defined]
        if not scheduled:
            raise SpunForEver("nothing will ever happen again")
        self._now = max(self._now, scheduled[0].when())
        while scheduled and scheduled[0].when() <= self._now:
            handle = heapq.heappop(scheduled)
            handle._scheduled = False  # type: ignore[attr-defined]
            self._ready.append(handle)  # type: ignore[attr-defined]

    # --- Processes

    def pause(self, process: Process) -> None:
        """Stop running the process; its callbacks wait."""
        process.is_paused = True
        if process in self._crowd:
            self._crowd.remove(process)

    def resume(self, process: Process) -> None:
        """Run the process again, with everything that waits."""
        if process.is_paused and process.ready and not process.is_dead:
            self._crowd.append(process)
        process.is_paused = False

    def crash(self, process: Process) -> None:
        """Drop the process with all its callbacks."""
        process.is_dead = True
        process.ready.clear()
        if process in self._crowd:
            self._crowd.remove(process)

    def spawn(self, process: Process, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Start the coroutine as a task of the process."""
        task: asyncio.Task[T] = self.create_task(work, context=process.context())
        return task

    def end(self) -> None:
        """Close all tasks that are still running, ignoring their errors."""
        hook, sys.unraisablehook = sys.unraisablehook, lambda _unraisable: None
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                for task in self.tasks:
                    with contextlib.suppress(RuntimeError, KeyError, ValueError):
                        _coroutine(task).close()
                self.tasks.clear()
                self.close()
        finally:
            sys.unraisablehook = hook

    # --- Other methods of a loop

    def run_in_executor(  # type: ignore[override]
        self, _executor: Any, do: Callable[..., Any], *args: Any
    ) -> Any:
        """Run the function at once, without a thread."""
        future = self.create_future()
        future.set_result(do(*args))
        return future

    def _process_events(self, _events: object) -> None:
        """Do nothing: there is no I/O."""

    def _write_to_self(self) -> None:
        """Do nothing: there are no other threads."""


def _owned_task(
    loop: asyncio.AbstractEventLoop, work: Any, context: Context | None = None
) -> "asyncio.Task[Any]":
    assert isinstance(loop, VirtualLoop)
    task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, context=context)
    task._log_destroy_pending = False  # type: ignore[attr-defined]
    loop.tasks.append(task)
    return task


def _coroutine(task: "asyncio.Task[Any]") -> Coroutine[Any, Any, Any]:
    found = task.get_coro()
    assert isinstance(found, Coroutine)
    return found


def _note(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Note the failure of a task."""
    assert isinstance(loop, VirtualLoop)
    failure = context.get("exception")
    loop.failures.append(f"{context.get('message')}: {failure!r}")
