"""The ladder while nothing is compiled: plain bots play in its place, higher ones better."""

import subprocess
import sys
from statistics import mean

import pytest

from inkland.bots import warm_up
from inkland.bots.budgets import BUDGETS, LADDER
from inkland.bots.games.self_play import play_game
from inkland.bots.ladder_bot import LadderBot
from inkland.bots.roster import BOTS, SEATABLE, bot_named
from inkland.bots.warm_up import NotInstalled, _Process, _Stage
from inkland.rules import GameOptions, preset

DEALS = 6


@pytest.fixture(autouse=True)
def _cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if nothing had been compiled in this process."""
    monkeypatch.setattr(_Process, "stage", _Stage.DISABLED)


def mean_rating(name: str) -> float:
    """The mean rating over a few deals."""
    endings = (
        play_game(GameOptions(), f"rung {deal}", [bot_named(name)])[1].ending
        for deal in range(DEALS)
    )
    return mean(ending.rating for ending in endings if ending and ending.rating is not None)


def test_a_higher_rung_plays_better() -> None:
    """The two highest are the same bot where nothing is compiled."""
    low, middle, high = (mean_rating(list(LADDER)[rung]) for rung in (0, 2, 3))
    assert low < middle < high


@pytest.mark.parametrize("seats", [1, 2])
def test_they_play_the_whole_box(seats: int) -> None:
    options = preset("everything")._replace(seats=seats)
    assert play_game(options, "7", [LadderBot("inept_assistant")] * seats)[1].ending is not None


def test_all_chance_comes_from_the_generator_it_is_handed() -> None:
    one, two = (play_game(GameOptions(), "7", [LadderBot("inept_assistant")])[1] for _ in range(2))
    assert one == two


def test_everybody_is_on_the_roster() -> None:
    assert [bot.name for bot in SEATABLE] == ["random", "greedy", *LADDER]
    assert [bot.name for bot in BOTS] == ["random", "greedy", *LADDER, *BUDGETS]
    assert {rung.budget for rung in LADDER.values()} <= set(BUDGETS)


def test_the_first_answer_starts_the_warm_up_and_does_not_wait_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = []
    monkeypatch.setattr(warm_up, "start", lambda: begun.append(True))
    play_game(GameOptions(), "7", [LadderBot("inept_assistant")])
    assert begun


def test_without_numpy_and_numba_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "find_spec", lambda _name: None)
    for bot in (LadderBot("inept_assistant"), bot_named("ahead_20")):
        with pytest.raises(NotInstalled, match="pip install"):
            bot.warm_up()  # type: ignore[attr-defined]
    monkeypatch.setattr(_Process, "stage", _Stage.NOT_STARTED)
    warm_up.start()
    assert _Process.stage is _Stage.DISABLED


@pytest.mark.parametrize(
    "arguments",
    [
        ("tournament", "--bots", "one_ply"),
        ("tournament", "--bots", "inept_assistant"),
        ("simulate", "--bot", "ahead_20"),
        ("simulate", "--bot", "legendary_cartographer"),
        ("transcript", "--bot", "master_mapsmith"),
        ("play", "--bots", "1", "--bot", "legendary_cartographer"),
        ("calibrate",),
    ],
)
def test_commands_refuse_without_them(arguments: tuple[str, ...]) -> None:
    program = (
        "import importlib.util as found, sys\n"
        "find = found.find_spec\n"
        "found.find_spec = lambda name, *more:"
        " None if name in ('numba', 'numpy') else find(name, *more)\n"
        f"sys.argv = ['inkland', *{arguments!r}]\n"
        "from inkland.cli import main\n"
        "main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1 and "inkland[fast]" in done.stderr
