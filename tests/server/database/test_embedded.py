"""Embedded PostgreSQL keeps the data whatever kills it, and leaves no process behind."""

import fcntl
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from inkland.server.postgres.cluster import bundled_programs
from inkland.server.postgres.embedded import Embedded, InUse, PostgresUnavailable
from inkland.server.postgres.postmaster import wait_until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs signals and file locks")
root_only = pytest.mark.skipif(os.geteuid() != 0, reason="for root only")
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="a matter of Linux")

Server = Callable[..., Embedded]

SERVER = """
import sys, time
from pathlib import Path
from inkland.server.postgres.embedded import Embedded
server = Embedded(Path(sys.argv[1]))
url = server.start()
print(server.pid, url, flush=True)
time.sleep(60)
"""


@contextmanager
def closed_folder() -> Iterator[Path]:
    """A folder with a short path that only this user may enter."""
    folder = Path(tempfile.mkdtemp(prefix="ink-", dir="/tmp"))
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="module")
def stock() -> Iterator[Path]:
    """A cluster to copy, which is faster than creating one."""
    with closed_folder() as folder:
        embedded = Embedded(folder)
        embedded.start()
        embedded.stop()
        yield folder / "postgres"


@pytest.fixture
def empty() -> Iterator[Path]:
    """A data folder before the first start."""
    with closed_folder() as folder:
        yield folder


@pytest.fixture
def data(empty: Path, stock: Path) -> Path:
    """A data folder after the first start."""
    subprocess.run(["cp", "-a", str(stock), str(empty)], check=True)
    return empty


@pytest.fixture
def server(empty: Path) -> Iterator[Server]:
    """A factory of servers, by default on this data folder; they end with the test."""
    made: list[Embedded] = []

    def make(folder: Path = empty, programs: Path | None = None) -> Embedded:
        made.append(Embedded(folder, programs))
        return made[-1]

    yield make
    for embedded in made:
        embedded.stop()


def ask(url: str, question: str) -> list[str]:
    with psycopg.connect(url, connect_timeout=10) as connection:
        cursor = connection.execute(question.encode())
        return [str(row[0]) for row in cursor] if cursor.description else []


def write(url: str) -> None:
    ask(url, "CREATE TABLE kept AS SELECT 'ink' AS word")


def read(url: str) -> list[str]:
    return ask(url, "SELECT word FROM kept")


def is_gone(pid: int | None) -> bool:
    try:
        os.kill(pid or 0, 0)
    except ProcessLookupError:
        return True
    status = Path(f"/proc/{pid}/stat")  # dead, but perhaps not yet reaped
    return status.exists() and status.read_text().rsplit(")", 1)[1].split()[0] == "Z"


def killed_server(data: Path) -> tuple[int, str]:
    """The postmaster of a server just killed, and the connection string."""
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, str(data)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        pid, url = process.stdout.readline().split()
        write(url)
        process.kill()
    return int(pid), url


def busy(url: str) -> None:
    """A connection whose backend is too busy to notice anything."""

    def count() -> None:
        with pytest.raises(psycopg.OperationalError):
            ask(url, "SELECT count(*) FROM generate_series(1, 1000000000000)")

    threading.Thread(target=count, daemon=True).start()
    running = "SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%00000)'"
    assert wait_until(lambda: bool(ask(url, running)), 10)


def test_the_data_outlive_a_stop(server: Server) -> None:
    first = server()
    url = first.start()
    write(url)
    assert first.alive()
    pid = first.pid
    first.stop()
    assert not first.alive() and is_gone(pid)
    assert read(first.start()) == ["ink"]
    first.stop()
    assert read(server().start()) == ["ink"]


def test_it_is_durable_and_speaks_utf8(data: Path, server: Server) -> None:
    url = server().start()
    expected = {
        "fsync": "on",
        "synchronous_commit": "on",
        "full_page_writes": "on",
        "data_checksums": "on",
        "server_encoding": "UTF8",
        "TimeZone": "UTC",
    }
    assert {name: ask(url, f"SHOW {name}")[0] for name in expected} == expected
    assert ask(url, "SELECT datlocale FROM pg_database WHERE datname = 'inkland'") == ["C.UTF-8"]


