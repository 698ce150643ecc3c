"""The relay tells what an SMTP server answers, over plain lines and TLS, and never logs it."""

import asyncio
import logging
import socket
import ssl
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path
from typing import Final

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from inkland.server.configuration.settings import Settings
from inkland.server.mail import relay as relays
from inkland.server.mail.relay import Delivery, MailRelay, SmtpServer, envelope_sender
from inkland.server.serve import serve
from inkland.server.startup_checks import CannotServe
from support import smtp_server

FROM: Final = "Inkland <post@map.example>"
ADA: Final = "ada@example.org"
PASSWORD: Final = "secret/of:the@relay"
QUOTED: Final = "secret%2Fof%3Athe%40relay"


@pytest.fixture
def server() -> Iterator[smtp_server.SmtpServer]:
    """A running SMTP server."""
    with smtp_server.SmtpServer() as running:
        yield running


def a_mail() -> EmailMessage:
    """Some mail."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = FROM, ADA, "A map"
    mail.set_content("Nothing.\n")
    return mail


def deliver(relay: MailRelay) -> Delivery:
    """Hand in a mail to Ada."""
    return asyncio.run(relay.deliver(a_mail(), ADA))


def test_a_mail_is_handed_in(server: smtp_server.SmtpServer) -> None:
    assert deliver(MailRelay(server.url, FROM)) == Delivery.SENT
    assert server.recipients == [ADA]


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("450 4.2.1 Come later", Delivery.LATER),
        ("452 Too many", Delivery.LATER),
        ("550 5.1.1 Nobody here", Delivery.ADDRESS_REFUSED),
        ("550 Nobody here", Delivery.ADDRESS_REFUSED),
        ("550 5.2.1 Mailbox is closed", Delivery.ADDRESS_REFUSED),
        ("552 5.2.2 Mailbox is full", Delivery.MESSAGE_REFUSED),
        ("550 5.7.1 We do not like you", Delivery.MESSAGE_REFUSED),
        ("554 5.7.1 Relay access denied", Delivery.MESSAGE_REFUSED),
        ("554 No", Delivery.MESSAGE_REFUSED),
    ],
)
def test_a_refused_recipient(
    server: smtp_server.SmtpServer,
    answer: str,
    expected: Delivery,
    caplog: pytest.LogCaptureFixture,
) -> None:
    server.refusals[ADA] = f"{answer} <{ADA}>"
    with caplog.at_level(logging.INFO):
        assert deliver(MailRelay(server.url, FROM)) == expected
    assert server.mails == []
    assert caplog.records and ADA not in caplog.text and "example.org" not in caplog.text


@pytest.mark.parametrize(
    ("answer", "expected"),
    [("451 4.3.0 Later", Delivery.LATER), ("554 5.6.0 Not this", Delivery.MESSAGE_REFUSED)],
)
def test_a_refused_message(server: smtp_server.SmtpServer, answer: str, expected: Delivery) -> None:
    server.data_answer = answer
    assert deliver(MailRelay(server.url, FROM)) == expected


def test_a_server_that_is_away_or_silent_is_tried_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(relays, "COMMAND_SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        assert deliver(MailRelay(f"smtp://127.0.0.1:{port}", FROM)) == Delivery.LATER
    assert deliver(MailRelay(f"smtp://127.0.0.1:{port}", FROM)) == Delivery.LATER


def test_a_login_is_sent_and_a_wrong_one_kept_for_later(caplog: pytest.LogCaptureFixture) -> None:
    with smtp_server.SmtpServer(PASSWORD) as server, caplog.at_level(logging.DEBUG):
        right = f"smtp://ada:{QUOTED}@127.0.0.1:{server.port}"
        assert deliver(MailRelay(right, FROM)) == Delivery.SENT
        assert deliver(MailRelay(right.replace("secret", "wrong"), FROM)) == Delivery.LATER
    assert "secret" not in caplog.text and "wrong%2F" not in caplog.text


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate of 127.0.0.1 with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    names = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), 1)
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(hours=1))
        .add_extension(names, critical=False)
        .sign(key, hashes.SHA256())
    )
    file = tmp_path_factory.mktemp("tls") / "server.pem"
    file.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        + made.public_bytes(serialization.Encoding.PEM)
    )
    return file


@pytest.mark.parametrize("scheme", ["starttls", "smtps"])
def test_tls_is_checked(certificate: Path, scheme: str) -> None:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate)
    has_starttls = scheme == "starttls"
    password = PASSWORD if has_starttls else None
    with smtp_server.SmtpServer(password, context, has_starttls=has_starttls) as server:
        login = f"ada:{QUOTED}@" if has_starttls else ""
        url = f"{scheme}://{login}127.0.0.1:{server.port}"
        trusting = ssl.create_default_context(cafile=str(certificate))
        assert deliver(MailRelay(url, FROM, trusting)) == Delivery.SENT
        assert deliver(MailRelay(url, FROM)) == Delivery.LATER  # nobody vouches for it


def test_no_mail_goes_without_tls_where_it_is_asked_for(server: smtp_server.SmtpServer) -> None:
    assert deliver(MailRelay(f"starttls://127.0.0.1:{server.port}", FROM)) == Delivery.LATER
    assert server.mails == []


@pytest.mark.parametrize(
    "url",
    [
        f"http://ada:{QUOTED}@mail.example",
        f"smtp://ada:{QUOTED}@mail.example",
        f"smtp://ada:{QUOTED}@mail.example:many",
        "smtp://",
        QUOTED,
    ],
)
def test_an_address_of_no_use_is_refused_without_repeating_it(url: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="INKLAND_SMTP_URL") as refusal:
        SmtpServer.from_url(url)
    assert "secret" not in str(refusal.value)
    settings = Settings(
        data=tmp_path, smtp_url=url, mail_from=FROM, public_url="https://map.example"
    )
    with pytest.raises(CannotServe, match="INKLAND_SMTP_URL"):
        serve(settings)


def test_ports_and_logins_of_an_address() -> None:
    assert SmtpServer.from_url("smtp://localhost").port == 25
    assert SmtpServer.from_url("smtps://mail.example")[2:] == (465, None, None)
    found = SmtpServer.from_url(f"starttls://ada%40b:{QUOTED}@mail.example")
    assert found[2:] == (587, "ada@b", PASSWORD)


@pytest.mark.parametrize(
    "sender", ["", "Inkland", "Inkland <>", "a@b\r\nBcc: c@d.example", "Inkland <пошта@b.example>"]
)
def test_a_sender_of_no_use_is_refused(sender: str) -> None:
    with pytest.raises(ValueError, match="INKLAND_MAIL_FROM"):
        envelope_sender(sender)
    assert envelope_sender(FROM) == "post@map.example"
