"""Use cases of lists of games: those of an account, on any of its devices, and public ones."""

import base64
import binascii
from collections.abc import Iterable
from datetime import UTC
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from inkland.table.actions import seating
from inkland.table.context import Context
from inkland.table.errors import BadRequest, NotOver, NotSeated
from inkland.table.games import loaded_game
from inkland.table.games.summaries import summary_of
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.game_summary import GameSummary
from inkland.table.storage.own_games_port import (
    MAX_SETTLED,
    FinishedKey,
    ListedGame,
    RunningKey,
    WatchedGame,
)
from inkland.table.storage.records import Account, StoredGame

ListState: TypeAlias = Literal["running", "finished"]
Key = TypeVar("Key", RunningKey, FinishedKey)

PAGE_SIZE: Final = 20
MAX_WATCHED: Final = 12
WATCHED_SEATS: Final = 6  # of a game; a table may have a hundred
MAX_CURSOR_LENGTH: Final = 200


class GamePage(NamedTuple):
    """A page of an account's games, the cursor of the next one, and how many turns wait in all."""

    games: tuple[ListedGame, ...]
    cursor: str | None
    turns: int


async def own_games(
    context: Context, account: Account, state: ListState, cursor: str | None
) -> GamePage:
    """A page of the account's games; raises `BadRequest` for a cursor that is none of ours.

    Games that another release has played or finished are brought up to date before.
    """
    if state == "running":
        return await _running(context, account.id, _decode(cursor, RunningKey))
    return await _finished(context, account.id, _decode(cursor, FinishedKey))


async def mark_end_seen(context: Context, table_id: TableId, account: Account) -> None:
    """Note that the account has seen how its game ended."""
    table = await context.load_table(table_id)
    if seating.seat_of(table, account.id) is None:
        raise NotSeated()
    if table.status != "finished":
        raise NotOver()
    await context.storage.own_games().mark_end_seen(table_id, account.id)


async def watched_games(context: Context, limit: int) -> tuple[WatchedGame, ...]:
    """Public games that people play, the last played first."""
    return await context.storage.own_games().watched(limit, WATCHED_SEATS)


async def save_summaries(context: Context, tables: Iterable[TableId]) -> None:
    """Fold games whose stored summary is not of their last event, and store one that is."""
    for table in tables:
        stored = await context.storage.game(table)
        if stored is not None and stored.number:
            summary = await context.workers.run(summary_of_stored, stored)
            await context.storage.own_games().save_summary(table, summary)


def summary_of_stored(stored: StoredGame) -> GameSummary:
    """Fold a stored game and return its summary; runs in a worker."""
    game, _events = loaded_game.load(stored)
    return summary_of(game.number, game.state)


async def _running(context: Context, account: AccountId, after: RunningKey | None) -> GamePage:
    storage = context.storage.own_games()
    unsettled = await storage.unsettled(account, PAGE_SIZE)
    if unsettled.has_ended:
        await storage.settle(account, MAX_SETTLED)
    await save_summaries(context, unsettled.stale)
    found = await storage.running(account, PAGE_SIZE + 1, after)
    return GamePage(*_page(found.games), found.turns)


async def _finished(context: Context, account: AccountId, after: FinishedKey | None) -> GamePage:
    storage = context.storage.own_games()
    unsettled = await storage.unsettled(account, PAGE_SIZE)
    if unsettled.has_ended:
        await storage.settle(account, MAX_SETTLED)
    found = await storage.finished(account, PAGE_SIZE + 1, after)
    if stale := [game.id for _key, game in found[:PAGE_SIZE] if game.summary is None]:
        await save_summaries(context, stale)
        found = await storage.finished(account, PAGE_SIZE + 1, after)
    turns = (await storage.running(account, 1)).turns
    return GamePage(*_page(found), turns)


def _page(
    found: tuple[tuple[Key, ListedGame], ...],
) -> tuple[tuple[ListedGame, ...], str | None]:
    """The games of a page, and its cursor if one more was found than a page has."""
    games = tuple(game for _key, game in found[:PAGE_SIZE])
    return games, _encode(found[PAGE_SIZE - 1][0]) if len(found) > PAGE_SIZE else None


def _encode(key: RunningKey | FinishedKey) -> str:
    return base64.urlsafe_b64encode(msgspec.json.encode(key)).decode().rstrip("=")


def _decode(cursor: str | None, kind: type[Key]) -> Key | None:
    if cursor is None:
        return None
    try:
        text = base64.b64decode(cursor + "=" * (-len(cursor) % 4), b"-_", validate=True)
        key = msgspec.json.decode(text, type=kind)
        if isinstance(key, FinishedKey):
            key.ended_at.astimezone(UTC)  # the last hours of year 9999 may be none in UTC
        return key
    except (binascii.Error, msgspec.MsgspecError, ValueError, OverflowError):
        raise BadRequest(reason="cursor") from None
