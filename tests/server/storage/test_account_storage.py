"""Accounts in a server's storage, and what its tables and deals have of them."""

from datetime import date

import psycopg
import pytest

from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential
from inkland.server.features.deals.daily import DAILY_ACCOUNT
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account, SeatResult
from support.storage_samples import (
    ADA,
    ADA_SITS,
    BOB,
    BOB_SITS,
    CODE,
    SECRET,
    a_day,
    a_table,
    over,
    some_entries,
    started,
)

pytestmark = pytest.mark.anyio


async def test_a_session_leads_to_its_account(storage: PostgresStorage) -> None:
    assert await storage.account_of(b"session of Ada") == ADA
    assert await storage.account_of(b"session of Bob") == BOB
    assert await storage.account_of(b"session of nobody") is None


async def test_a_guest_who_is_added_again_stays_as_before(storage: PostgresStorage) -> None:
    await storage.add_guest(ADA._replace(name="Eve"), b"session of Ada")
    assert await storage.account_of(b"session of Ada") == ADA


async def test_an_account_gets_a_new_name_and_colour(storage: PostgresStorage) -> None:
    renamed = Account(ADA.id, "Адa 🖋", None)
    await storage.rename(renamed)
    await storage.rename(Account(AccountId("nobody"), "Nobody"))
    assert await storage.account_of(b"session of Ada") == renamed
    assert await storage.account_of(b"session of Bob") == BOB


async def test_an_unknown_account_cannot_host_or_sit(storage: PostgresStorage) -> None:
    nobody = AccountId("nobody")
    for table in (
        a_table()._replace(host=nobody),
        a_table("table-1", ADA_SITS._replace(account=nobody)),
    ):
        with pytest.raises(psycopg.errors.ForeignKeyViolation):
            await storage.open_table(table, SECRET)
        assert await storage.table(table.id) is None


async def test_members_are_marked(storage: PostgresStorage) -> None:
    table = await started(storage, "together", ADA_SITS, BOB_SITS)
    results = over(SeatResult(0, 30, 1, 10), SeatResult(1, 20, 2, 0))
    assert await storage.append(table.id, 2, some_entries(3), [], results)
    assert not any(made.is_member for made in await storage.results(CODE, 10))
    members = AccountQueries(storage.database)
    assert await members.become_member(Credential(ADA.id, "Ada", "ada", "ADA", "hash"))
    assert {made.name: made.is_member for made in await storage.results(CODE, 10)} == {
        "Ada": True,
        "Bob": False,
    }


async def test_nobody_can_be_the_daily_account(storage: PostgresStorage) -> None:
    await storage.save_day(date(2024, 5, 3), *a_day("friday"))
    assert not await AccountQueries(storage.database).become_member(
        Credential(DAILY_ACCOUNT, "House", "house", "HOUSE", "hash")
    )
