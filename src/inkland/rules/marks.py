"""Attack marks: the spaces that heroes guard. A monster on a mark is destroyed, now and later."""

from inkland.cards.heroes import Pattern
from inkland.sheet import MapSheet, Spaces, monsters, moved, nothing

# --- Consequences on a single sheet, with functions of `inkland.sheet`; compiled by bots/fast


def marks_of(space: Spaces, pattern: Pattern) -> Spaces:
    """The marks that a hero on this space leaves; those off the map are ignored (1)."""
    marks = nothing()
    for down, across in pattern:
        marks |= moved(space, down, across)
    return marks


def struck(sheet: MapSheet) -> Spaces:
    """The monsters that stand on attack marks; other terrain is not affected (5)."""
    return monsters(sheet) & sheet.marks
