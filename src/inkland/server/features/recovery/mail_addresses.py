"""The mail address of an account: optional, confirmed by a link, and told of no one.

Several accounts may have the same address, and what is answered never depends on other accounts.
Mails are ordered here and sent by a worker.
"""

from datetime import timedelta
from hashlib import sha256
from typing import Final

from inkland.server.context import ServerContext
from inkland.server.errors import LinkExpired, MailNotHere
from inkland.server.features.accounts.hashes import hash_token, new_token
from inkland.server.features.accounts.login import (
    AuthContext,
    Caller,
    count_attempt,
    refund_attempt,
)
from inkland.server.features.accounts.records import AttemptLimit
from inkland.server.features.recovery.mail_queries import MailOrder, MailQueries
from inkland.server.mail.checks import checked_address
from inkland.server.mail.resources import MailedToken, NewMailAddress, OwnMail
from inkland.server.process.security_log import record
from inkland.speech import best_language
from inkland.table.ids import AccountId, new_id
from inkland.table.storage.records import Account

_HOUR: Final = timedelta(hours=1)
REQUESTS_OF_ACCOUNT: Final = AttemptLimit(5, _HOUR)
REQUESTS_OF_NETWORK: Final = AttemptLimit(60, _HOUR)  # a hundred people may sit behind one router
WRONG_TOKENS_OF_NETWORK: Final = AttemptLimit(30, timedelta(minutes=15))


def check_mail(auth: AuthContext) -> MailQueries:
    """Return the storage of mail; raises `MailNotHere` if this site sends none."""
    if not auth.settings.has_mail:
        raise MailNotHere()
    return MailQueries(auth.context.database)


def address_key(address: str) -> str:
    """Return what an address is counted by, so that attempts hold none in plain text."""
    return sha256(address.lower().encode()).hexdigest()[:32]


async def request_address(
    auth: AuthContext, account: Account, caller: Caller, request: NewMailAddress
) -> OwnMail:
    """Send a link to the address; until it is opened, the one before stays.

    The account's own address again, if it works, subscribes to notices anew without a link. Raises
    `MailNotHere`, `BadMailAddress` or `TooManyRequests`.
    """
    mails = check_mail(auth)
    address = checked_address(request.address)
    await count_attempt(auth.members, f"mail of network {caller.address}", REQUESTS_OF_NETWORK)
    await count_attempt(auth.members, f"mail of {account.id}", REQUESTS_OF_ACCOUNT)
    language = best_language(request.language)
    order = MailOrder(new_id(), "confirmation", account.id, address, language)
    if await mails.request_address(order, new_token()):
        record("mail address requested", account=account.id)
    return await own_mail(auth.context, account.id)


async def remove_address(auth: AuthContext, account: Account) -> None:
    """Forget the address, and tell it; also possible where no mail is sent any more."""
    if await MailQueries(auth.context.database).remove_address(account.id, new_id()):
        record("mail address removed", account=account.id)


async def confirm_address(auth: AuthContext, caller: Caller, request: MailedToken) -> None:
    """Confirm an address with the token of its link; raises `LinkExpired`."""
    key = await count_token(auth, caller)
    token = hash_token(request.token)
    account = await MailQueries(auth.context.database).confirm_address(token, new_id())
    if account is None:
        raise LinkExpired()
    await refund_attempt(auth.members, key)
    record("mail address confirmed", account=account)


async def unsubscribe(auth: AuthContext, caller: Caller, token: str) -> None:
    """Stop notices by mail with the token of a mail; raises `LinkExpired` if it is of none."""
    key = await count_token(auth, caller)
    account = await MailQueries(auth.context.database).unsubscribe(token)
    if account is None:
        raise LinkExpired()
    await refund_attempt(auth.members, key)
    record("mails stopped", account=account)


async def own_mail(context: ServerContext, account: AccountId) -> OwnMail:
    """Return the mail address of an account as its owner sees it."""
    found = await MailQueries(context.database).address_of(account)
    if found is None:
        return OwnMail()
    return OwnMail(
        found.address or found.waiting,
        found.address is not None,
        found.waiting,
        found.failed_at is None,
        found.is_subscribed,
    )


async def count_token(auth: AuthContext, caller: Caller) -> str:
    """Count a token as a wrong one of this network; return the key to take that back."""
    key = f"mailed tokens {caller.address}"
    await count_attempt(auth.members, key, WRONG_TOKENS_OF_NETWORK)
    return key
