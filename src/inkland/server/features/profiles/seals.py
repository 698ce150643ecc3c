"""Seals of merit: what a map, or all results of a player, must show to earn them.

Each has a value that can only grow, and the value that earns it. Values of maps are counted with
the statistics (`game_tallies`), capped, so that the map kept with one is the first that earned it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Literal, NamedTuple

from inkland.server.features.profiles.counts import DAYS_IN_A_ROW, Mark, Tallies, Tally
from inkland.server.features.strength.records import WindowResult
from inkland.sheet import (
    MapSheet,
    adjacent,
    clusters,
    columns,
    count,
    covers,
    empty,
    filled,
    monsters,
    overlap,
    rows,
)
from inkland.strength import HIGHEST

SealName = Literal[
    "row", "fence", "river", "pass", "ruin", "dawn", "stack", "laurel", "hand", "night"
]

SEAL: Final = "seal:"  # and the name of a seal of maps: its value on the best map
TARGETS: Final[Mapping[SealName, int]] = {
    "row": 6,
    "fence": 6,
    "river": 17,
    "pass": 5,
    "ruin": 10,
    "dawn": 30,
    "stack": 100,
    "laurel": 100,
    "hand": 10,
    "night": 120,
}
LAUREL_OTHERS: Final = 9  # so many others must have played
_NOTHING: Final = Tally()


class EarnedSeal(NamedTuple):
    """How far somebody has come with a seal, and the map that has the value, if one has."""

    name: SealName
    value: int
    target: int
    mark: Mark | None = None


# --- Of a map at the end of a game


def full_lines(sheet: MapSheet) -> int:
    """How many rows and columns are full."""
    return sum(covers(filled(sheet), line) for line in (*rows(), *columns()))


def fenced_monsters(sheet: MapSheet) -> int:
    """How many spaces have monsters, if none of them has an empty space beside it; else none."""
    there = monsters(sheet)
    return 0 if overlap(adjacent(there), empty(sheet)) else count(there)


def longest_river(sheet: MapSheet) -> int:
    """How many spaces the largest cluster of water has."""
    return max((count(cluster) for cluster in clusters(sheet.water)), default=0)


def joined_mountains(sheet: MapSheet) -> int:
    """How many mountains are joined by forest at most; one alone is not joined."""
    joined = clusters(sheet.forest | sheet.mountain)
    most = max((count(one & sheet.mountain) for one in joined), default=0)
    return most if most > 1 else 0


def has_built_on_ruins(sheet: MapSheet) -> int:
    """1 if something is drawn on every ruins space, else 0."""
    return int(sheet.ruins != 0 and covers(filled(sheet) & ~sheet.destroyed, sheet.ruins))


_OF_BEST_MAP: Final[Mapping[SealName, Callable[[MapSheet], int]]] = {
    "row": full_lines,
    "fence": fenced_monsters,
    "river": longest_river,
    "pass": joined_mountains,
}


def seal_values(sheet: MapSheet, stars: int) -> Iterator[tuple[SealName, int]]:
    """The values of a map with so many stars that are above nothing, capped at their targets."""
    found: dict[SealName, int] = {name: value(sheet) for name, value in _OF_BEST_MAP.items()}
    found |= {"ruin": has_built_on_ruins(sheet), "night": stars}
    for name, value in found.items():
        if value > 0:
            yield name, min(value, TARGETS[name])


# --- Of a player


def earned_seals(
    tallies: Tallies, games: int, results: Iterable[WindowResult]
) -> tuple[EarnedSeal, ...]:
    """All seals in their order, from the statistics and the closed windows of a player."""
    closed = tuple(results)
    values: dict[SealName, int] = {
        "ruin": tallies.get(f"{SEAL}ruin", _NOTHING).total,
        "dawn": tallies.get(DAYS_IN_A_ROW, _NOTHING).total,
        "stack": games,
        "laurel": _best_day(closed),
        "hand": _days_above_the_middle(closed),
    }

    def seal(name: SealName, target: int) -> EarnedSeal:
        if name in values:
            return EarnedSeal(name, min(values[name], target), target)
        mark = next(iter(tallies.get(SEAL + name, _NOTHING).marks), None)
        return EarnedSeal(name, 0 if mark is None else mark.value, target, mark)

    return tuple(seal(name, target) for name, target in TARGETS.items())


def _best_day(results: Iterable[WindowResult]) -> int:
    """The most matchpoints of a day with enough others; 100 is more stars than all of them."""
    best = max((one.matchpoints for one in results if one.others >= LAUREL_OTHERS), default=0)
    return best * 100 // HIGHEST


def _days_above_the_middle(results: Iterable[WindowResult]) -> int:
    """The most windows in a row with more than half of the matchpoints."""
    run = longest = 0
    for one in results:
        run = run + 1 if 2 * one.matchpoints > HIGHEST else 0
        longest = max(longest, run)
    return longest
