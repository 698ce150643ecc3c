"""Notices by mail."""

from inkland.server.features.notices.queries import Address, Notice, Way
from inkland.server.features.notices.sender import SendOutcome
from inkland.server.features.notices.texts import path_of, text_of
from inkland.server.features.notices.timing import AT_ONCE
from inkland.server.features.recovery.mail_queries import MailQueries
from inkland.server.mail.letters import Letter, LetterWriter
from inkland.server.mail.relay import Delivery, MailRelay
from inkland.speech import speech
from inkland.table.rate_limits import TokenBucket


class MailSender:
    """Sends notices to the confirmed addresses of accounts; see `NoticeSender`.

    At most `per_hour` of them, and a tenth of that at once; those beyond wait. With 0 there is no
    limit.
    """

    way: Way = "mail"
    is_limited = True

    def __init__(
        self, mails: MailQueries, writer: LetterWriter, relay: MailRelay, per_hour: int = 0
    ) -> None:
        self._mails = mails
        self._writer = writer
        self._relay = relay
        self._allowance = TokenBucket(per_hour / 3600, max(1, per_hour / 10)) if per_hour else None

    async def send(self, notice: Notice, way: Address) -> SendOutcome:
        """Send a notice, if the account still has this address."""
        if notice.kind in AT_ONCE:
            return "sent"  # with the change itself, whatever the reader wants to be told by mail
        found = await self._mails.address_of(way.account)
        if found is None or found.address != way.target or not found.is_subscribed:
            return "gone"
        if self._allowance is not None and not self._allowance.take():
            return "try_later"
        message = self._writer.message(self._letter(notice, found.unsubscribe_key), way.target)
        match await self._relay.deliver(message, way.target):
            case Delivery.LATER:
                return "try_later"
            case Delivery.ADDRESS_REFUSED:
                await self._mails.mark_failed(way.account, way.target)
                return "gone"
            case _:  # a message that is refused once is refused again
                return "sent"

    async def forget(self, way: Address) -> None:
        """Do nothing: an address that was refused is marked when it is, and stays its owner's."""

    async def close(self) -> None:
        """Do nothing: each mail has a connection of its own."""

    def _letter(self, notice: Notice, unsubscribe_key: str) -> Letter:
        say, text = speech(notice.language).say, text_of(notice)
        return Letter(
            f"notice {notice.key}",
            notice.language,
            text.title,
            (text.body,),
            say("mail-moderated-button" if notice.kind == "moderated" else "mail-notice-button"),
            path_of(notice),
            say("mail-notice-reason", site=self._writer.host),
            unsubscribe_key,
        )
