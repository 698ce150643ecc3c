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


class ForeignOrigin(ServiceRefusal):
    """This request comes from another site."""

    status = 403
