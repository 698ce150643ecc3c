"""What the outbox adds to a move that opens a step, measured in one run beside the same without."""

import time
from statistics import median
from typing import Final

import pytest

from inkland.server.features.notices.queries import NoticeQueries
from inkland.server.tables.changes import SQL
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account, FollowUp, KeptAnswer, Occupant
from support.storage_samples import SECRET, a_deal, a_table, some_entries

pytestmark = [pytest.mark.anyio, pytest.mark.proof]

SEATS: Final = 100
ROUNDS: Final = 1500


def without_outbox(append: bytes) -> bytes:
    """The statement of an append as it was before notices."""
    begin = append.index(b",\ntold AS (")
    end = append.index(b"\nSELECT\nid,\n", begin)
    return append[:begin] + append[end:]


async def test_a_move_of_a_hundred_seats_stays_cheap(
    storage: PostgresStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rounds with and without it take turns, so that a busy machine slows both."""
    people = [Account(AccountId(f"account-{seat}"), f"Player {seat}") for seat in range(SEATS)]
    for account in people:
        await storage.add_guest(account, account.id.encode())
    seats = [Occupant(one.name, "red", one.id) for one in people]
    table = a_table("table-1", *seats, host=people[0].id)
    await storage.open_table(table, SECRET)
    table = table._replace(version=2, status="playing", deal=a_deal(table).code)
    everyone = tuple(range(SEATS))
    opening = FollowUp(asked=1, asked_seats=everyone)
    assert await storage.start_game(table, SECRET, a_deal(table), some_entries(1, 2), opening)

    present = SQL["append"]
    statements = {"with": present, "without": without_outbox(present)}
    seconds: dict[str, list[float]] = {name: [] for name in statements}
    number = 2
    for step in range(2, 2 + ROUNDS):
        for name, statement in statements.items():
            monkeypatch.setitem(SQL, "append", statement)
            number += 1
            kept = [KeptAnswer(0, f"{name} {step}", "{}")]
            asked = FollowUp(asked=number, asked_seats=everyone)
            started_at = time.perf_counter()
            assert await storage.append(table.id, number - 1, some_entries(number), kept, asked)
            seconds[name].append(time.perf_counter() - started_at)
    found = {name: median(times) for name, times in seconds.items()}
    print({name: f"{1000 * one:.3f} ms" for name, one in found.items()})
    assert found["with"] < 1.5 * found["without"], found
    assert await NoticeQueries(storage.database).expand(("push",), 0, 10 * ROUNDS) == ROUNDS + 1
