"""The bots with a search: legal, repeatable, blind to secrets, and ready before they are timed."""

import json
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from statistics import mean

import pytest

pytest.importorskip("numba", reason="bots with a search need the extra [fast]")

from numba.core import event

from inkland.batch import calibrate
from inkland.bots import warm_up
from inkland.bots.bot import Bot
from inkland.bots.budgets import BUDGETS, LADDER, Budget
from inkland.bots.fast.search.careless_bot import noticed_places
from inkland.bots.fast.search.compiled_bot import CompiledSearchBot
from inkland.bots.fast.search.position import QUESTION
from inkland.bots.fast.search.precompile import sample_questions
from inkland.bots.games.self_play import play_game
from inkland.bots.roster import bot_named
from inkland.rules import Draw, GameOptions, State, fold, new_game, outcome, preset, view
from inkland.rules.options import PRESETS
from other_secrets import with_other_secrets

DEALS = 16
AHEAD = CompiledSearchBot("ahead", Budget(decks=1, keep=4, ahead=1, few=8, milliseconds=1))
# The highest of the ladder is `ahead_200` itself.
RUNGS = [bot_named(name) for name in list(LADDER)[:-1]]


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up.wait_until_ready()


@pytest.mark.parametrize("bot", [bot_named("one_ply"), AHEAD, *RUNGS], ids=lambda bot: bot.name)
@pytest.mark.parametrize("name", ["base", "heroes", "everything"])
def test_what_a_bot_cannot_know_makes_no_difference(bot: Bot, name: str) -> None:
    """Two states that differ only in secrets, and the same seed: the same drawing."""
    random = Random(name)
    for number, (state, seat) in enumerate(moments(name, random)):
        other = with_other_secrets(state, seat, random)
        one, two = (bot.answer(view(either, seat), Random(number)) for either in (state, other))
        assert one == two


def moments(name: str, random: Random) -> Iterator[tuple[State, int]]:
    """Some moments of a game, with a seat that is asked; others may have answered before."""
    state, bot = fold(new_game(preset(name)._replace(seats=3), "secrets")), bot_named("one_ply")
    while state.step is not None:
        step = state.step
        for seat in random.sample(step.asked, len(step.asked)):
            if random.random() < 0.15:
                yield state, seat
            drawing = bot.answer(view(state, seat), random)
            state = outcome(state, Draw(seat, step.number, drawing))[1]


def test_a_higher_rung_plays_better() -> None:
    ratings = [mean_rating(bot) for bot in (*RUNGS[::3], bot_named("one_ply"))]
    assert ratings == sorted(ratings)
    assert ratings[0] + 15 < ratings[-1]


def mean_rating(bot: Bot) -> float:
    """The mean rating over a few deals."""
    endings = (play_game(GameOptions(), f"rung {deal}", [bot])[1].ending for deal in range(DEALS))
    return mean(ending.rating for ending in endings if ending and ending.rating is not None)


def test_the_warm_up_asks_every_question() -> None:
    asked = [seen.step.question for seen in sample_questions() if seen.step is not None]
    assert sorted(asked) == sorted([*QUESTION, *(set(QUESTION) - {"ambush"})])


def test_a_search_bot_waits_for_the_warm_up_of_its_process() -> None:
    """They share a workspace: with two threads in it the warm-up failed, and never ended."""
    answered_early = """
from random import Random
from inkland.bots import warm_up
from inkland.bots.games.self_play import play_game
from inkland.bots.roster import bot_named
from inkland.rules import preset
warm_up.start()
play_game(preset("everything"), "7", [bot_named("one_ply")])
assert warm_up.is_ready()
"""
    subprocess.run([sys.executable, "-c", answered_early], check=True)


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("name", PRESETS)
def test_nothing_is_compiled_after_the_warm_up(name: str, seats: int) -> None:
    bots = [RUNGS[0], bot_named("one_ply"), AHEAD]
    with event.install_recorder("numba:compile") as compiled:
        for bot in bots if seats == 1 else bots[:1]:
            play_game(preset(name)._replace(seats=seats), "7", [bot, *bots[1:]][:seats])
    assert not compiled.buffer


def test_calibrate_tells_what_a_budget_takes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in (("POSITIONS", 2), ("MIN_MOVES", 1), ("SECONDS_PER_BOT", 0)):
        monkeypatch.setattr(calibrate, name, value)
    calibrate.print_calibration(50, as_json=True)
    found = json.loads(capsys.readouterr().out)
    assert list(found["bots"]) == list(BUDGETS)
    times = [row["milliseconds_here"] for row in found["bots"].values()]
    assert 0 < times[0] < times[1] < times[2] < times[3]
    assert found["wished"]["like"] in BUDGETS and found["wished"]["decks"] > 0


def test_what_is_overlooked_is_a_whole_part_or_a_whole_turn() -> None:
    moves = [(("turn", turn), ("part", part)) for turn in range(4) for part in range(9)]
    shares = []
    for seed in range(400):
        noticed = [moves[place] for place in noticed_places(moves, 0.36, Random(seed))]
        turns, parts = ({move[aspect] for move in noticed} for aspect in (0, 1))
        assert len(noticed) == len(turns) * len(parts)
        shares.append(len(noticed) / len(moves))
    assert mean(shares) == pytest.approx(0.36, abs=0.03)
