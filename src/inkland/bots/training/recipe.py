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
from inkland.bots.fast.evaluation.weights import Weights, heuristic_weights
from inkland.bots.games.parallelism import Parallelism
from inkland.bots.training.comparisons import collect_comparisons
from inkland.bots.training.linear_fit import LinearRegression
from inkland.bots.training.network_fit import fit_network, with_hidden
from inkland.bots.training.prefilter_fit import fit_prefilter
from inkland.bots.training.samples import SelfPlayConfig, collect_samples

MIX: Final = ("base", "base", "heroes", "everything")
MIN_GAMES: Final = 8  # games, however small the scale
MIN_TRIAL_GAMES: Final = 24
TRIAL_GAMES: Final = 300  # games by which weights are compared
MIN_GAMES_PER_GENERATION: Final = (
    200  # games: from fewer a generation of straight weights learns no good
)
EXPLORATION_PER_MILLE: Final = 60  # in a thousand, while weights are straight
UNITS: Final = 16
FEW: Final = 24  # answers surveyed in self-play, once there are glances
TD_LAMBDA: Final = 0.9  # less, and weights learn what they promise themselves


class LinearPhase(NamedTuple):
    """Straight weights, so many times from so many games."""

    number: int
    games: int
    mixed: bool  # or the base game only


class NetworkRound(NamedTuple):
    """Games, a fit of the hidden layer, and then perhaps glances again, or a fit with rivals."""

    games: int
    exploration: int
    rate: float
    epochs: int
    prefilter_games: int = 0
    comparison_games: int = 0  # games


LINEAR_PHASES: Final = (LinearPhase(10, 2000, mixed=False), LinearPhase(12, 3000, mixed=True))
PREFILTER_GAMES: Final = 250
EPOCHS_WITH_COMPARISONS: Final = 2
ROUNDS: Final = (
    NetworkRound(62_000, 20, 6e-4, 5),
    NetworkRound(40_000, 10, 3e-4, 3, prefilter_games=900),
    NetworkRound(50_000, 10, 3e-4, 3),
    NetworkRound(60_000, 8, 2e-4, 3, prefilter_games=600),
    NetworkRound(180_000, 8, 3e-4, 3, comparison_games=7_000),
)


class TrainingConfig(NamedTuple):
    """What is trained by: a share of the games of the recipe, a seed, presets, and who plays."""

    scale: float = 1.0
    seed: str = "training"
    mix: tuple[str, ...] = MIX
    parallelism: Parallelism = Parallelism()

    def games(self, number: int) -> int:
        """So many games of the recipe, at this scale."""
        return max(MIN_GAMES, round(number * self.scale))

    @property
    def trial(self) -> int:
        """So many games tell which of two weights play better."""
        return max(MIN_TRIAL_GAMES, round(TRIAL_GAMES * self.scale))

    @property
    def recipe(self) -> str:
        """How the weights were made, in a sentence that is kept with them."""
        return (
            f"inkland {__version__} train --games {self.scale:g} --seed '{self.seed}'"
            f" --preset-mix {','.join(self.mix)}"
        )


def train_weights(training: TrainingConfig, tell: Callable[[str], None]) -> Weights:
    """The weights that the recipe makes, from nothing."""
    start = time.monotonic()

    def timed(line: str) -> None:
        tell(f"{time.monotonic() - start:6.0f} s  {line}")

    weights = linear_weights(training, timed)
    weights = _with_prefilter(weights, PREFILTER_GAMES, "first glances", training, timed)
    for number, plan in enumerate(ROUNDS):
        weights = _run_network_round(weights, number, plan, training, timed)
    return weights


def linear_weights(training: TrainingConfig, tell: Callable[[str], None]) -> Weights:
    """Straight weights, the first by rule of thumb: of the base game, then of all presets."""
    weights = heuristic_weights()
    for phase, plan in enumerate(LINEAR_PHASES):
        weights = _run_linear_phase(weights, phase, plan, training, tell)
    return weights


