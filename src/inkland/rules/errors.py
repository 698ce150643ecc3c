"""Refusals: why a wish was not granted. One small class each; see `inkland.sheet.refused`."""

from inkland.sheet.refused import Refused


class GameIsOver(Refused):
    """The game is over."""


class StepIsOver(Refused):
    """Step {step} is already over."""


class StepNotOpen(Refused):
    """Step {step} has not begun yet."""


class NoSuchSeat(Refused):
    """There is no seat {seat} at this table."""


class NotAsked(Refused):
    """Seat {seat} has nothing to answer in this step."""


class TakeBackIsOff(Refused):
    """This table plays without take-back, so your answer stands."""


class NothingToTakeBack(Refused):
    """There is no answer to take back."""


class TerrainNotOffered(Refused):
    """This card does not offer this terrain: {terrain}."""


class NotTheShape(Refused):
    """These spaces do not form a shape of this card."""


class SpaceNotEmpty(Refused):
    """Already filled: {spaces}."""


class NotOnTheMap(Refused):
    """Part of this drawing lies outside the map."""


class MustCoverRuins(Refused):
    """This shape must cover at least one empty ruins space."""


class ShapeStillFits(Refused):
    """A shape of this card still fits, so a single space will not do."""


class NothingDrawn(Refused):
    """Nothing is drawn yet: choose at least one space."""


class DrawingTooLong(Refused):
    """This drawing is already complete."""


class DrawingTooShort(Refused):
    """This drawing is not finished yet."""


class SeatsOutOfRange(Refused):
    """A game has 1 to 100 seats, not {seats}."""


class UnknownMapSheet(Refused):
    """There is no map sheet “{map_sheet}”."""


class UnknownCard(Refused):
    """There is no card “{card}”."""


class NotAScoringCard(Refused):
    """“{card}” is not a scoring card."""


class NotDrawn(Refused):
    """“{card}” is not a card that is drawn."""


class OneCardPerCategory(Refused):
    """Choose four scoring cards, one of each category."""


class FourAmbushes(Refused):
    """Choose four different ambush cards."""


class UnknownChoice(Refused):
    """The option “{option}” cannot be “{value}”."""
