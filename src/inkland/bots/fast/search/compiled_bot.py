"""The bot with a search: evaluates the moves of a view and plays out the best of them."""

from random import Random
from typing import Final

import numpy as np

from inkland.bots.budgets import Budget
from inkland.bots.evaluator import RatedDrawing
from inkland.bots.fast.compile.array_types import Doubles, Ints
from inkland.bots.fast.evaluation.weights import Weights, shipped_weights
from inkland.bots.fast.search.lookahead import evaluate_by_playouts, list_all
from inkland.bots.fast.search.move_translation import code_of, drawing_of
from inkland.bots.fast.search.position import READY_ASKED, Position, new_candidates, position_of
from inkland.rules import Drawing, View

MAX_EVALUATED: Final = 96  # drawings, the best by the prefilter
PRIOR: Final = 4.0  # the evaluation counts as much as so many decks
COMPARED: Final = 3  # times the decks where all moves are compared and none is dropped


class CompiledSearchBot:
    """Evaluates every move, and plays out the best ones over sampled decks."""

    def __init__(self, name: str, budget: Budget, weights: Weights | None = None) -> None:
        self.name = name
        self._budget = budget
        self._weights = weights

    def answer(self, view: View, random: Random) -> Drawing:
        """The best drawing."""
        return self.rate(view, random)[0].drawing

    def rate(
        self, view: View, random: Random, also: tuple[Drawing, ...] = ()
    ) -> tuple[RatedDrawing, ...]:
        """The drawings it considered with expected stars, the best first; all of `also` included.

        With `also`, all of them are played out over the same decks, so that they can be compared.
        """
        position = position_of(view, self._weights or shipped_weights(), random)
        codes, values = self._promising(position, several=bool(also))
        if also:
            codes = np.concatenate([codes, [code_of(view, drawing) for drawing in also]])
        order = np.arange(len(codes))
        if also or self._budget.decks or values is None:
            values, order = self._play_out(position, codes, None if also else values)
        drawings = [drawing_of(code) for code in codes]
        drawings[len(drawings) - len(also) :] = also
        return tuple(
            RatedDrawing(drawings[at], position.sign * position.written + float(value))
            for at, value in zip(order, values, strict=True)
        )

    def _promising(self, position: Position, *, several: bool) -> tuple[Ints, Doubles | None]:
        """The best moves by evaluation, with values; before an ambush all, without values."""
        workspace = position.workspace
        number = list_all(position, MAX_EVALUATED)
        if position.question == READY_ASKED:
            return workspace.codes[:number].copy(), None
        values = position.sign * workspace.values[:number]
        keep = self._budget.keep if self._budget.decks or several else 1
        order = np.argsort(-values, kind="stable")[:keep]
        return workspace.codes[order].copy(), values[order]

    def _play_out(
        self, position: Position, codes: Ints, before: Doubles | None
    ) -> tuple[Doubles, Ints]:
        """The mean stars of these moves for the bot, and their order, the best first.

        Without evaluations before, none is dropped and all get the same number of decks.
        """
        decks, _keep, ahead, few, _milliseconds = self._budget
        candidates = new_candidates(codes)
        least = 2
        if not decks:
            ahead = 0
        if before is None:
            decks, least = max(decks, 1) * COMPARED, len(codes)
        else:
            candidates.sums[:] = PRIOR * position.sign * before
            candidates.counts[:] = PRIOR
        evaluate_by_playouts(position, candidates, (decks, ahead, few), least)
        means = candidates.sums[candidates.picks] / candidates.counts[candidates.picks]
        return position.sign * means, candidates.picks
