"""What the checks report."""

from typing import NamedTuple


class Violation(NamedTuple):
    """A broken invariant: its name, and a description."""

    kind: str
    sentence: str
