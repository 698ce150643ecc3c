"""The PostgreSQL of a run, which can be killed, paused, switched off and restarted.

Triggers, called the witness, note each change of a clock or of a stand-in, with its time.
"""

import contextlib
import signal
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import psutil  # type: ignore[import-untyped]
import psycopg
from psycopg.conninfo import conninfo_to_dict

from inkland.server.postgres import cluster
from inkland.server.postgres.embedded import Embedded
from inkland.server.postgres.postmaster import running
from inkland.server.postgres.schema import migrate

_WITNESS: Final = (Path(__file__).parent / "witness.sql").read_bytes()
_CONNECTIONS: Final = "120"  # four nodes have connection pools, and the harness connects as well
_TO_END: Final = 10.0
_TO_NOTICE: Final = 0.5
_UPTIME: Final = Path("/proc/uptime")


class Database:
    """PostgreSQL in a folder; only the harness restarts it."""

    def __init__(self, data: Path, environment: Mapping[str, str] | None = None) -> None:
        cluster._SETTINGS["max_connections"] = _CONNECTIONS
        cluster._ENVIRONMENT.update(environment or {})
        self._embedded = Embedded(data)
        self.url = ""

    def start(self) -> None:
        """Start it for the first time, and install the schema and the witness."""
        self.url = self._embedded.start()
        migrate(self.url)
        self._install_witness()

    def _install_witness(self) -> None:
        booted = time.time() - float(_UPTIME.read_text().split()[0])
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(_WITNESS)
            connection.execute("INSERT INTO chaos_boot VALUES (to_timestamp(%s))", [booted])

    def restart(self) -> None:
        """Start it again after a fault."""
        self._embedded.restart()

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to all its processes."""
        postmaster = self._postmaster()
        for process in (postmaster, *postmaster.children(recursive=True)):
            with contextlib.suppress(psutil.NoSuchProcess):
                process.send_signal(number)

    def kill(self) -> None:
        """Kill all its processes."""
        self.signal(signal.SIGKILL)
        self._wait()

    def quit(self) -> None:
        """Stop it without a checkpoint: an immediate shutdown."""
        self._postmaster().send_signal(signal.SIGQUIT)
        self._wait()

    def kill_backend(self, number: int) -> None:
        """Kill one backend process; PostgreSQL recovers by itself."""
        found = [p for p in self._postmaster().children() if "[local]" in " ".join(p.cmdline())]
        found[number % len(found)].kill()

    def reopen(self) -> None:
        """Make it readable for the checker after all nodes have ended."""

    def stop(self) -> None:
        """Stop it for good."""
        self._embedded.stop()

    def proxied(self, port: int) -> str:
        """The connection string through a proxy link."""
        facts = conninfo_to_dict(self.url)
        who = f"{facts['user']}:{facts['password']}"
        return f"postgresql://{who}@127.0.0.1:{port}/{facts['dbname']}?sslmode=disable"

    @property
    def socket(self) -> str:
        """The path of its socket."""
        facts = conninfo_to_dict(self.url)
        return f"{facts['host']}/.s.PGSQL.{facts['port']}"

    def _postmaster(self) -> psutil.Process:
        assert self._embedded.pid is not None
        return psutil.Process(self._embedded.pid)

    def _wait(self) -> None:
        end = time.monotonic() + _TO_END
        while self._embedded.alive() and time.monotonic() < end:
            time.sleep(0.02)


class DatabaseAtHome(Database):
    """The PostgreSQL embedded in a node, which restarts it by itself."""

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self._data = data

    def start(self) -> None:
        """Install the witness; the node has started the database."""
        found = running(self._data / "postgres")
        assert found is not None
        password = (self._data / "postgres" / "password").read_text().strip()
        address = cluster.ClusterAddress(found.socket_folder, found.port)
        self.url = address.url(password, cluster.DATABASE)
        self._install_witness()

    def restart(self) -> None:
        """Wait: the node restarts it, but may report ready before it has noticed."""
        time.sleep(_TO_NOTICE)

    def reopen(self) -> None:
        """Start it for the checker; it ended with the node."""
        self.url = self._embedded.start()

    def _postmaster(self) -> psutil.Process:
        found = running(self._data / "postgres")
        assert found is not None
        return psutil.Process(found.pid)

    def _wait(self) -> None:
        """Wait until the node reports ready."""
