"""The SMTP server that takes our mails, and what becomes of each of them.

Its answers name addresses, so none of them is logged: only their numbers are.
"""

import asyncio
import logging
import re
import ssl
from email.message import EmailMessage
from email.utils import parseaddr
from enum import Enum
from typing import Final, NamedTuple, Self
from urllib.parse import unquote, urlsplit

import aiosmtplib
from aiosmtplib import (
    SMTPDataError,
    SMTPException,
    SMTPRecipientRefused,
    SMTPRecipientsRefused,
    SMTPResponseException,
)

from inkland.server.configuration.settings import Settings, is_loopback
from inkland.server.process import metrics

COMMAND_SECONDS: Final = 10.0
DELIVERY_SECONDS: Final = 18.0
CONCURRENT: Final = 8  # connections of one process
_PORTS: Final = {"smtp": 25, "starttls": 587, "smtps": 465}
# RFC 3463: 5.1 is about the address, 5.2 about the mailbox. All others are about us or the message.
_ENHANCED: Final = re.compile(r"\s*5\.(\d{1,3})\.(\d{1,3})")
_ADDRESS_CODES: Final = (550, 551, 553)

log = logging.getLogger(__name__)


class Delivery(Enum):
    """What has become of a mail.

    After `LATER` it may be sent again. `ADDRESS_REFUSED` is about all mails to this address,
    `MESSAGE_REFUSED` about this one only.
    """

    SENT = "sent"
    LATER = "later"
    ADDRESS_REFUSED = "address_refused"
    MESSAGE_REFUSED = "message_refused"


class SmtpServer(NamedTuple):
    """Where mails are handed in, from `smtp://`, `starttls://` or `smtps://` and a host."""

    scheme: str
    host: str
    port: int
    user: str | None
    password: str | None

    @classmethod
    def from_url(cls, url: str) -> Self:
        """Read a URL; raises `ValueError` with a sentence that does not repeat it."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise ValueError("INKLAND_SMTP_URL cannot be read.") from None
        if parts.scheme not in _PORTS or not parts.hostname:
            raise ValueError("INKLAND_SMTP_URL begins with smtp://, starttls:// or smtps://.")
        if parts.password and parts.scheme == "smtp" and not is_loopback(parts.hostname):
            raise ValueError(
                "INKLAND_SMTP_URL would send its password in the clear: use starttls:// or smtps://"
            )
        return cls(
            parts.scheme,
            parts.hostname,
            port or _PORTS[parts.scheme],
            unquote(parts.username) if parts.username else None,
            unquote(parts.password) if parts.password else None,
        )


def envelope_sender(mail_from: str) -> str:
    """Return the address in `INKLAND_MAIL_FROM`; raises `ValueError` with a sentence."""
    _name, address = parseaddr(mail_from)
    if not re.fullmatch(r"[\x21-\x7e]+@[\x21-\x7e]+", address) or not mail_from.isprintable():
        raise ValueError("INKLAND_MAIL_FROM is an address, such as: Inkland <post@inkland.example>")
    return address


class MailRelay:
    """Hands mails to an SMTP server, each over a connection of its own."""

    def __init__(self, url: str, mail_from: str, tls_context: ssl.SSLContext | None = None) -> None:
        """Raises `ValueError` if one of them cannot be used."""
        self._server = SmtpServer.from_url(url)
        self._sender = envelope_sender(mail_from)
        self._tls_context = tls_context
        self._slots = asyncio.Semaphore(CONCURRENT)

    @classmethod
    def of(cls, settings: Settings) -> Self | None:
        """Return the relay of these settings; None if they send no mail. Raises `ValueError`."""
        if settings.smtp_url is None or settings.mail_from is None or not settings.has_mail:
            return None
        return cls(settings.smtp_url, settings.mail_from)

    async def deliver(self, message: EmailMessage, recipient: str) -> Delivery:
        """Hand in a mail for one recipient."""
        async with self._slots:
            delivery = await self._deliver(message, recipient)
        metrics.mails.labels(delivery.value).inc()
        return delivery

    async def _deliver(self, message: EmailMessage, recipient: str) -> Delivery:
        server = self._server
        try:
            async with asyncio.timeout(DELIVERY_SECONDS):
                await aiosmtplib.send(
                    message,
                    sender=self._sender,
                    recipients=[recipient],
                    hostname=server.host,
                    port=server.port,
                    username=server.user,
                    password=server.password,
                    use_tls=server.scheme == "smtps",
                    start_tls=server.scheme == "starttls",
                    tls_context=self._tls_context,
                    timeout=COMMAND_SECONDS,
                )
        except SMTPRecipientsRefused as refusal:
            return _of_recipient(refusal.recipients[0])
        except SMTPResponseException as refusal:
            # A sender or a login that is refused is ours to put right: such mails are kept.
            is_final = isinstance(refusal, SMTPDataError) and refusal.code >= 500
            log.warning("a mail was not taken", extra={"code": refusal.code})
            return Delivery.MESSAGE_REFUSED if is_final else Delivery.LATER
        except (SMTPException, OSError, TimeoutError) as failure:
            log.warning("the SMTP server is not there", extra={"failure": type(failure).__name__})
            return Delivery.LATER
        return Delivery.SENT


def _of_recipient(refusal: SMTPRecipientRefused) -> Delivery:
    """Tell an address that does not work from one that is busy, and from a server that bars us."""
    log.warning("a mail was not taken for its recipient", extra={"code": refusal.code})
    if refusal.code < 500:
        return Delivery.LATER
    if enhanced := _ENHANCED.match(refusal.message):
        is_about_address = enhanced[1] in ("1", "2") and enhanced[0].strip() != "5.2.2"
    else:
        is_about_address = refusal.code in _ADDRESS_CODES
    return Delivery.ADDRESS_REFUSED if is_about_address else Delivery.MESSAGE_REFUSED
