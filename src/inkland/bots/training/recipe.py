"""The whole training of the evaluation, from nothing: `inkland train`.

1. Heuristic weights play; linear weights are fitted to these games, play in turn, and so on.
2. The prefilter is fitted; from here on games are three times as fast.
3. A hidden layer on top of the linear weights is fitted to many games, then to games of its own,
   round by round; at last to comparisons by playouts as well.

The strings in seeds are kept as they are: another seed makes other weights.
"""

import time
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from inkland import __version__
from inkland.bots.fast.evaluation.weights import Weights
from inkland.bots.games.parallelism import Parallelism
from inkland.bots.training.checkpoint import Checkpoint, Progress, cpu_seconds
from inkland.bots.training.comparisons import collect_comparisons
from inkland.bots.training.linear_fit import LinearRegression
from inkland.bots.training.network_fit import Log, fit_network, with_hidden
from inkland.bots.training.prefilter_fit import fit_prefilter
from inkland.bots.training.samples import SelfPlayConfig, collect_samples

MIX: Final = ("base", "base", "heroes", "everything")
MIN_GAMES: Final = 8  # at any scale
MIN_TRIAL_GAMES: Final = 24
TRIAL_GAMES: Final = 1_000  # that compare two sets of weights
MIN_GAMES_PER_GENERATION: Final = 200  # of linear weights; from fewer they learn nothing
EXPLORATION_PER_MILLE: Final = 60  # for linear weights
UNITS: Final = 16
FEW: Final = 24  # moves evaluated in self-play, once there is a prefilter
# Weight of the final result against the model's own later predictions; with lower values it learns
# its own errors.
TD_LAMBDA: Final = 0.9


Stage: TypeAlias = Callable[[Weights], Weights]


class LinearPhase(NamedTuple):
    """Some generations of linear weights, each from so many games."""

    number: int
    games: int
    mixed: bool  # all presets, or the base game only


class NetworkRound(NamedTuple):
    """Games, a fit of the hidden layer, and perhaps fits with comparisons and of the prefilter."""

    games: int
    exploration: int
    rate: float
    epochs: int
    prefilter_games: int = 0
    comparison_games: int = 0


LINEAR_PHASES: Final = (LinearPhase(10, 2000, mixed=False), LinearPhase(12, 3000, mixed=True))
PREFILTER_GAMES: Final = 250
EPOCHS_WITH_COMPARISONS: Final = 2
ROUNDS: Final = (
    NetworkRound(62_000, 20, 6e-4, 5),
    NetworkRound(40_000, 10, 3e-4, 3, prefilter_games=900),
    NetworkRound(50_000, 10, 3e-4, 3),
    NetworkRound(60_000, 8, 2e-4, 3, prefilter_games=600),
    NetworkRound(180_000, 8, 3e-4, 3, comparison_games=7_000),
    NetworkRound(180_000, 8, 2e-4, 3, comparison_games=10_000),
)


class TrainingConfig(NamedTuple):
    """Options of a training run: a share of the recipe's games, seed, presets, parallelism."""

    scale: float = 1.0
    seed: str = "training"
    mix: tuple[str, ...] = MIX
    parallelism: Parallelism = Parallelism()

    def games(self, number: int) -> int:
        """A number of games of the recipe, at this scale."""
        return max(MIN_GAMES, round(number * self.scale))

    @property
    def trial(self) -> int:
        """The number of games that compare two sets of weights."""
        return max(MIN_TRIAL_GAMES, round(TRIAL_GAMES * self.scale))

    @property
    def recipe(self) -> str:
        """The command that makes these weights; it is stored with them."""
        return (
            f"inkland {__version__} train --games {self.scale:g} --seed '{self.seed}'"
            f" --preset-mix {','.join(self.mix)}"
        )


def train_weights(config: TrainingConfig, log: Log, checkpoint: Checkpoint) -> Weights:
    """Train weights from nothing; progress goes to `log`, and to the checkpoint after each stage.

    A run that was stopped goes on after its last stage, and ends with the same weights.
    """
    start, cpu = time.monotonic(), cpu_seconds()

    def timed(line: str) -> None:
        log(f"{time.monotonic() - start:6.0f} s  {line}")

    done, weights, before = checkpoint.load()
    if done:
        timed(f"goes on after {done} stages")
    to_do = stages(config, timed)
    for number, stage in enumerate(to_do[done:], done + 1):
        weights = stage(weights)
        taken = before + cpu_seconds() - cpu
        checkpoint.save(Progress(number, weights, taken))
        timed(f"stage {number} of {len(to_do)} done, {taken:.0f} s of CPU time so far")
    return weights


def stages(config: TrainingConfig, log: Log) -> list[Stage]:
    """The stages of the recipe; each makes weights from those before it."""
    return [
        *(
            partial(_run_linear_phase, phase=phase, plan=plan, config=config, log=log)
            for phase, plan in enumerate(LINEAR_PHASES)
        ),
        partial(
            _with_prefilter, games=PREFILTER_GAMES, name="first glances", config=config, log=log
        ),
        *(
            partial(_run_network_round, number=number, plan=plan, config=config, log=log)
            for number, plan in enumerate(ROUNDS)
        ),
    ]


def _run_linear_phase(
    weights: Weights, phase: int, plan: LinearPhase, config: TrainingConfig, log: Log
) -> Weights:
    """The best of some generations, each fitted to games of the one before.

    At a small scale there are fewer generations, because one from too few games learns nothing.
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
    """The mean rating of these weights in the trial games, which are the same for all weights."""
    self_play = SelfPlayConfig(presets, 0, few=few)
    seed = f"{config.seed}/trial"
    _taught, rating = collect_samples(weights, config.trial, seed, self_play, config.parallelism)
    return rating


def _run_network_round(
    weights: Weights, number: int, plan: NetworkRound, config: TrainingConfig, log: Log
) -> Weights:
    """Play games with the weights so far, and fit. Returns the new weights if they play better.

    A hidden layer fitted to too few games overfits, and plays worse.
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
    """The weights that play better in the trial games."""
    ratings = [_mean_rating(each, config.mix, FEW, config) for each in (before, after)]
    log(f"  in {config.trial} games {ratings[0]:.2f} before, {ratings[1]:.2f} after")
    return after if ratings[1] > ratings[0] else before


def _with_prefilter(
    weights: Weights, games: int, name: str, config: TrainingConfig, log: Log
) -> Weights:
    """The weights with a prefilter fitted to new games; `name` is part of their seed."""
    games = config.games(games)
    log(f"{name} from {games} games")
    seed = f"{config.seed}/{name}"
    return fit_prefilter(weights, games, seed, config.mix, config.parallelism, log)
