"""Which model of `openskill` predicts best at tables: `python tests/proof/strength/tables.py`.

Players have normal strengths, and results have normal noise, as solo games of the base game have
(`inkland.strength.SOLO`). They meet at random tables of 2, 4 and 8, in turn, or of one size only.
Before each game each model predicts who of every pair has more stars. Shown are the log loss
(without knowledge 0.693) and the spread of means at the end, which should not depend on the seats.

Then for our own code, after so many games of each: how far the share that a profile shows is from
the true one, how often the truth is in the range that is shown, and the mean deviation.
"""

import sys
from collections.abc import Iterator
from itertools import combinations
from math import erf, log, sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any, Final, NamedTuple

sys.path[:0] = [str(Path(__file__).parents[2])]

from openskill.models import (  # noqa: E402
    BradleyTerryFull,
    PlackettLuce,
    ThurstoneMostellerFull,
)

from inkland.strength import AT_TABLES_NEWCOMER, SOLO, after_table, share_beaten  # noqa: E402

PLAYERS: Final = 200
GAMES: Final = 30  # of each player
WORLDS: Final = 3
MODELS: Final = (PlackettLuce, BradleyTerryFull, ThurstoneMostellerFull)
PARTS: Final = (48, 12, 6, 3, 1.5)  # beta is 25 divided by one of these
SIZES: Final = ((2,), (4,), (8,), (2, 4, 8))
STEPS: Final = (10, 20, 30, 100)  # games of each player
SURE: Final = 1e-3  # no prediction is taken as surer than this


class Outcome(NamedTuple):
    """How well a model did in a world."""

    loss: float
    spread: float


class Shown(NamedTuple):
    """How right the shares of games are that profiles show."""

    error: float
    covered: float
    deviation: float


def tables(random: Random, sizes: tuple[int, ...], games: int = GAMES) -> Iterator[list[int]]:
    """Random tables, at which everybody sits equally often."""
    for turn in range(games):
        order, seats = random.sample(range(PLAYERS), PLAYERS), sizes[turn % len(sizes)]
        for first in range(0, PLAYERS, seats):
            yield order[first : first + seats]


def outcome(model: Any, sizes: tuple[int, ...], seed: int) -> Outcome:
    """The outcome of a model in a world."""
    random, base = Random(seed), SOLO["base"]
    true = [random.gauss(0, base.newcomer.deviation) for _ in range(PLAYERS)]
    known, losses = [model.rating() for _ in true], []
    for table in tables(random, sizes):
        stars = {one: true[one] + random.gauss(0, sqrt(base.field.noise)) for one in table}
        for one, other in combinations(table, 2):
            chance = model.predict_win([[known[one]], [known[other]]])[0]
            chance = min(1 - SURE, max(SURE, chance))
            losses.append(-log(chance if stars[one] > stars[other] else 1 - chance))
        rated = model.rate([[known[one]] for one in table], scores=list(stars.values()))
        for one, team in zip(table, rated, strict=True):
            known[one] = team[0]
    return Outcome(mean(losses), stdev(one.mu for one in known))


def shown(sizes: tuple[int, ...], games: int, seed: int = 0) -> Shown:
    """What profiles show after so many games of each."""
    random, base = Random(seed), SOLO["base"]
    true = [random.gauss(0, base.newcomer.deviation) for _ in range(PLAYERS)]
    known = dict.fromkeys(range(PLAYERS), AT_TABLES_NEWCOMER)
    for table in tables(random, sizes, games):
        stars = {one: true[one] + random.gauss(0, sqrt(base.field.noise)) for one in table}
        order = sorted(stars.values(), reverse=True)
        known |= after_table(known, {one: 1 + order.index(stars[one]) for one in table})
    errors, covered = [], []
    for one, (middle, variance) in known.items():
        truth = 0.5 * (1 + erf(true[one] / sqrt(2 * base.field.noise) / sqrt(2)))
        errors.append(abs(share_beaten(middle) - truth))
        around = sqrt(variance)
        covered.append(share_beaten(middle - around) <= truth <= share_beaten(middle + around))
    return Shown(mean(errors), mean(covered), mean(one.deviation for one in known.values()))


def main() -> None:
    """Print both tables."""
    print(f"{'model':26}{'beta':>6}" + "".join(f"{sizes!s:>20}" for sizes in SIZES))
    for make in MODELS:
        for part in PARTS:
            line = f"{make.__name__:26}{25 / part:6.2f}"
            for sizes in SIZES:
                found = [outcome(make(beta=25 / part), sizes, seed) for seed in range(WORLDS)]
                loss, spread = (mean(values) for values in zip(*found, strict=True))
                line += f"{loss:12.3f}{spread:8.1f}"
            print(line, flush=True)
    for games in STEPS:
        line = f"{f'ours after {games} games':32}"
        for sizes in SIZES:
            line += "{:8.3f}{:6.2f}{:6.2f}".format(*shown(sizes, games))
        print(line)


if __name__ == "__main__":
    main()
