"""The processes under load: PostgreSQL and the server's nodes, with their CPU and memory use."""

import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final

import psutil  # type: ignore[import-untyped]

from inkland.server.postgres.cluster import DATABASE, ClusterAddress
from inkland.server.postgres.embedded import Embedded
from inkland.server.postgres.postmaster import running

TESTS: Final = Path(__file__).parents[2]
# The default limit of open files on most machines; a process may ask for more.
_WITH_USUAL_FILES: Final = ("sh", "-c", 'ulimit -Sn 1024; exec "$@"', "sh")
_SPARE_FILES: Final = 100
_TO_START: Final = 60.0
_TO_STOP: Final = 20.0


class Node:
    """A server process that can be killed and started again on the same port."""

    def __init__(
        self,
        conninfo: str | None,
        log: Path,
        environment: Mapping[str, str],
        *,
        is_sampled: bool,
        web: int = 1,
    ) -> None:
        self.port = _free_port()
        self._web = web
        self.is_sampled = is_sampled
        self._environment = {
            **os.environ,
            "INKLAND_DATABASE_URL": conninfo or "",  # without one it has PostgreSQL inside
            # Keep compiled bytecode, as an installation does, so that restarts are faster.
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": str(log.parent / "pycache"),
            **environment,
        }
        self._log = log
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; it becomes ready a while later."""
        module = "proof.load.sampling" if self.is_sampled else "inkland"
        serve = [sys.executable, "-m", module, "serve", f"--port={self.port}"]
        serve += [f"--data={self._log.parent / 'data'}", f"--web={self._web}"]
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                [*_WITH_USUAL_FILES, *serve],
                cwd=TESTS,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def wait_until_ready(self) -> None:
        """Wait until games can be played."""
        assert self.process is not None
        end = time.monotonic() + _TO_START
        while not self._is_ready():
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server did not start; see {self._log}")
            time.sleep(0.05)

    def _is_ready(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/readyz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def check_files(self, sockets: int) -> int:
        """The process's limit of open files; fails if it is too low."""
        assert self.process is not None
        most: int = psutil.Process(self.process.pid).rlimit(resource.RLIMIT_NOFILE)[0]
        if most < sockets + _SPARE_FILES:
            raise RuntimeError(f"the server may open {most} files, too few for {sockets} sockets")
        return most

    def kill(self) -> None:
        """Kill it without a warning."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        """Ask it to end; kill it if it does not."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(_TO_STOP)
            except subprocess.TimeoutExpired:
                self.kill()

    def processes(self) -> list[psutil.Process]:
        """The process, and the web processes that it supervises."""
        assert self.process is not None
        own = psutil.Process(self.process.pid)
        return [own, *(child for child in own.children() if _command(child) == own.cmdline())]

    def resident(self) -> list[int]:
        """Bytes of memory of each process, with what it shares with the others."""
        return [int(process.memory_info().rss) for process in self.processes()]

    @property
    def memory(self) -> int:
        """Bytes of memory that only the server has, without its workers."""
        return sum(int(process.memory_full_info().uss) for process in self.processes())


class Site:
    """PostgreSQL and the nodes."""

    def __init__(self, postmaster: int | None, conninfo: str, nodes: Sequence[Node]) -> None:
        assert postmaster is not None
        self._postmaster = postmaster
        self.conninfo = conninfo
        self.nodes = nodes

    def reset_samples(self) -> None:
        """Reset the profilers of sampled nodes."""
        for node in self.nodes:
            if node.process is not None and node.is_sampled:
                node.process.send_signal(signal.SIGUSR1)

    def spent(self) -> dict[str, float]:
        """Seconds of processor time used by each part so far."""
        servers = [p for node in self.nodes if node.process for p in node.processes()]
        children = {child for server in servers for child in server.children(recursive=True)}
        workers = list(children - set(servers))
        postgres = psutil.Process(self._postmaster)
        return {
            "server": _seconds(servers),
            "workers": _seconds(workers),
            "postgres": _seconds([postgres, *postgres.children(recursive=True)]),
            "load": _seconds([psutil.Process()]),
        }


@contextmanager
def opened(
    folder: Path,
    nodes: int,
    environment: Mapping[str, str] | None = None,
    *,
    is_sampled: bool,
    web: int = 1,
) -> Iterator[Site]:
    """Run PostgreSQL and the nodes, these with more variables in their environment."""
    database = Embedded(folder / "data")
    started: list[Node] = []
    try:
        conninfo = database.start()
        for number in range(nodes):
            log = folder / f"server-{number + 1}.log"
            started.append(Node(conninfo, log, environment or {}, is_sampled=is_sampled, web=web))
            started[-1].start()
            started[-1].wait_until_ready()
        yield Site(database.pid, conninfo, started)
    finally:
        for node in started:
            node.stop()
        database.stop()


@contextmanager
def opened_at_home(folder: Path, environment: Mapping[str, str]) -> Iterator[Site]:
    """Run one process that has PostgreSQL inside."""
    node = Node(None, folder / "server.log", environment, is_sampled=False)
    node.start()
    try:
        node.wait_until_ready()
        cluster = folder / "data" / "postgres"
        found = running(cluster)
        assert found is not None
        address = ClusterAddress(found.socket_folder, found.port)
        password = (cluster / "password").read_text().strip()
        yield Site(found.pid, address.url(password, DATABASE), [node])
    finally:
        node.stop()


@contextmanager
def run_folder(keep: str | None) -> Iterator[Path]:
    """A folder for data and logs, which is removed afterwards unless it is to be kept."""
    folder = Path(keep or tempfile.mkdtemp(prefix="ink-", dir="/tmp")).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    try:
        yield folder
    finally:
        if keep is None:
            shutil.rmtree(folder, ignore_errors=True)


def raise_file_limit() -> None:
    """Raise the limit of open files: each connection needs one."""
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _seconds(processes: Sequence[psutil.Process]) -> float:
    """Processor time, including that of children that have ended."""
    total = 0.0
    for process in processes:
        try:
            times = process.cpu_times()
        except psutil.Error:
            continue
        total += times.user + times.system
    return total


def _command(process: psutil.Process) -> list[str]:
    """The command line; empty if the process has ended."""
    try:
        return list(process.cmdline())
    except psutil.Error:
        return []


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
