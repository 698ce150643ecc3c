"""Four cards on every candidate, in each meaning they have; all of them must say the same.

Each of these draws a candidate on its sheet and writes down what each card then gives, a row for
each candidate. The compiled ones are what the bots call: `stars_at` for cards known at run time,
`stars` for cards known before, `taken` for their awards.
"""

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from numba import njit

from inkland.bots.benchmark.candidates import EDICTS, candidates, edicts, sheets
from inkland.bots.fast.compile.award_folding import AwardFold
from inkland.bots.fast.compile.bit_pairs import ZERO, compilable
from inkland.bots.fast.compile.card_arrays import SCORING_NUMBERS
from inkland.bots.fast.compile.disk_cache import cached_on_disk
from inkland.bots.fast.compile.functions import folded_awards, make_callable, stars
from inkland.bots.fast.compile.sheet_rows import WORDS, sheet_in
from inkland.bots.fast.evaluation.scoring_table import card_stars, scoring_table, write_layers
from inkland.sheet import Spaces, drawn

Stars: TypeAlias = npt.NDArray[np.int64]

make_callable(drawn)
_fast_drawn: Final[Any] = drawn  # types are blind to pairs


# --- On ints


def on_ints() -> Stars:
    """The cards as they are written."""
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
    """All the spaces of these sets."""
    together = 0
    for spaces in sets:
        together |= spaces
    return together


# --- Compiled: what is scored


@compilable
def _after(rows: Any, candidates: Any, n: int) -> Any:
    """The sheet of a candidate with its placement drawn."""
    sheet = sheet_in(rows[np.int64(candidates[n, 0])])
    return _fast_drawn(sheet, np.int64(candidates[n, 1]), (candidates[n, 2], candidates[n, 3]))


# --- Compiled: awards


def _nothing_yet() -> Any:
    return 0, (ZERO, ZERO)


def _one_award_more(so_far: Any, stars: int, spaces: Any) -> Any:
    """Both halves of an award are used, or the compiler would leave the spaces out."""
    return so_far[0] + stars, so_far[1] | spaces


TAKER: Final = AwardFold(njit(_nothing_yet), njit(_one_award_more))
_awards_1, _awards_2, _awards_3, _awards_4 = (folded_awards(card.rule, TAKER) for card in edicts())


def _awards(rows: Any, candidates: Any, stars: Any, earned: Any) -> None:
    for n in range(len(candidates)):
        sheet = _after(rows, candidates, n)
        stars[n, 0], (earned[n, 0], earned[n, 1]) = _awards_1(sheet)
        stars[n, 1], (earned[n, 2], earned[n, 3]) = _awards_2(sheet)
        stars[n, 2], (earned[n, 4], earned[n, 5]) = _awards_3(sheet)
        stars[n, 3], (earned[n, 6], earned[n, 7]) = _awards_4(sheet)


# --- Compiled: sums

_stars_1, _stars_2, _stars_3, _stars_4 = (stars(card.rule) for card in edicts())


def _sums(rows: Any, candidates: Any, stars: Any) -> None:
    for n in range(len(candidates)):
        sheet = _after(rows, candidates, n)
        stars[n, 0] = _stars_1(sheet)
        stars[n, 1] = _stars_2(sheet)
        stars[n, 2] = _stars_3(sheet)
        stars[n, 3] = _stars_4(sheet)


def _chosen(
    rows: Any, candidates: Any, stars: Any, cards: Any, table: Any, layers: Any, numbers: Any
) -> None:
    for n in range(len(candidates)):
        write_layers(_after(rows, candidates, n), layers)
        for slot in range(len(cards)):
            stars[n, slot] = card_stars(table, cards[slot], layers, numbers)


awards_loop: Final = cached_on_disk(njit(_awards))
sums_loop: Final = cached_on_disk(njit(_sums))
chosen_loop: Final = cached_on_disk(njit(_chosen))


def chosen_cards() -> tuple[Any, ...]:
    """Four cards at run time, the table they are chosen from, and paper."""
    return (
        np.array([SCORING_NUMBERS[card] for card in EDICTS]),
        scoring_table(),
        np.zeros(WORDS, np.uint64),
        np.zeros(1, np.float32),
    )
