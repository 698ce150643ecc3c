"""The interface of a bot that can rate drawings."""

from random import Random
from typing import NamedTuple, Protocol

from inkland.bots.bot import Bot
from inkland.rules import Drawing, View


class RatedDrawing(NamedTuple):
    """A drawing, and the final stars expected for the sheet it is drawn on.

    Includes stars already scored. Negative on the sheet of a neighbour, so that higher is always
    better for the bot.
    """

    drawing: Drawing
    stars: float


class Evaluator(Bot, Protocol):
    """A bot that can rate any drawing."""

    @property
    def predicts_final_stars(self) -> bool:
        """Whether the stars are predictions of the end of the game, comparable with final stars."""

    def rate(
        self, view: View, random: Random, also: tuple[Drawing, ...] = ()
    ) -> tuple[RatedDrawing, ...]:
        """The drawings it considered, the best first; all of `also` included."""
