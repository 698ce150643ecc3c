"""Laws of the log: the state is the fold of the events."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from inkland.rules import GameOptions, fold, new_game
from inkland.rules.replay import replay
from inkland.rules.transcript import write
from strategies import options, seeds
from tables import random_game, random_moves

ROOT = Path(__file__).parents[2]
DIGEST = """
import hashlib
from tables import random_game
from inkland.rules import GameOptions, fold, preset
tables = [GameOptions(), GameOptions(seats=3), preset("everything")._replace(seats=3)]
events = [event for options in tables for event in random_game(options, seed=options.seats)]
print(hashlib.sha256(repr((events, fold(events))).encode()).hexdigest())
"""


@given(options, seeds)
@settings(max_examples=40)
def test_folding_the_events_gives_the_state(options: GameOptions, seed: int) -> None:
    """After every action the state that `decide` went on with is the fold of all events."""
    events = list(new_game(options, str(seed)))
    state = fold(events)
    for _action, news, after in random_moves(state, Random(seed)):
        state = fold(news, state)
        assert state == after
        events.extend(news)
    assert fold(events) == state


@given(options, seeds, st.integers(0, 400))
@settings(max_examples=40)
def test_a_log_may_be_folded_in_two_parts(options: GameOptions, seed: int, cut: int) -> None:
    """Cut anywhere: a folded state may be stored and folded on."""
    events = random_game(options, seed)
    assert fold(events[cut:], fold(events[:cut])) == fold(events)


@given(options, seeds)
@settings(max_examples=20)
def test_the_same_deal_and_the_same_play_give_the_same_events(
    options: GameOptions, seed: int
) -> None:
    """Nothing but options, seed and actions has any influence."""
    assert random_game(options, seed) == random_game(options, seed)


@given(options, seeds)
@settings(max_examples=40)
def test_a_written_game_replays_to_the_same_events(options: GameOptions, seed: int) -> None:
    """Every kind of element, event and option survives transcription, and gives the same text."""
    events = random_game(options, seed)
    text = write(events)
    again = replay(text)
    assert list(again.events) == events and again.state == fold(events)
    assert write(again.events) == text


def test_events_and_state_do_not_depend_on_the_order_of_sets() -> None:
    """Two interpreters with different hash seeds play the same game."""
    digests = {digest("1"), digest("2")}
    assert len(digests) == 1 and len(digests.pop()) == 64


def digest(hash_seed: str) -> str:
    path = os.pathsep.join(str(ROOT / folder) for folder in ("src", "tests"))
    run = subprocess.run(
        [sys.executable, "-c", DIGEST],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.strip()