def test_a_socket_is_for_us_alone(server: Server, data: Path) -> None:
    url = server().start()
    assert ask(url, "SHOW listen_addresses") == [""]
    assert (data / "postgres.run").stat().st_mode & 0o777 == 0o700
    assert (data / "postgres").stat().st_mode & 0o777 == 0o700
    assert (data / "postgres/password").stat().st_mode & 0o777 == 0o600
    with pytest.raises(psycopg.OperationalError, match="password"):
        ask(url.replace("inkland:", "inkland:not"), "SELECT 1")


def test_a_long_path_means_a_port_with_a_password(data: Path, server: Server) -> None:
    longer = data / ("long" * 25)
    longer.mkdir()
    (data / "postgres").rename(longer / "postgres")
    embedded = server(longer)
    url = embedded.start()
    assert "@127.0.0.1:" in url
    assert ask(url, "SHOW listen_addresses") == ["127.0.0.1"]
    assert ask(url, "SHOW unix_socket_directories") == [""]
    with pytest.raises(psycopg.OperationalError, match="password"):
        ask(url.replace("inkland:", "inkland:not"), "SELECT 1")
    os.kill(embedded.pid or 0, signal.SIGKILL)
    assert wait_until(lambda: not embedded.alive(), 5)
    assert embedded.restart() == url


def test_a_killed_postmaster_starts_again(data: Path, server: Server) -> None:
    embedded = server()
    url = embedded.start()
    write(url)
    busy(url)
    pid = embedded.pid
    os.kill(pid or 0, signal.SIGKILL)
    assert wait_until(lambda: not embedded.alive(), 5)
    assert embedded.restart() == url
    assert embedded.pid != pid and embedded.alive()
    assert read(url) == ["ink"]
    assert embedded.restart() == url, "of a live one: nothing happens"


@linux_only
def test_it_ends_with_a_killed_server(data: Path, server: Server) -> None:
    pid, _ = killed_server(data)
    assert wait_until(lambda: is_gone(pid), 5)
    assert "database system is shut down" in (data / "postgres.log").read_text()
    assert read(server().start()) == ["ink"]


def test_a_new_server_follows_a_killed_one_at_once(data: Path, server: Server) -> None:
    pid, _ = killed_server(data)
    embedded = server()
    assert read(embedded.start()) == ["ink"]
    if sys.platform == "linux":
        assert embedded.pid != pid and is_gone(pid)


@pytest.mark.proof
def test_a_kill_while_the_cluster_is_made_does_no_harm(empty: Path, server: Server) -> None:
    for moment in (0.25, 0.5, 0.75):
        with subprocess.Popen([sys.executable, "-c", SERVER, str(empty)]) as process:
            time.sleep(moment)
            process.kill()
    write(server().start())


def test_a_half_made_cluster_is_put_aside(empty: Path, server: Server) -> None:
    (empty / "postgres").mkdir()
    (empty / "postgres/PG_VERSION").write_text("18\n")
    (empty / "postgres.new-1").mkdir()
    write(server().start())
    assert not (empty / "postgres.new-1").exists()
    assert len(list(empty.glob("postgres.broken-*/postgres/PG_VERSION"))) == 1


def test_a_cluster_of_another_version_is_refused(empty: Path, server: Server) -> None:
    (empty / "postgres/global").mkdir(parents=True)
    (empty / "postgres/global/pg_control").touch()
    (empty / "postgres/PG_VERSION").write_text("16\n")
    with pytest.raises(PostgresUnavailable, match="PostgreSQL 16"):
        server().start()


def test_the_number_of_a_foreign_process_does_not_block(
    data: Path, stock: Path, server: Server
) -> None:
    embedded, other = server(), server(data / "other")
    write(embedded.start())
    left = (data / "postgres/postmaster.pid").read_text().splitlines()
    socket_lock = data / "postgres.run/.s.PGSQL.5432.lock"
    embedded.stop()
    (data / "other").mkdir()
    subprocess.run(["cp", "-a", str(stock), str(data / "other")], check=True)
    other.start()
    with subprocess.Popen(["sleep", "60"]) as foreign:
        for pid in (foreign.pid, other.pid):  # any program; a PostgreSQL of another folder
            lines = "\n".join([str(pid), *left[1:], ""])
            (data / "postgres/postmaster.pid").write_text(lines)
            socket_lock.write_text(lines)
            assert read(embedded.start()) == ["ink"]
            embedded.stop()
        assert foreign.poll() is None and other.alive()
        foreign.kill()


