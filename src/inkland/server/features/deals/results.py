"""Results on a deal: how people did with the same cards, compared by number of seats."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec

from inkland.cards import CardId
from inkland.rules import Event, State, evolve, solo
from inkland.rules.events import TurnEnded
from inkland.server.errors import NoSuchResult
from inkland.server.features.deals.resources import DealResult, DealStanding
from inkland.table.actions import queries, visibility
from inkland.table.actions.seating import seat_of
from inkland.table.context import Context
from inkland.table.errors import NoSuchDeal, NotBegun, NotSeated
from inkland.table.games.encoding import SEAT
from inkland.table.games.finished_games import decode_events
from inkland.table.ids import DealCode, TableId
from inkland.table.storage import records
from inkland.table.storage.records import (
    Account,
    RankedResult,
    Standing,
    StarCount,
    StoredDeal,
    StoredPar,
    Table,
)

RESULTS_SHOWN: Final = 50  # for each number of seats
FEWEST_COMPARED: Final = 10  # results needed for a percentage


class DealSummary(NamedTuple):
    """A deal and its results; the edicts are empty until a game has started and revealed them."""

    deal: StoredDeal
    edicts: tuple[CardId, ...]
    results: tuple[RankedResult, ...]
    standings: tuple[Standing, ...]
    is_seen: bool
    pars: tuple[StoredPar, ...]
    star_counts: tuple[StarCount, ...] = ()


class DrawnMap(msgspec.Struct, frozen=True):
    """The map of a seat, encoded, at the end of its game or after some turn."""

    seat: Any
    edicts: tuple[CardId, ...]
    map_sheet: str
    turn: int
    card: CardId | None


class TurnReached(NamedTuple):
    """The last turn that has ended in a game; whether its next turn has not begun."""

    ended: int
    is_between: bool


def better_than(standing: Standing) -> int | None:
    """Return the percentage of others with fewer stars; None below ten results that count."""
    if standing.worse is None or standing.rated < FEWEST_COMPARED:
        return None
    return 100 * standing.worse // (standing.rated - 1)


def distribution(standing: Standing, counts: Iterable[StarCount]) -> tuple[tuple[int, int], ...]:
    """Return how many results have how many stars; empty below ten results that count."""
    if standing.rated < FEWEST_COMPARED:
        return ()
    return tuple((one.stars, one.results) for one in counts if one.seats == standing.seats)


async def deal_summary(
    context: Context, code: DealCode, account: Account | None, at: TableId | None = None
) -> DealSummary:
    """Return a deal and its results. No pars while the table `at`, or the account's own, plays.

    Star counts are read once there are enough results for any number of seats.

    Raises `NoSuchDeal`, or the refusal of a sealed deal that the account has not played.
    """
    deal = await queries.load_deal(context, code)
    await visibility.check_deal_visible(context, code, account)
    results = await context.storage.results(code, RESULTS_SHOWN)
    edicts = await _edicts(context, deal, results)
    standings = await context.storage.standings(code, None if account is None else account.id)
    first = None if account is None else await context.storage.first_seen_at(code, account.id)
    pars = await _pars(context, code, first, at)
    has_enough = any(standing.rated >= FEWEST_COMPARED for standing in standings)
    counts = await context.storage.star_counts(code) if has_enough else ()
    return DealSummary(deal, edicts, results, standings, first is not None, pars, counts)


async def _pars(context: Context, code: DealCode, *tables: TableId | None) -> tuple[StoredPar, ...]:
    """Return the pars; none while a game at one of these tables goes on, whose players see it."""
    for table in tables:
        found = None if table is None else await context.storage.table(table)
        if found is not None and found.status == "playing":
            return ()
    return await context.storage.pars(code)


async def _edicts(
    context: Context, deal: StoredDeal, results: tuple[RankedResult, ...]
) -> tuple[CardId, ...]:
    """Return the edicts from a started game, where they are public; no secret is read."""
    for table in (deal.dealt_at, *(result.table for result in results[:1])):
        found = await context.load_table(table)
        if found.status == "finished":
            return (await _drawn_map(context, found, 0, None)).edicts
        if found.status == "playing":
            return (await context.game(table)).state.edicts
    return ()


async def result_map(
    context: Context, code: DealCode, key: str, account: Account | None
) -> tuple[RankedResult, DrawnMap]:
    """Return a result and its final map; the account counts as having seen the deal from now on."""
    await queries.load_deal(context, code)
    await visibility.check_deal_visible(context, code, account)
    result = await _result(context, code, key)
    table = await queries.finished_table(context, result.table, account)
    return result, await _drawn_map(context, table, result.result.seat, None)


async def ghost(
    context: Context, table_id: TableId, account: Account, key: str
) -> tuple[RankedResult, DrawnMap]:
    """Return another result on the deal that a player is playing, and its map at the player's turn.

    Raises `NotSeated`, `NotBegun`, `NoSuchDeal` or `NoSuchResult`.
    """
    table = await context.load_table(table_id)
    if seat_of(table, account.id) is None:
        raise NotSeated()
    if table.status not in ("playing", "finished"):
        raise NotBegun()
    if table.deal is None:
        raise NoSuchDeal()
    await visibility.check_deal_visible(context, table.deal, account)
    result = await _result(context, table.deal, key)
    mine = (await context.game(table_id)).state
    table = await context.load_table(result.table)
    return result, await _drawn_map(context, table, result.result.seat, turn_reached(mine))


def turn_reached(state: State) -> TurnReached | None:
    """Return how far a game has come; None if it is over."""
    if state.ending is not None:
        return None
    return TurnReached(state.turn - (state.card is not None), state.card is None)


def state_at(events: Iterable[Event], reached: TurnReached | None) -> State:
    """Return the game as it was at that turn, before any card that was not revealed by then."""
    state = State()
    for event in events:
        after = evolve(state, event)
        if reached is not None and after.turn > reached.ended:
            break
        state = after
        # What follows the last turn of a season may not have happened in the other game yet.
        if (
            reached is not None
            and reached.is_between
            and isinstance(event, TurnEnded)
            and event.turn == reached.ended
        ):
            break
    return state


async def _result(context: Context, code: DealCode, key: str) -> RankedResult:
    found = await context.storage.result(code, key)
    if found is None:
        raise NoSuchResult()
    return found


async def _drawn_map(
    context: Context, table: Table, seat: int, reached: TurnReached | None
) -> DrawnMap:
    found = await context.finished_games.document(table, encode_map, seat, reached)
    return msgspec.json.decode(found.body, type=DrawnMap)


# --- In a worker process


def encode_map(lines: bytes, seat: int, reached: TurnReached | None) -> bytes:
    """Encode the map of a seat at that turn of a finished game, or at its end."""
    state = state_at(decode_events(lines), reached)
    card = state.revealed[-1] if state.revealed else None
    map_sheet = state.options.map_sheet
    drawn = DrawnMap(SEAT.to_plain(state.seats[seat]), state.edicts, map_sheet, state.turn, card)
    return msgspec.json.encode(drawn)


# --- As readers see them


def deal_result(
    result: records.RankedResult, account: Account | None, at: str | None = None
) -> DealResult:
    """Return a result as the reader sees it."""
    rating = result.result.rating
    return DealResult(
        id=result.key,
        name=result.name,
        bot=result.bot,
        seats=result.seats,
        stars=result.result.stars,
        place=result.result.place,
        rating=rating,
        title=None if rating is None else solo.title(rating),
        counted=result.counted,
        rank=result.rank,
        is_member=result.is_member,
        is_yours=account is not None and result.account == account.id,
        is_here=result.table == at,
        finished_at=result.finished_at.isoformat(),
    )


def deal_standing(
    standing: records.Standing, counts: Iterable[records.StarCount] = ()
) -> DealStanding:
    """Return how the results of a number of seats compare."""
    return DealStanding(
        standing.seats,
        standing.rated,
        standing.place,
        better_than(standing),
        standing.stars,
        distribution(standing, counts),
    )
