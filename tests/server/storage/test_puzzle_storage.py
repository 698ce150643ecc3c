"""The storage contract of puzzles: the first answer of each account counts, until it is erased."""

import pytest

from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.puzzles.queries import PuzzleQueries
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account

pytestmark = pytest.mark.anyio


async def a_guest(storage: PostgresStorage, name: str) -> AccountId:
    """A new account."""
    account = AccountId(f"puzzles-{name}")
    await storage.add_guest(Account(account, name), account.encode())
    return account


async def test_only_the_first_answer_counts(storage: PostgresStorage) -> None:
    ann, ben = [await a_guest(storage, name) for name in ("ann", "ben")]
    puzzles = PuzzleQueries(storage.database)
    assert await puzzles.solvers("7-20") == (0, 0)
    for account, is_solved in ((ann, False), (ann, True), (ben, True), (ben, False)):
        await puzzles.keep_first(account, "7-20", is_solved)
    await puzzles.keep_first(ann, "9-21", is_solved=True)
    assert await puzzles.solvers("7-20") == (2, 1)
    assert [given[:2] for given in await puzzles.answers_of(ann)] == [
        ("7-20", False),
        ("9-21", True),
    ]


async def test_an_erased_account_has_answered_nothing(storage: PostgresStorage) -> None:
    ann, ben = [await a_guest(storage, name) for name in ("ann", "ben")]
    puzzles = PuzzleQueries(storage.database)
    for account in (ann, ben):
        await puzzles.keep_first(account, "7-20", is_solved=True)
    await AccountQueries(storage.database).erase(ann)
    await puzzles.keep_first(ann, "7-20", is_solved=True)
    assert await puzzles.solvers("7-20") == (1, 1)
    assert await puzzles.answers_of(ann) == ()
