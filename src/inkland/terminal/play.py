"""`inkland play`: the game at one keyboard, solo or with people and bots."""

import signal
import sys
from types import FrameType

from inkland.rules import GameOptions, State, new_game
from inkland.speech import speech
from inkland.terminal.input.keys import InputEnded, Keyboard
from inkland.terminal.players import Company
from inkland.terminal.screens import pages
from inkland.terminal.screens.display import Display
from inkland.terminal.session import Left, Session


def play(
    people: int = 1,
    bots: tuple[str, ...] = (),
    options: GameOptions | None = None,
    seed: str = "",
    language: str = "en",
) -> None:
    """Play one game; people sit in the first seats, bots in the others."""
    company = Company(speech(language), people, bots, seed)
    opening = new_game((options or GameOptions())._replace(seats=company.seats), seed)
    keyboard = Keyboard(sys.stdin.fileno())
    too_small = company.say("play-too-small")
    display = Display(sys.stdout, too_small, looked_at=keyboard.is_terminal)
    signal.signal(signal.SIGTERM, _stop)
    try:
        with keyboard, display:
            session = Session(company, opening, keyboard, display)
            reason = _played(session)
    except KeyboardInterrupt:
        display.say(_farewell(company, "play-left"))
        raise SystemExit(130) from None
    display.say(_farewell(company, reason) if reason else _result(company, session.state))


def _played(session: Session) -> str:
    """Play to the end; the id of the reason if it does not come to that."""
    try:
        session.run()
    except Left:
        return "play-left"
    except InputEnded:
        return "play-input-ended" if session.state.ending is None else ""
    return ""


def _farewell(company: Company, reason: str) -> str:
    return f"{company.say(reason)} {company.say('play-seed', seed=company.seed)}"


def _result(company: Company, state: State) -> str:
    """What stays in the terminal when the screens are gone."""
    assert state.ending is not None
    standing = [
        f"{place}. {company.who(seat)}: {company.say('stars-count', count=stars)}"
        for place, seat, stars, _lost in state.ending.standing
    ]
    verdict = [line.plain for line in pages.verdict(company, state.ending)]
    return "\n".join([*standing, *verdict])


def _stop(signal_number: int, _frame: FrameType | None) -> None:
    raise SystemExit(128 + signal_number)
