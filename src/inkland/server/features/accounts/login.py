"""Joining, logging in and out.

Each login issues a new session token and ends the session that the request came with. Attempts are
counted before the password is checked, so that parallel ones cannot exceed the limit, and refunded
if it was right. A device where the member has logged in before has a limit of its own, so that
strangers cannot lock the owner out.
"""

import math
from datetime import timedelta
from typing import Final, NamedTuple

from inkland.server.client_networks import counted_keys
from inkland.server.configuration.settings import Settings
from inkland.server.context import ServerContext
from inkland.server.errors import (
    AlreadyMember,
    LoginTaken,
    NoSuchSession,
    WrongPasskey,
    WrongPassword,
)
from inkland.server.features.accounts import passwords
from inkland.server.features.accounts.hashes import hash_token, new_token
from inkland.server.features.accounts.passwords import Passwords
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import (
    AttemptLimit,
    Credential,
    NewsKind,
    Passkey,
    session_id,
)
from inkland.server.features.accounts.resources import LogIn, NewMember, SessionInfo, Sessions
from inkland.server.process.security_log import record
from inkland.table.errors import TooManyRequests, WhoAreYou
from inkland.table.ids import AccountId, new_id
from inkland.table.names import confusables
from inkland.table.names.checks import checked_login
from inkland.table.storage.records import Account

_QUARTER: Final = timedelta(minutes=15)
LOGIN_ATTEMPTS: Final = AttemptLimit(10, _QUARTER)
ADDRESS_ATTEMPTS: Final = AttemptLimit(30, _QUARTER)
DEVICE_ATTEMPTS: Final = AttemptLimit(10, _QUARTER)
NEW_MEMBER_ATTEMPTS: Final = AttemptLimit(5, timedelta(hours=1))
PASSWORD_CHECKS: Final = AttemptLimit(300, _QUARTER)  # per address: many may sit behind one router


class AuthContext(NamedTuple):
    """What the use cases of members need."""

    context: ServerContext
    settings: Settings
    passwords: Passwords

    @property
    def members(self) -> AccountQueries:
        """The storage of members."""
        return AccountQueries(self.context.database)


class Caller(NamedTuple):
    """Where a request comes from: address, kind of browser, and hashes of the tokens sent.

    `origin` is that of the page, as far as the Host header says.
    """

    address: str
    agent: str
    session: bytes | None = None
    device: bytes | None = None
    origin: str = ""


class IssuedTokens(NamedTuple):
    """The tokens of a new session: one for it, and one for the device unless it has one."""

    account: AccountId
    token: str
    device: str | None


# --- Logging in


async def join(
    auth: AuthContext, account: Account, caller: Caller, request: NewMember
) -> IssuedTokens:
    """Turn a guest into a member; the account keeps all its seats, games and results.

    Raises `AlreadyMember`, `LoginTaken`, `TooManyRequests`, or a refusal of login or password.
    """
    login = checked_login(request.login)
    passwords.check(request.password, login, account.name)
    if await auth.members.credential_of(account.id) is not None:
        raise AlreadyMember()
    keys = [(f"address {caller.address}", ADDRESS_ATTEMPTS)]
    if auth.settings.limits:
        keys.append((f"joining {caller.address}", NEW_MEMBER_ATTEMPTS))
    for key, allowance in keys:
        await count_attempt(auth.members, key, allowance)
    await count_work(auth, caller)
    credential = Credential(
        account.id,
        login,
        confusables.lowercase_skeleton(login),
        confusables.uppercase_skeleton(login),
        await auth.passwords.hash(request.password),
    )
    if not await auth.members.become_member(credential):
        for key, _allowance in keys[
            1:
        ]:  # the attempt by address stays counted: names could be probed
            await refund_attempt(auth.members, key)
        raise LoginTaken()
    await refund_attempt(auth.members, keys[0][0])
    record("member made", account=account.id)
    return await issue_session(auth, credential, caller)


async def log_in(auth: AuthContext, caller: Caller, request: LogIn) -> IssuedTokens:
    """Log in with a password. An unknown login and a wrong password cannot be told apart.

    Raises `WrongPassword` or `TooManyRequests`.
    """
    small = login_skeleton(request.login)
    credential = await auth.members.credential(small)
    keys = await _limits_of(auth, caller, small, credential)
    for key, allowance in keys:
        await count_attempt(auth.members, key, allowance)
    await count_work(auth, caller)
    stored = None if credential is None else credential.password
    try:
        if not await auth.passwords.verify(stored, request.password) or credential is None:
            raise WrongPassword()
        given = await issue_session(auth, credential, caller)
    except WrongPassword:
        # Not what was typed: people type passwords into the wrong field.
        owner = None if credential is None else credential.account
        record("login failed", account=owner, by="password")
        raise
    for key, _allowance in keys:
        await refund_attempt(auth.members, key)
    if auth.passwords.needs_rehash(credential.password):
        fresh = await auth.passwords.hash(request.password)
        await auth.members.change_password(credential.account, credential.password, fresh)
    record("login", account=credential.account, by="password")
    await tell_new_device(auth, given, caller)
    return given


