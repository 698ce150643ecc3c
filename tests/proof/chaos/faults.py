"""Faults: kind, victim and time. The plan follows from the seed, so it can be repeated."""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple, TypeAlias

from proof.chaos import equipment

BEAT: Final = 0.25  # seconds; clients draw at multiples of it, so that a fault hits many at once
SHARE: Final = "share"  # a file that tells clients which share of the faults is over
WEBS: Final = ("web-1", "web-2")
ROLLING: Final = "rolling restart"  # the first web node runs the previous release for a while
_SHORTEST: Final = 0.1
_LONGEST: Final = 1.5
_AMID: Final = 0.08  # seconds in which the drawings of one beat are answered

Kind: TypeAlias = tuple[str, str]

# Kinds and victims, forty in all: each kind has its share. A short run has the first few of them.
_KINDS: Final[tuple[Kind, ...]] = (
    ("kill", "web"),
    ("step 3", "web"),
    ("kill", "database"),
    ("silent", "to database"),
    ("off", "bus"),
    ("pause", "database"),
    (ROLLING, "all"),
    ("full", "disk"),
    ("off", "database"),
    ("clock", "database"),
    ("one connection", "web"),
    ("migration", "database"),
    ("step 1", "web"),
    ("step 2", "web"),
    ("step 4", "web"),
    ("step 5", "web"),
    ("step 6", "web"),
    ("cut", "all"),
    ("slow", "disk"),
    ("clock", "web"),
    ("kill", "worker"),
    ("kill", "bots"),
    ("quit", "database"),
    ("pause", "web"),
    ("pause", "worker"),
    ("pause", "bots"),
    ("hole", "clients"),
    ("sliced", "clients"),
    ("down", "clients"),
    ("deaf", "clients"),
    ("hole", "to database"),
    ("down", "to database"),
    ("slow", "to database"),
    ("deaf", "to bus"),
    ("kill backend", "database"),
    ("kill", "web"),
    ("step 2", "web"),
    ("step 3", "web"),
    ("silent", "to database"),
    ("full", "disk"),
)
_KINDS_AT_HOME: Final[tuple[Kind, ...]] = (
    ("kill", "web"),
    ("kill", "database"),
    ("step 3", "web"),
    ("pause", "database"),
    ("full", "disk"),
    ("quit", "database"),
    ("step 2", "web"),
    ("clock", "web"),
    ("cut", "all"),
    ("one connection", "web"),
    ("migration", "database"),
    ("kill", "web"),
)
_NODE_JUMPS: Final = (5, -5, 3_600, -3_600, 86_400)  # seconds
_DATABASE_JUMPS: Final = (5, -5, 3_600, -3_600)

# Why a kind of fault cannot be injected on this machine, if it cannot.
_OBSTACLES: Final[dict[Kind, Callable[[], str | None]]] = {
    ("full", "disk"): equipment.why_no_small_disk,
    ("slow", "disk"): equipment.why_no_shim,
    ("clock", "web"): equipment.why_no_shim,
    ("clock", "database"): equipment.why_no_shim,
}


class Fault(NamedTuple):
    """A fault: its kind and victim, and when it is injected.

    It comes `after` seconds after play has resumed, then `off_beat` seconds after a beat, and lasts
    for `seconds`, if it lasts. `shift` is the jump of a clock, in seconds.
    """

    kind: str
    victim: str
    after: float
    off_beat: float
    seconds: float
    shift: int = 0

    @property
    def name(self) -> str:
        """Kind and victim, without the number of the victim; a clock with its jump."""
        jump = f"{self.shift:+d} s" if self.shift else ""
        return f"{self.kind} {jump}".rstrip() + f", {re.sub('-[0-9]', '', self.victim)}"


class PlanRequest(NamedTuple):
    """The parameters of a plan."""

    seed: int
    number: int
    names: list[str]  # explicitly named faults, like `kill:web`, instead of the usual
    outage: float  # seconds
    webs: int
    home: bool


class FaultPlan(NamedTuple):
    """The faults of a run in order, and why others are left out."""

    faults: list[Fault]
    left_out: list[str]

    @property
    def needs_small_disk(self) -> bool:
        """Whether the database must be on a disk that can be filled."""
        return any(fault.kind == "full" for fault in self.faults)

    @property
    def needs_shim(self) -> bool:
        """Whether processes must run with the shim."""
        return any(f.kind == "clock" or f.victim == "disk" for f in self.faults)


def plan(request: PlanRequest) -> FaultPlan:
    """The faults of a run, without those that this machine cannot inject."""
    chance = Random(f"faults/{request.seed}")
    if request.names:
        kinds = [(kind, victim) for kind, _, victim in (n.partition(":") for n in request.names)]
    else:
        usual = _KINDS_AT_HOME if request.home else _KINDS
        kinds = [usual[i % len(usual)] for i in range(request.number)]
        chance.shuffle(kinds)
    obstacles = {kind: _OBSTACLES[kind]() for kind in kinds if kind in _OBSTACLES}
    left_out = [f"{', '.join(kind)}: {why}" for kind, why in obstacles.items() if why is not None]
    possible = [kind for kind in kinds if obstacles.get(kind) is None]
    webs = WEBS[:1] if request.home else WEBS[: request.webs]
    return FaultPlan(list(_faults(chance, possible, webs, request.outage)), left_out)


def _faults(
    chance: Random, kinds: list[Kind], webs: tuple[str, ...], outage: float
) -> Iterator[Fault]:
    for kind, victim in kinds:
        web = chance.choice(webs)
        named = {"web": web, "clients": f"clients-{web}"}.get(victim, victim)
        if victim.startswith("to "):
            named = f"{web}-{victim[3:]}"
        seconds = outage if kind == "off" else chance.uniform(5.0, 8.0)
        after, off_beat = chance.uniform(_SHORTEST, _LONGEST), chance.uniform(0, _AMID)
        jumps = _DATABASE_JUMPS if victim == "database" else _NODE_JUMPS
        shift = chance.choice(jumps) if kind == "clock" else 0
        yield Fault(kind, named, after, off_beat, seconds, shift)


def until_beat(now: float, off_beat: float = 0.0) -> float:
    """Seconds until the next beat, plus an offset."""
    return -now % BEAT + off_beat
