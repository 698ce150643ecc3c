"""Results on a deal: how people did with the same cards, compared by number of seats."""

import asyncio
from typing import Final, NamedTuple

from inkland.cards import CardId
from inkland.rules import Event, Seat, State, evolve, fold
from inkland.rules.events import TurnEnded
from inkland.server.errors import NoSuchResult
from inkland.table.actions import queries, visibility
from inkland.table.actions.seating import seat_of
from inkland.table.context import Context
from inkland.table.errors import NoSuchDeal, NotBegun, NotSeated
from inkland.table.games import loaded_game
from inkland.table.ids import DealCode, TableId
from inkland.table.storage.records import Account, RankedResult, Standing, StoredDeal, StoredPar

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


class DrawnMap(NamedTuple):
    """The map of a result, at the end or after some turn."""

    result: RankedResult
    seat: Seat
    edicts: tuple[CardId, ...]
    map_sheet: str
    turn: int
    card: CardId | None


def better_than(standing: Standing) -> int | None:
    """Return the percentage of others with fewer stars; None below ten results that count."""
    if standing.worse is None or standing.rated < FEWEST_COMPARED:
        return None
    return 100 * standing.worse // (standing.rated - 1)


async def deal_summary(
    context: Context, code: DealCode, account: Account | None, at: TableId | None = None
) -> DealSummary:
    """Return a deal and its results. No pars while the table `at`, or the account's own, plays.

    Raises `NoSuchDeal`, or `DayNotOver` for a running daily deal that the account has not played.
    """
    deal = await queries.load_deal(context, code)
    await visibility.check_deal_visible(context, code, account)
    results = await context.storage.results(code, RESULTS_SHOWN)
    edicts = await _edicts(context, deal, results)
    if account is None:
        pars = await _pars(context, code, at)
        return DealSummary(
            deal, edicts, results, await context.storage.standings(code, None), False, pars
        )
    standings = await context.storage.standings(code, account.id)
    first = await context.storage.first_seen_at(code, account.id)
    pars = await _pars(context, code, first, at)
    return DealSummary(deal, edicts, results, standings, first is not None, pars)


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
        if (await context.load_table(table)).status in ("playing", "finished"):
            return (await context.game(table)).state.edicts
    return ()


async def result_map(
    context: Context, code: DealCode, key: str, account: Account | None
) -> DrawnMap:
    """Return the final map of a result; the account counts as having seen the deal from now on."""
    await queries.load_deal(context, code)
    await visibility.check_deal_visible(context, code, account)
    result = await _result(context, code, key)
    _table, found = await queries.watch(context, result.table, account)
    return _drawn_map(result, found.state)


async def ghost(context: Context, table_id: TableId, account: Account, key: str) -> DrawnMap:
    """Return another result's map of the deal that a player is playing, at the player's own turn.

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
    game = await context.storage.game(result.table)
    assert game is not None
    events = (await asyncio.to_thread(loaded_game.load, game))[1]
    return _drawn_map(result, state_at_same_turn(events, mine))


def state_at_same_turn(events: tuple[Event, ...], mine: State) -> State:
    """Return the other game after the last turn ended in mine, before any card I have not seen."""
    if mine.ending is not None:
        return fold(events)
    ended = mine.turn - (mine.card is not None)
    state = State()
    for event in events:
        after = evolve(state, event)
        if after.turn > ended:
            break
        state = after
        # What follows the last turn of a season may not have happened in my game yet.
        if mine.card is None and isinstance(event, TurnEnded) and event.turn == ended:
            break
    return state


async def _result(context: Context, code: DealCode, key: str) -> RankedResult:
    found = await context.storage.result(code, key)
    if found is None:
        raise NoSuchResult()
    return found


def _drawn_map(result: RankedResult, state: State) -> DrawnMap:
    seat = state.seats[result.result.seat]
    card = state.revealed[-1] if state.revealed else None
    return DrawnMap(result, seat, state.edicts, state.options.map_sheet, state.turn, card)
