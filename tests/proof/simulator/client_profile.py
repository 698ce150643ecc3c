"""Client profiles: how long a client thinks, and how often it misbehaves."""

from random import Random
from typing import NamedTuple


class ClientProfile(NamedTuple):
    """The mean seconds of thinking, and the probabilities per step."""

    think: float
    oversleep: float
    repeat: float
    stale: float
    take_back: float
    tab: float
    leave: float
    pause: float
    agree: float
    stall: float
    flood: float  # such a client floods the table with refused and replaced drawings


def random_profile(random: Random) -> ClientProfile:
    """A random profile."""
    return ClientProfile(
        think=random.choice((0.05, 0.3, 1.0)),
        oversleep=random.choice((0.0, 0.05, 0.15, 0.4)),
        repeat=random.choice((0.1, 0.5)),
        stale=random.choice((0.0, 0.2)),
        take_back=random.choice((0.0, 0.1, 0.3)),
        tab=random.choice((0.0, 0.05, 0.2)),
        leave=random.choice((0.0, 0.05)),
        pause=random.choice((0.0, 0.0, 0.1)),
        agree=random.choice((0.0, 0.8)),
        stall=random.choice((0.0, 0.0, 0.02)),
        flood=random.choice((0.0,) * 9 + (1.0,)),
    )
