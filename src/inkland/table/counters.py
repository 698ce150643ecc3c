"""Counters of what happens at tables. The host decides where the counts go."""

from contextlib import AbstractContextManager, nullcontext
from typing import Literal, TypeAlias

# A command waits for those before it, the game is read if it is not loaded, the rules decide,
# storage keeps the result, and every connection is sent it.
Stage: TypeAlias = Literal["queue", "load", "decide", "store", "deliver"]


class Counters:
    """Counts nothing; a server overrides every method."""

    def command(self, answer: Literal["saved", "refused", "busy"], seconds: float) -> None:
        """Count a seat's command by its answer, and how long the answer took."""

    def stage(self, stage: Stage, seconds: float) -> None:
        """Note how long a stage of a move took."""

    def append(self) -> AbstractContextManager[object]:
        """Time one append to storage."""
        return nullcontext()

    def append_race(self) -> None:
        """Count an append that failed because another process had appended first."""

    def queue_full(self, queue: Literal["commands", "socket"]) -> None:
        """Count a command or a connection dropped because its queue was full."""

    def bell(self, direction: Literal["rung", "heard"]) -> None:
        """Count a bell."""

    def connected_tables(self, number: int) -> None:
        """Note how many tables have a connection to this process."""

    def socket(self) -> AbstractContextManager[object]:
        """Count a live connection as open until the context ends."""
        return nullcontext()

    def bot(self) -> AbstractContextManager[object]:
        """Time how long a bot thinks."""
        return nullcontext()
