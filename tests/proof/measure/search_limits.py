"""How much of what playouts can tell each bot with a search finds.

The best moves of a position are played out over many decks. The best of them by half of the decks,
valued by the other half, is what a bot with all the time in the world would gain over the bot that
looks one drawing ahead; what each bot chooses is valued over the same decks.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Final, NamedTuple

import numpy as np

from inkland.bots import warm_up
from inkland.bots.budgets import BUDGETS
from inkland.bots.fast.compile.array_types import Doubles
from inkland.bots.fast.evaluation.weights import shipped_weights
from inkland.bots.fast.search.lookahead import evaluate_by_playouts, list_all
from inkland.bots.fast.search.move_translation import code_of, drawing_of
from inkland.bots.fast.search.position import new_candidates, position_of
from inkland.bots.games.map_games import map_games
from inkland.bots.games.parallelism import Parallelism
from inkland.bots.search_bot import SearchBot
from inkland.rules import Draw, Drawing, View, fold, new_game, outcome, view
from inkland.rules.options import PRESETS

MOVES: Final = 16  # played out in each position, the best by one-ply value
DECKS: Final = 128
PLAYOUT: Final = (1, 6, 16)  # decks at a time, drawings ahead, moves evaluated for each
LIMIT: Final = "every deck"


class Chooser(NamedTuple):
    """A bot with a search, and the stars a year that it gains over the first by one-ply value."""

    name: str
    gain: float


def gains(preset: str, number: int) -> list[Chooser]:
    """What each bot gains in a random position of a game of its own."""
    random = Random(f"search limits {number}")
    seen, drawings = random_position(preset, random)
    bots = [SearchBot(name, budget) for name, budget in BUDGETS.items() if budget.decks]
    chosen = {bot.name: bot.answer(seen, Random(random.getrandbits(64))) for bot in bots}
    moves, rows = played_out(seen, list(chosen.values()), random)
    half = DECKS // 2
    one, other = rows[:half].mean(axis=0), rows[half:].mean(axis=0)
    best = (other[one.argmax()] + one[other.argmax()]) / 2
    stars = drawings * rows.mean(axis=0)  # as if each drawing of the year were like this one
    found = [
        Chooser(name, float(stars[moves.index(move)] - stars[0])) for name, move in chosen.items()
    ]
    return [*found, Chooser(LIMIT, float(drawings * best - stars[0]))]


def random_position(preset: str, random: Random) -> tuple[View, int]:
    """A drawing that is asked for in a solo game of the bot that thinks shortest, of how many."""
    bot = SearchBot("ahead_20", BUDGETS["ahead_20"])
    state = fold(new_game(PRESETS[preset], f"search limits {random.getrandbits(64)}"))
    asked = []
    while state.step is not None:
        seen = view(state, 0)
        if state.step.question == "draw":
            asked.append(seen)
        _events, state = outcome(state, Draw(0, state.step.number, bot.answer(seen, random)))
    return random.choice(asked), len(asked)


def played_out(seen: View, also: list[Drawing], random: Random) -> tuple[list[Drawing], Doubles]:
    """The best moves, the first by one-ply value first, with `also`; their stars in each deck."""
    position = position_of(seen, shipped_weights(), random)
    number = list_all(position)
    order = np.argsort(-position.workspace.values[:number], kind="stable")[:MOVES]
    best = [drawing_of(code) for code in position.workspace.codes[order]]
    moves = [*best, *{move for move in also if move not in best}]
    codes = np.array([code_of(seen, move) for move in moves])
    rows = []
    for _ in range(DECKS):
        candidates = new_candidates(codes)
        evaluate_by_playouts(position, candidates, PLAYOUT, len(codes) + 1)
        rows.append(candidates.sums)
    return moves, np.array(rows)


def lines(found: list[list[Chooser]]) -> Iterator[str]:
    """What each bot gains with the drawings of a year, and how much more than the one before."""
    before = np.zeros(len(found))
    for choosers in zip(*found, strict=True):
        gained = np.array([chooser.gain for chooser in choosers])
        yield (
            f"{choosers[0].name:12} {gained.mean():5.1f} +- {error_of(gained):.1f} stars a year, "
            f"{(gained - before).mean():4.1f} +- {error_of(gained - before):.1f} by this step"
        )
        before = gained


def error_of(gained: Doubles) -> float:
    """The standard error of their mean."""
    return float(gained.std(ddof=1) / len(gained) ** 0.5)


def main() -> None:
    """Measure random positions, and print what each bot gains in them."""
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--positions", type=int, default=100)
    reading.add_argument("--preset", default="base")
    reading.add_argument("--jobs", type=int, default=2)
    options = reading.parse_args()
    warm_up.wait_until_ready()
    measure = partial(gains, options.preset)
    numbers = range(1, options.positions + 1)
    found = list(map_games(measure, numbers, Parallelism(options.jobs)))
    print("\n".join(lines(found)))


if __name__ == "__main__":
    main()
