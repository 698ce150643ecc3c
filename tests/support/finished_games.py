"""Finished games that are stored at once, without being played."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from inkland.fairness import commitment
from inkland.rules import Event
from inkland.rules.events import GameOpened
from inkland.rules.replay import replay
from inkland.table.games.loaded_game import new_game_log
from inkland.table.games.mailbox import results_of
from inkland.table.ids import AccountId, DealCode, TableId, new_id
from inkland.table.storage.port import Storage
from inkland.table.storage.records import FollowUp, Occupant, Secret, StoredDeal, Table

_GOLDEN: Final = Path(__file__).parents[1] / "golden"
_SECRET: Final = bytes(32)


def golden_events(name: str) -> tuple[Event, ...]:
    """The events of a golden transcript."""
    return replay((_GOLDEN / f"{name}.txt").read_text()).events


async def store_finished(
    storage: Storage,
    events: tuple[Event, ...],
    host: AccountId,
    *others: Occupant,
    public: bool = False,
) -> TableId:
    """Store a game with the host on the first seat, then these and bots; return its table."""
    opened = events[0]
    assert isinstance(opened, GameOpened)
    table_id, code = TableId(new_id()), DealCode(new_id())
    bots = [
        Occupant(f"Bot {seat}", "blue", bot="random")
        for seat in range(1 + len(others), opened.options.seats)
    ]
    table = Table(
        id=table_id, version=1, title="a finished game", public=public, host=host, status="open",
        options=opened.options,
        seats=(Occupant("Host", "red", host, nonce="0" * 32), *others, *bots),
        commitment=commitment(table_id, _SECRET), dealt_at=table_id, deal=None, rematch=None,
        opened_at=datetime.now(UTC),
    )  # fmt: skip
    seed = "0" * 64
    secret = Secret(_SECRET, ("0" * 32,), seed)
    game, entries = new_game_log(table_id, seed).with_events(events)
    await storage.open_table(table, Secret(_SECRET))
    playing = table._replace(version=2, status="playing", deal=code)
    deal = StoredDeal(code, table_id, table.options, table.commitment)
    assert await storage.start_game(playing, secret, deal, entries[:1])
    follow_up = FollowUp(results=results_of(game))
    assert await storage.append(table_id, 1, entries[1:], (), follow_up)
    return table_id
