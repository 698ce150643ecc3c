"""The settings of a server, read once from flags and environment."""

import ipaddress
import os
from pathlib import Path
from typing import Final, Literal, NamedTuple
from urllib.parse import urlsplit

from inkland.bots.judge import BUDGET
from inkland.server.process.machine import (
    available_cores,
    available_memory,
    bot_processes,
    fits_fast,
)

Role = Literal["all", "web", "worker", "bots"]

# The push services of Chrome, Edge, Firefox and Safari.
KNOWN_PUSH_HOSTS: Final = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)


class Settings(NamedTuple):
    """How this server runs.

    With `public_url` it is a site behind https; with `lan` it can be reached over plain http from
    other machines nearby; without either only from this one. With `has_home_limits` people of the
    local network may do ten times as much as `limits` allow. `proxy` is the address of the reverse
    proxy whose `X-Forwarded-For` is trusted. Without `offline` browsers get no service worker, and
    an installed one is removed. Without `fast` bots are not compiled. `judge` is the number of
    decks that the judge samples for each decision of a finished game; with 0 this process analyses
    none, and without `par` it computes no par. Finished games are counted for statistics, at most
    `statistics` of them a minute by this process; with 0 it counts none, and without `strength` it
    makes no strengths of the results of a day, and without `flags` it does not check the strongest
    players. Anchor bots play at most `anchors` deals a minute, or none if that is 0 or bots are not
    compiled. Without `events` this process seats nobody in events, and plans none; `arenas` is the
    schedule of arenas. `workers` is the number of processes for bots; with 0 this process plays
    none. Each uses at most `bot_percent` of a processor, and the one for judge, par, statistics and
    anchors at most `analysis_percent`. An open table
    that nobody has changed for `open_table_hours` is closed, or never if that is 0. `old_games` is
    how many games of earlier releases are summarised for lists in a second; with 0 only those that
    somebody lists. A finished game is archived after `archive_days`, or never if that is 0. Without
    `retention` this process deletes nothing that was kept for long enough; else guests who have
    played nothing are erased `unused_guest_days` after they were last seen, and those whom nobody
    can come back as `lost_guest_days` after their last game; tables closed without a game are
    emptied after `closed_table_days`, and news of accounts, flags and the files of the security log
    are deleted after `news_days`, `flag_days` and `security_log_days`, each never if it is 0. The
    list of erasures in the file `erasures` outlives backups, which the host keeps for at most
    `backup_days`. Dumps of open data are made every night in the folder `dumps`, or none without
    it. A process with a role other than `all` shares its database with other processes,
    and exchanges bells with them over NATS. The security log goes to the file `security_log`, or to
    standard error with all others. Without `notices` nobody is told anything while away; a turn is
    told after `turn_notice_seconds`, and a process sends at most `notices_per_minute`, or any
    number if that is 0. `push_key` is the key by which push services know us, and `push_hosts` are
    those that we send to. Mails go to the server at `smtp_url`, from `mail_from`; of notices at
    most `mails_per_hour` by this process, or any number if that is 0. With `web` above 1 so many
    processes share the port; this one is number `web_number` of them, and only the first does what
    is not for the web.
    """

    host: str = "127.0.0.1"
    port: int = 8080
    data: Path = Path("inkland-data")
    lan: bool = False
    public_url: str | None = None
    database_url: str | None = None
    nats_url: str | None = None
    role: Role = "all"
    web: int = 1
    web_number: int = 0
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    proxy: str | None = None
    security_log: Path | None = None
    smtp_url: str | None = None
    mail_from: str | None = None
    mails_per_hour: int = 1000
    limits: bool = False
    has_home_limits: bool = False
    offline: bool = True
    stand_in_after_seconds: float = 180.0
    open_table_hours: int = 24
    old_games: int = 5
    archive_days: int = 7
    retention: bool = True
    unused_guest_days: int = 30
    lost_guest_days: int = 365
    closed_table_days: int = 30
    news_days: int = 90
    flag_days: int = 365
    security_log_days: int = 90
    backup_days: int = 35
    erasures: Path | None = None
    dumps: Path | None = None
    judge: int = BUDGET
    par: bool = True
    notices: bool = True
    turn_notice_seconds: int = 60
    notices_per_minute: int = 6_000
    push_key: str | None = None
    push_hosts: tuple[str, ...] = KNOWN_PUSH_HOSTS
    statistics: int = 600
    strength: bool = True
    anchors: int = 10
    events: bool = True
    arenas: str = ""
    flags: bool = True
    fast: bool = True
    workers: int = 1
    bot_percent: int = 100
    analysis_percent: int = 100

    @property
    def own_role(self) -> Role:
        """What this process does: of several web processes only the first has another role, too."""
        return "web" if self.web_number else self.role

    @property
    def is_https(self) -> bool:
        """Whether browsers reach this server over https."""
        return self.public_url is not None and urlsplit(self.public_url).scheme == "https"

    @property
    def has_mail(self) -> bool:
        """Whether mails are sent: their links need a public URL."""
        return None not in (self.smtp_url, self.mail_from, self.public_url)

    @property
    def cookie(self) -> str:
        """The name of the session cookie; browsers restrict `__Host-` to this host and https."""
        return "__Host-inkland" if self.is_https else "inkland"

    @property
    def device_cookie(self) -> str:
        """The name of the cookie that marks a device where a member has logged in."""
        return f"{self.cookie}-device"

    @property
    def people_cookie(self) -> str:
        """The name of the cookie with the sessions of all who stay on a shared device."""
        return f"{self.cookie}-people"


