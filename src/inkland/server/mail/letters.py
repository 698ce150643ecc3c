"""What mails say: plain text and simple HTML, in the reader's language.

All texts come from the catalogues; names and titles are parameters of them. In HTML they are
escaped, and in a header they are one line: `EmailMessage` refuses a line break in a header.
"""

import re
from datetime import UTC, datetime
from email import policy
from email.message import EmailMessage
from email.utils import format_datetime
from hashlib import sha256
from html import escape
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from inkland.server.configuration.settings import Settings
from inkland.speech import best_language, speech

UNSUBSCRIBE_PATH: Final = "/api/mail/unsubscribe"
_SUBJECT_LENGTH: Final = 150
# Line breaks and other control characters, marks that turn the direction of text around, and lone
# surrogates, which cannot be encoded.
_UNPRINTABLE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]+")
_STYLE: Final = "font:16px/1.5 Georgia,serif;color:#2b2620;max-width:36em"
_BUTTON: Final = (
    "display:inline-block;padding:10px 18px;border-radius:6px;"
    "background:#7a3b1d;color:#ffffff;text-decoration:none"
)
_SMALL: Final = "font-size:14px;color:#5d5549"


class Letter(NamedTuple):
    """A mail before it has an address: some paragraphs, a link with its words, and a last line.

    `id` is the same whenever the same mail is sent again. With a key to unsubscribe it can be
    stopped by one click.
    """

    id: str
    language: str
    subject: str
    paragraphs: tuple[str, ...]
    button: str = ""
    path: str = ""
    reason: str = ""
    unsubscribe_key: str | None = None


class LetterWriter:
    """Makes mails of letters; all their links lead to the public URL of this site."""

    def __init__(self, settings: Settings) -> None:
        """Settings without a public URL or a sender cannot be used."""
        assert settings.public_url is not None and settings.mail_from is not None
        self.url = settings.public_url
        self.host = urlsplit(settings.public_url).hostname or ""
        self._sender = settings.mail_from

    def message(self, letter: Letter, recipient: str) -> EmailMessage:
        """Return a letter as a mail to this address."""
        message = EmailMessage(policy.SMTP)
        message["Subject"] = one_line(letter.subject)[:_SUBJECT_LENGTH]
        message["From"] = self._sender
        message["To"] = recipient
        message["Date"] = format_datetime(datetime.now(UTC))
        # The same for each try, so that a mail which arrives twice is known to be the same.
        message["Message-ID"] = f"<{sha256(letter.id.encode()).hexdigest()[:40]}@{self.host}>"
        message["Auto-Submitted"] = "auto-generated"
        if letter.unsubscribe_key is not None:
            link = f"{self.url}{UNSUBSCRIBE_PATH}?token={letter.unsubscribe_key}"
            message["List-Unsubscribe"] = f"<{link}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(self._plain(letter))
        message.add_alternative(self._html(letter), subtype="html")
        message["Content-Language"] = letter.language  # last: contents replace such headers
        return message

    def _plain(self, letter: Letter) -> str:
        blocks = [*map(_printable, letter.paragraphs)]
        if letter.path:
            blocks.append(f"{letter.button}:\n{self.url}{letter.path}")
        blocks.append(f"-- \n{_printable(letter.reason)}")
        if letter.unsubscribe_key is not None:
            words = speech(letter.language).say("mail-unsubscribe")
            blocks.append(f"{words}:\n{self._unsubscribe(letter.unsubscribe_key)}")
        return "\n\n".join(blocks) + "\n"

    def _html(self, letter: Letter) -> str:
        blocks = [f"<p>{escape(_printable(text))}</p>" for text in letter.paragraphs]
        if letter.path:
            link = escape(f"{self.url}{letter.path}")
            blocks.append(f'<p><a href="{link}" style="{_BUTTON}">{escape(letter.button)}</a></p>')
        last = escape(_printable(letter.reason))
        if letter.unsubscribe_key is not None:
            words = escape(speech(letter.language).say("mail-unsubscribe"))
            last += f' <a href="{escape(self._unsubscribe(letter.unsubscribe_key))}">{words}</a>'
        blocks.append(f'<p style="{_SMALL}">{last}</p>')
        return (
            f'<!doctype html>\n<html lang="{letter.language}">\n<meta charset="utf-8">\n'
            f"<title>{escape(one_line(letter.subject))}</title>\n"
            f'<body style="{_STYLE}">\n' + "\n".join(blocks) + "\n</body>\n</html>\n"
        )

    def _unsubscribe(self, key: str) -> str:
        """Return the page where somebody who reads the mail can stop them."""
        return f"{self.url}/mail/unsubscribe#{key}"

    def account_letter(
        self, kind: str, id: str, language: str, path: str = "", login: str = ""
    ) -> Letter:
        """Return a letter about an account: kind is a part of the names of its texts."""
        known = best_language(language)
        say = speech(known).say
        site = {"site": self.host}
        paragraphs = [say(f"mail-{kind}-body", **site)]
        if login:
            paragraphs.append(say("mail-login", login=login))
        if speech(known).has(f"mail-{kind}-otherwise"):
            paragraphs.append(say(f"mail-{kind}-otherwise"))
        return Letter(
            id,
            known,
            say(f"mail-{kind}-subject", **site),
            tuple(paragraphs),
            say(f"mail-{kind}-button") if path else "",
            path,
            say("mail-account-reason", **site),
        )


def one_line(text: str) -> str:
    """Return a text for a header: one line without control characters.

    `EmailMessage` decodes what looks like an encoded word (`=?utf-8?q?=0A?=`) when a header is set,
    and with it line breaks that it would refuse otherwise.
    """
    return " ".join(_UNPRINTABLE.sub(" ", text).replace("=?", "= ?").split())


def _printable(text: str) -> str:
    return _UNPRINTABLE.sub(" ", text).strip()
