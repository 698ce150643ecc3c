"""The whole recipe of the learned value, from nothing: `inkland train`.

1. A value by rule of thumb plays; straight weights learn from its games, play, learn, and so on.
2. Glances learn which drawings deserve a survey; from here on games are three times as fast.
3. A hidden layer on top of the straight weights learns from many games, and then from games of its
   own, round by round; in the end from rivals besides, which look ahead.
"""

import time
from typing import Final, NamedTuple

from inkland import __version__
from inkland.bots.fast.evaluation.weights import Weights, heuristic_weights
from inkland.bots.games.parallelism import Parallelism
from inkland.bots.training.comparisons import collect_comparisons
from inkland.bots.training.linear_fit import LinearRegression
from inkland.bots.training.network_fit import Log, fit_network, with_hidden
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


def train_weights(config: TrainingConfig, log: Log) -> Weights:
    """The weights that the recipe makes, from nothing."""
    start = time.monotonic()

    def timed(line: str) -> None:
        log(f"{time.monotonic() - start:6.0f} s  {line}")

    weights = linear_weights(config, timed)
    weights = _with_prefilter(weights, PREFILTER_GAMES, "first glances", config, timed)
    for number, plan in enumerate(ROUNDS):
        weights = _run_network_round(weights, number, plan, config, timed)
    return weights


def linear_weights(config: TrainingConfig, log: Log) -> Weights:
    """Straight weights, the first by rule of thumb: of the base game, then of all presets."""
    weights = heuristic_weights()
    for phase, plan in enumerate(LINEAR_PHASES):
        weights = _run_linear_phase(weights, phase, plan, config, log)
    return weights


def _run_linear_phase(
    weights: Weights, phase: int, plan: LinearPhase, config: TrainingConfig, log: Log
) -> Weights:
    """The best of some generations, each taught by the games of the one before.

    At a small scale there are fewer of them, rather than many that learn nothing.
    """
    total = config.games(plan.number * plan.games)
    number = min(plan.number, max(1, total // MIN_GAMES_PER_GENERATION))
    games = total // number
    presets = config.mix if plan.mixed else ("base",)
    regression = LinearRegression(weights)
    best, highest = weights, _mean_rating(weights, presets, 0, config)
    log(f"straight weights {phase}: {highest:.2f} in {config.trial} games")
    for generation in range(number):
        seed = f"{config.seed}/straight {phase}.{generation}"
        self_play = SelfPlayConfig(presets, EXPLORATION_PER_MILLE)
        samples, _rating = collect_samples(
            regression.weights, games, seed, self_play, config.parallelism
        )
        error = regression.fit(samples)
        rating = _mean_rating(regression.weights, presets, 0, config)
        log(f"  generation {generation} of {games} games: off by {error:.2f} before, {rating:.2f}")
        if rating > highest:
            best, highest = regression.weights, rating
    return best


def _mean_rating(
    weights: Weights, presets: tuple[str, ...], few: int, config: TrainingConfig
) -> float:
    """The mean rating of these weights in the games that all weights are tried in."""
    self_play = SelfPlayConfig(presets, 0, few=few)
    seed = f"{config.seed}/trial"
    _taught, rating = collect_samples(weights, config.trial, seed, self_play, config.parallelism)
    return rating


def _run_network_round(
    weights: Weights, number: int, plan: NetworkRound, config: TrainingConfig, log: Log
) -> Weights:
    """Games with the weights so far, and the weights that follow from them, unless they are worse.

    From too few games a hidden layer learns those games, and plays others badly.
    """
    games, seed = config.games(plan.games), f"{config.seed}/round {number}"
    self_play = SelfPlayConfig(config.mix, plan.exploration, TD_LAMBDA, FEW)
    samples, rating = collect_samples(weights, games, seed, self_play, config.parallelism)
    log(f"round {number}: {rating:.2f} in {games} games, {len(samples.stars)} sheets")
    wide = weights.out.shape[-1] == UNITS
    after = weights if wide else with_hidden(weights, UNITS, samples, seed=1)
    after = fit_network(after, samples, plan.rate, plan.epochs, number, log)
    weights = _better(weights, after, config, log)
    if plan.comparison_games:
        games = config.games(plan.comparison_games)
        log(f"  rivals in {games} games")
        compared = collect_comparisons(
            weights, games, f"{seed}/rivals", config.mix, config.parallelism
        )
        after = fit_network(
            weights, samples, plan.rate / 3, EPOCHS_WITH_COMPARISONS, number, log, compared
        )
        weights = _better(weights, after, config, log)
    if plan.prefilter_games:
        weights = _with_prefilter(weights, plan.prefilter_games, f"glances {number}", config, log)
    return weights


def _better(before: Weights, after: Weights, config: TrainingConfig, log: Log) -> Weights:
    """Those of both that play better."""
    ratings = [_mean_rating(each, config.mix, FEW, config) for each in (before, after)]
    log(f"  in {config.trial} games {ratings[0]:.2f} before, {ratings[1]:.2f} after")
    return after if ratings[1] > ratings[0] else before


def _with_prefilter(
    weights: Weights, games: int, name: str, config: TrainingConfig, log: Log
) -> Weights:
    games = config.games(games)
    log(f"{name} from {games} games")
    seed = f"{config.seed}/{name}"
    return fit_prefilter(weights, games, seed, config.mix, config.parallelism, log)
