"""The strength of players at tables, where neighbours ambush each other: from their places alone.

One game is compared at a time, by the model of Plackett and Luce in the approximation of Weng and
Lin (2011, algorithm 4), as in the library `openskill`: the first place is drawn from all players,
the second from the rest, and so on, each with a chance that grows with strength.
"""

from collections.abc import Mapping
from math import erf, exp, fsum, sqrt
from typing import Final

from inkland.strength.same_deal import Player, Strength

# The constants of `openskill`, but with zero for somebody who is new; the unit means nothing. How
# well they do at tables of 2, 4 and 8, and why this scale: `tests/proof/strength/tables.py`.
AT_TABLES_NEWCOMER: Final = Strength(0.0, (25 / 3) ** 2)
SPREAD: Final = (25 / 6) ** 2  # the variance of one result
DRIFT: Final = (25 / 300) ** 2  # added before each game, because people change
LEAST_LEFT: Final = 0.0001  # of the variance, after one game
SCALE: Final = 16.0  # so much stronger wins five of six games against an average player
PROVISIONAL_AT_TABLES: Final = 6.0  # about twenty games; somebody new has a deviation of 8.3


def after_table(
    before: Mapping[Player, Strength], places: Mapping[Player, int]
) -> dict[Player, Strength]:
    """The strength of all players of a game after it; equal places are shared."""
    known = {one: Strength(before[one].mean, before[one].variance + DRIFT) for one in places}
    scale = sqrt(fsum(one.variance + SPREAD for one in known.values()))
    weights = {one: exp(known[one].mean / scale) for one in places}
    ties = {place: list(places.values()).count(place) for place in places.values()}
    # For each place: the chance weights of all who were still to be placed.
    rest = {place: fsum(weights[one] for one in places if places[one] >= place) for place in ties}
    found = {}
    for one, (mean, variance) in known.items():
        chances = {place: weights[one] / rest[place] for place in ties if place <= places[one]}
        surprise = 1 / ties[places[one]] - fsum(chances.values())
        learned = fsum(chance * (1 - chance) for chance in chances.values())
        shrunk = 1 - learned * (variance / scale**2) * (sqrt(variance) / scale)
        found[one] = Strength(
            mean + surprise * variance / scale, variance * max(shrunk, LEAST_LEFT)
        )
    return found


def is_provisional_at_tables(known: Strength) -> bool:
    """Whether too little is known to show a strength at tables without reservation."""
    return known.deviation > PROVISIONAL_AT_TABLES


def share_beaten(mean: float) -> float:
    """The share of games in which this strength is placed before an average player."""
    return 0.5 * (1 + erf(mean / SCALE / sqrt(2)))
