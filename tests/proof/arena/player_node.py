"""A node of an arena, as a process of its own: the whole application with its background tasks, and
scripted players who use it without a socket.

All that it knows about its players is in the database. So it can be killed at any moment; started
again, it finds out where each of them is, and they play on.
"""

import argparse
import asyncio
import random
import secrets
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

from inkland.bots.random_bot import RandomBot
from inkland.rules import Draw, view
from inkland.server.configuration.settings import Settings
from inkland.server.context import ServerContext
from inkland.server.errors import EventLeftTooOften, EventNotRunning
from inkland.server.features.contests import entries
from inkland.server.features.contests.queries import ContestEntry, ContestId
from inkland.server.features.programs.token_sockets import TokenSockets
from inkland.server.ports import Ports, connect
from inkland.server.request_context import RequestContext
from inkland.server.tasks import Tasks
from inkland.table.actions import joining, playing
from inkland.table.actions.seating import seat_of
from inkland.table.errors import ServiceRefusal, StorageUnavailable
from inkland.table.games.mailbox import Command
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import Account

T = TypeVar("T")

POLL_SECONDS: Final = 0.5
QUITTING: Final = 0.02  # of all tables that a player leaves in the middle
STEPS_BEFORE_QUITTING: Final = 8


class PlayerNode:
    """The application, and the players of this node."""

    def __init__(self, context: ServerContext, contest: ContestId, people: list[Account]) -> None:
        self._context = context
        self._contest = contest
        self._people = {one.id: one for one in people}
        self._tables: dict[TableId, asyncio.Task[None]] = {}
        self._random = random.Random()

    async def play(self) -> None:
        """Let all players play until the arena is over, and their last games are."""
        await asyncio.gather(*map(self._attend, self._people.values()))
        await asyncio.gather(*self._tables.values())

    async def _attend(self, account: Account) -> None:
        """Enter again and again, as a player at the page does."""
        await asyncio.sleep(self._random.uniform(0, 3))
        while True:
            try:
                entry = await self._patiently(lambda: self._enter(account))
            except (EventNotRunning, EventLeftTooOften):
                break
            while entry.status != "playing" and entry.waiting is not None:
                await asyncio.sleep(POLL_SECONDS)
                entry = await self._patiently(lambda: self._entry(account))
                if await self._is_over():
                    break
            if entry.table is not None and entry.status == "playing":
                await self._at_table(entry.table)
            elif await self._is_over():
                break
            await asyncio.sleep(self._random.uniform(0, 2))
        last = await self._patiently(lambda: self._entry(account))
        if last.table is not None and last.status == "playing":
            await self._at_table(last.table)

    async def _enter(self, account: Account) -> ContestEntry:
        return await entries.enter(self._context, self._contest, account, has_more_time=False)

    async def _entry(self, account: Account) -> ContestEntry:
        found = await entries.entry(self._context, self._contest, account)
        assert found is not None, f"{account.id} is lost"
        return found

    async def _is_over(self) -> bool:
        now = await self._patiently(self._context.storage.now)
        listed = await self._patiently(lambda: entries.load_contest(self._context, self._contest))
        return now >= listed.contest.ends_at

    async def _at_table(self, table: TableId) -> None:
        """Wait for the end of a game, which one task plays for all players of this node."""
        if table not in self._tables:
            self._tables[table] = asyncio.create_task(self._play_table(table))
        await self._tables[table]

    async def _play_table(self, table_id: TableId) -> None:
        is_left = self._random.random() >= QUITTING
        while True:
            try:
                table = await self._context.load_table(table_id)
                if table.status != "playing":
                    return
                game = await self._context.game(table_id)
                step = game.state.step
                if not is_left and game.state.last_step > STEPS_BEFORE_QUITTING:
                    is_left = True
                    own = next(s.account for s in table.seats if s and s.account in self._people)
                    assert own is not None
                    await joining.leave(self._context, table_id, self._people[own])
                    continue
                own_seats = [
                    (seat, occupant.account)
                    for seat, occupant in enumerate(table.seats)
                    if occupant is not None and occupant.bot is None
                    if occupant.account in self._people and step is not None
                    if seat in step.asked and step.answers[seat] is None
                ]
                for seat, account in own_seats:
                    assert account is not None and seat_of(table, account) == seat
                drawings = [
                    (seat, account, RandomBot().answer(view(game.state, seat), self._random))
                    for seat, account in own_seats
                ]
                await asyncio.gather(
                    *(
                        playing.act(
                            self._context,
                            table_id,
                            account,
                            Command(
                                seat,
                                secrets.token_hex(16),
                                Draw(seat, game.state.last_step, drawing),
                            ),
                        )
                        for seat, account, drawing in drawings
                        if account is not None
                    )
                )
                await asyncio.sleep(0 if own_seats else POLL_SECONDS)
            except (StorageUnavailable, ServiceRefusal):
                await asyncio.sleep(POLL_SECONDS)

    async def _patiently(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask until the database is back."""
        while True:
            try:
                return await ask()
            except StorageUnavailable:
                await asyncio.sleep(POLL_SECONDS)


async def _connect(settings: Settings, url: str) -> Ports:
    """Connect to the database, which may just be away."""
    while True:
        try:
            return await connect(settings, url)
        except StorageUnavailable:
            await asyncio.sleep(POLL_SECONDS)


async def run(arguments: argparse.Namespace) -> None:
    """Run the application, and let its players play."""
    settings = Settings(
        database_url=arguments.url,
        data=Path(arguments.folder),
        judge=0,
        par=False,
        statistics=0,
        strength=False,
        archive_days=0,
        notices=False,
        fast=False,
        workers=1,
    )
    ports = await _connect(settings, arguments.url)
    shared = RequestContext(settings, ports)
    names = [AccountId(f"player-{n}") for n in range(arguments.first, arguments.last)]
    contest = ContestId(arguments.contest)
    async with Tasks(shared, ports, TokenSockets(ports.storage)).run():
        node = PlayerNode(shared.context, contest, [Account(name, name) for name in names])
        await node.play()
    await ports.close()


def main() -> None:
    """Run the node."""
    parser = argparse.ArgumentParser()
    for name in ("url", "folder", "contest"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--first", type=int, required=True)
    parser.add_argument("--last", type=int, required=True)
    asyncio.run(run(parser.parse_args(sys.argv[1:])))


if __name__ == "__main__":
    main()
