"""`inkland play`: the game at one keyboard, solo or with people and bots."""

import signal
import sys
from types import FrameType

from inkland.rules import GameOptions, State, new_game
from inkland.speech import speech
from inkland.terminal.input.keys import InputEnded, Keyboard
from inkland.terminal.players import Players
from inkland.terminal.screens import pages
from inkland.terminal.screens.display import Display
from inkland.terminal.session import QuitRequested, TerminalGame


def play(
    people: int = 1,
    bots: tuple[str, ...] = (),
    options: GameOptions | None = None,
    seed: str = "",
    language: str = "en",
) -> None:
    """Play one game on this process's stdin and stdout; people take the first seats, bots the rest.

    Exits with 130 on Ctrl-C and with 128 plus the signal's number on SIGTERM.
    """
    players = Players(speech(language), people, bots, seed)
    opening = new_game((options or GameOptions())._replace(seats=players.seats), seed)
    keyboard = Keyboard(sys.stdin.fileno())
    too_small = players.say("play-too-small")
    display = Display(sys.stdout, too_small, interactive=keyboard.is_terminal)
    signal.signal(signal.SIGTERM, _exit_on_signal)
    try:
        with keyboard, display:
            game = TerminalGame(players, opening, keyboard, display)
            reason = _play_to_end(game)
    except KeyboardInterrupt:
        display.say(_closing_line(players, "play-left"))
        raise SystemExit(130) from None
    display.say(_closing_line(players, reason) if reason else _result_text(players, game.state))


def _play_to_end(game: TerminalGame) -> str:
    """Run the game; return the text id of why it stopped early, or an empty string."""
    try:
        game.run()
    except QuitRequested:
        return "play-left"
    except InputEnded:
        return "play-input-ended" if game.state.ending is None else ""
    return ""


def _closing_line(players: Players, reason: str) -> str:
    return f"{players.say(reason)} {players.say('play-seed', seed=players.seed)}"


def _result_text(players: Players, state: State) -> str:
    """The standing and result that stay in the terminal after the screens are cleared."""
    assert state.ending is not None
    standing = [
        f"{place}. {players.seat_name(seat)}: {players.say('stars-count', count=stars)}"
        for place, seat, stars, _lost in state.ending.standing
    ]
    lines = [line.plain for line in pages.result_lines(players, state.ending)]
    return "\n".join([*standing, *lines])


def _exit_on_signal(signal_number: int, _frame: FrameType | None) -> None:
    raise SystemExit(128 + signal_number)
