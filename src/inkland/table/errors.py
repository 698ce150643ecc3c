"""Refusals at a table: one small class for each reason.

A class name is the code that clients receive, its docstring the English message.
"""

from typing import ClassVar

from inkland.sheet.refused import Refused


class StorageUnavailable(Exception):
    """Storage cannot be reached; what was being written may have been written or not."""


class ServiceRefusal(Refused):
    """Base of what the service refuses besides the rules; never raised itself."""

    status: ClassVar[int] = 409  # of the HTTP answer: the request conflicts with the table's state


class NoSuchTable(ServiceRefusal):
    """There is no such table."""

    status = 404


class NoSuchDeal(ServiceRefusal):
    """There is no such deal."""

    status = 404


class DayNotOver(ServiceRefusal):
    """This is the deal of the day: play it first, or wait until the day is over."""


class EventNotOver(ServiceRefusal):
    """This deal belongs to an event: play it there, or wait until the event is over."""


class NotHost(ServiceRefusal):
    """Only the table’s host can do this."""

    status = 403


class NotSeated(ServiceRefusal):
    """You have no seat at this table."""


class SeatTaken(ServiceRefusal):
    """Seat {seat} is taken."""


class NoFreeSeat(ServiceRefusal):
    """All seats of this table are taken."""


class SeatHeld(ServiceRefusal):
    """This seat is reserved for someone else. Try again in a few minutes."""


class BlockedByYou(ServiceRefusal):
    """You have blocked this person, or someone at this table."""


class BadCode(ServiceRefusal):
    """A code is one of our words and three digits, such as FERN-108."""

    status = 422


class HasBegun(ServiceRefusal):
    """The game at this table has already begun."""


class NotBegun(ServiceRefusal):
    """The game at this table has not begun yet."""


class NotOver(ServiceRefusal):
    """The game at this table is not over yet."""


class NotJudged(ServiceRefusal):
    """Nobody has had this game analysed yet."""

    status = 404


class TableClosed(ServiceRefusal):
    """This table is closed."""


class UnknownBot(ServiceRefusal):
    """There is no bot named {bot}."""

    status = 422


class BadName(ServiceRefusal):
    """A name has 1 to 20 visible characters."""

    status = 422


class BadTitle(ServiceRefusal):
    """A table name has up to 60 visible characters."""

    status = 422


class BadLand(ServiceRefusal):
    """A land name has up to 30 visible characters and must not imitate someone else’s name."""

    status = 422


class NameTaken(ServiceRefusal):
    """This name belongs to a member or looks too much like one; choose another."""


class BadLogin(ServiceRefusal):
    """A login has 3 to 20 Latin, Cyrillic or Greek letters or digits, each word in one script."""

    status = 422


class DealIsPrivate(ServiceRefusal):
    """This deal was made at a private table; its proof can only be read there."""


class DealIsFixed(ServiceRefusal):
    """This table replays a deal, so you can only change its seats."""


class NoClock(ServiceRefusal):
    """There is no clock at this table."""


class ClockNotShorter(ServiceRefusal):
    """During a game the clock can only be lengthened."""


class ClockOfOtherKind(ServiceRefusal):
    """During a game a live clock cannot become a multi-day one, or the other way round."""


class TooManyChanges(ServiceRefusal):
    """You have changed your answer too often in this step; the last one stands."""


class NoSuchPuzzle(ServiceRefusal):
    """There is no such puzzle."""

    status = 404


class NoSuchFlip(ServiceRefusal):
    """There are no such cards."""

    status = 404


class NotYourFlip(ServiceRefusal):
    """Only the person who shuffled these cards can turn them."""

    status = 403


class TooManyRequests(ServiceRefusal):
    """Too many requests; try again in {seconds} s."""

    status = 429


class ServerBusy(ServiceRefusal):
    """The server is busy; try again in a moment."""

    status = 503


class WhoAreYou(ServiceRefusal):
    """Enter your name first."""

    status = 401


class BadRequest(ServiceRefusal):
    """The request could not be understood: {reason}."""

    status = 422
