"""Printing of screens: in place on a terminal, one after another elsewhere."""

import os
from collections.abc import Sequence
from types import TracebackType
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

from inkland.terminal.screens.palette import TO_ASCII
from inkland.terminal.screens.text import HEIGHT, WIDTH

_OPEN: Final = "\x1b[?1049h\x1b[?25l\x1b[2J"  # the alternate screen, without a cursor
_CLOSE: Final = "\x1b[?25h\x1b[?1049l"
_HOME: Final = "\x1b[H"
_REST_OF_LINE: Final = "\x1b[K"
_REST_OF_SCREEN: Final = "\x1b[J"


class Display:
    """Prints screens to a stream. `too_small` replaces the last line if the terminal is too small.

    Screens replace each other only on a capable terminal with `interactive` input; keys from a
    file or pipe get one screen after another, so that the output can be read afterwards.
    """

    def __init__(self, out: TextIO, too_small: str, *, interactive: bool) -> None:
        self._out = out
        self._too_small = too_small
        self._console = Console(file=out, width=2 * WIDTH, highlight=False, legacy_windows=False)
        is_capable = out.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self._in_place = interactive and is_capable

    def __enter__(self) -> "Display":
        if self._in_place:
            self._write(_OPEN)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._in_place:
            self._write(_CLOSE)

    def show(self, lines: Sequence[Text]) -> None:
        """Show a screen."""
        if not self._in_place:
            self._write("\n".join(self._render(line) for line in lines) + "\n\n")
            return
        between = f"{_REST_OF_LINE}\r\n"
        painted = between.join(self._render(line) for line in self._crop(lines))
        self._write(f"{_HOME}{painted}{_REST_OF_LINE}{_REST_OF_SCREEN}")

    def say(self, sentence: str) -> None:
        """Print a sentence that stays after the screens are gone."""
        self._write(f"{sentence}\n")

    def _crop(self, lines: Sequence[Text]) -> list[Text]:
        """As much of the screen as fits on the terminal."""
        columns, rows = os.get_terminal_size(self._out.fileno())
        if columns > WIDTH and rows >= HEIGHT:
            return list(lines)
        shown = [*lines[: rows - 1], Text(self._too_small, "bold")]
        for line in shown:
            line.truncate(max(columns - 1, 1))
        return shown

    def _render(self, line: Text) -> str:
        with self._console.capture() as capture:
            self._console.print(line, end="", soft_wrap=True)
        return capture.get() if self._in_place else capture.get().rstrip()

    def _write(self, text: str) -> None:
        encoding = self._out.encoding or "ascii"
        if not encoding.lower().startswith("utf"):
            text = text.translate(TO_ASCII).encode(encoding, "replace").decode(encoding)
        self._out.write(text)
        self._out.flush()
