"""Strikes: how each kind of fault is done, and how all is made well again."""

import signal
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from proof.chaos.faults import ROLLING, Fault
from proof.chaos.nodes import Node
from proof.chaos.proxy import FAIR, WEATHERS
from proof.chaos.stage import Stage

_TO_DIE: Final = 20.0  # seconds until a node comes to any step, if somebody plays
_DEAD_FOR: Final = 0.3
_MIXED_FOR: Final = 6.0  # seconds in which both releases serve

Facts = dict[str, Any]


class Outage(NamedTuple):
    """From when to when the database was not there."""

    since: float
    until: float


def strike(stage: Stage, fault: Fault) -> Facts:
    """Do it, and see that all is well again; what there is to tell."""
    facts = _strike(stage, fault)
    stage.wait_until_ready()
    return facts


def _strike(stage: Stage, fault: Fault) -> Facts:
    node = stage.nodes.get(fault.victim)
    match fault.kind:
        case "kill" | "quit" | "off" | "kill backend" if fault.victim == "database":
            return _without_database(stage, fault)
        case "kill" if node is not None:
            node.kill()
            time.sleep(_DEAD_FOR)
            node.start()
        case "pause" if node is not None:
            node.signal(signal.SIGSTOP)
            time.sleep(fault.seconds)
            node.signal(signal.SIGCONT)
        case "off":
            stage.broker.kill()
            time.sleep(fault.seconds)
            stage.broker.start()
        case kind if kind == ROLLING:
            _roll(stage)
        case kind if kind in WEATHERS:
            stage.proxy.change(fault.victim, WEATHERS[kind])
            time.sleep(fault.seconds)
            stage.proxy.change(fault.victim, FAIR)
        case kind if kind.startswith("step ") and node is not None:
            return _die_at(node, int(kind.removeprefix("step ")))
        case _:
            raise ValueError(fault)
    return {}


def _die_at(node: Node, step: int) -> Facts:
    node.arm(step)
    end = time.monotonic() + _TO_DIE
    while node.is_alive() and time.monotonic() < end:
        time.sleep(0.01)
    is_reached = not node.is_alive()
    if not is_reached:
        node.kill()
    time.sleep(_DEAD_FOR)
    node.start()
    return {"reached": is_reached}


def _without_database(stage: Stage, fault: Fault) -> Facts:
    database = stage.database
    since = time.time()
    if fault.kind == "kill backend":
        database.kill_backend(int(fault.seconds * 1000))
        time.sleep(0.5)  # before the nodes have noticed, they may say that all is well
        return {}
    ends: Callable[[], None] = database.kill if fault.kind == "kill" else database.quit
    ends()
    time.sleep(fault.seconds if fault.kind == "off" else _DEAD_FOR)
    until = time.time()
    database.restart()
    return {"outage": Outage(since, until)}


def _roll(stage: Stage) -> Facts:
    """Restart every node in turn; the first web node is of the release before for a while."""
    first, *others = stage.nodes.values()
    first.stop()
    first.start("previous")
    first.wait_until_ready()
    time.sleep(_MIXED_FOR)
    first.stop()
    first.start()
    first.wait_until_ready()
    for node in others:
        node.stop()
        node.start()
        if node.role == "web":
            node.wait_until_ready()
    return {}
