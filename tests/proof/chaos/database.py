"""The PostgreSQL of a run: killed with all its processes, stopped at once, switched off, started.

It also has a witness: triggers that note each change of a clock or of a stand-in, with the time.
"""

import contextlib
import signal
import time
from pathlib import Path
from typing import Final

import psutil  # type: ignore[import-untyped]
import psycopg
from psycopg.conninfo import conninfo_to_dict

from inkland.server.database import cluster
from inkland.server.database.embedded import Embedded
from inkland.server.database.postmaster import running
from inkland.server.storage.schema import migrate

_WITNESS: Final = (Path(__file__).parent / "witness.sql").read_bytes()
_CONNECTIONS: Final = "120"  # four nodes have pools of their own, and we look on
_TO_END: Final = 10.0
_TO_NOTICE: Final = 0.5


class Database:
    """PostgreSQL in a folder; nobody but us starts it again."""

    def __init__(self, data: Path) -> None:
        cluster._SETTINGS["max_connections"] = _CONNECTIONS
        self._embedded = Embedded(data)
        self.url = ""

    def start(self) -> None:
        """Start it for the first time, with the schema and the witness."""
        self.url = self._embedded.start()
        migrate(self.url)
        self._install_witness()

    def _install_witness(self) -> None:
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(_WITNESS)

    def restart(self) -> None:
        """Start it again after whatever was done to it."""
        self._embedded.restart()

    def kill(self) -> None:
        """Kill all its processes."""
        postmaster = self._postmaster()
        for process in (postmaster, *postmaster.children(recursive=True)):
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        self._wait()

    def quit(self) -> None:
        """Stop it at once, without a checkpoint: an immediate shutdown."""
        self._postmaster().send_signal(signal.SIGQUIT)
        self._wait()

    def kill_backend(self, number: int) -> None:
        """Kill one process that serves a connection; PostgreSQL starts over by itself."""
        found = [p for p in self._postmaster().children() if "[local]" in " ".join(p.cmdline())]
        found[number % len(found)].kill()

    def reopen(self) -> None:
        """Let the checker read it, when all nodes are gone."""

    def stop(self) -> None:
        """End it for good."""
        self._embedded.stop()

    def proxied(self, port: int) -> str:
        """The connection string for those who come by a line of the proxy."""
        facts = conninfo_to_dict(self.url)
        who = f"{facts['user']}:{facts['password']}"
        return f"postgresql://{who}@127.0.0.1:{port}/{facts['dbname']}?sslmode=disable"

    @property
    def socket(self) -> str:
        """Where it listens."""
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
    """The PostgreSQL inside a node, which starts it again by itself."""

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self._data = data

    def start(self) -> None:
        """The node has started it; only the witness is missing."""
        found = running(self._data / "postgres")
        assert found is not None
        password = (self._data / "postgres" / "password").read_text().strip()
        address = cluster.Address(found.socket_folder, found.port)
        self.url = address.url(password, cluster.DATABASE)
        self._install_witness()

    def restart(self) -> None:
        """The node does; before it has noticed, it may say that all is well."""
        time.sleep(_TO_NOTICE)

    def reopen(self) -> None:
        """It has ended with the node."""
        self.url = self._embedded.start()

    def _postmaster(self) -> psutil.Process:
        found = running(self._data / "postgres")
        assert found is not None
        return psutil.Process(found.pid)

    def _wait(self) -> None:
        """The node waits for it."""
