"""Rates drawings like the greedy bot, for where no compiled bot is available.

Its stars are those scored already plus the greedy value of the sheet. That orders drawings as the
greedy bot does, but predicts nothing: early in the year its stars are too low.
"""

from collections.abc import Iterator
from random import Random

from inkland.bots.evaluator import RatedDrawing
from inkland.bots.greedy_bot import SKILL_THRESHOLD, seasons_scored, seat_value, weighted_edicts
from inkland.cards import SEASONS
from inkland.rules import Continuations, Drawing, SkillUse, View, consequence, legal
from inkland.rules.game_end import stars


class GreedyEvaluator:
    """Rates every main drawing, and skills before it or after the best."""

    name = "plain_thinker"  # stored with analyses
    predicts_final_stars = False

    def answer(self, view: View, random: Random) -> Drawing:
        """The best drawing."""
        return self.rate(view, random)[0].drawing

    def rate(
        self, view: View, random: Random, also: tuple[Drawing, ...] = ()
    ) -> tuple[RatedDrawing, ...]:
        """The drawings it considered, the best first; all of `also` included."""
        valuer = DrawingValuer(view)
        offered = legal(view)
        found = {drawing: valuer.value_of(drawing) for drawing in _next(offered, ())}
        best = max(found, key=lambda drawing: found[drawing], default=())
        skills: list[Drawing] = [(use,) for use in _skills(offered)]
        if best:
            skills += [(*best, use) for use in _skills(legal(view, best))]
        for begun in skills:
            following = legal(view, begun)
            drawings = (begun,) if following.complete else _next(following, begun)
            found |= {drawing: valuer.value_of(drawing) for drawing in drawings}
        found |= {drawing: valuer.value_of(drawing) for drawing in also if drawing not in found}
        rated = (RatedDrawing(drawing, value) for drawing, value in found.items())
        return tuple(sorted(rated, key=lambda one: -one.stars))


class DrawingValuer:
    """Values drawings that a view offers."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._cards = weighted_edicts(view)
        self._seasons_left = len(SEASONS) - seasons_scored(view)

    def value_of(self, drawing: Drawing) -> float:
        """The stars of the sheet that is drawn on; negative on the sheet of a neighbour."""
        owner, _events, seat = consequence(self._view, drawing)
        value = stars(seat) + seat_value(self._cards, seat, self._seasons_left)
        if owner != self._view.viewer:
            return -value
        skilled = any(isinstance(element, SkillUse) for element in drawing)
        return value - SKILL_THRESHOLD if skilled else value


def _next(offered: Continuations, begun: Drawing) -> Iterator[Drawing]:
    """The drawing so far with each element that may follow, skills excluded."""
    for element in offered.elements():
        if not isinstance(element, SkillUse):
            yield (*begun, element)


def _skills(offered: Continuations) -> list[SkillUse]:
    return [use for use in offered.others if isinstance(use, SkillUse)]
