"""Use cases of a game: start it, and answer its steps."""

import contextlib
from collections.abc import Awaitable
from time import perf_counter
from typing import Final

from inkland import fairness
from inkland.rules import Action, new_game
from inkland.table.actions import seating, tutorial
from inkland.table.actions.joining import come_back
from inkland.table.actions.preconditions import require_host, require_open
from inkland.table.actions.queries import read_secret
from inkland.table.actions.saving import MAX_RETRIES, ring_bell
from inkland.table.context import Context
from inkland.table.errors import (
    NotBegun,
    NotSeated,
    ServerBusy,
    StorageUnavailable,
    TableClosed,
)
from inkland.table.games import loaded_game
from inkland.table.games.mailbox import Command
from inkland.table.ids import AccountId, DealCode, TableId, new_id
from inkland.table.storage.records import Account, FollowUp, Secret, StoredDeal, Table

_SAVED: Final = '{"type":"saved"'


async def start(context: Context, table_id: TableId, account: Account) -> Table:
    """The host starts the game; bots take what seats are empty. All chance is spent here."""
    async with context.table_lock(table_id):
        return await _start(context, table_id, account)


async def _start(context: Context, table_id: TableId, account: Account) -> Table:
    for _race in range(MAX_RETRIES):
        table = await context.load_table(table_id)
        require_host(table, account)
        require_open(table)
        for number, occupant in enumerate(table.seats):
            if occupant is None:
                table = seating.with_seat(
                    table, number, seating.seat_for_bot(table, seating.STAND_IN)
                )
        secret, deal, seed = await _seed_of(context, table)
        opening = loaded_game.new_game_log(table.id, seed)
        begun, entries = opening.with_events(new_game(table.options, seed))
        code = table.deal if deal is None else deal.code
        table = table._replace(version=table.version + 1, status="playing", deal=code)
        follow_up = FollowUp(asked=begun.state.last_step)
        if await context.storage.start_game(table, secret, deal, entries, follow_up):
            ring_bell(context, table, number=len(entries))
            return table
    raise ServerBusy()


async def _seed_of(context: Context, table: Table) -> tuple[Secret | None, StoredDeal | None, str]:
    """The seed of the table, and what is new about it: a fresh deal mixes in all nonces."""
    secret = await read_secret(context, table)
    if table.deal is not None or tutorial.is_tutorial(table):
        assert secret.seed is not None
        return None, None, secret.seed
    nonces = tuple(sorted(s.nonce for s in table.seats if s is not None and s.nonce is not None))
    seed = fairness.seed_of(table.id, secret.secret, nonces)
    deal = StoredDeal(DealCode(new_id()), table.id, table.options, table.commitment)
    return Secret(secret.secret, nonces, seed), deal, seed


async def act(context: Context, table_id: TableId, account: AccountId, command: Command) -> str:
    """Draw or take back: the answer, once it is kept. The command's seat must be one's own.

    Who was away and draws has come back.
    """
    table = await context.cached_table(table_id)
    if seating.seat_of(table, account) != command.seat:
        raise NotSeated()
    if table.status == "open":
        raise NotBegun()
    if table.status == "closed":
        raise TableClosed()
    occupant = table.seats[command.seat]
    if table.status == "playing" and occupant is not None and occupant.bot is not None:
        with contextlib.suppress(NotBegun):  # it has ended meanwhile, and the mailbox knows
            await come_back(context, table_id, account)
    return await _count_answer(context, context.mailbox(table_id).post(command))


async def act_as_bot(
    context: Context, table_id: TableId, seat: int, name: str, action: Action
) -> str | None:
    """A bot's action takes the way of everyone's; None if the seat is no longer a bot's."""
    occupant = (await context.cached_table(table_id)).seats[seat]
    if occupant is None or occupant.bot is None:
        return None
    return await context.mailbox(table_id).post(Command(seat, name, action, is_bots=True))


async def _count_answer(context: Context, answer: Awaitable[str]) -> str:
    """Wait for the answer to a command, and count it."""
    begun = perf_counter()
    try:
        text = await answer
    except StorageUnavailable:
        context.counters.command("busy", perf_counter() - begun)
        raise
    context.counters.command(
        "saved" if text.startswith(_SAVED) else "refused", perf_counter() - begun
    )
    return text