def is_loopback(host: str | None) -> bool:
    """Whether the name or address means this machine alone; None and an unknown name do not."""
    try:
        return host == "localhost" or ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False


def from_environment(settings: Settings) -> Settings:
    """Apply the environment variables on top.

    Limits are on by default on a public site, and wherever other machines can connect; without a
    public URL that is a server at home.
    """
    public_url = _origin(os.environ.get("INKLAND_PUBLIC_URL") or settings.public_url)
    limits = os.environ.get("INKLAND_LIMITS")
    fits = fits_fast(available_memory())
    fast = settings.fast and _is_on(os.environ.get("INKLAND_FAST"), default=fits)
    judge = _number_or_off(os.environ.get("INKLAND_JUDGE"), settings.judge)
    is_on = settings.limits or public_url is not None
    is_home = not is_on and not is_loopback(settings.host)
    return settings._replace(
        public_url=public_url,
        proxy=os.environ.get("INKLAND_PROXY") or settings.proxy,
        security_log=_path(os.environ.get("INKLAND_SECURITY_LOG")) or settings.security_log,
        database_url=os.environ.get("INKLAND_DATABASE_URL") or settings.database_url,
        nats_url=os.environ.get("INKLAND_NATS_URL") or settings.nats_url,
        smtp_url=os.environ.get("INKLAND_SMTP_URL") or settings.smtp_url,
        mail_from=os.environ.get("INKLAND_MAIL_FROM") or settings.mail_from,
        mails_per_hour=_number_or_off(
            os.environ.get("INKLAND_MAILS_PER_HOUR"), settings.mails_per_hour
        ),
        offline=os.environ.get("INKLAND_OFFLINE") != "off",
        judge=judge,
        par=_is_on(os.environ.get("INKLAND_PAR"), default=judge > 0),
        statistics=_number_or_off(os.environ.get("INKLAND_STATISTICS"), settings.statistics),
        strength=_is_on(os.environ.get("INKLAND_STRENGTH"), default=settings.strength),
        events=_is_on(os.environ.get("INKLAND_EVENTS"), default=settings.events),
        arenas=os.environ.get("INKLAND_ARENAS") or settings.arenas,
        flags=_is_on(os.environ.get("INKLAND_FLAGS"), default=settings.flags),
        anchors=_number_or_off(os.environ.get("INKLAND_ANCHORS"), settings.anchors),
        open_table_hours=_number_or_off(
            os.environ.get("INKLAND_OPEN_TABLE_HOURS"), settings.open_table_hours
        ),
        old_games=_number_or_off(os.environ.get("INKLAND_OLD_GAMES"), settings.old_games),
        archive_days=_number_or_off(os.environ.get("INKLAND_ARCHIVE_DAYS"), settings.archive_days),
        retention=_is_on(os.environ.get("INKLAND_RETENTION"), default=settings.retention),
        unused_guest_days=_number_or_off(
            os.environ.get("INKLAND_UNUSED_GUEST_DAYS"), settings.unused_guest_days
        ),
        lost_guest_days=_number_or_off(
            os.environ.get("INKLAND_LOST_GUEST_DAYS"), settings.lost_guest_days
        ),
        closed_table_days=_number_or_off(
            os.environ.get("INKLAND_CLOSED_TABLE_DAYS"), settings.closed_table_days
        ),
        news_days=_number_or_off(os.environ.get("INKLAND_NEWS_DAYS"), settings.news_days),
        flag_days=_number_or_off(os.environ.get("INKLAND_FLAG_DAYS"), settings.flag_days),
        security_log_days=_number_or_off(
            os.environ.get("INKLAND_SECURITY_LOG_DAYS"), settings.security_log_days
        ),
        backup_days=_number_or_off(os.environ.get("INKLAND_BACKUP_DAYS"), settings.backup_days),
        erasures=_path(os.environ.get("INKLAND_ERASURES")) or settings.erasures,
        dumps=_path(os.environ.get("INKLAND_DUMPS")) or settings.dumps,
        notices=os.environ.get("INKLAND_NOTICES") != "off",
        turn_notice_seconds=_number_or_off(
            os.environ.get("INKLAND_TURN_NOTICE_SECONDS"), settings.turn_notice_seconds
        ),
        notices_per_minute=_number_or_off(
            os.environ.get("INKLAND_NOTICES_PER_MINUTE"), settings.notices_per_minute
        ),
        push_key=os.environ.get("INKLAND_PUSH_KEY") or settings.push_key,
        push_hosts=_words(os.environ.get("INKLAND_PUSH_HOSTS")) or settings.push_hosts,
        fast=fast,
        workers=_workers(os.environ.get("INKLAND_BOT_PROCESSES"), fast=fast),
        bot_percent=_percent(os.environ.get("INKLAND_BOT_PERCENT")),
        analysis_percent=_percent(os.environ.get("INKLAND_ANALYSIS_PERCENT")),
        limits=is_on or is_home if limits is None else limits != "off",
        has_home_limits=is_home and limits is None,
    )


