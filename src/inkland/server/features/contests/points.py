"""Points: the share of the other results on the same deal that a result beats, as in bridge.

Everything comes from the stored results alone, so points that are computed again are the same.
"""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from inkland.server.features.contests.queries import ContestResult
from inkland.table.ids import AccountId, TableId

MAX_POINTS: Final = 100
POINTS_ALONE: Final = 50  # of a result with which no other can be compared


class ScoredTable(NamedTuple):
    """What an entrant has made of a deal, and the points for it; 0 if a stand-in has played."""

    number: int
    table: TableId
    stars: int
    points: int
    is_abandoned: bool


class Placed(NamedTuple):
    """An entrant's place; those with the same points share it."""

    place: int
    account: AccountId
    points: int
    tables: int


def share_beaten(stars: int, field: Sequence[int]) -> int:
    """The points of a result among all results on its deal, sorted, itself among them.

    Half a result counts for each with as many stars. Rounded to whole points, halves up.
    """
    others = len(field) - 1
    if others < 1:
        return POINTS_ALONE
    worse = bisect_left(field, stars)
    same = bisect_right(field, stars) - worse - 1
    return (MAX_POINTS * (2 * worse + same) + others) // (2 * others)


def scored_tables(
    results: Iterable[ContestResult],
) -> dict[AccountId, tuple[ScoredTable, ...]]:
    """All tables of all entrants, by number.

    The seats of bots had the same cards, so their results are compared with, too. A seat that a
    stand-in has played is one of theirs, and brings its entrant nothing.
    """
    by_deal: defaultdict[int, list[ContestResult]] = defaultdict(list)
    for result in results:
        by_deal[result.number].append(result)
    found: defaultdict[AccountId, list[ScoredTable]] = defaultdict(list)
    for number, made in sorted(by_deal.items()):
        field = sorted(result.stars for result in made)
        for result in made:
            if result.account is not None:
                points = share_beaten(result.stars, field) if result.is_own else 0
                scored = ScoredTable(number, result.table, result.stars, points, not result.is_own)
                found[result.account].append(scored)
    return {account: tuple(tables) for account, tables in found.items()}


def standings(
    entrants: Iterable[AccountId], scored: Mapping[AccountId, Sequence[ScoredTable]]
) -> tuple[Placed, ...]:
    """The entrants by the sum of their points, the best first; also those who have none."""
    totals = [(sum(one.points for one in scored.get(who, ())), who) for who in entrants]
    totals.sort(key=lambda one: (-one[0], one[1]))
    found: list[Placed] = []
    for line, (points, account) in enumerate(totals, start=1):
        is_same = bool(found) and found[-1].points == points
        place = found[-1].place if is_same else line
        found.append(Placed(place, account, points, len(scored.get(account, ()))))
    return tuple(found)
