"""The strength of players who were dealt the same cards.

    stars = strength of the player + difficulty of the deal + noise

All three are normal. Then what is known about each player after a window has an exact answer: the
difficulty is estimated from all results at once, and each player is compared with it. That is one
pass over the results. The sums are rounded only once (`math.fsum`), so their order does not matter,
not even in the last digit.
"""

from collections.abc import Hashable, Mapping
from math import erf, fsum, sqrt
from typing import NamedTuple, TypeVar

Player = TypeVar("Player", bound=Hashable)


class Strength(NamedTuple):
    """What is known about a player: the expected stars above the zero point, and the variance."""

    mean: float
    variance: float

    @property
    def deviation(self) -> float:
        """The standard deviation: in two of three cases the truth is not farther away."""
        return sqrt(self.variance)


class Field(NamedTuple):
    """What results of one kind of game have in common; variances are in square stars."""

    noise: float  # of one result
    drift: float  # added between two windows of a player, because people change
    deal: Strength  # the difficulty of a deal nobody has played


class _Comparison(NamedTuple):
    """A result beside what was expected of the player."""

    surprise: float  # stars less the player's mean
    variance: float  # of the surprise, for a deal of known difficulty


def difficulty_of(
    before: Mapping[Player, Strength], stars: Mapping[Player, float], field: Field
) -> Strength:
    """The difficulty of a deal, seen from all results of its window: high if stars are easy."""
    compared = [_compared(before[player], result, field) for player, result in stars.items()]
    return _difficulty(compared, field)


def after_window(
    before: Mapping[Player, Strength],
    stars: Mapping[Player, float],
    field: Field,
    anchors: Mapping[Player, Strength] | None = None,
) -> dict[Player, Strength]:
    """The strength of all players after a window, from their results.

    `anchors` are players whose strength is known and does not change. Their results count for the
    difficulty of the deal alone.
    """
    known = anchors or {}
    drifted = {
        player: Strength(before[player].mean, before[player].variance + field.drift)
        for player in stars
        if player not in known
    }
    expected = {**drifted, **known}
    deal = difficulty_of(expected, stars, field)
    return {
        player: _updated(drifted[player], stars[player] - deal.mean, deal.variance, field)
        for player in drifted
    }


def win_probability(one: Strength, other: Strength, field: Field) -> float:
    """The probability that the first has more stars than the other on one deal."""
    spread = sqrt(one.variance + other.variance + 2 * field.noise)
    return 0.5 * (1 + erf((one.mean - other.mean) / spread / sqrt(2)))


def _compared(known: Strength, stars: float, field: Field) -> _Comparison:
    return _Comparison(stars - known.mean, known.variance + field.noise)


def _difficulty(compared: list[_Comparison], field: Field) -> Strength:
    """The mean of all surprises and of what is known of deals, weighted by certainty."""
    weight = fsum([1 / field.deal.variance, *(1 / one.variance for one in compared)])
    total = fsum(
        [
            field.deal.mean / field.deal.variance,
            *(one.surprise / one.variance for one in compared),
        ]
    )
    return Strength(total / weight, 1 / weight)


def _updated(known: Strength, stars: float, uncertainty: float, field: Field) -> Strength:
    """A player after a result, from which the difficulty is taken off already.

    The deal's `uncertainty` is shared by all players of the window, who have all helped to find it.
    """
    gain = known.variance / (known.variance + field.noise)
    variance = known.variance * (1 - gain) + gain * gain * uncertainty
    return Strength(known.mean + gain * (stars - known.mean), variance)
