"""Forgotten passwords: a link by mail sets a new one.

A request is only stored: whether anybody has that login or address is looked up later, by the
worker that sends mails. So neither the answer nor its time says who is a member.
"""

from datetime import timedelta
from typing import Final

from inkland.server.errors import LinkExpired
from inkland.server.features.accounts import passwords
from inkland.server.features.accounts.hashes import hash_token
from inkland.server.features.accounts.login import (
    AuthContext,
    Caller,
    count_attempt,
    count_work,
    refund_attempt,
)
from inkland.server.features.accounts.records import AttemptLimit
from inkland.server.features.recovery.mail_addresses import check_mail, count_token
from inkland.server.features.recovery.mail_queries import MailOrder, MailQueries
from inkland.server.mail.resources import ForgottenPassword, PasswordByMail
from inkland.server.process.security_log import record
from inkland.speech import best_language
from inkland.table.ids import new_id

REQUESTS_OF_NETWORK: Final = AttemptLimit(10, timedelta(minutes=15))


async def request_link(auth: AuthContext, caller: Caller, request: ForgottenPassword) -> None:
    """Let a link be mailed to whoever has this login or address; raises `TooManyRequests`."""
    mails = check_mail(auth)
    await count_attempt(auth.members, f"forgotten {caller.address}", REQUESTS_OF_NETWORK)
    typed = request.login_or_address.strip()
    known = typed if typed.isprintable() else ""  # the database takes no NUL and no surrogates
    await mails.order(
        MailOrder(new_id(), "forgotten", None, known, best_language(request.language))
    )


async def set_password(auth: AuthContext, caller: Caller, request: PasswordByMail) -> None:
    """Set a password with the token of a mail; all sessions end, and known devices are forgotten.

    A password that is refused does not use up the token. Raises `LinkExpired`, `BadPassword` or
    `TooManyRequests`.
    """
    key = await count_token(auth, caller)
    mails, token = MailQueries(auth.context.database), hash_token(request.token)
    account = await mails.account_of_token(token)
    credential = None if account is None else await auth.members.credential_of(account.id)
    if account is None or credential is None:
        raise LinkExpired()
    await refund_attempt(auth.members, key)
    passwords.check(request.password, credential.login, account.name)
    await count_work(auth, caller)
    fresh = await auth.passwords.hash(request.password)
    ended = await mails.set_password(token, fresh, new_id())
    if ended is None:
        raise LinkExpired()
    record("password changed", account=credential.account, by="mail")
    record("sessions ended", account=credential.account, count=ended)
