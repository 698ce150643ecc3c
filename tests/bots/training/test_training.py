"""The training recipe, with a thousandth of its games."""

from pathlib import Path
from statistics import mean

import pytest
from typer.testing import CliRunner

pytest.importorskip("numba", reason="compiled code needs the extra [fast]")

import numpy as np

from inkland.bots.bot import Bot
from inkland.bots.budgets import ONE_PLY
from inkland.bots.fast.evaluation.weights import heuristic_weights, read, recipe_in
from inkland.bots.fast.search.compiled_bot import CompiledSearchBot
from inkland.bots.fast.search.playouts import STARS, STEP_HEADER, VALUE
from inkland.bots.games.parallelism import Parallelism
from inkland.bots.games.self_play import play_game
from inkland.bots.random_bot import RandomBot
from inkland.bots.training import recipe
from inkland.bots.training.comparisons import Comparisons, collect_comparisons
from inkland.bots.training.linear_fit import LinearRegression
from inkland.bots.training.network_fit import NetworkFit, with_hidden
from inkland.bots.training.samples import Samples, SelfPlayConfig, collect_samples, td_returns
from inkland.cli import app
from inkland.rules import GameOptions
from inkland.rules.errors import UnknownChoice, UnknownPreset

NO_PRESETS = UnknownChoice(option="preset_mix", value=",")
SMALL = ("--games", "0.0005", "--seed", "a", "--preset-mix", "base,everything")
SHIPPED = Path(__file__).parents[3] / "src/inkland/bots/fast/evaluation/weights.npz"


def train(out: Path, *arguments: str) -> str:
    done = CliRunner().invoke(app, ["train", "--out", str(out), *arguments])
    assert done.exit_code == 0, done.output
    assert not done.stdout, "progress goes elsewhere"
    return done.stderr


def rating(bot: Bot, deal: int) -> int:
    _events, state = play_game(GameOptions(), f"training {deal}", [bot])
    assert state.ending is not None and state.ending.rating is not None
    return state.ending.rating


def stopped(*_arguments: object) -> None:
    raise KeyboardInterrupt


def test_trained_weights_play_far_better_than_chance_and_come_again_after_a_stop(
    tmp_path: Path,
) -> None:
    one, other = tmp_path / "one.npz", tmp_path / "other.npz"
    told = train(one, *SMALL)
    assert "round 5" in told and "rivals in" in told
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(recipe, "fit_network", stopped)
        CliRunner().invoke(app, ["train", "--out", str(other), *SMALL])
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["one.npz", "other.npz.progress"]
    assert "goes on after 3 stages" in train(other, *SMALL)
    assert one.read_bytes() == other.read_bytes()
    assert "--games 0.0005 --seed 'a' --preset-mix base,everything" in recipe_in(one)
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["one.npz", "other.npz"]
    bot = CompiledSearchBot("trained", ONE_PLY, read(one))
    gains = [rating(bot, deal) - rating(RandomBot(), deal) for deal in range(12)]
    assert mean(gains) > 20


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--out", "{}/none/weights.npz"], "“{}/none/weights.npz” cannot be written.\n"),
        (["--out", "{}"], "“{}” cannot be written.\n"),
        (["--out", "{}/w.npz", "--preset-mix", "base,odd"], f"{UnknownPreset(preset='odd')}\n"),
        (
            ["--out", "{}/w.npz", "--preset-mix", ","],
            f"{UnknownChoice(option='preset_mix', value=',')}\n",
        ),
    ],
)
def test_what_cannot_be_trained(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    done = CliRunner().invoke(app, ["train", *(text.format(tmp_path) for text in arguments)])
    assert (done.exit_code, done.stderr) == (2, sentence.format(tmp_path))
    assert not list(tmp_path.iterdir())


def test_the_shipped_weights_were_made_by_the_whole_recipe() -> None:
    command = "train --games 1 --seed 'training' --preset-mix base,base,heroes,everything"
    assert recipe_in(SHIPPED).endswith(command)


def test_what_came_of_a_page() -> None:
    steps = np.zeros((3, STEP_HEADER), np.float32)
    steps[:, STARS] = 0, 10, 30
    steps[:, VALUE] = 50, 30, 20
    assert list(td_returns(steps, 40.0, 1.0)) == [40, 30, 10]
    # Half of the result, half of the prediction: 40 and 50 make 45, 45 and 40 make 42.5.
    assert list(td_returns(steps, 40.0, 0.5)) == [42.5, 35, 10]


@pytest.fixture(scope="module")
def taught() -> Samples:
    return collect_samples(
        heuristic_weights(), 40, "taught", SelfPlayConfig(("base",), 100), Parallelism()
    )[0]


def test_regression_comes_nearer_to_its_lesson(taught: Samples) -> None:
    regression = LinearRegression(heuristic_weights())
    before = regression.fit(taught)
    assert regression.fit(taught) < before / 4


def test_a_hidden_layer_begins_near_the_straight_weights_and_follows_its_lesson(
    taught: Samples,
) -> None:
    regression = LinearRegression(heuristic_weights())
    regression.fit(taught)
    rows = np.arange(len(taught.stars))
    straight = NetworkFit(regression.weights).mean_squared_error(taught, rows)
    fit = NetworkFit(with_hidden(regression.weights, 16, taught, seed=1))
    before = fit.mean_squared_error(taught, rows)
    assert abs(np.sqrt(before) - np.sqrt(straight)) < 3
    for _ in range(20):
        fit.epoch(taught, rows, 1e-3)
    after = fit.mean_squared_error(taught, rows)
    assert after < before / 2
    assert NetworkFit(fit.weights).mean_squared_error(taught, rows) == pytest.approx(
        after, rel=1e-3
    )


def differences_off(fit: NetworkFit, compared: Comparisons) -> float:
    """The mean squared error of differences within positions."""
    part, positions = next(compared.batches(np.random.default_rng(0), 1))
    off = fit.values(part) - part.stars
    off -= (np.bincount(positions, off) / np.bincount(positions))[positions]
    return float((off * off).mean())


def test_of_comparisons_differences_are_learned_and_not_shared_luck(taught: Samples) -> None:
    compared = collect_comparisons(heuristic_weights(), 6, "rivals", ("base",), Parallelism())
    assert len(compared.ends) > 20 and compared.ends[-1] == len(compared.samples.stars)
    weights = with_hidden(heuristic_weights(), 16, taught, seed=1)
    shares = np.repeat(np.arange(len(compared.ends)), np.diff(compared.ends, prepend=0))
    lucky = compared.samples._replace(stars=compared.samples.stars + 30 * (shares % 3))
    learned = []
    for lesson_ in (compared.samples, lucky):
        fit, rng = NetworkFit(weights), np.random.default_rng(1)
        before = differences_off(fit, compared)
        for _ in range(10):
            fit.epoch(
                taught, np.arange(0), 1e-3, Comparisons(lesson_, compared.ends).batches(rng, 4)
            )
        learned.append(differences_off(fit, compared))
        assert learned[-1] < before * 0.8
    assert learned[0] == pytest.approx(learned[1], rel=1e-2)
