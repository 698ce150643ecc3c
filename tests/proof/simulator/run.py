"""The simulator: `python tests/proof/simulator/run.py --seeds 2000`. Exits with 1 on a violation.

Each seed is a world of its own: nodes, a database, a bus and guests, in a time of their own, with
everything going wrong that can. The same seed gives the same run, and the same digest.
"""

import argparse
import gc
import logging
import sys
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

sys.path[:0] = [str(Path(__file__).parents[2])]

from proof.simulator import checker, planted  # noqa: E402
from proof.simulator.judgment import Violation  # noqa: E402
from proof.simulator.world import World  # noqa: E402

SHOWN: Final = 20  # violations
_AT_ONCE: Final = 10  # seeds


class Outcome(NamedTuple):
    """What came of one seed."""

    seed: int
    digest: str
    moves: int
    seconds: float
    faults: Counter[str]
    doings: Counter[str]
    violations: tuple[Violation, ...]


class Sums(NamedTuple):
    """What came of many."""

    moves: int
    seconds: float
    faults: Counter[str]
    doings: Counter[str]

    def plus(self, one: Outcome) -> "Sums":
        """With one more."""
        return Sums(
            self.moves + one.moves,
            self.seconds + one.seconds,
            self.faults + one.faults,
            self.doings + one.doings,
        )


class Told(NamedTuple):
    """What is to be run."""

    seed: int
    bug: str | None = None


gc.set_threshold(200_000, 20, 100)  # a run makes little rubbish, and is soon over


def played(told: Told) -> Outcome:
    """Run one seed, and judge it."""
    logging.disable()
    with planted.bug(told.bug):
        world = World(told.seed)
        world.run()
        violations = tuple(dict.fromkeys(checker.check(world)))
    return Outcome(
        seed=told.seed,
        digest=world.digest(),
        moves=world.moves(),
        seconds=world.loop.time(),
        faults=world.sky.faults,
        doings=world.doings(),
        violations=violations,
    )


def all_played(seeds: range, jobs: int, bug: str | None = None) -> Iterator[Outcome]:
    """Run them all, in order."""
    told = [Told(seed, bug) for seed in seeds]
    if jobs == 1:
        yield from map(played, told)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(played, told, _AT_ONCE)


def main() -> None:
    """Run the seeds, and print a report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bug", choices=planted.BUGS)
    parser.add_argument("--digests", action="store_true", help="a line for each run")
    told = parser.parse_args()
    start, found = time.perf_counter(), 0
    sums = Sums(0, 0.0, Counter(), Counter())
    for outcome in all_played(range(told.first, told.first + told.seeds), told.jobs, told.bug):
        sums = sums.plus(outcome)
        if told.digests:
            print(f"seed {outcome.seed} {outcome.digest} {outcome.moves} moves")
        for violation in outcome.violations:
            found += 1
            if found <= SHOWN:
                print(f"seed {outcome.seed}: {violation.kind}: {violation.sentence}", flush=True)
    print(f"{told.seeds} runs, {sums.moves} moves, {sums.seconds:.0f} seconds of play")
    print(f"{_listed(sums.doings)}")
    print(f"{sums.faults.total()} faults: {_listed(sums.faults)}")
    print(f"{found} violations in {time.perf_counter() - start:.0f} s")
    sys.exit(1 if found else 0)


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{number} {name}" for name, number in counts.most_common())


if __name__ == "__main__":
    main()
