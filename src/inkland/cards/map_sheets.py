"""The printed map sheets, in the drawing notation."""

from inkland.sheet import MapSheet

MAP_SHEETS = {
    "a": MapSheet.drawn("""
        . . . . . . . . . . .
        . . . ^ . r . . . . .
        . r . . . . . . ^ r .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . ^ . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . r ^ . . . . . . r .
        . . . . . r . ^ . . .
        . . . . . . . . . . .
    """),
    "b": MapSheet.drawn("""
        . . . . . . . . . . .
        . . . . . . r . ^ . .
        . . r ^ . . . . . . .
        . . . . . # . . . . .
        . . . . # # r . . . .
        . . . . # # # . . . .
        . r . . . # . . . . .
        . . . . . ^ . . r . .
        . . . . . . . . . ^ .
        . . ^ r . . . . . . .
        . . . . . . . . . . .
    """),
}
