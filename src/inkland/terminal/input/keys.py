"""Keys: what a person presses, read from a terminal or from any other stream."""

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

_ESCAPE_DELAY: Final = 0.05  # an arrow sends its bytes at once, a person does not
_ARROWS: Final = {b"A": UP, b"B": DOWN, b"C": RIGHT, b"D": LEFT}
_CONTROLS: Final = {"\n": ENTER, "\r": ENTER, "\t": TAB}
_END_OF_TEXT: Final = b"\x04"

# The same key of the keyboard, whichever layout is on: Russian, Ukrainian, and Czech digits.
_TO_LATIN: Final = str.maketrans(
    "фисвуапршолдьтщзйкыегмцчнжіяхъ+ěščřžýáíé",
    "abcdefghijklmnopqrstuvwxy;sz[]1234567890",
)


class InputEnded(Exception):
    """There will be no further key."""


def to_latin_layout(key: str) -> str:
    """The key as a Latin layout would send it, in lower case."""
    return key.lower().translate(_TO_LATIN) if len(key) == 1 else key


def first_key(buffer: bytes, *, ended: bool) -> tuple[str | None, bytes]:
    """The first key in the bytes and the rest, or no key if more bytes are needed.

    `ended` says that nothing follows for now, so that what is there must be understood.
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
    """A sequence such as ESC [ A or ESC O A or ESC [ 1 ; 5 A, or the escape key alone."""
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
    """How many bytes a character has in UTF-8, by its first byte."""
    if lead < 0xC0:
        return 1
    return 2 if lead < 0xE0 else 3 if lead < 0xF0 else 4


class Keyboard:
    """The keys of a terminal, one by one and unseen; of any other stream, as they come."""

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
        """Does somebody sit there, rather than a stream?"""
        return self._modes is not None

    def key(self) -> str:
        """The next key; `InputEnded` when there is none any more."""
        key, self._buffer = first_key(self._buffer, ended=False)
        while key is None:
            more = self._read()
            self._buffer += more
            key, self._buffer = first_key(self._buffer, ended=not more)
        return key

    def _read(self) -> bytes:
        """Some more bytes; none when a begun key does not go on."""
        if self._buffer and not select.select([self._descriptor], [], [], _ESCAPE_DELAY)[0]:
            return b""
        more = os.read(self._descriptor, 1024)
        if (not more and not self._buffer) or (self._modes is not None and more == _END_OF_TEXT):
            raise InputEnded
        return more


class SpaceLabelInput:
    """A printed name being typed: B, then 1, perhaps then 0."""

    def __init__(self) -> None:
        self.typed = ""

    def press(self, key: str) -> bool:
        """Take a key that belongs to a name; any other key forgets what was typed."""
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
        """The space named so far, if a column has been typed; B1 may still become B10."""
        return labelled(self.typed) if len(self.typed) > 1 else None
