"""The server of the compared pictures: fixed deals, on a day that stands still.

The database is told that it is `NOW`, and its seconds last a thousand times as long: enough to say
what came first, too slow to be seen on a screen. Ids that are shown, as letters, codes or squares
to scan, are known: those of the people of screens.mjs, and of a table where they meet.
"""

from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from importlib import import_module
from pathlib import Path

import psycopg
from psycopg.sql import SQL, Identifier, Literal

from inkland import fairness
from inkland.cli import app
from inkland.rules import preset
from inkland.server import serve
from inkland.server.configuration.settings import Settings
from inkland.server.ports import Ports
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import Account, Secret, Table
from inkland.table.table_codes import code_of
from support.prepared_data import embed

fixed = import_module("fixed-deals")

NOW = datetime(2026, 11, 13, 18, 21, 48, tzinfo=UTC)
PEOPLE = ("Isolde", "Quill", "Bertram", "Marigold")
ROOM = TableId("r" * 26)
_CLOCK = Path(__file__).with_name("still-clock.sql")


async def _slow_down(conninfo: str) -> None:
    """Give the database its clock, for all connections from now on."""
    async with await psycopg.AsyncConnection.connect(conninfo, autocommit=True) as connection:
        database = Identifier(connection.info.dbname)
        words = {"now": Literal(NOW), "real": Literal(datetime.now(UTC)), "database": database}
        await connection.execute(SQL(_CLOCK.read_text()).format(**words))


def _token(name: str) -> str:
    """The cookie of this person, which screens.mjs knows, too."""
    return name.ljust(43, "0")


async def _ports(settings: Settings, conninfo: str) -> Ports:
    await _slow_down(conninfo)
    ports: Ports = await fixed.open_ports(settings, conninfo, NOW)
    for name in PEOPLE:
        account = Account(AccountId(name.lower()), name)
        await ports.storage.add_guest(account, sha256(_token(name).encode()).digest())
    drawn = sha256(b"room").digest()
    room = Table(
        id=ROOM,
        version=1,
        title="The old coast",
        public=False,
        host=AccountId(PEOPLE[0].lower()),
        status="open",
        options=preset("base")._replace(seats=4),
        seats=(None,) * 4,
        commitment=fairness.commitment(ROOM, drawn),
        dealt_at=ROOM,
        deal=None,
        rematch=None,
        opened_at=NOW,
        code=code_of(ROOM),
    )
    assert await ports.storage.open_table(room, Secret(drawn, (), None))
    return ports


if __name__ == "__main__":
    serve.serve = partial(serve.serve, open_ports=_ports, embed=embed)
    app()
