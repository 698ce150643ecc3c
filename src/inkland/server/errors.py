"""Refusals that only a server on the internet has: members, deals of the day, malformed requests.

A class name is the code that clients receive, its docstring the English message.
"""

from inkland.table.errors import ServiceRefusal


class NoSuchDay(ServiceRefusal):
    """There is no deal for that day."""

    status = 404


class NoSuchResult(ServiceRefusal):
    """There is no such result on this deal."""

    status = 404


class NoSuchEvent(ServiceRefusal):
    """There is no such event."""

    status = 404


class EventNotRunning(ServiceRefusal):
    """This event is not running now."""


class EventLeftTooOften(ServiceRefusal):
    """You have left too many games of this event to bots, so you can no longer play in it."""


class NotSlow(ServiceRefusal):
    """Players can only be reminded in multi-day games."""


class NotAwaited(ServiceRefusal):
    """The table isn’t waiting for seat {seat}."""


class NudgedToday(ServiceRefusal):
    """You have already reminded this player today."""


class LoginTaken(ServiceRefusal):
    """This login is taken, or too similar to one that is."""


class BadPassword(ServiceRefusal):
    """Use at least 8 characters, and nothing easy to guess."""

    status = 422


class WrongPassword(ServiceRefusal):
    """Wrong login or password."""

    status = 403


class ConfirmationNeeded(ServiceRefusal):
    """First confirm that it’s you, with your password or a passkey."""

    status = 403


class AlreadyMember(ServiceRefusal):
    """You are already a member."""


class NotMember(ServiceRefusal):
    """Only members can do this."""


class NoSuchSession(ServiceRefusal):
    """There is no such session."""

    status = 404


class NoSuchPerson(ServiceRefusal):
    """This person is no longer on this device."""

    status = 404


class DeviceFull(ServiceRefusal):
    """There are already eight people on this device; remove one first."""


class NoSuchPasskey(ServiceRefusal):
    """There is no such passkey."""

    status = 404


class WrongPasskey(ServiceRefusal):
    """This passkey is not accepted."""

    status = 403


class TooManyPasskeys(ServiceRefusal):
    """You have too many passkeys; remove one first."""


class NotHere(ServiceRefusal):
    """Passkeys need https, or this computer as localhost."""

    status = 404


class MailNotHere(ServiceRefusal):
    """This site doesn’t send email; ask its operator."""

    status = 404


class BadMailAddress(ServiceRefusal):
    """This is not an email address."""

    status = 422


class WrongRecoveryCode(ServiceRefusal):
    """Wrong login or recovery code, or the code was already used."""

    status = 403


class LinkExpired(ServiceRefusal):
    """This link has been used or is too old; ask for a new one."""

    status = 404


class TooManyPublicTables(ServiceRefusal):
    """You, or others on your network, have too many open public tables. Close or start one."""

    status = 429


class NoSuchKnock(ServiceRefusal):
    """That knock no longer exists, or it waited too long."""

    status = 404


class NoPush(ServiceRefusal):
    """This server doesn’t send push messages."""

    status = 404


class NoSuchProfile(ServiceRefusal):
    """There is no such player, or they don’t show a page."""

    status = 404


class NoSuchPlayer(ServiceRefusal):
    """There is no such player."""

    status = 404


class BadPushAddress(ServiceRefusal):
    """Push messages cannot be sent to this address."""

    status = 422


class ThatIsYou(ServiceRefusal):
    """That is you."""


class TooManyPeople(ServiceRefusal):
    """This list is full; remove someone first."""


class NotPlayedTogether(ServiceRefusal):
    """You can only invite people you have played with."""


class NotModerator(ServiceRefusal):
    """Only moderators can do this."""

    status = 403


class Suspended(ServiceRefusal):
    """Your account is suspended. You can read why, answer, and export or erase your data."""

    status = 403


class NothingToReport(ServiceRefusal):
    """There is nothing to report here."""


class NoSuchReport(ServiceRefusal):
    """There is no such report or reply, or someone has already dealt with it."""

    status = 404


class ModeratorsAreEqual(ServiceRefusal):
    """Moderators cannot act on each other or on themselves; only the site’s operator can."""


class DecidedByModerator(ServiceRefusal):
    """A moderator has changed this, so you cannot put it back."""


class NothingToChange(ServiceRefusal):
    """Nothing to change: it is already so."""


class NoSuchDecision(ServiceRefusal):
    """There is no such decision, or you have already replied to it."""

    status = 404


class NoSuchDump(ServiceRefusal):
    """There is no such file."""

    status = 404


class ForeignOrigin(ServiceRefusal):
    """This request comes from another site."""

    status = 403


class TokenWithCookie(ServiceRefusal):
    """A request comes with a token or with cookies, not with both."""

    status = 400


class TokenNotAllowed(ServiceRefusal):
    """This can’t be done with a token; log in instead."""

    status = 403


class TokenLacksScope(ServiceRefusal):
    """This token doesn’t allow that; it needs one of: {scopes}."""

    status = 403


class NoSuchToken(ServiceRefusal):
    """There is no such token."""

    status = 404


class TooManyTokens(ServiceRefusal):
    """You have too many tokens; revoke one first."""


class ScopeOfBots(ServiceRefusal):
    """Only a bot account can play as a bot."""


class ScopeNotForBots(ServiceRefusal):
    """A token of a bot account can read games and play as a bot, nothing else."""


class NotFresh(ServiceRefusal):
    """Only an account that has never played can become a bot."""


class NotForBots(ServiceRefusal):
    """This is for people; bots can’t do it."""

    status = 403


class NotInvited(ServiceRefusal):
    """A bot can only sit where the table’s host has invited it."""

    status = 403
