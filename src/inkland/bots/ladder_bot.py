"""The ladder: five bots of growing strength, named after the titles of the solo game.

The lower ones look one drawing ahead and overlook most moves, on the sheets of their neighbours as
on their own; the highest searches with the budget `ahead_200`.
"""

from random import Random

from inkland.bots import warm_up
from inkland.bots.bot import Bot
from inkland.bots.budgets import BUDGETS, LADDER
from inkland.bots.greedy_bot import OnePlySearch
from inkland.bots.search_bot import SearchBot
from inkland.rules import Drawing, View


class LadderBot:
    """A bot of the ladder; a plain bot plays in its place while nothing is compiled.

    With `budget` it searches as much as that allows, and not as its rung says.
    """

    def __init__(self, name: str, budget: str | None = None) -> None:
        self.name = name
        self._rung = LADDER[name]
        self._budget = budget or self._rung.budget
        self._loaded: Bot | None = None

    def warm_up(self) -> None:
        """Load or compile everything; from then on no plain bot plays in its place."""
        warm_up.wait_until_ready()

    def answer(self, view: View, random: Random) -> Drawing:
        """The best drawing it notices."""
        if warm_up.is_ready():
            return self._bot().answer(view, random)
        warm_up.start()
        return OnePlySearch(view, random, self._rung.plainly).best().drawing

    def _bot(self) -> Bot:
        """The compiled bot, loaded at the first call."""
        if self._loaded is None:
            if self._rung.noticed == 1:
                self._loaded = SearchBot(self._budget, BUDGETS[self._budget])
            else:
                from inkland.bots.fast.search.careless_bot import CarelessBot  # noqa: PLC0415  # an extra

                self._loaded = CarelessBot(self.name, self._rung.noticed)
        return self._loaded
