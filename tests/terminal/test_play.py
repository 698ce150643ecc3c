"""`inkland play` in a terminal of 80x24, and with keys from a pipe."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pyte
import pytest

from inkland.sheet import ROW_LETTERS
from support.sentences import like, say, unwrapped

COMMAND = [sys.executable, "-m", "inkland", "play"]
ROWS, COLUMNS = 24, 80
END_OF_SCREEN = b"\x1b[J"
PATIENCE = 240.0
# The last key of each kind of question, and what is said of a shape and of a hero.
QUESTIONS = {say(f"play-keys{kind}").split(" · ")[-1] for kind in ("", "-choice", "-ready")}
FITS = like("play-fits", "label", "terrain", "spaces")
HERO = like("play-fits-hero", "label", "marks")


class Terminal:
    """A game in a pseudo-terminal whose screen is drawn by an emulator."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.master, self.slave = pty.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.before = termios.tcgetattr(self.slave)
        self.screen = pyte.HistoryScreen(COLUMNS, ROWS)
        self._stream = pyte.ByteStream(self.screen)
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            env={**os.environ, "TERM": "xterm", **environment},
            # Who runs the tests in the background of a script lets them ignore Ctrl+C.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
        )

    def press(self, keys: str) -> str:
        """Press keys and wait for the screen after the last of them."""
        os.write(self.master, keys.encode())
        return self.shown(1 if keys.startswith("\x1b") else len(keys))

    def shown(self, screens: int = 1) -> str:
        """Wait for this many complete screens, or the end; returns the text of the last."""
        deadline, received = time.monotonic() + PATIENCE, b""
        while received.count(END_OF_SCREEN) < screens and self._is_running(deadline):
            if select.select([self.master], [], [], 0.05)[0]:
                new = os.read(self.master, 65536)
                received += new
                self._stream.feed(new)
        return "\n".join(self.screen.display)

    def left(self) -> int:
        """Wait for the end; returns the exit code."""
        code = self.process.wait(PATIENCE)
        while select.select([self.master], [], [], 0.05)[0]:
            self._stream.feed(os.read(self.master, 65536))
        return code

    def _is_running(self, deadline: float) -> bool:
        assert time.monotonic() < deadline, "\n".join(self.screen.display)
        ready = select.select([self.master], [], [], 0)[0]
        return self.process.poll() is None or bool(ready)


@contextmanager
def terminal(*arguments: str, **environment: str) -> Iterator[Terminal]:
    game = Terminal(*arguments, **environment)
    try:
        yield game
        assert termios.tcgetattr(game.slave) == game.before
    finally:
        game.process.kill()
        game.process.wait()
        os.close(game.master)
        os.close(game.slave)


def assert_whole(game: Terminal) -> None:
    """No line is wrapped or scrolled away, and a map is complete."""
    assert not game.screen.history.top
    lines = game.screen.display
    assert lines[0].strip()
    assert lines[-1].strip()
    if any("┌─1─" in line for line in lines):
        rows = [line for line in lines if line[1] == "│" and line[35] == "│"]
        assert "".join(line[0] for line in rows) == ROW_LETTERS


def test_a_whole_solo_game_in_a_terminal() -> None:
    with terminal("--seed", "7", "--lang", "en", NO_COLOR="1") as game:
        text = game.shown()
        assert say("season-spring") in text
        for _ in range(100):
            assert_whole(game)
            if say("play-over") in text:
                break
            is_question = say("play-keys").split(" · ")[-1] in text
            text = game.press("n\n") if is_question else game.press("\n")
        assert like("play-rating", "rating", "stars", "par").search(unwrapped(text))
        assert say("play-seed", seed="7") in unwrapped(text)
        os.write(game.master, b"\n")
        assert game.left() == 0
        assert not any(cell.fg != "default" for cell in game.screen.buffer[0].values())


def test_a_whole_solo_game_with_everything_in_a_terminal() -> None:
    with terminal("--preset", "everything", "--seed", "4", "--lang", "en") as game:
        text = game.shown()
        drawings = heroes = 0
        for _ in range(150):
            assert_whole(game)
            if say("play-over") in text:
                break
            drawings += FITS.search(text) is not None
            heroes += HERO.search(text) is not None
            is_question = any(word in text for word in QUESTIONS)
            text = game.press("n\n") if is_question else game.press("\n")
        assert like("play-rating", "rating", "stars", "par").search(unwrapped(text))
        assert drawings and heroes
        os.write(game.master, b"\n")
        assert game.left() == 0


def village_at(label: str) -> str:
    """What is said of four spaces of village whose first is at this place."""
    spaces = say("spaces-count", count=4)
    return say("play-fits", label=label, terrain=say("terrain-village"), spaces=spaces)


def test_keys_of_a_terminal() -> None:
    with terminal("--seed", "7", "--lang", "en") as game:
        assert village_at("E5") in game.shown()
        assert village_at("D5") in game.press("\x1b[A")
        assert village_at("D6") in game.press("\x1bOC")
        assert village_at("D6") in game.press("\x1b")
        assert village_at("D1") in game.press("d1")
        assert village_at("D8") in game.press("0")  # as far right as the shape can go
        assert village_at("C4") in game.press("с4")
        assert say("terrain-water") in game.press("t")
        question = say("play-quit", key=say("play-yes"))
        assert question in game.press("q")
        assert question not in game.press("n")
        os.write(game.master, b"qy")
        assert game.left() == 0
        # The emulator has one screen only: the sentence follows the game, and breaks within a word.
        assert say("play-left") in "".join(game.screen.display)


@pytest.mark.parametrize(
    ("stop", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 128 + signal.SIGTERM)]
)
def test_a_stopped_game_restores_the_terminal(stop: signal.Signals, code: int) -> None:
    with terminal("--seed", "7") as game:
        game.shown()
        assert termios.tcgetattr(game.slave) != game.before
        game.process.send_signal(stop)
        assert game.left() == code


def test_a_small_terminal_says_so_and_nothing_wraps() -> None:
    with terminal("--seed", "7", "--lang", "en") as game:
        game.shown()
        fcntl.ioctl(game.slave, termios.TIOCSWINSZ, struct.pack("HHHH", 20, 60, 0, 0))
        game.screen.resize(20, 60)
        assert say("play-too-small") in game.press("n")
        assert not game.screen.history.top
        os.write(game.master, b"qy")
        assert game.left() == 0


def streamed(keys: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=keys,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        timeout=PATIENCE,
        check=False,
    )


def test_two_people_and_a_bot_through_a_stream() -> None:
    game = streamed("n\n" * 400, "--people", "2", "--bots", "1", "--seed", "7", "--lang", "en")
    assert game.returncode == 0, game.stderr
    assert say("play-pass", who=say("play-seat", seat=2)) in game.stdout
    assert like("play-ambush-title", "who").search(game.stdout)
    assert say("play-over") in game.stdout
    assert "\x1b" not in game.stdout


def test_the_end_of_the_stream_is_the_end_of_the_game() -> None:
    game = streamed("b4\n", "--seed", "7", "--lang", "en")
    assert game.returncode == 0, game.stderr
    assert f"! {say('refusal-SpaceNotEmpty', spaces='B4')}" in game.stdout
    assert say("play-input-ended") in game.stdout


def test_a_terminal_without_unicode() -> None:
    game = streamed("", "--seed", "7", "--lang", "en", PYTHONIOENCODING="ascii")
    assert game.returncode == 0, game.stderr
    assert "[V][V][V][V]" in game.stdout
    assert game.stdout.isascii()
