"""Compiled cards, consequences and words agree with those on ints, on random maps."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from random_maps import random_map

pytest.importorskip("numba", reason="compiled code needs the extra [fast]")

from numba import njit

import inkland
from inkland.bots.fast import (
    awards,
    compiled,
    fast_shape,
    fast_sheet,
    from_pair,
    plain_sheet,
    stars,
    to_pair,
)
from inkland.bots.fast.compile.award_folding import AwardFold
from inkland.bots.fast.compile.card_arrays import SCORED_CARDS
from inkland.bots.fast.compile.disk_cache import fingerprint, folder
from inkland.bots.fast.compile.functions import folded_awards, make_callable
from inkland.cards import AMBUSH_CARDS, EXPLORE_CARDS, Corner, Direction
from inkland.cards.heroes import HERO_CARDS, HeroCard
from inkland.cards.scoring import ScoringCard
from inkland.cards.scoring.farms_and_water import mages_valley
from inkland.cards.scoring.forests import greenbough
from inkland.cards.scoring.spatial import banded_hills
from inkland.rules import coins, draw_phase, marks, powers, ruins, season_end, solo
from inkland.sheet import (
    ONE_SPACE,
    SIDE,
    MapSheet,
    Shape,
    Spaces,
    Terrain,
    adjacent,
    anchors_onto,
    anchors_within,
    clusters,
    count,
    covers,
    destroyed,
    drawn,
    each_space,
    empty,
    everywhere,
    has_line,
    is_nothing,
    label,
    largest_square,
    marked,
    moved,
    nothing,
    odd_columns,
    on_edge,
    orientations,
    overlap,
    placed,
    space_at,
    touches,
    vertical_runs,
)
from sizes import samples

MAPS = samples(1_000, 10_000)
SHAPES = tuple(
    turn
    for shape in (
        *(shape for card in EXPLORE_CARDS for shape in card.shapes),
        *(card.shape for card in AMBUSH_CARDS),
        ONE_SPACE,
    )
    for turn in orientations(shape)
)


@cache
def maps() -> list[tuple[MapSheet, MapSheet]]:
    """Random maps with attack marks anywhere, each with plain and with fast layers."""
    random = Random(20)
    bare = (MapSheet.drawn(random_map(random)) for _ in range(MAPS))
    sheets = [marked(sheet, random_spaces(random)) for sheet in bare]
    return [(sheet, fast_sheet(sheet)) for sheet in sheets]


def random_spaces(random: Random) -> Spaces:
    """Any set, from no space to all."""
    dense, sparse = random.getrandbits(121), random.getrandbits(121) & random.getrandbits(121)
    one, all_but_one = 1 << random.randrange(121), everywhere() & ~(1 << random.randrange(121))
    return random.choice((0, one, sparse, dense, dense | sparse, all_but_one, everywhere()))


def random_drawing(random: Random, sheet: MapSheet) -> Spaces:
    """A shape of a card where it fits, or else any of the empty spaces."""
    shape = random.choice(SHAPES)
    anchors = list(each_space(anchors_within(shape, empty(sheet))))
    if anchors:
        return placed(shape, random.choice(anchors))
    return empty(sheet) & random_spaces(random)


def plain(value: Any) -> Any:
    """A result of compiled code, in plain Python."""
    if isinstance(value, tuple) and len(value) == 2 and all(type(half) is int for half in value):
        return from_pair(value)
    return type(value)(map(plain, value)) if isinstance(value, tuple | list) else value


# --- Cards


@pytest.mark.parametrize("card", SCORED_CARDS, ids=lambda card: card.name)
def test_a_card_gives_the_same_awards(card: ScoringCard) -> None:
    fast_awards, fast_stars = awards(card.rule), stars(card.rule)
    for sheet, fast in maps():
        expected = list(card.awards(sheet))
        found = [(number, from_pair(earned)) for number, earned in fast_awards(fast)]
        assert found == expected, f"{card.name}\n{sheet}"
        assert fast_stars(fast) == sum(number for number, _ in expected), f"{card.name}\n{sheet}"


def no_awards() -> Any:
    return 0, 0, nothing()


def one_award_more(so_far: Any, number: int, earned: Spaces) -> Any:
    """Distinguishes the order of awards, and which stars belong to which spaces."""
    awards, weighed, shown = so_far
    return awards + 1, 7 * weighed % 1_000_003 + number * count(earned), shown | earned


def test_awards_can_be_taken_one_by_one() -> None:
    make_callable(one_award_more)
    taker = AwardFold(njit(no_awards), njit(one_award_more))
    for rule in (mages_valley, banded_hills):
        fast_taken = folded_awards(rule, taker)
        for sheet, fast in maps()[:1_000]:
            expected = no_awards()
            for number, earned in rule(sheet):
                expected = one_award_more(expected, number, earned)
            assert plain(fast_taken(fast)) == expected, str(sheet)


# --- Consequences on a single sheet


@pytest.mark.parametrize(
    "consequence",
    [
        coins.surrounded_mountains,
        coins.is_dragon_tamed,
        marks.struck,
        powers.zombie_wave,
        powers.troll_targets,
        powers.gorgon_targets,
        ruins.open_ruins,
        season_end.haunted,
    ],
    ids=lambda function: function.__name__,
)
def test_a_sheet_has_the_same_consequence(consequence: Callable[[MapSheet], object]) -> None:
    fast_consequence = compiled(consequence)
    answers = set()
    for sheet, fast in maps():
        answers.add(expected := consequence(sheet))
        assert plain(fast_consequence(fast)) == expected, str(sheet)
    assert len(answers) > 1, "all maps had the same answer"


def test_drawing_destroying_and_mountain_coins() -> None:
    random = Random(21)
    fast_drawn, fast_destroyed = compiled(drawn), compiled(destroyed)
    fast_coins = compiled(coins.mountain_coins)
    for before, fast in maps():
        terrain, drawing = random.choice(list(Terrain)), random_drawing(random, before)
        shown, wrecks = drawn(before, terrain, drawing), random_spaces(random)
        after = destroyed(shown, wrecks)
        fast_shown = fast_drawn(fast, terrain, to_pair(drawing))
        fast_after = fast_destroyed(fast_sheet(shown), to_pair(wrecks))
        assert plain_sheet(fast_shown) == shown, f"{terrain}\n{before}"
        assert plain_sheet(fast_after) == after, str(shown)
        later = random.choice((shown, after))
        expected = coins.mountain_coins(before, later)
        assert fast_coins(fast, fast_sheet(later)) == expected, f"{before}\n\n{later}"


def test_marking() -> None:
    random = Random(25)
    fast_marked = compiled(marked)
    for sheet, fast in maps():
        more = random_spaces(random)
        assert plain_sheet(fast_marked(fast, to_pair(more))) == marked(sheet, more), str(sheet)


@pytest.mark.parametrize("card", HERO_CARDS, ids=lambda card: card.name)
def test_a_hero_leaves_the_same_marks(card: HeroCard) -> None:
    fast_marks_of = compiled(marks.marks_of)
    for pattern, space in product(card.patterns, each_space(everywhere())):
        expected = marks.marks_of(space, pattern)
        assert from_pair(fast_marks_of(to_pair(space), pattern)) == expected, (
            pattern,
            label(space),
        )


@pytest.mark.parametrize("rule", [draw_phase, ruins], ids=["draw_phase", "ruins"])
def test_the_same_spots_fit(rule: Any) -> None:
    random = Random(22)
    fast_spots, fast_fits = compiled(rule.spots), compiled(rule.fits)
    for sheet, fast in maps():
        turns = orientations(random.choice(SHAPES))
        fast_turns = tuple(fast_shape(turn) for turn in turns)
        assert fast_fits(fast, fast_turns) == rule.fits(sheet, turns), str(sheet)
        turn = random.randrange(len(turns))
        expected = rule.spots(sheet, turns[turn])
        assert from_pair(fast_spots(fast, fast_turns[turn])) == expected, f"{turns[turn]}\n{sheet}"


def test_the_same_monsters_walk_in() -> None:
    random = Random(23)
    fast_walked_in = compiled(solo.walked_in)
    ways = list(product(Corner, Direction))
    for sheet, fast in maps():
        shape, (corner, direction) = random.choice(SHAPES), random.choice(ways)
        expected = solo.walked_in(sheet, shape, corner, direction)
        found = from_pair(fast_walked_in(fast, fast_shape(shape), corner, direction))
        assert found == expected, f"{shape} from {corner.name} {direction.name}\n{sheet}"


def test_the_walk_itself() -> None:
    fast_walk = compiled(solo.walk)
    sides = range(1, SIDE + 1)
    for height, width, corner, direction in product(sides, sides, Corner, Direction):
        expected = list(solo.walk(height, width, corner, direction))
        found = [from_pair(anchor) for anchor in fast_walk(height, width, corner, direction)]
        assert found == expected


# --- Words, on any sets of spaces and not only on those that maps have


def about_one_set(some: Spaces) -> tuple[bool, int, Spaces, Spaces, int, Spaces]:
    side, square = largest_square(some)
    return is_nothing(some), count(some), adjacent(some), on_edge(some), side, square


def about_two_sets(some: Spaces, others: Spaces) -> tuple[bool, bool, bool]:
    return overlap(some, others), covers(some, others), touches(some, others)


def combined(some: Spaces, others: Spaces) -> tuple[Spaces, Spaces, Spaces, Spaces, Spaces]:
    narrowed = some
    narrowed &= others
    widened = some
    widened |= others
    return narrowed, widened, some & others, some | others, some & ~others


def one_by_one(some: Spaces) -> list[Spaces]:
    found = [nothing()]
    for space in each_space(some):
        found.append(space)
    for cluster in clusters(some):
        found.append(cluster)
    for run in vertical_runs(some):
        found.append(run)
    for column in odd_columns():
        found.append(column & some)
    return found


def about_a_line(some: Spaces, length: int) -> bool:
    return has_line(some, length)


def somewhere_else(some: Spaces, rows: int, columns: int) -> Spaces:
    return moved(some, rows, columns)


def about_a_shape(shape: Shape, some: Spaces, row: int, column: int) -> tuple[Spaces, ...]:
    anchor = space_at(row, column)
    return anchors_within(shape, some), anchors_onto(shape, some), placed(shape, anchor), anchor


def test_words_mean_the_same() -> None:
    random = Random(24)
    for _ in range(2_000):
        some, others = random_spaces(random), random_spaces(random)
        for say in (about_one_set, one_by_one):
            assert plain(compiled(say)(to_pair(some))) == say(some)
        for ask in (about_two_sets, combined):
            assert plain(compiled(ask)(to_pair(some), to_pair(others))) == ask(some, others)
        length = random.randint(1, SIDE + 1)
        assert compiled(about_a_line)(to_pair(some), length) == about_a_line(some, length)
        down, across = random.randint(-SIDE - 1, SIDE + 1), random.randint(-SIDE - 1, SIDE + 1)
        elsewhere = somewhere_else(some, down, across)
        assert from_pair(compiled(somewhere_else)(to_pair(some), down, across)) == elsewhere
        shape = random.choice(SHAPES)
        row, column = random.randint(0, SIDE - shape.height), random.randint(0, SIDE - shape.width)
        found = compiled(about_a_shape)(fast_shape(shape), to_pair(some), row, column)
        assert plain(found) == about_a_shape(shape, some, row, column)


def test_a_sheet_and_back() -> None:
    for sheet, fast in maps()[:100]:
        assert plain_sheet(fast) == sheet
    assert compiled(greenbough) is compiled(greenbough)


# --- The cache

HOUSE = Path(inkland.__file__).parent
SCORE = """
from inkland.bots.fast import fast_sheet, stars
from inkland.cards.scoring.villages import wildholds
from inkland.sheet import MapSheet

