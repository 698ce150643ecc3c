"""The desk: where guests become members, and members come in and go. Use cases as plain functions.

Whoever is let in gets a new token, and the one before is worth nothing any more. Tries are counted
before a password is looked at, so that many at once do not slip through; who was right is not
counted. A device where the member has logged in before has tries of its own: strangers may use up
theirs, and the owner still gets in.
"""

import math
from datetime import timedelta
from typing import Final, NamedTuple

from inkland.protocol.member_resources import LogIn, NewMember, NewPassword
from inkland.server.context import ServerContext
from inkland.server.errors import AlreadyMember, LoginTaken, NoSuchSession, NotMember, WrongPassword
from inkland.server.members import passwords
from inkland.server.members.guests import hash_token, new_token
from inkland.server.members.passwords import Passwords
from inkland.server.settings import Settings
from inkland.server.storage.members_port import AttemptLimit, Credential, MemberStorage, session_id
from inkland.table.errors import TooManyRequests
from inkland.table.ids import AccountId
from inkland.table.names import confusables
from inkland.table.names.checks import checked_login
from inkland.table.storage.records import Account

_QUARTER: Final = timedelta(minutes=15)
LOGIN_ATTEMPTS: Final = AttemptLimit(10, _QUARTER)
ADDRESS_ATTEMPTS: Final = AttemptLimit(30, _QUARTER)
DEVICE_ATTEMPTS: Final = AttemptLimit(10, _QUARTER)
NEW_MEMBER_ATTEMPTS: Final = AttemptLimit(5, timedelta(hours=1))
PASSWORD_CHECKS: Final = AttemptLimit(300, _QUARTER)  # a hall of a hundred sits behind one router


class AuthContext(NamedTuple):
    """What the desk works with."""

    context: ServerContext
    settings: Settings
    passwords: Passwords

    @property
    def members(self) -> MemberStorage:
        """What is kept of members."""
        return self.context.storage.members()


class Caller(NamedTuple):
    """Who stands at the desk, as far as one can see: hashes of the tokens they have sent."""

    address: str
    agent: str
    session: bytes | None = None
    device: bytes | None = None


class IssuedTokens(NamedTuple):
    """What somebody gets who is let in: a token, and one for the device unless it has one."""

    account: AccountId
    token: str
    device: str | None


# --- Coming in


async def join(
    desk: AuthContext, account: Account, caller: Caller, request: NewMember
) -> IssuedTokens:
    """A guest becomes a member: the account stays, with all its seats, games and results."""
    login = checked_login(request.login)
    passwords.check(request.password, login, account.name)
    if await desk.members.credential_of(account.id) is not None:
        raise AlreadyMember()
    keys = [(f"address {caller.address}", ADDRESS_ATTEMPTS)]
    if desk.settings.limits:
        keys.append((f"joining {caller.address}", NEW_MEMBER_ATTEMPTS))
    for key, allowance in keys:
        await count_attempt(desk.members, key, allowance)
    await _count_work(desk, caller)
    credential = Credential(
        account.id,
        login,
        confusables.lowercase_skeleton(login),
        confusables.uppercase_skeleton(login),
        await desk.passwords.hash(request.password),
    )
    if not await desk.members.become_member(credential):
        for key, _allowance in keys[1:]:  # who tries names in turn is counted all the same
            await desk.members.refund_attempt(key)
        raise LoginTaken()
    await desk.members.refund_attempt(keys[0][0])
    return await issue_session(desk, account.id, caller)


async def log_in(desk: AuthContext, caller: Caller, request: LogIn) -> IssuedTokens:
    """Be the member that one is; an unknown login and a wrong password look and take the same."""
    small = _skeleton(request.login)
    credential = await desk.members.credential(small)
    keys = await _tries(desk, caller, small, credential)
    for key, allowance in keys:
        await count_attempt(desk.members, key, allowance)
    await _count_work(desk, caller)
    kept = None if credential is None else credential.password
    if not await desk.passwords.verify(kept, request.password) or credential is None:
        raise WrongPassword()
    for key, _allowance in keys:
        await desk.members.refund_attempt(key)
    if desk.passwords.needs_rehash(credential.password):
        fresh = await desk.passwords.hash(request.password)
        await desk.members.change_password(credential.account, credential.password, fresh)
    return await issue_session(desk, credential.account, caller)


async def _tries(
    desk: AuthContext, caller: Caller, small: str, credential: Credential | None
) -> list[tuple[str, AttemptLimit]]:
    """Whose tries are used up. The address comes first: one that has none left harms no login."""
    owner = AccountId("") if credential is None else credential.account
    if caller.device is not None and await desk.members.knows_device(owner, caller.device):
        return [(f"device {caller.device.hex()}", DEVICE_ATTEMPTS)]
    return [(f"address {caller.address}", ADDRESS_ATTEMPTS), (f"login {small}", LOGIN_ATTEMPTS)]


async def issue_session(desk: AuthContext, account: AccountId, caller: Caller) -> IssuedTokens:
    """A new session instead of the one that the caller came with."""
    token, device = new_token(), None
    await desk.members.add_session(account, hash_token(token), caller.agent, caller.session)
    if caller.device is None or not await desk.members.knows_device(account, caller.device):
        device = new_token()
        await desk.members.add_device(account, hash_token(device))
    return IssuedTokens(account, token, device)


async def count_attempt(members: MemberStorage, key: str, allowance: AttemptLimit) -> None:
    """Count a try, or refuse it."""
    if wait := await members.count_attempt(key, allowance):
        raise TooManyRequests(seconds=math.ceil(wait))


async def _count_work(desk: AuthContext, caller: Caller) -> None:
    """To look at a password takes a tenth of a second, and who is right can ask for it again."""
    if desk.settings.limits:
        await count_attempt(desk.members, f"passwords {caller.address}", PASSWORD_CHECKS)


def _skeleton(login: str) -> str:
    """The skeleton of what somebody calls their login; of what cannot be one, nothing."""
    return confusables.lowercase_skeleton(login) if login.isprintable() else ""


# --- Going


async def end_session(desk: AuthContext, account: Account, id: str) -> None:
    """Log out somewhere."""
    if not await desk.members.end_session(account.id, id):
        raise NoSuchSession()


async def log_out(desk: AuthContext, account: Account, session: bytes) -> None:
    """Log out here."""
    await desk.members.end_session(account.id, session_id(session))


async def change_password(
    desk: AuthContext, account: Account, caller: Caller, request: NewPassword
) -> IssuedTokens:
    """Another password; whoever knew the one before is logged out and a stranger again."""
    credential = await desk.members.credential_of(account.id)
    if credential is None:
        raise NotMember()
    passwords.check(request.new_password, credential.login, account.name)
    key = f"password {account.id}"
    await count_attempt(desk.members, key, LOGIN_ATTEMPTS)
    await _count_work(desk, caller)
    if not await desk.passwords.verify(credential.password, request.password):
        raise WrongPassword()
    await desk.members.refund_attempt(key)
    fresh = await desk.passwords.hash(request.new_password)
    if not await desk.members.change_password(account.id, credential.password, fresh):
        raise WrongPassword()
    await desk.members.delete_devices(account.id)
    given = await issue_session(desk, account.id, caller)
    await desk.members.end_sessions(account.id, but=hash_token(given.token))
    return given
