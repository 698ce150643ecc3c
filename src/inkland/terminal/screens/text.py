"""Layout of text lines. Every character is taken to be one column wide."""

import textwrap
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Final

from rich.text import Text

WIDTH: Final = 79  # of 80, as some terminals wrap a line that fills the last column
HEIGHT: Final = 24


def fit(line: Text, width: int) -> Text:
    """The line, cut or padded to this width."""
    copy = line.copy()
    copy.truncate(width, overflow="ellipsis", pad=True)
    return copy


def wrap(sentence: str, width: int = WIDTH, style: str = "") -> list[Text]:
    """The sentence on as many lines as it needs."""
    return [Text(line, style) for line in textwrap.wrap(sentence, width, break_long_words=True)]


def flow(items: Iterable[Text], gap: str, width: int) -> list[Text]:
    """The items one after another; an item that does not fit starts a new line."""
    lines: list[Text] = []
    for item in items:
        if lines and len(lines[-1]) + len(gap) + len(item) <= width:
            lines[-1].append(gap).append_text(item)
        else:
            lines.append(item.copy())
    return lines


def side_by_side(left: Sequence[Text], right: Sequence[Text], column: int) -> list[Text]:
    """Two blocks of lines side by side, the right one from this column on."""
    nothing = Text()
    return [
        fit(first, column).append_text(fit(second, WIDTH - column))
        for first, second in zip_longest(left, right, fillvalue=nothing)
    ]


def spread(left: str, right: str, style: str) -> Text:
    """A line with one text at its left and one at its right end."""
    room = WIDTH - len(left) - len(right) - 2
    return fit(Text(f" {left}{' ' * max(room, 1)}{right} ", style), WIDTH)
