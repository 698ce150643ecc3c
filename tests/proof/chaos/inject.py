"""Inject each kind of fault, and restore everything afterwards."""

import signal
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from proof.chaos.bursts import burst
from proof.chaos.equipment import Orders
from proof.chaos.faults import ROLLING, Fault
from proof.chaos.migrations import migrate_beside_reader
from proof.chaos.nodes import Node
from proof.chaos.proxy import CONDITIONS, NORMAL
from proof.chaos.setup import Setup

_TO_DIE: Final = 20.0  # seconds until a node in use reaches any step
_DEAD_FOR: Final = 0.3
_MIXED_FOR: Final = 6.0  # seconds during which both releases serve
_SLOW_FSYNC: Final = 0.4  # seconds
_TO_START: Final = 60.0  # seconds; a node that is stuck is asked all the same
_TO_COME_BACK: Final = 90.0  # seconds, after which a node counts as stuck and is restarted

Facts = dict[str, Any]


class Outage(NamedTuple):
    """The span in which the database was down."""

    since: float
    until: float


def inject(setup: Setup, fault: Fault) -> Facts:
    """Inject the fault, and wait until the site stores again; facts for the report."""
    facts = _inject(setup, fault)
    over = time.monotonic()
    stuck = setup.restart_stuck(_TO_COME_BACK)
    return {"back": time.monotonic() - over, "stuck": stuck, **facts}


def _inject(setup: Setup, fault: Fault) -> Facts:
    node = setup.nodes.get(fault.victim)
    match fault.kind:
        case "kill" | "quit" | "off" | "kill backend" if fault.victim == "database":
            return _without_database(setup, fault)
        case "pause" if fault.victim == "database":
            return _pause_database(setup, fault.seconds)
        case "full" | "slow" if fault.victim == "disk":
            _trouble_disk(setup, fault)
        case "clock":
            _shift_clock(setup.orders[fault.victim], fault)
        case "migration":
            return migrate_beside_reader(setup.folder, setup.database.url, fault.seconds)
        case "silent":
            setup.proxy.silence(fault.victim)
        case "cut":
            setup.proxy.cut(f"clients-{web.name}" for web in setup.webs)
        case "one connection" if node is not None:
            return _use_one_connection(node)
        case "kill" if node is not None:
            node.kill()
            time.sleep(_DEAD_FOR)
            node.start()
        case "pause" if node is not None:
            node.signal(signal.SIGSTOP)
            time.sleep(fault.seconds)
            node.signal(signal.SIGCONT)
        case "off":
            setup.broker.kill()
            time.sleep(fault.seconds)
            setup.broker.start()
        case kind if kind == ROLLING:
            _roll(setup)
        case kind if kind in CONDITIONS:
            setup.proxy.change(fault.victim, CONDITIONS[kind])
            time.sleep(fault.seconds)
            setup.proxy.change(fault.victim, NORMAL)
        case kind if kind.startswith("step ") and node is not None:
            return _die_at(node, int(kind.removeprefix("step ")))
        case _:
            raise ValueError(fault)
    return {}


def _pause_database(setup: Setup, seconds: float) -> Facts:
    since = time.time()
    setup.database.signal(signal.SIGSTOP)
    try:
        time.sleep(seconds)
    finally:
        setup.database.signal(signal.SIGCONT)
    return {"outage": Outage(since, time.time())}


def _trouble_disk(setup: Setup, fault: Fault) -> None:
    """Fill the disk of the database and free it again, or make each fsync take its time."""
    if fault.kind == "slow":
        setup.orders["database"].give(fsync_seconds=_SLOW_FSYNC)
        time.sleep(fault.seconds)
        setup.orders["database"].give()
        return
    assert setup.disk is not None
    setup.disk.fill()
    time.sleep(fault.seconds)
    setup.disk.free()
    setup.database.restart()  # without space for its log it ends by itself


def _shift_clock(orders: Orders, fault: Fault) -> None:
    orders.give(clock_seconds=fault.shift)
    time.sleep(fault.seconds)
    orders.give()


def _use_one_connection(node: Node) -> Facts:
    """Run the node with pools of one connection, and send it many requests at once."""
    node.stop()
    node.start("present", "--one-connection")
    node.is_ready_within(_TO_START)
    answers = burst(node.port)
    node.stop()
    node.start()
    return answers


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


def _without_database(setup: Setup, fault: Fault) -> Facts:
    database = setup.database
    since = time.time()
    if fault.kind == "kill backend":
        database.kill_backend(int(fault.seconds * 1000))
        time.sleep(0.5)  # until the nodes have noticed, they may still report ready
        return {}
    ends: Callable[[], None] = database.kill if fault.kind == "kill" else database.quit
    ends()
    time.sleep(fault.seconds if fault.kind == "off" else _DEAD_FOR)
    until = time.time()
    database.restart()
    return {"outage": Outage(since, until)}


def _roll(setup: Setup) -> Facts:
    """Restart every node in turn; the first web node runs the previous release for a while."""
    first, *others = setup.nodes.values()
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
