"""Refusals: why a wish was not granted. One small class each; see `inkland.sheet.refused`."""

from inkland.sheet.refused import Refused


class GameIsOver(Refused):
    """The game is over."""


class GameNotOver(Refused):
    """This game isn’t over; only a finished game can be analysed."""


class StepIsOver(Refused):
    """Step {step} is already over."""


class StepNotOpen(Refused):
    """Step {step} has not begun yet."""


class NoSuchSeat(Refused):
    """There is no seat {seat} at this table."""


class NotAsked(Refused):
    """Seat {seat} has nothing to do in this step."""


class TakeBackIsOff(Refused):
    """This table doesn’t allow taking back, so your answer stands."""


class NothingToTakeBack(Refused):
    """There is no answer to take back."""


class TerrainNotOffered(Refused):
    """This card doesn’t offer {terrain}."""


class NotTheShape(Refused):
    """These spaces do not form a shape of this card."""


class SpaceNotEmpty(Refused):
    """Already filled: {spaces}."""


class NotOnTheMap(Refused):
    """Part of this drawing lies outside the map."""


class MustCoverRuins(Refused):
    """This shape must cover at least one empty ruins space."""


class ShapeStillFits(Refused):
    """A shape of this card still fits, so you can’t draw a single space."""


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


class PrintedOtherwise(Refused):
    """Mountains, ruins and wasteland stay as printed; check {spaces}."""


class UnlikeAnyMapSheet(Refused):
    """No map sheet has its mountains, ruins and wasteland in these places."""


class UnknownCard(Refused):
    """There is no card “{card}”."""


class NotAScoringCard(Refused):
    """“{card}” is not a scoring card."""


class AnotherAnswer(Refused):
    """This step needs a different answer."""


class SkillUsedThisSeason(Refused):
    """You have already used a skill this season."""


class SkillNotInPlay(Refused):
    """The skill “{skill}” is not in this game."""


class NotEnoughCoins(Refused):
    """Not enough coins: the skill costs {cost}, and you have {coins}."""


class SkillNotNow(Refused):
    """The skill “{skill}” cannot be used on this turn."""


class SkillChangesNothing(Refused):
    """The skill “{skill}” would change nothing here. Save it for later."""


class MustTouchMonster(Refused):
    """At least one of these two spaces must be adjacent to a monster."""


class MustTouchDrawing(Refused):
    """This space must be adjacent to your drawing."""


class NotWithSingleSpace(Refused):
    """The skill “{skill}” cannot be used with a single space."""


class NotATarget(Refused):
    """Cannot be destroyed now: {spaces}."""


class NoSuchPattern(Refused):
    """From there this hero cannot guard exactly those spaces."""


class ThreeSkills(Refused):
    """Choose at least three different skills."""


class TooFewSkills(Refused):
    """Choose at least {number} different skills."""


class UnknownSkill(Refused):
    """There is no skill “{skill}”."""


class NotAnAmbush(Refused):
    """“{card}” is not an ambush card."""


class UnknownPreset(Refused):
    """There is no preset “{preset}”."""


class NotDrawn(Refused):
    """“{card}” is not a card you draw from."""


class RuinsCardsBelong(Refused):
    """The base explore cards always come with their ruins cards."""


class OneCardPerCategory(Refused):
    """Choose four scoring cards, one of each category."""


class TooFewAmbushes(Refused):
    """Choose at least four different ambush cards."""


class UnknownSet(Refused):
    """There is no card set “{set}”."""


class UnknownChoice(Refused):
    """The option “{option}” cannot be “{value}”."""