wildholds = stars(wildholds)
print(wildholds(fast_sheet(MapSheet.drawn("VVVVVV"))), sum(wildholds.stats.cache_hits.values()))
"""


def run_in(source: Path, cache_home: Path) -> str:
    """The stars on a small map, and how many functions were loaded from the cache."""
    environment = {**os.environ, "PYTHONPATH": str(source), "XDG_CACHE_HOME": str(cache_home)}
    command = [sys.executable, "-c", SCORE]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_a_changed_card_is_compiled_anew(tmp_path: Path) -> None:
    house = tmp_path / "source" / "inkland"
    shutil.copytree(HOUSE, house, ignore=shutil.ignore_patterns("__pycache__"))
    assert run_in(house.parent, tmp_path) == "8 0"
    assert run_in(house.parent, tmp_path) == "8 1"
    card = house / "cards" / "scoring" / "villages.py"
    card.write_text(card.read_text().replace("yield 8, cluster", "yield 9, cluster"))
    assert run_in(house.parent, tmp_path) == "9 0"
    words = house / "bots" / "fast" / "compile" / "words.py"
    words.write_text(words.read_text().replace("ones(spaces[0]) +", "5 * ones(spaces[0]) +"))
    card.write_text(card.read_text().replace("count(cluster) >= 6", "count(cluster) >= 30"))
    assert run_in(house.parent, tmp_path) == "9 0"


def test_every_source_counts(tmp_path: Path) -> None:
    house = tmp_path / "inkland"
    shutil.copytree(HOUSE, house, ignore=shutil.ignore_patterns("__pycache__"))
    seen = {fingerprint(house)}
    for name in (
        "sheet/spaces.py",
        "cards/ambushes.py",
        "rules/ruins.py",
        "bots/fast/compile/bit_pairs.py",
    ):
        (house / name).write_text((house / name).read_text() + "\n")
        seen.add(fingerprint(house))
    assert len(seen) == 5


def test_without_a_home_the_cache_is_temporary_or_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a_file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "a_file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    place = folder.__wrapped__()
    assert place is not None and place.is_relative_to(tmp_path)
    place.parent.chmod(0o777)
    assert folder.__wrapped__() is None  # another user could put code there
