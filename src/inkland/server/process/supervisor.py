"""The supervisor of several web processes: starts them, replaces one that ends, and stops all.

They are forks of it, so a new one is there in a moment, shares most of its memory, and inherits the
port and the sockets between them. None of them outlives it.
"""

import gc
import logging
import os
import queue
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

_CHECK_SECONDS: Final = 0.25
_PAUSE_SECONDS: Final = 1.0  # before a process is replaced that did not last longer than that
_STOP_SECONDS: Final = 20.0  # then those that are still there are killed
CANNOT_START: Final = 3  # the exit code of a process that could not start

log = logging.getLogger(__name__)


class CannotStart(RuntimeError):
    """A process could not be started for the first time."""


class _Running(NamedTuple):
    """A process, and when it was started."""

    pid: int
    started_at: float


class Supervisor:
    """Runs `work(number, is_first)` in so many processes, until a signal or `stop`.

    `check` is called a few times a second, for what else has to be looked after.
    """

    def __init__(
        self, count: int, work: Callable[[int, bool], None], check: Callable[[], None]
    ) -> None:
        self._count = count
        self._work = work
        self._check = check
        self._running: dict[int, _Running] = {}
        self._replaced: set[int] = set()
        self._is_stopping = False
        self._signals = 0
        # A handler of signals may put into it at any moment; an event could wait for itself.
        self._wake: queue.SimpleQueue[None] = queue.SimpleQueue()
        self._alive, self._life = os.pipe()  # nothing is sent: it closes when this process ends

    def stop(self) -> None:
        """Stop all processes and return from `run`."""
        self._is_stopping = True
        self._wake.put(None)

    def restart(self) -> None:
        """Stop all processes; they are replaced one after the other."""
        for process in self._running.values():
            self._send(process, signal.SIGTERM)

    def run(self) -> None:
        """Supervise until stopped; raises `CannotStart` if a process never gets to work."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._on_signal)
        signal.signal(signal.SIGCHLD, lambda _number, _frame: self._wake.put(None))
        gc.collect()
        gc.freeze()  # what is loaded by now stays in memory that all processes share
        try:
            while not self._is_stopping:
                self._reap()
                self._start_missing()
                with suppress(queue.Empty):
                    self._wake.get(timeout=_CHECK_SECONDS)
                self._check()
        finally:
            self._stop_all()

    def _on_signal(self, _number: int, _frame: object) -> None:
        self._signals += 1
        self.stop()

    def _start_missing(self) -> None:
        for number in range(self._count):
            before = self._running.get(number)
            is_gone = before is None or before.pid == 0
            if not is_gone or self._is_stopping:
                continue
            if before is not None:
                self._replaced.add(number)
                if time.monotonic() < before.started_at + _PAUSE_SECONDS:
                    continue
            pid = os.fork()
            if pid == 0:
                self._become(number)
            self._running[number] = _Running(pid, time.monotonic())

    def _become(self, number: int) -> None:
        """Do the work in a new process, and never return."""
        code = 1
        try:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends it to all; we pass it
            os.close(self._life)
            threading.Thread(target=self._exit_with_parent, daemon=True).start()
            self._work(number, number not in self._replaced)
            code = 0
        except CannotStart as reason:
            log.error("%s", reason)
            code = CANNOT_START
        except BaseException:
            log.exception("web process %d failed", number)
        finally:
            with suppress(Exception):
                logging.shutdown()
            os._exit(code)

    def _exit_with_parent(self) -> None:
        """End at once when the supervisor is gone: its port must be free for the next one."""
        os.read(self._alive, 1)
        os._exit(1)

    def _reap(self) -> None:
        for number, process in self._running.items():
            if process.pid == 0:
                continue
            found, status = os.waitpid(process.pid, os.WNOHANG)
            if found == 0:
                continue
            code = os.waitstatus_to_exitcode(status)
            self._running[number] = process._replace(pid=0)
            if code == CANNOT_START and number not in self._replaced:
                raise CannotStart("A web process cannot start; the log says why.")
            log.error("web process %d has ended with %d; it is replaced", number, code)

    def _stop_all(self) -> None:
        end, signals = time.monotonic() + _STOP_SECONDS, self._signals
        for process in self._running.values():
            self._send(process, signal.SIGTERM)
        for process in self._running.values():
            while process.pid and os.waitpid(process.pid, os.WNOHANG)[0] == 0:
                if time.monotonic() > end or self._signals > signals:  # or somebody is impatient
                    self._send(process, signal.SIGKILL)
                time.sleep(0.02)

    def _send(self, process: _Running, number: signal.Signals) -> None:
        if process.pid:
            with suppress(ProcessLookupError):
                os.kill(process.pid, number)
