"""The settings of a server, read once from flags and environment."""

import ipaddress
import os
from pathlib import Path
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from inkland.bots.judge import BUDGET

Role = Literal["all", "web", "worker", "bots"]


class Settings(NamedTuple):
    """How this server runs.

    With `public_url` it is a site behind https; with `lan` it can be reached over plain http from
    other machines nearby; without either only from this one. With `has_home_limits` people of the
    local network may do ten times as much as `limits` allow. `proxy` is the address of the reverse
    proxy whose `X-Forwarded-For` is trusted. Without `offline` browsers get no service worker, and
    an installed one is removed. Without `fast` bots are not compiled. `judge` is the number of
    decks that the judge samples for each decision of a finished game; with 0 this process analyses
    none. A process with a role other than `all` shares its database with other processes, and
    exchanges bells with them over NATS.
    """

    host: str = "127.0.0.1"
    port: int = 8080
    data: Path = Path("inkland-data")
    lan: bool = False
    public_url: str | None = None
    database_url: str | None = None
    nats_url: str | None = None
    role: Role = "all"
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    proxy: str | None = None
    limits: bool = False
    has_home_limits: bool = False
    offline: bool = True
    stand_in_after_seconds: float = 180.0
    judge: int = BUDGET
    fast: bool = True
    workers: int = max(1, (os.cpu_count() or 2) - 1)

    @property
    def is_https(self) -> bool:
        """Whether browsers reach this server over https."""
        return self.public_url is not None and urlsplit(self.public_url).scheme == "https"

    @property
    def cookie(self) -> str:
        """The name of the session cookie; browsers restrict `__Host-` to this host and https."""
        return "__Host-inkland" if self.is_https else "inkland"

    @property
    def device_cookie(self) -> str:
        """The name of the cookie that marks a device where a member has logged in."""
        return f"{self.cookie}-device"


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
    is_on = settings.limits or public_url is not None
    is_home = not is_on and not is_loopback(settings.host)
    return settings._replace(
        public_url=public_url,
        proxy=os.environ.get("INKLAND_PROXY") or settings.proxy,
        database_url=os.environ.get("INKLAND_DATABASE_URL") or settings.database_url,
        nats_url=os.environ.get("INKLAND_NATS_URL") or settings.nats_url,
        offline=os.environ.get("INKLAND_OFFLINE") != "off",
        judge=_analysis_budget(os.environ.get("INKLAND_JUDGE"), settings.judge),
        fast=settings.fast and os.environ.get("INKLAND_FAST") != "off",
        limits=is_on or is_home if limits is None else limits != "off",
        has_home_limits=is_home and limits is None,
    )


def _analysis_budget(value: str | None, default: int) -> int:
    """Parse `INKLAND_JUDGE`: a number of sampled decks, or `off`."""
    if value == "off":
        return 0
    return int(value) if value is not None and value.isdecimal() else default


def _origin(url: str | None) -> str | None:
    """Write a URL as browsers write an origin: lower case, no path, no default port."""
    if url is None:
        return None
    parts = urlsplit(url)
    default = {"https": 443, "http": 80}.get(parts.scheme)
    port = "" if parts.port in (None, default) else f":{parts.port}"
    return f"{parts.scheme}://{parts.hostname or ''}{port}"
