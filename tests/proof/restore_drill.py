"""The restore drill of docs/operations.md, by the letter: `python tests/proof/restore_drill.py`.

A site is under play. The commands of the handbook set up its PostgreSQL, receive the log in a
second folder and make a base backup. Then everything of the first machine is killed and its folder
deleted; the commands of the handbook restore it in a third folder and audit it, the site starts
again, and the players come back and go on. Measured is how long that takes, and from which moment
on moves are lost that were acknowledged.

Of the commands only the paths are replaced, by folders of the drill. `--cut 2` stops the receiver
two seconds before the end, so that something is lost for certain.
"""

import argparse
import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

import psutil  # type: ignore[import-untyped]
import psycopg
import uvloop

from inkland.server.postgres.cluster import bundled_programs
from inkland.server.postgres.schema import migrate
from proof.load import site
from proof.load.players import until
from proof.load.stages import LoadRun

HANDBOOK: Final = Path(__file__).parents[2] / "docs" / "operations.md"
MAX_MINUTES: Final = 15.0
MAX_LOST_SECONDS: Final = 5.0
SETTINGS, SLOT, RECEIVER, BASE_BACKUP, RESTORE, CHECK = range(6)
_BEFORE_BACKUP_SECONDS: Final = 3.0
_AFTER_BACKUP_SECONDS: Final = 10.0
_PATIENCE: Final = 600.0
_LOG_END: Final = 2000  # characters
_BLOCK: Final = 8192
_NOBODY: Final = 65534
_SAVED: Final = """SELECT command FROM answer WHERE answer LIKE '{"type":"saved"%'"""
_BEGUN: Final = "SELECT id FROM game WHERE status IN ('playing', 'finished')"


class DrillReport(NamedTuple):
    """The figures of a drill; times in seconds."""

    games: int
    acknowledged: int
    lost: int
    lost_seconds: float  # from the first acknowledged move that is lost to the end
    base_backup_seconds: float
    megabytes: int
    restore_seconds: float
    audit_seconds: float
    audited: str
    back_seconds: float  # from the loss until all players are back
    tables_lost: int  # opened so late that they are gone with their moves
    moves_after: int
    tables_after: int

    @property
    def is_kept(self) -> bool:
        """Whether everything that is promised was kept."""
        return (
            self.lost_seconds <= MAX_LOST_SECONDS
            and self.back_seconds <= 60 * MAX_MINUTES
            and int(self.audited.partition(" games, ")[0]) >= self.games
            and self.audited.endswith(" 0 broken")
            and self.tables_after == self.games
        )

    def __str__(self) -> str:
        return "\n".join(
            (
                f"{self.games} games under play, {self.acknowledged} moves acknowledged",
                f"base backup of {self.megabytes} MB under play: {self.base_backup_seconds:.1f} s",
                f"restored in {self.restore_seconds:.1f} s, audited in {self.audit_seconds:.1f} s: "
                f"{self.audited}",
                f"lost: {self.lost} moves and {self.tables_lost} new tables, of the last "
                f"{self.lost_seconds:.3f} s (at most {MAX_LOST_SECONDS:.0f})",
                f"all players back {self.back_seconds / 60:.1f} minutes after the loss "
                f"(at most {MAX_MINUTES:.0f}); then {self.moves_after} moves at "
                f"{self.tables_after} tables",
            )
        )


# --- The handbook


def commands_of_the_handbook() -> list[str]:
    """The code blocks about base backup and log, in their order."""
    text = HANDBOOK.read_text()
    text = text[text.index("**Base backup and log**") : text.index("**The drill.**")]
    found = re.findall(r"(?:^    .*\n)+", text, re.MULTILINE)
    return [textwrap.dedent(block) for block in found]


