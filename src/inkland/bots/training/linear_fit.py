"""Fit linear weights, without a hidden layer, by ridge regression on samples.

They need few games, and are the start for the network.
"""

from collections.abc import Iterator
from typing import Final

import numpy as np

from inkland.bots.fast.compile.array_types import Doubles, Floats, Reals
from inkland.bots.fast.evaluation.sheet_features import EDICTS_PLAYED, SEASONS_PLAYED, edict_at
from inkland.bots.fast.evaluation.weights import (
    DONE,
    OWN,
    ROLE,
    ROLES,
    SHARED,
    SHARED_AT,
    Weights,
    heuristic_weights,
)
from inkland.bots.training.samples import Samples
from inkland.cards import SCORING_CARDS

OF_A_SEASON: Final = SHARED + 1  # and the constant
OF_A_CARD: Final = OWN + 1
CARDS_FROM: Final = SEASONS_PLAYED * OF_A_SEASON
COLUMNS: Final = CARDS_FROM + len(SCORING_CARDS) * ROLES * OF_A_CARD
AT_ONCE: Final = 8000  # samples in one part
DECAY: Final = 0.5  # weight of the samples of each earlier generation
REGULARISATION: Final = 200.0  # the weights before count as much as so many samples
LEAST: Final = 1e-3


class LinearRegression:
    """Weights fitted to the samples of one generation after another."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._products = np.zeros((COLUMNS, COLUMNS))
        self._targets = np.zeros(COLUMNS)

    def fit(self, samples: Samples) -> float:
        """Fit to these samples. Returns the root mean squared error of the weights before."""
        before = _in_a_row(self.weights)
        self._products *= DECAY
        self._targets *= DECAY
        squares = 0.0
        for columns, stars in _columns(samples):
            self._products += columns.T @ columns
            self._targets += columns.T @ stars
            squares += float(((columns @ before.astype(np.float32) - stars) ** 2).sum())
        sheets = len(samples.stars)
        penalty = REGULARISATION * np.maximum(np.diag(self._products) / sheets, LEAST)
        after = np.linalg.solve(self._products + np.diag(penalty), self._targets + penalty * before)
        self.weights = _from_a_row(after)
        return float(np.sqrt(squares / sheets))


def _columns(samples: Samples) -> Iterator[tuple[Floats, Floats]]:
    """The design matrix of the samples, in parts, and their stars."""
    for first in range(0, len(samples.stars), AT_ONCE):
        part = samples.part(np.s_[first : first + AT_ONCE])
        columns = np.zeros((len(part.stars), COLUMNS), np.float32)
        for season in range(SEASONS_PLAYED):
            rows = np.flatnonzero(part.seasons == season)
            shared = season * OF_A_SEASON
            columns[rows, shared : shared + SHARED] = part.features[np.ix_(rows, SHARED_AT)]
            columns[rows, shared + SHARED] = 1
            for edict in range(EDICTS_PLAYED):
                role = ROLE[season, edict]
                if role != DONE:
                    own = CARDS_FROM + (part.edicts[rows, edict] * ROLES + role) * OF_A_CARD
                    for at in range(OWN):
                        columns[rows, own + at] = part.features[rows, edict_at(edict) + at]
                    columns[rows, own + OWN] = 1
        yield columns, part.stars


def _in_a_row(weights: Weights) -> Doubles:
    """The linear weights as a vector, in the order of the columns."""
    own = weights.card[:, :, SHARED:, -1]
    return np.concatenate([weights.season[:, :, -1].ravel(), own.ravel()]).astype(np.float64)


def _from_a_row(row: Reals) -> Weights:
    """Weights with this vector as their linear part."""
    weights = heuristic_weights()
    weights.season[:, :, -1] = row[:CARDS_FROM].reshape(SEASONS_PLAYED, OF_A_SEASON)
    own = row[CARDS_FROM:].reshape(len(SCORING_CARDS), ROLES, OF_A_CARD)
    weights.card[:, :, SHARED:, -1] = own
    return weights
