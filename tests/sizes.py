"""Test sizes: enough to notice a mistake in `make check`, far more in `make proof`.

The only place that knows which of the two runs: `INKLAND_PROOF=1` is the proof, which is run every
night and before a release and includes the check. A test that is only worth its time there is
marked `proof`.
"""

import os
from typing import Final, TypeVar

T = TypeVar("T")

IS_PROOF: Final = os.environ.get("INKLAND_PROOF", "0") not in ("", "0")


def samples(check: T, proof: T) -> T:
    """The first value in the check, the second in the proof."""
    return proof if IS_PROOF else check
