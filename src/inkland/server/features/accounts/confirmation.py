"""Confirmations: a member shows the password or a passkey again.

What changes how one gets in, ends other sessions, exports or erases needs a confirmation of the
last minutes, so that a stolen cookie does not become the account. A login is none: the cookie may
be stolen right after it. A confirmation replaces the token of the session, so that whoever has a
copy of the old one is logged out and cannot use it. A guest has nothing to confirm with: the cookie
of a guest is the account.
"""

from datetime import timedelta
from typing import Final

from inkland.server.errors import ConfirmationNeeded, NotMember, WrongPassword
from inkland.server.features.accounts import passkeys, passwords
from inkland.server.features.accounts.login import (
    LOGIN_ATTEMPTS,
    AuthContext,
    Caller,
    IssuedTokens,
    count_attempt,
    count_work,
    device_limit,
    is_logged_in,
    issue_session,
    news_order,
    refund_attempt,
)
from inkland.server.features.accounts.records import Credential
from inkland.server.features.accounts.resources import Confirm, NewPassword
from inkland.server.process.security_log import record
from inkland.table.errors import WhoAreYou
from inkland.table.storage.records import Account

CONFIRMATION_LIFETIME: Final = timedelta(minutes=5)


async def check_confirmed(auth: AuthContext, account: Account, caller: Caller) -> None:
    """Raise `ConfirmationNeeded` if a member has not confirmed this session lately."""
    if await auth.members.credential_of(account.id) is not None:
        await _check_session(auth, caller)


async def confirm(
    auth: AuthContext, account: Account, caller: Caller, request: Confirm
) -> IssuedTokens:
    """Confirm the session with the password.

    Raises `NotMember`, a refusal of the password, or `WhoAreYou` if the session has ended.
    """
    credential = await _credential(auth, account)
    await _check_password(auth, caller, credential, request.password)
    given = await issue_session(auth, credential, caller, confirmed=True)
    record("confirmation", account=account.id, by="password")
    return given


async def change_password(
    auth: AuthContext, account: Account, caller: Caller, request: NewPassword
) -> IssuedTokens:
    """Change the password; forgets all devices, ends other sessions and removes passkeys as asked.

    Raises `NotMember`, `ConfirmationNeeded` without the present password, `WrongPassword`,
    `TooManyRequests`, `BadPassword` for the new one, or `WhoAreYou` if the session has ended
    meanwhile.
    """
    credential = await _credential(auth, account)
    passwords.check(request.new_password, credential.login, account.name)
    if request.password is None:
        await _check_session(auth, caller)
    else:
        await _check_password(auth, caller, credential, request.password)
    fresh = await auth.passwords.hash(request.new_password)
    ended = await auth.members.replace_password(
        credential,
        fresh,
        caller.session or b"",
        passkeys=passkeys.read_ids(request.remove_passkeys),
        ends_sessions=request.end_sessions,
    )
    if ended is None:
        raise WrongPassword() if await is_logged_in(auth, caller) else WhoAreYou()
    for id in ended.passkeys:
        passkeys.record_removal(account.id, id)
    record("password changed", account=account.id)
    if request.end_sessions:
        record("sessions ended", account=account.id, count=ended.sessions)
    if (order := news_order(auth)) is not None:
        await auth.members.order_password_mail(account.id, order)
    renewed = credential._replace(password=fresh)
    return await issue_session(auth, renewed, caller, confirmed=True)


async def _credential(auth: AuthContext, account: Account) -> Credential:
    credential = await auth.members.credential_of(account.id)
    if credential is None:
        raise NotMember()
    return credential


async def _check_session(auth: AuthContext, caller: Caller) -> None:
    session = caller.session
    if session is None or not await auth.members.is_confirmed(session, CONFIRMATION_LIFETIME):
        raise ConfirmationNeeded()


async def _check_password(
    auth: AuthContext, caller: Caller, credential: Credential, password: str
) -> None:
    """Raise `WrongPassword` or `TooManyRequests`.

    A session on the owner's own device has attempts of its own, so that a thief who guesses cannot
    use up all. A thief with all cookies of the device uses up those of the session, and no logins:
    the owner logs in anew, which ends the thief's copy.
    """
    key = f"password {credential.account}"
    if caller.session and await device_limit(auth, caller, credential.account):
        key = f"confirmation {caller.session.hex()}"
    await count_attempt(auth.members, key, LOGIN_ATTEMPTS)
    await count_work(auth, caller)
    if not await auth.passwords.verify(credential.password, password):
        record("confirmation failed", account=credential.account, by="password")
        raise WrongPassword()
    await refund_attempt(auth.members, key)
