"""Embedded PostgreSQL: a child process of the server, with its files in the data folder.

It starts and ends with the server, even if the server is killed; if it dies, it can be restarted.
"""

import fcntl
import os
import signal
import subprocess
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from io import FileIO
from pathlib import Path
from typing import Final

import psycopg
from psycopg import sql

from inkland.server.postgres.cluster import (
    DATABASE,
    Cluster,
    ClusterAddress,
    bundled_programs,
    spawned,
)
from inkland.server.postgres.postmaster import Postmaster, clear, running, send, wait_until
from inkland.server.postgres.privileges import PostgresUnavailable

__all__ = ["Embedded", "InUse", "PostgresUnavailable"]

_MAX_LOG_BYTES: Final = 1_000_000  # a larger one is renamed to .log.1 at the next start
_ATTEMPTS: Final = 3  # another program may take the port while PostgreSQL starts
_MAX_START: Final = 120.0  # seconds; after a crash it replays its write-ahead log first
_SETTLE_SECONDS: Final = 1.0
# Fast shutdown, immediate shutdown, kill; and the seconds to wait after each.
_STOP_SIGNALS: Final = ((signal.SIGINT, 30.0), (signal.SIGQUIT, 5.0), (signal.SIGKILL, 5.0))


class InUse(PostgresUnavailable):
    """Another server uses this data folder."""


class Embedded:
    """PostgreSQL in a data folder; it may be started, restarted and stopped from any thread.

    `settings` replaces some of PostgreSQL's settings, which is only for tests.
    """

    def __init__(
        self, data: Path, programs: Path | None = None, settings: Mapping[str, str] | None = None
    ) -> None:
        self._data = data.resolve()
        self._programs = programs
        self._settings = settings or {}
        self._mutex = threading.RLock()
        self._lock: FileIO | None = None
        self._address = ClusterAddress("", 0)
        self._child: subprocess.Popen[bytes] | None = None
        self._existing: Postmaster | None = None  # was running before us, and is not ours to stop

    @property
    def pid(self) -> int | None:
        """The process id of the postmaster, if there is one."""
        runner = self._child or self._existing
        return runner.pid if runner else None

    @property
    def log(self) -> Path:
        """The log file of PostgreSQL."""
        return self._data / "postgres.log"

    def start(self) -> str:
        """Lock the data folder, create what is missing, start, and return the connection URL.

        Raises `InUse` if another server has the folder, `PostgresUnavailable` if it cannot start.
        """
        with self._mutex:
            self._data.mkdir(parents=True, exist_ok=True)
            self._lock = self._lock or _lock_folder(self._data)
            try:
                return self.restart()
            except BaseException:
                self.stop()
                raise

    def start_or_join(self) -> str:
        """Start as `start`, or join a server that runs in the folder; return the connection URL.

        What has been joined is not stopped. Raises `InUse` if the server there is not ready, and
        `PostgresUnavailable` also for a folder of another user.
        """
        try:
            try:
                return self.start()
            except InUse:
                if (found := running(self._data / "postgres")) is None or found.state != "ready":
                    raise
                address = ClusterAddress(found.socket_folder, found.port)
                return address.url(Cluster(self._data, Path()).password, DATABASE)
        except PermissionError:
            raise PostgresUnavailable(f"The data folder {self._data} is not yours.") from None

    def restart(self) -> str:
        """Start again if it has died; return the connection URL, the same as before if possible."""
        with self._mutex:
            if self._lock is None:
                raise PostgresUnavailable("PostgreSQL has been stopped.")
            programs = self._programs or bundled_programs()
            cluster = Cluster(self._data, programs, self._settings)
            if not self.alive():
                self._child, self._existing = None, _existing_postmaster(cluster.folder)
                cluster.make()
                if self._existing:
                    self._address = ClusterAddress(
                        self._existing.socket_folder, self._existing.port
                    )
                else:
                    self._run(cluster)
            _create_database(self._address.url(cluster.password, "postgres"))
            return self._address.url(cluster.password, DATABASE)

    def alive(self) -> bool:
        """Whether PostgreSQL runs."""
        if self._child:
            return self._child.poll() is None
        found = running(self._data / "postgres") if self._existing else None
        return found is not None and found.pid == self.pid

    def stop(self) -> None:
        """Stop the PostgreSQL that we have started, and unlock the data folder."""
        with self._mutex:
            if self._child:
                _end(self.alive, self._child.send_signal)
            self._child = self._existing = None
            if self._lock:
                self._lock.close()
                self._lock = None

    def _run(self, cluster: Cluster) -> None:
        """Start a child and wait until it accepts connections; raises `PostgresUnavailable`."""
        for _ in range(_ATTEMPTS):
            self._address = cluster.address(self._address.port)
            self._child = _supervised_child(cluster.command(self._address), self.log)
            wait_until(lambda: _state(cluster.folder) == "ready" or not self.alive(), _MAX_START)
            if self.alive() and _state(cluster.folder) == "ready":
                return
            _end(self.alive, self._child.send_signal)
        output = self.log.read_text(errors="replace").strip()
        raise PostgresUnavailable(f"PostgreSQL did not start: {output[-500:]}")


