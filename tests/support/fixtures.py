"""Fixtures: one PostgreSQL and one NATS server per test run, emptied for each test."""

from collections.abc import AsyncIterator, Iterator
from typing import Final

import psycopg
import pytest
from psycopg import sql
from psycopg.conninfo import make_conninfo

from inkland.bots import warm_up
from inkland.local.keeper import MemoryKeeper
from inkland.server.database.embedded import Embedded
from inkland.server.storage.port import ServerStorage
from inkland.server.storage.postgres import PostgresStorage
from inkland.server.storage.schema import migrate
from support.kept import KeptServerStorage
from support.memory.storage import MemoryServerStorage
from support.nats import Broker
from support.storage_samples import ADA, BOB

# A conftest imports them all, those with an underscore too: pytest finds fixtures by name.
__all__ = [
    "_broker",
    "_migrated",
    "_plain_bots",
    "anyio_backend",
    "cluster",
    "database",
    "empty_database",
    "module_database",
    "nats",
    "postgres",
    "storage",
]

_SCRATCH: Final = "scratch"


@pytest.fixture(scope="session", autouse=True)
def _plain_bots() -> Iterator[None]:
    """Use plain bots in all processes of these tests: compiling the others takes a minute."""
    warm_up.disable()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("INKLAND_FAST", "off")
        yield


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Embedded]:
    """A running cluster; a test that kills it must start it again."""
    embedded = Embedded(tmp_path_factory.mktemp("data"))
    embedded.start()
    yield embedded
    embedded.stop()


@pytest.fixture(scope="session")
def _migrated(cluster: Embedded) -> str:
    conninfo = cluster.restart()
    migrate(conninfo)
    return conninfo


def _empty(conninfo: str) -> None:
    """Delete all rows, which is far quicker than creating a database."""
    with psycopg.connect(conninfo) as connection:
        connection.execute("SET session_replication_role = replica")  # no trigger refuses it
        found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        for (name,) in found.fetchall():
            if name not in ("alembic_version", "pulse"):
                connection.execute(sql.SQL("DELETE FROM {}").format(sql.Identifier(name)))


@pytest.fixture
def database(_migrated: str) -> str:
    """The connection string of a database with the schema and nothing else."""
    _empty(_migrated)
    return _migrated


@pytest.fixture(scope="module")
def module_database(_migrated: str) -> str:
    """The same for a server that all tests of a module share."""
    _empty(_migrated)
    return _migrated


@pytest.fixture
def empty_database(cluster: Embedded) -> Iterator[str]:
    """The connection string of a fresh database without the schema."""
    name = sql.Identifier(_SCRATCH)
    with psycopg.connect(cluster.restart(), autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(name))
        yield make_conninfo(cluster.restart(), dbname=_SCRATCH)
        connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(name))


@pytest.fixture(scope="session")
def _broker() -> Iterator[Broker]:
    broker = Broker()
    yield broker
    broker.kill()


@pytest.fixture
def nats(_broker: Broker) -> Broker:
    """A running NATS server; a test that kills it need not start it again."""
    _broker.start()
    return _broker


@pytest.fixture(params=["memory", "kept", "postgres"])
async def storage(request: pytest.FixtureRequest) -> AsyncIterator[ServerStorage]:
    """Storage with two known accounts."""
    made: ServerStorage
    if request.param == "memory":
        made = MemoryServerStorage()
    elif request.param == "kept":
        made = await KeptServerStorage.open(MemoryKeeper())
    else:
        made = await PostgresStorage.open(request.getfixturevalue("database"))
    await made.add_guest(ADA, b"session of Ada")
    await made.add_guest(BOB, b"session of Bob")
    yield made
    await made.close()


@pytest.fixture
async def postgres(database: str) -> AsyncIterator[PostgresStorage]:
    """PostgreSQL storage with two known accounts."""
    made = await PostgresStorage.open(database)
    await made.add_guest(ADA, b"session of Ada")
    await made.add_guest(BOB, b"session of Bob")
    yield made
    await made.close()
