"""Faults: who is killed, and when. The plan follows from the seed, so a run can be repeated."""

from random import Random
from typing import Final, Literal, NamedTuple

BEAT: Final = 0.25  # seconds; clients draw on the beat, so that a fault hits many at once
_SHORTEST: Final = 0.1
_LONGEST: Final = 2.0
_AMID: Final = 0.08  # seconds that it takes to answer those who drew on a beat

Victim = Literal["server", "database"]


class Fault(NamedTuple):
    """Kill the victim: so many seconds after play went on again, then so long after a beat."""

    victim: Victim
    after: float
    off_beat: float


def plan(seed: int, kills: int, database_kills: int) -> list[Fault]:
    """The faults of a run, in their order."""
    chance = Random(f"faults/{seed}")
    victims: list[Victim] = []
    victims += ["server"] * kills
    victims += ["database"] * database_kills
    chance.shuffle(victims)
    return [
        Fault(victim, chance.uniform(_SHORTEST, _LONGEST), chance.uniform(0, _AMID))
        for victim in victims
    ]


def until_beat(now: float, off_beat: float = 0.0) -> float:
    """Seconds from now until the next beat, and a little further."""
    return -now % BEAT + off_beat
