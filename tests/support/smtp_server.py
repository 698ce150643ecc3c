"""A real SMTP server for tests: it keeps what it gets, and refuses what it is told to refuse."""

import logging
import re
import socket
import ssl
import threading
import time
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, Final

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope, LoginPassword, Session

_LINK: Final = re.compile(r"https?://\S+")
# It is the other side: what it logs is no log of ours.
logging.getLogger("mail.log").disabled = True


class SmtpServer:
    """An SMTP server on a port of this machine that can go away and come back.

    `refusals` has an answer for each recipient that is refused, `data_answer` the one to all mails.
    With a password it asks for a login; with `tls_context` it speaks TLS from the beginning, or
    after STARTTLS with `has_starttls`.
    """

    def __init__(
        self,
        password: str | None = None,
        tls_context: ssl.SSLContext | None = None,
        *,
        has_starttls: bool = False,
    ) -> None:
        self.mails: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.refusals: dict[str, str] = {}
        self.data_answer = "250 Taken"
        self._password = password
        self._tls_context = tls_context
        self._has_starttls = has_starttls
        self._lock = threading.Lock()
        self._controller: Controller | None = None
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = int(free.getsockname()[1])

    @property
    def url(self) -> str:
        """The address for `INKLAND_SMTP_URL`."""
        return f"smtp://127.0.0.1:{self.port}"

    def __enter__(self) -> "SmtpServer":
        self.start()
        return self

    def __exit__(self, *_failure: object) -> None:
        self.stop()

    def start(self) -> None:
        """Take mails from now on."""
        secure: dict[str, Any] = {}
        if self._tls_context is not None:
            secure = {"tls_context" if self._has_starttls else "ssl_context": self._tls_context}
        if self._password is not None:
            secure |= {"authenticator": self._authenticate, "auth_required": True}
            secure |= {"auth_require_tls": self._tls_context is not None and self._has_starttls}
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port, **secure)
        self._controller.start()

    def stop(self) -> None:
        """Refuse connections from now on."""
        if self._controller is not None:
            self._controller.stop()
            self._controller = None

    def _authenticate(
        self, _server: object, _session: object, _envelope: object, _how: str, login: Any
    ) -> AuthResult:
        is_right = (
            isinstance(login, LoginPassword) and login.password == (self._password or "").encode()
        )
        return AuthResult(success=is_right, handled=is_right)

    async def handle_RCPT(  # noqa: N802  # aiosmtpd calls it so
        self, _server: object, _session: Session, envelope: Envelope, address: str, _options: Any
    ) -> str:
        """Take or refuse a recipient."""
        if refusal := self.refusals.get(address):
            return refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802
        self, _server: object, _session: Session, envelope: Envelope
    ) -> str:
        """Keep a mail."""
        if self.data_answer.startswith("2"):
            content = envelope.content
            assert isinstance(content, bytes)
            found = message_from_bytes(content, policy=policy.SMTP)
            assert isinstance(found, EmailMessage)
            with self._lock:
                self.mails.append(found)
                self.recipients += envelope.rcpt_tos
        return self.data_answer

    def wait(self, number: int, seconds: float = 240.0) -> EmailMessage:
        """Wait until so many mails have come; return the last of these."""
        self.wait_until(lambda: len(self.mails) >= number, seconds)
        return self.mails[number - 1]

    def wait_until(self, is_true: Callable[[], bool], seconds: float = 240.0) -> None:
        """Wait for something that a worker does."""
        end = time.monotonic() + seconds
        while not is_true():
            assert time.monotonic() < end, "it never came"
            time.sleep(0.01)


def text_of(mail: EmailMessage, kind: str = "plain") -> str:
    """The plain text of a mail, or its HTML."""
    part = mail.get_body((kind,))
    assert part is not None
    return str(part.get_content())


def links_of(mail: EmailMessage) -> list[str]:
    """All links in the plain text of a mail."""
    return _LINK.findall(text_of(mail))


def token_of(mail: EmailMessage) -> str:
    """The token of the first link in a mail."""
    return links_of(mail)[0].partition("#")[2]
