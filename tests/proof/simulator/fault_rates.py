"""The weather of a run: how often which small thing goes wrong, until it clears up."""

from collections import Counter
from random import Random
from typing import NamedTuple


class FaultRates(NamedTuple):
    """Chances of a single call of the record, or a single bell, and how long things take."""

    slow: float = 0.0
    lost: float = 0.0  # fails, and nothing was kept
    unsure: float = 0.0  # fails, and everything was kept
    unheard: float = 0.0  # a bell that never arrives
    doubled: float = 0.0
    late: float = 0.0
    felled: float = 0.0  # a node crashes just before, or just after, what it writes is kept
    cuts: float = 0.0  # lines cut by the way, per message of a client
    trip: float = 0.01  # seconds that a message travels, at most


NO_FAULTS = FaultRates()


def random_rates(random: Random) -> FaultRates:
    """Some runs are stormy, in some only one thing goes wrong, and a few are fair."""
    kind = random.random()
    if kind < 0.1:
        return NO_FAULTS
    strength = random.choice((0.02, 0.05, 0.12))
    chances = [random.uniform(0, strength) * (random.random() < 0.7) for _ in range(5)]
    lost, unsure, unheard, doubled, late = chances
    return FaultRates(
        random.choice((0.0, 0.02, 0.1, 0.25)),
        lost,
        unsure,
        min(0.5, unheard * 5),
        doubled * 2,
        late * 3,
        felled=random.choice((0.0, 0.02, 0.06)),
        cuts=random.choice((0.0, 0.01, 0.05)),
        trip=random.choice((0.005, 0.05, 0.3)),
    )


class FaultInjector:
    """The weather now, and a count of everything that went wrong."""

    def __init__(self, weather: FaultRates) -> None:
        self.now = weather
        self.faults: Counter[str] = Counter()

    def clear_up(self) -> None:
        """From now on nothing goes wrong."""
        self.now = NO_FAULTS

    def strikes(self, random: Random, name: str) -> bool:
        """Does it go wrong this time?"""
        chance: float = getattr(self.now, name)
        struck = random.random() < chance
        if struck:
            self.faults[name] += 1
        return struck
