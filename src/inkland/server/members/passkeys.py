"""Passkeys: keys that devices keep for people, on https only.

A challenge is given out once, kept for some minutes and taken when it comes back. A passkey lets in
by itself, so the device must have asked for finger, face or PIN.
"""

import json
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from inkland.protocol.member_resources import PasskeyMade, PasskeyOptions, PasskeyUsed
from inkland.server.errors import NoSuchPasskey, NotHere, NotMember, TooManyPasskeys, WrongPasskey
from inkland.server.members.login import (
    AuthContext,
    Caller,
    IssuedTokens,
    count_attempt,
    issue_session,
)
from inkland.server.settings import Settings
from inkland.server.storage.members_port import MAX_PASSKEYS, AttemptLimit, Passkey
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account

CHALLENGE_LIFETIME: Final = timedelta(minutes=5)
CHALLENGE_ATTEMPTS: Final = AttemptLimit(120, timedelta(minutes=15))
_BROKEN: Final = (WebAuthnException, ValueError, KeyError, TypeError)


def encode_id(id: bytes) -> str:
    """The id of a passkey, as browsers write it."""
    return bytes_to_base64url(id)


def _read(text: str) -> bytes:
    try:
        return base64url_to_bytes(text)
    except ValueError as unclear:
        raise WrongPasskey() from unclear


def _site(settings: Settings) -> tuple[str, str]:
    """The name of the site, and the origin of its pages."""
    if settings.public_url is None or not settings.is_https:
        raise NotHere()
    return urlsplit(settings.public_url).hostname or "", settings.public_url


# --- Making one


async def options_to_add(desk: AuthContext, account: Account, caller: Caller) -> PasskeyOptions:
    """What the browser of a member needs to make a passkey."""
    site, _origin = _site(desk.settings)
    credential = await desk.members.credential_of(account.id)
    if credential is None:
        raise NotMember()
    own = await desk.members.passkeys(account.id)
    options = webauthn.generate_registration_options(
        rp_id=site,
        rp_name="Inkland",
        user_id=account.id.encode(),
        user_name=credential.login,
        exclude_credentials=[PublicKeyCredentialDescriptor(passkey.id) for passkey in own],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
    )
    await _keep(desk, caller, options.challenge, account.id)
    return PasskeyOptions(json.loads(webauthn.options_to_json(options)))


async def add(desk: AuthContext, account: Account, made: PasskeyMade) -> None:
    """Keep a passkey that the member's device has made."""
    site, origin = _site(desk.settings)
    challenge = await _taken(desk, made.response.client_data, account.id)
    try:
        found = webauthn.verify_registration_response(
            credential=msgspec.to_builtins(made),
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
            require_user_verification=True,
        )
    except _BROKEN as broken:
        raise WrongPasskey() from broken
    passkey = Passkey(
        found.credential_id,
        account.id,
        found.credential_public_key,
        found.sign_count,
        datetime.now(UTC),
    )
    if not await desk.members.add_passkey(passkey):
        own = await desk.members.passkeys(account.id)
        raise TooManyPasskeys() if len(own) >= MAX_PASSKEYS else WrongPasskey()


async def remove(desk: AuthContext, account: Account, id: str) -> None:
    """A passkey is no longer good."""
    if not await desk.members.remove_passkey(account.id, _read(id)):
        raise NoSuchPasskey()


# --- Using one


async def options_to_log_in(desk: AuthContext, caller: Caller) -> PasskeyOptions:
    """What any browser needs to use a passkey; the device knows which it has for this site."""
    site, _origin = _site(desk.settings)
    options = webauthn.generate_authentication_options(
        rp_id=site, user_verification=UserVerificationRequirement.REQUIRED
    )
    await _keep(desk, caller, options.challenge, None)
    return PasskeyOptions(json.loads(webauthn.options_to_json(options)))


async def log_in(desk: AuthContext, caller: Caller, used: PasskeyUsed) -> IssuedTokens:
    """Let in whoever has the passkey. One that counts its uses must have counted on."""
    site, origin = _site(desk.settings)
    challenge = await _taken(desk, used.response.client_data, None)
    passkey = await desk.members.passkey(_read(used.raw_id))
    if passkey is None:
        raise WrongPasskey()
    handle = used.response.user_handle
    if handle is not None and _read(handle) != passkey.account.encode():
        raise WrongPasskey()
    try:
        found = webauthn.verify_authentication_response(
            credential=msgspec.to_builtins(used),
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
            require_user_verification=True,
        )
    except _BROKEN as broken:
        raise WrongPasskey() from broken
    if not await desk.members.use_passkey(passkey.id, passkey.uses, found.new_sign_count):
        raise WrongPasskey()
    return await issue_session(desk, passkey.account, caller)


# --- Challenges


async def _keep(
    desk: AuthContext, caller: Caller, challenge: bytes, account: AccountId | None
) -> None:
    await count_attempt(desk.members, f"challenge {caller.address}", CHALLENGE_ATTEMPTS)
    await desk.members.save_challenge(sha256(challenge).digest(), account, CHALLENGE_LIFETIME)


async def _taken(desk: AuthContext, client_data: str, account: AccountId | None) -> bytes:
    """The challenge that comes back with an answer; it is good this one time."""
    try:
        said: Any = json.loads(base64url_to_bytes(client_data))
        challenge = base64url_to_bytes(said["challenge"])
    except _BROKEN as broken:
        raise WrongPasskey() from broken
    if not await desk.members.take_challenge(sha256(challenge).digest(), account):
        raise WrongPasskey()
    return challenge
