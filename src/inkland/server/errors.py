"""Refusals that only a server on the internet has: members, deals of the day, malformed requests.

A class name is the code that clients receive, its docstring the English message.
"""

from inkland.table.errors import ServiceRefusal


class NoSuchDay(ServiceRefusal):
    """There is no deal of this day."""

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
    """You have left too many games of this event to stand-ins to play in it any more."""


class NotSlow(ServiceRefusal):
    """Only in games over days can players be reminded."""


class NotAwaited(ServiceRefusal):
    """The table does not wait for a person on seat {seat}."""


class NudgedToday(ServiceRefusal):
    """You have reminded this player already; once a day is enough."""


class LoginTaken(ServiceRefusal):
    """This login is taken, or it looks like one that is."""


class BadPassword(ServiceRefusal):
    """A password has at least 8 characters and is not one that anybody would guess."""

    status = 422


class WrongPassword(ServiceRefusal):
    """Login and password do not go together."""

    status = 403


class ConfirmationNeeded(ServiceRefusal):
    """Confirm first, with your password or a passkey, that it is you."""

    status = 403


class AlreadyMember(ServiceRefusal):
    """You are a member already."""


class NotMember(ServiceRefusal):
    """Only a member can do this."""


class NoSuchSession(ServiceRefusal):
    """There is no such session."""

    status = 404


class NoSuchPerson(ServiceRefusal):
    """This person is not on this device any more."""

    status = 404


class DeviceFull(ServiceRefusal):
    """There are eight people on this device; take one off first."""


class NoSuchPasskey(ServiceRefusal):
    """There is no such passkey."""

    status = 404


class WrongPasskey(ServiceRefusal):
    """This passkey is not accepted."""

    status = 403


class TooManyPasskeys(ServiceRefusal):
    """There is no room for another passkey; remove one first."""


class NotHere(ServiceRefusal):
    """Passkeys need a site on https, or this machine itself as localhost."""

    status = 404


class MailNotHere(ServiceRefusal):
    """No mail is sent from here; ask whoever runs this site."""

    status = 404


class BadMailAddress(ServiceRefusal):
    """This is not a mail address."""

    status = 422


class WrongRecoveryCode(ServiceRefusal):
    """Login and recovery code do not go together, or the code was used before."""

    status = 403


class LinkExpired(ServiceRefusal):
    """This link was used before, or is too old; ask for a new one."""

    status = 404


class TooManyPublicTables(ServiceRefusal):
    """You, or others at your address, have too many open public tables; close or start one."""

    status = 429


class NoSuchKnock(ServiceRefusal):
    """There is no such knock, or it has waited too long."""

    status = 404


class NoPush(ServiceRefusal):
    """This host sends no push messages."""

    status = 404


class NoSuchProfile(ServiceRefusal):
    """This player shows no page, or there is no such player."""

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
    """This list is full; remove somebody first."""


class NotPlayedTogether(ServiceRefusal):
    """You can invite people with whom you have played before."""


class NotModerator(ServiceRefusal):
    """Only moderators can do this."""

    status = 403


class Suspended(ServiceRefusal):
    """Your account is suspended. You can read why, answer, and export or erase your data."""

    status = 403


class NothingToReport(ServiceRefusal):
    """There is nothing here that could be reported."""


class NoSuchReport(ServiceRefusal):
    """There is no such report or answer, or somebody has dealt with it already."""

    status = 404


class ModeratorsAreEqual(ServiceRefusal):
    """No moderator acts on another one, or on themselves; whoever runs the site can."""


class DecidedByModerator(ServiceRefusal):
    """A moderator has changed this, so you cannot put it back."""


class NothingToChange(ServiceRefusal):
    """It is so already."""


class NoSuchDecision(ServiceRefusal):
    """There is no such decision, or you have answered it already."""

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
    """This cannot be done with a token; log in for it."""

    status = 403


class TokenLacksScope(ServiceRefusal):
    """This token may not be used for that; it would need one of: {scopes}."""

    status = 403


class NoSuchToken(ServiceRefusal):
    """There is no such token."""

    status = 404


class TooManyTokens(ServiceRefusal):
    """There is no room for another token; revoke one first."""


class ScopeOfBots(ServiceRefusal):
    """Only a bot account can play as a bot."""


class ScopeNotForBots(ServiceRefusal):
    """A token of a bot account can read games and play as a bot, nothing else."""


class NotFresh(ServiceRefusal):
    """Only an account that has never played can become a bot."""


class NotForBots(ServiceRefusal):
    """This is for people; a bot cannot do it."""

    status = 403


class NotInvited(ServiceRefusal):
    """A bot sits down where the host of the table has invited it."""

    status = 403
