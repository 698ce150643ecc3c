"""The greedy bot: looks one drawing ahead and takes the best sheet.

The value of a sheet is the stars of all four edicts, each times how often it will still be scored,
plus its coins for the seasons to come, minus what its monsters will cost. On an ambush the bot
takes the place that leaves the victim's sheet the least value. A skill is used if it gains more
than it costs.
"""

from random import Random
from typing import Final, NamedTuple

from inkland.cards import EDICTS, SCORING, SEASONS, ScoringCard
from inkland.rules import Continuations, Drawing, Element, SkillUse, View, consequence, legal
from inkland.rules.season_end import haunted
from inkland.rules.state import Seat
from inkland.sheet import adjacent, count, empty, filled

# Tuned on a few hundred deals: later scorings count a little less, because those stars may still be
# earned otherwise; some open monsters will be closed in; and ragged borders waste room.
FUTURE_DISCOUNT: Final = 0.85
MONSTERS: Final = 0.9
SHORE: Final = 0.15
# A skill must gain this much more than it costs: a better use may come later in the season.
SKILL_THRESHOLD: Final = 3.0


class Choice(NamedTuple):
    """A complete drawing and its value."""

    value: float
    drawing: Drawing


class GreedyBot:
    """Takes the best sheet after one drawing."""

    name = "greedy"

    def answer(self, view: View, random: Random) -> Drawing:
        """The best drawing; a random one among equals, so that two bots do not play the same."""
        return OnePlySearch(view, random).best().drawing


class OnePlySearch:
    """Evaluates the drawings that a view offers: all of them, or a share that is noticed."""

    def __init__(self, view: View, random: Random, noticed: float = 1) -> None:
        self._view = view
        self._random = random
        self._noticed = noticed
        self._cards = weighted_edicts(view)
        self._seasons_left = len(SEASONS) - seasons_scored(view)

    def best(self) -> Choice:
        """The best drawing, or one with a skill if that gains enough."""
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
        """The best drawing that begins like this, which ends with a skill."""
        offered = legal(self._view, begun)
        if offered.complete:
            return self._valued(offered.owner, begun)
        return self._best_of(offered, begun)

    def _best_of(self, offered: Continuations, begun: Drawing) -> Choice:
        """The best continuation by a single element, skills excluded."""
        best = [Choice(float("-inf"), begun)]
        for element in self._noticed_of(offered):
            choice = self._valued(offered.owner, (*begun, element))
            if choice.value > best[0].value:
                best = [choice]
            elif choice.value == best[0].value:
                best.append(choice)
        return self._random.choice(best)

    def _noticed_of(self, offered: Continuations) -> list[Element]:
        """The elements it notices, skills excluded; at least one, if there are any."""
        elements: list[Element] = [
            one for one in offered.elements() if not isinstance(one, SkillUse)
        ]
        if self._noticed == 1 or not elements:
            return elements
        seen = [element for element in elements if self._random.random() < self._noticed]
        return seen or [self._random.choice(elements)]

    def _valued(self, owner: int, drawing: Drawing) -> Choice:
        """The value of the drawing for the viewer; negative on the sheet of a neighbour."""
        after = consequence(self._view, drawing).seat
        sign = 1 if owner == self._view.viewer else -1
        return Choice(sign * seat_value(self._cards, after, self._seasons_left), drawing)


def seasons_scored(view: View) -> int:
    """How many seasons have been scored; a troll asks right after a scoring."""
    return len(view.seats[0].scores)


def weighted_edicts(view: View) -> list[tuple[float, ScoringCard]]:
    """Each scoring card, weighted by how often it will still be scored, discounted over seasons."""
    weights = dict.fromkeys(EDICTS, 0.0)
    for wait, number in enumerate(range(seasons_scored(view), len(SEASONS))):
        for letter in view.options.season(number).edicts:
            weights[letter] += FUTURE_DISCOUNT**wait
    cards = zip(EDICTS, view.edicts, strict=True)
    return [(weights[letter], SCORING[card]) for letter, card in cards]


def seat_value(cards: list[tuple[float, ScoringCard]], seat: Seat, seasons_left: int) -> float:
    """The value of this sheet and these coins, in stars."""
    sheet = seat.sheet
    value = seasons_left * (seat.purse - MONSTERS * count(haunted(sheet)))
    for weight, card in cards:
        if weight:
            value += weight * card.stars(sheet)
    if seat.ducked is not None:
        # Fewer monsters will come; what the others would cost is unknown.
        value += SKILL_THRESHOLD + 1
    return value - SHORE * count(adjacent(filled(sheet)) & empty(sheet))
