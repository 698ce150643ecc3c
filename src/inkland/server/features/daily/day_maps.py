"""Maps of deals of the day: one's own of a month, and a choice of those of others.

Others' maps are sealed until one has finished one's own try: a map gives the cards away.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import date, timedelta
from statistics import median
from typing import Final, NamedTuple

from inkland.server.context import ServerContext
from inkland.server.features.daily.queries import DayMap, DayMapQueries
from inkland.server.features.deals.daily import DailyDeal, preset_of
from inkland.server.features.deals.resources import (
    DailyMap,
    DailyMaps,
    MapFeature,
    MapReason,
    OwnDayMap,
    OwnDays,
)
from inkland.server.features.profiles.seals import full_lines, longest_river
from inkland.server.features.strength.records import month_of
from inkland.sheet import MapSheet, count, empty, monsters
from inkland.table.actions import visibility
from inkland.table.storage.records import Account

MAX_FOLLOWED: Final = 3
FEWEST_COMPARED: Final = 5  # maps needed to call one of them odd

_FEATURES: Final[Mapping[MapFeature, Callable[[MapSheet], int]]] = {
    "forest": lambda sheet: count(sheet.forest),
    "village": lambda sheet: count(sheet.village),
    "farm": lambda sheet: count(sheet.farm),
    "water": lambda sheet: count(sheet.water),
    "monster": lambda sheet: count(monsters(sheet)),
    "empty": lambda sheet: count(empty(sheet)),
    "lines": full_lines,
    "river": longest_river,
}


async def own_days(context: ServerContext, account: Account, day: date) -> OwnDays:
    """The maps of the account in the month of this day."""
    first = month_of(day)
    last = month_of(first + timedelta(days=31)) - timedelta(days=1)
    found = await DayMapQueries(context.database).own_days(account.id, first, last)
    return OwnDays(
        first.isoformat()[:7],
        tuple(
            OwnDayMap(
                one.day.isoformat(), preset_of(one.day), one.table, one.stars, one.par, one.sheet
            )
            for one in found
        ),
    )


async def chosen_maps(context: ServerContext, day: DailyDeal, account: Account | None) -> DailyMaps:
    """Some maps of others, and why they were chosen; none before the end of one's own try."""
    code, end = day.deal.code, visibility.end_of_day(day.day)
    if account is None or not await visibility.has_finished(context, code, account):
        return DailyMaps(is_sealed=True)
    found = await DayMapQueries(context.database).day_maps(code, account.id, end)
    return DailyMaps(is_sealed=False, maps=tuple(_chosen(found)))


def _chosen(maps: tuple[DayMap, ...]) -> Iterator[DailyMap]:
    """The best, those of people one follows, the middle, and the oddest; each map once."""
    if not maps:
        return
    best = maps[0]
    yield _daily_map("best", best)
    rest = [one for one in maps if one.line != best.line]
    followed = [one for one in rest if one.is_followed][:MAX_FOLLOWED]
    for one in followed:
        yield _daily_map("followed", one)
    rest = [one for one in rest if one not in followed]
    middle = [one for one in rest if one.line == (one.people + 1) // 2]
    for one in middle:
        yield _daily_map("middle", one)
    rest = [one for one in rest if one not in middle]
    odd = oddest(maps, rest)
    if odd is not None:
        yield _daily_map("odd", odd.map, odd)


class OddMap(NamedTuple):
    """A map that stands out: of what it has most or least, and how much is usual."""

    map: DayMap
    feature: MapFeature
    value: int
    usual: int


def oddest(maps: Iterable[DayMap], candidates: Iterable[DayMap]) -> OddMap | None:
    """The candidate that differs most from the middle of all maps in one thing.

    A difference is measured in the usual one: the mean over all maps. None if there are too few
    maps, or all candidates are as usual.
    """
    drawn = {one.line: MapSheet.drawn(one.sheet) for one in maps}
    if len(drawn) < FEWEST_COMPARED:
        return None
    waiting, best, most = list(candidates), None, 0.0
    for feature, value_of in _FEATURES.items():
        values = {line: value_of(sheet) for line, sheet in drawn.items()}
        usual = round(median(values.values()))
        spread = sum(abs(value - usual) for value in values.values()) / len(values)
        for one in waiting:
            value = values[one.line]
            if spread and abs(value - usual) / spread > most:
                best, most = OddMap(one, feature, value, usual), abs(value - usual) / spread
    return best


def _daily_map(reason: MapReason, one: DayMap, odd: OddMap | None = None) -> DailyMap:
    why = () if odd is None else (odd.feature, odd.value, odd.usual)
    return DailyMap(reason, one.name, one.stars, one.sheet, *why)
