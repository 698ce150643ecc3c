"""Sample tables, deals and entries for the storage contract tests."""

from collections.abc import Awaitable
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final

from inkland.local.kept_storage import KeptStorage
from inkland.rules import preset
from inkland.server.features.deals.daily import DAILY_ACCOUNT
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId, DealCode, TableId
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.port import Storage
from inkland.table.storage.records import (
    Account,
    Entry,
    FollowUp,
    KeptAnswer,
    Occupant,
    SeatResult,
    Secret,
    StoredDeal,
    Table,
)

NOON: Final = datetime(2024, 5, 4, 12, 0, 0, 123456, tzinfo=UTC)
ADA: Final = Account(AccountId("ada"), "Ada", "red")
BOB: Final = Account(AccountId("bob"), "Bob")
CODE: Final = DealCode("deal-1")
SECRET: Final = Secret(bytes(range(32)))
ADA_SITS: Final = Occupant("Ada", "red", ADA.id, nonce="0" * 32, land="Westmark", crest="oak")
BOB_SITS: Final = Occupant("Bob", "blue", BOB.id)
BOT_SITS: Final = Occupant("greedy", "green", bot="greedy")


def a_table(name: str = "table-1", *seats: Occupant | None, host: AccountId = ADA.id) -> Table:
    """An open table in its first version."""
    return Table(
        id=TableId(name),
        version=1,
        title="Ada's “table” №1",
        public=True,
        host=host,
        status="open",
        options=preset("everything")._replace(seats=max(len(seats), 1)),
        seats=seats or (None,),
        commitment="c" * 64,
        dealt_at=TableId(name),
        deal=None,
        rematch=None,
        opened_at=NOON,
    )


def a_deal(table: Table) -> StoredDeal:
    """The deal of this table."""
    return StoredDeal(CODE, table.id, table.options, table.commitment)


def a_day(name: str) -> tuple[Table, Secret, StoredDeal]:
    """A deal of a day, with its empty table."""
    table = a_table(name)._replace(
        host=DAILY_ACCOUNT, status="closed", deal=DealCode(f"deal of {name}")
    )
    deal = StoredDeal(DealCode(f"deal of {name}"), table.id, table.options, table.commitment)
    return table, Secret(name.encode(), (), "seed"), deal


async def add_account(storage: Storage, account: Account) -> None:
    """Add an account to the storage of any host."""
    if isinstance(storage, PostgresStorage):
        await storage.add_guest(account, f"session of {account.name}".encode())
    elif isinstance(storage, KeptStorage):
        await storage.add_account(account)
    else:
        assert isinstance(storage, MemoryStorage)
        storage.state.accounts[account.id] = account


def some_entries(*numbers: int) -> list[Entry]:
    """Distinct entries, with bytes that are not valid text."""
    bodies = [b'{"number":%d,"bytes":"\x00\xff\\"}' % number for number in numbers]
    return [Entry(body, sha256(body).digest()) for body in bodies]


async def started(
    storage: Storage,
    name: str = "table-1",
    *seats: Occupant,
    host: AccountId = ADA.id,
    source: int | None = None,
) -> Table:
    """A table whose game has two entries, one of them secret."""
    table = a_table(name, *(seats or (ADA_SITS, BOB_SITS)), host=host)._replace(source=source)
    await storage.open_table(table, SECRET)
    table = table._replace(version=2, status="playing", deal=CODE)
    opened, dealt = some_entries(1, 2)
    opening = [opened, dealt._replace(is_secret=True)]
    assert await storage.start_game(table, SECRET, a_deal(table), opening)
    return table


async def clocked(storage: Storage, clock: int | None = 1) -> Table:
    """A table with a clock whose game has just opened step 1."""
    table = a_table("table-1", ADA_SITS, BOB_SITS)._replace(clock=clock)
    await storage.open_table(table, SECRET)
    table = table._replace(version=2, status="playing", deal=CODE)
    opening = FollowUp(asked=1)
    assert await storage.start_game(table, SECRET, a_deal(table), some_entries(1, 2), opening)
    await storage.heartbeat()
    return table


def stand_in_answers(seat: int, drawings: int, at: int = 3) -> list[KeptAnswer]:
    """The stored answers to drawings of a stand-in, one in each step up to event `at`."""
    ids = [f"bot greedy/{seat}/{step}/0" for step in range(1, drawings + 1)]
    return [KeptAnswer(seat, id_, f'{{"type":"saved","id":"{id_}","number":{at}}}') for id_ in ids]


def over(*results: SeatResult) -> FollowUp:
    """The follow-up of a game's end with these results."""
    return FollowUp(results=results)


async def changes(storage: Storage, table: Table, change: Awaitable[bool]) -> bool:
    """Whether the operation changed the table or the game; must equal what it returned."""
    before = await storage.table(table.id), await storage.game(table.id)
    said = await change
    assert said == ((await storage.table(table.id), await storage.game(table.id)) != before)
    return said
