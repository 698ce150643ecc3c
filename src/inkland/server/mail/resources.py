"""HTTP bodies for mail: addresses, links that were mailed, and forgotten passwords."""

from typing import Annotated

import msgspec
from msgspec import Meta

from inkland.protocol.resources import Body

Password = Annotated[str, Meta(min_length=1, max_length=400, description="8 to 200 signs")]
Language = Annotated[str, Meta(pattern="^[a-z]{2}$", description="The language of the mail")]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$", description="From a mailed link")]


class NewMailAddress(Body, frozen=True):
    """Ask for a mail address to be yours; it is when you have confirmed it."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Language | None = None


class OwnMail(msgspec.Struct, frozen=True):
    """Your mail address, if you have one.

    `waiting` is one that you have not confirmed yet; if none is confirmed, it is `address`, too.
    Mails to an address that does not work are not sent, and notices only with `is_subscribed`.
    """

    address: str | None = None
    is_confirmed: bool = False
    waiting: str | None = None
    is_working: bool = True
    is_subscribed: bool = True


class MailedToken(Body, frozen=True):
    """The token of a link that was mailed."""

    token: Token


class ForgottenPassword(Body, frozen=True):
    """Have a link for a new password mailed to you, if you have confirmed an address."""

    login_or_address: Annotated[str, Meta(min_length=1, max_length=254)]
    language: Language | None = None


class PasswordByMail(Body, frozen=True):
    """Set a new password with the token of a mail; you are logged out everywhere."""

    token: Token
    password: Password
