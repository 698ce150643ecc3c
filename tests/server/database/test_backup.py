"""The restore drill: a dump made during play restores complete games in an empty cluster."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import psycopg
import pytest

from inkland.client.http import HttpClient
from inkland.client.player import Player, play_all
from inkland.server.audit import audit, audit_connection
from inkland.server.database.embedded import Embedded
from server.test_serve import serving

DEPLOY: Final = Path(__file__).parents[3] / "deploy"


def script(name: str, *words: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a script of `deploy/` with our Python."""
    return subprocess.run(
        [DEPLOY / name, *words],
        env={**os.environ, "INKLAND_PYTHON": sys.executable, **variables},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
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
        ("UPDATE event SET body = body || ' ' WHERE seq = 50", "breaks the chain"),
        ("DELETE FROM event WHERE seq = 50", "is missing"),
        ("UPDATE game SET number = number + 1 WHERE status = 'finished'", "is missing"),
        ("UPDATE secret SET seed = 'another'", "breaks the chain"),
        ("UPDATE event SET state_hash = 'other' WHERE state_hash IS NOT NULL", "another state"),
        ("DELETE FROM secret_event", "is missing"),
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


def test_a_database_elsewhere_is_dumped_by_its_address_and_old_dumps_go(
    url: str, tmp_path: Path
) -> None:
    for day in range(1, 4):
        (tmp_path / f"inkland-2026010{day}T000000Z.dump").touch()
    (tmp_path / "letter.dump").touch()
    done = script("backup.sh", tmp_path, INKLAND_DATABASE_URL=url, INKLAND_BACKUPS_KEPT="2")
    assert done.returncode == 0, done.stderr
    new = Path(done.stdout.strip()).name
    left = {file.name for file in tmp_path.iterdir()}
    assert left == {new, "inkland-20260103T000000Z.dump", "letter.dump"}


def test_without_a_database_one_sentence_says_so(tmp_path: Path) -> None:
    done = script("backup.sh", tmp_path, tmp_path / "nothing")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.glob("*.dump*"))
