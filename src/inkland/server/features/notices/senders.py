"""The ways to send notices that this process has: the place where a further way joins."""

import logging
from typing import Final

from inkland.server.configuration.settings import Settings
from inkland.server.features.notices.mail_sender import MailSender
from inkland.server.features.notices.push.encryption import SenderKey
from inkland.server.features.notices.push.sender import PushSender
from inkland.server.features.notices.queries import NoticeQueries
from inkland.server.features.notices.sender import NoticeSender
from inkland.server.features.recovery.mail_queries import MailQueries
from inkland.server.mail.letters import LetterWriter
from inkland.server.mail.relay import MailRelay
from inkland.server.tables.storage import PostgresStorage

KEY_FILE: Final = "push.key"
_NO_CONTACT: Final = (
    "https://inkland.invalid"  # a site without a public URL has no browsers to push
)

log = logging.getLogger(__name__)


def load_push_key(settings: Settings) -> SenderKey | None:
    """Return the key for push messages; None if this site sends none.

    It is a setting. A server that is one process keeps one in its data folder, made at its first
    start; several processes must share one, so they need the setting.
    """
    if not settings.notices:
        return None
    try:
        if settings.push_key is not None:
            return SenderKey.parse(settings.push_key)
        if settings.role == "all" and settings.data.is_dir():
            return SenderKey.load_or_make(settings.data / KEY_FILE)
    except (OSError, ValueError) as failure:
        log.error("no push messages, since their key cannot be read: %s", type(failure).__name__)
    return None


def senders(
    settings: Settings,
    storage: PostgresStorage,
    push_key: SenderKey | None,
    relay: MailRelay | None = None,
) -> list[NoticeSender]:
    """Return a sender for each way that is set up."""
    if not settings.notices:
        return []
    found: list[NoticeSender] = []
    if push_key is not None:
        contact = settings.public_url or _NO_CONTACT
        found.append(
            PushSender(NoticeQueries(storage.database), push_key, contact, settings.push_hosts)
        )
    if relay is not None:
        writer = LetterWriter(settings)
        found.append(
            MailSender(MailQueries(storage.database), writer, relay, settings.mails_per_hour)
        )
    return found
