"""HTTP bodies for recovery codes, and for what has happened to an account."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from inkland.protocol.resources import Body
from inkland.server.mail.resources import Password

CodeText = Annotated[str, Meta(min_length=1, max_length=80, description="One of ten, used once")]
LoginText = Annotated[str, Meta(min_length=1, max_length=80, description="Your login")]


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Your new recovery codes, shown this once; those before are void."""

    codes: tuple[str, ...]


class RecoveryState(msgspec.Struct, frozen=True):
    """How many recovery codes you have left, and when they were made."""

    left: int = 0
    made_at: str | None = None


class PasswordByCode(Body, frozen=True):
    """Set a new password with a recovery code; you are logged out everywhere."""

    login: LoginText
    code: CodeText
    password: Password


class OwnNews(msgspec.Struct, frozen=True):
    """Something that has happened to your account; `agent` is the kind of browser that did it."""

    kind: Literal[
        "password_changed", "passkey_added", "device_added", "recovery_used", "codes_made"
    ]
    at: str
    agent: str
    is_seen: bool


class OwnAccountNews(msgspec.Struct, frozen=True):
    """What has happened to your account lately, the newest first."""

    news: tuple[OwnNews, ...]
