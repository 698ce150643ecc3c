"""What a server says of its settings before it starts, and what keeps it from starting."""

import logging
import re
from typing import Final

from inkland.bots import warm_up
from inkland.bots.budgets import PLAIN_BOT
from inkland.server.bus.nats import is_open_to_strangers
from inkland.server.configuration.settings import Settings, is_loopback
from inkland.server.features.contests.schedule import BadSchedule, parse_schedule
from inkland.server.limits import HOME_FACTOR
from inkland.server.mail.relay import MailRelay

PLAIN_BOTS: Final = (
    "bots are not compiled here: %s plays in their place, the strongest has 22 stars instead of "
    "45, and the judge does not look ahead; %s"
)

log = logging.getLogger(__name__)


class CannotServe(RuntimeError):
    """The server cannot start; the message says why in one sentence."""


def report_plain_bots(settings: Settings) -> None:
    """Log what plays in the place of the bots where they are not compiled, and why."""
    if not warm_up.is_installed():
        log.warning(PLAIN_BOTS, PLAIN_BOT, "Numba is missing: pip install 'inkland[fast]'")
    elif not settings.fast:
        log.info(PLAIN_BOTS, PLAIN_BOT, "INKLAND_FAST is off, as by default with little memory")


def report_protection(settings: Settings) -> None:
    """Log which limits are on, and warn of what is open to strangers."""
    is_alone = settings.public_url is None and is_loopback(settings.host)
    if settings.role in ("all", "web"):
        if is_alone:
            log.info("only this machine can connect; limits are %s", _on_or_off(settings.limits))
        elif not settings.limits:
            log.warning("limits are off (INKLAND_LIMITS): whoever connects may flood this server")
        elif settings.has_home_limits:
            log.log(
                logging.INFO if settings.lan else logging.WARNING,
                "listening on %s without INKLAND_PUBLIC_URL: limits are on, %d times as high for "
                "addresses of the local network; set INKLAND_PUBLIC_URL for a site on the internet",
                settings.host, HOME_FACTOR,
            )  # fmt: skip
        else:
            log.info("limits are on")
    if settings.nats_url is not None and is_open_to_strangers(settings.nats_url):
        log.warning(
            "INKLAND_NATS_URL has no user and password: whoever reaches NATS can ring the bells of "
            "all tables; see deploy/ for how to set them"
        )


def report_erasures(settings: Settings) -> None:
    """Warn if this process would write the list of erasures, and has no file for it."""
    if settings.role in ("all", "worker") and settings.erasures is None:
        log.warning(
            "INKLAND_ERASURES is not set, so no list of erasures is written: "
            "a restored backup would bring erased people back"
        )


def check_public_url(settings: Settings) -> None:
    """Raise `CannotServe` for what no browser opens."""
    if settings.public_url is not None and not re.match(r"https?://[^:]", settings.public_url):
        raise CannotServe(
            "INKLAND_PUBLIC_URL is no address: write it as people open it, such as "
            "https://inkland.example."
        )


def check_mail(settings: Settings) -> None:
    """Raise `CannotServe` if mails cannot be sent as asked for; say so if none are."""
    if settings.smtp_url is None:
        return
    try:
        if MailRelay.of(settings) is None:
            log.warning(
                "INKLAND_SMTP_URL is set, but no mail is sent: "
                "it also needs INKLAND_MAIL_FROM, and INKLAND_PUBLIC_URL for the links"
            )
    except ValueError as reason:
        raise CannotServe(str(reason)) from None


def check_schedule(settings: Settings) -> None:
    """Raise `CannotServe` for a schedule of arenas that cannot be read."""
    try:
        parse_schedule(settings.arenas)
    except BadSchedule as reason:
        raise CannotServe(f"INKLAND_ARENAS cannot be read. {reason}") from None


def _on_or_off(is_on: bool) -> str:
    return "on" if is_on else "off"
