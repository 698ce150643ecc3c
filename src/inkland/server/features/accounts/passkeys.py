"""Passkeys (WebAuthn), on https, and on localhost, which browsers trust as much.

A challenge is stored for some minutes and valid for one answer. A passkey is the only factor of a
login, so user verification (finger, face or PIN) is required.
"""

import json
from collections.abc import Iterable
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

from inkland.server.context import ServerContext
from inkland.server.errors import NoSuchPasskey, NotHere, NotMember, TooManyPasskeys, WrongPasskey
from inkland.server.features.accounts.login import (
    AuthContext,
    Caller,
    IssuedTokens,
    count_attempt,
    is_logged_in,
    issue_session,
    refund_attempt,
    tell_new_device,
    tell_news,
)
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import MAX_PASSKEYS, AttemptLimit, Passkey
from inkland.server.features.accounts.resources import (
    PasskeyInfo,
    PasskeyMade,
    PasskeyOptions,
    Passkeys,
    PasskeyUsed,
)
from inkland.server.process.security_log import record
from inkland.table.errors import WhoAreYou
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account

CHALLENGE_LIFETIME: Final = timedelta(minutes=5)
CHALLENGE_ATTEMPTS: Final = AttemptLimit(120, timedelta(minutes=15))
PASSKEY_ATTEMPTS: Final = AttemptLimit(30, timedelta(minutes=15))  # failed ones of an address
_INVALID: Final = (WebAuthnException, ValueError, KeyError, TypeError)


def encode_id(id: bytes) -> str:
    """Encode the id of a passkey as browsers do."""
    return bytes_to_base64url(id)


def _short(id: bytes) -> str:
    """Return enough of the id of a passkey to find it in the log again."""
    return encode_id(id)[:12]


def _read(text: str) -> bytes:
    try:
        return base64url_to_bytes(text)
    except ValueError as failure:
        raise WrongPasskey() from failure


def _site(auth: AuthContext, caller: Caller) -> tuple[str, str]:
    """Return the WebAuthn site name and origin; raises `NotHere` without https or localhost.

    An address such as 127.0.0.1 cannot be the name of a site.
    """
    origin = auth.settings.public_url or caller.origin
    parts = urlsplit(origin)
    if parts.scheme != "https" and parts.hostname != "localhost":
        raise NotHere()
    return parts.hostname or "", origin


# --- Adding and removing


async def options_to_add(auth: AuthContext, account: Account, caller: Caller) -> PasskeyOptions:
    """Return what a member's browser needs to make a passkey; raises `NotMember`."""
    site, _origin = _site(auth, caller)
    credential = await auth.members.credential_of(account.id)
    if credential is None:
        raise NotMember()
    own = await auth.members.passkeys(account.id)
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
    await _save_challenge(auth, caller, options.challenge, account.id)
    return PasskeyOptions(json.loads(webauthn.options_to_json(options)))


async def add(auth: AuthContext, account: Account, caller: Caller, made: PasskeyMade) -> None:
    """Verify and store a new passkey.

    Raises `WrongPasskey`, `TooManyPasskeys`, or `WhoAreYou` if the session has ended meanwhile.
    """
    site, origin = _site(auth, caller)
    challenge = await _take_challenge(auth, made.response.client_data, account.id)
    try:
        found = webauthn.verify_registration_response(
            credential=msgspec.to_builtins(made),
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
            require_user_verification=True,
        )
    except _INVALID as failure:
        raise WrongPasskey() from failure
    passkey = Passkey(
        found.credential_id,
        account.id,
        found.credential_public_key,
        found.sign_count,
        datetime.now(UTC),
    )
    if not await auth.members.add_passkey(passkey, caller.session or b""):
        if not await is_logged_in(auth, caller):
            raise WhoAreYou()
        own = await auth.members.passkeys(account.id)
        raise TooManyPasskeys() if len(own) >= MAX_PASSKEYS else WrongPasskey()
    record("passkey added", account=account.id, passkey=_short(passkey.id))
    await tell_news(auth, account.id, "passkey_added", caller)


async def remove(auth: AuthContext, account: Account, id: str) -> None:
    """Remove a passkey of this account; raises `NoSuchPasskey`."""
    (passkey,) = read_ids([id])
    if not await auth.members.remove_passkey(account.id, passkey):
        raise NoSuchPasskey()
    record_removal(account.id, passkey)


def record_removal(account: AccountId, id: bytes) -> None:
    """Write to the security log that a passkey was removed."""
    record("passkey removed", account=account, passkey=_short(id))


def read_ids(ids: Iterable[str]) -> list[bytes]:
    """Return the ids of passkeys as they are stored; raises `WrongPasskey` if one is none."""
    return [_read(id) for id in ids]


