"""Thinking: a view goes in, the answers worth a thought come out, each with its expected stars."""

from random import Random
from typing import Any, Final

import numpy as np

from inkland.bots.budgets import Budget
from inkland.bots.evaluator import RatedDrawing
from inkland.bots.fast.evaluation.weights import Weights, shipped_weights
from inkland.bots.fast.search.lookahead import QUESTION
from inkland.bots.fast.search.move_translation import code_of, drawing_of
from inkland.bots.fast.search.position import (
    Position,
    evaluate_by_playouts,
    list_all,
    new_candidates,
    position_of,
)
from inkland.rules import Drawing, View

MAX_EVALUATED: Final = 96  # drawings at most, the most promising at a glance
PRIOR: Final = 4.0  # the value of a sheet as it stands counts as much as so many decks
COMPARED: Final = 3  # times the decks, where answers are compared and none is dropped


class CompiledSearchBot:
    """Weighs every answer by a learned value, and plays the best of them on over sampled decks."""

    def __init__(self, name: str, budget: Budget, weights: Weights | None = None) -> None:
        self.name = name
        self._budget = budget
        self._weights = weights

    def answer(self, view: View, random: Random) -> Drawing:
        """The best thought."""
        return self.rate(view, random)[0].drawing

    def rate(
        self, view: View, random: Random, also: tuple[Drawing, ...] = ()
    ) -> tuple[RatedDrawing, ...]:
        """The answers it weighed, the best first; each of `also` is among them.

        Where others are asked for, all play on over the same decks, to be compared.
        """
        about = position_of(view, self._weights or shipped_weights(), random)
        codes, values = self._promising(about, several=bool(also))
        if also:
            codes = np.concatenate([codes, [code_of(view, drawing) for drawing in also]])
        order = np.arange(len(codes))
        if also or self._budget.decks or values is None:
            values, order = self._play_out(about, codes, None if also else values)
        drawings = [drawing_of(code) for code in codes]
        drawings[len(drawings) - len(also) :] = also
        return tuple(
            RatedDrawing(drawings[at], about.sign * about.written + float(value))
            for at, value in zip(order, values, strict=True)
        )

    def _promising(self, about: Position, *, several: bool) -> tuple[Any, Any]:
        """The best answers as they stand; all, without values, where an ambush comes first."""
        desk = about.desk
        number = list_all(about, MAX_EVALUATED)
        if about.question == QUESTION["ready"]:
            return desk.codes[:number].copy(), None
        values = about.sign * desk.values[:number]
        keep = self._budget.keep if self._budget.decks or several else 1
        order = np.argsort(-values, kind="stable")[:keep]
        return desk.codes[order].copy(), values[order]

    def _play_out(self, about: Position, codes: Any, before: Any) -> tuple[Any, Any]:
        """The means of these answers for whoever gives them, and their order, the best first.

        Without values from before, all of them play on over the same number of decks.
        """
        decks, _keep, ahead, few, _milliseconds = self._budget
        race = new_candidates(codes)
        least = 2
        if not decks:
            ahead = 0
        if before is None:
            decks, least = max(decks, 1) * COMPARED, len(codes)
        else:
            race.sums[:] = PRIOR * about.sign * before
            race.counts[:] = PRIOR
        evaluate_by_playouts(about, race, (decks, ahead, few), least)
        means = race.sums[race.picks] / race.counts[race.picks]
        return about.sign * means, race.picks
