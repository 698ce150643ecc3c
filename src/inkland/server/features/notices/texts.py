"""The words of notices, in the reader's language; the same for every way."""

from typing import Final, NamedTuple

from inkland.server.features.notices.queries import Notice
from inkland.speech import Speech, speech

_HOUR_SECONDS: Final = 3_600
_HOURS_TOLD_IN_DAYS: Final = 48
_NAMES: Final = 3  # of the other players, where a table has no title


class NoticeText(NamedTuple):
    """A notice in words. Names and titles in it were chosen by players: escape them."""

    title: str
    body: str


def text_of(notice: Notice) -> NoticeText:
    """Word a notice in its language."""
    words, time_left = speech(notice.language), _time_left(notice.left)
    values = {
        "table": _label(notice, words),
        "sender": notice.sender or words.say("notice-somebody"),
        "unit": time_left["unit"],
        "left": words.say("notice-time-left", **time_left),
    }
    return NoticeText(
        words.say(f"notice-{notice.kind}-title", **values),
        words.say(f"notice-{notice.kind}-body", **values),
    )


def path_of(notice: Notice) -> str:
    """The page of the client that a notice leads to."""
    if notice.kind == "account_changed":
        return "/you"
    if notice.kind == "moderated":
        return "/decisions"
    return "/" if notice.table is None else f"/t/{notice.table}"


def _label(notice: Notice, words: Speech) -> str:
    """The title of the table, else the names of the others there."""
    if notice.title:
        return notice.title
    names = [name for name in notice.others if name]
    shown = ", ".join(names[:_NAMES]) + (" …" if len(names) > _NAMES else "")
    return shown or words.say("notice-plain-table")


def _time_left(seconds: float | None) -> dict[str, str | float]:
    """The time in whole days from two days on, else in whole hours."""
    hours = 0 if seconds is None else int(seconds // _HOUR_SECONDS)
    if seconds is None:
        return {"unit": "unlimited", "count": 0}
    if hours >= _HOURS_TOLD_IN_DAYS:
        return {"unit": "days", "count": hours // 24}
    return {"unit": "hours" if hours else "minutes", "count": hours}
