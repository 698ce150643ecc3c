"""A map sheet as lines of text: eleven rows in a frame."""

from typing import Final

from rich.text import Text

from inkland.sheet import ROW_LETTERS, SIDE, MapSheet, Spaces, overlap, space_at
from inkland.sheet.notation import rows_of
from inkland.terminal.input.marks import Marks
from inkland.terminal.screens.palette import (
    EMPTY,
    GHOST,
    ILLEGAL,
    MARK_BRACKETS,
    NEW_MARK_BRACKETS,
    OWN,
    Frame,
    style_of,
)

WIDTH: Final = 3 * SIDE + 3
HEIGHT: Final = SIDE + 2


def map_lines(sheet: MapSheet, marks: Marks | None = None, frame: Frame = OWN) -> list[Text]:
    """The map with row letters, column numbers and highlighted spaces."""
    rows = rows_of(sheet._asdict())
    return [
        _top(frame),
        *(
            _line(row, characters, marks or Marks(), frame, sheet.marks)
            for row, characters in enumerate(rows)
        ),
        Text(" " + frame.corners[3] + frame.across * 3 * SIDE + frame.corners[2]),
    ]


def _top(frame: Frame) -> Text:
    numbers = "".join(f"{column:{frame.across}>2}{frame.across}" for column in range(1, 10))
    ends = "".join(f"{frame.across}{column}" for column in range(10, SIDE + 1))
    return Text(" " + frame.corners[0] + numbers + ends + frame.corners[1])


def _line(row: int, characters: str, marks: Marks, frame: Frame, guarded: Spaces) -> Text:
    line = Text(ROW_LETTERS[row] + frame.down)
    for column, character in enumerate(characters):
        line.append_text(_cell(space_at(row, column), character, marks, guarded))
    return line.append(frame.down)


def _cell(space: Spaces, character: str, marks: Marks, guarded: Spaces) -> Text:
    """A space as three characters; the outer two show its marks, so that no colour is needed."""
    shown = EMPTY if character == "." else character
    for spaces, (before, after), style in (
        (marks.legal_ghost, "[]", GHOST),
        (marks.blocked, "!!", ILLEGAL),
        (marks.illegal_ghost, "()", ILLEGAL),
        (marks.fixed, "<>", "bold"),
        (marks.attack_marks, NEW_MARK_BRACKETS, "bold"),
    ):
        if overlap(space, spaces):
            return Text(f"{before}{shown}{after}", style)
    before, after = MARK_BRACKETS if overlap(space, guarded) else "  "
    if overlap(space, marks.spots):
        return Text.assemble(("+", "bold"), (f"{shown}{after}", style_of(character)))
    return Text(f"{before}{shown}{after}", style_of(character))
