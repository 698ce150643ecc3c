"""The clients of a run, or one part of them: `python -m server.kills.clients --help`.

They open tables, sit down, start, say that they are ready, and play until all games are over.
"""

import argparse
import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from inkland.client.visitor import Visitor
from server.kills.journal import Journal
from server.kills.nasty import Nasty, Place, TableLost, Temper

SEATS: Final = 4
PRESETS: Final = ("base", "heroes", "everything")
_WITH_BOT: Final = 5  # at every fifth table the last seat is a bot's


class Part(NamedTuple):
    """Which games these clients play: every `of`-th, from `number` on."""

    url: str
    folder: Path
    games: int
    number: int
    of: int
    seed: int
    beats: int

    def is_calm(self) -> bool:
        """Are all faults over?"""
        return (self.folder / "calm").exists()


async def play(part: Part, within: float) -> bool:
    """Play all games; did they end in time?"""
    groups = await asyncio.gather(
        *(_seated(part, game) for game in range(part.number, part.games, part.of))
    )
    (part.folder / f"ready-{part.number}").touch()
    calm = _remembered(part.is_calm)
    tasks = [asyncio.create_task(_play(client)) for group in groups for client in group(calm)]
    _done, late = await asyncio.wait(tasks, timeout=within)
    for task in late:
        task.cancel()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    for failure in ends:
        if isinstance(failure, Exception):
            sys.stderr.write(f"{failure!r}\n")
    return all(end is True for end in ends)


async def _play(client: Nasty) -> bool:
    try:
        await client.play()
    except TableLost:
        return False
    return True


async def _seated(part: Part, game: int) -> Callable[[Callable[[], bool]], list[Nasty]]:
    """Open a table and start its game; what makes its clients."""
    people = SEATS - 1 if game % _WITH_BOT == _WITH_BOT - 1 else SEATS
    visitors = [Visitor(part.url) for _ in range(people)]
    for number, visitor in enumerate(visitors):
        await visitor.enter(f"Guest {number + 1}")
    table = await visitors[0].open(seats=SEATS, preset=PRESETS[game % len(PRESETS)])
    seats = [await visitor.sit(table) for visitor in visitors]
    await visitors[0].start(table)

    def clients(is_calm: Callable[[], bool]) -> list[Nasty]:
        return [
            Nasty(
                Place(visitor, table, seat),
                Temper(Random(f"client/{part.seed}/{game}/{seat}"), part.beats, is_calm),
                Journal(part.folder / "journals" / f"{game:02}-{seat}.jsonl"),
            )
            for visitor, seat in zip(visitors, seats, strict=True)
        ]

    return clients


def _remembered(ask: Callable[[], bool]) -> Callable[[], bool]:
    """Asks until it is so, and then never again."""
    known = False

    def is_so() -> bool:
        nonlocal known
        known = known or ask()
        return known

    return is_so


def main() -> None:
    """Read the flags and play; exits with 3 if a game did not end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", required=True)
    parser.add_argument("--folder", type=Path, required=True)
    for flag in ("--games", "--number", "--of", "--seed", "--beats"):
        parser.add_argument(flag, type=int, required=True)
    parser.add_argument("--within", type=float, required=True)
    told = vars(parser.parse_args())
    within: float = told.pop("within")
    sys.exit(0 if asyncio.run(play(Part(**told), within)) else 3)


if __name__ == "__main__":
    main()
