"""Contexts with guests and tables, in memory unless a test has its own, for tests of use cases."""

import asyncio
import secrets
from collections.abc import Awaitable
from typing import Any, TypeVar

from inkland import fairness
from inkland.bots.games.self_play import seat_rngs
from inkland.bots.random_bot import RandomBot
from inkland.protocol.messages import Saved, decode_server
from inkland.protocol.resources import NewTable, Sit
from inkland.rules import Draw, Event, view
from inkland.table.actions import joining, opening, playing, queries
from inkland.table.bus.local import LocalBus
from inkland.table.context import Context
from inkland.table.games.finished_games import decode_events
from inkland.table.games.mailbox import Command
from inkland.table.ids import AccountId, TableId
from inkland.table.review import documents
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.records import Account, Table

T = TypeVar("T")

ANN = Account(AccountId("ann"), "Ann", "blue")
BEN = Account(AccountId("ben"), "Ben", "blue")
EVE = Account(AccountId("eve"), "Eve")
UNKNOWN_TABLE = TableId("0" * 26)


def seat_request(**fields: Any) -> Sit:
    """A request to sit down, with a nonce."""
    return Sit(nonce=secrets.token_hex(16), **fields)


def run(scenario: Awaitable[T]) -> T:
    """Run the coroutine in a new event loop."""

    async def awaiting() -> T:
        return await scenario

    return asyncio.run(awaiting())


def memory_storage(*accounts: Account) -> MemoryStorage:
    """Storage of tables in memory, which knows these accounts."""
    storage = MemoryStorage()
    storage.state.accounts.update({account.id: account for account in accounts})
    return storage


async def opened(context: Context | None = None, **fields: Any) -> tuple[Context, Table]:
    """A context with guests, in memory if none is given, and a table that Ann has opened."""
    if context is None:
        context = Context(memory_storage(ANN, BEN, EVE), LocalBus())
    return context, await opening.open_table(context, ANN, NewTable(**fields))


async def started(
    seats: int = 2, context: Context | None = None, **fields: Any
) -> tuple[Context, Table]:
    """A started game of Ann, of Ben if there is a second seat, and of bots on the other seats."""
    context, table = await opened(context, seats=seats, **fields)
    for account in (ANN, BEN)[:seats]:
        table = await joining.sit(context, table.id, account, seat_request())
    return context, await playing.start(context, table.id, ANN)


async def events_of(
    context: Context, table: TableId, account: Account | None = None
) -> tuple[Event, ...]:
    """All events of a finished game."""
    await queries.finished_table(context, table, account)
    return decode_events(await context.finished_games.events(table))


async def transcript_of(context: Context, table: TableId, account: Account | None = None) -> str:
    """The transcript of a finished game."""
    return (await documents.transcript(context, table, account)).body.decode()


async def proof_of(
    context: Context, table: TableId, account: Account | None = None
) -> fairness.Proof:
    """The proof of a finished or closed table."""
    return fairness.from_json((await documents.proof(context, table, account)).body.decode())


async def play(context: Context, table: TableId) -> None:
    """Play the game to its end with random drawings."""
    bot, rngs = RandomBot(), seat_rngs("a seed", 100)
    mailbox = context.mailbox(table)
    while (step := (await mailbox.game()).state.step) is not None:
        state = (await mailbox.game()).state
        for seat in step.asked:
            drawing = bot.answer(view(state, seat), rngs[seat])
            command = Command(seat, secrets.token_hex(16), Draw(seat, step.number, drawing))
            assert isinstance(decode_server(await mailbox.post(command)), Saved)
