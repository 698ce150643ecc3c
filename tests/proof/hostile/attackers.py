"""The attackers of a run in a process of their own: `python -m proof.hostile.attackers PLAN`.

They read the plan as JSON, print a line once all kinds of them attack, go on until the process is
asked to end, and then print what they were told. They run with the lowest priority: real ones do
not share the server's processors.
"""

import asyncio
import contextlib
import os
import signal
import sys
from collections import Counter
from random import Random
from typing import Final

import msgspec
import uvloop

from inkland.bots.budgets import LADDER
from proof.hostile.readers import FinishedGame, HostileReader
from proof.hostile.seats import HostilePlace, HostileSeat
from proof.load.accounts import HttpAccounts

_READER_ADDRESSES: Final = 6
_ROUND_TRIP: Final = 0.05  # seconds between reads: a reader is a network away
_BOT_SEATS: Final = 100  # at a table of bots alone
_HEAD_START: Final = 2.0  # seconds of the bots
_LOOK_EVERY: Final = 2.0
_LOOK_FOR_BEGIN: Final = 0.05
_AGAIN: Final = 1.0


class AttackPlan(msgspec.Struct):
    """What to attack, and with how many."""

    port: int
    games: list[FinishedGame]
    readers: int
    seats: list[tuple[str, str]]  # table and cookie
    bot_seats: int
    seed: int


class AttackReport(msgspec.Struct):
    """What the attackers were told."""

    reads: dict[str, int]
    commands: dict[str, int]
    bots: dict[str, int]


class Attackers:
    """All attackers of a run."""

    def __init__(self, plan: AttackPlan) -> None:
        self._plan = plan
        self._reads: Counter[str] = Counter()
        self._commands: Counter[str] = Counter()
        self._bots: Counter[str] = Counter()

    async def run(self) -> None:
        """Attack until cancelled."""
        plan = self._plan
        tables, rest = divmod(plan.bot_seats, _BOT_SEATS)
        sizes = [_BOT_SEATS] * tables + [rest] * (rest > 0)
        async with asyncio.TaskGroup() as group:
            for number, seats in enumerate(sizes):
                group.create_task(self._keep_bots_busy(number, seats))
            await asyncio.sleep(_HEAD_START)  # or the readers would keep the tables from starting
            for number in range(plan.readers):
                group.create_task(self._reader(number).run(plan.games, _ROUND_TRIP))
            for number in range(len(plan.seats)):
                group.create_task(self._seat(number).run())
            while (plan.readers and not self._reads) or (plan.seats and not self._commands):
                await asyncio.sleep(_LOOK_FOR_BEGIN)
            print("begun", flush=True)

    def report(self) -> AttackReport:
        """What they were told so far."""
        return AttackReport(self._reads, self._commands, self._bots)

    def _reader(self, number: int) -> HostileReader:
        address = f"127.0.3.{1 + number % _READER_ADDRESSES}"
        random = Random(f"reader/{self._plan.seed}/{number}")
        return HostileReader([self._plan.port], address, random, self._reads)

    def _seat(self, number: int) -> HostileSeat:
        table, cookie = self._plan.seats[number]
        place = HostilePlace(table, cookie, [self._plan.port], f"127.0.4.{1 + number % 200}")
        return HostileSeat(place, Random(f"seat/{self._plan.seed}/{number}"), self._commands)

    # --- Bots

    async def _keep_bots_busy(self, number: int, seats: int) -> None:
        """Open a table of the strongest bots alone, and another one when it is over."""
        accounts = HttpAccounts(self._plan.port, connections=1, address=f"127.0.5.{1 + number}")
        while True:
            with contextlib.suppress(OSError, RuntimeError, asyncio.IncompleteReadError):
                await self._play_bots(accounts, number, seats)
            await asyncio.sleep(_AGAIN)

    async def _play_bots(self, accounts: HttpAccounts, number: int, seats: int) -> None:
        cookie = await accounts.enter(f"Swarm {number + 1}")
        table = await accounts.open(cookie, seats)
        path = f"/api/tables/{table}"
        for bot in reversed(LADDER):
            status = await accounts.status("POST", f"{path}/bots", {"bot": bot}, cookie)
            self._bots[f"{bot} {status}"] += 1
            if status == "200":
                break
        status = await accounts.status("POST", f"{path}/start", None, cookie)
        self._bots[f"start {status}"] += 1
        while status == "200":
            await asyncio.sleep(_LOOK_EVERY)
            found = await accounts.request("GET", path, cookie)
            if found["table"]["status"] != "playing":
                self._bots[found["table"]["status"]] += 1
                return


async def _attack(plan: AttackPlan) -> AttackReport:
    attackers = Attackers(plan)
    task = asyncio.create_task(attackers.run())
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await task
    return attackers.report()


def main() -> None:
    """Attack as planned, and print the report when ended."""
    os.nice(19)
    plan = msgspec.json.decode(sys.argv[1], type=AttackPlan)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        report = runner.run(_attack(plan))
    print(msgspec.json.encode(report).decode(), flush=True)


if __name__ == "__main__":
    main()
