"""What a thinking bot can tell about its answers: the drawings it weighed, and their worth."""

from random import Random
from typing import NamedTuple, Protocol

from inkland.bots.bot import Bot
from inkland.rules import Drawing, View


class RatedDrawing(NamedTuple):
    """A drawing, and the stars that the sheet it is drawn on is expected to have in the end.

    Stars already written down count. Whoever draws on the sheet of a neighbour wishes it few
    stars: there they are negative, so that the best thought is always the highest.
    """

    drawing: Drawing
    stars: float


class Evaluator(Bot, Protocol):
    """A bot that can tell what it thinks of any drawing."""

    @property
    def predicts_final_stars(self) -> bool:
        """Does it expect the rest of the year, so that its stars can be held against the end?"""

    def rate(
        self, view: View, random: Random, also: tuple[Drawing, ...] = ()
    ) -> tuple[RatedDrawing, ...]:
        """The drawings it weighed, the best first; each of `also` is among them."""
