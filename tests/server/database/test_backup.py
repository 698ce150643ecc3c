"""The restore drill: a dump made during play restores complete games in an empty cluster."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import psycopg
import pytest
from prometheus_client.parser import text_string_to_metric_families
from psycopg.conninfo import make_conninfo

from inkland.client.http import HttpClient
from inkland.client.player import Player, play_all
from inkland.server.features.upkeep.audit import audit, audit_connection
from inkland.server.postgres.cluster import bundled_programs
from inkland.server.postgres.embedded import Embedded
from inkland.server.postgres.schema import CannotMigrate, migrate
from server.test_serve import serving
from support.releases import REFUSED, load

DEPLOY: Final = Path(__file__).parents[3] / "deploy"


def script(name: str, *words: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a script of `deploy/` with our Python."""
    return subprocess.run(
        [DEPLOY / name, *words],
        env={**os.environ, "INKLAND_PYTHON": sys.executable, **variables},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )


async def one_finished_and_one_running(url: str) -> tuple[str, str]:
    """A finished solo game, and one that waits for a player."""
    http_client = HttpClient(url)
    await http_client.enter("Ann")
    tables = []
    for seats in (1, 2):
        table = await http_client.open(seats=seats)
        await http_client.sit(table)
        await http_client.start(table)
        tables.append(table)
    await play_all([Player(http_client, tables[0], Random(1))], 60)
    return tables[0], tables[1]


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A dump of a running server, and the two games in it."""
    folder = tmp_path_factory.mktemp("backup")
    with serving(folder / "data") as server:
        finished, running = asyncio.run(one_finished_and_one_running(server.url))
        done = script("backup.sh", folder / "dumps", folder / "data")
        assert done.returncode == 0, done.stderr
        assert asyncio.run(HttpClient(server.url).request_json("GET", "/readyz"))["status"] == "ok"
    return Path(done.stdout.strip()), finished, running


@pytest.fixture(scope="module")
def restored(backup: tuple[Path, str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder made from nothing but the dump."""
    data = tmp_path_factory.mktemp("restored") / "data"
    done = script("restore.sh", backup[0], data)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith(" events, 0 broken\n")
    return data


@pytest.fixture
def url(restored: Path) -> Iterator[str]:
    """The restored database."""
    embedded = Embedded(restored)
    yield embedded.start()
    embedded.stop()


def test_a_dump_is_for_its_owner_only_and_nothing_else_is_left(
    backup: tuple[Path, str, str],
) -> None:
    dump = backup[0]
    assert dump.stat().st_mode & 0o077 == 0
    assert list(dump.parent.iterdir()) == [dump]


def test_every_chain_is_whole_in_a_bare_cluster(restored: Path, url: str) -> None:
    found = audit(url)
    assert found.games == 2
    assert found.events > 100
    assert found.broken == ()


def test_games_are_played_on_from_the_backup(restored: Path, backup: tuple[Path, str, str]) -> None:
    _dump, finished, running = backup
    with serving(restored) as server:
        asked = HttpClient(server.url)
        told = asyncio.run(asked.request_json("GET", f"/api/tables/{finished}/view"))
        assert told["view"]["ending"] is not None
        table = asyncio.run(asked.request_json("GET", f"/api/tables/{running}"))["table"]
        assert table["status"] == "playing"


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        ("UPDATE recent_event SET body = body || ' ' WHERE seq = 50", "breaks the chain"),
        ("DELETE FROM recent_event WHERE seq = 50", "is missing"),
        ("UPDATE game SET number = number + 1 WHERE status = 'finished'", "is missing"),
        ("UPDATE secret SET seed = 'another'", "breaks the chain"),
        (
            "UPDATE recent_event SET state_hash = 'other' WHERE state_hash IS NOT NULL",
            "another state",
        ),
        ("DELETE FROM recent_secret_event", "is missing"),
    ],
)
def test_an_audit_finds_every_kind_of_damage(url: str, damage: str, why: str) -> None:
    with psycopg.connect(url) as connection:
        # else triggers would refuse it
        connection.execute("SET session_replication_role = replica")
        connection.execute(damage)
        found = audit_connection(connection)
        connection.rollback()
    assert found.broken
    assert all(why in broken.why for broken in found.broken)
    assert why in str(found)


def test_a_database_with_games_is_never_restored_over(
    url: str, backup: tuple[Path, str, str]
) -> None:
    done = script("restore.sh", backup[0], INKLAND_DATABASE_URL=url)
    assert done.returncode == 1
    assert "not empty" in done.stderr


