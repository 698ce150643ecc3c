"""Faults: kind, victim and time. The plan follows from the seed, so it can be repeated."""

import re
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

BEAT: Final = 0.25  # seconds; clients draw at multiples of it, so that a fault hits many at once
SHARE: Final = "share"  # a file that tells clients which share of the faults is over
WEBS: Final = ("web-1", "web-2")
ROLLING: Final = "rolling restart"  # the first web node runs the previous release for a while
_SHORTEST: Final = 0.1
_LONGEST: Final = 1.5
_AMID: Final = 0.08  # seconds in which the drawings of one beat are answered

# Kinds and victims; a short run has the first few of them.
_KINDS: Final = (
    ("kill", "web"),
    ("step 3", "web"),
    ("kill", "database"),
    ("off", "database"),
    ("off", "bus"),
    ("pause", "web"),
    (ROLLING, "all"),
    ("kill", "bots"),
    ("step 1", "web"),
    ("step 2", "web"),
    ("step 4", "web"),
    ("step 5", "web"),
    ("step 6", "web"),
    ("kill", "worker"),
    ("quit", "database"),
    ("pause", "worker"),
    ("hole", "clients"),
    ("sliced", "clients"),
    ("down", "clients"),
    ("hole", "to database"),
    ("down", "to database"),
    ("deaf", "to bus"),
    ("kill", "web"),
    ("kill backend", "database"),
    ("step 2", "web"),
    ("step 3", "web"),
    ("step 5", "web"),
    ("pause", "bots"),
    ("deaf", "clients"),
    ("slow", "to database"),
)
_KINDS_AT_HOME: Final = (
    ("kill", "web"),
    ("kill", "database"),
    ("step 3", "web"),
    ("step 2", "web"),
    ("quit", "database"),
    ("kill", "web"),
)


class Fault(NamedTuple):
    """A fault: its kind and victim, and when it is injected.

    It comes `after` seconds after play has resumed, then `off_beat` seconds after a beat, and lasts
    for `seconds`, if it lasts.
    """

    kind: str
    victim: str
    after: float
    off_beat: float
    seconds: float

    @property
    def name(self) -> str:
        """Kind and victim, without the number of the victim."""
        return f"{self.kind}, {re.sub('-[0-9]', '', self.victim)}"


class PlanRequest(NamedTuple):
    """The parameters of a plan."""

    seed: int
    number: int
    names: list[str]  # explicitly named faults, like `kill:web`, instead of the usual
    outage: float  # seconds
    webs: int
    home: bool


def plan(request: PlanRequest) -> list[Fault]:
    """The faults of a run, in order."""
    chance = Random(f"faults/{request.seed}")
    if request.names:
        kinds = [(kind, victim) for kind, _, victim in (n.partition(":") for n in request.names)]
    else:
        usual = _KINDS_AT_HOME if request.home else _KINDS
        kinds = [usual[i % len(usual)] for i in range(request.number)]
        chance.shuffle(kinds)
    webs = WEBS[:1] if request.home else WEBS[: request.webs]
    return list(_faults(chance, kinds, webs, request.outage))


def _faults(
    chance: Random, kinds: list[tuple[str, str]], webs: tuple[str, ...], outage: float
) -> Iterator[Fault]:
    for kind, victim in kinds:
        web = chance.choice(webs)
        named = {"web": web, "clients": f"clients-{web}"}.get(victim, victim)
        if victim.startswith("to "):
            named = f"{web}-{victim[3:]}"
        seconds = outage if kind == "off" else chance.uniform(5.0, 8.0)
        after, off_beat = chance.uniform(_SHORTEST, _LONGEST), chance.uniform(0, _AMID)
        yield Fault(kind, named, after, off_beat, seconds)


def until_beat(now: float, off_beat: float = 0.0) -> float:
    """Seconds until the next beat, plus an offset."""
    return -now % BEAT + off_beat
