"""Fitting the hidden layer to lessons, on top of straight weights."""

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
from inkland.bots.training.comparisons import Comparisons
from inkland.bots.training.samples import Samples

STARS_PER_UNIT: Final = 20.0  # stars: the net reckons in numbers about one
MAX_ERROR: Final = 2.0  # units: no sheet pulls more than one that is so far off
INITIAL_SCALE: Final = 0.15  # how much of itself a new hidden layer brings in
BATCH: Final = 2048
VALIDATION_SHARE: Final = 0.07  # of a lesson is kept apart
WEIGHT_DECAY: Final = 1e-5
COMPARISON_WEIGHT: Final = 8.0  # what is off between rivals counts so much
SEEN_FOR_SCALE: Final = 200_000


Log: TypeAlias = Callable[[str], None]  # gets a line of progress


class Adam:
    """Steps down a slope, for each weight at a pace of its own (Kingma and Ba)."""

    def __init__(self, weight: Floats) -> None:
        self._weight = weight
        self._mean = np.zeros_like(weight)
        self._square = np.zeros_like(weight)
        self._steps = 0

    def step(self, slope: Reals, rate: float, at: Any = ..., decay: float = 0.0) -> None:
        """One step; `at` names the weights that had a part in it."""
        self._steps += 1
        mean = self._mean[at] = 0.9 * self._mean[at] + 0.1 * slope
        square = self._square[at] = 0.999 * self._square[at] + 0.001 * slope * slope
        pace = rate * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        self._weight[at] = self._weight[at] * (1 - decay) - pace * mean / (np.sqrt(square) + 1e-7)


def with_hidden(linear: Weights, units: int, samples: Samples, seed: int) -> Weights:
    """The same weights with a hidden layer that knows next to nothing yet.

    Numbers are divided by how much they vary, those of the four edicts alike.
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
    """The weights after going through the lesson, and through rivals if there are, a few times.

    Those are kept that promised best what came of the sheets kept apart: the last games.
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
    """What the net makes of a few sheets, and what it saw on the way."""

    value: Floats
    layer: Floats
    shared: Floats
    of_cards: list[tuple[int, int, Ints, Floats]]  # card, role, rows, what it saw of them


class NetworkFit:
    """A net that follows lessons."""

    def __init__(self, weights: Weights) -> None:
        self._net = _divided(weights, STARS_PER_UNIT)
        self._season, self._card, self._out = (Adam(part) for part in self._net[:3])

    @property
    def weights(self) -> Weights:
        """The weights as they are now."""
        return _divided(self._net, 1 / STARS_PER_UNIT)

    def epoch(
        self,
        samples: Samples,
        order: Ints,
        rate: float,
        compared: Iterable[tuple[Samples, Ints]] = (),
    ) -> float:
        """Learn these rows of the lesson, rivals in between; the mean square of what was off."""
        batches = [order[first : first + BATCH] for first in range(0, len(order), BATCH)]
        error = 0.0
        for rows, between in zip_longest(batches, compared):
            if rows is not None:
                error += self._learn(samples.part(rows), rate) * len(rows)
            if between is not None:
                self._learn(between[0], rate, positions=between[1])
        return error / max(1, len(order))

    def mean_squared_error(self, samples: Samples, rows: Ints) -> float:
        """The mean square of what is off in these rows, in stars."""
        squares = 0.0
        for first in range(0, len(rows), BATCH):
            part = samples.part(rows[first : first + BATCH])
            squares += float(((self.values(part) - part.stars) ** 2).sum())
        return squares / len(rows)

    def values(self, part: Samples) -> Floats:
        """What the net promises for these sheets, in stars."""
        return self._forward(part).value * STARS_PER_UNIT

    def _forward(self, part: Samples) -> Forward:
        """The value of these sheets; cards are reckoned together wherever they have one role."""
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
        """One step towards the stars of these sheets; the mean square of what was off.

        Of rivals only the differences within a position are learned: the rest was luck.
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
    """Each card and role that this edict has there, and the rows where it does."""
    roles = ROLE[part.seasons, edict]
    keys = np.where(roles == DONE, -1, part.edicts[:, edict] * ROLES + roles)
    order = np.argsort(keys, kind="stable")
    groups = np.split(order, np.flatnonzero(np.diff(keys[order])) + 1)
    return [(*divmod(int(keys[rows[0]]), ROLES), rows) for rows in groups if keys[rows[0]] >= 0]


def _divided(weights: Weights, by: float) -> Weights:
    """A copy of the weights whose value is divided by this."""
    season, card = weights.season.copy(), weights.card.copy()
    season[..., -1] /= by
    card[..., -1] /= by
    return weights._replace(season=season, card=card, out=weights.out / np.float32(by))