# --- Logging in and confirming


async def options_to_use(
    auth: AuthContext, caller: Caller, account: Account | None = None
) -> PasskeyOptions:
    """Return what a browser needs to log in or, with an account, to confirm who it is.

    At a login the device knows which passkeys it has here. Raises `NoSuchPasskey` if the account
    has none.
    """
    site, _origin = _site(auth, caller)
    own = () if account is None else await auth.members.passkeys(account.id)
    if account is not None and not own:
        raise NoSuchPasskey()
    options = webauthn.generate_authentication_options(
        rp_id=site,
        allow_credentials=[PublicKeyCredentialDescriptor(passkey.id) for passkey in own],
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    await _save_challenge(auth, caller, options.challenge, account and account.id)
    return PasskeyOptions(json.loads(webauthn.options_to_json(options)))


async def log_in(auth: AuthContext, caller: Caller, used: PasskeyUsed) -> IssuedTokens:
    """Log in with a passkey; raises `WrongPasskey` or `TooManyRequests`."""
    await _count_attempt(auth, caller)
    try:
        passkey = await _verify(auth, caller, used, None)
        given = await issue_session(auth, passkey, caller)
    except WrongPasskey:
        record("login failed", by="passkey")
        raise
    await refund_attempt(auth.members, _attempt_key(caller))
    record("login", account=passkey.account, by="passkey")
    await tell_new_device(auth, given, caller)
    return given


async def confirm(
    auth: AuthContext, account: Account, caller: Caller, used: PasskeyUsed
) -> IssuedTokens:
    """Confirm the session with a passkey of the account.

    Raises `WrongPasskey`, `TooManyRequests`, or `WhoAreYou` if the session has ended meanwhile.
    """
    await _count_attempt(auth, caller)
    try:
        passkey = await _verify(auth, caller, used, account.id)
        given = await issue_session(auth, passkey, caller, confirmed=True)
    except WrongPasskey:
        record("confirmation failed", account=account.id, by="passkey")
        raise
    await refund_attempt(auth.members, _attempt_key(caller))
    record("confirmation", account=account.id, by="passkey")
    return given


def _attempt_key(caller: Caller) -> str:
    """Return what attempts are counted by: not the account, so that strangers cannot lock it."""
    return f"passkeys {caller.address}"


async def _count_attempt(auth: AuthContext, caller: Caller) -> None:
    """Count an attempt before it costs work and a line of the log; see `count_attempt`."""
    await count_attempt(auth.members, _attempt_key(caller), PASSKEY_ATTEMPTS)


async def _verify(
    auth: AuthContext, caller: Caller, used: PasskeyUsed, asked: AccountId | None
) -> Passkey:
    """Verify the use of a passkey and return it; its account is `asked` unless that is None.

    Raises `WrongPasskey`. A signature counter that has not grown means that the key may have been
    copied.
    """
    site, origin = _site(auth, caller)
    challenge = await _take_challenge(auth, used.response.client_data, asked)
    passkey = await auth.members.passkey(_read(used.raw_id))
    if passkey is None or asked not in (None, passkey.account):
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
    except _INVALID as failure:
        raise WrongPasskey() from failure
    if not await auth.members.use_passkey(passkey.id, passkey.uses, found.new_sign_count):
        raise WrongPasskey()
    return passkey


# --- Challenges


async def _save_challenge(
    auth: AuthContext, caller: Caller, challenge: bytes, account: AccountId | None
) -> None:
    await count_attempt(auth.members, f"challenge {caller.address}", CHALLENGE_ATTEMPTS)
    await auth.members.save_challenge(sha256(challenge).digest(), account, CHALLENGE_LIFETIME)


async def _take_challenge(auth: AuthContext, client_data: str, account: AccountId | None) -> bytes:
    """Return the challenge of an answer, and use it up; raises `WrongPasskey` if invalid."""
    try:
        client: Any = json.loads(base64url_to_bytes(client_data))
        challenge = base64url_to_bytes(client["challenge"])
    except _INVALID as failure:
        raise WrongPasskey() from failure
    if not await auth.members.take_challenge(sha256(challenge).digest(), account):
        raise WrongPasskey()
    return challenge


async def own_passkeys(context: ServerContext, account: Account) -> Passkeys:
    """Return the passkeys of the account."""
    return Passkeys(
        tuple(
            PasskeyInfo(
                encode_id(passkey.id),
                passkey.created_at.isoformat(),
                None if passkey.seen_at is None else passkey.seen_at.isoformat(),
            )
            for passkey in await AccountQueries(context.database).passkeys(account.id)
        )
    )
