"""The stages of a run: setting up, steady load, highest rate, and reconnecting."""

import asyncio
from collections.abc import Callable, Sequence
from itertools import cycle
from random import Random
from statistics import median
from typing import Any, Final

from proof.load.accounts import HttpAccounts
from proof.load.bare_appends import BareAppends
from proof.load.players import Figures, Player, PlayerGroup, now, until
from proof.load.site import Site

_AT_ONCE: Final = 16  # groups that set up concurrently
_PATIENCE: Final = 120.0
_QUIET: Final = 1.5  # seconds; presence is sent a second late
_WARM: Final = 0.5  # seconds at the start of a slice that do not count

Report = dict[str, Any]


class LoadRun:
    """A site with all its players."""

    def __init__(
        self,
        site: Site,
        tables: int,
        seats: int,
        seed: int,
        accounts_of_groups: Sequence[HttpAccounts] = (),
    ) -> None:
        self.site = site
        self.patience = _PATIENCE  # seconds for all players together
        self.figures = Figures()
        self.accounts = HttpAccounts(site.nodes[0].port)
        self.groups = [
            PlayerGroup(self.figures, Random(seed + i), accounts or self.accounts)
            for i, accounts in zip(range(tables), cycle(accounts_of_groups or (None,)))
        ]
        self._seats = seats

    @property
    def people(self) -> list[Player]:
        """All players."""
        return [person for group in self.groups for person in group.people]

    async def gather(self) -> Report:
        """Sit down, connect and start; measure the memory that connections cost."""
        ports = [node.port for node in self.site.nodes]
        await self._each(lambda group: group.sit("Guest", ports, self._seats))
        empty = self._memory()
        await self._each(lambda group: group.connect())
        await until(lambda: all(p.is_here for p in self.people), self.patience, "all are connected")
        await asyncio.sleep(_QUIET)
        connected = self._memory()
        start = now()
        await self._each(lambda group: group.start())
        await until(lambda: all(p.spots for p in self.people), self.patience, "all see their spots")
        spots = now() - start
        await asyncio.sleep(_QUIET)
        sockets = len(self.people)
        return {
            "sockets": sockets,
            "files": min(node.check_files(sockets) for node in self.site.nodes),
            "resident": [size for node in self.site.nodes for size in node.resident()],
            "memory_per_socket": (connected - empty) / sockets,
            "memory_per_socket_in_play": (self._memory() - empty) / sockets,
            "seconds_to_start_all": spots,
        }

    async def _each(self, do: Callable[[PlayerGroup], Any]) -> None:
        """Run this for all groups, some at a time."""
        turns = asyncio.Semaphore(_AT_ONCE)

        async def in_turn(group: PlayerGroup) -> None:
            async with turns:
                await do(group)

        await asyncio.gather(*map(in_turn, self.groups))

    def _memory(self) -> int:
        return sum(node.memory for node in self.site.nodes)

    def leave(self) -> None:
        """Disconnect all players."""
        for group in self.groups:
            group.leave()
        self.accounts.close()

    # --- The steady load

    async def steady(self, rate: float, seconds: float) -> Report:
        """`rate` moves a second by the clock, regardless of the progress of earlier ones."""
        await self._spread()
        return await self.offer(rate, seconds)

    async def offer(self, rate: float, seconds: float) -> Report:
        """Let players draw at this rate, and measure; raises `RuntimeError` if some never end."""
        self.figures.clear()
        before, start, lags, skipped, drawn = self.site.spent(), now(), [], 0, 0
        for number in range(int(rate * seconds)):
            if (wait := start + number / rate - now()) > 0:
                await asyncio.sleep(wait)
            lags.append(now() - start - number / rate)
            further = self._draw_somewhere(number)
            skipped, drawn = skipped + further, drawn + (further < len(self.groups))
        took, in_time, after = now() - start, len(self.figures.saved), self.site.spent()
        await self._rest()
        return {
            "offered": len(lags),
            "drawn": drawn,
            "moves": len(self.figures.saved),
            "rate": in_time / took,
            "ack": percentiles(self.figures.saved),
            "seen": percentiles(self.figures.seen),
            "lag": percentiles(lags),
            "tables_not_ready": skipped,
            "trouble": dict(self.figures.trouble),
            "cores": {part: (after[part] - before[part]) / took for part in after},
        }

    async def _spread(self) -> None:
        """Bring tables to different points of a step, so that they do not all end it at once."""
        for number, group in enumerate(self.groups):
            for person in group.people[: number % self._seats]:
                if person.spots is not None:
                    person.draw()
            await asyncio.sleep(0.005)
        await self._rest()

    def _draw_somewhere(self, number: int) -> int:
        """Let the next table that can draw do so, round robin; return how many could not."""
        count = len(self.groups)
        for further in range(count):
            group = self.groups[(number + further) % count]
            if (person := group.next_asked()) is not None:
                person.draw()
                return further
        return count

    async def _rest(self) -> None:
        await until(
            lambda: all(p.is_at_rest for p in self.groups), self.patience, "all are answered"
        )
        await asyncio.sleep(0.2)

    # --- The highest rate

    async def highest(
        self, eager: Sequence[int], connections: int, rounds: int, seconds: float
    ) -> Report:
        """Measure moves a second at full speed, in turn with bare appends.

        The number of tables that draw concurrently is the one that gives the highest rate.
        """
        self.site.reset_samples()
        bare = await BareAppends.open(self.site.conninfo, connections)
        choices = sorted({min(tables, len(self.groups)) for tables in eager})
        self.figures.clear()
        tried = {n: (await self._eager(n, seconds))[0] for n in choices}
        tables = max(choices, key=lambda n: tried[n])
        moves, appends, cores, acks = [], [], [], []
        for _ in range(rounds):
            appends.append(await bare.rate(seconds))
            rate, used = await self._eager(tables, seconds)
            moves.append(rate)
            cores.append(used)
            acks += self.figures.saved
        await bare.close()
        ratios = [move / append for move, append in zip(moves, appends, strict=True)]
        return {
            "connections": connections,
            "tried": tried,
            "tables": tables,
            "moves": median(moves),
            "appends": median(appends),
            "ratio": median(ratios),
            "ratios": ratios,
            "ack": percentiles(acks),
            "trouble": dict(self.figures.trouble),
            "cores": {part: median(used[part] for used in cores) for part in cores[0]},
            "server_ms_a_move": median(
                1000 * used["server"] / rate for used, rate in zip(cores, moves, strict=True)
            ),
        }

    async def _eager(self, tables: int, seconds: float) -> tuple[float, dict[str, float]]:
        """Moves a second of `number` tables that draw as soon as they are asked."""
        # Other tables each time: few games end, and opening new ones would add load.
        self.groups = self.groups[tables:] + self.groups[:tables]
        playing = self.groups[:tables]
        for group in playing:
            group.is_eager = True
            for person in group.people:
                if person.spots is not None:
                    person.draw()
        await asyncio.sleep(_WARM)
        self.figures.saved.clear()
        before, start = self.site.spent(), now()
        await asyncio.sleep(seconds)
        took, after = now() - start, self.site.spent()
        rate = len(self.figures.saved) / took
        for group in playing:
            group.is_eager = False
        await self._rest()
        return rate, {part: (after[part] - before[part]) / took for part in after}

    # --- Reconnecting

    async def come_back(self) -> Report:
        """Kill every node with drawings in flight; measure when each player has a view again."""
        self.figures.clear()
        for group in self.groups[::4]:
            if (person := group.next_asked()) is not None:
                person.draw()
        for node in self.site.nodes:
            node.kill()
        at, people = now(), self.people
        pending = sum(person.move is not None for person in people)
        for node in self.site.nodes:
            node.start()
        await until(lambda: not any(p.is_here for p in people), self.patience, "all have noticed")
        await until(lambda: all(p.is_here for p in people), self.patience, "all have come back")
        spent = self.site.spent()
        await self._rest()
        is_back = [p for p in people if p.spots_at is not None]
        return {
            "pending": pending,
            "server_seconds": spent["server"],
            "view": percentiles([p.view_at - at for p in people if p.view_at is not None]),
            "spots": percentiles([p.spots_at - at for p in is_back if p.spots_at is not None]),
            "trouble": dict(self.figures.trouble),
        }


def percentiles(values: Sequence[float]) -> dict[str, float]:
    """The 50th, 99th and 99.9th percentiles and the maximum, in seconds."""
    ordered = sorted(values) or [0.0]
    last = len(ordered) - 1
    parts = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999, "most": 1.0}
    return {name: ordered[min(last, int(part * len(ordered)))] for name, part in parts.items()}
