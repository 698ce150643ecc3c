"""The greedy bot: looks one drawing ahead and takes the best sheet.

A sheet is worth the stars of all four edicts, each as often as it will still be scored, its coins
for the seasons to come, less what its monsters will cost. On an ambush the bot takes the spot that
leaves the victim's sheet worth least.
"""

from random import Random
from typing import Final

from inkland.cards import EDICTS, SCORING, SEASONS, ScoringCard
from inkland.rules import Drawing, View, consequence, legal
from inkland.rules.season_end import haunted
from inkland.sheet import MapSheet, adjacent, count, empty, filled

# Found by playing a few hundred deals: what is scored later counts a little less, because it may
# still be earned another way; open monsters will partly be closed in; and ragged shores cost room.
LATER: Final = 0.85
MONSTERS: Final = 0.9
SHORE: Final = 0.15


class GreedyBot:
    """Takes the best sheet after one drawing."""

    name = "greedy"

    def answer(self, view: View, random: Random) -> Drawing:
        """The best drawing; among equals the first."""
        drawing: Drawing = ()
        cards = weighed_edicts(view)
        while not (next_elements := legal(view, drawing)).complete:
            sign = 1 if next_elements.owner == view.viewer else -1
            best, best_value = None, float("-inf")
            for element in next_elements.elements():
                value = sign * _value(view, cards, (*drawing, element))
                if value > best_value:
                    best, best_value = element, value
            assert best is not None
            drawing = (*drawing, best)
        return drawing


def weighed_edicts(view: View) -> list[tuple[float, ScoringCard]]:
    """Each scoring card with the number of times it will still be scored, the later ones less."""
    return [
        (
            sum(
                LATER**wait
                for wait, season in enumerate(SEASONS[view.season :])
                if letter in season.edicts
            ),
            SCORING[card],
        )
        for letter, card in zip(EDICTS, view.edicts, strict=True)
    ]


def _value(view: View, cards: list[tuple[float, ScoringCard]], drawing: Drawing) -> float:
    """What the sheet will be worth after the drawing, as far as one can see."""
    after = consequence(view, drawing)
    earned = sum(coins for _reason, coins in after.coins)
    seasons_left = len(SEASONS) - view.season
    return sheet_value(cards, after.sheet, seasons_left) + earned * seasons_left


def sheet_value(
    cards: list[tuple[float, ScoringCard]], sheet: MapSheet, seasons_left: int
) -> float:
    """The stars this sheet promises."""
    value = -MONSTERS * seasons_left * count(haunted(sheet))
    for weight, card in cards:
        if weight:
            value += weight * card.stars(sheet)
    return value - SHORE * count(adjacent(filled(sheet)) & empty(sheet))
