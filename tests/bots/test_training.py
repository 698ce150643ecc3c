"""The recipe of the learned value, with a thousandth of its games."""

from pathlib import Path
from statistics import mean

import pytest
from typer.testing import CliRunner

pytest.importorskip("numba", reason="the compiled meaning needs the extra [fast]")

import numpy as np

from inkland.bots.bot import Bot
from inkland.bots.budgets import ONE_PLY
from inkland.bots.fast.fitting import Fit, with_hidden
from inkland.bots.fast.lessons import Lesson, Manner, came_of, lesson
from inkland.bots.fast.playout import PAGE, STARS, VALUE
from inkland.bots.fast.rivals import Rivals, rivals
from inkland.bots.fast.straight import Regression
from inkland.bots.fast.thinking import ThinkingBot
from inkland.bots.fast.value import by_thumb, read, recipe_in
from inkland.bots.many import Workers
from inkland.bots.playing import play_game
from inkland.bots.random_bot import RandomBot
from inkland.cli import app
from inkland.rules import GameOptions

SHIPPED = Path(__file__).parents[2] / "src/inkland/bots/fast/weights.npz"


def train(out: Path, *arguments: str) -> str:
    done = CliRunner().invoke(app, ["train", "--out", str(out), *arguments])
    assert done.exit_code == 0, done.output
    assert not done.stdout, "progress goes elsewhere"
    return done.stderr


def rating(bot: Bot, deal: int) -> int:
    _events, state = play_game(GameOptions(), f"training {deal}", [bot])
    assert state.ending is not None and state.ending.rating is not None
    return state.ending.rating


def test_trained_weights_play_far_better_than_chance_and_come_again(tmp_path: Path) -> None:
    one, other = tmp_path / "one.npz", tmp_path / "other.npz"
    told = train(one, "--games", "0.0005", "--seed", "a", "--preset-mix", "base,everything")
    assert "round 4" in told and "rivals in" in told
    train(other, "--games", "0.0005", "--seed", "a", "--preset-mix", "base,everything")
    assert one.read_bytes() == other.read_bytes()
    assert "--games 0.0005 --seed 'a' --preset-mix base,everything" in recipe_in(one)
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["one.npz", "other.npz"]
    bot = ThinkingBot("trained", ONE_PLY, read(one))
    gains = [rating(bot, deal) - rating(RandomBot(), deal) for deal in range(12)]
    assert mean(gains) > 20


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--out", "{}/none/weights.npz"], "“{}/none/weights.npz” cannot be written.\n"),
        (["--out", "{}"], "“{}” cannot be written.\n"),
        (["--out", "{}/w.npz", "--preset-mix", "base,odd"], "There is no preset “odd”.\n"),
        (["--out", "{}/w.npz", "--preset-mix", ","], "The option “preset_mix” cannot be “,”.\n"),
    ],
)
def test_what_cannot_be_trained(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    done = CliRunner().invoke(app, ["train", *(text.format(tmp_path) for text in arguments)])
    assert (done.exit_code, done.stderr) == (2, sentence.format(tmp_path))
    assert not list(tmp_path.iterdir())


def test_the_shipped_weights_say_how_they_were_made() -> None:
    assert "62,000 games" in recipe_in(SHIPPED)


def test_what_came_of_a_page() -> None:
    pages = np.zeros((3, PAGE), np.float32)
    pages[:, STARS] = 0, 10, 30
    pages[:, VALUE] = 50, 30, 20
    assert list(came_of(pages, 40.0, 1.0)) == [40, 30, 10]
    # Half of what came, half of what was promised: 40 and 50 make 45, 45 and 40 make 42.5.
    assert list(came_of(pages, 40.0, 0.5)) == [42.5, 35, 10]


@pytest.fixture(scope="module")
def taught() -> Lesson:
    return lesson(by_thumb(), 40, "taught", Manner(("base",), 100), Workers())[0]


def test_regression_comes_nearer_to_its_lesson(taught: Lesson) -> None:
    regression = Regression(by_thumb())
    before = regression.follow(taught)
    assert regression.follow(taught) < before / 4


def test_a_hidden_layer_begins_near_the_straight_weights_and_follows_its_lesson(
    taught: Lesson,
) -> None:
    regression = Regression(by_thumb())
    regression.follow(taught)
    rows = np.arange(len(taught.stars))
    straight = Fit(regression.weights).off(taught, rows)
    fit = Fit(with_hidden(regression.weights, 16, taught, seed=1))
    before = fit.off(taught, rows)
    assert abs(np.sqrt(before) - np.sqrt(straight)) < 3
    for _ in range(20):
        fit.epoch(taught, rows, 1e-3)
    after = fit.off(taught, rows)
    assert after < before / 2
    assert Fit(fit.weights).off(taught, rows) == pytest.approx(after, rel=1e-3)


def differences_off(fit: Fit, compared: Rivals) -> float:
    """What is off between rivals, in the mean of squares."""
    part, positions = next(compared.batches(np.random.default_rng(0), 1))
    off = fit.values(part) - part.stars
    off -= (np.bincount(positions, off) / np.bincount(positions))[positions]
    return float((off * off).mean())


def test_of_rivals_the_differences_are_learned_and_not_the_luck_they_share(taught: Lesson) -> None:
    compared = rivals(by_thumb(), 6, "rivals", ("base",), Workers())
    assert len(compared.ends) > 20 and compared.ends[-1] == len(compared.lesson.stars)
    weights = with_hidden(by_thumb(), 16, taught, seed=1)
    shares = np.repeat(np.arange(len(compared.ends)), np.diff(compared.ends, prepend=0))
    lucky = compared.lesson._replace(stars=compared.lesson.stars + 30 * (shares % 3))
    learned = []
    for lesson_ in (compared.lesson, lucky):
        fit, lots = Fit(weights), np.random.default_rng(1)
        before = differences_off(fit, compared)
        for _ in range(10):
            fit.epoch(taught, np.arange(0), 1e-3, Rivals(lesson_, compared.ends).batches(lots, 4))
        learned.append(differences_off(fit, compared))
        assert learned[-1] < before * 0.8
    assert learned[0] == pytest.approx(learned[1], rel=1e-2)