def test_a_data_folder_has_one_server(data: Path, server: Server) -> None:
    first = server()
    first.start()
    with pytest.raises(InUse, match="in use"):
        server().start()
    assert first.alive()
    worker = multiprocessing.get_context("fork").Process(target=time.sleep, args=(60,))
    worker.start()
    first.stop()
    server().start()  # a surviving worker does not lock the folder
    worker.kill()
    worker.join()


@pytest.mark.proof
def test_one_that_runs_already_is_used_and_left_alone(data: Path, server: Server) -> None:
    owner, guest = server(), server()
    write(owner.start())
    (data / "lock").unlink()  # as if the owner had never locked the folder
    assert read(guest.start()) == ["ink"]
    assert guest.pid == owner.pid and guest.alive()
    guest.stop()
    assert owner.alive()


def test_the_one_of_another_server_is_joined_and_left_alone(data: Path, server: Server) -> None:
    owner, guest = server(), server()
    write(owner.start())
    assert read(guest.start_or_join()) == ["ink"]
    assert guest.pid is None
    guest.stop()
    assert owner.alive()
    owner.stop()
    assert read(guest.start_or_join()) == ["ink"]
    assert guest.alive()


def test_what_is_not_ready_or_of_another_user_is_not_joined(tmp_path: Path) -> None:
    with (tmp_path / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with pytest.raises(InUse):
            Embedded(tmp_path).start_or_join()
    if os.geteuid() == 0:
        os.seteuid(65534)
        try:
            with pytest.raises(PostgresUnavailable, match="not yours"):
                Embedded(tmp_path).start_or_join()
        finally:
            os.seteuid(0)


def test_it_outlives_the_thread_that_started_it(data: Path, server: Server) -> None:
    embedded = server()
    thread = threading.Thread(target=embedded.start)
    thread.start()
    thread.join()
    time.sleep(0.3)
    assert embedded.alive() and ask(embedded.restart(), "SELECT 1") == ["1"]


def test_no_secret_gets_into_the_log(data: Path, server: Server) -> None:
    embedded = server()
    url = embedded.start()
    ask(url, "CREATE TABLE secrets (word text PRIMARY KEY)")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("INSERT INTO secrets VALUES (%s)", ["hush"])
        for statement in ("INSERT INTO secrets VALUES (%s)", "SELECT %s::text::int"):
            with pytest.raises(psycopg.Error):
                connection.execute(statement, ["hush"])
        with pytest.raises(psycopg.Error):
            connection.execute("SELECT 'hush'::int")
    embedded.stop()
    assert "hush" not in embedded.log.read_text()


def test_the_log_does_not_grow_for_ever(data: Path, server: Server) -> None:
    (data / "postgres.log").write_bytes(b"x" * 2_000_000)
    embedded = server()
    embedded.start()
    assert embedded.log.stat().st_size < 10_000
    assert (data / "postgres.log.1").exists()


def capabilities(pid: int | None) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("CapEff:")[1].split()[0], 16)


@root_only
@linux_only
def test_root_needs_no_capability_where_everyone_may_enter(data: Path, server: Server) -> None:
    data.chmod(0o755)
    embedded = server()
    embedded.start()
    assert Path(f"/proc/{embedded.pid}").stat().st_uid != 0
    assert capabilities(embedded.pid) == 0


@root_only
@linux_only
def test_root_may_keep_everything_under_closed_folders(empty: Path, server: Server) -> None:
    package = bundled_programs().parents[1]
    version = bundled_programs().parent.name
    closed = empty / "closed"
    closed.mkdir(0o700)
    unused = shutil.ignore_patterns("include", "locale")
    shutil.copytree(package / version, closed / package.name / version, ignore=unused)
    shutil.copytree(f"{package}.libs", closed / f"{package.name}.libs")
    programs = closed / package.name / version / "bin"
    for mode in (0o755, 0o700):
        for program in programs.iterdir():
            program.chmod(mode)
        embedded = server(empty / f"{mode:o}", programs)
        write(embedded.start())
        bits = capabilities(embedded.pid)
        assert bits and bits & (bits - 1) == 0, "a single one"
        embedded.stop()
    assert empty.stat().st_mode & 0o777 == closed.stat().st_mode & 0o777 == 0o700
    assert empty.stat().st_uid == closed.stat().st_uid == 0
