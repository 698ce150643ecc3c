"""The settings of a server, read once when it starts."""

import ipaddress
from pathlib import Path
from typing import Final, Literal, NamedTuple
from urllib.parse import urlsplit

from inkland.bots.judge import BUDGET

Role = Literal["all", "web", "worker", "bots"]

# The push services of Chrome, Edge, Firefox and Safari.
KNOWN_PUSH_HOSTS: Final = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)


class Settings(NamedTuple):
    """How this server runs; `table.py` says what each setting is for.

    With `public_url` it is a site behind https; with `lan` it can be reached over plain http from
    other machines nearby; without either only from this one. With `has_home_limits` people of the
    local network may do ten times as much as `limits` allow. With `web` above 1 that many processes
    share the port; this one is number `web_number` of them, and only the first does what is not for
    the web. A number of 0 is what `off` means.
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
