"""Refusals of the table: why a wish was not granted. One small class each."""

from inkland.sheet.refused import Refused


class NoSuchTable(Refused):
    """There is no such table."""


class NoSuchDeal(Refused):
    """There is no such deal."""


class NoSuchDay(Refused):
    """There is no deal of this day."""


class NoSuchResult(Refused):
    """There is no such result on this deal."""


class DayNotOver(Refused):
    """This is the deal of the day: play it first, or wait until the day is over."""


class WhoAreYou(Refused):
    """Tell your name first."""


class NotHost(Refused):
    """Only the host of the table may do this."""


class NotSeated(Refused):
    """You have no seat at this table."""


class SeatTaken(Refused):
    """Seat {seat} is taken."""


class NoFreeSeat(Refused):
    """All seats of this table are taken."""


class HasBegun(Refused):
    """The game at this table has already begun."""


class NotBegun(Refused):
    """The game at this table has not begun yet."""


class NotOver(Refused):
    """The game at this table is not over yet."""


class NotJudged(Refused):
    """Nobody has asked yet to have this game judged."""


class TableClosed(Refused):
    """This table is closed."""


class UnknownBot(Refused):
    """There is no bot named {bot}."""


class BadName(Refused):
    """A name has 1 to 20 signs and no invisible ones."""


class NameTaken(Refused):
    """This name belongs to a member, or looks as if it did; choose another."""


class BadLogin(Refused):
    """A login has 3 to 20 Latin, Cyrillic or Greek letters or digits, each word in one script."""


class LoginTaken(Refused):
    """This login is taken, or it looks like one that is."""


class BadPassword(Refused):
    """A password has at least 8 signs and is not one that anybody would guess."""


class WrongPassword(Refused):
    """Login and password do not go together."""


class AlreadyMember(Refused):
    """You are a member already."""


class NotMember(Refused):
    """Only a member can do this."""


class NoSuchSession(Refused):
    """There is no such session."""


class NoSuchPasskey(Refused):
    """There is no such passkey."""


class WrongPasskey(Refused):
    """This passkey is not accepted."""


class TooManyPasskeys(Refused):
    """There is no room for another passkey; remove one first."""


class NotHere(Refused):
    """Passkeys need a site on https."""


class DealIsFixed(Refused):
    """This table plays a deal again, so only its seats can be changed."""


class NoClock(Refused):
    """There is no clock at this table."""


class ClockNotShorter(Refused):
    """While a game is played, its clock can only be lengthened."""


class NoSuchFlip(Refused):
    """There are no such cards to flip."""


class NotYourFlip(Refused):
    """Only whoever has laid out these cards turns them."""


class BadRequest(Refused):
    """This request cannot be understood: {reason}."""


class TooManyRequests(Refused):
    """That was too much in a short time; try again in {seconds} seconds."""


class ForeignOrigin(Refused):
    """This request comes from another site."""


class ServerBusy(Refused):
    """The server cannot do this just now; try again in a moment."""
