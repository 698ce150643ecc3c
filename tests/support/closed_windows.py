"""People, and their finished games in windows, for tests of what windows come to."""

from datetime import UTC, datetime, timedelta
from typing import Any, Final

from inkland.server.features.strength.records import Window
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import Account, Occupant, SeatResult, StoredDeal
from support.storage_samples import SECRET, a_table, over, some_entries, stand_in_answers

LATER: Final = datetime.now(UTC) + timedelta(days=1)
PEOPLE: Final = tuple(AccountId(f"person-{number}") for number in range(6))


async def people(storage: PostgresStorage) -> None:
    """Add all people."""
    for account in PEOPLE:
        await storage.add_guest(Account(account, account), account.encode())


async def finished(
    storage: PostgresStorage,
    window: Window,
    account: AccountId,
    stars: int,
    *others: Occupant,
    bot: str | None = None,
    **changes: Any,
) -> TableId:
    """A finished game on the deal of a window; with `bot` one that stood in at the end.

    Before it a bot has stood in for so many `stand_in_drawings`.
    """
    kept = stand_in_answers(0, changes.pop("stand_in_drawings", 0))
    name = f"{window.deal} {account} {stars} {len(others)}"
    table = a_table(name, Occupant(account, "red", account, bot=bot), *others, host=account)
    table = table._replace(**changes)
    await storage.open_table(table, SECRET)
    deal = StoredDeal(window.deal, table.id, table.options, table.commitment)
    table = table._replace(version=2, status="playing", deal=window.deal)
    assert await storage.start_game(table, SECRET, deal, some_entries(1, 2))
    results = [SeatResult(seat, stars, 1, None) for seat in range(len(table.seats))]
    assert await storage.append(table.id, 2, some_entries(3), kept, over(*results))
    return table.id
