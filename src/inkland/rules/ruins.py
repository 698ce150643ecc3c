"""Ruins: after a ruins card the next explore card must cover an empty ruins space.

One or two ruins cards make one demand (R7). If it cannot be met, a single space is drawn anywhere
(R2); see the fallback in `inkland.rules.draw_phase`.
"""

from inkland.sheet import MapSheet, Shape, Spaces, anchors_onto, anchors_within, empty, is_nothing

# --- Consequences on a single sheet, with functions of `inkland.sheet`; compiled by bots/fast


def open_ruins(sheet: MapSheet) -> Spaces:
    """The ruins spaces on which nothing stands yet."""
    return sheet.ruins & empty(sheet)


def spots(sheet: MapSheet, shape: Shape) -> Spaces:
    """The anchors at which this orientation of a shape fits and covers an empty ruins space."""
    return anchors_within(shape, empty(sheet)) & anchors_onto(shape, open_ruins(sheet))


def fits(sheet: MapSheet, shapes: tuple[Shape, ...]) -> bool:
    """Can at least one of these orientations cover an empty ruins space?"""
    for shape in shapes:
        if not is_nothing(spots(sheet, shape)):
            return True
    return False
