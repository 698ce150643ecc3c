"""The simulator: `python tests/proof/simulator/run.py --seeds 2000`. Exits with 1 on a violation.

Each seed is a separate world of nodes, a database, a bus and clients, in virtual time, with all
kinds of faults. The same seed gives the same run, and the same digest.
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
from proof.simulator.violation import Violation  # noqa: E402
from proof.simulator.world import World  # noqa: E402

SHOWN: Final = 20  # violations printed
_AT_ONCE: Final = 10  # seeds per task


class Outcome(NamedTuple):
    """The result of one seed."""

    seed: int
    digest: str
    moves: int
    seconds: float
    faults: Counter[str]
    activity: Counter[str]
    violations: tuple[Violation, ...]


class Sums(NamedTuple):
    """The totals of many seeds."""

    moves: int
    seconds: float
    faults: Counter[str]
    activity: Counter[str]

    def plus(self, one: Outcome) -> "Sums":
        """The totals with one more result."""
        return Sums(
            self.moves + one.moves,
            self.seconds + one.seconds,
            self.faults + one.faults,
            self.activity + one.activity,
        )


class RunSpec(NamedTuple):
    """A seed, and the planted bug."""

    seed: int
    bug: str | None = None


gc.set_threshold(200_000, 20, 100)  # a run is short and makes little garbage


def run_seed(spec: RunSpec) -> Outcome:
    """Run one seed, and check it."""
    logging.disable()
    try:
        with planted.bug(spec.bug):
            world = World(spec.seed)
            world.run()
            violations = tuple(dict.fromkeys(checker.check(world)))
    finally:
        logging.disable(logging.NOTSET)  # other tests read logs in this process
    return Outcome(
        seed=spec.seed,
        digest=world.digest(),
        moves=world.moves(),
        seconds=world.loop.time(),
        faults=world.faults_now.faults,
        activity=world.activity(),
        violations=violations,
    )


def run_seeds(seeds: range, jobs: int, bug: str | None = None) -> Iterator[Outcome]:
    """Run all seeds, in order."""
    spec = [RunSpec(seed, bug) for seed in seeds]
    if jobs == 1:
        yield from map(run_seed, spec)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(run_seed, spec, _AT_ONCE)


def main() -> None:
    """Run the seeds, and print a report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bug", choices=planted.BUGS)
    parser.add_argument("--digests", action="store_true", help="a line for each run")
    spec = parser.parse_args()
    start, found = time.perf_counter(), 0
    sums = Sums(0, 0.0, Counter(), Counter())
    for outcome in run_seeds(range(spec.first, spec.first + spec.seeds), spec.jobs, spec.bug):
        sums = sums.plus(outcome)
        if spec.digests:
            print(f"seed {outcome.seed} {outcome.digest} {outcome.moves} moves")
        for violation in outcome.violations:
            found += 1
            if found <= SHOWN:
                print(f"seed {outcome.seed}: {violation.kind}: {violation.sentence}", flush=True)
    print(f"{spec.seeds} runs, {sums.moves} moves, {sums.seconds:.0f} seconds of play")
    print(f"{_listed(sums.activity)}")
    print(f"{sums.faults.total()} faults: {_listed(sums.faults)}")
    print(f"{found} violations in {time.perf_counter() - start:.0f} s")
    sys.exit(1 if found else 0)


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{number} {name}" for name, number in counts.most_common())


if __name__ == "__main__":
    main()
