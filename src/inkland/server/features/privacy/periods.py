"""What is kept, and for how long: one list for the page about privacy and for the jobs that delete.

Each table of the database stands in it once. A limit is the time after which something is deleted
whatever happens; without one it is kept until its owner removes it or erases the account. The
periods are those that the jobs use themselves, as this server is set.
"""

from datetime import timedelta
from typing import Final, NamedTuple

from inkland.server.configuration.settings import Settings
from inkland.server.features.accounts.records import (
    DEVICE_LIFETIME,
    GUEST_SESSION_LIFETIME,
    LONGEST_ATTEMPT,
    MEMBER_SESSION_IDLE,
    MEMBER_SESSION_LIFETIME,
)
from inkland.server.features.moderation.queries import REPORTS_KEPT_DAYS
from inkland.server.features.notices.nudge_queries import NUDGE_SECONDS
from inkland.server.features.notices.queries import LOST_DAYS, SENT_DAYS
from inkland.server.features.people.knock_queries import KNOCK_SECONDS
from inkland.server.features.people.queries import INVITATION_DAYS
from inkland.server.features.recovery.mail_queries import END_SESSIONS_LIFETIME, ORDER_LIFETIME
from inkland.table.paper.flips import RETENTION_DAYS as FLIP_DAYS

SEATED_FACTOR: Final = 14  # a table where a person sits stays open so many times as long
ERASURE_MARGIN_DAYS: Final = 7  # the list of erasures outlives every backup by so much


class Limit(NamedTuple):
    """A time after which something is deleted; None if this server is set to keep it."""

    name: str
    time: timedelta | None


class Kept(NamedTuple):
    """Something that is kept: its name on the page, the tables it is in, and its limits."""

    what: str
    tables: tuple[str, ...]
    limits: tuple[Limit, ...] = ()


def days(number: float) -> timedelta | None:
    """Return a number of days, where 0 is a setting that is off."""
    return timedelta(days=number) if number else None


def erasure_time(settings: Settings) -> timedelta | None:
    """Return how long erasures stay listed: longer than any backup may hold the erased."""
    return days(settings.backup_days and settings.backup_days + ERASURE_MARGIN_DAYS)


def everything_kept(settings: Settings) -> tuple[Kept, ...]:
    """Return all that a server with these settings keeps, in the order of the page."""
    if not settings.retention:
        settings = settings._replace(
            unused_guest_days=0,
            lost_guest_days=0,
            closed_table_days=0,
            news_days=0,
            flag_days=0,
        )
    hours = settings.open_table_hours
    # Without a file for it the security log is among the other logs, and no list is written.
    has_log, has_list = settings.security_log is not None, settings.erasures is not None
    log = (Limit("log", days(settings.security_log_days)),) if has_log else ()
    erasure = (Limit("erasure", erasure_time(settings)),) if has_list else ()
    return (
        Kept(
            "name",
            ("account", "profile"),
            (
                Limit("unused_guest", days(settings.unused_guest_days)),
                Limit("lost_guest", days(settings.lost_guest_days)),
            ),
        ),
        Kept("login", ("credential", "passkey", "recovery_code")),
        Kept(
            "sessions",
            ("session", "push_subscription", "device"),
            (
                Limit("session", MEMBER_SESSION_LIFETIME),
                Limit("idle_session", MEMBER_SESSION_IDLE),
                Limit("guest_session", GUEST_SESSION_LIFETIME),
                Limit("device", DEVICE_LIFETIME),
            ),
        ),
        Kept("attempts", ("tries", "challenge"), (Limit("attempt", LONGEST_ATTEMPT),)),
        Kept(
            "mail",
            ("mail_address", "mail_token", "mail_order"),
            (Limit("mail_token", END_SESSIONS_LIFETIME), Limit("mail_order", ORDER_LIFETIME)),
        ),
        Kept(
            "notices",
            ("notice_preference", "notice_outbox", "notice_delivery"),
            (
                Limit("sent_notice", timedelta(days=SENT_DAYS)),
                Limit("waiting_notice", timedelta(days=LOST_DAYS)),
            ),
        ),
        Kept("news", ("account_news",), (Limit("news", days(settings.news_days)),)),
        Kept("programs", ("access_token", "bot_account")),
        Kept("people", ("following", "blocked", "played")),
        Kept(
            "moderation",
            (
                "report",
                "moderation_act",
                "moderation_words",
                "moderation_answer",
                "moderator",
                "suspension",
            ),
            (Limit("report", timedelta(days=REPORTS_KEPT_DAYS)),),
        ),
        Kept(
            "invitations",
            ("invitation", "knock", "nudge"),
            (
                Limit("invitation", timedelta(days=INVITATION_DAYS)),
                Limit("nudge", timedelta(seconds=NUDGE_SECONDS)),
                Limit("knock", timedelta(seconds=KNOCK_SECONDS)),
            ),
        ),
        Kept(
            "games",
            (
                "game",
                "seat",
                "result",
                "seen",
                "deal",
                "daily",
                "secret",
                "recent_event",
                "recent_secret_event",
                "archived_game",
                "dump",
                "dumped_game",
                "answer",
                "analysis",
                "par",
                "compared_game",
            ),
        ),
        Kept(
            "tables",
            (),  # those of games, as long as they are not begun
            (
                Limit("open_table", days(hours / 24)),
                Limit("seated_table", days(hours * SEATED_FACTOR / 24)),
                Limit("closed_table", days(settings.closed_table_days)),
            ),
        ),
        Kept(
            "statistics",
            (
                "statistic",
                "strength",
                "strength_window",
                "table_strength",
                "window_result",
                "leader",
                "puzzle_answer",
                "uncounted_game",
            ),
        ),
        Kept("events", ("contest", "contest_deal", "contest_seat", "entrant")),
        Kept("flags", ("flag", "flag_check"), (Limit("flag", days(settings.flag_days)),)),
        Kept("paper", ("flip",), (Limit("paper", timedelta(days=FLIP_DAYS)),)),
        Kept("log", (), log),
        Kept("backups", (), (Limit("backup", days(settings.backup_days)), *erasure)),
        Kept(
            "technical",
            (
                "alembic_version",
                "procrastinate_events",
                "procrastinate_jobs",
                "procrastinate_periodic_defers",
                "procrastinate_workers",
                "pulse",
            ),
        ),
    )


def limits(settings: Settings) -> dict[str, timedelta | None]:
    """Return all limits by name."""
    return {limit.name: limit.time for kept in everything_kept(settings) for limit in kept.limits}
