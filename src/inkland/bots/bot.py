"""The interface of a bot: it gets the view of a seat, and answers with a drawing."""

from random import Random
from typing import Protocol

from inkland.rules import Drawing, View


class Bot(Protocol):
    """A computer player. All its randomness comes from the generator passed to it."""

    @property
    def name(self) -> str:
        """The name used in commands and at tables."""

    def answer(self, view: View, random: Random) -> Drawing:
        """A legal answer to the step that is open to the viewer."""
