"""Comparisons: several moves of a position played out over the same decks, to learn their order.

The result after a single sheet is mostly luck. Moves that meet the same decks share their luck, so
a few decks show which was better; and moves that the evaluation overrates are among them.
"""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numba import njit

from inkland.bots.fast.compile.array_types import Floats, Ints
from inkland.bots.fast.compile.disk_cache import cached_on_disk
from inkland.bots.fast.compile.seats import FastSeat
from inkland.bots.fast.evaluation.sheet_features import FEATURES
from inkland.bots.fast.evaluation.weights import Weights
from inkland.bots.fast.search.lookahead import evaluate_by_playouts, list_all
from inkland.bots.fast.search.move_translation import drawing_of
from inkland.bots.fast.search.moves import seat_after_move
from inkland.bots.fast.search.playouts import STARS, STEP_HEADER, write_step
from inkland.bots.fast.search.position import (
    DRAW_ASKED,
    READY_ASKED,
    Position,
    new_candidates,
    position_of,
)
from inkland.bots.fast.search.workspace import TurnFacts, Workspace
from inkland.bots.games.map_games import map_games
from inkland.bots.games.parallelism import Parallelism
from inkland.bots.training.samples import Samples, chunked, concatenate, record_games, samples_of
from inkland.rules import Drawing, View
from inkland.rules.options import PRESETS

CHUNK: Final = 10  # games in one task of a process
BEST: Final = 8  # moves compared, by evaluation; and so many random others
OTHERS: Final = 2
AMONG: Final = 24  # the others are among so many of the next best
COMPARED: Final = 0.5  # share of the drawings; for the rest the best by evaluation is drawn
EXPLORATION_SHARE: Final = 0.02
BUDGET: Final = (4, 5, 12)  # decks, drawings ahead, moves evaluated for each


Batch: TypeAlias = tuple[Samples, Ints]  # samples, and the number of the position of each


class Comparisons(NamedTuple):
    """Samples grouped by position; `ends` has the end of each group."""

    samples: Samples
    ends: Ints

    def batches(self, rng: np.random.Generator, number: int) -> Iterator[Batch]:
        """All positions in random order, in at most so many batches."""
        order = rng.permutation(len(self.ends))
        for which in np.array_split(order, min(number, len(order))):
            yield self._part(which)

    def _part(self, which: Ints) -> Batch:
        """The samples of these positions, and the position that each belongs to."""
        begins = np.concatenate([[0], self.ends[:-1]])
        rows = [np.arange(begins[at], self.ends[at]) for at in which]
        lengths = [len(part) for part in rows]
        return self.samples.part(np.concatenate(rows)), np.repeat(np.arange(len(rows)), lengths)


def _steps(
    workspace: Workspace, seat: FastSeat, turn: TurnFacts, codes: Ints, steps: Floats
) -> None:
    """Write a step for each of these moves."""
    for row in range(codes.shape[0]):
        write_step(workspace, seat_after_move(seat, codes[row]), turn, steps[row])


_write_steps: Final = cached_on_disk(njit(_steps))


class ComparingBot:
    """Plays out the best moves, takes the best of them, and keeps the results of all as samples."""

    name: Final = "comparer"

    def __init__(self, weights: Weights, samples: list[Samples]) -> None:
        self._weights = weights
        self._samples = samples

    def answer(self, view: View, random: Random) -> Drawing:
        """The best move, by evaluation or by playouts; sometimes a random one."""
        position = position_of(view, self._weights, random)
        workspace = position.workspace
        number = list_all(position)
        if position.question == READY_ASKED:
            return drawing_of(workspace.codes[0])  # no skill
        values = position.sign * workspace.values[:number]
        order = np.argsort(-values, kind="stable")
        codes = workspace.codes[order[: BEST + AMONG]].copy()
        if random.random() < EXPLORATION_SHARE:
            return drawing_of(codes[random.randrange(len(codes))])
        if position.question == DRAW_ASKED and number > 1 and random.random() < COMPARED:
            return drawing_of(self._best_by_playouts(position, codes, random))
        return drawing_of(codes[0])

    def _best_by_playouts(self, position: Position, codes: Ints, random: Random) -> Ints:
        """The code of the move with the best playouts; keeps all of them as samples."""
        others = range(BEST, len(codes))
        picks = [*range(min(BEST, len(codes))), *random.sample(others, min(OTHERS, len(others)))]
        codes = codes[picks]
        steps = np.zeros((len(codes), STEP_HEADER + FEATURES), np.float32)
        _write_steps(position.workspace, position.seat, position.turn, codes, steps)
        candidates = new_candidates(codes)
        evaluate_by_playouts(position, candidates, BUDGET, len(codes))
        means = candidates.sums / candidates.counts
        samples = samples_of(steps, position.workspace.edicts, means - steps[:, STARS])
        if len(samples.stars) > 1:
            self._samples.append(samples)
        return codes[int(means.argmax())]


def collect_comparisons(
    weights: Weights, games: int, seed: str, presets: tuple[str, ...], parallelism: Parallelism
) -> Comparisons:
    """Play so many games with these weights, and collect comparisons."""
    options = [PRESETS[name] for name in presets]
    play = partial(record_games, ComparingBot, weights, options)
    played = map_games(play, chunked(games, seed, CHUNK), parallelism)
    positions = [samples for part in played for samples in part]
    return Comparisons(
        concatenate(positions), np.cumsum([len(samples.stars) for samples in positions])
    )