def _run_linear_phase(
    weights: Weights,
    phase: int,
    plan: LinearPhase,
    training: TrainingConfig,
    tell: Callable[[str], None],
) -> Weights:
    """The best of some generations, each taught by the games of the one before.

    At a small scale there are fewer of them, rather than many that learn nothing.
    """
    total = training.games(plan.number * plan.games)
    number = min(plan.number, max(1, total // MIN_GAMES_PER_GENERATION))
    games = total // number
    presets = training.mix if plan.mixed else ("base",)
    regression = LinearRegression(weights)
    best, highest = weights, _mean_rating(weights, presets, 0, training)
    tell(f"straight weights {phase}: {highest:.2f} in {training.trial} games")
    for generation in range(number):
        seed = f"{training.seed}/straight {phase}.{generation}"
        manner = SelfPlayConfig(presets, EXPLORATION_PER_MILLE)
        taught, _rating = collect_samples(
            regression.weights, games, seed, manner, training.parallelism
        )
        off = regression.fit(taught)
        rating = _mean_rating(regression.weights, presets, 0, training)
        tell(f"  generation {generation} of {games} games: off by {off:.2f} before, {rating:.2f}")
        if rating > highest:
            best, highest = regression.weights, rating
    return best


def _mean_rating(
    weights: Weights, presets: tuple[str, ...], few: int, training: TrainingConfig
) -> float:
    """The mean rating of these weights in the games that all weights are tried in."""
    manner = SelfPlayConfig(presets, 0, few=few)
    seed = f"{training.seed}/trial"
    _taught, rating = collect_samples(weights, training.trial, seed, manner, training.parallelism)
    return rating


def _run_network_round(
    weights: Weights,
    number: int,
    plan: NetworkRound,
    training: TrainingConfig,
    tell: Callable[[str], None],
) -> Weights:
    """Games with the weights so far, and the weights that follow from them, unless they are worse.

    From too few games a hidden layer learns those games, and plays others badly.
    """
    games, seed = training.games(plan.games), f"{training.seed}/round {number}"
    manner = SelfPlayConfig(training.mix, plan.exploration, TD_LAMBDA, FEW)
    taught, rating = collect_samples(weights, games, seed, manner, training.parallelism)
    tell(f"round {number}: {rating:.2f} in {games} games, {len(taught.stars)} sheets")
    wide = weights.out.shape[-1] == UNITS
    after = weights if wide else with_hidden(weights, UNITS, taught, seed=1)
    after = fit_network(after, taught, plan.rate, plan.epochs, number, tell)
    weights = _better(weights, after, training, tell)
    if plan.comparison_games:
        games = training.games(plan.comparison_games)
        tell(f"  rivals in {games} games")
        compared = collect_comparisons(
            weights, games, f"{seed}/rivals", training.mix, training.parallelism
        )
        after = fit_network(
            weights, taught, plan.rate / 3, EPOCHS_WITH_COMPARISONS, number, tell, compared
        )
        weights = _better(weights, after, training, tell)
    if plan.prefilter_games:
        weights = _with_prefilter(
            weights, plan.prefilter_games, f"glances {number}", training, tell
        )
    return weights


def _better(
    before: Weights, after: Weights, training: TrainingConfig, tell: Callable[[str], None]
) -> Weights:
    """Those of both that play better."""
    ratings = [_mean_rating(each, training.mix, FEW, training) for each in (before, after)]
    tell(f"  in {training.trial} games {ratings[0]:.2f} before, {ratings[1]:.2f} after")
    return after if ratings[1] > ratings[0] else before


def _with_prefilter(
    weights: Weights, games: int, name: str, training: TrainingConfig, tell: Callable[[str], None]
) -> Weights:
    games = training.games(games)
    tell(f"{name} from {games} games")
    seed = f"{training.seed}/{name}"
    return fit_prefilter(weights, games, seed, training.mix, training.parallelism, tell)
