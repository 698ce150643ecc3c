"""What a checker says."""

from typing import NamedTuple


class Violation(NamedTuple):
    """Something that must never happen: which invariant, and what it was."""

    kind: str
    sentence: str
