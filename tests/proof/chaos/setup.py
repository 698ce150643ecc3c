"""The processes of a run: PostgreSQL, NATS, two web nodes, a worker and bots, behind proxies.

A home setup is one process that does everything, with PostgreSQL embedded.
"""

import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import psutil  # type: ignore[import-untyped]

from proof.chaos.database import Database, DatabaseAtHome
from proof.chaos.equipment import Orders, SmallDisk, build_shim
from proof.chaos.faults import WEBS, FaultPlan
from proof.chaos.nodes import Node, Role
from proof.chaos.proxy import Proxy, to_port, to_socket
from support.nats import Broker

_ROLES: Final[dict[str, Role]] = {"worker": "worker", "bots": "bots"}
_TO_VANISH: Final = 5.0


class Setup:
    """All processes of a run except the clients."""

    def __init__(
        self, folder: Path, plan: FaultPlan, plant: str | None = None, webs: int = len(WEBS)
    ) -> None:
        self.folder = folder
        self.proxy = Proxy()
        self.broker = Broker()
        self.urls: list[str] = []
        self.nodes = {name: Node(name, "web", folder, plant) for name in WEBS[:webs]}
        # with a planted bug only the web nodes run: the other roles are not needed
        if plant is None:
            self.nodes |= {name: Node(name, role, folder) for name, role in _ROLES.items()}
        self.disk = SmallDisk(folder / "data") if plan.needs_small_disk else None
        self.orders: dict[str, Orders] = {}  # to the database and the nodes
        environment = self._follow_orders(plan, "database")
        for node in self.nodes.values():
            node.run_with(self._follow_orders(plan, node.name))
        self.database = Database(folder / "data", environment)

    def _follow_orders(self, plan: FaultPlan, name: str) -> dict[str, str]:
        """The environment of a process whose clock or disk can be changed."""
        if not plan.needs_shim:
            return {}
        library = self.folder / "shim.so"
        if not library.exists():
            build_shim(self.folder)
        self.orders[name] = Orders(self.folder, name)
        return self.orders[name].environment(library)

    @property
    def webs(self) -> list[Node]:
        """The nodes that clients connect to."""
        return [node for node in self.nodes.values() if node.role in ("all", "web")]

    def start(self) -> None:
        """Start everything, and wait until games can be played."""
        if self.disk is not None:
            self.disk.mount()
        self.database.start()
        self.broker.start()
        for node in self.nodes.values():
            database = self.proxy.open(f"{node.name}-database", to_socket(self.database.socket))
            bus = self.proxy.open(f"{node.name}-bus", to_port(self.broker.port))
            node.connect(self.database.proxied(database), f"nats://127.0.0.1:{bus}")
            node.start()
        self._open_proxies()
        self.wait_until_ready()

    def _open_proxies(self) -> None:
        for node in self.webs:
            port = self.proxy.open(f"clients-{node.name}", to_port(node.port))
            self.urls.append(f"http://127.0.0.1:{port}")

    def wait_until_ready(self) -> None:
        """Wait until every node is ready."""
        for node in self.nodes.values():
            node.wait_until_ready()

    def restart_stuck(self, seconds: float) -> list[str]:
        """Wait until every node is ready; restart those that are not in time, and return them."""
        stuck = []
        for node in self.nodes.values():
            if not node.is_ready_within(seconds):
                stuck.append(node.name)
                node.kill()
                node.start()
                node.wait_until_ready()
        return stuck

    def stop(self) -> None:
        """End all processes except PostgreSQL, which the checker reads."""
        for node in self.nodes.values():
            node.stop()
        self.broker.kill()
        self.proxy.close()
        self.database.reopen()

    def close(self) -> None:
        """End everything; raises `RuntimeError` if a process is left."""
        self.stop()
        self.database.stop()
        if self.disk is not None:
            self.disk.unmount()
        left = self._orphans()
        for orphan in left:
            orphan.kill()
        if left:
            raise RuntimeError(f"left behind: {left}")

    def _orphans(self) -> list[psutil.Process]:
        """The processes left of all that were started here, after a grace period."""
        end = time.monotonic() + _TO_VANISH
        while (left := list(self._left())) and time.monotonic() < end:
            time.sleep(0.1)
        return left

    def _left(self) -> Iterator[psutil.Process]:
        groups = {group for node in self.nodes.values() for group in node.groups}
        for process in psutil.process_iter():
            with contextlib.suppress(psutil.Error, ProcessLookupError):
                is_ours = os.getpgid(process.pid) in groups
                is_of_folder = f"{self.folder}/" in " ".join(process.cmdline())
                is_dead = process.status() == psutil.STATUS_ZOMBIE
                if (is_ours or is_of_folder) and not is_dead and process.pid != os.getpid():
                    yield process


class HomeSetup(Setup):
    """One process that does everything, with PostgreSQL embedded and no bus."""

    def __init__(self, folder: Path, plan: FaultPlan, plant: str | None = None) -> None:
        super().__init__(folder, plan, webs=0)
        node = Node(WEBS[0], "all", folder, plant)
        node.run_with(self._follow_orders(plan, node.name))
        self.nodes = {node.name: node}
        self.database = DatabaseAtHome(node.data)
        self.disk = SmallDisk(node.data) if plan.needs_small_disk else None

    def start(self) -> None:
        """Start it, and wait until games can be played."""
        if self.disk is not None:
            self.disk.mount()
        self.broker.start()  # no bells there, but the bell checker still connects
        for node in self.nodes.values():
            node.start()
        self._open_proxies()
        self.wait_until_ready()
        self.database.start()
