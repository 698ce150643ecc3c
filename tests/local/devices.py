"""A device with something in each store, as its rows are stored; `python -m local.devices` writes
it to `tests/local/stored/`, as the release of that format stored it."""

import asyncio
import json
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Final

from inkland.local.keeper import MemoryKeeper
from inkland.local.kept_storage import FORMAT, KeptStorage
from inkland.rules import preset
from inkland.table.ids import DealCode, FlipId, TableId
from inkland.table.storage.game_summary import GameSummary
from inkland.table.storage.records import (
    Flip,
    FollowUp,
    KeptAnswer,
    SeatHold,
    SeatResult,
    StoredPar,
)
from support.storage_samples import (
    ADA,
    ADA_SITS,
    BOB,
    BOT_SITS,
    CODE,
    NOON,
    SECRET,
    a_deal,
    a_table,
    over,
    some_entries,
)

STORED: Final = Path(__file__).parent / "stored"


class Clock:
    """A clock that goes on by a second at each look."""

    def __init__(self, now: datetime = NOON) -> None:
        self.now = now

    def __call__(self) -> datetime:
        """The next second."""
        self.now += timedelta(seconds=1)
        return self.now


async def fill(storage: KeptStorage) -> None:
    """Store something in each store."""
    await storage.add_account(ADA)
    await storage.add_account(BOB)
    await storage.choose_account(BOB.id)
    held = SeatHold(1, BOB.id, NOON)
    await storage.open_table(a_table("open", ADA_SITS, None)._replace(holds=(held,)), SECRET)
    await start_game(storage, "running")
    await start_game(storage, "paused")
    paused = await storage.table(TableId("paused"))
    assert paused is not None
    await storage.change_table(paused._replace(version=3, is_paused=True, pause=(0,)))
    for name in ("finished", "again"):
        await start_game(storage, name)
        results = over(SeatResult(0, 31, 2, None), SeatResult(1, 40, 1, 7))
        assert await storage.append(TableId(name), 3, some_entries(4), [], results)
    assert await storage.request_analysis(TableId("finished"))
    assert await storage.request_analysis(TableId("again"))
    await storage.save_analysis(TableId("again"), '{"judge": "ж"}')
    await storage.save_par(CODE, StoredPar(2, 33.5, None, "greedy"))
    flip = Flip(FlipId("flip"), bytes(range(32)), preset("heroes"), "a seed")
    await storage.save_flip(flip)
    await storage.turn_flip(flip.id, 1)
    daily = a_table("daily")
    deal = a_deal(daily)._replace(code=DealCode("deal-2"))
    await storage.save_day(date(2024, 5, 4), daily, SECRET, deal)
    await storage.heartbeat()


async def start_game(storage: KeptStorage, name: str) -> None:
    """A running game with a clock and a bot, after one answer."""
    table = a_table(name, ADA_SITS, BOT_SITS)._replace(clock=60)
    await storage.open_table(table, SECRET)
    table = table._replace(version=2, status="playing", deal=CODE)
    opened, dealt = some_entries(1, 2)
    summary = GameSummary(2, 0, 3, (), (0, 1), (), ("map", "map"))
    await storage.start_game(
        table,
        SECRET._replace(nonces=("0" * 32,), seed="a seed"),
        a_deal(table),
        [opened, dealt._replace(is_secret=True)],
        FollowUp(asked=1, summary=summary, asked_seats=(0, 1)),
    )
    (drawn,) = some_entries(3)
    drawn = drawn._replace(seat=0, step=1, revision=0, state_hash=b"\x00state")
    answer = KeptAnswer(0, "command 1", '{"type":"saved"}')
    follow_up = FollowUp(summary=summary._replace(number=3, answered=(0,), maps=()))
    assert await storage.append(table.id, 2, [drawn], [answer], follow_up)


async def sample_rows() -> list[list[str]]:
    """The rows of such a device, in the order of their addresses."""
    keeper = MemoryKeeper()
    await fill(await KeptStorage.open(keeper, Clock()))
    return [[*address, value.decode()] for address, value in sorted(keeper.rows.items())]


async def stored_keeper(version: int) -> MemoryKeeper:
    """A keeper with the rows that the release of this format stored."""
    keeper = MemoryKeeper()
    rows = json.loads((STORED / f"format_{version}.json").read_text())
    await keeper.write([(store, key, value.encode()) for store, key, value in rows], [])
    return keeper


if __name__ == "__main__":
    rows = asyncio.run(sample_rows())
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    (STORED / f"format_{FORMAT}.json").write_text(f"[\n{lines}\n]\n")
