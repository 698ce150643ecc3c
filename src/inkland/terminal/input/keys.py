"""Key presses, read from a terminal or from any other stream."""

import os
import select
import termios
import tty
from types import TracebackType
from typing import Final

from inkland.sheet import ROW_LETTERS, SIDE, Spaces, labelled

ENTER: Final = "enter"
ESCAPE: Final = "escape"
TAB: Final = "tab"
UP, DOWN, LEFT, RIGHT = "up", "down", "left", "right"

_ESCAPE_DELAY: Final = 0.05  # seconds; the bytes of one arrow key arrive within this time
_ARROWS: Final = {b"A": UP, b"B": DOWN, b"C": RIGHT, b"D": LEFT}
_CONTROLS: Final = {"\n": ENTER, "\r": ENTER, "\t": TAB}
_END_OF_TEXT: Final = b"\x04"

# Characters of the Russian and Ukrainian layouts, and Czech digits, by the Latin key they share.
_TO_LATIN: Final = str.maketrans(
    "фисвуапршолдьтщзйкыегмцчнжіяхъ+ěščřžýáíé",
    "abcdefghijklmnopqrstuvwxy;sz[]1234567890",
)


class InputEnded(Exception):
    """The input stream has ended."""


def to_latin_layout(key: str) -> str:
    """The character that the same key sends in a Latin layout, in lower case."""
    return key.lower().translate(_TO_LATIN) if len(key) == 1 else key


def first_key(buffer: bytes, *, ended: bool) -> tuple[str | None, bytes]:
    """Split the first key off the bytes; returns it and the rest, or None if more bytes are needed.

    `ended` means that no more bytes are coming now, so that an incomplete key is read as it is.
    """
    if not buffer:
        return None, buffer
    if buffer[:1] == b"\x1b":
        return _escape_sequence(buffer, ended)
    if buffer[:2] == b"\r\n":
        return ENTER, buffer[2:]
    length = _utf8_length(buffer[0])
    if len(buffer) < length and not ended:
        return None, buffer
    character = buffer[:length].decode("utf-8", errors="replace")
    return _CONTROLS.get(character, character), buffer[length:]


def _escape_sequence(buffer: bytes, ended: bool) -> tuple[str | None, bytes]:
    """Read a sequence such as ESC [ A, ESC O A or ESC [ 1 ; 5 A, or the escape key alone."""
    if buffer[1:2] not in (b"[", b"O"):
        if len(buffer) > 1 or ended:
            return ESCAPE, buffer[1:]
        return None, buffer
    for index in range(2, len(buffer)):
        if 0x40 <= buffer[index] <= 0x7E:
            final = buffer[index : index + 1]
            return _ARROWS.get(final, "unknown"), buffer[index + 1 :]
    return (ESCAPE, buffer[1:]) if ended else (None, buffer)


def _utf8_length(lead: int) -> int:
    """The number of bytes of a UTF-8 character, from its first byte."""
    if lead < 0xC0:
        return 1
    return 2 if lead < 0xE0 else 3 if lead < 0xF0 else 4


class Keyboard:
    """Reads keys from a file descriptor; a terminal is switched to unbuffered mode without echo."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._buffer = b""
        self._modes = termios.tcgetattr(descriptor) if os.isatty(descriptor) else None

    def __enter__(self) -> "Keyboard":
        if self._modes is not None:
            tty.setcbreak(self._descriptor, termios.TCSANOW)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._modes is not None:
            termios.tcsetattr(self._descriptor, termios.TCSANOW, self._modes)

    @property
    def is_terminal(self) -> bool:
        """Whether the descriptor is a terminal."""
        return self._modes is not None

    def key(self) -> str:
        """Wait for the next key; raises `InputEnded` at the end of the input."""
        key, self._buffer = first_key(self._buffer, ended=False)
        while key is None:
            more = self._read()
            self._buffer += more
            key, self._buffer = first_key(self._buffer, ended=not more)
        return key

    def _read(self) -> bytes:
        """Read more bytes; none if the buffer holds an incomplete key and no byte follows soon."""
        if self._buffer and not select.select([self._descriptor], [], [], _ESCAPE_DELAY)[0]:
            return b""
        more = os.read(self._descriptor, 1024)
        if (not more and not self._buffer) or (self._modes is not None and more == _END_OF_TEXT):
            raise InputEnded
        return more


class SpaceLabelInput:
    """The label of a space while it is typed: B, then 1, perhaps then 0."""

    def __init__(self) -> None:
        self.typed = ""

    def press(self, key: str) -> bool:
        """Add a key to the label and return True; any other key clears the label."""
        if len(key) == 1 and key.upper() in ROW_LETTERS:
            self.typed = key.upper()
            return True
        longer = self.typed + key
        if self.typed and key.isascii() and key.isdigit() and 1 <= int(longer[1:]) <= SIDE:
            self.typed = longer
            return True
        self.typed = ""
        return False

    @property
    def space(self) -> Spaces | None:
        """The space with the label typed so far, or None without a column; B1 may become B10."""
        return labelled(self.typed) if len(self.typed) > 1 else None
