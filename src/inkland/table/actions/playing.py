"""Use cases of a game: start it, and answer its steps."""

import contextlib
from collections.abc import Awaitable, Sequence
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
    NoSuchTable,
    NotBegun,
    NotSeated,
    ServerBusy,
    StorageUnavailable,
    TableClosed,
)
from inkland.table.games import loaded_game
from inkland.table.games.mailbox import Command, opened_step
from inkland.table.games.summaries import summary_of
from inkland.table.ids import AccountId, DealCode, TableId, new_id
from inkland.table.storage.records import Account, Entry, FollowUp, Secret, StoredDeal, Table

_SAVED: Final = '{"type":"saved"'


async def start(context: Context, table_id: TableId, account: Account) -> Table:
    """Start the game, as the host; bots take the empty seats.

    All shuffles happen here: afterwards a game depends on the players' drawings only.
    """
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
        entries, follow_up = game_opening(table, seed)
        code = table.deal if deal is None else deal.code
        table = table._replace(version=table.version + 1, status="playing", deal=code, holds=())
        if await context.storage.start_game(table, secret, deal, entries, follow_up):
            ring_bell(context, table, number=len(entries))
            return table
    raise ServerBusy()


def game_opening(table: Table, seed: str) -> tuple[Sequence[Entry], FollowUp]:
    """The first entries of a table's game, and what to store along with them."""
    opening = loaded_game.new_game_log(table.id, seed)
    begun, entries = opening.with_events(new_game(table.options, seed))
    summary = summary_of(begun.number, begun.state)
    return entries, opened_step(begun.state)._replace(summary=summary)


async def _seed_of(context: Context, table: Table) -> tuple[Secret | None, StoredDeal | None, str]:
    """The seed of the game, with the secret and the deal to store for it.

    A new deal mixes in the nonces of all seats. For an existing deal both are None.
    """
    secret = await read_secret(context, table)
    if table.deal is not None or tutorial.is_tutorial(table):
        assert secret.seed is not None
        return None, None, secret.seed
    nonces = tuple(sorted(s.nonce for s in table.seats if s is not None and s.nonce is not None))
    seed = fairness.seed_of(table.id, secret.secret, nonces)
    deal = StoredDeal(DealCode(new_id()), table.id, table.options, table.commitment)
    return Secret(secret.secret, nonces, seed), deal, seed


async def act(context: Context, table_id: TableId, account: AccountId, command: Command) -> str:
    """Draw or take back, and return the answer, which is stored by then.

    Raises `NotSeated` unless the command is for the account's own seat, and `TableClosed` for a new
    command at a closed table. If a stand-in plays there, the player gets the seat back first.
    """
    table = await context.cached_table(table_id)
    if seating.seat_of(table, account) != command.seat:
        raise NotSeated()
    if table.status == "open":
        raise NotBegun()
    occupant = table.seats[command.seat]
    if table.status == "playing" and occupant is not None and occupant.bot is not None:
        with contextlib.suppress(NotBegun):  # the game has just ended: the mailbox refuses
            await come_back(context, table_id, account)
    command = command._replace(is_late=table.late_step == command.action.step)
    try:
        return await _count_answer(context, context.mailbox(table_id).post(command))
    except NoSuchTable:  # closed before its game, so there is nothing to repeat
        raise TableClosed() from None


async def act_as_bot(
    context: Context, table_id: TableId, seat: int, name: str, action: Action
) -> str | None:
    """Post a bot's action to the mailbox; None if no bot plays for the seat any more."""
    table = await context.cached_table(table_id)
    occupant = table.seats[seat]
    if occupant is None or (occupant.bot is None and table.late_step != action.step):
        return None
    return await context.mailbox(table_id).post(Command(seat, name, action, is_bots=True))


async def _count_answer(context: Context, answer: Awaitable[str]) -> str:
    """Wait for the answer to a command; count it by outcome and time."""
    started_at = perf_counter()
    try:
        text = await answer
    except StorageUnavailable:
        context.counters.command("busy", perf_counter() - started_at)
        raise
    context.counters.command(
        "saved" if text.startswith(_SAVED) else "refused", perf_counter() - started_at
    )
    return text
