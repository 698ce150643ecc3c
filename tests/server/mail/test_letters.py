"""Mails in five languages; nothing that players choose becomes a header, markup or a link."""

import re
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Final

import pytest

from inkland.server.configuration.settings import Settings
from inkland.server.errors import BadMailAddress
from inkland.server.mail.checks import checked_address
from inkland.server.mail.letters import Letter, LetterWriter, one_line
from inkland.speech import LANGUAGES
from rows import each_row
from support.smtp_server import links_of, text_of

URL: Final = "https://map.example:8443"
WRITER: Final = LetterWriter(
    Settings(public_url=URL, smtp_url="smtp://localhost", mail_from="Inkland <post@map.example>")
)
KINDS: Final = ("confirmation", "new-password", "address-changed", "password-changed")
ADA: Final = "ada@example.org"


def read(mail: EmailMessage) -> EmailMessage:
    """The mail as a mail program reads it."""
    found = message_from_bytes(mail.as_bytes(), policy=policy.SMTP)
    assert isinstance(found, EmailMessage)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_mail_is_whole_in_every_language(kind: str, language: str) -> None:
    path = f"/mail#{'t' * 43}" if kind in KINDS[:2] else ""
    login = "Ada L." if kind == "new-password" else ""
    letter = WRITER.account_letter(kind, "an order", language, path, login)
    mail = read(WRITER.message(letter, ADA))
    assert mail["To"] == ADA and mail["Auto-Submitted"] == "auto-generated"
    assert mail["Content-Language"] == language
    assert "map.example" in mail["Subject"] and "\n" not in mail["Subject"]
    html, plain = text_of(mail, "html"), text_of(mail)
    assert f'<html lang="{language}">' in html
    assert login in plain and login in html
    assert links_of(mail) == ([URL + path] if path else [])
    assert re.findall(r'href="([^"]*)"', html) == links_of(mail)
    assert all(text in plain for text in letter.paragraphs)
    english = WRITER.account_letter(kind, "an order", "en", path, login)
    assert language == "en" or not set(letter.paragraphs) & set(english.paragraphs)
    assert mail["List-Unsubscribe"] is None  # nobody can do without these mails


def test_a_mail_that_is_sent_again_is_known_by_its_id() -> None:
    first, again, other = (
        WRITER.message(WRITER.account_letter("confirmation", order, "en", path), ADA)
        for order, path in (("one", "/a#1"), ("one", "/a#2"), ("other", "/a#1"))
    )
    assert first["Message-ID"] == again["Message-ID"] != other["Message-ID"]
    assert re.fullmatch(r"<[0-9a-f]{40}@map\.example>", first["Message-ID"])


HOSTILE: Final = (
    "Ada\r\nBcc: victim@example.org",
    "Ada\nSubject: You have won",
    "Ada\r\n\r\n<script>alert(1)</script>",
    "</title><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "=?utf-8?q?=0ABcc:_victim@example.org?=",
    "Ada\x00\x1b[31m\u202egnp.exe",
    "Ada\u2028Bcc: victim@example.org\u2029",
    "Ada\x85Bcc: victim@example.org",
    "{ $site } \ud800",
    "x" * 5000,
)


@each_row("text", HOSTILE)
def test_what_players_write_is_text_only(text: str) -> None:
    letter = Letter("an order", "cs", text, (text, "A sentence."), "Open", "/t/1", text, "k" * 43)
    mail = WRITER.message(letter, ADA)
    found = read(mail)
    assert sorted(found.keys()) == sorted(
        read(WRITER.message(letter._replace(subject="A", paragraphs=(), reason=""), ADA)).keys()
    )
    assert found["Bcc"] is None and found["To"] == ADA
    raw = mail.as_bytes()
    assert b"\nBcc:" not in raw and b"\rBcc:" not in raw
    assert len(one_line(found["Subject"])) <= 200
    html = text_of(found, "html")
    assert not re.search(r"<(script|img)", html)
    assert set(re.findall(r"<(/?\w+)", html)) <= {
        "html", "/html", "meta", "title", "/title", "body", "/body", "p", "/p", "a", "/a",
    }  # fmt: skip
    assert re.findall(r'href="([^"]*)"', html) == [
        f"{URL}/t/1", f"{URL}/mail/unsubscribe#{'k' * 43}",
    ]  # fmt: skip
    assert not re.search(r"[\x00\x1b\u202e]", html + text_of(found) + found["Subject"])


def test_one_click_unsubscribes() -> None:
    letter = Letter("1", "en", "A title", ("A card.",), "Open", "/t/1", "Why", "k" * 43)
    mail = read(WRITER.message(letter, ADA))
    link = f"<{URL}/api/mail/unsubscribe?token={'k' * 43}>"
    assert mail["List-Unsubscribe"] == link
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (" Ada@Example.ORG ", "Ada@example.org"),
        ("ada+maps@example.org", "ada+maps@example.org"),
        ("a@пошта.укр", "a@xn--80a1acn3a.xn--j1amh"),
        ("a.b-c_d@a-b.example", "a.b-c_d@a-b.example"),
    ],
)
def test_addresses(typed: str, expected: str) -> None:
    assert checked_address(typed) == expected


@each_row(
    "typed",
    [
        "ada", "@example.org", "ada@", "ada@org", "a b@example.org", "ada@exa mple.org",
        "ada@example.org, bob@example.org", "Ada <ada@example.org>", '"a b"@example.org',
        "ada@example.org\r\nBcc: b@example.org", "ada\n@example.org", "a..b@example.org",
        ".a@example.org", "ada@-example.org", "ada@example-.org", "ada@example..org",
        "ada@127.0.0.1", "ada@[127.0.0.1]", "ada@localhost", "пошта@example.org",
        f"{'a' * 65}@example.org", f"a@{'b' * 64}.org", f"a@{'b.' * 130}org", "a@b@c.example\x00",
        "a\x00@example.org", "a@example.org\x00", "a(b)@example.org", "a@\ud800.org", "a%b@c",
        "=?utf-8?q?=0A?=@example.org",
    ],
)  # fmt: skip
def test_what_is_no_address(typed: str) -> None:
    with pytest.raises(BadMailAddress):
        checked_address(typed)
