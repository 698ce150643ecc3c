"""The greedy bot: looks one drawing ahead and takes the best sheet.

A sheet is worth the stars of all four edicts, each as often as it will still be scored, its coins
for the seasons to come, less what its monsters will cost. On an ambush the bot takes the spot that
leaves the victim's sheet worth least. A skill is used when it leaves more than it costs.
"""

from random import Random
from typing import Final, NamedTuple

from inkland.cards import EDICTS, SCORING, SEASONS, ScoringCard
from inkland.rules import Continuations, Drawing, Element, SkillUse, View, consequence, legal
from inkland.rules.season_end import haunted
from inkland.rules.state import Seat
from inkland.sheet import adjacent, count, empty, filled

# Found by playing a few hundred deals: what is scored later counts a little less, because it may
# still be earned another way; open monsters will partly be closed in; and ragged shores cost room.
FUTURE_DISCOUNT: Final = 0.85
MONSTERS: Final = 0.9
SHORE: Final = 0.15
# A skill must be worth this much more than it costs: a better use may come later in the season.
SKILL_THRESHOLD: Final = 3.0


class Choice(NamedTuple):
    """A complete drawing and what it is worth."""

    value: float
    drawing: Drawing


class GreedyBot:
    """Takes the best sheet after one drawing."""

    name = "greedy"

    def answer(self, view: View, random: Random) -> Drawing:
        """The best drawing; among equals one by lot, so that two bots do not play as one."""
        return OnePlySearch(view, random).best().drawing


class OnePlySearch:
    """Looks through the drawings that a view offers, and notices all of them or a share."""

    def __init__(self, view: View, random: Random, noticed: float = 1) -> None:
        self._view = view
        self._random = random
        self._noticed = noticed
        self._cards = weighted_edicts(view)
        self._seasons_left = len(SEASONS) - seasons_scored(view)

    def best(self) -> Choice:
        """The best drawing, and the same with the best skill if that is worth it."""
        offered = legal(self._view)
        choice = self._best_of(offered, ())
        following = legal(self._view, choice.drawing)
        for begun, skills in (((), offered), (choice.drawing, following)):
            for use in skills.others:
                if isinstance(use, SkillUse):
                    skilled = self._with_skill((*begun, use))
                    if skilled.value - SKILL_THRESHOLD > choice.value:
                        choice = skilled
        return choice

    def _with_skill(self, begun: Drawing) -> Choice:
        offered = legal(self._view, begun)
        if offered.complete:
            return self._valued(offered.owner, begun)
        return self._best_of(offered, begun)

    def _best_of(self, offered: Continuations, begun: Drawing) -> Choice:
        """The best single element behind what is begun, skills aside."""
        best = [Choice(float("-inf"), begun)]
        for element in self._noticed_of(offered):
            choice = self._valued(offered.owner, (*begun, element))
            if choice.value > best[0].value:
                best = [choice]
            elif choice.value == best[0].value:
                best.append(choice)
        return self._random.choice(best)

    def _noticed_of(self, offered: Continuations) -> list[Element]:
        """The elements it notices, skills aside; one at least, if there are any."""
        elements: list[Element] = [
            one for one in offered.elements() if not isinstance(one, SkillUse)
        ]
        if self._noticed == 1 or not elements:
            return elements
        seen = [element for element in elements if self._random.random() < self._noticed]
        return seen or [self._random.choice(elements)]

    def _valued(self, owner: int, drawing: Drawing) -> Choice:
        """What the drawing is worth to the viewer, who wishes a neighbour no good."""
        after = consequence(self._view, drawing).seat
        sign = 1 if owner == self._view.viewer else -1
        return Choice(sign * seat_value(self._cards, after, self._seasons_left), drawing)


def seasons_scored(view: View) -> int:
    """How many seasons have been scored; a troll asks when one just has."""
    return len(view.seats[0].scores)


def weighted_edicts(view: View) -> list[tuple[float, ScoringCard]]:
    """Each scoring card with the number of times it will still be scored, the later ones less."""
    weights = dict.fromkeys(EDICTS, 0.0)
    for wait, number in enumerate(range(seasons_scored(view), len(SEASONS))):
        for letter in view.options.season(number).edicts:
            weights[letter] += FUTURE_DISCOUNT**wait
    cards = zip(EDICTS, view.edicts, strict=True)
    return [(weights[letter], SCORING[card]) for letter, card in cards]


def seat_value(cards: list[tuple[float, ScoringCard]], seat: Seat, seasons_left: int) -> float:
    """The stars that this sheet and these coins promise."""
    sheet = seat.sheet
    value = seasons_left * (seat.purse - MONSTERS * count(haunted(sheet)))
    for weight, card in cards:
        if weight:
            value += weight * card.stars(sheet)
    if seat.ducked is not None:
        value += (
            SKILL_THRESHOLD + 1
        )  # fewer monsters will come; how bad the others would be is not seen
    return value - SHORE * count(adjacent(filled(sheet)) & empty(sheet))
