"""Probabilities of small faults in a run, until they are stopped."""

from collections import Counter
from random import Random
from typing import NamedTuple


class FaultRates(NamedTuple):
    """Probabilities per storage call or per bell, and delays."""

    slow: float = 0.0
    lost: float = 0.0  # fails, and nothing is stored
    unsure: float = 0.0  # fails, but everything is stored
    unheard: float = 0.0  # a bell that never arrives
    doubled: float = 0.0
    late: float = 0.0
    felled: float = 0.0  # the node crashes just before or after its write is stored
    cuts: float = 0.0  # connection cut, per message of a client
    trip: float = 0.01  # seconds that a message travels, at most


NO_FAULTS = FaultRates()


def random_rates(random: Random) -> FaultRates:
    """Random rates: in some runs many faults, in some only one kind, in a few none."""
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
    """The current rates, and a count of all faults."""

    def __init__(self, weather: FaultRates) -> None:
        self.now = weather
        self.faults: Counter[str] = Counter()

    def clear_up(self) -> None:
        """Stop all faults from now on."""
        self.now = NO_FAULTS

    def strikes(self, random: Random, name: str) -> bool:
        """Decide whether the fault happens this time, and count it."""
        chance: float = getattr(self.now, name)
        struck = random.random() < chance
        if struck:
            self.faults[name] += 1
        return struck
