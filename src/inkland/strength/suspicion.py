"""What in the games of a player gives reason to look closer: figures for a host, not a verdict.

Three checks, each of which returns a `Flag` or None:

- `agreement_flag`: drawings agree with the judge far more often than those of honest players do;
- `times_flag`: the seconds that drawings took are far too even, or too few for the quality;
- `succession_flag`: somebody begins again and again right after the same other account has ended.

The constants were chosen on simulated honest players (`tests/proof/flags`).
"""

from collections.abc import Sequence
from itertools import pairwise
from math import comb, log, sqrt
from statistics import quantiles
from typing import Final, Literal, NamedTuple, TypeAlias

from inkland.strength.families import SOLO
from inkland.strength.same_deal import Strength

FlagKind: TypeAlias = Literal["agreement", "even_times", "quick_times", "succession"]

MIN_DRAWINGS: Final = 100  # about five games; fewer say nothing
# The share of drawings that honest players agree in with the judge's learned value, by strength.
# Between two points it is interpolated; beyond the last it stays: looking further ahead than one
# drawing makes a player stronger, but not more alike to the judge.
HONEST_AGREEMENT: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "base": ((-60.0, 0.08), (-40.0, 0.12), (-22.0, 0.24), (-5.0, 0.40)),
    "heroes": ((-55.0, 0.09), (-35.0, 0.13), (-20.0, 0.19), (-5.0, 0.33)),
    "everything": ((-50.0, 0.08), (-30.0, 0.10), (-16.0, 0.15), (1.0, 0.25)),
}
DISPERSION: Final = 1.5  # variance of agreement between players, as a multiple of that of a coin
AGREEMENT_ABOVE: Final = 3.5  # standard deviations above what is expected
SURPLUS: Final = 0.05  # and by at least this share
EVEN_BELOW: Final = 0.35  # between the quartiles of the natural logarithm of seconds
QUICK_SECONDS: Final = 2.0  # see a card, choose a place and draw the shape there
SUCCESSION_MINUTES: Final = 10
HABIT: Final = 0.3  # the chance to begin right after somebody with the same habits, on a day
SUCCESSION_CHANCE: Final = 1e-3  # at most, of one honest player with any of the others


class Flag(NamedTuple):
    """A reason to look closer, with its figures."""

    kind: FlagKind
    figures: dict[str, float]


class SharedDays(NamedTuple):
    """The days on which two accounts have played the same deal, seen from the second."""

    days: int
    right_after: int  # the second began within some minutes after the first had ended
    ahead: int  # of these: the second had more stars
    others: int  # accounts that the second could have followed by chance


def honest_agreement(family: str, strength: float) -> float:
    """The share of drawings in which honest players of this strength agree with the judge."""
    points = HONEST_AGREEMENT[family]
    if strength <= points[0][0]:
        return points[0][1]
    for (low, share), (high, more) in pairwise(points):
        if strength <= high:
            return share + (more - share) * (strength - low) / (high - low)
    return points[-1][1]


def agreement_flag(family: str, known: Strength, drawings: int, agreed: int) -> Flag | None:
    """A flag if a player agrees with the judge far more than one who is a little stronger would."""
    if drawings < MIN_DRAWINGS:
        return None
    expected = honest_agreement(family, known.mean + known.deviation)
    spread = sqrt(DISPERSION * expected * (1 - expected) / drawings)
    above = (agreed / drawings - expected) / spread
    if above < AGREEMENT_ABOVE or agreed / drawings < expected + SURPLUS:
        return None
    return Flag(
        "agreement",
        {"drawings": drawings, "agreed": agreed, "expected": expected, "deviations": above},
    )


def times_flag(family: str, known: Strength, seconds: Sequence[float]) -> Flag | None:
    """A flag if drawings take equally long each, or next to no time though they are good."""
    if len(seconds) < MIN_DRAWINGS:
        return None
    low, middle, high = quantiles(seconds, n=4)
    figures = {"drawings": len(seconds), "quarter": low, "half": middle, "three_quarters": high}
    if high < QUICK_SECONDS:
        is_good = known.mean - 2 * known.deviation > SOLO[family].newcomer.mean
        return Flag("quick_times", figures) if is_good else None
    if low > 0 and log(high / low) < EVEN_BELOW:
        return Flag("even_times", figures)
    return None


def succession_flag(shared: SharedDays) -> Flag | None:
    """A flag if one account follows another far more often than two people with equal habits do."""
    if 2 * shared.ahead <= shared.right_after:
        return None
    chance = _at_least(shared.right_after, shared.days, HABIT) * max(shared.others, 1)
    if chance > SUCCESSION_CHANCE:
        return None
    return Flag(
        "succession",
        {
            "days": shared.days,
            "right_after": shared.right_after,
            "ahead": shared.ahead,
            "chance": chance,
        },
    )


def _at_least(successes: int, trials: int, chance: float) -> float:
    """The probability of at least so many successes."""
    return sum(
        comb(trials, number) * chance**number * (1 - chance) ** (trials - number)
        for number in range(successes, trials + 1)
    )
