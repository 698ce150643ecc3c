"""News of an account: its owner is told of each new password, passkey and device.

They are listed in the account, and told by push and by mail. A mail has a link that ends all
sessions, for who does not know what it tells.
"""

from inkland.server.context import ServerContext
from inkland.server.errors import LinkExpired
from inkland.server.features.accounts.hashes import hash_token
from inkland.server.features.accounts.login import AuthContext, Caller, refund_attempt
from inkland.server.features.recovery.mail_addresses import count_token
from inkland.server.features.recovery.mail_queries import MailQueries
from inkland.server.features.recovery.queries import RecoveryQueries
from inkland.server.features.recovery.resources import OwnAccountNews, OwnNews
from inkland.server.mail.resources import MailedToken
from inkland.server.process.security_log import record
from inkland.table.ids import AccountId, new_id


async def own_news(context: ServerContext, account: AccountId) -> OwnAccountNews:
    """Return what has happened to an account lately."""
    return OwnAccountNews(
        tuple(
            OwnNews(one.kind, one.at.isoformat(), one.agent, one.is_seen)
            for one in await RecoveryQueries(context.database).news(account)
        )
    )


async def end_sessions(auth: AuthContext, caller: Caller, request: MailedToken) -> None:
    """End all sessions with the token of a mail, and have a link for a new password mailed.

    Raises `LinkExpired` or `TooManyRequests`.
    """
    key = await count_token(auth, caller)
    found = await MailQueries(auth.context.database).end_sessions(
        hash_token(request.token), new_id()
    )
    if found is None:
        raise LinkExpired()
    await refund_attempt(auth.members, key)
    account, count = found
    record("sessions ended", account=account, count=count, by="mail")
