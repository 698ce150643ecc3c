"""How much a test tries: enough to notice a mistake in `make check`, far more in `make proof`.

The one place that knows which of the two runs: `INKLAND_PROOF=1` is the proof. It is run every
night and before a release, and is everything that the check is, and more. A test that is only
worth its time there is marked `proof`.
"""

import os
from typing import Final, TypeVar

T = TypeVar("T")

IS_PROOF: Final = os.environ.get("INKLAND_PROOF", "0") not in ("", "0")


def samples(check: T, proof: T) -> T:
    """How many of something, or which, in the check and in the proof."""
    return proof if IS_PROOF else check
