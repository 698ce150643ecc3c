"""Making dumps of open data: finished public games whose people have all agreed.

A game is in one dump at most, and pseudonyms are drawn anew for each dump and kept nowhere. So
nothing tells whose pseudonyms of two dumps belong together.
"""

import asyncio
import logging
import random
import secrets
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from inkland.cards.own_maps import is_own
from inkland.open_data.dump_files import LONGEST_LINE, NewDump, describe, dump_name, new_dump
from inkland.open_data.published_game import PublishedSeat, SeatKind, game_line
from inkland.rules.events import GameOpened
from inkland.server.features.open_data.queries import DumpedSeat, DumpQueries, PublishedDump
from inkland.server.postgres.operator_connection import run_on_database
from inkland.server.tables.storage import PostgresStorage
from inkland.table.actions.visibility import day_at
from inkland.table.games.finished_games import decode_events
from inkland.table.ids import AccountId, TableId
from inkland.table.worker_pool import InlineWorkerPool, WorkerPool

AT_LEAST: Final = 100  # games of a nightly dump: in a smaller one a table is easily recognised
MAX_GAMES: Final = 10_000  # of one dump
CHECK_SECONDS: Final = 600.0

log = logging.getLogger(__name__)


class MadeDump(NamedTuple):
    """A dump that was made."""

    file: Path
    games: int


class UnknownDumps(RuntimeError):
    """The folder has dumps that the database does not know, as after a restored backup.

    Their games would be published once more, with other pseudonyms.
    """

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(f"the database does not know {', '.join(names)}")


class DumpMaker:
    """Makes dumps in a folder; several processes and a kill at any moment do no harm."""

    def __init__(
        self, storage: PostgresStorage, folder: Path, workers: WorkerPool | None = None
    ) -> None:
        self._storage = storage
        self._folder = folder
        self._workers = workers or InlineWorkerPool()
        self._random = random.SystemRandom()

    async def make_nightly(self) -> bool:
        """Make the dump of this day unless there is one; False if there is nothing to do."""
        published = await DumpQueries(self._storage.database).published()
        today = day_at(await self._storage.now())
        if published and day_at(published[0].published_at) == today:
            return False
        return await self.make(AT_LEAST) is not None

    async def make(self, at_least: int = 1) -> MadeDump | None:
        """Make the next dump; None if fewer games wait for it.

        What is written is thrown away if somebody says no before it is published, or if another
        process has published it.
        """
        while (
            dump := await DumpQueries(self._storage.database).begin(at_least, MAX_GAMES)
        ) is not None:
            if (made := await self._make(dump)) is not None:
                return made
        return None

    async def _make(self, dump: str) -> MadeDump | None:
        dumps = DumpQueries(self._storage.database)
        file = self._folder / dump_name(dump)
        published = await dumps.published()
        self._check_known(dump, published)
        with new_dump(self._folder) as new:
            games = await self._write(dump, new)
            size, hash = await asyncio.to_thread(new.finish)
            sums = {dump_name(one.id): one.hash for one in published} | {file.name: hash}

            def put() -> None:
                new.put(file)
                describe(self._folder, sums)

            made = PublishedDump(dump, await self._storage.now(), new.games, size, hash)
            if not await dumps.publish(made, games, put):
                return None
        log.info("dump published", extra={"dump": dump, "count": new.games})
        return MadeDump(file, new.games)

    def _check_known(self, dump: str, published: Sequence[PublishedDump]) -> None:
        known = {dump_name(one) for one in (dump, *(one.id for one in published))}
        here = {file.name for file in self._folder.glob(dump_name("*"))}
        if unknown := sorted(here - known):
            raise UnknownDumps(unknown)

    async def _write(self, dump: str, new: NewDump) -> tuple[TableId, ...]:
        """Write the games of a dump, in no order; return which."""
        games = list(await DumpQueries(self._storage.database).games(dump))
        self._random.shuffle(games)
        pseudonyms: defaultdict[AccountId, str] = defaultdict(lambda: secrets.token_hex(6))
        for game in games:
            events = await self._storage.finished_events(game.game)
            seats = tuple(_published(seat, pseudonyms) for seat in game.seats)
            line = await self._workers.run(encode_line, events, game.month, seats)
            if line is None:
                log.error("a game cannot be published", extra={"table": game.game})
            else:
                new.write_line(line)
        return tuple(game.game for game in games)


def _published(seat: DumpedSeat, pseudonyms: dict[AccountId, str]) -> PublishedSeat:
    if seat.account is None:
        return PublishedSeat("bot", None, seat.bot, 0)
    kind: SeatKind = "bot account" if seat.is_bot_account else "person"
    return PublishedSeat(kind, pseudonyms[seat.account], None, seat.stand_in_drawings)


def make_on_database(data: Path, folder: Path, at_least: int) -> MadeDump | None:
    """Make a dump of the database at `INKLAND_DATABASE_URL`, or in a data folder."""

    async def make(conninfo: str) -> MadeDump | None:
        storage = await PostgresStorage.open(conninfo, 1)
        try:
            return await DumpMaker(storage, folder).make(at_least)
        finally:
            await storage.close()

    return run_on_database(data, make)


# --- In a worker process


def encode_line(lines: bytes | None, month: str, seats: tuple[PublishedSeat, ...]) -> str | None:
    """The line of a game; None for one that cannot be read, which must not hold up all others.

    None, too, for one on an own map, which would give its maker away.
    """
    try:
        events = decode_events(lines or b"")
        opened = events[0]
        assert isinstance(opened, GameOpened)
        line = None if is_own(opened.options.map_sheet) else game_line(events, month, seats)
    except Exception:  # whatever is broken in it
        return None
    return line if line is not None and len(line.encode()) <= LONGEST_LINE else None
