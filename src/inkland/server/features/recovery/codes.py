"""Recovery codes: for members without mail who forget their password.

A code has 80 random bits, so it is stored as a fast hash, as other tokens are: nobody can try all
of them, and a check takes the same short time whether the login exists or not. The account is part
of what is hashed, so that a stolen list has to be tried for each account by itself. Wrong codes are
counted by network address only: counted by login, strangers could keep the owner out.
"""

import secrets
from datetime import timedelta
from hashlib import sha256
from typing import Final

from inkland.server.context import ServerContext
from inkland.server.errors import NotMember, WrongRecoveryCode
from inkland.server.features.accounts import passwords
from inkland.server.features.accounts.login import (
    AuthContext,
    Caller,
    count_attempt,
    count_work,
    login_skeleton,
    news_order,
    refund_attempt,
    tell_news,
)
from inkland.server.features.accounts.records import AttemptLimit
from inkland.server.features.recovery.queries import RecoveryQueries
from inkland.server.features.recovery.resources import PasswordByCode, RecoveryCodes, RecoveryState
from inkland.server.process.security_log import record
from inkland.table.errors import WhoAreYou
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account

CODES: Final = 10
GROUPS: Final = 4
GROUP_LENGTH: Final = 4
# Crockford's base 32: no letter that looks like a digit. 16 of them are 80 bits.
ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LOOK_ALIKES: Final = str.maketrans("OIL", "011")
WRONG_CODES_OF_NETWORK: Final = AttemptLimit(30, timedelta(minutes=15))
_NOBODY: Final = AccountId("nobody")


def new_code() -> str:
    """Return 80 random bits as four groups of letters and digits."""
    return "-".join(
        "".join(secrets.choice(ALPHABET) for _ in range(GROUP_LENGTH)) for _ in range(GROUPS)
    )


def hash_code(account: AccountId, code: str) -> bytes:
    """Return the hash by which a code of this account is stored, however it was typed."""
    plain = "".join(sign for sign in code.upper() if sign.isalnum()).translate(_LOOK_ALIKES)
    return sha256(f"recovery {account} {plain}".encode(errors="replace")).digest()


async def make(auth: AuthContext, account: Account, caller: Caller) -> RecoveryCodes:
    """Make new codes in place of those before; only hashes are stored.

    Raises `NotMember`, or `WhoAreYou` if the session has ended meanwhile.
    """
    if await auth.members.credential_of(account.id) is None:
        raise NotMember()
    codes = tuple(new_code() for _ in range(CODES))
    hashes = [hash_code(account.id, code) for code in codes]
    storage = RecoveryQueries(auth.context.database)
    if not await storage.replace_codes(account.id, hashes, caller.session or b""):
        raise WhoAreYou()
    record("recovery codes made", account=account.id)
    await tell_news(auth, account.id, "codes_made", caller)
    return RecoveryCodes(codes)


async def state(context: ServerContext, account: AccountId) -> RecoveryState:
    """Return how many codes an account has left."""
    found = await RecoveryQueries(context.database).codes_left(account)
    return RecoveryState(found.left, None if found.made_at is None else found.made_at.isoformat())


async def set_password(auth: AuthContext, caller: Caller, request: PasswordByCode) -> None:
    """Set a password with a recovery code; all sessions end, and known devices are forgotten.

    A password that is refused does not use up the code. An unknown login and a wrong code cannot be
    told apart. Raises `WrongRecoveryCode`, `BadPassword` or `TooManyRequests`.
    """
    passwords.check_shape(request.password)  # whoever asks, before anything is looked up
    key = f"recovery codes {caller.address}"
    await count_attempt(auth.members, key, WRONG_CODES_OF_NETWORK)
    credential = await auth.members.credential(login_skeleton(request.login))
    account = _NOBODY if credential is None else credential.account
    storage, code = RecoveryQueries(auth.context.database), hash_code(account, request.code)
    owner = await storage.owner_of_code(account, code)
    if owner is None:
        record("recovery failed", account=None if credential is None else account)
        raise WrongRecoveryCode()
    await refund_attempt(auth.members, key)
    passwords.check(request.password, owner.login, owner.account.name)
    await count_work(auth, caller)
    fresh = await auth.passwords.hash(request.password)
    ended = await storage.set_password(account, code, fresh, caller.agent, news_order(auth))
    if ended is None:  # used or made anew meanwhile
        raise WrongRecoveryCode()
    record("password changed", account=account, by="recovery code")
    record("sessions ended", account=account, count=ended)