class Machines:
    """Three machines as folders: the first one, the one that receives, and the restored one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.first = folder / "first"
        self.log = folder / "commands.log"
        package = bundled_programs().parents[1]
        self._programs = folder / bundled_programs().relative_to(package.parent)
        self._blocks = commands_of_the_handbook()
        # PostgreSQL refuses to be run by root, and nobody else may see the folder of a checkout.
        for part in package.parent.glob(f"{package.name}*"):  # the libraries lie beside it
            if not part.name.endswith(".dist-info"):
                shutil.copytree(part, folder / part.name, symlinks=True)
        for name in ("archive", "backups", "sockets"):
            (folder / name).mkdir()
        if os.getuid() == 0:
            folder.chmod(0o755)
            for name in ("archive", "backups", "sockets", "."):
                os.chown(folder / name, _NOBODY, _NOBODY)
        self.url = f"postgresql://inkland@/inkland?host={folder / 'sockets'}"

    def block(self, number: int) -> str:
        """Return a code block of the handbook, with paths of the drill."""
        return re.sub(r"(?<![\w/])/(archive|backups|restored)\b", rf"{self.folder}/\1",
                      self._blocks[number])  # fmt: skip

    def _command(self, script: str, *, is_postgres: bool) -> list[str]:
        as_nobody = ["setpriv", f"--reuid={_NOBODY}", f"--regid={_NOBODY}", "--clear-groups"]
        drop = as_nobody if is_postgres and os.getuid() == 0 else []
        return [*drop, "sh", "-euc", script]

    def _environment(self) -> dict[str, str]:
        path = f"{self._programs}:{Path(sys.executable).parent}:{os.environ['PATH']}"
        return {
            **os.environ, "PATH": path, "PGHOST": str(self.folder / "sockets"),
            "PGUSER": "postgres", "INKLAND_DATABASE_URL": self.url, "HOME": str(self.folder),
        }  # fmt: skip

    def run(self, script: str, *, is_postgres: bool = True) -> str:
        """Run commands to their end, PostgreSQL's as a user without rights; return the output."""
        with self.log.open("ab") as log:
            done = subprocess.run(
                self._command(script, is_postgres=is_postgres), cwd=self.folder,
                env=self._environment(), stdout=subprocess.PIPE, stderr=log, text=True,
                check=False, timeout=_PATIENCE,
            )  # fmt: skip
        if done.returncode != 0:
            logs = (self.log, self.folder / "restored" / "server.log")
            ends = "\n".join(log.read_text()[-_LOG_END:] for log in logs if log.exists())
            raise RuntimeError(f"{script}\nfailed: {done.stdout}\n{ends}")
        return done.stdout

    def start_first(self) -> None:
        """Make and start the database, with the settings of the handbook."""
        self.run(f"initdb --pgdata={self.first} --username=postgres --auth=trust --no-instructions")
        ours = (
            f"unix_socket_directories = '{self.folder / 'sockets'}'\nlisten_addresses = ''\n"
            "max_connections = 120\n"
        )
        with (self.first / "postgresql.conf").open("a") as settings:
            settings.write(self.block(SETTINGS) + ours)
        self.run(f"pg_ctl --pgdata={self.first} --log={self.folder}/first.log start >&2")
        self.run("createuser --createrole inkland && createdb --owner=inkland inkland")
        migrate(self.url)

    @contextmanager
    def receiving(self) -> Iterator["subprocess.Popen[bytes]"]:
        """Receive the log in the second folder meanwhile."""
        self.run(self.block(SLOT))
        with self.log.open("ab") as log:
            receiver = subprocess.Popen(
                self._command("exec " + self.block(RECEIVER), is_postgres=True),
                env=self._environment(), stdout=log, stderr=log,
            )  # fmt: skip
        try:
            yield receiver
        finally:
            receiver.kill()
            receiver.wait()
            self._shorten_last()

    def _shorten_last(self) -> None:
        """Leave the last file of the log as a receiver does that ends while it makes the file."""
        last = next((self.folder / "archive").glob("*.partial"))
        blocks = -(-len(last.read_bytes().rstrip(b"\0")) // _BLOCK)
        os.truncate(last, blocks * _BLOCK)

    def kill_first(self) -> None:
        """Kill the database without a warning."""
        pid = int((self.first / "postmaster.pid").read_text().split()[0])
        for process in _family(pid):
            with suppress(psutil.NoSuchProcess):
                process.send_signal(signal.SIGSTOP)  # nothing is sent while others are killed
        for process in _family(pid):
            with suppress(psutil.NoSuchProcess):
                process.kill()

    def delete_first(self) -> None:
        """Delete everything of the first machine; a lock of it would keep the next from starting,
        as long as the dead process is not reaped."""
        shutil.rmtree(self.first)
        for file in (self.folder / "sockets").iterdir():
            file.unlink()

    def stop(self) -> None:
        """Stop what still runs."""
        for folder in (self.first, self.folder / "restored"):
            if (folder / "postmaster.pid").exists():
                with suppress(RuntimeError):
                    self.run(f"pg_ctl --pgdata={folder} --mode=immediate stop >&2")


def _family(pid: int) -> list[psutil.Process]:
    postmaster = psutil.Process(pid)
    return [postmaster, *postmaster.children(recursive=True)]


# --- The drill


async def _play(run: LoadRun, rate: float) -> None:
    """Offer moves at this rate, at all tables in turn, until cancelled."""
    start, number = time.perf_counter(), 0
    while True:
        run._draw_somewhere(number)
        number += 1
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))


