"""Make a finished game with many seats, straight in the database: its players are random."""

import asyncio
import secrets
from random import Random

from inkland.bots.random_bot import RandomBot
from inkland.protocol.resources import NewTable, Sit
from inkland.rules import Draw, view
from inkland.server.context import ServerContext
from inkland.server.tables.storage import PostgresStorage
from inkland.table.actions import joining, opening, playing
from inkland.table.bus.local import LocalBus
from inkland.table.games.mailbox import Command
from inkland.table.ids import AccountId, new_id
from inkland.table.storage.records import Account
from proof.hostile.readers import FinishedGame


async def play_out(conninfo: str, seats: int, random: Random) -> FinishedGame:
    """Play a game of so many seats from its opening to its end, as fast as it goes."""
    storage = await PostgresStorage.open(conninfo)
    context = ServerContext(storage, LocalBus())
    people = [Account(AccountId(new_id()), f"Author {seat + 1}") for seat in range(seats)]
    for account in people:
        await storage.add_guest(account, secrets.token_bytes(32))
    table = await opening.open_table(context, people[0], NewTable(seats=seats))
    for account in people:
        await joining.sit(context, table.id, account, Sit(nonce=secrets.token_hex(16)))
    await playing.start(context, table.id, people[0])
    mailbox, bot = context.mailbox(table.id), RandomBot()
    while (step := (game := await mailbox.game()).state.step) is not None:
        drawings = [(seat, bot.answer(view(game.state, seat), random)) for seat in step.asked]
        await asyncio.gather(
            *(
                mailbox.post(Command(seat, secrets.token_hex(16), Draw(seat, step.number, drawing)))
                for seat, drawing in drawings
            )
        )
    await storage.close()
    return FinishedGame(table.id, seats)
