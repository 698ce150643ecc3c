"""Use cases of notices: what an account wants to be told, and where its browsers receive it."""

from datetime import time
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from inkland.server.configuration.settings import Settings
from inkland.server.context import ServerContext
from inkland.server.errors import BadPushAddress, NoPush
from inkland.server.features.notices.push.encryption import SenderKey, decode, is_key
from inkland.server.features.notices.push.endpoints import UnsafeEndpoint, check_endpoint
from inkland.server.features.notices.queries import (
    KINDS,
    WAYS,
    NoticePreferences,
    NoticeQueries,
    PushSubscription,
)
from inkland.server.features.notices.resources import (
    NewPushSubscription,
    NoticeState,
    NoticeWishes,
    OwnNotice,
    OwnNotices,
    OwnPushSubscription,
)
from inkland.server.features.recovery.mail_addresses import own_mail
from inkland.speech import best_language
from inkland.table.errors import BadRequest, WhoAreYou
from inkland.table.ids import AccountId

_CLOCK = "%H:%M"


async def state(
    context: ServerContext,
    account: AccountId,
    session: bytes | None,
    push_key: SenderKey | None,
    *,
    has_mail: bool,
) -> NoticeState:
    """What the account wants to be told, and what this site can send."""
    notices = NoticeQueries(context.database)
    found = await notices.preferences(account)
    kinds = {kind: found.kinds.get(kind, WAYS) for kind in KINDS}
    return NoticeState(
        kinds,
        _text(found.quiet_from),
        _text(found.quiet_until),
        found.time_zone,
        found.language,  # type: ignore[arg-type]
        found.mails_per_day,
        None if push_key is None else push_key.public,
        session is not None and await notices.is_subscribed(session),
        has_mail,
        await own_mail(context, account),
    )


async def save(context: ServerContext, account: AccountId, wishes: NoticeWishes) -> None:
    """Store what the account wants to be told; raises `BadRequest`."""
    if (wishes.quiet_from is None) != (wishes.quiet_until is None):
        raise BadRequest(reason="quiet hours have a begin and an end")
    try:
        ZoneInfo(wishes.time_zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise BadRequest(reason="unknown time zone") from None
    await NoticeQueries(context.database).save_preferences(
        account,
        NoticePreferences(
            {kind: tuple(sorted(set(ways), key=WAYS.index)) for kind, ways in wishes.kinds.items()},
            _time(wishes.quiet_from),
            _time(wishes.quiet_until),
            wishes.time_zone,
            wishes.language,
            wishes.mails_per_day,
        ),
    )


async def subscribe(
    context: ServerContext,
    settings: Settings,
    session: bytes,
    wanted: NewPushSubscription,
    languages: str | None,
) -> None:
    """Store where the browser of this session receives push messages.

    `languages` are those that the browser prefers, as its headers say.

    Raises `BadPushAddress` if we do not send to that address, or `WhoAreYou` if the session ended.
    """
    try:
        check_endpoint(wanted.endpoint, settings.push_hosts)
        p256dh, auth = decode(wanted.keys.p256dh), decode(wanted.keys.auth)
    except (UnsafeEndpoint, ValueError):
        raise BadPushAddress() from None
    if not is_key(p256dh, auth):
        raise BadPushAddress()
    language = wanted.language or best_language(languages)
    found = PushSubscription(wanted.endpoint, p256dh, auth, language)
    if not await NoticeQueries(context.database).subscribe(session, found):
        raise WhoAreYou()


def require_push(push_key: SenderKey | None) -> None:
    """Raise `NoPush` if this site sends no push messages."""
    if push_key is None:
        raise NoPush()


async def export(context: ServerContext, account: AccountId) -> OwnNotices:
    """All that is stored about what the account is told."""
    notices = NoticeQueries(context.database)
    found = await notices.preferences(account)
    return OwnNotices(
        NoticeWishes(
            found.kinds,
            _text(found.quiet_from),
            _text(found.quiet_until),
            found.time_zone,
            found.language,  # type: ignore[arg-type]
            found.mails_per_day,
        ),
        tuple(
            OwnPushSubscription(one.endpoint, one.language)
            for one in await notices.subscriptions(account)
        ),
        tuple(
            OwnNotice(
                one.kind,
                one.way,
                one.table,
                one.at.isoformat(),
                None if one.sent_at is None else one.sent_at.isoformat(),
            )
            for one in await notices.deliveries(account)
        ),
    )


def _text(moment: time | None) -> str | None:
    return None if moment is None else moment.strftime(_CLOCK)


def _time(text: str | None) -> time | None:
    return None if text is None else time.fromisoformat(text)