def _lock_folder(data: Path) -> FileIO:
    """Lock the data folder until the returned file is closed or the process ends."""
    lock = FileIO(data / "lock", "a")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        raise InUse(f"The data folder {data} is in use by another server.") from None
    os.register_at_fork(after_in_child=lock.close)  # or a surviving child would hold the lock
    return lock


def _existing_postmaster(cluster: Path) -> Postmaster | None:
    """Return the postmaster that already runs on the cluster, or None after cleaning up.

    After the last server was killed, its PostgreSQL takes a moment to notice and stop; so wait.
    """
    wait_until(lambda: _state(cluster) in {"", "stopping"}, _SETTLE_SECONDS)
    wait_until(lambda: _state(cluster) != "starting", _MAX_START)
    found = running(cluster)
    if found and found.state != "stopping":
        return found
    if found:
        _end(lambda: running(cluster) == found, lambda number: send(found.pid, number))
    if cluster.exists():
        clear(cluster, _SETTLE_SECONDS)
    return None


def _state(cluster: Path) -> str:
    """Return the state in the postmaster's pid file; empty if there is no postmaster."""
    found = running(cluster)
    return found.state if found else ""


def _end(alive: Callable[[], bool], send_signal: Callable[[signal.Signals], None]) -> None:
    """Stop a process: fast shutdown first, then immediate shutdown, then kill."""
    for number, seconds in _STOP_SIGNALS:
        if not alive():
            return
        send_signal(number)
        wait_until(lambda: not alive(), seconds)


def _supervised_child(command: list[str], log: Path) -> subprocess.Popen[bytes]:
    """Start a child in a thread that lives as long: Linux's parent-death signal is per thread."""
    started: Future[subprocess.Popen[bytes]] = Future()

    def start_and_wait() -> None:
        try:
            child = _start_logged(command, log)
        except BaseException as error:
            started.set_exception(error)
        else:
            started.set_result(child)
            child.wait()

    threading.Thread(target=start_and_wait, name="postgres", daemon=True).start()
    return started.result()


def _start_logged(command: list[str], log: Path) -> subprocess.Popen[bytes]:
    """Start a child that appends to the log; a large log is rotated first."""
    if log.exists() and log.stat().st_size > _MAX_LOG_BYTES:
        log.replace(log.with_suffix(".log.1"))
    output = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    try:
        return spawned(command, output)
    finally:
        os.close(output)


def _create_database(url: str) -> None:
    """Create the database unless it exists."""
    try:
        with psycopg.connect(url, autocommit=True, connect_timeout=10) as connection:
            query = "SELECT 1 FROM pg_database WHERE datname = %s"
            if connection.execute(query, [DATABASE]).fetchone() is None:
                connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(DATABASE)))
    except psycopg.OperationalError as error:
        raise PostgresUnavailable(f"PostgreSQL does not answer: {error}") from error
