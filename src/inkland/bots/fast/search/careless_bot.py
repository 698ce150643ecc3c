"""A bot that evaluates moves like the others, but overlooks a share of them."""

from collections.abc import Sequence
from random import Random

from inkland.bots.budgets import ONE_PLY
from inkland.bots.fast.evaluation.weights import shipped_weights
from inkland.bots.fast.search.compiled_bot import CompiledSearchBot
from inkland.bots.fast.search.lookahead import list_all
from inkland.bots.fast.search.move_translation import drawing_of
from inkland.bots.fast.search.position import position_of
from inkland.rules import Drawing, View


class CarelessBot:
    """Notices moves with probability `noticed`, and takes the best of them by one-ply value."""

    def __init__(self, name: str, noticed: float) -> None:
        self.name = name
        self._noticed = noticed
        self._careful = CompiledSearchBot(name, ONE_PLY)

    def answer(self, view: View, random: Random) -> Drawing:
        """The best drawing it notices."""
        assert view.step is not None
        if view.step.question == "ready":  # asked before the ambush, which has to be simulated
            rated = self._careful.rate(view, random)
            return rated[self._pick([one.stars for one in rated], random)].drawing
        position = position_of(view, shipped_weights(), random)
        number = list_all(position)
        values = (position.sign * position.workspace.values[:number]).tolist()
        return drawing_of(position.workspace.codes[self._pick(values, random)])

    def _pick(self, values: Sequence[float], random: Random) -> int:
        """The index of the best value noticed; of a random one if none is noticed."""
        places = range(len(values))
        noticed = [place for place in places if random.random() < self._noticed]
        return max(noticed or [random.choice(places)], key=values.__getitem__)
