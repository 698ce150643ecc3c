"""When a notice may be sent: quiet hours and the limit of a day, in the reader's time zone."""

from datetime import datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from inkland.server.features.notices.queries import ClaimedDelivery
from inkland.server.features.notices.resources import NoticeKind

# A theft does not wait for morning.
AT_ONCE: Final[tuple[NoticeKind, ...]] = ("password_changed", "account_changed")
_MIDNIGHT: Final = time(0)


def earliest(delivery: ClaimedDelivery, *, is_limited: bool) -> datetime | None:
    """When the notice may be sent; None: now.

    With `is_limited` to have been told about the game is enough for the day, unless the reader has
    asked for all.
    """
    preferences, now, sent_at = delivery.preferences, delivery.now, delivery.sent_at
    if delivery.notice.kind in AT_ONCE:
        return None
    zone = ZoneInfo(preferences.time_zone)
    moment = now.astimezone(zone)
    if is_limited and preferences.mails_per_day == "one" and sent_at is not None:
        day_after = sent_at.astimezone(zone).date() + timedelta(days=1)
        moment = max(moment, datetime.combine(day_after, _MIDNIGHT, zone))
    moment = _after_quiet_hours(moment, preferences.quiet_from, preferences.quiet_until)
    return None if moment <= now else moment.astimezone(now.tzinfo)


def _after_quiet_hours(moment: datetime, begin: time | None, end: time | None) -> datetime:
    """The moment itself, or the end of the quiet hours that it lies in.

    Hours are those of the clock on the wall: a night in which it is changed is longer or shorter.
    """
    if begin is None or end is None or begin == end:
        return moment
    clock = moment.time()
    is_quiet = begin <= clock < end if begin < end else not end <= clock < begin
    if not is_quiet:
        return moment
    day = moment.date() + timedelta(days=1 if clock >= end else 0)
    return datetime.combine(day, end, moment.tzinfo)
