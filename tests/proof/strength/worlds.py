"""Simulated players and windows, and how well a ranking predicts them.

A player is a mixture of two neighbouring levels of bots with noise of its own. In each window some
of them play the same deal. Before a window closes each ranking predicts who of a pair has more
stars.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, combinations
from math import comb, exp, log
from random import Random
from statistics import mean
from typing import Final, NamedTuple

from inkland.strength import Strength
from proof.strength.bot_results import ANCHORS, DEALS, LEVELS
from proof.strength.rankings import Player, Ranking

OWN_NOISE: Final = 3.0  # stars, besides that of the bots
PAIRS: Final = 1_000  # at most predicted in each window
CALIBRATION: Final = range(100)  # deals on which anchors are measured and constants are tuned
MEASURED: Final = range(100, DEALS)
ZERO: Final = ANCHORS[2]  # the level whose mean is the zero point
SURE: Final = 1e-3  # no prediction is taken as surer than this

Stars = Sequence[Sequence[Sequence[int]]]  # by level, deal and play
Ways = Callable[[Mapping[Player, Strength]], Mapping[str, Ranking]]


class Crowd(NamedTuple):
    """How many come. Passers-by only come to windows with more people than there are regulars."""

    regulars: int
    passers_by: int
    fewest: int  # players in a window
    most: int
    results: int  # of all windows together


LARGE: Final = Crowd(500, 4_500, 4, 5_000, 20_000)
SMALL: Final = Crowd(5, 0, 1, 3, 200)


class World(NamedTuple):
    """The players and what they would earn."""

    crowd: Crowd
    stars: Stars
    levels: dict[Player, float]
    random: Random

    def result(self, player: Player, deal: int) -> float:
        """The stars of a player on a deal."""
        low = int(self.levels[player])
        level = low + (self.random.random() < self.levels[player] - low)
        return self.random.choice(self.stars[level][deal]) + self.random.gauss(0, OWN_NOISE)

    def truth(self, player: Player) -> float:
        """The mean stars of a player above the zero point."""
        low, zero = int(self.levels[player]), self.level_mean(ZERO)
        share = self.levels[player] - low
        return (1 - share) * self.level_mean(low) + share * self.level_mean(low + 1) - zero

    def level_mean(self, level: int) -> float:
        """The mean stars of a level of bots."""
        return mean(chain.from_iterable(self.stars[level]))


class Quality(NamedTuple):
    """How well a ranking predicts, and how right it is about regulars at the end."""

    loss: float
    correlation: float
    error: float  # in stars, for a ranking in stars


def new_world(crowd: Crowd, stars: Stars, seed: int) -> World:
    """A world of simulated players."""
    random = Random(seed)
    people = range(crowd.regulars + crowd.passers_by)
    levels = {one: random.betavariate(2, 2) * (LEVELS - 1) for one in people}
    return World(crowd, stars, levels, random)


def windows(world: World, deals: Sequence[int]) -> Iterator[tuple[int, dict[Player, float]]]:
    """Deals with the results of their windows, until there are enough results."""
    regulars, passers_by, fewest, most, results = world.crowd
    played, order = 0, world.random.sample(deals, len(deals))
    while played < results:
        size = int(exp(world.random.uniform(log(fewest), log(most + 1))))
        size = min(size, max(fewest, results - played))
        people = range(regulars if size <= regulars else regulars + passers_by)
        deal = order.pop()
        yield deal, {who: world.result(who, deal) for who in world.random.sample(people, size)}
        played += size


def anchor_strengths(stars: Stars) -> dict[Player, Strength]:
    """The anchors as the deals of calibration show them; they are players with negative numbers."""
    means = {
        level: mean(mean(stars[level][deal]) for deal in CALIBRATION) for level in (ZERO, *ANCHORS)
    }
    return {-level: Strength(means[level] - means[ZERO], 0.5) for level in ANCHORS}


def log_loss(ranking: Ranking, stars: Mapping[Player, float], random: Random) -> float:
    """The mean loss of predictions over pairs; without knowledge it is 0.693."""
    people, losses = list(stars), []
    for one, other in pairs(people, random):
        chance = min(1 - SURE, max(SURE, ranking.chance(one, other)))
        losses.append(-log(chance if stars[one] > stars[other] else 1 - chance))
    return mean(losses)


def pairs(people: Sequence[Player], random: Random) -> Iterator[Sequence[Player]]:
    """All pairs, or random ones if there are too many."""
    if comb(len(people), 2) <= PAIRS:
        return combinations(people, 2)
    return (random.sample(people, 2) for _ in range(PAIRS))


def rank_correlation(ranking: Ranking, world: World) -> float:
    """Spearman's correlation of the order by the ranking with the true one, of all regulars."""
    people = range(count := world.crowd.regulars)
    truth = _places({who: world.levels[who] for who in people})
    found = _places({who: ranking.value(who) for who in people})
    gaps = sum((truth[who] - found[who]) ** 2 for who in people)
    return 1 - 6 * gaps / (count * (count**2 - 1))


def _places(values: Mapping[Player, float]) -> dict[Player, int]:
    return {who: place for place, who in enumerate(sorted(values, key=values.__getitem__))}


def error(ranking: Ranking, world: World) -> float:
    """By how many stars the ranking is wrong about a regular, on average."""
    people = range(world.crowd.regulars)
    return mean(abs(ranking.value(who) - world.truth(who)) for who in people)


def simulated(
    crowd: Crowd, stars: Stars, seed: int, deals: Sequence[int], ways: Ways
) -> dict[str, Quality]:
    """The quality of each way in one world, whose windows are on these deals."""
    world = new_world(crowd, stars, seed)
    tried = ways(anchor_strengths(stars))
    losses: dict[str, list[float]] = {name: [] for name in tried}
    for number, (deal, results) in enumerate(windows(world, deals)):
        anchors = {-level: float(world.random.choice(stars[level][deal])) for level in ANCHORS}
        for name, way in tried.items():
            if len(results) > 1:
                losses[name].append(log_loss(way, results, Random(f"{seed} {number}")))
            way.close(results, anchors)
    return {
        name: Quality(mean(losses[name]), rank_correlation(way, world), error(way, world))
        for name, way in tried.items()
    }
