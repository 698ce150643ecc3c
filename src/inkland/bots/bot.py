"""What a bot is: given what a seat may know, it answers with a drawing."""

from random import Random
from typing import Protocol

from inkland.rules import Drawing, View


class Bot(Protocol):
    """A player without a face. All chance it needs comes from the generator it is handed."""

    @property
    def name(self) -> str:
        """The name by which commands and tables know the bot."""

    def answer(self, view: View, random: Random) -> Drawing:
        """A legal answer to the step that is open to the viewer."""
