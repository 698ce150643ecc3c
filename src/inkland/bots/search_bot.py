"""The bots with a search, by name; compiled code is loaded at their first answer."""

from random import Random
from typing import TYPE_CHECKING

from inkland.bots import warm_up
from inkland.bots.budgets import Budget
from inkland.bots.evaluator import RatedDrawing
from inkland.rules import Drawing, View

if TYPE_CHECKING:
    from pathlib import Path

    from inkland.bots.fast.search.compiled_bot import CompiledSearchBot


class SearchBot:
    """Looks ahead as far as its budget allows; needs the extra `[fast]`.

    Its weights are those of a file, by default those that come with Inkland.
    """

    predicts_final_stars = True

    def __init__(self, name: str, budget: Budget, weights: "Path | None" = None) -> None:
        self.name = name
        self._budget = budget
        self._weights = weights
        self._loaded: CompiledSearchBot | None = None

    def warm_up(self) -> None:
        """Load or compile everything in advance."""
        warm_up.wait_until_ready()

    def answer(self, view: View, random: Random) -> Drawing:
        """The best drawing it finds."""
        return self._bot().answer(view, random)

    def rate(
        self, view: View, random: Random, also: tuple[Drawing, ...] = ()
    ) -> tuple[RatedDrawing, ...]:
        """The drawings it considered, the best first; all of `also` included."""
        return self._bot().rate(view, random, also)

    def _bot(self) -> "CompiledSearchBot":
        """The compiled bot, loaded at the first call."""
        if self._loaded is None:
            warm_up.check_installed()
            warm_up.wait_for_thread()
            from inkland.bots.fast.evaluation.weights import read  # noqa: PLC0415  # an extra
            from inkland.bots.fast.search.compiled_bot import CompiledSearchBot  # noqa: PLC0415  # an extra

            weights = None if self._weights is None else read(self._weights)
            self._loaded = CompiledSearchBot(self.name, self._budget, weights)
        return self._loaded
