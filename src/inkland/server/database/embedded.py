"""Embedded PostgreSQL: a child of ours that keeps the record in the data folder of the host.

It starts with us and ends with us, even if we are killed; if it is killed, we start it again.
"""

import fcntl
import os
import signal
import subprocess
import threading
from collections.abc import Callable
from concurrent.futures import Future
from io import FileIO
from pathlib import Path
from typing import Final

import psycopg
from psycopg import sql

from inkland.server.database.cluster import DATABASE, Address, Cluster, bundled_programs, spawned
from inkland.server.database.postmaster import Postmaster, clear, running, send, wait_until
from inkland.server.database.privileges import PostgresUnavailable

__all__ = ["Embedded", "InUse", "PostgresUnavailable"]

_FULL_LOG: Final = 1_000_000  # bytes; then it is put aside at the next start, over the last one
_ATTEMPTS: Final = 3  # somebody may take our port while we start
_TO_START: Final = 120.0  # seconds; after a crash it reads its log of changes first
_TO_SETTLE: Final = 1.0
_TO_END: Final = ((signal.SIGINT, 30.0), (signal.SIGQUIT, 5.0), (signal.SIGKILL, 5.0))


class InUse(PostgresUnavailable):
    """Another server has this data folder."""


class Embedded:
    """PostgreSQL in a data folder: start it, look after it, stop it; from any thread."""

    def __init__(self, data: Path, programs: Path | None = None) -> None:
        self._data = data.resolve()
        self._programs = programs
        self._turn = threading.RLock()
        self._lock: FileIO | None = None
        self._address = Address("", 0)
        self._child: subprocess.Popen[bytes] | None = None
        self._guest: Postmaster | None = None  # ran already, and is not ours to stop

    @property
    def pid(self) -> int | None:
        """The postmaster, if we have one."""
        runner = self._child or self._guest
        return runner.pid if runner else None

    @property
    def log(self) -> Path:
        """What PostgreSQL has to say."""
        return self._data / "postgres.log"

    def start(self) -> str:
        """Take the data folder, make what is missing and run; the connection string."""
        with self._turn:
            self._data.mkdir(parents=True, exist_ok=True)
            self._lock = self._lock or _taken(self._data)
            try:
                return self.restart()
            except BaseException:
                self.stop()
                raise

    def restart(self) -> str:
        """Run again if it has died; the connection string, the same one if it can be."""
        with self._turn:
            if self._lock is None:
                raise PostgresUnavailable("PostgreSQL has been stopped.")
            cluster = Cluster(self._data, self._programs or bundled_programs())
            if not self.alive():
                self._child, self._guest = None, _settled(cluster.folder)
                cluster.make()
                if self._guest:
                    self._address = Address(self._guest.socket_folder, self._guest.port)
                else:
                    self._run(cluster)
            _create_database(self._address.url(cluster.password, "postgres"))
            return self._address.url(cluster.password, DATABASE)

    def alive(self) -> bool:
        """Whether PostgreSQL runs."""
        if self._child:
            return self._child.poll() is None
        found = running(self._data / "postgres") if self._guest else None
        return found is not None and found.pid == self.pid

    def stop(self) -> None:
        """End what we have started, and give the data folder back."""
        with self._turn:
            if self._child:
                _end(self.alive, self._child.send_signal)
            self._child = self._guest = None
            if self._lock:
                self._lock.close()
                self._lock = None

    def _run(self, cluster: Cluster) -> None:
        """Have a child that accepts connections."""
        for _ in range(_ATTEMPTS):
            self._address = cluster.address(self._address.port)
            self._child = _supervised_child(cluster.command(self._address), self.log)
            wait_until(lambda: _state(cluster.folder) == "ready" or not self.alive(), _TO_START)
            if self.alive() and _state(cluster.folder) == "ready":
                return
            _end(self.alive, self._child.send_signal)
        said = self.log.read_text(errors="replace").strip()
        raise PostgresUnavailable(f"PostgreSQL did not start: {said[-500:]}")


def _taken(data: Path) -> FileIO:
    """The data folder for us alone, until the file is closed or we are dead."""
    lock = FileIO(data / "lock", "a")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        raise InUse(f"The data folder {data} is in use by another server.") from None
    os.register_at_fork(after_in_child=lock.close)  # or workers that outlive us would keep it
    return lock


def _settled(cluster: Path) -> Postmaster | None:
    """The postmaster that runs here already, and stays; if there is none, nothing of one is left.

    If our last server was killed, PostgreSQL learns it a moment after us: so look for a while.
    """
    wait_until(lambda: _state(cluster) in {"", "stopping"}, _TO_SETTLE)
    wait_until(lambda: _state(cluster) != "starting", _TO_START)
    found = running(cluster)
    if found and found.state != "stopping":
        return found
    if found:
        _end(lambda: running(cluster) == found, lambda number: send(found.pid, number))
    if cluster.exists():
        clear(cluster, _TO_SETTLE)
    return None


def _state(cluster: Path) -> str:
    """What the postmaster says of itself; nothing if there is none."""
    found = running(cluster)
    return found.state if found else ""


def _end(alive: Callable[[], bool], signalled: Callable[[signal.Signals], None]) -> None:
    """Ask ever less politely: a fast shutdown, an immediate one, a kill."""
    for number, patience in _TO_END:
        if not alive():
            return
        signalled(number)
        wait_until(lambda: not alive(), patience)


def _supervised_child(command: list[str], log: Path) -> subprocess.Popen[bytes]:
    """A child with a thread of its own: Linux ends a child with the thread that started it."""
    started: Future[subprocess.Popen[bytes]] = Future()

    def keep() -> None:
        try:
            child = _logged(command, log)
        except BaseException as error:
            started.set_exception(error)
        else:
            started.set_result(child)
            child.wait()

    threading.Thread(target=keep, name="postgres", daemon=True).start()
    return started.result()


def _logged(command: list[str], log: Path) -> subprocess.Popen[bytes]:
    """A child that writes to the log, which never grows for ever."""
    if log.exists() and log.stat().st_size > _FULL_LOG:
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