async def _drill(
    machines: Machines, node: site.Node, games: int, rate: float, cut: float
) -> DrillReport:
    place = site.Site(os.getpid(), machines.url, [node])
    run = LoadRun(place, games, 1, seed=1)
    run.patience = _PATIENCE
    figures = run.figures
    try:
        await run.gather()
        with machines.receiving() as receiver:
            playing = asyncio.create_task(_play(run, rate))
            await asyncio.sleep(_BEFORE_BACKUP_SECONDS)
            start = time.perf_counter()
            await asyncio.to_thread(machines.run, machines.block(BASE_BACKUP))
            base_backup_seconds = time.perf_counter() - start
            await asyncio.sleep(_AFTER_BACKUP_SECONDS)
            if cut:
                receiver.send_signal(signal.SIGSTOP)
                await asyncio.sleep(cut)
            gone_at = time.perf_counter()
            await asyncio.to_thread(machines.kill_first)
            for process in node.processes():
                process.kill()
            node.kill()
            playing.cancel()
            await asyncio.to_thread(machines.delete_first)
        started_at = time.perf_counter()
        await asyncio.sleep(0.2)  # answers that were sent before may still be read
        acknowledged = dict(figures.kept_at)
        await asyncio.to_thread(machines.run, machines.block(RESTORE) + "\n", is_postgres=True)
        check, _, audit = machines.block(CHECK).strip().rpartition("\n")
        await asyncio.to_thread(machines.run, check, is_postgres=False)
        restored_at = time.perf_counter()
        audited = await asyncio.to_thread(machines.run, audit, is_postgres=False)
        audit_seconds = time.perf_counter() - restored_at
        with psycopg.connect(machines.url) as connection:
            found = {command for (command,) in connection.execute(_SAVED)}
            begun = {table for (table,) in connection.execute(_BEGUN)}
        lost = acknowledged.keys() - found
        first_lost = min((acknowledged[command] for command in lost), default=gone_at)
        node.start()
        await asyncio.to_thread(node.wait_until_ready)
        homeless = [group for group in run.groups if group.table not in begun]
        for group in homeless:
            group.begin_again()
        await until(lambda: all(p.is_here for p in run.people), _PATIENCE, "all are back")
        back_seconds = time.perf_counter() - gone_at
        moves_after, tables_after = await _play_on(run, rate)
    finally:
        run.leave()
    backup = next((machines.folder / "backups").iterdir())
    size = sum(file.stat().st_size for file in backup.rglob("*") if file.is_file())
    return DrillReport(
        games, len(acknowledged), len(lost), max(0.0, gone_at - first_lost), base_backup_seconds,
        size // 2**20, restored_at - started_at, audit_seconds, audited.strip().splitlines()[-1],
        back_seconds, len(homeless), moves_after, tables_after,
    )  # fmt: skip


async def _play_on(run: LoadRun, rate: float) -> tuple[int, int]:
    """Play on until every group has moved; return the moves, and how many groups have."""
    kept, before = run.figures.kept, len(run.figures.kept_at)
    tables = [(group, group.table, len(kept.get(group.table, ()))) for group in run.groups]

    def moved() -> int:
        # A group whose game was over plays another one.
        return sum(group.table != old or len(kept.get(old, ())) > n for group, old, n in tables)

    playing = asyncio.create_task(_play(run, rate))
    try:
        await until(lambda: moved() == len(tables), _PATIENCE, "every group has moved")
    finally:
        playing.cancel()
    return len(run.figures.kept_at) - before, moved()


def drill(folder: Path, games: int, rate: float, cut: float = 0.0, web: int = 1) -> DrillReport:
    """Run the drill in an empty folder. With several web processes hints are compiled, too."""
    site.raise_file_limit()
    machines = Machines(folder)
    quiet = {"INKLAND_FAST": "on" if web > 1 else "off", "INKLAND_JUDGE": "off"}
    node = site.Node(machines.url, folder / "server.log", quiet, is_sampled=False, web=web)
    try:
        machines.start_first()
        node.start()
        node.wait_until_ready()
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(_drill(machines, node, games, rate, cut))
    finally:
        node.stop()
        machines.stop()


def main() -> int:
    """Run the drill; the exit code is 1 if a promise is broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second")
    parser.add_argument("--cut", type=float, default=0.0, help="seconds without the receiver")
    parser.add_argument("--web", type=int, default=2, help="web processes")
    parser.add_argument("--keep", help="a folder that is kept")
    request: Any = parser.parse_args()
    start = datetime.now(UTC)
    with site.run_folder(request.keep) as folder:
        found = drill(folder, request.games, request.rate, request.cut, request.web)
    print(found)
    print(f"the whole drill: {(datetime.now(UTC) - start).total_seconds() / 60:.1f} minutes")
    return 0 if found.is_kept else 1


if __name__ == "__main__":
    raise SystemExit(main())
