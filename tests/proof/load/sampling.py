"""`inkland serve` with a sampling profiler: the stack, once per millisecond of CPU time.

Samples are counted for the function itself and for its callers. SIGUSR1 resets the counts; they are
written to standard error when the server ends.
"""

import signal
import sys
from collections import Counter
from types import FrameType
from typing import Final

from inkland.cli import main

_EVERY: Final = 0.001
_SHOWN: Final = 70


class Sampler:
    """Samples the main thread whenever the process has used some CPU time."""

    def __init__(self) -> None:
        self._under: Counter[str] = Counter()
        self._itself: Counter[str] = Counter()

    def start(self) -> None:
        """Start sampling."""
        signal.signal(signal.SIGPROF, self._look)
        signal.signal(signal.SIGUSR1, self._clear)
        signal.setitimer(signal.ITIMER_PROF, _EVERY, _EVERY)

    def _clear(self, _number: int, _frame: FrameType | None) -> None:
        self._under.clear()
        self._itself.clear()

    def _look(self, _number: int, frame: FrameType | None) -> None:
        names = []
        while frame is not None:
            code = frame.f_code
            names.append(f"{code.co_filename.rpartition('site-packages/')[2]}:{code.co_qualname}")
            frame = frame.f_back
        self._itself[names[0]] += 1
        self._under.update(set(names))

    def tell(self) -> None:
        """Write the report."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        looks = self._itself.total()
        for title, found in (("in itself", self._itself), ("with all under it", self._under)):
            print(f"--- {title}, {looks} looks", file=sys.stderr)
            for name, count in found.most_common(_SHOWN):
                print(f"{count / looks:6.1%} {name}", file=sys.stderr)


if __name__ == "__main__":
    sampler = Sampler()
    sampler.start()
    try:
        main()
    finally:
        sampler.tell()
