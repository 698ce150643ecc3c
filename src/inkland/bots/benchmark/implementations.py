"""The implementations of scoring that the benchmark times; all must agree.

Each implementation draws every candidate on its sheet, scores the four cards and writes the results
as a row for each candidate.
The compiled ones are what the bots call: `card_stars` for cards chosen at run time, `stars` for
cards known in advance, `folded_awards` for their awards.
"""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
from numba import njit

from inkland.bots.benchmark.candidates import EDICTS, candidates, edicts, sheets
from inkland.bots.fast.compile.array_types import Floats, Ints, Words
from inkland.bots.fast.compile.award_folding import AwardFold
from inkland.bots.fast.compile.bit_pairs import ZERO, BitPair, as_spaces, compilable
from inkland.bots.fast.compile.card_arrays import SCORING_NUMBERS
from inkland.bots.fast.compile.disk_cache import cached_on_disk
from inkland.bots.fast.compile.functions import folded_awards, make_callable, stars
from inkland.bots.fast.compile.sheet_rows import WORDS, sheet_in
from inkland.bots.fast.evaluation.scoring_table import card_stars, scoring_table, write_layers
from inkland.sheet import MapSheet, Spaces, drawn

make_callable(drawn)


# --- Plain Python: sets of spaces are ints


def on_ints() -> Ints:
    """The stars, by the uncompiled cards."""
    cards, before = edicts(), sheets()
    found = []
    for number, terrain, spaces in candidates():
        sheet = drawn(before[number], terrain, spaces)
        found.append([card.stars(sheet) for card in cards])
    return np.array(found)


def earned_on_ints() -> list[list[Spaces]]:
    """The spaces that earn stars, for each candidate and card."""
    before = sheets()
    return [
        [union(spaces for _, spaces in card.awards(sheet)) for card in edicts()]
        for sheet in (drawn(before[one.sheet], one.terrain, one.spaces) for one in candidates())
    ]


def union(sets: Iterable[Spaces]) -> Spaces:
    """The union of these sets."""
    together = 0
    for spaces in sets:
        together |= spaces
    return together


# --- Compiled: sheets


@compilable
def _after(rows: Words, candidates: Words, n: int) -> MapSheet:
    """The sheet of a candidate with its placement drawn."""
    sheet = sheet_in(rows[np.int64(candidates[n, 0])])
    terrain: Any = np.int64(candidates[n, 1])
    return drawn(sheet, terrain, as_spaces((candidates[n, 2], candidates[n, 3])))


# --- Compiled: awards


def _nothing_yet() -> tuple[int, BitPair]:
    return 0, (ZERO, ZERO)


def _one_award_more(so_far: tuple[int, Spaces], stars: int, spaces: Spaces) -> tuple[int, Spaces]:
    """Uses both parts of an award; otherwise the compiler would drop the spaces."""
    return so_far[0] + stars, so_far[1] | spaces


STARS_AND_SPACES: Final = AwardFold(njit(_nothing_yet), njit(_one_award_more))
_awards_1, _awards_2, _awards_3, _awards_4 = (
    folded_awards(card.rule, STARS_AND_SPACES) for card in edicts()
)


def _awards(rows: Words, candidates: Words, stars: Ints, earned: Words) -> None:
    for n in range(len(candidates)):
        sheet = _after(rows, candidates, n)
        stars[n, 0], (earned[n, 0], earned[n, 1]) = _awards_1(sheet)
        stars[n, 1], (earned[n, 2], earned[n, 3]) = _awards_2(sheet)
        stars[n, 2], (earned[n, 4], earned[n, 5]) = _awards_3(sheet)
        stars[n, 3], (earned[n, 6], earned[n, 7]) = _awards_4(sheet)


# --- Compiled: sums

_stars_1, _stars_2, _stars_3, _stars_4 = (stars(card.rule) for card in edicts())


def _sums(rows: Words, candidates: Words, stars: Ints) -> None:
    for n in range(len(candidates)):
        sheet = _after(rows, candidates, n)
        stars[n, 0] = _stars_1(sheet)
        stars[n, 1] = _stars_2(sheet)
        stars[n, 2] = _stars_3(sheet)
        stars[n, 3] = _stars_4(sheet)


def _chosen_at_run_time(
    rows: Words,
    candidates: Words,
    stars: Ints,
    cards: Ints,
    table: Ints,
    layers: Words,
    features: Floats,
) -> None:
    for n in range(len(candidates)):
        write_layers(_after(rows, candidates, n), layers)
        for slot in range(len(cards)):
            stars[n, slot] = card_stars(table, cards[slot], layers, features)


awards_loop: Final = cached_on_disk(njit(_awards))
sums_loop: Final = cached_on_disk(njit(_sums))
chosen_loop: Final = cached_on_disk(njit(_chosen_at_run_time))


def chosen_cards() -> tuple[Ints, Ints, Words, Floats]:
    """Four card numbers, the table they are chosen from, and two buffers."""
    return (
        np.array([SCORING_NUMBERS[card] for card in EDICTS]),
        scoring_table(),
        np.zeros(WORDS, np.uint64),
        np.zeros(1, np.float32),
    )