async def _limits_of(
    auth: AuthContext, caller: Caller, small: str, credential: Credential | None
) -> list[tuple[str, AttemptLimit]]:
    """Return the limits to count by. The address is first: an exhausted one costs no login."""
    owner = AccountId("") if credential is None else credential.account
    if own := await device_limit(auth, caller, owner):
        return [own]
    return [(f"address {caller.address}", ADDRESS_ATTEMPTS), (f"login {small}", LOGIN_ATTEMPTS)]


async def device_limit(
    auth: AuthContext, caller: Caller, owner: AccountId
) -> tuple[str, AttemptLimit] | None:
    """Return the limit of the caller's device; None if the owner has not logged in there before."""
    if caller.device is None or not await auth.members.knows_device(owner, caller.device):
        return None
    return f"device {caller.device.hex()}", DEVICE_ATTEMPTS


async def issue_session(
    auth: AuthContext, proof: Credential | Passkey, caller: Caller, *, confirmed: bool = False
) -> IssuedTokens:
    """Create a session in place of the caller's, and a device token unless it has one.

    `proof` was verified, which took time: raises `WrongPassword` or `WrongPasskey` if it does not
    let in any more, and `WhoAreYou` if the session to confirm has ended.
    """
    account, token, device = proof.account, new_token(), None
    if not await auth.members.add_session(
        proof, hash_token(token), caller.agent, caller.session, confirmed=confirmed
    ):
        if confirmed and not await is_logged_in(auth, caller):
            raise WhoAreYou()
        raise WrongPassword() if isinstance(proof, Credential) else WrongPasskey()
    if caller.device is None or not await auth.members.knows_device(account, caller.device):
        device = new_token()
        await auth.members.add_device(account, hash_token(device))
    return IssuedTokens(account, token, device)


async def tell_new_device(auth: AuthContext, given: IssuedTokens, caller: Caller) -> None:
    """Tell the owner of a login on a device that was not known before."""
    if given.device is not None:
        await tell_news(auth, given.account, "device_added", caller)


async def tell_news(auth: AuthContext, account: AccountId, kind: NewsKind, caller: Caller) -> None:
    """Store what the caller's browser has done to the account, and let its owner be told."""
    await auth.members.tell(account, kind, caller.agent, news_order(auth))


def news_order(auth: AuthContext) -> str | None:
    """Return the id of a mail about news; None if this site sends none."""
    return new_id() if auth.settings.has_mail else None


async def is_logged_in(auth: AuthContext, caller: Caller) -> bool:
    """Whether the caller's session is still valid."""
    return caller.session is not None and bool(await auth.members.valid_sessions([caller.session]))


async def count_attempt(members: AccountQueries, key: str, allowance: AttemptLimit) -> None:
    """Count an attempt, also for its IPv6 site; raises `TooManyRequests` beyond the limit."""
    for one, factor in counted_keys(key):
        if wait := await members.count_attempt(one, allowance.times(factor)):
            raise TooManyRequests(seconds=math.ceil(wait))


async def refund_attempt(members: AccountQueries, key: str) -> None:
    """Uncount an attempt."""
    for one, _factor in counted_keys(key):
        await members.refund_attempt(one)


async def count_work(auth: AuthContext, caller: Caller) -> None:
    """Limit the password checks of an address: each costs 0.1 s of CPU, even a successful one."""
    if auth.settings.limits:
        await count_attempt(auth.members, f"passwords {caller.address}", PASSWORD_CHECKS)


def login_skeleton(login: str) -> str:
    """Return the skeleton of a login; empty if the text cannot be one."""
    return confusables.lowercase_skeleton(login) if login.isprintable() else ""


# --- Sessions, and logging out


async def own_sessions(context: ServerContext, account: Account, current: bytes | None) -> Sessions:
    """Return the sessions of the account; the one with the hash `current` is marked."""
    return Sessions(
        tuple(
            SessionInfo(
                session.id,
                session.created_at.isoformat(),
                session.seen_at.isoformat(),
                session.agent,
                session.hash == current,
            )
            for session in await AccountQueries(context.database).sessions(account.id)
        )
    )


async def end_session(auth: AuthContext, account: Account, id: str) -> None:
    """End one of the account's sessions by its id; raises `NoSuchSession`."""
    if not await auth.members.end_session(account.id, id):
        raise NoSuchSession()
    record("session ended", account=account.id, session=id)


async def end_other_sessions(auth: AuthContext, account: Account, current: bytes | None) -> None:
    """End all sessions of the account but the current one."""
    count = await auth.members.end_sessions(account.id, but=current)
    record("sessions ended", account=account.id, count=count)


async def log_out(auth: AuthContext, account: Account, session: bytes) -> None:
    """End the current session."""
    await auth.members.end_session(account.id, session_id(session))
    record("logout", account=account.id, session=session_id(session))