def test_a_dump_from_before_the_oldest_release_is_refused_with_the_way_to_upgrade(
    url: str, tmp_path: Path
) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        for name in ("old", "new"):
            connection.execute(f"CREATE DATABASE {name}".encode())
    old, new = (make_conninfo(url, dbname=name) for name in ("old", "new"))
    load(old, REFUSED[-1])
    with pytest.raises(CannotMigrate) as refused:
        migrate(old)
    done = script("backup.sh", tmp_path / "dumps", INKLAND_DATABASE_URL=old)
    assert done.returncode == 0, done.stderr
    dump = Path(done.stdout.strip())
    data = tmp_path / "data"
    for tried in (
        script("restore.sh", dump, INKLAND_DATABASE_URL=new),
        script("restore.sh", dump, data),
    ):
        assert (tried.returncode, tried.stdout) == (1, "")
        assert tried.stderr == f"{refused.value}\n"
    assert not data.exists()
    with psycopg.connect(new) as connection:
        tables = "SELECT FROM pg_tables WHERE schemaname = 'public'"
        assert not connection.execute(tables).fetchall()


def test_a_database_elsewhere_is_dumped_by_its_address_and_old_dumps_go(
    url: str, tmp_path: Path
) -> None:
    for day in range(1, 4):
        (tmp_path / f"inkland-2026010{day}T000000Z.dump").touch()
    (tmp_path / "letter.dump").touch()
    figures = tmp_path / "inkland.prom"
    done = script(
        "backup.sh", tmp_path, INKLAND_DATABASE_URL=url, INKLAND_BACKUPS_KEPT="2",
        INKLAND_BACKUP_METRICS=str(figures),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (family,) = text_string_to_metric_families(figures.read_text())
    (sample,) = family.samples
    assert sample.name == "inkland_backup_timestamp_seconds"
    assert 0 <= time.time() - sample.value < 120
    assert figures.stat().st_mode & 0o777 == 0o644  # another user reads it
    new = Path(done.stdout.strip()).name
    left = {file.name for file in tmp_path.iterdir()} - {figures.name}
    assert left == {new, "inkland-20260103T000000Z.dump", "letter.dump"}


@pytest.fixture
def machine(tmp_path: Path) -> dict[str, str]:
    """The environment of an operator: our files in /opt, and on the path only an old PostgreSQL."""
    home = tmp_path / "opt"
    shutil.copytree(DEPLOY, home / "deploy")
    (home / "bin").mkdir()
    (home / "bin/python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    old = tmp_path / "old"
    old.mkdir()
    for name in ("pg_dump", "pg_restore"):
        (old / name).write_text(f'#!/bin/sh\necho "{name} (PostgreSQL) 15.18"\nexit 1\n')
    (old / "psql").symlink_to(bundled_programs() / "psql")
    for file in (home / "bin/python", old / "pg_dump", old / "pg_restore"):
        file.chmod(0o755)
    return {"HOME": str(home), "OLD": str(old), "PATH": f"{old}:/usr/bin:/bin"}


def typed(line: str, machine: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a line as an operator types it, in the folder of our files."""
    return subprocess.run(
        ["sh", "-c", line], env=machine, cwd=machine["HOME"], capture_output=True, text=True,
        check=False, timeout=600,
    )  # fmt: skip


def test_what_the_handbook_types_works_beside_an_old_postgresql(
    restored: Path, url: str, machine: dict[str, str], tmp_path: Path
) -> None:
    """The four lines as they are, but for the folders and the name of the dump."""
    text = (DEPLOY.parent / "docs/operations.md").read_text()
    lines = re.findall(r"^    (deploy/(?:backup|restore)\.sh .*?)(?:  .*)?$", text, re.MULTILINE)
    assert [line.split()[0][7:] for line in lines] == ["backup.sh"] * 2 + ["restore.sh"] * 2
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE bare")
    bare, dump = make_conninfo(url, dbname="bare"), Path()
    folders = (None, restored, None, tmp_path / "new")
    for line, database, folder in zip(lines, (url, "", bare, ""), folders, strict=True):
        meant = re.sub(r"/backups/\S+", str(dump), line).replace("/backups", f"{tmp_path}/dumps")
        meant = meant.replace("inkland-data", str(folder))
        done = typed(meant, {**machine, "INKLAND_DATABASE_URL": database})
        assert done.returncode == 0, done.stderr
        if "backup.sh" in line:
            dump = Path(done.stdout.strip())
        else:
            assert done.stdout.endswith(" events, 0 broken\n")


def test_programs_older_than_the_database_are_refused_in_one_sentence(
    url: str, machine: dict[str, str], tmp_path: Path
) -> None:
    variables = {**machine, "INKLAND_DATABASE_URL": url, "PG_BIN": machine["OLD"]}
    done = typed(f"deploy/backup.sh {tmp_path / 'dumps'}", variables)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "of version 15: set PG_BIN" in done.stderr
    assert not (tmp_path / "dumps").exists()


def test_without_our_python_one_sentence_says_so(machine: dict[str, str], tmp_path: Path) -> None:
    (Path(machine["HOME"]) / "bin/python").unlink()
    done = typed(f"deploy/backup.sh {tmp_path} nowhere", machine)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "INKLAND_PYTHON" in done.stderr


def test_without_a_database_one_sentence_says_so(tmp_path: Path) -> None:
    done = script("backup.sh", tmp_path, tmp_path / "nothing")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.glob("*.dump*"))
