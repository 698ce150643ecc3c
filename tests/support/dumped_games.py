"""Games of Ada and others that dumps are made of."""

import json
from pathlib import Path
from typing import Any, Final

from inkland.open_data.dump_files import read_dump
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential
from inkland.server.features.open_data.dumps import DumpMaker
from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import PlayerId, TableId
from inkland.table.storage.records import Account, Occupant
from support.finished_games import golden_events, store_finished
from support.storage_samples import ADA, BOB

GAME: Final = golden_events("shared_win")


async def agree(storage: PostgresStorage, *accounts: Account) -> None:
    """Make members of these, who let their games be used."""
    for account in accounts:
        name = account.name.lower()
        player = PlayerId(name.upper())
        await AccountQueries(storage.database).become_member(
            Credential(account.id, name, name, player, "hash")
        )
        await StatisticsQueries(storage.database).show(account.id, (), allows_reuse=True)


async def played(storage: PostgresStorage, other: Account = BOB, *, public: bool = True) -> TableId:
    """A game of Ada and another."""
    seat = Occupant(other.name, "blue", other.id)
    return await store_finished(storage, GAME, ADA.id, seat, public=public)


async def published(storage: PostgresStorage, folder: Path) -> list[dict[str, Any]]:
    """The games of the next dump."""
    made = await DumpMaker(storage, folder).make()
    return [] if made is None else [json.loads(line) for line in read_dump(made.file)]