def _path(value: str | None) -> Path | None:
    return Path(value) if value else None


def _words(value: str | None) -> tuple[str, ...]:
    """Parse a variable that is a list with commas."""
    return tuple(word.strip().lower() for word in (value or "").split(",") if word.strip())


def _number_or_off(value: str | None, default: int) -> int:
    """Parse a variable that is a number, or `off`, which is 0."""
    if value == "off":
        return 0
    return int(value) if value is not None and value.isdecimal() else default


def _workers(value: str | None, *, fast: bool) -> int:
    """Parse `INKLAND_BOT_PROCESSES`: a number, `off`, or else as many as the machine allows."""
    fitting = bot_processes(available_cores(), available_memory(), fast=fast)
    return 0 if value == "off" else _number_or_off(value, 0) or fitting


def _is_on(value: str | None, *, default: bool) -> bool:
    """Parse a variable that is `on` or `off`."""
    return value == "on" if value in ("on", "off") else default


def _percent(value: str | None) -> int:
    """Parse a variable that is a part of a processor: 1 to 100."""
    return min(100, _number_or_off(value, 100) or 100)


def _origin(url: str | None) -> str | None:
    """Write a URL as browsers write an origin: lower case, no path, no default port."""
    if url is None:
        return None
    parts = urlsplit(url)
    default = {"https": 443, "http": 80}.get(parts.scheme)
    port = "" if parts.port in (None, default) else f":{parts.port}"
    return f"{parts.scheme}://{parts.hostname or ''}{port}"
