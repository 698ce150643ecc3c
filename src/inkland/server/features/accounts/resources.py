"""HTTP bodies for members: login, sessions and passkeys."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from inkland.protocol.resources import Body, Guest
from inkland.server.mail.resources import Password

Login = Annotated[str, Meta(min_length=1, max_length=80, description="3 to 20 letters or digits")]
Base64 = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]*$", max_length=6000, description="base64url")]
PasskeyId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,1400}$", description="base64url")]


class NewMember(Body, frozen=True):
    """Turn a guest account into a member's; seats, games and results stay."""

    login: Login
    password: Password


class LogIn(Body, frozen=True):
    """Log in as a member."""

    login: Login
    password: Password


class Confirm(Body, frozen=True):
    """Confirm that it is you."""

    password: Password


class NewPassword(Body, frozen=True):
    """Change the password; without the present one only soon after a confirmation.

    All other sessions end unless you keep them, and passkeys stay unless you name them.
    """

    new_password: Password
    password: Password | None = None
    end_sessions: bool = True
    remove_passkeys: Annotated[tuple[PasskeyId, ...], Meta(max_length=100)] = ()


class SessionInfo(msgspec.Struct, frozen=True):
    """A session of yours; `agent` names its browser and system as far as they are known."""

    id: str
    created_at: str
    seen_at: str
    agent: str
    is_current: bool


class Sessions(msgspec.Struct, frozen=True):
    """Your sessions, the last seen first."""

    sessions: tuple[SessionInfo, ...]


class PasskeyOptions(msgspec.Struct, frozen=True, rename="camel"):
    """The WebAuthn options with which a browser creates or uses a passkey."""

    public_key: dict[str, Any]


class Attestation(msgspec.Struct, frozen=True):
    """An authenticator's response about a new passkey."""

    client_data: Base64 = msgspec.field(name="clientDataJSON")
    attestation_object: Base64 = msgspec.field(name="attestationObject")


class PasskeyMade(msgspec.Struct, frozen=True, rename="camel"):
    """A new passkey as browsers send it; other fields are ignored."""

    id: Base64
    raw_id: Base64
    type: Literal["public-key"]
    response: Attestation


class Assertion(msgspec.Struct, frozen=True):
    """An authenticator's response when a passkey is used."""

    client_data: Base64 = msgspec.field(name="clientDataJSON")
    authenticator_data: Base64 = msgspec.field(name="authenticatorData")
    signature: Base64
    user_handle: Base64 | None = msgspec.field(name="userHandle", default=None)


class PasskeyUsed(msgspec.Struct, frozen=True, rename="camel"):
    """The use of a passkey as browsers send it; other fields are ignored."""

    id: Base64
    raw_id: Base64
    type: Literal["public-key"]
    response: Assertion


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey of yours."""

    id: str
    created_at: str
    seen_at: str | None


class Passkeys(msgspec.Struct, frozen=True):
    """Your passkeys, the oldest first."""

    passkeys: tuple[PasskeyInfo, ...]


class MemberAccess(Guest, frozen=True):
    """Your account after a change of the password, and what else still lets somebody in."""

    sessions: tuple[SessionInfo, ...] = ()
    passkeys: tuple[PasskeyInfo, ...] = ()
