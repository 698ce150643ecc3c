"""Terminal games with scripted keys; every screen is recorded."""

from collections.abc import Iterable, Iterator
from contextlib import suppress

from rich.text import Text

from inkland.rules import Event, GameOptions, new_game
from inkland.speech import speech
from inkland.terminal.input.keys import InputEnded
from inkland.terminal.players import Players
from inkland.terminal.session import TerminalGame


class ScriptedKeys:
    """Keys one by one from an iterable."""

    def __init__(self, keys: Iterable[str]) -> None:
        self._keys: Iterator[str] = iter(keys)

    def key(self) -> str:
        for key in self._keys:
            return key
        raise InputEnded


class ScreenRecorder:
    """Every screen that was shown."""

    def __init__(self) -> None:
        self.screens: list[list[str]] = []

    def show(self, lines: list[Text]) -> None:
        self.screens.append([line.plain for line in lines])

    @property
    def last(self) -> str:
        return "\n".join(self.screens[-1])


def players(
    people: int = 1, bots: tuple[str, ...] = (), *, language: str = "en", seed: str = "7"
) -> Players:
    """Players at a table, in English and with seed 7 by default."""
    return Players(speech(language), people, bots, seed)


def play_keys(
    keys: Iterable[str], players: Players, options: GameOptions | None = None
) -> tuple[TerminalGame, ScreenRecorder]:
    """A new game after these keys, or at its end, and its screens."""
    opening = new_game((options or GameOptions())._replace(seats=players.seats), players.seed)
    return play_keys_from(keys, players, opening)


def play_keys_from(
    keys: Iterable[str], players: Players, opening: tuple[Event, ...]
) -> tuple[TerminalGame, ScreenRecorder]:
    """A game with these opening events after these keys, and its screens."""
    recorder = ScreenRecorder()
    game = TerminalGame(players, opening, ScriptedKeys(keys), recorder)
    with suppress(InputEnded):
        game.run()
    return game, recorder
