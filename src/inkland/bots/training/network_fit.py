"""Fit the hidden layer to samples, on top of linear weights."""

from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from inkland.bots.fast.compile.array_types import Floats, Ints, Reals
from inkland.bots.fast.evaluation.sheet_features import EDICTS_PLAYED, SEASONS_PLAYED, edict_at
from inkland.bots.fast.evaluation.weights import (
    DONE,
    OWN,
    ROLE,
    ROLES,
    SHARED,
    SHARED_AT,
    Weights,
    random_weights,
)
from inkland.bots.training.comparisons import Batch, Comparisons
from inkland.bots.training.samples import Samples

STARS_PER_UNIT: Final = 20.0  # the network works with numbers of about 1
MAX_ERROR: Final = 2.0  # in units; larger errors are clipped to this
INITIAL_SCALE: Final = 0.15  # of the output of a new hidden layer
BATCH: Final = 2048
VALIDATION_SHARE: Final = 0.07  # of the samples
WEIGHT_DECAY: Final = 1e-5
COMPARISON_WEIGHT: Final = 8.0  # of the errors in comparisons
SEEN_FOR_SCALE: Final = 200_000


Log: TypeAlias = Callable[[str], None]  # takes a line of progress


class Adam:
    """Adam, gradient descent with a step size for each weight (Kingma and Ba)."""

    def __init__(self, weight: Floats) -> None:
        self._weight = weight
        self._mean = np.zeros_like(weight)
        self._square = np.zeros_like(weight)
        self._steps = 0

    def step(self, slope: Reals, rate: float, at: Any = ..., decay: float = 0.0) -> None:
        """One step; `at` selects the weights that the gradient is for."""
        self._steps += 1
        mean = self._mean[at] = 0.9 * self._mean[at] + 0.1 * slope
        square = self._square[at] = 0.999 * self._square[at] + 0.001 * slope * slope
        pace = rate * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        self._weight[at] = self._weight[at] * (1 - decay) - pace * mean / (np.sqrt(square) + 1e-7)


def with_hidden(linear: Weights, units: int, samples: Samples, seed: int) -> Weights:
    """Add a hidden layer of small random weights to linear weights.

    Features are divided by their standard deviation, with the same divisor for all four edicts.
    """
    scale = np.maximum(samples.part(np.s_[:SEEN_FOR_SCALE]).features.std(axis=0), 0.05)
    places = [np.s_[edict_at(edict) : edict_at(edict) + OWN] for edict in range(EDICTS_PLAYED)]
    own = np.mean([scale[place] for place in places], axis=0)
    for place in places:
        scale[place] = own
    weights = random_weights(units, seed)._replace(
        scale=scale.astype(np.float32), glance=linear.glance, glance_card=linear.glance_card
    )
    weights.season[:, :, -1] = linear.season[:, :, -1]
    weights.season[:, :SHARED, -1] *= (scale / linear.scale)[SHARED_AT]
    weights.card[:, :, SHARED:, -1] = linear.card[:, :, SHARED:, -1]
    weights.card[:, :, SHARED:-1, -1] *= own / linear.scale[places[0]]
    weights.out[:] *= INITIAL_SCALE * STARS_PER_UNIT
    return weights


