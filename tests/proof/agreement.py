"""Compare cards and consequences on ints with their compiled counterparts, on many positions.

`make agreement` compares a million. A third of the positions comes from random games with every
preset, map, hero, power and skill; a third are random maps; in the last third any layer may hold
any space. A difference is printed with its sheet, and the run exits with 1.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import product
from random import Random
from typing import Any, Final

import numpy as np
from numba import njit

from inkland.bots.fast import awards, compiled, fast_shape, fast_sheet, from_pair, to_pair
from inkland.bots.fast.compile.array_types import Words
from inkland.bots.fast.compile.card_arrays import SCORED_CARDS
from inkland.bots.fast.compile.sheet_rows import rows_of, sheet_in
from inkland.bots.fast.evaluation.scoring_table import card_stars, scoring_table
from inkland.bots.games.self_play import play_game
from inkland.bots.random_bot import RandomBot
from inkland.cards import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    HERO_CARDS,
    MAP_SHEETS,
    Corner,
    Direction,
)
from inkland.rules import (
    Drawing,
    GameOptions,
    View,
    coins,
    draw_phase,
    marks,
    powers,
    preset,
    ruins,
    season_end,
    solo,
)
from inkland.rules.options import PRESETS
from inkland.sheet import (
    MapSheet,
    Shape,
    Spaces,
    Terrain,
    anchors_within,
    destroyed,
    drawn,
    each_space,
    empty,
    everywhere,
    label,
    orientations,
    placed,
)
from proof.mixed_deals import mixed_options
from random_maps import random_base_map, random_heroes_map, random_map

POSITIONS: Final = 1_000_000
CHUNK: Final = 2_000
AWARDS_EVERY: Final = 40  # passing single awards to Python is slow, so only every so many sheets

SHAPES: Final = tuple(
    dict.fromkeys(
        (
            *(shape for card in EXPLORE_CARDS for shape in card.shapes),
            *(card.shape for card in AMBUSH_CARDS),
        )
    )
)
WAYS: Final = tuple(product(Corner, Direction))

# Functions of a single sheet, on ints; a test plants a wrong one here.
CONSEQUENCES: Final[dict[str, Callable[[MapSheet], Spaces | bool]]] = {
    function.__name__: function
    for function in (
        coins.surrounded_mountains,
        coins.is_dragon_tamed,
        marks.struck,
        powers.zombie_wave,
        powers.troll_targets,
        powers.gorgon_targets,
        ruins.open_ruins,
        season_end.haunted,
    )
}


class Differs(Exception):
    """Raised when a result on ints and its compiled counterpart differ."""

    def __init__(self, what: str, on_ints: object, compiled: object, *sheets: MapSheet) -> None:
        super().__init__(what, on_ints, compiled, *sheets)

    def __str__(self) -> str:
        what, on_ints, compiled, *sheets = self.args
        pictures = "\n\n".join(map(str, sheets))
        return f"{what}: {on_ints!r} on ints, {compiled!r} compiled\n{pictures}"


def same(what: str, on_ints: object, compiled: object, *sheets: MapSheet) -> None:
    """Raise `Differs` if the two results differ."""
    if on_ints != compiled:
        raise Differs(what, on_ints, compiled, *sheets)


# --- Positions


class Noting(RandomBot):
    """A random bot that stores every sheet it sees at its own seat."""

    def __init__(self) -> None:
        self.sheets: list[MapSheet] = []

    def answer(self, view: View, random: Random) -> Drawing:
        """A random drawing."""
        assert view.viewer is not None
        self.sheets.append(view.seats[view.viewer].sheet)
        return super().answer(view, random)


def positions(seed: int, number: int) -> list[MapSheet]:
    """`number` sheets, determined by the seed."""
    random = Random(seed)
    ways = (from_games(random), drawn_maps(random), scattered(random))
    return [next(ways[turn % len(ways)]) for turn in range(number)]


def from_games(random: Random) -> Iterator[MapSheet]:
    """Sheets from random games."""
    while True:
        player, options = Noting(), random_options(random)
        _, state = play_game(options, str(random.random()), [player] * options.seats)
        noted = [*player.sheets, *(seat.sheet for seat in state.seats)]
        yield from random.sample(noted, len(noted))


def random_options(random: Random) -> GameOptions:
    """A preset on any map, or any mix of the boxes."""
    if random.random() < 0.5:
        return mixed_options(random)
    options = preset(random.choice(sorted(PRESETS)))
    maps = random.choice(sorted(MAP_SHEETS))
    return options._replace(seats=random.randint(1, 4), map_sheet=maps)


def drawn_maps(random: Random) -> Iterator[MapSheet]:
    """Random maps, each several times with other attack marks and other parts destroyed."""
    while True:
        make = random.choice((random_map, random_base_map, random_heroes_map))
        sheet = MapSheet.drawn(make(random))
        for _ in range(12):
            wrecked = sparse(random) & ~sheet.mountain & ~sheet.wasteland
            yield destroyed(sheet, wrecked)._replace(marks=sparse(random))


def scattered(random: Random) -> Iterator[MapSheet]:
    """Sheets with any space in any layer, but no space with two terrains."""
    while True:
        free, layers = everywhere(), dict.fromkeys(MapSheet._fields, 0)
        for name in random.sample(MapSheet._fields[:-2], random.randint(1, 13)):
            layers[name] = random.getrandbits(121) & random.choice((free, sparse(random) & free))
            free &= ~layers[name]
        layers["ruins"] = sparse(random) & ~layers["mountain"] & ~layers["wasteland"]
        yield MapSheet(**{**layers, "marks": sparse(random)})


def sparse(random: Random) -> Spaces:
    """A random set of about a quarter of the spaces."""
    return random.getrandbits(121) & random.getrandbits(121)


# --- Compiled loops over many sheets

_consequences = tuple(compiled(function) for function in CONSEQUENCES.values())
_mountains, _tamed, _struck, _zombies, _trolls, _gorgons, _ruins, _haunted = _consequences
_drawn, _coins, _walked_in = (
    compiled(drawn),
    compiled(coins.mountain_coins),
    compiled(solo.walked_in),
)
_spots, _ruins_spots = compiled(draw_phase.spots), compiled(ruins.spots)
_fits, _ruins_fit = compiled(draw_phase.fits), compiled(ruins.fits)


@njit
def all_stars(rows: Any, cards: int, table: Any) -> Any:
    """The stars of each sheet with each card."""
    found = np.zeros((len(rows), cards), dtype=np.int64)
    paper = np.zeros(1, dtype=np.float32)
    for n in range(len(rows)):
        for card in range(cards):
            found[n, card] = card_stars(table, card, rows[n], paper)
    return found


@njit
def all_consequences(rows: Any) -> Any:
    """The results of `CONSEQUENCES`, in its order; booleans as numbers."""
    found = np.zeros((len(rows), 8, 2), dtype=np.uint64)
    for n in range(len(rows)):
        sheet = sheet_in(rows[n])
        found[n, 0, 0], found[n, 0, 1] = _mountains(sheet)
        found[n, 1, 0] = _tamed(sheet)
        found[n, 2, 0], found[n, 2, 1] = _struck(sheet)
        found[n, 3, 0], found[n, 3, 1] = _zombies(sheet)
        found[n, 4, 0], found[n, 4, 1] = _trolls(sheet)
        found[n, 5, 0], found[n, 5, 1] = _gorgons(sheet)
        found[n, 6, 0], found[n, 6, 1] = _ruins(sheet)
        found[n, 7, 0], found[n, 7, 1] = _haunted(sheet)
    return found


@njit
def all_coins(before: Any, after: Any) -> Any:
    """The mountain coins between two sheets."""
    found = np.zeros(len(before), dtype=np.int64)
    for n in range(len(before)):
        found[n] = _coins(sheet_in(before[n]), sheet_in(after[n]))
    return found


@njit
def all_spots(rows: Any, shape: Any) -> Any:
    """The spots of a shape without and with ruins."""
    found = np.zeros((len(rows), 2, 2), dtype=np.uint64)
    for n in range(len(rows)):
        sheet = sheet_in(rows[n])
        found[n, 0, 0], found[n, 0, 1] = _spots(sheet, shape)
        found[n, 1, 0], found[n, 1, 1] = _ruins_spots(sheet, shape)
    return found


@njit
def all_walks(rows: Any, shape: Any, ways: Any) -> Any:
    """Where a shape walks in; each sheet has its own corner and direction."""
    found = np.zeros((len(rows), 2), dtype=np.uint64)
    for n in range(len(rows)):
        corner, direction = ways[n]
        walked = _walked_in(sheet_in(rows[n]), shape, corner, direction)
        found[n, 0], found[n, 1] = walked  # quicker to compile than a row at once
    return found


@njit
def all_fits(rows: Any, turns: Any) -> Any:
    """Whether any orientation of a shape fits, without and with ruins."""
    found = np.zeros((len(rows), 2), dtype=np.bool_)
    for n in range(len(rows)):
        sheet = sheet_in(rows[n])
        found[n, 0], found[n, 1] = _fits(sheet, turns), _ruins_fit(sheet, turns)
    return found


# --- Comparing


def compared(seed: int, number: int) -> Counter[str]:
    """Compare on the positions of this seed; how often each thing was compared.

    Raises `Differs`.
    """
    random, sheets = Random(f"{seed}/more"), positions(seed, number)
    rows, times = rows_of(sheets), Counter(positions=len(sheets))
    for compare in (cards, single_awards, consequences, mountain_coins, drawings):
        times.update(compare(random, sheets, rows))
    return times


def cards(_random: Random, sheets: Sequence[MapSheet], rows: Words) -> dict[str, int]:
    """The stars of all cards."""
    for sheet, found in zip(
        sheets, all_stars(rows, len(SCORED_CARDS), scoring_table()).tolist(), strict=True
    ):
        for card, stars in zip(SCORED_CARDS, found, strict=True):
            same(card.name, card.stars(sheet), stars, sheet)
    return {"stars of a scoring card": len(sheets) * len(SCORED_CARDS)}


def single_awards(_random: Random, sheets: Sequence[MapSheet], _rows: Words) -> dict[str, int]:
    """The awards of all cards one by one, on a share of the sheets."""
    share = sheets[::AWARDS_EVERY]
    for sheet in share:
        fast = fast_sheet(sheet)
        for card in SCORED_CARDS:
            found = [(stars, from_pair(earned)) for stars, earned in awards(card.rule)(fast)]
            same(f"awards of {card.name}", list(card.awards(sheet)), found, sheet)
    return {"awards of a scoring card": len(share) * len(SCORED_CARDS)}


def consequences(_random: Random, sheets: Sequence[MapSheet], rows: Words) -> dict[str, int]:
    """Powers, coins, marks and ruins of a single sheet."""
    for sheet, found in zip(sheets, all_consequences(rows).tolist(), strict=True):
        for (name, consequence), halves in zip(CONSEQUENCES.items(), found, strict=True):
            same(name, consequence(sheet), whole(halves), sheet)
    return dict.fromkeys(CONSEQUENCES, len(sheets))


def mountain_coins(random: Random, sheets: Sequence[MapSheet], rows: Words) -> dict[str, int]:
    """The coins that a drawing or a destruction brings."""
    later = [after(random, sheet) for sheet in sheets]
    found = all_coins(rows, rows_of(later)).tolist()
    for sheet, changed, number in zip(sheets, later, found, strict=True):
        same("mountain_coins", coins.mountain_coins(sheet, changed), number, sheet, changed)
    return {"mountain_coins": len(sheets)}


def after(random: Random, sheet: MapSheet) -> MapSheet:
    """The sheet with one more shape, nearly full, or with spaces destroyed."""
    way = random.randrange(4)
    if way == 0:
        return destroyed(sheet, sparse(random) & ~sheet.mountain & ~sheet.wasteland)
    if way == 1:
        return drawn(sheet, Terrain.FOREST, empty(sheet) & ~(sparse(random) & sparse(random)))
    shape = random.choice(SHAPES)
    spots = list(each_space(anchors_within(shape, empty(sheet))))
    return drawn(sheet, Terrain.WATER, placed(shape, random.choice(spots))) if spots else sheet


def drawings(random: Random, sheets: Sequence[MapSheet], rows: Words) -> dict[str, int]:
    """Where shapes fit and walk in: each sheet with every turn of one shape, shape by shape."""
    times: Counter[str] = Counter()
    first = random.randrange(len(SHAPES))
    for number, shape in enumerate(SHAPES):
        mine = slice((first + number) % len(SHAPES), None, len(SHAPES))
        times.update(one_shape(random, sheets[mine], rows[mine], shape))
    return times


def one_shape(
    random: Random, sheets: Sequence[MapSheet], rows: Words, shape: Shape
) -> Counter[str]:
    """The spots of every turn of a shape, with and without ruins, and the walk of one."""
    turns = orientations(shape)
    fitting = all_fits(rows, fast_turns(shape)).tolist()
    for sheet, found in zip(sheets, fitting, strict=True):
        same("fits", draw_phase.fits(sheet, turns), found[0], sheet)
        same("fits after ruins", ruins.fits(sheet, turns), found[1], sheet)
    for turn, fast in zip(turns, fast_turns(shape), strict=True):
        spots = all_spots(rows, fast).tolist()
        for sheet, (free, onto_ruins) in zip(sheets, spots, strict=True):
            same(f"spots of {turn}", draw_phase.spots(sheet, turn), whole(free), sheet)
            same(f"ruins spots of {turn}", ruins.spots(sheet, turn), whole(onto_ruins), sheet)
    chosen = random.randrange(len(turns))
    ways = random.choices(WAYS, k=len(sheets))
    walks = all_walks(rows, fast_turns(shape)[chosen], np.array(ways).reshape(-1, 2)).tolist()
    for sheet, way, walked in zip(sheets, ways, walks, strict=True):
        walk = solo.walked_in(sheet, turns[chosen], *way)
        same(f"walk of {turns[chosen]} {way}", walk, whole(walked), sheet)
    each = len(sheets) * len(turns)
    counted = dict.fromkeys(("fits", "fits after ruins", "walked_in"), len(sheets))
    return Counter({**counted, "spots": each, "spots after ruins": each})


@cache
def fast_turns(shape: Shape) -> tuple[Shape, ...]:
    """Every turn of the shape for compiled code."""
    return tuple(fast_shape(turn) for turn in orientations(shape))


def whole(halves: Sequence[int]) -> Spaces:
    """A set from its two halves."""
    return halves[0] | halves[1] << 64


def hero_marks() -> int:
    """All marks of all heroes on all spaces; independent of positions, so once is enough."""
    fast_marks_of, times = compiled(marks.marks_of), 0
    patterns = [pattern for card in HERO_CARDS for pattern in card.patterns]
    for pattern, space in product(patterns, each_space(everywhere())):
        found = from_pair(fast_marks_of(to_pair(space), pattern))
        same(f"marks_of {pattern} {label(space)}", marks.marks_of(space, pattern), found)
        times += 1
    return times


# --- The run


def agreement(number: int, jobs: int) -> Counter[str]:
    """Compare on `number` positions, in `jobs` processes."""
    times = Counter(marks_of=hero_marks())
    seeds = range(-(-number // CHUNK))
    sizes = [min(CHUNK, number - CHUNK * seed) for seed in seeds]
    # fills the disk cache, from which later processes load the compiled loops
    here = len(sizes) if jobs == 1 else 1
    for seed in seeds[:here]:
        times.update(compared(seed, sizes[seed]))
    if here < len(sizes):
        with ProcessPoolExecutor(max_workers=jobs) as pool:
            for found in pool.map(compared, seeds[here:], sizes[here:]):
                times.update(found)
    return times


def main(arguments: Sequence[str] | None = None) -> None:
    """Print what was compared and how often, or the first difference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args(arguments)
    start = time.perf_counter()
    try:
        times = agreement(wanted.positions, wanted.jobs)
    except Differs as difference:
        print(difference)
        sys.exit(1)
    for what, number in times.items():
        print(f"{what:28}{number:14,}")
    print(f"both meanings agree; {time.perf_counter() - start:.0f} s in {wanted.jobs} processes")


if __name__ == "__main__":
    main()
