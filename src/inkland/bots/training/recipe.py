"""The whole recipe of the learned value, from nothing: `inkland train`.

1. A value by rule of thumb plays; straight weights learn from its games, play, learn, and so on.
2. Glances learn which drawings deserve a survey; from here on games are three times as fast.
3. A hidden layer on top of the straight weights learns from many games, and then from games of its
   own, round by round; in the end from rivals besides, which look ahead.
"""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from inkland import __version__
from inkland.bots.fast.evaluation.weights import Weights, by_thumb
from inkland.bots.games.parallelism import Workers
from inkland.bots.training.comparisons import rivals
from inkland.bots.training.linear_fit import Regression
from inkland.bots.training.network_fit import fitted, with_hidden
from inkland.bots.training.prefilter_fit import glanced
from inkland.bots.training.samples import Manner, lesson

MIX: Final = ("base", "base", "heroes", "everything")
FEWEST: Final = 8  # games, however small the scale
LEAST_TRIED: Final = 24
TRIED: Final = 300  # games by which weights are compared
TEACHING: Final = 200  # games: from fewer a generation of straight weights learns no good
WANDER: Final = 60  # in a thousand, while weights are straight
UNITS: Final = 16
FEW: Final = 24  # answers surveyed in self-play, once there are glances
TRUST: Final = 0.9  # less, and weights learn what they promise themselves


class Generations(NamedTuple):
    """Straight weights, so many times from so many games."""

    number: int
    games: int
    mixed: bool  # or the base game only


class Round(NamedTuple):
    """Games, a fit of the hidden layer, and then perhaps glances again, or a fit with rivals."""

    games: int
    wander: int
    rate: float
    epochs: int
    glances: int = 0
    rivals: int = 0  # games


STRAIGHT: Final = (Generations(10, 2000, mixed=False), Generations(12, 3000, mixed=True))
GLANCES: Final = 250
EPOCHS_WITH_RIVALS: Final = 2
ROUNDS: Final = (
    Round(62_000, 20, 6e-4, 5),
    Round(40_000, 10, 3e-4, 3, glances=900),
    Round(50_000, 10, 3e-4, 3),
    Round(60_000, 8, 2e-4, 3, glances=600),
    Round(180_000, 8, 3e-4, 3, rivals=7_000),
)


class Training(NamedTuple):
    """What is trained by: a share of the games of the recipe, a seed, presets, and who plays."""

    scale: float = 1.0
    seed: str = "training"
    mix: tuple[str, ...] = MIX
    workers: Workers = Workers()

    def games(self, number: int) -> int:
        """So many games of the recipe, at this scale."""
        return max(FEWEST, round(number * self.scale))

    @property
    def trial(self) -> int:
        """So many games tell which of two weights play better."""
        return max(LEAST_TRIED, round(TRIED * self.scale))

    @property
    def recipe(self) -> str:
        """How the weights were made, in a sentence that is kept with them."""
        return (
            f"inkland {__version__} train --games {self.scale:g} --seed '{self.seed}'"
            f" --preset-mix {','.join(self.mix)}"
        )


def trained(training: Training, tell: Callable[[str], None]) -> Weights:
    """The weights that the recipe makes, from nothing."""
    start = time.monotonic()

    def timed(line: str) -> None:
        tell(f"{time.monotonic() - start:6.0f} s  {line}")

    weights = straight_weights(training, timed)
    weights = _glances(weights, GLANCES, "first glances", training, timed)
    for number, plan in enumerate(ROUNDS):
        weights = _round(weights, number, plan, training, timed)
    return weights


def straight_weights(training: Training, tell: Callable[[str], None]) -> Weights:
    """Straight weights, the first by rule of thumb: of the base game, then of all presets."""
    weights = by_thumb()
    for phase, plan in enumerate(STRAIGHT):
        weights = _generations(weights, phase, plan, training, tell)
    return weights


def _generations(
    weights: Weights, phase: int, plan: Generations, training: Training, tell: Callable[[str], None]
) -> Weights:
    """The best of some generations, each taught by the games of the one before.

    At a small scale there are fewer of them, rather than many that learn nothing.
    """
    total = training.games(plan.number * plan.games)
    number = min(plan.number, max(1, total // TEACHING))
    games = total // number
    presets = training.mix if plan.mixed else ("base",)
    regression = Regression(weights)
    best, highest = weights, _tried(weights, presets, 0, training)
    tell(f"straight weights {phase}: {highest:.2f} in {training.trial} games")
    for generation in range(number):
        seed = f"{training.seed}/straight {phase}.{generation}"
        manner = Manner(presets, WANDER)
        taught, _rating = lesson(regression.weights, games, seed, manner, training.workers)
        off = regression.follow(taught)
        rating = _tried(regression.weights, presets, 0, training)
        tell(f"  generation {generation} of {games} games: off by {off:.2f} before, {rating:.2f}")
        if rating > highest:
            best, highest = regression.weights, rating
    return best


def _tried(weights: Weights, presets: tuple[str, ...], few: int, training: Training) -> float:
    """The mean rating of these weights in the games that all weights are tried in."""
    manner = Manner(presets, 0, few=few)
    seed = f"{training.seed}/trial"
    _taught, rating = lesson(weights, training.trial, seed, manner, training.workers)
    return rating


def _round(
    weights: Weights, number: int, plan: Round, training: Training, tell: Callable[[str], None]
) -> Weights:
    """Games with the weights so far, and the weights that follow from them, unless they are worse.

    From too few games a hidden layer learns those games, and plays others badly.
    """
    games, seed = training.games(plan.games), f"{training.seed}/round {number}"
    manner = Manner(training.mix, plan.wander, TRUST, FEW)
    taught, rating = lesson(weights, games, seed, manner, training.workers)
    tell(f"round {number}: {rating:.2f} in {games} games, {len(taught.stars)} sheets")
    wide = weights.out.shape[-1] == UNITS
    after = weights if wide else with_hidden(weights, UNITS, taught, seed=1)
    after = fitted(after, taught, plan.rate, plan.epochs, number, tell)
    weights = _better(weights, after, training, tell)
    if plan.rivals:
        games = training.games(plan.rivals)
        tell(f"  rivals in {games} games")
        compared = rivals(weights, games, f"{seed}/rivals", training.mix, training.workers)
        after = fitted(weights, taught, plan.rate / 3, EPOCHS_WITH_RIVALS, number, tell, compared)
        weights = _better(weights, after, training, tell)
    if plan.glances:
        weights = _glances(weights, plan.glances, f"glances {number}", training, tell)
    return weights


def _better(
    before: Weights, after: Weights, training: Training, tell: Callable[[str], None]
) -> Weights:
    """Those of both that play better."""
    ratings = [_tried(each, training.mix, FEW, training) for each in (before, after)]
    tell(f"  in {training.trial} games {ratings[0]:.2f} before, {ratings[1]:.2f} after")
    return after if ratings[1] > ratings[0] else before


def _glances(
    weights: Weights, games: int, name: str, training: Training, tell: Callable[[str], None]
) -> Weights:
    games = training.games(games)
    tell(f"{name} from {games} games")
    seed = f"{training.seed}/{name}"
    return glanced(weights, games, seed, training.mix, training.workers, tell)
