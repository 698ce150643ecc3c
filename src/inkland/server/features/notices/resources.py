"""HTTP bodies for notices: what an account wants to be told, and by which way."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from inkland.protocol.resources import Body
from inkland.server.mail.resources import OwnMail

NoticeKind = Literal[
    "your_turn",
    "game_began",
    "game_ended",
    "invitation",
    "half_time",
    "nudge",
    "password_changed",
    "account_changed",
    "moderated",
]
NoticeWay = Literal["push", "mail"]
Language = Literal["cs", "en", "pl", "ru", "uk"]
ClockTime = Annotated[
    str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$", max_length=5, description="HH:MM")
]
TimeZone = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_+/-]+$",
        max_length=60,
        description="A name of the IANA database, such as Europe/Prague",
    ),
]
PushKey = Annotated[str, Meta(pattern="^[A-Za-z0-9_=-]*$", max_length=120, description="base64url")]
NoticeKinds = dict[NoticeKind, Annotated[tuple[NoticeWay, ...], Meta(max_length=2)]]


class NoticeWishes(Body, frozen=True):
    """What you want to be told while away. A kind that is not named is told by every way.

    In quiet hours nothing is sent; what is still true is sent when they end. At most one mail a
    game and day, unless you ask for all.
    """

    kinds: NoticeKinds
    quiet_from: ClockTime | None = None
    quiet_until: ClockTime | None = None
    time_zone: TimeZone = "UTC"
    language: Language | None = None
    mails_per_day: Literal["one", "all"] = "one"


class NoticeState(msgspec.Struct, frozen=True):
    """What you want to be told while away, and what this host can send.

    `push_key` is what a browser needs to subscribe; null if this host sends no push messages.
    """

    kinds: dict[NoticeKind, tuple[NoticeWay, ...]]
    quiet_from: str | None
    quiet_until: str | None
    time_zone: str
    language: Language | None
    mails_per_day: Literal["one", "all"]
    push_key: str | None
    is_subscribed: bool
    has_mail: bool
    mail: OwnMail


class PushKeys(msgspec.Struct, frozen=True):
    """The keys for which messages to a browser are encrypted."""

    p256dh: PushKey
    auth: PushKey


class NewPushSubscription(msgspec.Struct, frozen=True):
    """A push subscription as browsers write it, and the language to send; the rest is ignored.

    Without a language it is the one that the browser prefers.
    """

    endpoint: Annotated[str, Meta(max_length=1000, description="An https URL of a push service")]
    keys: PushKeys
    language: Language | None = None


class OwnPushSubscription(msgspec.Struct, frozen=True):
    """Where a browser of yours receives push messages."""

    endpoint: str
    language: str


class OwnNotice(msgspec.Struct, frozen=True):
    """A notice to you that waits or was sent lately."""

    kind: str
    way: str
    table: str | None
    at: str
    sent_at: str | None


class OwnNotices(msgspec.Struct, frozen=True):
    """All that is stored to tell you something while you are away."""

    wishes: NoticeWishes
    subscriptions: tuple[OwnPushSubscription, ...]
    notices: tuple[OwnNotice, ...]
