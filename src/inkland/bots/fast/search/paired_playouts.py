"""Compare all drawings of a view over the same sampled decks, until one is clearly best or none is.

Every drawing meets the same decks, so that their luck cancels out in differences. Drawings that are
clearly worse than the best are dropped early; those in doubt are played out on and on.
"""

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from inkland.bots.fast.compile.array_types import Doubles
from inkland.bots.fast.evaluation.weights import shipped_weights
from inkland.bots.fast.search.lookahead import evaluate_by_playouts, list_all
from inkland.bots.fast.search.move_translation import code_of, drawing_of
from inkland.bots.fast.search.position import new_candidates, position_of
from inkland.rules import Drawing, View

Indices: TypeAlias = npt.NDArray[np.intp]

BATCH: Final = 4  # decks; the first cards of a batch differ, so a batch is one observation
MIN_BATCHES: Final = 4
MAX_BATCHES: Final = 48
_NORMAL_99: Final = 2.326  # one-sided quantile of the normal distribution


class Depth(NamedTuple):
    """How far a playout goes: drawings ahead, and moves evaluated for each of them."""

    ahead: int
    few: int


ROUGH: Final = Depth(ahead=4, few=12)
DEEP: Final = Depth(ahead=6, few=16)


class Comparison(NamedTuple):
    """The expected stars of each drawing, and by how much the best is better for certain.

    `margin` is the smallest lower bound (99 %) of the best less a drawing that is not accepted;
    infinite if there is none. `batches` were played out for the drawings most in doubt.
    """

    stars: tuple[float, ...]
    margin: float
    batches: int


def one_ply_order(seen: View, drawings: Sequence[Drawing]) -> list[int]:
    """The places of these drawings, the best by one-ply value first."""
    position = position_of(seen, shipped_weights(), Random(0))
    number = list_all(position)
    listed = position.workspace.codes[:number], position.workspace.values[:number].tolist()
    values = {drawing_of(code): value for code, value in zip(*listed, strict=True)}
    return sorted(range(len(drawings)), key=lambda at: -values.get(drawings[at], -inf))


def rough_stars(seen: View, drawings: Sequence[Drawing], random: Random) -> tuple[float, ...]:
    """The stars of these drawings over a single batch of decks."""
    return tuple(_Playouts(seen, drawings, random, ROUGH).batch(np.arange(len(drawings))))


def compare(
    seen: View,
    drawings: Sequence[Drawing],
    random: Random,
    accepted: float,
    wanted: float,
    times: int = 1,
) -> Comparison:
    """Compare drawings until the margin is `wanted`, or it cannot be reached.

    Those within `accepted` stars of the best are as good as the best. `times` multiplies how many
    decks are used, at least and at most.
    """
    playouts = _Playouts(seen, drawings, random, DEEP)
    doubtful = np.arange(len(drawings))
    rows: list[Doubles] = []
    while True:
        for _ in range(MIN_BATCHES * times):
            rows.append(playouts.batch(doubtful))
        behind, bounds, hopes = _behind_best(np.array(rows))
        rivals = behind > accepted
        margin = float(np.min(bounds[rivals], initial=inf))
        hopeless = bool(np.any(hopes[rivals] < wanted))
        if margin >= wanted or hopeless or len(rows) >= MAX_BATCHES * times:
            best = float(np.nanmean(np.array(rows)[:, int(np.argmin(behind))]))
            return Comparison(tuple((best - behind).tolist()), margin, len(rows))
        doubtful = np.flatnonzero(~rivals | (bounds < wanted))


class _Playouts:
    """Plays out drawings of a view, a batch of decks at a time."""

    def __init__(
        self, seen: View, drawings: Sequence[Drawing], random: Random, depth: Depth
    ) -> None:
        self._position = position_of(seen, shipped_weights(), random)
        self._codes = np.array([code_of(seen, drawing) for drawing in drawings])
        self._budget = BATCH, depth.ahead, depth.few

    def batch(self, which: Indices) -> Doubles:
        """The mean stars of these drawings over new decks, NaN for all others."""
        candidates = new_candidates(self._codes[which])
        evaluate_by_playouts(self._position, candidates, self._budget, len(which) + 1)
        stars = np.full(len(self._codes), np.nan)
        stars[which] = self._position.written + candidates.sums / candidates.counts
        return stars


def _behind_best(rows: Doubles) -> tuple[Doubles, Doubles, Doubles]:
    """How far each drawing is behind the best, and both bounds (99 %) of that.

    A row is a batch; what was not played out in it is NaN. The best is in all of them.
    """
    everywhere = np.flatnonzero(~np.isnan(rows).any(axis=0))
    best = everywhere[np.argmax(rows[:, everywhere].mean(axis=0))]
    differences = rows[:, [best]] - rows
    numbers = np.sum(~np.isnan(differences), axis=0)
    behind = np.nanmean(differences, axis=0)
    error = np.nanstd(differences, axis=0, ddof=1) / np.sqrt(numbers)
    width = error * _quantile(numbers - 1)
    return behind, behind - width, behind + width


def _quantile(freedom: npt.NDArray[np.intp]) -> Doubles:
    """The one-sided 99 % quantile of Student's t, expanded in 1/n: 2 % too small for n = 3."""
    z, n = _NORMAL_99, freedom.astype(np.float64)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return np.asarray(z + first / n + second / n**2 + third / n**3)