def fit_network(
    weights: Weights,
    samples: Samples,
    rate: float,
    epochs: int,
    seed: int,
    log: Log,
    comparisons: Comparisons | None = None,
) -> Weights:
    """Fit the weights to samples, and to comparisons if given, for some epochs.

    The last samples are for validation: the weights with the smallest error there are returned.
    """
    sheets = len(samples.stars)
    validation = max(1, int(sheets * VALIDATION_SHARE))
    validation_rows = np.arange(sheets - validation, sheets)
    fit = NetworkFit(weights)
    rng = np.random.default_rng(seed)
    kept, best = weights, fit.mean_squared_error(samples, validation_rows)
    log(f"  off by {best:.2f} squared before")
    for epoch in range(epochs):
        order = rng.permutation(sheets - validation)
        compared = () if comparisons is None else comparisons.batches(rng, -(-len(order) // BATCH))
        taught = fit.epoch(samples, order, rate * (1 - epoch / epochs), compared)
        error = fit.mean_squared_error(samples, validation_rows)
        log(f"  off by {error:.2f} squared after epoch {epoch + 1}, {taught:.2f} where taught")
        if error < best:
            kept, best = fit.weights, error
    return kept


class Forward(NamedTuple):
    """The prediction for some samples, and the intermediate results that the gradient needs."""

    value: Floats
    layer: Floats
    shared: Floats
    of_cards: list[tuple[int, int, Ints, Floats]]  # card, role, rows, inputs


class NetworkFit:
    """A network that is being fitted."""

    def __init__(self, weights: Weights) -> None:
        self._net = _divided(weights, STARS_PER_UNIT)
        self._season, self._card, self._out = (Adam(part) for part in self._net[:3])

    @property
    def weights(self) -> Weights:
        """A copy of the current weights."""
        return _divided(self._net, 1 / STARS_PER_UNIT)

    def epoch(
        self, samples: Samples, order: Ints, rate: float, compared: Iterable[Batch] = ()
    ) -> float:
        """Learn these rows, with comparisons in between. Returns the mean squared error."""
        batches = [order[first : first + BATCH] for first in range(0, len(order), BATCH)]
        error = 0.0
        for rows, between in zip_longest(batches, compared):
            if rows is not None:
                error += self._learn(samples.part(rows), rate) * len(rows)
            if between is not None:
                self._learn(between[0], rate, positions=between[1])
        return error / max(1, len(order))

    def mean_squared_error(self, samples: Samples, rows: Ints) -> float:
        """The mean squared error in these rows, in stars squared."""
        squares = 0.0
        for first in range(0, len(rows), BATCH):
            part = samples.part(rows[first : first + BATCH])
            squares += float(((self.values(part) - part.stars) ** 2).sum())
        return squares / len(rows)

    def values(self, part: Samples) -> Floats:
        """The predicted stars for these samples."""
        return self._forward(part).value * STARS_PER_UNIT

    def _forward(self, part: Samples) -> Forward:
        """Predict; rows in which a card has the same role are computed together."""
        net = self._net
        numbers = part.features / net.scale
        ones = np.ones((len(numbers), 1), np.float32)
        shared = np.concatenate([numbers[:, SHARED_AT], ones], axis=1)
        layer = np.empty((len(numbers), net.season.shape[-1]), np.float32)
        for season in range(SEASONS_PLAYED):
            rows = part.seasons == season
            layer[rows] = shared[rows] @ net.season[season]
        of_cards = []
        for edict in range(EDICTS_PLAYED):
            own = numbers[:, edict_at(edict) : edict_at(edict) + OWN]
            for card, role, rows in _by_role(part, edict):
                seen = np.concatenate([shared[rows, :-1], own[rows], ones[rows]], axis=1)
                layer[rows] += seen @ net.card[card, role]
                of_cards.append((card, role, rows, seen))
        hidden = np.maximum(layer[:, :-1], 0)
        value = (hidden * net.out[part.seasons]).sum(axis=1) + layer[:, -1]
        return Forward(value, layer, shared, of_cards)

    def _learn(self, part: Samples, rate: float, positions: Ints | None = None) -> float:
        """One step towards the stars of these samples. Returns the mean squared error before.

        With `positions`, only differences within a position are learned: the rest is luck.
        """
        net, (value, layer, shared, of_cards) = self._net, self._forward(part)
        error = value - part.stars / STARS_PER_UNIT
        if positions is not None:
            error = COMPARISON_WEIGHT * (
                error - (np.bincount(positions, error) / np.bincount(positions))[positions]
            )
        pull = (np.clip(error, -MAX_ERROR, MAX_ERROR) / len(error)).astype(np.float32)
        back = np.empty_like(layer)
        back[:, :-1] = pull[:, None] * net.out[part.seasons] * (layer[:, :-1] > 0)
        back[:, -1] = pull
        season, card, out = (np.zeros_like(weight) for weight in net[:3])
        for at in range(SEASONS_PLAYED):
            rows = part.seasons == at
            season[at] = shared[rows].T @ back[rows]
            out[at] = pull[rows] @ np.maximum(layer[rows, :-1], 0)
        for number, role, rows, seen in of_cards:
            card[number, role] += seen.T @ back[rows]
        touched = tuple(np.array(sorted({(n, role) for n, role, _rows, _seen in of_cards})).T)
        self._season.step(season, rate)
        self._out.step(out, rate)
        self._card.step(card[touched], rate, touched, WEIGHT_DECAY)
        return float((error * error).mean() * STARS_PER_UNIT**2)


def _by_role(part: Samples, edict: int) -> list[tuple[int, int, Ints]]:
    """Each card and role that this edict has in the samples, with its rows."""
    roles = ROLE[part.seasons, edict]
    keys = np.where(roles == DONE, -1, part.edicts[:, edict] * ROLES + roles)
    order = np.argsort(keys, kind="stable")
    groups = np.split(order, np.flatnonzero(np.diff(keys[order])) + 1)
    return [(*divmod(int(keys[rows[0]]), ROLES), rows) for rows in groups if keys[rows[0]] >= 0]


def _divided(weights: Weights, by: float) -> Weights:
    """A copy of the weights with predictions divided by this."""
    season, card = weights.season.copy(), weights.card.copy()
    season[..., -1] /= by
    card[..., -1] /= by
    return weights._replace(season=season, card=card, out=weights.out / np.float32(by))
