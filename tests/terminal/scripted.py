"""A game at a keyboard that nobody touches: keys from a script, screens kept for inspection."""

from collections.abc import Iterable, Iterator
from contextlib import suppress

from rich.text import Text

from inkland.rules import Event, GameOptions, new_game
from inkland.speech import speech
from inkland.terminal.input.keys import InputEnded
from inkland.terminal.players import Company
from inkland.terminal.session import Session


class Script:
    """Keys one by one from an iterable."""

    def __init__(self, keys: Iterable[str]) -> None:
        self._keys: Iterator[str] = iter(keys)

    def key(self) -> str:
        for key in self._keys:
            return key
        raise InputEnded


class Wall:
    """Every screen that was shown."""

    def __init__(self) -> None:
        self.screens: list[list[str]] = []

    def show(self, lines: list[Text]) -> None:
        self.screens.append([line.plain for line in lines])

    @property
    def last(self) -> str:
        return "\n".join(self.screens[-1])


def company(
    people: int = 1, bots: tuple[str, ...] = (), *, language: str = "en", seed: str = "7"
) -> Company:
    """Who sits at the table."""
    return Company(speech(language), people, bots, seed)


def played(
    keys: Iterable[str], company: Company, options: GameOptions | None = None
) -> tuple[Session, Wall]:
    """A session after these keys, or at its end if they lead there."""
    opening = new_game((options or GameOptions())._replace(seats=company.seats), company.seed)
    return played_on(keys, company, opening)


def played_on(
    keys: Iterable[str], company: Company, opening: tuple[Event, ...]
) -> tuple[Session, Wall]:
    """The same, in a game with this opening."""
    wall = Wall()
    session = Session(company, opening, Script(keys), wall)
    with suppress(InputEnded):
        session.run()
    return session, wall
