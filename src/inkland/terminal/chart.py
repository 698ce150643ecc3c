"""The chart: a map sheet as lines of text, eleven rows within a frame."""

from typing import Final, NamedTuple

from rich.text import Text

from inkland.sheet import ROW_LETTERS, SIDE, MapSheet, Spaces, overlap, space_at
from inkland.sheet.notation import rows_of
from inkland.terminal.palette import EMPTY, HELD, OWN, REFUSED, Frame, style_of

WIDTH: Final = 3 * SIDE + 3
HEIGHT: Final = SIDE + 2


class Marks(NamedTuple):
    """Spaces to point at: a ghost that may be drawn, one that may not, and possible spots."""

    held: Spaces = 0
    loose: Spaces = 0
    blocked: Spaces = 0
    spots: Spaces = 0


def chart(sheet: MapSheet, marks: Marks | None = None, frame: Frame = OWN) -> list[Text]:
    """The map with row letters and column numbers, and the marks on it."""
    rows = rows_of(sheet._asdict())
    return [
        _top(frame),
        *(_line(row, characters, marks or Marks(), frame) for row, characters in enumerate(rows)),
        Text(" " + frame.corners[3] + frame.across * 3 * SIDE + frame.corners[2]),
    ]


def _top(frame: Frame) -> Text:
    numbers = "".join(f"{column:{frame.across}>2}{frame.across}" for column in range(1, 10))
    ends = "".join(f"{frame.across}{column}" for column in range(10, SIDE + 1))
    return Text(" " + frame.corners[0] + numbers + ends + frame.corners[1])


def _line(row: int, characters: str, marks: Marks, frame: Frame) -> Text:
    line = Text(ROW_LETTERS[row] + frame.down)
    for column, character in enumerate(characters):
        line.append_text(_cell(space_at(row, column), character, marks))
    return line.append(frame.down)


def _cell(space: Spaces, character: str, marks: Marks) -> Text:
    """Three characters: brackets tell a ghost even where there is no colour."""
    shown = EMPTY if character == "." else character
    style = style_of(character)
    if overlap(space, marks.held):
        return Text(f"[{shown}]", HELD)
    if overlap(space, marks.blocked):
        return Text(f"!{shown}!", REFUSED)
    if overlap(space, marks.loose):
        return Text(f"({shown})", REFUSED)
    if overlap(space, marks.spots):
        return Text.assemble(("+", "bold"), (f"{shown} ", style))
    return Text(f" {shown} ", style)
