"""The weights of the evaluation, which predicts the stars that a sheet will still earn.

A network with one hidden layer and a linear part. What a feature is worth depends on the edicts, so
the weights of a table are put together from those of its four scoring cards: a card has weights for
each role that an edict can have in a season: scored in it and again, in two later seasons, only in
it, or only in a later one.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

import numpy as np

from inkland.bots.fast.compile.array_types import Floats
from inkland.bots.fast.compile.card_arrays import WEIGHT_ROWS
from inkland.bots.fast.evaluation import sheet_features as feature
from inkland.bots.fast.evaluation.potentials.potential import POTENTIALS
from inkland.bots.fast.evaluation.prefilter import PREFILTER_FEATURES
from inkland.bots.fast.evaluation.sheet_features import (
    EDICTS_PLAYED,
    FEATURES,
    SEASONS_PLAYED,
    edict_at,
)
from inkland.cards import SCORING_CARDS

# SHARED: the number of features that every card has weights for. OWN: the features of one edict.
SHARED: Final = feature.COMMON_FEATURES + feature.SEAT_FEATURES
OWN: Final = 1 + POTENTIALS
ROLES: Final = 4
DONE: Final = -1
# The role of edicts A to D in each season, as the season cards print them.
NOW_AND_LATER, TWICE_LATER, NOW, LATER = range(ROLES)
ROLE: Final = np.array(
    [
        [NOW_AND_LATER, NOW_AND_LATER, TWICE_LATER, TWICE_LATER],
        [LATER, NOW, NOW_AND_LATER, TWICE_LATER],
        [LATER, DONE, NOW, NOW_AND_LATER],
        [NOW, DONE, DONE, NOW],
    ]
)
SHARED_AT: Final = np.array(
    [*range(feature.COMMON_FEATURES), *range(feature.SHEET_FEATURES, FEATURES)]
)


class TableWeights(NamedTuple):
    """The weights for one table, by season."""

    hidden: Floats  # season x unit x feature
    bias: Floats
    out: Floats
    linear: Floats  # season x feature
    linear_bias: Floats
    prefilter: Floats  # season x prefilter feature


class Weights(NamedTuple):
    """All weights. The field names are the names of the arrays in the file.

    The last unit of each layer is the linear part: its sum is added to the prediction directly.
    """

    season: Floats  # season x (shared + 1) x units; the last row is the bias
    card: Floats  # card x role x (shared + own + 1) x units
    out: Floats  # season x hidden unit
    scale: Floats  # each feature is divided by this
    glance: Floats  # of the prefilter: season x prefilter feature
    glance_card: Floats  # of the prefilter: card x role x prefilter feature

    def at_table(self, cards: Sequence[int]) -> TableWeights:
        """The weights for a table with these scoring cards."""
        cards = [WEIGHT_ROWS[card] for card in cards]
        units = self.season.shape[-1]
        by_feature = np.zeros((SEASONS_PLAYED, FEATURES, units), np.float32)
        bias = np.zeros((SEASONS_PLAYED, units), np.float32)
        prefilter = self.glance.copy()
        for season in range(SEASONS_PLAYED):
            shared = self.season[season].copy()
            for edict in range(EDICTS_PLAYED):
                role = ROLE[season, edict]
                if role != DONE:
                    own = self.card[cards[edict], role]
                    shared[:SHARED] += own[:SHARED]
                    shared[SHARED] += own[-1]
                    by_feature[season, edict_at(edict) : edict_at(edict) + OWN] = own[SHARED:-1]
                    prefilter[season] += self.glance_card[cards[edict], role]
            by_feature[season, SHARED_AT] = shared[:SHARED]
            bias[season] = shared[SHARED]
        by_feature /= self.scale[None, :, None]
        return TableWeights(
            np.ascontiguousarray(by_feature[:, :, :-1].transpose(0, 2, 1)),
            np.ascontiguousarray(bias[:, :-1]),
            self.out,
            np.ascontiguousarray(by_feature[:, :, -1]),
            np.ascontiguousarray(bias[:, -1]),
            prefilter,
        )


def random_weights(hidden: int, seed: int) -> Weights:
    """Random weights to start training from."""
    rng = np.random.default_rng(seed)
    units = hidden + 1
    season = rng.normal(0, 0.1, (SEASONS_PLAYED, SHARED + 1, units)).astype(np.float32)
    season[:, :, -1] = 0
    card = np.zeros((len(SCORING_CARDS), ROLES, SHARED + OWN + 1, units), np.float32)
    card[:, :, SHARED:-1, :-1] = rng.normal(0, 0.1, (*card.shape[:2], OWN, hidden))
    out = rng.normal(0, 0.3, (SEASONS_PLAYED, hidden)).astype(np.float32)
    return Weights(season, card, out, np.ones(FEATURES, np.float32), *zero_prefilter())


def zero_prefilter() -> tuple[Floats, Floats]:
    """Prefilter weights of zero: by season, and by card and role."""
    season = np.zeros((SEASONS_PLAYED, PREFILTER_FEATURES), np.float32)
    return season, np.zeros((len(SCORING_CARDS), ROLES, PREFILTER_FEATURES), np.float32)


def heuristic_weights() -> Weights:
    """Weights by rule of thumb, for the first training games."""
    weights = random_weights(1, 0)
    weights.season[:] = 0
    weights.card[:] = 0
    for season in range(SEASONS_PLAYED):
        left = SEASONS_PLAYED - season
        linear = weights.season[season, :, -1]
        linear[feature.HAUNTED] = -0.9 * left
        linear[feature.ROOM_ALONE] = -0.3
        linear[feature.ROOM_BESIDE_1] = -0.15
        linear[feature.COMMON_FEATURES] = left  # the purse, the first feature of the seat
    for role, times in ((NOW_AND_LATER, 1.7), (TWICE_LATER, 1.4), (NOW, 1.0), (LATER, 0.8)):
        weights.card[:, role, SHARED, -1] = times
    return weights


@cache
def shipped_weights() -> Weights:
    """The weights that come with this version; `docs/bots.md` describes how they were made."""
    with (files("inkland.bots.fast.evaluation") / "weights.npz").open("rb") as file:
        return read(file)


def read(file: Path | IO[bytes]) -> Weights:
    """Read weights from a file, given by path or open."""
    arrays = np.load(file)
    return Weights(*(arrays[name].astype(np.float32) for name in Weights._fields))


def recipe_in(file: Path | IO[bytes]) -> str:
    """The recipe that made the weights in a file; empty if it is not stored."""
    arrays = np.load(file)
    return str(arrays["recipe"]) if "recipe" in arrays else ""


def save(weights: Weights, file: IO[bytes], recipe: str) -> None:
    """Write the weights and their recipe into a file, compressed and with half precision."""
    parts: Any = {name: np.asarray(part, np.float16) for name, part in weights._asdict().items()}
    parts["scale"] = weights.scale
    np.savez_compressed(file, **parts, recipe=np.array(recipe))
